# SPDX-License-Identifier: Apache-2.0
"""I 280 along the east of the town, Wolfe Road across it, Infinite Loop and the roads out.

            Bandley Road ---- exit 11 ----
       Infinite Loop |  on-ramp  | |
                                 | |  I 280
     Main Street - Wolfe Road  exit 10 ---- Bayshore Tollway ---- border
                                 | |                 |
       Bayou Road - TX 288  exits 9A, 9B ------------+
"""

from .geometry import arc, curve

SOUTH, NORTH = 1785, 1815  # x of the two carriageways
LINK = {"oneway": "yes", "lanes": 1, "maxspeed": "40 mph"}


def draw(town):
    town.chapter(2)
    carriageways(town)
    wolfe_road(town)
    bandley_road_and_infinite_loop(town)
    trunk_road(town)
    roads_east(town)
    route_relations(town)


def carriageways(town):
    """Both drawn the way they are driven; bridges over the railway and over TX 288."""
    down = [2600, 1950, 1000, 840, 760, 520, -420, -800, -1160, -1240, -1300, -1650, -2800]
    up = [-2800, -1500, -1240, -1160, -850, -520, 500, 760, 840, 1100, 1950, 2600]
    for x, stops in ((SOUTH, down), (NORTH, up)):
        for start, end in zip(stops, stops[1:]):
            bridge = {"bridge": "yes", "layer": 1} if {start, end} in ({840, 760}, {-1160, -1240}) else {}
            lanes = {"turn__lanes": "through|through|through;slight_right",
                     "destination__lanes": "San Jacinto|San Jacinto|Wolfe Road"} if (start, end) == (760, 520) else {}
            speed = "signals" if (start, end) == (-850, -520) else "none" if (start,
                                                                              end) == (1950, 2600) else "65 mph"
            town.way([(x, start), (x, end)], highway="motorway", ref="I 280", oneway="yes", lanes=3,
                     maxspeed=speed, surface="concrete:lanes", **bridge, **lanes)


def ramp(town, points, **tags):
    return town.way(curve(points), highway="motorway_link", **LINK, **tags)


def exit_node(town, x, y, ref, name):
    return town.node(x, y, highway="motorway_junction", ref=ref, name=name)


def wolfe_road(town):
    """Exit 10: the southbound ramp swings into Wolfe Road westward; a spur of it turns east."""
    wolfe = {"kind": "secondary", "maxspeed": "40 mph", "lanes": 2}
    town.street("Wolfe Road", [(1000, 0), (1100, 0), (1640, 0), (1735, 0), (1760, 0)], cuts=[(1640, 0), (1735, 0)],
                **wolfe)
    town.street("Wolfe Road", [(1760, 0), (1840, 0)], bridge="yes", layer=2, **wolfe)
    town.street("Wolfe Road", [(1840, 0), (1860, 0), (2300, 0), (2500, 0), (2700, 0)], **wolfe)
    exit_node(town, SOUTH, 520, "10", "Wolfe Road")
    exit_node(town, NORTH, -520, "10", "Wolfe Road")
    off = ramp(town, [(SOUTH, 520), (1770, 400), (1755, 200), (1740, 90)], junction__ref="10",
               destination__street="Wolfe Road", destination="Lake Jackson")
    ramp(town, [(1740, 90), (1700, 30), (1640, 0)], destination__street="Wolfe Road")
    ramp(town, [(1740, 90), (1735, 45), (1735, 0)], destination="Border")
    on = ramp(town, [(1735, 0), (1755, -100), (1770, -250), (SOUTH, -420)], destination__ref="I 280 South")
    ramp(town, [(NORTH, -520), (1830, -400), (1850, -150), (1860, 0)], junction__ref="10",
         destination="Lake Jackson;Border", destination__street="Wolfe Road")
    ramp(town, [(1860, 0), (1850, 150), (1830, 320), (NORTH, 500)], destination__ref="I 280 North")
    aisle = town.way([(1100, 35), (1140, 35)], highway="service", service="parking_aisle")
    one_way = town.way([(1160, 35), (1200, 35)], highway="service", service="parking_aisle", oneway="yes")
    town.islands |= {aisle, one_way}
    town.note("Motorway", "Exit 10, southbound, to Wolfe Road", ("node", town.node(SOUTH, 520)),
              "motorway_junction ref=10")
    town.note("Motorway", "Ramp of exit 10, junction:ref=10", ("way", off),
              "destination:street=Wolfe Road; swings into Wolfe Road westward")
    town.note("Motorway", "Ramp onto I 280 South from Wolfe Road", ("way", on), "destination:ref=I 280 South")
    town.note("Snapping", "Parking aisle that touches nothing", ("way", aisle),
              "Wolfe Road is 35 m south of it; try the point half-way, 25 m from the road")
    town.note("Snapping", "One-way aisle that touches nothing", ("way", one_way), "eastward")


