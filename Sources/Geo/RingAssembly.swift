// SPDX-License-Identifier: Apache-2.0

/// Joins lines end to end to closed rings: the members of a multipolygon or a boundary.
///
/// They may come in any order and direction, be closed by themselves, touch each other and stand
/// there twice. A ring is closed as soon as a line ends where an earlier one of it began, so rings
/// that touch at ends of lines come apart:
///
///     a--b--d        lines ab bd de eb ca bc -> rings abc and bde, whatever their order
///     | /   \ |
///     c      e
package enum RingAssembly {
  /// Gives closed rings, whose last place is not the first again, and the chains that stay open.
  ///
  /// A line counts once, however often it is there in either direction. What has fewer than three
  /// places is no ring, and is left out. Linear in the number of places.
  package static func assemble(
    _ lines: [[Coordinate]]
  ) -> (rings: [[Coordinate]], open: [[Coordinate]]) {
    var net = LineNet(lines)
    // Chains that stay open begin where an odd number of lines ends: all else is closed then.
    for end in net.ends.indices where net.ends[end].count % 2 == 1 { net.walk(from: end) }
    for end in net.ends.indices { net.walk(from: end) }
    return (net.rings, net.open)
  }
}

/// Lines and their ends; a walk over them uses each line once.
private struct LineNet {
  private struct Line {
    let places: [Coordinate]
    let first: Int
    let last: Int
    var isUsed = false
  }

  /// A line on the way of a walk.
  private struct Step {
    /// The end that it comes from.
    let from: Int
    let line: Int
    let isReversed: Bool
  }

  private var lines: [Line] = []
  /// Lines at each end, by number.
  private(set) var ends: [[Int]] = []
  /// How many lines of each end were looked at.
  private var lookedAt: [Int] = []
  /// How many steps of the walk lead to each end; -1 where none does.
  private var stepsTo: [Int] = []
  private var steps: [Step] = []
  private(set) var rings: [[Coordinate]] = []
  private(set) var open: [[Coordinate]] = []

  init(_ lines: [[Coordinate]]) {
    var seen: Set<[Coordinate]> = []
    var endAt: [Coordinate: Int] = [:]
    for line in lines {
      let places = line.withoutRepetitions
      guard places.count > 1, seen.insert(places.inCanonicalForm).inserted else { continue }
      if places[0] == places[places.count - 1] {
        addRing(places.dropLast())
      } else {
        add(places, &endAt)
      }
    }
    lookedAt = Array(repeating: 0, count: ends.count)
    stepsTo = Array(repeating: -1, count: ends.count)
  }

  private mutating func add(_ places: [Coordinate], _ endAt: inout [Coordinate: Int]) {
    let both = [places[0], places[places.count - 1]].map { place in
      let end = endAt[place] ?? ends.count
      if end == ends.count {
        endAt[place] = end
        ends.append([])
      }
      ends[end].append(lines.count)
      return end
    }
    lines.append(Line(places: places, first: both[0], last: both[1]))
  }

  /// Goes on from line to line until none is left; what it closes on the way is a ring.
  mutating func walk(from start: Int) {
    var end = start
    stepsTo[end] = 0
    while let line = nextLine(at: end) {
      lines[line].isUsed = true
      let isReversed = lines[line].first != end
      steps.append(Step(from: end, line: line, isReversed: isReversed))
      end = isReversed ? lines[line].first : lines[line].last
      if stepsTo[end] >= 0 { closeRing(at: end) } else { stepsTo[end] = steps.count }
    }
    stepsTo[end] = -1
    for step in steps { stepsTo[step.from] = -1 }
    if !steps.isEmpty { open.append(places(of: steps[...])) }
    steps.removeAll(keepingCapacity: true)
  }

  private mutating func nextLine(at end: Int) -> Int? {
    while lookedAt[end] < ends[end].count {
      let line = ends[end][lookedAt[end]]
      lookedAt[end] += 1
      if !lines[line].isUsed { return line }
    }
    return nil
  }

  /// Takes the steps since the walk was last at an end off it: they are a ring.
  private mutating func closeRing(at end: Int) {
    let loop = steps[stepsTo[end]...]
    for step in loop.dropFirst() { stepsTo[step.from] = -1 }
    addRing(places(of: loop).dropLast())
    steps.removeLast(loop.count)
  }

  private mutating func addRing(_ places: ArraySlice<Coordinate>) {
    if places.count > 2 { rings.append(Array(places)) }
  }

  private func places(of steps: ArraySlice<Step>) -> [Coordinate] {
    var places: [Coordinate] = []
    for step in steps {
      let line = lines[step.line].places
      // Each line begins where the one before it ends.
      if !places.isEmpty { places.removeLast() }
      if step.isReversed { places += line.reversed() } else { places += line }
    }
    return places
  }
}

extension [Coordinate] {
  /// Without places that are the same as the one before.
  fileprivate var withoutRepetitions: [Coordinate] {
    var places: [Coordinate] = []
    places.reserveCapacity(count)
    for place in self where place != places.last { places.append(place) }
    return places
  }

  /// The same for a line and for its reverse, and for a closed one wherever it begins.
  fileprivate var inCanonicalForm: [Coordinate] {
    let line = first == last ? fromLeastPlace : self
    let backward = line.reversed()
    for (a, b) in zip(line, backward) where a != b {
      return a.order < b.order ? line : Array(backward)
    }
    return line
  }

  /// A closed line that begins and ends at its least place.
  private var fromLeastPlace: [Coordinate] {
    guard let least = indices.min(by: { self[$0].order < self[$1].order }) else { return self }
    return self[least..<count - 1] + self[..<least] + [self[least]]
  }
}

extension Coordinate {
  fileprivate var order: (Int32, Int32) { (latitude, longitude) }
}
