# SPDX-License-Identifier: Apache-2.0
"""The town as it is drawn: nodes at metre positions, ways through them, relations over them."""

from dataclasses import dataclass, field

from .geometry import crossing, distance_to_segment


@dataclass
class Node:
    x: float
    y: float
    tags: dict = field(default_factory=dict)


@dataclass
class Way:
    nodes: list
    tags: dict

    @property
    def layer(self):
        return int(self.tags.get("layer", 0))

    @property
    def is_woven(self):
        """Whether crossings with this way on the same layer are junctions."""
        return "highway" in self.tags or self.tags.get("railway") == "rail"


@dataclass
class Relation:
    members: list  # (type, id, role)
    tags: dict


def osm_tags(tags):
    """Keyword arguments as OSM tags: `turn__lanes` is `turn:lanes`; None leaves a tag out."""
    return {key.replace("__", ":"): str(value) for key, value in tags.items() if value is not None}


class Town:
    """Two drawings of the same spot share one node, so streets that name a common point meet there."""

    def __init__(self):
        self.nodes, self.ways, self.relations = {}, {}, {}
        self.notes = []  # (section, what, where, remark) for the README
        self.islands = set()  # ways that are meant to touch nothing
        self._at = {}
        self._next = None

    def chapter(self, number):
        """Ids of each kind count from here, so that one chapter's growth leaves the others' ids alone."""
        base = number * 10_000
        self._next = {"node": base, "way": base, "relation": base}

    def _new_id(self, kind):
        self._next[kind] += 1
        return self._next[kind]

    def node(self, x, y, **tags):
        """The shared node at a spot, with these tags added."""
        spot = (round(x, 2), round(y, 2))
        if spot not in self._at:
            self._at[spot] = self._new_id("node")
            self.nodes[self._at[spot]] = Node(*spot)
        self.nodes[self._at[spot]].tags.update(osm_tags(tags))
        return self._at[spot]

    def point(self, x, y, **tags):
        """A node of its own, never shared with a line: a shop, a house, a place."""
        new = self._new_id("node")
        self.nodes[new] = Node(round(x, 2), round(y, 2), osm_tags(tags))
        return new

    def way(self, points, **tags):
        new = self._new_id("way")
        self.ways[new] = Way([self.node(*p) for p in points], osm_tags(tags))
        return new

    def street(self, name, points, kind="residential", cuts=(), **tags):
        """A named street, cut into several ways at the given points."""
        pieces, rest = [], list(points)
        for cut in cuts:
            at = rest.index(cut)
            pieces.append(rest[: at + 1])
            rest = rest[at:]
        return [self.way(piece, highway=kind, name=name, **tags) for piece in [*pieces, rest]]

    def relation(self, members, **tags):
        new = self._new_id("relation")
        self.relations[new] = Relation(members, osm_tags(tags))
        return new

    def piece(self, name, *points):
        """The one way of this name (or ref) that passes all the given points."""
        wanted = {self.node(*p) for p in points}
        found = [id for id, way in self.ways.items()
                 if name in (way.tags.get("name"), way.tags.get("ref")) and wanted <= set(way.nodes)]
        assert len(found) == 1, f"{name} at {points}: {found}"
        return found[0]

    def address(self, number, street):
        """The element with this address."""
        for kind, elements in (("node", self.nodes), ("way", self.ways)):
            for id, element in elements.items():
                if (element.tags.get("addr:housenumber"), element.tags.get("addr:street")) == (number, street):
                    return (kind, id)
        raise KeyError((number, street))

    def line(self, way):
        return [(self.nodes[n].x, self.nodes[n].y) for n in self.ways[way].nodes]

    def note(self, section, what, element, remark=""):
        """Puts an element, such as ("way", 7), on the README's list of what is where."""
        self.notes.append((section, what, element, remark))

    def weave(self):
        """Makes a junction wherever two streets or rails of one layer cross or touch.

        A rail that meets a road gets a level crossing; roads on other layers pass by.
        """
        segments = [(w, i, a, b) for w, way in sorted(self.ways.items()) if way.is_woven
                    for i, (a, b) in enumerate(zip(self.line(w), self.line(w)[1:]))]
        inserts = {}
        for k, (v, i, a, b) in enumerate(segments):
            for w, j, c, d in segments[k + 1:]:
                if v == w or self.ways[v].layer != self.ways[w].layer or apart(a, b, c, d):
                    continue
                spot = crossing(a, b, c, d)
                if spot:
                    node = self._junction(spot, (a, b, c, d))
                    inserts.setdefault((v, i), set()).add(node)
                    inserts.setdefault((w, j), set()).add(node)
                    self._mark_level_crossing(node, self.ways[v], self.ways[w])
        self._take_up_strays(segments, inserts)
        self._insert(inserts)

    def _take_up_strays(self, segments, inserts):
        """A sign or barrier that was set down on a street becomes a node of it."""
        used = {n for way in self.ways.values() for n in way.nodes}
        for node in sorted(set(self._at.values()) - used):
            spot = (self.nodes[node].x, self.nodes[node].y)
            under = [(w, i) for w, i, a, b in segments if distance_to_segment(spot, a, b) < 0.05]
            assert under, f"nothing under the node at {spot}: {self.nodes[node].tags}"
            inserts.setdefault(under[0], set()).add(node)

    def _junction(self, spot, ends):
        for end in ends:
            if abs(end[0] - spot[0]) < 0.03 and abs(end[1] - spot[1]) < 0.03:
                return self.node(*end)
        return self.node(*spot)

    def _mark_level_crossing(self, node, one, other):
        rails = [way for way in (one, other) if "railway" in way.tags]
        if len(rails) == 1:
            road = other if rails[0] is one else one
            on_foot = road.tags["highway"] in ("footway", "path", "cycleway")
            self.nodes[node].tags["railway"] = "crossing" if on_foot else "level_crossing"

    def _insert(self, inserts):
        for (w, i), nodes in sorted(inserts.items(), key=lambda item: (item[0][0], -item[0][1])):
            way = self.ways[w]
            start = self.nodes[way.nodes[i]]
            new = sorted((n for n in nodes if n not in way.nodes[i:i + 2]),
                         key=lambda n: (self.nodes[n].x - start.x) ** 2 + (self.nodes[n].y - start.y) ** 2)
            way.nodes[i + 1:i + 1] = new


def apart(a, b, c, d):
    """Whether the boxes of two segments are clear of each other."""
    return (max(a[0], b[0]) < min(c[0], d[0]) - 0.1 or max(c[0], d[0]) < min(a[0], b[0]) - 0.1
            or max(a[1], b[1]) < min(c[1], d[1]) - 0.1 or max(c[1], d[1]) < min(a[1], b[1]) - 0.1)