def bandley_road_and_infinite_loop(town):
    """From the forecourt inside the ring: right, right, right at the corner, right onto the ramp."""
    bandley = {"kind": "secondary", "maxspeed": "40 mph"}
    town.street("Bandley Road", [(600, 1500), (1450, 1500), (1735, 1500), (1760, 1500)], **bandley)
    town.street("Bandley Road", [(1760, 1500), (1840, 1500)], bridge="yes", layer=1, **bandley)
    town.street("Bandley Road", [(1840, 1500), (1860, 1500), (2100, 1500)], **bandley)
    town.node(2100, 1500, highway="turning_circle")
    loop = town.street("Infinite Loop", [(1450, 1050), *arc((1620, 1080), 30, 270, 360, 4),
                                         *arc((1620, 1220), 30, 0, 90, 4),
                                         (1450, 1250), (1450, 1050)], maxspeed="25 mph")[0]
    town.street("Infinite Loop", [(1450, 1250), (1450, 1330), (1450, 1500)], maxspeed="25 mph")
    town.street("Mariani Avenue", [(600, 1050), (1450, 1050)], "tertiary", maxspeed="30 mph")
    forecourt = town.way([(1480, 1150), (1560, 1150)], highway="service", service="parking_aisle")
    town.way([(1560, 1210), (1560, 1150), (1560, 1050)], highway="service")
    on = ramp(town, [(1450, 1330), (1600, 1330), (1700, 1300), (1760, 1180), (SOUTH, 1000)],
              destination__ref="I 280 South")
    exit_node(town, SOUTH, 1950, "11", "Bandley Road")
    town.node(NORTH, 1100, highway="motorway_junction", exit_to="Bandley Road")
    ramp(town, [(SOUTH, 1950), (1770, 1830), (1745, 1680), (1735, 1500)], junction__ref="11",
         destination__street="Bandley Road")
    ramp(town, [(NORTH, 1100), (1835, 1220), (1855, 1380), (1860, 1500)], junction__ref="11",
         destination__street="Bandley Road")
    ramp(town, [(1860, 1500), (1850, 1650), (1830, 1800), (NORTH, 1950)], destination__ref="I 280 North")
    town.note("Motorway", "Unnamed forecourt inside Infinite Loop", ("way", forecourt),
              "start here for the phrases of a drive from Infinite Loop to Wolfe Road")
    town.note("Motorway", "Infinite Loop, the ring", ("way", loop),
              "two-way; turns right at its south-west corner, where Mariani Avenue runs straight on")
    town.note("Motorway", "Ramp onto I 280 South from Infinite Loop", ("way", on), "turn right to merge")


