# SPDX-License-Identifier: Apache-2.0
"""Plane geometry on the town's metre grid: x grows east, y grows north."""

from math import cos, hypot, radians, sin


def arc(center, radius, start, end, steps=8):
    """Points on a circle or ellipse, from one angle to another, counter-clockwise from east."""
    rx, ry = radius if isinstance(radius, tuple) else (radius, radius)
    turns = [radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(round(center[0] + rx * cos(t), 2), round(center[1] + ry * sin(t), 2)) for t in turns]


def ring(center, radius, steps=16, start=0):
    """A closed circle or ellipse, counter-clockwise; its last point is its first."""
    points = arc(center, radius, start, start + 360, steps)
    return points[:-1] + points[:1]


def box(west, south, east, north):
    """A closed rectangle, counter-clockwise."""
    return [(west, south), (east, south), (east, north), (west, north), (west, south)]


def turned_box(center, along, width, depth):
    """A closed rectangle whose width lies along a unit vector."""
    (x, y), (dx, dy) = center, along
    w, d = width / 2, depth / 2
    corners = [(-w, -d), (w, -d), (w, d), (-w, d), (-w, -d)]
    return [(round(x + a * dx - b * dy, 2), round(y + a * dy + b * dx, 2)) for a, b in corners]


def curve(points, steps=4):
    """A smooth line (Catmull-Rom) that passes through every given point."""
    padded = [points[0], *points, points[-1]]
    result = [points[0]]
    for p, a, b, q in zip(padded, padded[1:], padded[2:], padded[3:]):
        for i in range(1, steps):
            result.append(tuple(round(spline(p[k], a[k], b[k], q[k], i / steps), 2) for k in (0, 1)))
        result.append(b)
    return result


def spline(p, a, b, q, t):
    return 0.5 * (2 * a + (b - p) * t + (2 * p - 5 * a + 4 * b - q) * t**2 + (3 * a - p - 3 * b + q) * t**3)


def walk(line, start, spacing):
    """Every `spacing` metres along a line: the distance, the point and the direction there."""
    passed, due = 0.0, start
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        length = hypot(bx - ax, by - ay)
        dx, dy = (bx - ax) / length, (by - ay) / length
        while due <= passed + length:
            yield due, (ax + dx * (due - passed), ay + dy * (due - passed)), (dx, dy)
            due += spacing
        passed += length


def distance_to_segment(point, a, b):
    (px, py), (ax, ay), (bx, by) = point, a, b
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    t = 0 if square == 0 else max(0, min(1, ((px - ax) * dx + (py - ay) * dy) / square))
    return hypot(px - ax - t * dx, py - ay - t * dy)


def crossing(a, b, c, d, slack=0.02):
    """Where the segments ab and cd meet, ends included, or None; parallel ones never meet."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    rx, ry, sx, sy = bx - ax, by - ay, dx - cx, dy - cy
    area = rx * sy - ry * sx
    if abs(area) < 1e-9:
        return None
    t = ((cx - ax) * sy - (cy - ay) * sx) / area
    u = ((cx - ax) * ry - (cy - ay) * rx) / area
    near_t, near_u = slack / hypot(rx, ry), slack / hypot(sx, sy)
    if not (-near_t <= t <= 1 + near_t and -near_u <= u <= 1 + near_u):
        return None
    return ax + t * rx, ay + t * ry


def contains(polygon, point):
    """Whether a closed ring contains a point (even-odd)."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:]):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside
