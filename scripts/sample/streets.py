# SPDX-License-Identifier: Apache-2.0
"""The streets of the town: a grid round Main Street, with its bends, loops and oddities."""

from .geometry import arc, curve, ring

OYSTER_CREEK_DRIVE = curve([(700, 0), (700, -200), (760, -350), (860, -480), (900, -650),
                            (860, -800), (740, -900), (560, -940)])
CIRCLE_WAY = arc((-900, 300), 100, 0, 360, 18)
WINDING_WAY = curve([(-800, -100), (-880, -60), (-960, -140), (-1040, -80), (-1120, -150), (-1190, -120)])
SHORE_ROAD = curve([(-1300, -900), (-1000, -1000), (-700, -1050), (-400, -1050), (-100, -1060),
                    (200, -1000), (560, -940)])
MIRA_STREET = "улица Мира"
QUOTED = 'Aleja "Solidarności" \\ x'


def draw(town):
    town.chapter(1)
    main_street(town)
    grid(town)
    one_way_pair(town)
    lakeview_boulevard(town)
    bends_and_courts(town)
    roundabouts(town)
    odd_streets(town)
    signs(town)


def main_street(town):
    """East and west through the town; drawn westward between That Way and This Way."""
    def piece(start, end, **tags):
        town.street("Main Street", [(start, 0), (end, 0)], "secondary", ref="FM 2004",
                    old_name="Farm Road 2004", **{"maxspeed": "35 mph", "lanes": 2, **tags})

    piece(-1275, -800)
    piece(-400, -800, turn__lanes__backward="through|through;right", lanes=3, lanes__backward=2)
    piece(-400, 0, sidewalk__both="separate", foot="use_sidepath")
    piece(0, 300)
    piece(300, 400, lanes=4, lanes__forward=3, turn__lanes__forward="left|through|right")
    piece(400, 500, lanes=4, lanes__backward=3, turn__lanes__backward="left|through|right")
    piece(500, 580)
    piece(580, 620, lanes=4)
    piece(620, 700, maxspeed="35mph")
    piece(700, 930)
    piece(930, 970, bridge="yes", layer=1, bridge__name="Oyster Creek Bridge", maxweight="15")
    piece(970, 1000)
    town.note("Streets", "Main Street, FM 2004", ("node", town.node(0, 0)), "middle of the grid, at Central Street")
    town.note("Streets", "Main Street, sidewalks mapped apart",
              ("way", town.piece("Main Street", (-400, 0), (0, 0))), "foot=use_sidepath")


def grid(town):
    """Every 400 m a through street each way, named and numbered as an American town does."""
    town.street("That Way", [(-800, y) for y in (-600, -400, -200, -100, 0, 200, 300, 400, 600, 700)], "tertiary",
                cuts=[(-800, -200), (-800, 0), (-800, 200)], maxspeed="30 mph")
    town.street("This Way", [(-400, y) for y in (-700, -600, -400, -200, 0, 200, 400, 600, 680, 1060)], "tertiary",
                cuts=[(-400, -200), (-400, 0), (-400, 200), (-400, 400)], maxspeed="30 mph",
                alt_name="First Way;Old This Way")
    town.street("Any Way", [(400, y) for y in (-600, -400, -200, 0, 200, 450, 600, 700)], "tertiary",
                cuts=[(400, -200), (400, 0), (400, 200), (400, 450)], maxspeed="30 mph")
    town.street("Central Street", [(0, y) for y in (-600, -400, -200, 0)], cuts=[(0, -200)], maxspeed="25 mph")
    town.street("Churchill Road", [(0, y) for y in (200, 400, 600, 680, 770)], maxspeed="25 mph",
                official_name="Sir Winston Churchill Road", short_name="Churchill Rd", loc_name="Station Walk")
    town.street("Saint Patrick Street", [(-800, 200), (-400, 200), (0, 200), (400, 200)],
                cuts=[(-400, 200), (0, 200)], maxspeed="25 mph")
    town.street("St Marks Place", [(-800, -200), (-400, -200), (0, -200), (400, -200)],
                cuts=[(-400, -200), (0, -200)], maxspeed="30 mph",
                maxspeed__conditional="15 mph @ (Mo-Fr 07:00-16:00)")
    town.street("Straße des Friedens", [(-800, 400), (-400, 400), (0, 400)], cuts=[(-400, 400)],
                maxspeed="50 km/h", name__en="Peace Road", name__de="Straße des Friedens")
    town.street(MIRA_STREET, [(-800, -400), (-400, -400), (0, -400), (400, -400)], cuts=[(-400, -400)],
                maxspeed="RU:urban", name__ru=MIRA_STREET, name__en="Mira Street", name__zh="和平街")
    town.street(QUOTED, [(-800, -600), (-400, -600), (0, -600), (400, -600)],
                cuts=[(-400, -600)], maxspeed="50", name__en="Solidarity Avenue")
    town.note("Streets", QUOTED.replace("\\", "\\\\"), ("way", town.piece(QUOTED, (-800, -600), (-400, -600))),
              "quotes and a backslash in the name")
    town.note("Streets", MIRA_STREET, ("way", town.piece(MIRA_STREET, (-400, -400), (400, -400))),
              "name:en Mira Street, name:zh 和平街; maxspeed=RU:urban")


