# SPDX-License-Identifier: Apache-2.0
"""Houses and their numbers: rows along the streets, and every odd way to write a number."""

from math import hypot

from .geometry import contains, curve, distance_to_segment, turned_box, walk
from .country import LIGHTHOUSE_ROAD
from .streets import CIRCLE_WAY, MIRA_STREET, OYSTER_CREEK_DRIVE, QUOTED, SHORE_ROAD, WINDING_WAY

LAKE_JACKSON = {"addr__city": "Lake Jackson", "addr__state": "TX", "addr__postcode": "77566"}
OYSTER_CREEK = {**LAKE_JACKSON, "addr__postcode": "77566-4198", "addr__country": "US"}
LEFT, RIGHT = 1, -1


def draw(town):
    town.chapter(8)
    plots = Plots(town)
    certain_addresses(town, plots)
    odd_numbers(town, plots)
    interpolations(town)
    relations(town)
    hamlet_and_border(town)
    rows(town, plots)


class Plots:
    """Keeps houses off the streets, out of water and parks, and clear of one another."""

    def __init__(self, town):
        self.town, self.spots = town, []
        self.addresses = set()
        self.streets, self.walls, self.areas = [], [], []
        for id, way in town.ways.items():
            line = town.line(id)
            if way.is_woven and way.layer >= 0:
                self.streets += zip(line, line[1:])
            if "building" in way.tags:
                self.walls += zip(line, line[1:])
            if line[0] == line[-1] and {"leisure", "natural", "amenity", "area", "building"} & set(way.tags):
                self.areas.append(line)
        for node in town.nodes.values():
            if "addr:housenumber" in node.tags:
                self.take((node.x, node.y), node.tags["addr:housenumber"], node.tags.get("addr:street"))

    def take(self, spot, number, street):
        self.spots.append(spot)
        self.addresses.add((street, number))

    def is_free(self, spot, number, street):
        return ((street, number) not in self.addresses
                and all(hypot(spot[0] - x, spot[1] - y) > 17 for x, y in self.spots)
                and all(distance_to_segment(spot, a, b) > 14 for a, b in self.streets)
                and all(distance_to_segment(spot, a, b) > 10 for a, b in self.walls)
                and not any(contains(area, spot) for area in self.areas))


def house(town, spot, along=(1, 0), building=True, **tags):
    """A house as a building, or as a bare address node."""
    if not building:
        return ("node", town.point(*spot, **tags))
    width = 11 + (round(abs(spot[0]) + abs(spot[1])) % 4)
    return ("way", town.way(turned_box(spot, along, width, 9), building="house", **tags))


def row(town, plots, street, line, side, first, start=24, end=None, spacing=22, step=2, setback=18, **tags):
    """Houses along one side of a line, numbered by their distance; every third is a bare node."""
    for n, (passed, (x, y), (dx, dy)) in enumerate(walk(line, start, spacing)):
        spot, number = (x - side * dy * setback, y + side * dx * setback), str(first + n * step)
        if (end is None or passed <= end) and plots.is_free(spot, number, street):
            house(town, spot, (dx, dy), n % 3 != 2, addr__housenumber=number, addr__street=street,
                  **{**LAKE_JACKSON, **tags})
            plots.take(spot, number, street)


def certain_addresses(town, plots):
    """The addresses that tutorials and tests ask for."""
    def certain(number, street, spot, along=(1, 0), **tags):
        element = house(town, spot, along, addr__housenumber=number, addr__street=street,
                        **{**OYSTER_CREEK, **tags})
        plots.take(spot, number, street)
        town.note("Addresses", f"{number} {street}", element, tags.get("name", ""))

    _, (x, y), (dx, dy) = next(walk(OYSTER_CREEK_DRIVE, 872, 1))
    certain("165", "Oyster Creek Drive", (x - dy * 18, y + dx * 18), (dx, dy))
    certain("102", "This Way", (-382, 60), (0, 1))
    certain("210", "That Way", (-782, 60), (0, 1))
    certain("300", "Any Way", (418, 60), (0, 1))
    certain("70", "St Marks Place", (-500, -182))
    certain("70", "Saint Patrick Street", (-500, 218))
    certain("10123", "Wolfe Road", (1500, -20), name="Valle Hall")
    certain("224", "Main Street", (90, 20))
    certain("224B", "Main Street", (112, 20))


