// SPDX-License-Identifier: Apache-2.0

/// Distances and areas on the plane, of lines and of rings whose last place is not the first again.
extension LocalPlane {
  /// Distance of a place from the origin, metres.
  package func metres(to place: Coordinate) -> Double {
    let x = x(of: place), y = y(of: place)
    return (x * x + y * y).squareRoot()
  }

  /// Distance of the origin from a line, metres; `nil` for a line without points.
  package func metres(to line: some BidirectionalCollection<Coordinate>) -> Double? {
    guard var last = line.first else { return nil }
    var best = metres(to: last)
    for place in line.dropFirst() {
      best = min(best, nearestToOrigin(from: last, to: place).metres)
      last = place
    }
    return best
  }

  /// The place of a line nearest to the origin; `nil` for a line without points.
  package func nearestPlace(on line: some BidirectionalCollection<Coordinate>) -> Coordinate? {
    guard var last = line.first else { return nil }
    var best = (metres: metres(to: last), place: last)
    for place in line.dropFirst() {
      let projection = nearestToOrigin(from: last, to: place)
      if projection.metres < best.metres {
        best = (projection.metres, last.interpolated(to: place, fraction: projection.fraction))
      }
      last = place
    }
    return best.place
  }

  /// Whether the origin lies inside an odd number of rings.
  package func isInside(_ rings: [[Coordinate]]) -> Bool {
    rings.reduce(false) { $0 != isInside(ring: $1) }
  }

  /// Whether the origin lies inside a ring.
  package func isInside(ring: [Coordinate]) -> Bool {
    guard let last = ring.last else { return false }
    var isInside = false
    var lastX = x(of: last), lastY = y(of: last)
    for place in ring {
      let placeX = x(of: place), placeY = y(of: place)
      if (lastY > 0) != (placeY > 0), lastX + (placeX - lastX) * lastY / (lastY - placeY) > 0 {
        isInside.toggle()
      }
      (lastX, lastY) = (placeX, placeY)
    }
    return isInside
  }

  /// Distance of the origin from a ring's line, metres; `nil` for a ring without places.
  package func metres(toRing ring: [Coordinate]) -> Double? {
    guard var last = ring.last else { return nil }
    var best = Double.infinity
    for place in ring {
      best = min(best, nearestToOrigin(from: last, to: place).metres)
      last = place
    }
    return best
  }

  /// Distance of the origin from what rings enclose, 0 inside, metres; `nil` without rings.
  package func metres(toArea rings: [[Coordinate]]) -> Double? {
    if isInside(rings) { return 0 }
    return rings.compactMap { metres(toRing: $0) }.min()
  }

  /// Area of the largest of some rings, square metres.
  package func area(of rings: [[Coordinate]]) -> Double {
    let areas = rings.map { ring in
      guard let end = ring.last else { return 0.0 }
      var twice = 0.0
      var lastX = x(of: end), lastY = y(of: end)
      for place in ring {
        let placeX = x(of: place), placeY = y(of: place)
        twice += lastX * placeY - placeX * lastY
        (lastX, lastY) = (placeX, placeY)
      }
      return abs(twice) / 2
    }
    return areas.max() ?? 0
  }
}

extension BoundingBox {
  /// Distance of a plane's origin from the box, 0 inside, metres.
  package func metres(from plane: LocalPlane) -> Double {
    let place = plane.origin
    let nearest = Coordinate(
      latitude: max(south, min(north, place.latitude)),
      longitude: max(west, min(east, place.longitude)))
    return plane.metres(to: nearest)
  }
}
