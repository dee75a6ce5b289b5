// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A command line taken apart: `--name value` or `--name=value`, and what stands alone.
struct Arguments {
  private(set) var positional: [String] = []
  private var values: [String: String] = [:]

  /// Throws `UsageError` for options that are not among `names`, and for those without a value.
  init(_ arguments: [String], names: Set<String>) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--"), argument != "--" else {
        if argument == "--" {
          positional += rest
          return
        }
        positional.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard names.contains(name) else {
        throw UsageError("has no option \(name); it has: \(names.sorted().joined(separator: " "))")
      }
      guard values[name] == nil else { throw UsageError("takes \(name) once") }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw UsageError("wants a value after \(name)")
      }
      values[name] = value
    }
  }

  subscript(name: String) -> String? { values[name] }

  /// `--threads`, one at least; one a processor where nothing else is said.
  func threads(orElse standard: Int? = nil) throws -> Int {
    guard let threads = try count("--threads") else {
      return standard ?? max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)))
    }
    guard threads > 0 else { throw UsageError("wants one thread at least") }
    // What an import takes.
    guard threads <= 1024 else { throw UsageError("wants 1024 threads at most") }
    return threads
  }

  /// An option that counts something, 0 or more.
  func count(_ name: String) throws -> Int? {
    guard let text = values[name] else { return nil }
    guard let count = Int(text), count >= 0 else {
      throw UsageError("wants a number after \(name), not “\(text)”")
    }
    return count
  }
}
