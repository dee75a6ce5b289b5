// SPDX-License-Identifier: Apache-2.0

package import OSMReader

/// What an import will need, told from the sizes and forms of its inputs before any is read.
///
/// Inputs differ: a city of addresses needs three times what mountains need. So there are two
/// numbers, what most need and what none needs less than; only the latter is a reason to refuse.
package struct ImportEstimate: Sendable, Equatable {
  package struct Bytes: Sendable, Equatable {
    package var usual = 0
    package var least = 0
  }

  package private(set) var memory = Bytes()
  /// Of the map file.
  package private(set) var disk = Bytes()

  /// Bytes of memory and of disk for each byte of input, measured on extracts of 180,000 to
  /// 3,800,000 nodes; the least is a fifth of the lowest that was seen.
  private struct Rate {
    let memory: (usual: Double, least: Double)
    let disk: (usual: Double, least: Double)

    static func of(_ form: OSMFile.Form) -> Rate {
      switch form {
      case .xml: Rate(memory: (0.7, 0.1), disk: (0.12, 0.01))
      case .gzip: Rate(memory: (6, 0.8), disk: (0.9, 0.1))
      case .bzip2: Rate(memory: (8, 1), disk: (1.2, 0.15))
      case .pbf: Rate(memory: (13, 2), disk: (2.2, 0.2))
      }
    }
  }

  /// `nil` where the size of an input is not known.
  package init?(inputs: [String]) {
    var known: [(OSMFile.Form, Int)] = []
    for input in inputs {
      guard let (form, size) = try? OSMFile.formAndSize(of: input), let size else { return nil }
      known.append((form, size))
    }
    self.init(known)
  }

  package init(_ inputs: [(form: OSMFile.Form, size: Int)]) {
    // The program itself.
    memory.usual = 20_000_000
    for (form, size) in inputs {
      let rate = Rate.of(form), size = Double(size)
      memory.usual += Int(size * rate.memory.usual)
      memory.least += Int(size * rate.memory.least)
      disk.usual += Int(size * rate.disk.usual)
      disk.least += Int(size * rate.disk.least)
    }
  }

  /// Throws where even the least is more than there is; `nil` is not known.
  package func check(memory: Int?, disk: Int?, output: String) throws {
    if let memory, memory < self.memory.least {
      throw ResourceShortage(
        "this input needs about \(bytesText(self.memory.usual)) of memory, and "
          + "\(bytesText(memory)) can be had: import a smaller extract, or on a larger machine")
    }
    if let disk, disk < self.disk.least {
      throw ResourceShortage(
        "the map needs about \(bytesText(self.disk.usual)) of disk, and \(bytesText(disk)) are free "
          + "where \(output) is to be: make room, or write elsewhere with -o FILE")
    }
  }
}

/// There is not enough memory or disk for what is asked.
package struct ResourceShortage: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// A number of bytes for people: 950 MB, 4.2 GB.
private func bytesText(_ bytes: Int) -> String {
  if bytes < 1_000_000_000 { return "\((bytes + 999_999) / 1_000_000) MB" }
  let tenths = bytes / 100_000_000
  return "\(tenths / 10).\(tenths % 10) GB"
}
