# SPDX-License-Identifier: Apache-2.0
"""Shops and other points of interest; every telephone number is one of the fictional 555-01xx."""

from .addresses import LAKE_JACKSON, OYSTER_CREEK
from .geometry import box

HOURS = "Mo-Fr 09:00-18:00; Sa 10:00-14:00"

# (kind, name, x, y, house number, street, more)
POINTS = [
    ("amenity=fuel", "Gulf Stop", -1150, 24, "150", "Main Street",
     {"brand": "Gulf Stop", "opening_hours": "24/7", "fuel:diesel": "yes"}),
    ("amenity=fuel", "Lone Star Fuel", 830, -24, "271", "Main Street",
     {"brand": "Lone Star", "opening_hours": "Mo-Su 05:00-23:00"}),
    ("amenity=fuel", "Wolfe Fuel", 1300, 30, "10061", "Wolfe Road", {"brand": "Lone Star", "self_service": "yes"}),
    ("amenity=charging_station", "Square Charging", 330, 156, None, None, {"capacity": "4"}),
    ("amenity=pharmacy", "Creek Pharmacy", 682, -60, "102", "Oyster Creek Drive",
     {"opening_hours": "Mo-Sa 08:00-20:00", "dispensing": "yes"}),
    ("amenity=pharmacy", "Main Pharmacy", -470, 24, "190", "Main Street", {}),
    ("amenity=hospital", "Lake Jackson Hospital", 480, 60, "60", "Lakeview Boulevard",
     {"wheelchair": "yes", "emergency": "yes", "opening_hours": "24/7"}),
    ("amenity=clinic", "Oak Clinic", 480, 130, None, None, {"healthcare": "clinic", "wheelchair": "limited"}),
    ("amenity=dentist", "Dr. Molar", -540, -24, "187", "Main Street", {"healthcare": "dentist"}),
    ("amenity=restaurant", "北京饭店", -230, -24, "207", "Main Street",
     {"name:en": "Beijing Restaurant", "name:zh": "北京饭店", "cuisine": "chinese", "wheelchair": "yes",
      "opening_hours": "Tu-Su 11:00-22:00; PH off"}),
    ("amenity=restaurant", "Pizzeria Napoli", -60, -24, "217", "Main Street",
     {"cuisine": "pizza;italian", "website": "https://napoli.example"}),
    ("amenity=restaurant", "Trattoria \"Da <Gino> & Figli\"", -130, 180, "89", "Saint Patrick Street",
     {"cuisine": "italian"}),
    ("amenity=fast_food", "Burger Barn", 250, -24, "235", "Main Street",
     {"cuisine": "burger", "drive_through": "yes"}),
    ("amenity=fast_food", "Pizza Express Way", 418, 130, "304", "Any Way", {"cuisine": "pizza"}),
    ("amenity=cafe", "Café Müller", -40, 180, "95", "Saint Patrick Street",
     {"cuisine": "coffee_shop", "internet_access": "wlan"}),
    ("amenity=cafe", "Кафе Мир", -450, -382, "20", "улица Мира", {"name:en": "Peace Cafe", "name:ru": "Кафе Мир"}),
    ("amenity=pub", "The Oyster Shell", 682, -110, "106", "Oyster Creek Drive",
     {"opening_hours": "Mo-Su 16:00-02:00"}),
    ("amenity=bar", "Blue Heron Bar", -20, -30, None, None, {}),
    ("amenity=ice_cream", "Gelato Way", -30, 60, None, None, {}),
    ("amenity=bank", "First Gulf Bank", 200, -24, "233", "Main Street", {"atm": "yes"}),
    ("amenity=atm", "First Gulf Bank ATM", 90, 60, None, None, {}),
    ("amenity=post_office", "Lake Jackson Post Office", -330, 24, "200", "Main Street", {"postal_code": "77566"}),
    ("amenity=police", "Police Department", -20, -130, "41", "Central Street", {"emergency": "yes"}),
    ("amenity=fire_station", "Fire Station 1", 20, -230, "24", "Central Street", {}),
    ("amenity=library", "Dow Library", 20, -330, "18", "Central Street", {"wheelchair": "yes"}),
    ("amenity=townhall", "City Hall", -20, -230, "33", "Central Street", {"wheelchair": "yes"}),
    ("amenity=courthouse", "County Court", -20, -330, "23", "Central Street", {}),
    ("amenity=place_of_worship", "Saint Patrick Church", -240, 230, "88", "Saint Patrick Street",
     {"religion": "christian"}),
    ("amenity=cinema", "Lakeview Cinema", 480, 200, None, None, {"website": "https://cinema.example"}),
    ("amenity=theatre", "Clarion Theatre", 120, -220, "61", "St Marks Place", {}),
    ("amenity=kindergarten", "Little Gulls", -630, 300, None, None, {}),
    ("amenity=university", "Gulf College", -180, 620, None, None, {}),
    ("amenity=taxi", "Taxi", 20, 740, None, None, {}),
    ("amenity=car_rental", "Coast Cars", 40, 720, None, None, {"contact:phone": "+1 979 555 0198"}),
    ("amenity=toilets", "Toilets", 55, 145, None, None, {"wheelchair": "yes", "fee": "no"}),
    ("amenity=drinking_water", "Fountain", 20, 90, None, None, {}),
    ("amenity=ferry_terminal", "Ferry Landing", -385, -1285, None, None, {}),
    ("amenity=veterinary", "Gulf Vets", -950, 24, "162", "Main Street", {}),
    ("shop=supermarket", "Brazos Market", -1000, -28, "159", "Main Street",
     {"brand": "Brazos", "opening_hours": "Mo-Su 06:00-23:00", "wheelchair": "yes"}),
    ("shop=bakery", "Bäckerei Schröder", -120, 418, "50", "Straße des Friedens",
     {"opening_hours": "Mo-Sa 06:30-18:00"}),
    ("shop=convenience", "Corner Store", 430, 30, None, None, {}),
    ("shop=books", "This Way Books", -382, 30, "100", "This Way", {"website": "https://thisway.example"}),
    ("shop=clothes", "Plain Threads", 110, 128, None, None, {"level": "1"}),
    ("shop=hardware", "Nuts & Bolts", -660, 24, "180", "Main Street", {}),
    ("shop=hairdresser", "Salon Any Way", 382, -130, "69", "Any Way", {}),
    ("shop=car_repair", "Plantation Garage", -1282, 180, None, None, {}),
    ("shop=bicycle", "Two Wheels", 382, -160, "67", "Any Way", {}),
    ("shop=electronics", "Circuit City Lights", 160, 128, None, None, {"level": "0"}),
    ("shop=games", "<b>Bold</b> & \"Bright\" <script>alert(1)</script>", 200, 128, None, None, {}),
    ("tourism=hotel", "Hotel Lakeview", 670, 300, "300", "Lakeview Boulevard",
     {"stars": "3", "internet_access": "wlan", "wheelchair": "yes"}),
    ("tourism=motel", "Exit Ten Motel", 1200, -24, "10110", "Wolfe Road", {}),
    ("tourism=museum", "Museum of the Gulf", 120, 180, None, None, {"opening_hours": "Tu-Sa 10:00-17:00"}),
    ("tourism=viewpoint", "Park Lookout", 340, 475, None, None, {}),
    ("tourism=camp_site", "Pelican Camp", -330, -2200, None, None, {}),
    ("tourism=attraction", "Jackson Lighthouse", -480, -2300, None, None, {"man_made": "lighthouse"}),
    ("tourism=information", "Visitor Centre", -50, 155, None, None, {"information": "office"}),
    ("leisure=playground", "Park Playground", 60, 300, None, None, {}),
    ("leisure=sports_centre", "Recreation Centre", -100, 640, None, None, {}),
    ("leisure=fitness_centre", "Gym", 700, 380, None, None, {}),
    ("office=government", "Tax Office", 20, -430, "12", "Central Street", {}),
    ("office=lawyer", "Way & Way", -60, -180, "98", "St Marks Place", {}),
    ("craft=carpenter", "Oak Works", -1050, -418, None, None, {}),
    ("historic=monument", "Founders' Stone", -20, 110, None, None, {}),
    ("natural=peak", "Jackson Hill", -800, 1165, None, None, {"ele": "61"}),
    ("highway=bus_stop", "Central Street", -40, -12, None, None,
     {"public_transport": "platform", "bus": "yes", "phone": None}),
    ("highway=bus_stop", "Infinite Loop", 1440, 1300, None, None,
     {"public_transport": "platform", "bus": "yes", "phone": None}),
    ("railway=station", "Lake Jackson Station", -100, 796, None, None,
     {"public_transport": "station", "operator": "Gulf Coast Line"}),
    ("aeroway=helipad", "Hospital Helipad", 500, 95, None, None, {}),
    ("man_made=water_tower", "Water Tower", -1000, 640, None, None, {}),
]

