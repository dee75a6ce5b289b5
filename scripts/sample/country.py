# SPDX-License-Identifier: Apache-2.0
"""West of the roundabout: a hamlet, tracks, private and gated ways; south: the lake and its island."""

from .geometry import curve, ring

LAKE, ISLAND = ((-400, -2000), (1000, 700)), ((-400, -2250), (260, 150))
LIGHTHOUSE_ROAD = curve([(-400, -2110), (-400, -2200), (-260, -2250), (-300, -2330), (-500, -2320), (-560, -2240),
                         (-400, -2200)])


def draw(town):
    town.chapter(3)
    west_road(town)
    tracks(town)
    gated_ways(town)
    quarry_and_shuttle(town)
    lake_and_ferries(town)
    railway(town)


def west_road(town):
    town.street("West Road", [(-1325, 0), (-1500, 0), (-1900, 0)], "tertiary", maxspeed="45 mph")
    town.street("West Road", [(-1900, 0), (-2200, 0), (-2500, 0)], "unclassified", surface="unpaved",
                smoothness="very_bad")
    town.street("Mill Creek Lane", [(-2200, 0), (-2200, 150), (-2200, 300)], "unclassified", maxspeed="50 kmh",
                addr__place="Mill Creek")
    drive = town.way([(-2350, 0), (-2350, 80)], highway="service", service="driveway")
    town.note("Country", "Driveway to Old Mill", ("way", drive), "ends at the house's entrance")


def tracks(town):
    """Five tracks side by side between West Road and Gravel Pit Road, each a grade worse."""
    surfaces = ("compacted", "gravel", "ground", "grass", "mud")
    for grade, surface in enumerate(surfaces, 1):
        x = -1400 - 100 * grade
        way = town.way([(x, 0), (x, -150), (x, -300)], highway="track", tracktype=f"grade{grade}", surface=surface)
        town.note("Country", f"Track, grade{grade}, {surface}", ("way", way))
    town.node(-1600, -150, barrier="cattle_grid")
    town.node(-1700, -150, barrier="gate")
    town.node(-1800, -150, ford="yes")
    town.street("Gravel Pit Road", [(-1500, -300), (-1900, -300)], "unclassified", surface="sand",
                smoothness="horrible")
    town.street("Bridle Path / Camino de Herradura", [(-1900, -300), (-2000, -380), (-2200, -300), (-2350, 0)],
                "bridleway", horse="designated")
    town.node(-2000, -380, barrier="stile")


def gated_ways(town):
    manor = town.street("Manor Lane", [(-1300, 300), (-1340, 300), (-1600, 300)], "service", access="private")[0]
    gate = town.node(-1340, 300, barrier="gate", access="private", locked="no")
    town.node(-1600, 300, highway="turning_circle")
    club = town.way([(-1300, -600), (-1400, -600), (-1500, -560)], highway="service")
    lift = town.node(-1400, -600, barrier="lift_gate", locked="yes")
    farm = town.way([(-1300, -700), (-1480, -700)], highway="track", tracktype="grade2",
                    motor_vehicle="agricultural")
    town.note("Access", "Manor Lane, private, with houses", ("way", manor))
    town.note("Access", "Gate of Manor Lane", ("node", gate), "access=private")
    town.note("Access", "Locked lift gate", ("node", lift), f"way {club} goes on behind it")
    town.note("Access", "Farm track for agricultural traffic only", ("way", farm))


def quarry_and_shuttle(town):
    """A train that carries cars from the hamlet's quarry road to Plantation Drive."""
    town.street("Quarry Road", [(-2200, 300), (-2200, 740)], "unclassified", surface="cobblestone")
    shuttle = town.way([(-2200, 740), (-1380, 740)], route="shuttle_train", name="Quarry Shuttle", duration="PT10M",
                       motor_vehicle="yes", foot="no")
    town.way([(-1380, 740), (-1300, 740)], highway="service")
    town.note("Ferries and trains", "Quarry Shuttle, route=shuttle_train", ("way", shuttle),
              "duration=PT10M, cars only")


def lake_and_ferries(town):
    """The island has streets and houses; a car ferry and a foot ferry are the only ways there."""
    shore, island = ring(*LAKE, 48), ring(*ISLAND, 24)
    halves = [town.way(shore[:25]), town.way(shore[24:])]
    inner = town.way(island, place="island", name="Pelican Island")
    lake = town.relation([("way", w, "outer") for w in halves] + [("way", inner, "inner")],
                         type="multipolygon", natural="water", water="lake", name="Lake Jackson")
    car = town.way([(-400, -1290), (-600, -1700), (-520, -2000), (-400, -2110)], route="ferry",
                   name="Pelican Island Ferry",
                   duration="00:25", foot="yes", motor_vehicle="yes", operator="Lake Jackson Ferries")
    on_foot = town.way([(-150, -1340), (-60, -1800), (-220, -2150)], route="ferry", name="Pelican Foot Ferry",
                       duration="PT12M", foot="yes", motor_vehicle="no", bicycle="no")
    town.street("Lighthouse Road", LIGHTHOUSE_ROAD, "unclassified")
    town.way([(-150, -1290), (-150, -1340)], man_made="pier", foot="yes")
    town.way([(-100, -1060), (-120, -1180), (-150, -1290)], highway="footway", surface="fine_gravel")
    town.way([(-220, -2150), (-230, -2200), LIGHTHOUSE_ROAD[8]], highway="path")
    town.note("Ferries and trains", "Pelican Island Ferry", ("way", car),
              "duration=00:25, cars and foot; the only way for cars")
    town.note("Ferries and trains", "Pelican Foot Ferry", ("way", on_foot), "duration=PT12M, foot only")
    town.note("Ferries and trains", "Lake Jackson, a lake with the island as its hole", ("relation", lake))


def railway(town):
    """East and west north of the grid; level crossings where streets meet it, bridges elsewhere."""
    town.way([(-2600, 800), (-900, 800), (-100, 800), (1000, 800), (2700, 800)], railway="rail",
             name="Gulf Coast Line", gauge="1435", usage="main")
    town.note("Rules", "Level crossing on Plantation Drive", ("node", town.node(-1300, 800)))
    town.note("Rules", "Level crossing on This Way", ("node", town.node(-400, 800)))
