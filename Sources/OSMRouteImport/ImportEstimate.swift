// SPDX-License-Identifier: Apache-2.0

package import OSMReader

/// What an import will need, told from the sizes and forms of its inputs before any is read, and
/// again from what was read.
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
  ///
  /// What an import keeps on disk beside it until its end takes about as much.
  package private(set) var disk = Bytes()
  /// What it is an estimate of, for messages.
  private let subject: String

  /// Bytes of memory and of disk for each byte of input.
  ///
  /// Measured on extracts of 180,000 to 10,800,000 nodes. The least is what the barest data take, such
  /// as ways of ten thousand nodes or tags that are all alike.
  private struct Rate {
    let memory: (usual: Double, least: Double)
    let disk: (usual: Double, least: Double)

    static let xml = Rate(memory: (0.45, 0.01), disk: (0.12, 0.001))

    static func of(_ form: OSMFile.Form) -> Rate {
      switch form {
      case .xml: .xml
      case .gzip: Rate(memory: (3.8, 0.08), disk: (0.9, 0.01))
      case .bzip2: Rate(memory: (5, 0.1), disk: (1.2, 0.015))
      case .pbf: Rate(memory: (8, 0.2), disk: (2.2, 0.02))
      }
    }

    /// For each byte that the elements take in memory: they stay there until all is built.
    static let elements = Rate(memory: (5, 1), disk: (1.6, 0))
  }

  /// `nil` where the size of an input is not known.
  package init?(inputs: [String]) {
    var known: [OSMFile.Extent] = []
    for input in inputs {
      guard let extent = try? OSMFile.extent(of: input) else { return nil }
      known.append(extent)
    }
    self.init(known)
  }

  package init(_ inputs: [OSMFile.Extent]) {
    subject = "this input"
    addProgram()
    for input in inputs {
      let packed = Rate.of(input.form), size = Double(input.size)
      // Nobody is refused because of what a file says of itself.
      addLeast(packed, size)
      if let unpackedSize = input.unpackedSize {
        addUsual(.xml, Double(unpackedSize))
      } else {
        addUsual(packed, size)
      }
    }
  }

  /// Of elements that were read and take so many bytes of memory.
  package init(elementBytes: Int) {
    subject = "what was read so far"
    addProgram()
    addUsual(.elements, Double(elementBytes))
    addLeast(.elements, Double(elementBytes))
  }

  private mutating func addProgram() { memory.usual += 20_000_000 }

  private mutating func addUsual(_ rate: Rate, _ size: Double) {
    memory.usual += Int(size * rate.memory.usual)
    disk.usual += Int(size * rate.disk.usual)
  }

  private mutating func addLeast(_ rate: Rate, _ size: Double) {
    memory.least += Int(size * rate.memory.least)
    disk.least += Int(size * rate.disk.least)
  }

  /// Throws where even the least is more than there is; `nil` is not known.
  package func check(memory: Int?, disk: Int?, output: String) throws {
    if let memory, memory < self.memory.least {
      throw ResourceShortage(
        "\(subject) needs about \(bytesText(self.memory.usual)) of memory, and "
          + "\(bytesText(memory)) can be had: import a smaller extract, or on a larger machine; "
          + "--force tries all the same")
    }
    if let disk, disk < self.disk.least {
      throw ResourceShortage(
        "the map needs about \(bytesText(self.disk.usual)) of disk, and \(bytesText(disk)) are free "
          + "where \(output) is to be: make room, or write elsewhere with -o FILE; "
          + "--force tries all the same")
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