def one_way_pair(town):
    town.street("First Street", [(-800, 600), (-400, 600), (0, 600), (400, 600)], oneway="yes", maxspeed="25 mph")
    town.street("Second Street", [(-800, 680), (-400, 680), (0, 680), (400, 680)], oneway="-1",
                oneway__bicycle="no")
    town.note("Streets", "First Street, oneway=yes eastward", ("way", town.piece("First Street", (0, 600))),
              "one-way pair with Second Street")
    town.note("Streets", "Second Street, oneway=-1, so westward", ("way", town.piece("Second Street", (0, 680))),
              "drawn eastward")


def lakeview_boulevard(town):
    """Two carriageways 40 m apart, joined by a crossing of the median at Garden Street."""
    name, tags = "Lakeview Boulevard", {"oneway": "yes", "lanes": 2, "maxspeed": "45 mph"}
    for x, ys in ((580, (900, 840, 760, 450, 0)), (620, (0, 450, 760, 840, 900))):
        for start, end in zip(ys, ys[1:]):
            over_rail = {"bridge": "yes", "layer": 1} if {start, end} == {760, 840} else {}
            town.street(name, [(x, start), (x, end)], "primary", **tags, **over_rail)
    town.street(name, [(600, 950), (580, 900)], "primary", **tags)
    town.street(name, [(620, 900), (600, 950)], "primary", **tags)
    town.street(name, [(600, 950), (600, 1050), (600, 1200), (600, 1500)], "primary", maxspeed="45 mph")
    median = town.way([(580, 450), (600, 450), (620, 450)], highway="secondary_link")
    town.way([(600, 450), (600, 415)], highway="service")
    town.street("Garden Street", [(400, 450), (580, 450)])
    town.street("Garden Street", [(620, 450), (900, 450)])
    town.node(900, 450, highway="turning_circle")
    town.note("Streets", "Lakeview Boulevard, southbound carriageway",
              ("way", town.piece(name, (580, 760), (580, 450))), "northbound runs 40 m east of it")
    town.note("Streets", "Median crossing of Lakeview Boulevard", ("way", median),
              "via way of a U-turn ban; a service road joins in its middle")


def bends_and_courts(town):
    town.street("Oyster Creek Drive", OYSTER_CREEK_DRIVE, "tertiary", maxspeed="30 mph", surface="asphalt")
    circle = town.street("Circle Way", CIRCLE_WAY, maxspeed="20 mph")[0]
    town.street("Winding Way", WINDING_WAY, maxspeed="30 mph", maxspeed__advisory="15 mph")
    town.node(*WINDING_WAY[-1], highway="turning_circle")
    town.street("Pelican Court", curve([(700, -200), (640, -190), (560, -220)]), maxspeed="0")
    town.node(560, -220, highway="turning_circle")
    town.street("Heron Court", curve([(860, -480), (800, -500), (720, -560)]), maxspeed="US:zone30")
    town.node(720, -560, highway="turning_loop")
    town.street("Dogwood Lane", curve([(400, -600), (460, -760), (560, -940)]), maxspeed="25 mph")
    town.street("Shore Road", SHORE_ROAD, "tertiary", maxspeed="40 mph")
    town.street("Ferry Road", [(-400, -700), (-400, -1050), (-400, -1290)], "tertiary", maxspeed="30 mph")
    town.note("Streets", "Circle Way", ("way", circle), "leaves That Way and meets itself in one node")
    town.note("Streets", "Oyster Creek Drive", ("way", town.piece("Oyster Creek Drive", (700, 0))),
              "from Main Street south along the creek")


