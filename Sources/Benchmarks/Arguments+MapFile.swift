// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Arguments {
  /// The map file that is named, or else the one in `OSMROUTE_FILE`; `others` is what may stand in
  /// its place.
  func mapFile(or others: String = "") throws -> String {
    guard positional.count <= 1 else { throw UsageError("takes one map file") }
    guard let file = positional.first ?? Self.environment("OSMROUTE_FILE") else {
      throw UsageError("wants \(others)a map file (or OSMROUTE_FILE)")
    }
    return file
  }

  private static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
