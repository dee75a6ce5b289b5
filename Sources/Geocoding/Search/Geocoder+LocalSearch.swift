// SPDX-License-Identifier: Apache-2.0

package import Geo
import PackedFile
import SpatialIndex

extension Geocoder {
  /// What a local search is for.
  package struct LocalSearch: Sendable {
    /// Words of the name or of the category; empty for all of a category.
    package var text: String
    package var near: Coordinate?
    /// "amenity=fuel", or its value alone.
    package var category: String?
    package var box: BoundingBox?
    package var limit = 10
    package var radiusMetres = 50_000.0
    /// The language of names in answers, ISO 639-1; `nil` for names as they stand on signs.
    package var language: String?

    package init(_ text: String, near: Coordinate? = nil, category: String? = nil) {
      self.text = text
      self.near = near
      self.category = category
    }
  }

  /// Points of interest that fit a text and a category: those that fit best by distance, then
  /// the others.
  package func search(_ search: LocalSearch) -> [Nearby] {
    guard search.limit > 0 else { return [] }
    let hasText = !TextTokens.tokens(of: search.text).isEmpty
    return hasText ? byText(search) : byCategory(search)
  }

  private func byText(_ search: LocalSearch) -> [Nearby] {
    var options = Options(limit: 200, near: search.near, box: search.box)
    options.levels = [.poi]
    options.language = search.language
    let found = geocode(search.text, options).filter { isWanted($0, search) }
    let best = found.first?.score ?? 0
    let nearby = found.map { Nearby(placemark: $0, metres: metres(to: $0.coordinate, search)) }
      .filter { $0.metres <= search.radiusMetres }
    let ordered = nearby.enumerated().sorted { a, b in
      let aIsBest = a.element.placemark.score >= 0.8 * best
      let bIsBest = b.element.placemark.score >= 0.8 * best
      if aIsBest != bIsBest { return aIsBest }
      return (a.element.metres, a.offset) < (b.element.metres, b.offset)
    }
    return ordered.prefix(search.limit).map(\.element)
  }

  private func byCategory(_ search: LocalSearch) -> [Nearby] {
    guard let near = search.near, search.category != nil else { return [] }
    var found: [Nearby] = []
    index.trees.points.nearest(to: near, maximumMetres: search.radiusMetres) {
      Earth.distance(near, index.location(of: .point($0)))
    } visit: { point, metres in
      guard matches(index.strings[index.points[point].category], search.category) else {
        return true
      }
      let mark = index.placemark(.point(point), language: search.language)
      if isWanted(mark, search) { found.append(Nearby(placemark: mark, metres: metres)) }
      return found.count < search.limit
    }
    return found
  }

  private func isWanted(_ mark: Placemark, _ search: LocalSearch) -> Bool {
    matches(mark.category ?? "", search.category) && search.box?.contains(mark.coordinate) != false
  }

  private func matches(_ category: String, _ wanted: String?) -> Bool {
    guard let wanted else { return true }
    return category == wanted || category.split(separator: "=").last.map(String.init) == wanted
  }

  private func metres(to place: Coordinate, _ search: LocalSearch) -> Double {
    search.near.map { Earth.distance($0, place) } ?? 0
  }
}