WITHOUT_PHONE = ("natural", "historic", "highway", "aeroway", "man_made")


def draw(town):
    town.chapter(6)
    for i, (kind, name, x, y, number, street, more) in enumerate(POINTS, 1):
        key, value = kind.split("=")
        address = {"addr:housenumber": number, "addr:street": street, **LAKE_JACKSON} if number else {}
        phone = {} if key in WITHOUT_PHONE else {"phone": f"+1 979 555 {100 + i:04}"}
        hours = {"opening_hours": HOURS} if key in ("shop", "office") else {}
        node = town.point(x, y, **{key: value, "name": name, **address, **phone, **hours, **more})
        town.note("Points of interest", f"{name}, {kind}", ("node", node), " ".join(filter(None, (number, street))))
    buildings(town)


def buildings(town):
    centre = town.way([(80, 50), (240, 50), (240, 100), (240, 150), (80, 150), (80, 90), (80, 50)],
                      building="retail", shop="mall",
                      name="Churchill Square Shopping Center", addr__housenumber="1",
                      addr__place="Churchill Square", **LAKE_JACKSON,
                      phone="+1 979 555 0177", website="https://churchill.example",
                      opening_hours="Mo-Sa 10:00-21:00; Su 12:00-18:00", wheelchair="yes")
    town.node(80, 90, entrance="main")
    town.node(240, 100, entrance="yes")
    town.note("Points of interest", "Churchill Square Shopping Center", ("way", centre),
              "entrances at both ends; 1 Churchill Square by addr:place")
    for number, x, y, extra in [("1", 1510, 1190, {"phone": "+1 408 555 0101"}),
                                ("2", 1590, 1110, {"phone": "+1 408 555 0102"})]:
        company = town.way(box(x - 25, y - 20, x + 25, y + 20), building="office", office="company",
                           name="Orchard Inc.",
                           addr__housenumber=number, addr__street="Infinite Loop",
                           **{**OYSTER_CREEK, "addr__postcode": "77566-2083"}, website="https://orchard.example",
                           **extra)
        town.note("Addresses", f"{number} Infinite Loop", ("way", company), "Orchard Inc., with a telephone")
    hall = town.way(box(-1010, 630, -990, 615), building="yes", name="Waterworks")
    town.note("Points of interest", "Waterworks", ("way", hall), "a named building without a kind")
