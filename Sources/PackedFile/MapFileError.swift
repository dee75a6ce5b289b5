// SPDX-License-Identifier: Apache-2.0

/// A map file cannot be what it says it is: which file, and what is wrong with it.
package struct MapFileError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// What is wrong, as it reads after the file's name, and what to do about it.
  package let reason: String

  package init(path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "\(path) \(reason)" }
}
