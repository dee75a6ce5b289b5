// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import RoadNetwork

extension Guide {
  /// The line of a leg, with the part of each step; that of the arrival is its place twice.
  struct Shape {
    private(set) var line: [Coordinate] = []
    /// Where the parts begin, and where the last one ends.
    private var starts = [0]

    init(_ drafts: StepDrafts, _ path: RoutePath, _ geometry: PathGeometry) {
      line.reserveCapacity(8 * path.pieces.count + 2 * drafts.steps.count)
      starts.reserveCapacity(drafts.steps.count + 1)
      for step in drafts.steps.dropLast() {
        geometry.append(path.pieces[step.pieces], to: &line)
        starts.append(line.count)
      }
      line.append(path.target.location)
      line.append(path.target.location)
      starts.append(line.count)
    }

    subscript(step: Int) -> LinePart { LinePart(line, starts[step]..<starts[step + 1]) }
  }

  /// The one or two names or numbers under which most of a way lies, longest first.
  package func mainRoads(_ pieces: [RoutePath.Piece]) -> [String] {
    var names: [(id: StringID, metres: Double)] = []
    var last = 0
    for piece in pieces {
      let way = reader.way(piece.arc), own = reader.name(ofWay: way)
      let name = own.isEmpty ? reader.ref(ofWay: way) : own
      if name.isEmpty { continue }
      // Mostly the road goes on.
      if last >= names.count || names[last].id != name {
        last = names.firstIndex { $0.id == name } ?? names.count
        if last == names.count { names.append((name, 0)) }
      }
      names[last].metres += geometry.length(piece)
    }
    return longest(names)
  }

  private func longest(_ names: [(id: StringID, metres: Double)]) -> [String] {
    let total = names.reduce(0) { $0 + $1.metres }
    var chosen: [(name: String, metres: Double)] = []
    let least = names.map(\.metres).max(count: 2).last ?? 0
    for name in names where name.metres >= least {
      chosen.append((reader.network.ways.strings[name.id], name.metres))
    }
    chosen.sort { $0.metres > $1.metres || ($0.metres == $1.metres && $0.name < $1.name) }
    // A second name that covers little would only distract.
    return chosen.prefix(2).enumerated().filter { $0 == 0 || $1.metres > total / 5 }.map(
      \.element.name)
  }
}

extension [Double] {
  /// The largest ones, largest first.
  fileprivate func max(count: Int) -> [Double] {
    var largest: [Double] = []
    for number in self where largest.count < count || number > largest[largest.count - 1] {
      largest.insert(number, at: largest.firstIndex { $0 < number } ?? largest.count)
      if largest.count > count { largest.removeLast() }
    }
    return largest
  }
}

extension Leg {
  var withoutSteps: Leg {
    Leg(
      steps: [], source: source, target: target, summary: "", centimetres: centimetres,
      deciseconds: deciseconds, endNames: endNames, shape: shape, line: line)
  }
}
