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
    /// "amenity=fuel", or a key alone: "shop"; empty for all.
    package var categories: [String] = []
    package var box: MapWindow?
    package var limit = 10
    package var radiusMetres = 50_000.0
    /// The language of names in answers, ISO 639-1; `nil` for names as they stand on signs.
    package var language: String?

    package init(_ text: String, near: Coordinate? = nil, category: String? = nil) {
      self.text = text
      self.near = near
      categories = category.map { Categories.named($0) } ?? []
      if categories.isEmpty, let category { categories = [category] }
    }
  }

  /// Points of interest that fit a text and a category: those that fit best by distance, then
  /// the others.
  ///
  /// A text that is what people call a kind of place means all places of the kind.
  package func search(_ search: LocalSearch) -> [Nearby] {
    guard search.limit > 0 else { return [] }
    if TextTokens.tokens(of: search.text).isEmpty { return byCategory(search) }
    let kinds = Categories.named(search.text)
    guard !kinds.isEmpty, search.near != nil, search.categories.isEmpty else {
      return byText(search)
    }
    var byKind = search
    byKind.categories = kinds
    let found = byCategory(byKind)
    return found.isEmpty ? byText(search) : found
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

  /// Points of a category so rare that all of them are measured; of others the nearest are looked
  /// for.
  private static let rareCategory = 4_000

  private func byCategory(_ search: LocalSearch) -> [Nearby] {
    guard let near = search.near, !search.categories.isEmpty else { return [] }
    let numbers = Set(search.categories.flatMap { index.categoryNumbers(of: $0) })
    let bytes = numbers.reduce(0) { $0 + index.categoryPoints.byteCount($1) }
    let found =
      bytes <= Self.rareCategory ? measured(numbers, near, search) : nearest(numbers, near, search)
    return found.map { point, metres in
      Nearby(
        placemark: index.placemark(.point(point), language: search.language), metres: metres)
    }
  }

  private func isInside(_ point: UInt32, _ search: LocalSearch) -> Bool {
    search.box?.contains(index.location(of: .point(point))) != false
  }

  private func measured(
    _ numbers: Set<Int>, _ near: Coordinate, _ search: LocalSearch
  ) -> [(UInt32, Double)] {
    let all = numbers.sorted().flatMap { Array(index.points(ofCategory: $0)) }
    let measured = all.filter { isInside($0, search) }.map { point in
      (point, Earth.distance(near, index.location(of: .point(point))))
    }
    let sorted = measured.filter { $0.1 <= search.radiusMetres }.sorted {
      ($0.1, $0.0) < ($1.1, $1.0)
    }
    return Array(sorted.prefix(search.limit))
  }

  private func nearest(
    _ numbers: Set<Int>, _ near: Coordinate, _ search: LocalSearch
  ) -> [(UInt32, Double)] {
    let categories = Set(numbers.map { index.categories[$0] })
    var found: [(UInt32, Double)] = []
    index.trees.points.nearest(to: near, maximumMetres: search.radiusMetres) { point in
      categories.contains(index.points[point].category) && isInside(point, search)
        ? Earth.distance(near, index.location(of: .point(point))) : nil
    } visit: { point, metres in
      found.append((point, metres))
      return found.count < search.limit
    }
    return found
  }

  private func isWanted(_ mark: Placemark, _ search: LocalSearch) -> Bool {
    guard search.box?.contains(mark.coordinate) != false else { return false }
    guard !search.categories.isEmpty, let category = mark.category else {
      return search.categories.isEmpty
    }
    return search.categories.contains {
      $0 == category || !$0.contains("=") && category.hasPrefix($0 + "=")
    }
  }

  private func metres(to place: Coordinate, _ search: LocalSearch) -> Double {
    search.near.map { Earth.distance($0, place) } ?? 0
  }
}
