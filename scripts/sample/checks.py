# SPDX-License-Identifier: Apache-2.0
"""What must be true of the drawn town; each check yields a line for each fault."""

from math import hypot
from xml.etree import ElementTree

from .geometry import crossing

STREETLESS = {"Vanished Lane"}  # addresses whose street is meant to have no way
SIZE_LIMIT = 1_000_000


def faults(town, document):
    for check in (references, connection, restrictions, addresses, buildings):
        yield from check(town)
    yield from file(document)


def references(town):
    known = {"node": town.nodes, "way": town.ways, "relation": town.relations}
    for id, way in town.ways.items():
        if len(way.nodes) < 2 or any(a == b for a, b in zip(way.nodes, way.nodes[1:])):
            yield f"way {id} has too few nodes or repeats one"
    for id, relation in town.relations.items():
        for kind, member, _ in relation.members:
            if member not in known[kind]:
                yield f"relation {id} refers to an absent {kind} {member}"


def connection(town):
    """Every road, path and ferry hangs together, but for the ways that are meant not to."""
    parent = {}

    def root(x):
        while parent.setdefault(x, x) != x:
            parent[x] = parent[parent[x]]
            x = parent[x]
        return x

    lines = {id: way for id, way in town.ways.items() if {"highway",
                                                          "route"} & set(way.tags) or way.tags.get("man_made") == "pier"}
    for relation in town.relations.values():
        if "highway" in relation.tags:
            lines.update({id: town.ways[id] for _, id, role in relation.members if role == "outer"})
    for way in lines.values():
        for node in way.nodes[1:]:
            parent[root(node)] = root(way.nodes[0])
    main = root(town.node(0, 0))
    for id, way in lines.items():
        if (root(way.nodes[0]) == main) == (id in town.islands):
            yield f"way {id} {way.tags.get('name', way.tags)} is {'' if id in town.islands else 'not '}connected"


def restrictions(town):
    """Each from and to ends at the via node, or at an end of the chain of via ways."""
    for id, relation in town.relations.items():
        if relation.tags["type"] != "restriction":
            continue
        ends = {role: [m for m in relation.members if m[2] == role] for role in ("from", "via", "to")}
        vias = [{m[1]} if m[0] == "node" else {town.ways[m[1]].nodes[0],
                                               town.ways[m[1]].nodes[-1]} for m in ends["via"]]
        for role, via in (("from", vias[0]), ("to", vias[-1])):
            for _, way, _ in ends[role]:
                nodes = town.ways[way].nodes
                if not via & {nodes[0], nodes[-1]}:
                    yield f"restriction {id}: {role} way {way} does not end at the via"


def addresses(town):
    tagged = [e.tags for e in (*town.nodes.values(), *town.ways.values()) if "addr:housenumber" in e.tags]
    streets = {way.tags.get("name") for way in town.ways.values() if "highway" in way.tags} | STREETLESS
    if len(tagged) < 250:
        yield f"only {len(tagged)} addresses"
    for tags in tagged:
        if "addr:street" in tags and tags["addr:street"] not in streets:
            yield f"no street for {tags}"
    full = [(t.get("addr:street", t.get("addr:place")),
             t["addr:housenumber"]) for t in tagged if "addr:street" in t or "addr:place" in t]
    for twice in sorted({a for a in full if full.count(a) > 1}):
        yield f"address given twice: {twice}"


def buildings(town):
    walls = [(id, *wall) for id,
             way in town.ways.items() if "building" in way.tags for wall in zip(town.line(id), town.line(id)[1:])]
    for id, way in town.ways.items():
        if way.is_woven and way.layer >= 0:
            for a, b in zip(town.line(id), town.line(id)[1:]):
                for building, c, d in walls:
                    spot = crossing(a, b, c, d)
                    if spot and all(hypot(spot[0] - x, spot[1] - y) > 0.1 for x, y in (a, b)):
                        yield f"way {id} runs through building {building} at {spot}"


def file(document):
    if len(document.encode()) >= SIZE_LIMIT:
        yield f"the file is {len(document.encode())} bytes"
    ids = [(e.tag, int(e.get("id"))) for e in ElementTree.fromstring(document) if e.get("id")]
    order = sorted(ids, key=lambda e: (("node", "way", "relation").index(e[0]), e[1]))
    if ids != order or len(set(ids)) != len(ids):
        yield "ids are not unique and in order"