def odd_numbers(town, plots):
    def odd(number, street, x, y, remark, **tags):
        element = ("node", town.point(x, y, addr__housenumber=number, addr__street=street,
                                      **{**LAKE_JACKSON, **tags}))
        plots.take((x, y), number or "", street)
        town.note("Addresses", " ".join(filter(None, (number, street))), element, remark)

    odd("12;14", "St Marks Place", -760, -182, "a list")
    odd("20-24", "St Marks Place", -720, -182, "a range of even numbers")
    for i, letter in enumerate("abcd"):
        odd(f"7{letter}", "Winding Way", -880 + 16 * i, -92, "7 itself does not exist")
    odd("12 1/2", "Pelican Court", 620, -172, "a fraction")
    odd("45/3", "Straße des Friedens", -300, 418, "a number with a stroke")
    odd("9 bis", "Straße des Friedens", -260, 418, "a suffix word")
    odd("88", "Any Way", 418, -300, "a unit", addr__unit="4")
    odd("90", "Any Way", 418, -330, "flats", addr__flats="1-12")
    odd("28а", MIRA_STREET, -300, -382, "a Cyrillic letter а")
    odd("30 к2", MIRA_STREET, -260, -382, "korpus 2")
    odd("3", "Vanished Lane", 520, 520, "no such street is on the map")
    element = ("node", town.point(480, 520, addr__full="Boathouse, Garden Street, Lake Jackson, TX 77566"))
    town.note("Addresses", "Boathouse, Garden Street", element, "only addr:full")
    element = ("node", town.point(-560, 218, addr__housename="Rose Cottage", addr__street="Saint Patrick Street",
                                  **LAKE_JACKSON))
    plots.take((-560, 218), "", "Saint Patrick Street")
    town.note("Addresses", "Rose Cottage, Saint Patrick Street", element, "a house name without a number")


def interpolations(town):
    def line(kind, street, *stops, **tags):
        """Stops are (x, y, number); a stop without a number only bends the line."""
        for x, y, number in stops:
            named = {"addr__housenumber": number, "addr__street": street, **LAKE_JACKSON} if number else {}
            town.node(x, y, **named)
        way = town.way([stop[:2] for stop in stops], addr__interpolation=kind, **tags)
        town.note("Addresses", f"{street}, {stops[0][2]} to {stops[-1][2]}", ("way", way),
                  f"addr:interpolation={kind}")

    line("odd", "Plantation Drive", (-1318, 400, "1"), (-1318, 520, "19"), (-1318, 700, "41"),
         addr__street="Plantation Drive")
    line("even", "Plantation Drive", (-1282, 400, "2"), (-1280, 500, None), (-1282, 700, "30"))
    line("all", "Dogwood Lane", (440, -640, "1"), (478, -760, "9"))
    line("alphabetic", "Garden Street", (440, 470, "12a"), (540, 470, "12f"), addr__street="Garden Street",
         addr__inclusion="estimate")
    line("4", "Bandley Road", (800, 1518, "1000"), (1000, 1518, "1040"))


def relations(town):
    """Houses that learn their street from a relation."""
    heron = town.piece("Heron Court", (860, -480))
    numbers = {"2": (790, -520), "4": (765, -545), "6": (740, -580)}
    houses = [house(town, spot, addr__housenumber=n) for n, spot in numbers.items()]
    associated = town.relation([("way", heron, "street"), *((*h, "house") for h in houses)],
                               type="associatedStreet",
                               name="Heron Court", addr__city="Lake Jackson", addr__postcode="77566")
    circle = town.piece("Circle Way", (-1000, 300))
    inside = [house(town, spot, addr__housenumber=n) for n, spot in {"2": (-860, 300), "4": (-890, 340)}.items()]
    town.relation([("way", circle, "street"), *((*h, "address") for h in inside)], type="street", name="Circle Way")
    town.note("Addresses", "2, 4 and 6 Heron Court", ("relation", associated), "associatedStreet")


