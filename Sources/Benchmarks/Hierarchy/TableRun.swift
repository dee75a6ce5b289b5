// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import JSON

/// Rows and columns of a table, as `--table` gives them.
struct TableSize {
  let rows: Int
  let columns: Int

  static let standard = TableSize(rows: 100, columns: 100)

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }

  /// “RxC”.
  init(_ text: String) throws {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let rows = parts[0], let columns = parts[1], rows > 0, columns > 0,
      rows <= 100_000, columns <= 100_000
    else { throw UsageError("wants --table ROWSxCOLUMNS, such as 1000x1000, not “\(text)”") }
    self.init(rows: rows, columns: columns)
  }

  var cells: Int { rows * columns }
}

/// Tables of distances, each from the sources to the targets of as many pairs.
struct TableRun {
  let size: TableSize
  private(set) var measurement = Measurement("table")

  /// More tables for small ones; some 20 million cells of large ones.
  private var count: Int { max(3, min(20, 20_000_000 / size.cells)) }

  /// Throws `WrongResult` where a table disagrees with distances of its pairs.
  init(
    _ hierarchy: ContractionHierarchy, _ size: TableSize, _ pairs: NodePairs,
    distances: [Weight]
  ) throws {
    self.size = size
    guard pairs.count > 0 else { return }
    for number in 0..<count {
      let first = number * max(size.rows, size.columns)
      // Pairs are taken in turns where there are too few.
      let sources = (0..<size.rows).map { pairs.sources[(first + $0) % pairs.count] }
      let targets = (0..<size.columns).map { pairs.targets[(first + $0) % pairs.count] }
      var diagonal: [Weight] = []
      measurement.nanoseconds.append(
        shortTime { diagonal = Self.table(hierarchy, sources, targets) })
      let known = diagonal.indices.map { distances[(first + $0) % pairs.count] }
      guard diagonal == known else {
        throw WrongResult(description: "table \(number + 1) has other weights than its pairs")
      }
    }
  }

  /// Computes all cells, of which the diagonal is kept.
  static func table(
    _ hierarchy: ContractionHierarchy, _ sources: [UInt32], _ targets: [UInt32]
  ) -> [Weight] {
    var table = CHTable(hierarchy, targets: targets.map { [PathSeed(node: $0, weight: 0)] })
    var row: [Weight] = []
    var diagonal: [Weight] = []
    for (index, source) in sources.enumerated() {
      table.weights(from: [PathSeed(node: source, weight: 0)], into: &row)
      if index < targets.count { diagonal.append(row[index]) }
    }
    return diagonal
  }

  private var microsecondsPerCell: Double {
    measurement.summary().median / Double(size.cells)
  }

  var row: (String, String) {
    (
      "table, a cell",
      "\(figure(microsecondsPerCell * 1000, decimals: 2)) ns, median of \(size.rows) x "
        + "\(size.columns) tables"
    )
  }

  func write(to json: inout JSONWriter) {
    measurement.summary().write(to: &json) { json in
      json.field("rows", size.rows)
      json.field("columns", size.columns)
      json.field("microsecondsPerCell", microsecondsPerCell, decimals: 6)
    }
  }
}
