# SPDX-License-Identifier: Apache-2.0
"""Where people walk: squares, the park, sidewalks, steps, lifts and crossings."""

from .geometry import box, curve, ring


def draw(town):
    town.chapter(4)
    churchill_square(town)
    market_place(town)
    car_park(town)
    dunn_park(town)
    sidewalks(town)
    footbridge(town)
    station(town)
    hill_path(town)


def footway(town, *points, **tags):
    return town.way(points, **{"highway": "footway", **tags})


def churchill_square(town):
    square = town.way([(-60, 40), (0, 40), (60, 40), (60, 90), (60, 140), (0, 140), (-60, 140), (-60, 90),
                       (-60, 40)],
                      highway="pedestrian", area="yes", name="Churchill Square", surface="paving_stones")
    footway(town, (0, 0), (0, 40))
    footway(town, (0, 140), (0, 200))
    footway(town, (60, 90), (80, 90))
    footway(town, (-60, 90), (-200, 100))
    town.note("Squares", "Churchill Square, a closed way", ("way", square), "entered from the middle of each side")


def market_place(town):
    """A multipolygon: the Market Hall stands in its hole, so nobody walks straight across."""
    south = town.way([(-340, 100), (-340, 40), (-270, 40), (-200, 40), (-200, 100)])
    north = town.way([(-200, 100), (-200, 160), (-270, 160), (-340, 160), (-340, 100)])
    hole = town.way(box(-295, 75, -245, 125), building="retail", name="Market Hall")
    place = town.relation([("way", south, "outer"), ("way", north, "outer"), ("way", hole, "inner")],
                          type="multipolygon", highway="pedestrian", name="Market Place", surface="sett")
    footway(town, (-270, 0), (-270, 40))
    footway(town, (-270, 160), (-270, 200))
    footway(town, (-400, 100), (-340, 100))
    town.note("Squares", "Market Place, a multipolygon with a hole", ("relation", place),
              f"the hole, way {hole}, is the Market Hall; four entrances")


def car_park(town):
    """Customers' parking east of the shopping centre: aisles off a service road from Any Way."""
    town.way(box(262, 42, 384, 150), amenity="parking", parking="surface", access="customers",
             name="Churchill Square Parking")
    town.way([(400, 100), (270, 100)], highway="service", access="customers")
    for x in (280, 310, 340, 370):
        town.way([(x, 60), (x, 100), (x, 140)], highway="service", service="parking_aisle", access="customers")
    town.way([(280, 60), (370, 60)], highway="service", service="parking_aisle", access="customers", oneway="yes")
    town.node(385, 100, barrier="height_restrictor", maxheight="2.1")
    footway(town, (240, 100), (270, 100), access="customers")
    ramp = town.way([(400, 160), (262, 160)], highway="service", service="drive-through", oneway="yes")
    town.note("Access", "Way into the customers' car park", ("node", town.node(400, 100)),
              f"access=customers; way {ramp} is a drive-through")


def dunn_park(town):
    town.way(box(20, 215, 385, 585), leisure="park", name="Dunn Park")
    town.way(ring((150, 500), (60, 35), 12), natural="water", water="pond", name="Duck Pond")
    footway(town, (200, 200), (200, 215), (200, 300), (200, 400), (260, 500), (260, 600), surface="gravel")
    footway(town, (0, 300), (100, 320), (200, 400), (300, 410), (400, 400), lit="yes")
    footway(town, *curve([(100, 320), (60, 440), (100, 560), (200, 560), (260, 500)]))
    town.node(200, 215, barrier="cycle_barrier")
    steps = town.way([(300, 410), (330, 450)], highway="steps", step_count=42, incline="up", handrail="yes")
    footway(town, (330, 450), (340, 470))
    town.way([(340, 470), (350, 540), (400, 560)], highway="path", surface="ground", trail_visibility="good")
    cycleway = town.street("Park Cycleway", [(0, 260), (130, 260), (300, 300), (400, 330)], "cycleway",
                           bicycle="designated", foot="yes")[0]
    town.way([(0, 540), (60, 440)], highway="footway", opening_hours="06:00-22:00")
    town.note("Walking", "Dunn Park, its footpaths meet here", ("node", town.node(200, 400)))
    town.note("Walking", "Steps, step_count=42", ("way", steps), "up to the viewpoint")
    town.note("Walking", "Park Cycleway, foot=yes", ("way", cycleway))


def sidewalks(town):
    """Both sides of Main Street between This Way and Central Street, with marked crossings."""
    for y, side in ((8, "left"), (-8, "right")):
        way = footway(town, (-390, y), (-200, y), (-100, y), (-10, y), footway="sidewalk",
                      is_sidepath__of__name="Main Street")
        town.note("Walking", f"Sidewalk on the {side} of Main Street", ("way", way), "footway=sidewalk")
    for x in (-390, -100, -10):
        town.node(x, 0, highway="crossing", crossing="marked")
        town.node(x, 4, barrier="kerb", kerb="lowered")
        crossing = footway(town, (x, -8), (x, 0), (x, 4), (x, 8), footway="crossing")
    footway(town, (-390, 8), (-400, 8), footway="sidewalk")
    footway(town, (-390, -8), (-400, -8), footway="sidewalk")
    footway(town, (-10, 8), (0, 8), footway="sidewalk")
    town.note("Walking", "Footway crossing of Main Street with a kerb", ("way", crossing))


def footbridge(town):
    """Over Lakeview Boulevard: a lift on the west side, steps on the east side."""
    lift = town.node(560, 250, highway="elevator", wheelchair="yes")
    footway(town, (400, 250), (560, 250))
    footway(town, (560, 250), (640, 250), bridge="yes", layer=1)
    town.way([(640, 250), (660, 250)], highway="steps", step_count=30, incline="down")
    footway(town, (660, 250), (700, 250), (700, 450))
    town.note("Walking", "Lift to the footbridge over Lakeview Boulevard", ("node", lift),
              "steps on the other side")


def station(town):
    town.way(box(-160, 783, -40, 790), railway="platform", public_transport="platform", name="Platform 1",
             foot="yes")
    footway(town, (0, 770), (-40, 783))
    escalator = town.way([(0, 680), (-20, 710)], highway="steps", conveying="forward", step_count=20)
    footway(town, (-20, 710), (-100, 783))
    town.note("Walking", "Escalator, conveying=forward", ("way", escalator),
              "from Churchill Road towards the station only")


def hill_path(town):
    """Over the hill that Hill Tunnel goes under."""
    town.way(curve([(-1050, 1100), (-920, 1180), (-800, 1150), (-680, 1170), (-550, 1100)]), highway="path",
             sac_scale="hiking", name="Hill Trail")
    town.way([(-800, 1150), (-800, 1260)], highway="path", sac_scale="demanding_alpine_hiking")
