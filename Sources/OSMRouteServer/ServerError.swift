// SPDX-License-Identifier: Apache-2.0

/// The server cannot listen: where, and the system's words.
package struct ServerError: Error, Equatable, CustomStringConvertible {
  package let description: String
}
