# SPDX-License-Identifier: Apache-2.0
"""Boundaries, places and the ground: what lies where, and whose it is."""

from .geometry import box, curve, ring


def draw(town):
    town.chapter(7)
    countries(town)
    boundaries(town)
    places(town)
    ground(town)


def countries(town):
    """Two closed countries that share one border way."""
    border = town.way([(2700, -3400), (2700, 0), (2700, 3400)], boundary="administrative", admin_level=2)
    west = town.way([(2700, 3400), (-3400, 3400), (-3400, -3400), (2700, -3400)], boundary="administrative",
                    admin_level=2)
    east = town.way([(2700, -3400), (3400, -3400), (3400, 3400), (2700, 3400)], boundary="administrative",
                    admin_level=2)
    for name, code, side, names in [("United States", "US", west,
                                     {"name__ru": "США", "name__zh": "美国", "name__de": "Vereinigte Staaten"}),
                                    ("México", "MX", east, {"name__en": "Mexico"})]:
        country = town.relation([("way", border, "outer"), ("way", side, "outer")], type="boundary",
                                boundary="administrative",
                                admin_level=2, name=name, **{"ISO3166-1": code, "ISO3166-1:alpha2": code}, **names)
        town.note("Boundaries", f"{name}, ISO3166-1={code}", ("relation", country))


def boundaries(town):
    def area(name, level, corners, extra=(), **tags):
        half = len(corners) // 2
        ways = [town.way(part, boundary="administrative",
                         admin_level=level) for part in (corners[:half + 1], corners[half:])]
        members = [("way", w, "outer") for w in ways] + list(extra)
        relation = town.relation(members, type="boundary", boundary="administrative", admin_level=level, name=name,
                                 **tags)
        town.note("Boundaries", f"{name}, level {level}", ("relation", relation))

    city = town.point(0, 20, place="city", name="Lake Jackson", population=28000, name__ru="Лейк-Джексон",
                      name__zh="杰克逊湖城", postal_code="77566")
    town.note("Places", "Lake Jackson, city", ("node", city))
    area("Texas", 4, box(-3300, -3300, 2690, 3300), **{"ISO3166-2": "US-TX", "ref": "TX"})
    area("Brazoria County", 6, box(-3200, -3200, 2680, 3200))
    area("Lake Jackson", 8, box(-1700, -2750, 2400, 2300), [("node", city, "admin_centre")], population=28000)
    area("Oyster Bend", 10, box(640, -1000, 1010, -60))
    area("Old Town", 10, box(-830, -640, 430, 640))
    zone = town.way(box(-1700, -1290, 2400, 2300), boundary="postal_code")
    postal = town.relation([("way", zone, "outer")], type="boundary", boundary="postal_code", postal_code="77566")
    town.note("Boundaries", "Postcode 77566", ("relation", postal))


def places(town):
    for x, y, kind, name in [(-150, 420, "suburb", "Old Town"), (800, -600, "neighbourhood", "Oyster Bend"),
                             (-2200, 150, "hamlet", "Mill Creek"),
                             (-400, 1400, "neighbourhood", "Hilltop"), (2800, 40, "village", "La Frontera"),
                             (300, -800, "quarter", "Southside"),
                             (-1450, -250, "locality", "Gravel Pit"), (1550, 1400, "suburb", "Orchard Park")]:
        node = town.point(x, y, place=kind, name=name)
        town.note("Places", f"{name}, {kind}", ("node", node))
    town.point(0, 90, place="square", name="Churchill Square")


def ground(town):
    town.way(curve([(950, 950), (950, 500), (950, -300), (970, -700), (960, -1100), (900, -1350), (700, -1500),
                    (440, -1620)]),
             waterway="river", name="Oyster Creek")
    town.way(box(-1150, 1020, -480, 1300), landuse="forest", name="Hill Wood")
    town.way(box(-820, -620, 420, 700), landuse="residential")
    town.way(box(640, -990, 920, -30), landuse="residential")
    town.way(box(1440, 1040, 1660, 1260), landuse="commercial")
    town.way(box(-1980, -760, -1350, -320), landuse="farmland")
    town.way(box(1200, -900, 1560, -500), landuse="industrial", name="Refinery")
    town.way(ring((2050, 700), (150, 220), 12), natural="wood", name="East Wood")
    town.way(box(-2480, 20, -2380, 280), landuse="meadow")
    town.way(box(-765, -330, -620, -232), amenity="school", name="Lake Jackson School", phone="+1 979 555 0100")
    town.way(box(-900, 730, -700, 780), landuse="cemetery", name="Lone Oak Cemetery")
    town.way(box(-1280, -560, -1120, -440), leisure="pitch", sport="soccer")