def roundabouts(town):
    """West of Main Street; right-hand traffic, so the ring is drawn counter-clockwise."""
    circle = ring((-1300, 0), 25, 16)
    way = town.way(circle, highway="secondary", junction="roundabout")
    town.street("Plantation Drive", [(-1300, 25), (-1300, 300), (-1300, 780), (-1300, 1100)], "tertiary",
                maxspeed__forward="45 mph", maxspeed__backward="35 mph", maxspeed__hgv="30 mph")
    town.street("Plantation Drive", [(-1300, -25), (-1300, -400), (-1300, -900)], "tertiary", maxspeed="35 mph")
    rotary = town.way(ring((-400, 1100), 40, 16), highway="tertiary", junction="circular", oneway="yes",
                      name="Heritage Circle")
    ridge = {"kind": "tertiary", "maxspeed": "40 mph", "name__left": "Ridge Road", "name__right": "Valley Road"}
    town.street("Ridge Road", [(-1300, 1100), (-1000, 1100)], **ridge)
    tunnel = town.street("Ridge Road", [(-1000, 1100), (-600, 1100)], tunnel="yes", layer=-1,
                         tunnel__name="Hill Tunnel", **ridge)[0]
    town.street("Ridge Road", [(-600, 1100), (-440, 1100)], **ridge)
    town.street("Ridge Road", curve([(-360, 1100), (0, 1130), (600, 1200)]), **ridge)
    town.street("Hilltop Drive", curve([(-400, 1140), (-380, 1280), (-430, 1420), (-400, 1550)]), maxspeed="40;50")
    town.node(-400, 1550, highway="turning_circle")
    town.node(-400, 400, highway="mini_roundabout", direction="anticlockwise")
    town.note("Streets", "Roundabout without a oneway tag, four arms", ("way", way),
              "Main Street east, Plantation Drive north and south, West Road west")
    town.note("Streets", "Heritage Circle, a rotary with a name", ("way", rotary),
              "Ridge Road, This Way, Hilltop Drive")
    town.note("Streets", "Mini-roundabout", ("node", town.node(-400, 400)), "This Way and Straße des Friedens")
    town.note("Streets", "Hill Tunnel on Ridge Road", ("way", tunnel), "layer=-1; name:right is Valley Road")


def odd_streets(town):
    """Short links between the streets of the grid, each with one rule that is easy to get wrong."""
    def link(section, what, x, south, north, kind="residential", **tags):
        way = town.way([(x, south), (x, (south + north) / 2), (x, north)], highway=kind, **tags)
        town.note(section, what, ("way", way))

    link("Access", "Kids Lane, a living street, maxspeed=walk", -600, 200, 400, "living_street", name="Kids Lane",
         maxspeed="walk")
    link("Access", "Market Lane, shut to cars at weekends", -600, 0, 200, name="Market Lane",
         motor_vehicle__conditional="no @ (Sa,Su 10:00-18:00)")
    link("Access", "Tide Lane, one-way in the morning", -600, -600, -400, name="Tide Lane",
         oneway__conditional="yes @ (Mo-Fr 06:00-10:00)", maxspeed="fast")
    link("Access", "Unnamed highway=road", -600, -400, -200, "road", noname="yes")
    link("Access", "Post Alley, bollard in its middle", -200, -200, 0, "service", service="alley",
         name="Post Alley")
    town.node(-200, -100, barrier="bollard", bicycle="yes")
    link("Access", "Future Way, under construction", 200, -200, 0, "construction", construction="residential",
         name="Future Way")
    link("Access", "Busway", 200, -400, -200, "busway", access="no", bus="yes")
    link("Access", "Tidal Way, oneway=reversible", 200, -600, -400, name="Tidal Way", oneway="reversible")
    mill = town.street("Mill Lane", [(-1300, -400), (-1050, -400), (-800, -400)], motor_vehicle="destination",
                       maxspeed="30 mph")[0]
    town.note("Access", "Mill Lane, motor_vehicle=destination", ("way", mill),
              "the tempting short cut from Plantation Drive to That Way")
    for y in (-150, -260, -340):
        town.node(0, y, traffic_calming="bump")
    town.note("Access", "Speed bump on Central Street", ("node", town.node(0, -150)))


def signs(town):
    """Signals where the through streets meet Main Street; stop and give-way by direction."""
    for x in (-800, -400, 0, 400, 580, 620):
        town.node(x, 0, highway="traffic_signals")
    for x, y, kind, direction in [(-412, 200, "stop", "forward"), (388, 200, "stop", "forward"),
                                  (-388, -200, "give_way", "backward"),
                                  (388, -200, "stop", "forward"), (*OYSTER_CREEK_DRIVE[1], "stop", "backward"),
                                  (-800, 588, "give_way", "forward")]:
        town.node(x, y, highway=kind, direction=direction)
    town.node(400, 588, highway="stop", stop="minor", direction="forward")
    town.note("Rules", "Traffic signals", ("node", town.node(400, 0)), "Main Street and Any Way")
    town.note("Rules", "Stop sign, direction=forward", ("node", town.node(388, 200)),
              "Saint Patrick Street before Any Way")