def hamlet_and_border(town):
    """Numbers that belong to a settlement, a block or another country, not to a street."""
    mill = {"addr__place": "Mill Creek", "addr__state": "TX", "addr__postcode": "77567"}
    for n, (x, y) in enumerate([(-2222, 60), (-2178, 60), (-2222, 120), (-2178, 120), (-2222, 200), (-2178, 200)],
                               1):
        house(town, (x, y), addr__housenumber=n, **mill)
    town.way([(-2350, 80), (-2340, 80), (-2340, 92), (-2360, 92), (-2360, 80), (-2350, 80)], building="house",
             name="Old Mill",
             addr__housenumber="7", **mill)
    entrance = town.node(-2350, 80, entrance="main")
    numbers = town.point(-2178, 260, addr__conscriptionnumber="123", addr__streetnumber="4",
                         addr__housenumber="123/4", **mill)
    block = town.point(-2222, 260, addr__province="TX", addr__city="Lake Jackson", addr__quarter="Mill Creek",
                       addr__neighbourhood="本町2丁目", addr__block_number="6", addr__housenumber="2")
    mexico = {"addr__street": "Calle Frontera", "addr__city": "La Frontera", "addr__postcode": "87300",
              "addr__country": "MX"}
    first = house(town, (2760, -20), addr__housenumber="1", **mexico)
    house(town, (2790, 20), addr__housenumber="2", **mexico)
    town.note("Addresses", "1 to 6 Mill Creek", ("node", town.node(-2200, 150)), "addr:place, in the hamlet")
    town.note("Addresses", "7 Mill Creek, Old Mill", ("node", entrance),
              "entrance of a house at the end of its driveway")
    town.note("Addresses", "123/4 Mill Creek", ("node", numbers), "a conscription number")
    town.note("Addresses", "本町2丁目 6-2", ("node", block), "a block address")
    town.note("Addresses", "1 Calle Frontera, La Frontera", first, "in Mexico")


