// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
package import OSMReader
import PackedFile

/// Adds the places of an input, with their outlines, to a collection of its addresses.
///
/// A place that a node and a boundary tell of is there once: with the node's kind, location and
/// object, all names of both, the boundary's outline, and its object as `boundary`.
package struct BoundaryCollector {
  private var points: [PlaceCandidate]
  private var boundaries: [Boundary]
  private var witnesses: SideWitnesses
  /// Country of each boundary, "" where it is not known.
  private var countries: [String]
  private var report = BoundaryReport()

  /// `country` is the ISO 3166-1 code of boundaries that lie in no country of the input.
  package static func collect(
    _ store: ElementStore, into collection: inout PlaceCollection, country: String?
  ) -> BoundaryReport {
    let reader = BoundaryReader(store)
    var collector = BoundaryCollector(reader, collection, frame: store.bounds)
    collector.report.withoutNodes = reader.withoutNodes
    let country = country ?? collection.mostNamedCountry ?? ""
    collector.closeAll { $0 == 2 }
    collector.nameKinds(else: country)
    collector.closeAll { $0 != 2 }
    // Those closed now are known to lie in a country, no more only along its border.
    collector.nameKinds(else: country)
    collector.link()
    collector.add(to: &collection)
    return collector.report
  }

  private init(_ reader: BoundaryReader, _ collection: PlaceCollection, frame: BoundingBox) {
    points = reader.points
    boundaries = reader.boundaries.filter { $0.level != 2 || $0.place.description.isoCode != nil }
    countries = Array(repeating: "", count: boundaries.count)
    for index in boundaries.indices where boundaries[index].isWhole {
      guard boundaries[index].chains.isEmpty else { continue }
      let polygon = Polygon(rings: boundaries[index].rings)
      guard let inside = polygon.interiorPoint else { continue }
      boundaries[index].place.outline = polygon.rings
      if boundaries[index].place.location == nil { boundaries[index].place.location = inside }
    }
    witnesses = SideWitnesses(collection, points: points, boundaries: boundaries, frame: frame)
  }

  /// Closes boundaries that are there in parts, where that can be done without a guess.
  private mutating func closeAll(_ isWanted: (Int) -> Bool) {
    for index in boundaries.indices {
      guard boundaries[index].place.outline.isEmpty, isWanted(boundaries[index].level) else {
        continue
      }
      guard let area = witnesses.area(of: boundaries[index]),
        let inside = Polygon(rings: area).interiorPoint
      else {
        report.withoutOutline += 1
        continue
      }
      report.closedAtEdge += 1
      boundaries[index].place.description.isCut = true
      boundaries[index].place.outline = area
      if boundaries[index].place.location == nil { boundaries[index].place.location = inside }
    }
  }

  // MARK: Kinds

  /// The country of each boundary: its own code's, else the one that it lies in.
  private mutating func findCountries(else country: String) {
    var codes: [String] = []
    var areas: [(polygon: [[Coordinate]], numbers: AreaNumbers)] = []
    for boundary in boundaries where boundary.level == 2 && !boundary.place.outline.isEmpty {
      areas.append((boundary.place.outline, AreaNumbers(repeating: UInt32(codes.count))))
      codes.append(boundary.place.description.isoCode ?? "")
    }
    let index = AreaIndexBuilder.build(areas)
    let elsewhere = codes.contains(country) ? AdminLevels.anotherCountry : country
    for (number, boundary) in boundaries.enumerated() {
      let code = boundary.place.description.isoCode ?? ""
      let place = boundary.place.location ?? boundary.chains.first?.middle
      let around = place.map { index.areas(at: $0)[0] } ?? .max
      if !code.isEmpty {
        countries[number] = String(code.prefix(2))
      } else if around < codes.count {
        countries[number] = codes[Int(around)]
      } else {
        countries[number] = elsewhere
      }
    }
  }

  /// Tells kinds by levels; `country` is that of boundaries in no country of the input.
  private mutating func nameKinds(else country: String) {
    findCountries(else: country)
    for index in boundaries.indices where (1..<Boundary.postcodeLevel) ~= boundaries[index].level {
      let kind = AdminLevels.kind(level: boundaries[index].level, country: countries[index])
      boundaries[index].place.description.boundaryKind = kind
      if !boundaries[index].hasPlaceTag {
        boundaries[index].place.description.kind = kind ?? .region
      }
    }
  }

  // MARK: One place, one entry

  private mutating func link() {
    var links = PlaceLinks(points: points)
    for (boundary, point) in links.find(boundaries) {
      points[point].unite(with: boundaries[boundary].place)
      boundaries[boundary].place.isShown = false
      report.linked += 1
    }
  }

  private func add(to collection: inout PlaceCollection) {
    for place in points + boundaries.map(\.place) where place.isShown {
      guard let location = place.location else { continue }
      collection.addPlace(
        place.described, at: location, object: place.object, outline: place.outline)
    }
  }
}

/// What was made of boundaries, and what was not, and why.
package struct BoundaryReport: Sendable, Equatable {
  /// Boundaries that are one with a node.
  package var linked = 0
  /// Boundaries cut by the edge of the input and closed along it.
  package var closedAtEdge = 0
  /// Boundaries of which too little is there to tell their area.
  package var withoutOutline = 0
  /// Ways none of whose nodes is in the input.
  package var withoutNodes = 0

  package init() {}
}

extension [Coordinate] {
  fileprivate var middle: Coordinate? { isEmpty ? nil : self[count / 2] }
}
