// SPDX-License-Identifier: Apache-2.0

/// A file is not what its format asks for: where, and what is wrong.
package struct DIMACSError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// From 1; 0 where the fault is of the whole file.
  package let line: Int
  package let reason: String

  package var description: String {
    line == 0 ? "\(path): \(reason)" : "\(path):\(line): \(reason)"
  }
}