def rows(town, plots):
    """The rest of the town, street by street: (street, line, side, first number, more)."""
    town.chapter(10)
    for street, line, side, first, more in [
        ("Oyster Creek Drive", OYSTER_CREEK_DRIVE, LEFT, 101, {"start": 40, "spacing": 26, **OYSTER_CREEK}),
        ("Oyster Creek Drive", OYSTER_CREEK_DRIVE, RIGHT, 100, {"start": 40, "spacing": 26, **OYSTER_CREEK}),
        ("Main Street", [(-1275, 0), (1000, 0)], LEFT, 144, {"start": 33, "spacing": 33}),
        ("Main Street", [(-1275, 0), (1000, 0)], RIGHT, 145, {"start": 33, "spacing": 33}),
        ("This Way", [(-400, 0), (-400, 600)], RIGHT, 104, {"start": 90, "spacing": 26}),
        ("This Way", [(-400, 0), (-400, 600)], LEFT, 101, {"start": 34, "spacing": 26}),
        ("This Way", [(-400, 0), (-400, -600)], LEFT, 10, {"start": 34, "spacing": 40}),
        ("That Way", [(-800, 0), (-800, 600)], RIGHT, 212, {"start": 90, "spacing": 34}),
        ("That Way", [(-800, 0), (-800, -600)], LEFT, 21, {"start": 34, "spacing": 40}),
        ("Any Way", [(400, 0), (400, 600)], RIGHT, 302, {"start": 90, "spacing": 34}),
        ("Any Way", [(400, -600), (400, 0)], LEFT, 41, {"start": 34, "spacing": 30}),
        ("Central Street", [(0, -600), (0, 0)], LEFT, 1, {}),
        ("Central Street", [(0, -600), (0, 0)], RIGHT, 2, {"spacing": 30}),
        ("Saint Patrick Street", [(-800, 200), (0, 200)], LEFT, 50, {"start": 20, "spacing": 28}),
        ("Saint Patrick Street", [(-800, 200), (0, 200)], RIGHT, 51, {"spacing": 34}),
        ("St Marks Place", [(-800, -200), (400, -200)], LEFT, 60, {"start": 150, "spacing": 30}),
        ("St Marks Place", [(-800, -200), (400, -200)], RIGHT, 1, {"spacing": 30}),
        ("Straße des Friedens", [(-800, 400), (0, 400)], LEFT, 2, {"spacing": 28}),
        (MIRA_STREET, [(-800, -400), (400, -400)], LEFT, 2, {"spacing": 36}),
        (MIRA_STREET, [(-800, -400), (400, -400)], RIGHT, 1, {"spacing": 44}),
        (QUOTED, [(-800, -600), (400, -600)], RIGHT, 1, {"spacing": 40}),
        ("First Street", [(-800, 600), (0, 600)], RIGHT, 1, {"spacing": 40}),
        ("Second Street", [(-800, 680), (400, 680)], LEFT, 2, {"spacing": 40}),
        ("Circle Way", CIRCLE_WAY, RIGHT, 1, {"start": 50, "spacing": 30}),
        ("Winding Way", WINDING_WAY, RIGHT, 2, {"spacing": 26}),
        ("Winding Way", WINDING_WAY, LEFT, 9, {"start": 220, "spacing": 26}),
        ("Manor Lane", [(-1340, 300), (-1600, 300)], LEFT, 1, {"spacing": 40}),
        ("Manor Lane", [(-1340, 300), (-1600, 300)], RIGHT, 2, {"spacing": 40}),
        ("Mill Lane", [(-1300, -400), (-800, -400)], LEFT, 2, {"spacing": 50}),
        ("Garden Street", [(620, 450), (900, 450)], LEFT, 20, {"spacing": 26}),
        ("Kids Lane", [(-600, 200), (-600, 400)], LEFT, 1, {"start": 50, "spacing": 24}),
        ("Market Lane", [(-600, 0), (-600, 200)], LEFT, 1, {"start": 50, "spacing": 24}),
        ("Pelican Court", curve([(700, -200), (640, -190), (560, -220)]), LEFT, 1, {"start": 40}),
        ("Dogwood Lane", curve([(400, -600), (460, -760), (560, -940)]), RIGHT, 20, {"start": 180}),
        ("Shore Road", SHORE_ROAD, RIGHT, 1, {"start": 60, "spacing": 90}),
        ("Hilltop Drive", curve([(-400, 1140), (-380, 1280), (-430, 1420), (-400, 1550)]), LEFT, 1,
         {"start": 30, "spacing": 40}),
        ("Mariani Avenue", [(600, 1050), (1450, 1050)], LEFT, 1000, {"start": 60, "spacing": 70}),
        ("West Road", [(-1325, 0), (-2100, 0)], RIGHT, 1,
         {"start": 60, "spacing": 90, "addr__city": None, "addr__postcode": "77567"}),
        ("Lighthouse Road", LIGHTHOUSE_ROAD, RIGHT, 1, {"start": 60, "spacing": 60, "addr__postcode": "77568"}),
        ("Wolfe Road", [(1000, 0), (1640, 0)], RIGHT, 10101, {"start": 60, "spacing": 40}),
    ]:
        row(town, plots, street, line, side, first, **more)
    for number, street in [("100", "Oyster Creek Drive"), ("1", "Lighthouse Road"),
                           ("1", "Manor Lane"), ("2", "Mill Lane")]:
        town.note("Addresses", f"{number} {street}", town.address(number, street))