def trunk_road(town):
    """TX 288, a motorroad: exit 9A flows west, exit 9B loops under the motorway to the east."""
    trunk = {"highway": "trunk", "ref": "TX 288", "motorroad": "yes", "oneway": "yes", "lanes": 2,
             "maxspeed": "100"}
    town.way([(2450, -1200), (2400, -1190), (1960, -1190), (1640, -1190), (1100, -1190), (1050, -1200)], **trunk)
    town.way([(1050, -1200), (1100, -1210), (1400, -1210), (1960, -1210), (2400, -1210), (2450, -1200)], **trunk)
    exit_node(town, SOUTH, -800, "9A", "TX 288 West")
    exit_node(town, SOUTH, -1300, "9B", "TX 288 East")
    exit_node(town, NORTH, -1500, "9", "TX 288")
    fork = ramp(town, [(SOUTH, -800), (1770, -900)], junction__ref="9A")
    ramp(town, [(1770, -900), (1745, -1080), (1700, -1170), (1640, -1190)], destination__ref="TX 288 West",
         destination="Freeport")
    ramp(town, [(1770, -900), (1720, -945), (1600, -950)], destination__street="Refinery Road")
    ramp(town, [(SOUTH, -1300), (1768, -1345), (1735, -1350), (1710, -1310), (1725, -1250), (1800, -1222),
                (1960, -1210)],
         junction__ref="9B", destination__ref="TX 288 East")
    ramp(town, [(NORTH, -1500), (1840, -1400), (1890, -1270), (1960, -1210)], junction__ref="9",
         destination__ref="TX 288 East")
    ramp(town, [(1960, -1190), (1890, -1140), (1840, -1020), (NORTH, -850)], destination__ref="I 280 North")
    ramp(town, [(1400, -1210), (1550, -1330), (1720, -1480), (SOUTH, -1650)], destination__ref="I 280 South")
    bayou = {"kind": "secondary", "maxspeed": "45 mph"}
    town.street("Bayou Road", [(560, -940), (700, -1060), (900, -1170)], **bayou)
    town.street("Bayou Road", [(900, -1170), (985, -1190)], bridge="yes", layer=1, **bayou)
    town.street("Bayou Road", [(985, -1190), (1050, -1200)], **bayou)
    town.street("Refinery Road", [(1600, -950), (1150, -950), (1100, -300), (1100, 0)], "unclassified",
                surface="asphalt", hgv="designated")
    town.note("Motorway", "Exit 9A, where the ramp forks", ("way", fork), "TX 288 West or Refinery Road")


def roads_east(town):
    """A toll road, a gravel road that costs nothing, and a border."""
    toll = {"kind": "primary", "toll": "yes", "maxspeed": "55 mph"}
    town.street("Bayshore Tollway", curve([(2300, 0), (2300, -300), (2310, -600), (2360, -900), (2450, -1200)]),
                **toll)
    town.node(2300, -300, barrier="toll_booth", name="Bayshore Toll Plaza")
    farm = town.street("Farm Road 523", curve([(2500, 0), (2550, -500), (2600, -900), (2450, -1200)]), "tertiary",
                       ref="FM 523", surface="gravel", smoothness="bad")[0]
    town.node(2700, 0, barrier="border_control", name="Border Station")
    calle = town.street("Calle Frontera", [(2700, 0), (2800, 0), (2900, -60)], "secondary", maxspeed="60")[0]
    town.note("Roads out", "Bayshore Tollway, toll=yes with a booth", ("node", town.node(2300, -300)),
              "Wolfe Road to TX 288")
    town.note("Roads out", "Farm Road 523, gravel, free", ("way", farm), "beside the tollway")
    town.note("Roads out", "Border with Mexico", ("node", town.node(2700, 0)),
              "border_control; Wolfe Road becomes Calle Frontera")
    town.note("Roads out", "Calle Frontera", ("way", calle), "beyond the border, maxspeed in km/h")


def route_relations(town):
    for x, direction in ((SOUTH, "south"), (NORTH, "north")):
        ways = [id for id, way in town.ways.items()
                if way.tags.get("ref") == "I 280" and town.line(id)[0][0] == x]
        town.relation([("way", id, direction) for id in ways], type="route", route="road", network="US:I",
                      ref="280",
                      direction=direction, name=f"I 280 ({direction}bound)")
