# SPDX-License-Identifier: Apache-2.0
"""The town as an OSM XML file, and the README that says what is where."""

from math import cos, radians

LATITUDE, LONGITUDE = 28.5, -94.5  # the origin of the grid: open sea, so no real place is overlaid
METRES_PER_DEGREE = 111_195
STAMP = 'version="1" timestamp="2026-01-01T00:00:00Z"'
ESCAPES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}


def position(x, y):
    """A grid position as latitude and longitude with seven decimals."""
    latitude = LATITUDE + y / METRES_PER_DEGREE
    longitude = LONGITUDE + x / (METRES_PER_DEGREE * cos(radians(LATITUDE)))
    return f"{latitude:.7f}", f"{longitude:.7f}"


def osm_xml(town):
    lines = ['<?xml version="1.0" encoding="UTF-8"?>',
             '<osm version="0.6" generator="osmroute make-sample">',
             '  <note>An invented town. Not OpenStreetMap data. Apache-2.0.</note>', bounds(town)]
    for id, node in sorted(town.nodes.items()):
        latitude, longitude = position(node.x, node.y)
        lines += element("node", id, f' lat="{latitude}" lon="{longitude}"', [], node.tags)
    for id, way in sorted(town.ways.items()):
        lines += element("way", id, "", [f'<nd ref="{n}"/>' for n in way.nodes], way.tags)
    for id, relation in sorted(town.relations.items()):
        members = [f'<member type="{kind}" ref="{ref}" role="{role}"/>' for kind, ref, role in relation.members]
        lines += element("relation", id, "", members, relation.tags)
    return "\n".join([*lines, "</osm>", ""])


def bounds(town):
    """The box of all nodes, as OSM tools write it."""
    xs, ys = [n.x for n in town.nodes.values()], [n.y for n in town.nodes.values()]
    (south, west), (north, east) = position(min(xs), min(ys)), position(max(xs), max(ys))
    return f'  <bounds minlat="{south}" minlon="{west}" maxlat="{north}" maxlon="{east}"/>'


def element(kind, id, attributes, children, tags):
    children = children + [f'<tag k="{escaped(k)}" v="{escaped(v)}"/>' for k, v in sorted(tags.items())]
    if not children:
        return [f'  <{kind} id="{id}" {STAMP}{attributes}/>']
    return [f'  <{kind} id="{id}" {STAMP}{attributes}>', *(f"    {child}" for child in children), f"  </{kind}>"]


def escaped(text):
    return "".join(ESCAPES.get(c, c) for c in text)


def readme(town, introduction):
    """The introduction, then a table of the noted features for each section."""
    lines = [introduction.strip(), ""]
    for section in dict.fromkeys(note[0] for note in town.notes):
        lines += [f"## {section}", "", "| What | Element | Latitude, longitude | Remark |", "|---|---|---|---|"]
        for _, what, (kind, id), remark in (note for note in town.notes if note[0] == section):
            where = ", ".join(position(*spot(town, kind, id)))
            lines.append(f"| {escaped_cell(what)} | {kind}/{id} | {where} | {escaped_cell(remark)} |")
        lines.append("")
    return "\n".join(lines)


def escaped_cell(text):
    return text.replace("|", "\\|").replace("<", "&lt;")


def spot(town, kind, id):
    """A point of the element: a node itself, the middle of a line or of an outline, a via."""
    if kind == "node":
        return town.nodes[id].x, town.nodes[id].y
    if kind == "way":
        line = town.line(id)
        if line[0] == line[-1]:
            return tuple(sum(c) / len(line[1:]) for c in zip(*line[1:]))
        (ax, ay), (bx, by) = line[(len(line) - 1) // 2], line[len(line) // 2]
        return ((ax + bx) / 2, (ay + by) / 2) if len(line) % 2 == 0 else (ax, ay)
    members = town.relations[id].members
    kind, ref, _ = next((m for m in members if m[2] in ("via", "admin_centre", "inner", "house")), members[0])
    return spot(town, kind, ref)
