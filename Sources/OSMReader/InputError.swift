// SPDX-License-Identifier: Apache-2.0

/// The input is not what it should be: which file, where in it, what is wrong and what to do.
package struct InputError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// Where in its text, if the fault has such a place.
  package var place: TextPlace?
  package let reason: String

  package init(path: String, at place: TextPlace? = nil, _ reason: String) {
    self.path = path
    self.place = place
    self.reason = reason
  }

  package var description: String {
    let name = Self.name(of: path)
    guard let place else { return "\(name): \(reason)" }
    return "\(name): \(place): \(reason)"
  }

  /// What messages call an input.
  static func name(of path: String) -> String { path == "-" ? "standard input" : path }
}

/// A place in a text.
package struct TextPlace: Sendable, Equatable, CustomStringConvertible {
  /// From 1.
  package var line: Int
  /// From 0.
  package var byte: Int
  /// Whether both count in what a packed input unpacks to.
  package var isUnpacked = false

  package init(line: Int, byte: Int) {
    self.line = line
    self.byte = byte
  }

  package var description: String {
    "line \(line), byte \(byte)\(isUnpacked ? " of the unpacked data" : "")"
  }
}
