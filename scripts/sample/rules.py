# SPDX-License-Identifier: Apache-2.0
"""Turn restrictions, one of each kind, and the bus line."""


def draw(town):
    town.chapter(5)
    by_node(town)
    by_way(town)
    town.relation([("way", id, "") for id, way in town.ways.items() if way.tags.get("name") == "Main Street"],
                  type="route", route="bus", ref="1", name="Bus 1: Plantation - Wolfe Road",
                  operator="Lake Jackson Transit")


def by_node(town):
    def ban(what, origins, via, targets, remark="", **tags):
        sources, targets = ([town.piece(*way) for way in ways] for ways in (origins, targets))
        members = [*(("way", w, "from") for w in sources), ("node", town.node(*via), "via"),
                   *(("way", w, "to") for w in targets)]
        town.note("Turn restrictions", what, ("relation", town.relation(members, type="restriction", **tags)),
                  remark)

    any_south, any_north = ("Any Way", (400, -200), (400, 0)), ("Any Way", (400, 0), (400, 200))
    main = {x: ("Main Street", (x, 0), (y, 0)) for x,
            y in [(-1275, -800), (-800, -400), (-400, 0), (0, 300), (300, 400)]}
    that_south, that_north = ("That Way", (-800, -200), (-800, 0)), ("That Way", (-800, 0), (-800, 200))
    ban("no_left_turn", [any_south], (400, 0), [main[300]], "Any Way north, Main Street west",
        restriction="no_left_turn")
    ban("only_straight_on", [main[-800]], (-400, 0), [main[-400]], "Main Street east; `from` is drawn westward",
        restriction="only_straight_on")
    ban("no_right_turn, except=bicycle;psv", [main[-400]], (0, 0), [("Central Street", (0, -200), (0, 0))],
        "Main Street east, Central Street south", restriction="no_right_turn", **{"except": "bicycle;psv"})
    ban("no_left_turn, except=motorcar", [that_south], (-800, 0), [main[-1275]], "does not bind a car",
        restriction="no_left_turn", **{"except": "motorcar"})
    ban("no_left_turn @ (Mo-Fr 07:00-09:00)", [any_north], (400, 200),
        [("Saint Patrick Street", (0, 200), (400, 200))],
        "Any Way north, Saint Patrick Street west", restriction__conditional="no_left_turn @ (Mo-Fr 07:00-09:00)")
    ban("restriction:hgv=no_straight_on", [that_south], (-800, 0), [that_north], "does not bind a car",
        restriction__hgv="no_straight_on")
    ban("no_u_turn, from = to", [main[300]], (400, 0), [main[300]], restriction="no_u_turn")
    ban("no_entry, two from", [("This Way", (-400, 0), (-400, 200)),
                               ("Saint Patrick Street", (-800, 200), (-400, 200))], (-400, 200),
        [("Saint Patrick Street", (-400, 200), (0, 200))], "Saint Patrick Street east of This Way",
        restriction="no_entry")
    ban("no_exit, two to", [("St Marks Place", (-400, -200), (0, -200))], (0, -200),
        [("Central Street", (0, -200), (0, 0)), ("Central Street", (0, -600), (0, -200))], restriction="no_exit")
    ban("no_right_turn by hour_on and hour_off", [("Any Way", (400, 200), (400, 450))], (400, 200),
        [("Saint Patrick Street", (0, 200), (400, 200))], "the old way to time a ban", restriction="no_right_turn",
        day_on="Monday", day_off="Friday", hour_on="16:00", hour_off="18:00")
    ban("restriction:foot=no_left_turn", [("Any Way", (400, -400), (400, -200))], (400, -200),
        [("St Marks Place", (0, -200), (400, -200))], "binds walkers only", restriction__foot="no_left_turn")


def by_way(town):
    def ban(what, origin, vias, target, **tags):
        members = [("way", town.piece(*origin), "from"), *(("way", w, "via") for w in vias),
                   ("way", town.piece(*target), "to")]
        town.note("Turn restrictions", what, ("relation", town.relation(members, type="restriction", **tags)))

    median = [id for id, way in town.ways.items() if way.tags.get("highway") == "secondary_link"]
    south, north = ("Lakeview Boulevard", (580, 760), (580, 450)), ("Lakeview Boulevard", (620, 450), (620, 760))
    ban("no_u_turn by way: Lakeview Boulevard over its median", south, median, north, restriction="no_u_turn")
    ban("only_left_turn by way: Garden Street west, over the median, south", ("Garden Street", (620, 450)), median,
        ("Lakeview Boulevard", (580, 450), (580, 0)), restriction="only_left_turn")
    mains = [town.piece("Main Street", (0, 0), (300, 0)), town.piece("Main Street", (300, 0), (400, 0))]
    ban("no_left_turn by two ways: Central Street, Main Street, Any Way", ("Central Street", (0, -200), (0, 0)),
        mains,
        ("Any Way", (400, 0), (400, 200)), restriction="no_left_turn")
