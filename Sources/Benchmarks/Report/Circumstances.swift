// SPDX-License-Identifier: Apache-2.0

import JSON
import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What figures depend on besides what is measured: machine, system, compiler, and the commit.
struct Circumstances {
  let processor: String
  let cores: Int
  let memoryBytes: Int
  let operatingSystem: String
  let compiler: String
  let commit: String
  /// How many threads wanted to run during the last minute; not finite where nobody tells.
  let load: Double

  init() {
    let system = SystemName()
    processor = Self.processor ?? system.machine
    cores = sysconf(CInt(_SC_NPROCESSORS_ONLN))
    memoryBytes = sysconf(CInt(_SC_PHYS_PAGES)) * sysconf(CInt(_SC_PAGESIZE))
    operatingSystem = (Self.distribution.map { [$0] } ?? []).joined() + system.description
    compiler = Self.compiler
    commit = Self.commit
    load =
      systemText("/proc/loadavg")?.split(separator: " ").first.flatMap { Double($0) } ?? .nan
  }

  func write(to json: inout JSONWriter) {
    json.object("machine") { json in
      json.field("cpu", processor)
      json.field("cores", cores)
      json.field("memoryBytes", memoryBytes)
      json.field("load", load, decimals: 2)
    }
    json.field("operatingSystem", operatingSystem)
    json.field("compiler", compiler)
    json.field("commit", commit)
  }

  /// For people, below a table.
  var text: String {
    "\(processor), \(cores) core\(cores == 1 ? "" : "s"), \(memoryBytes >> 20) MiB, "
      + "load \(figure(load, decimals: 2)); \(operatingSystem); \(compiler); commit \(commit)\n"
  }

  private static var processor: String? {
    guard let text = systemText("/proc/cpuinfo") else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":", maxSplits: 1).last.map { String($0.trimmed) }
  }

  private static var distribution: String? {
    let name = "PRETTY_NAME="
    guard let text = systemText("/etc/os-release"),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) })
    else { return nil }
    return line.dropFirst(name.count).filter { $0 != "\"" } + ", "
  }

  private static var compiler: String {
    #if compiler(>=6.5)
      "Swift 6.5 or later"
    #elseif compiler(>=6.4)
      "Swift 6.4"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2"
    #endif
  }

  /// Of the sources that this program was built of, where they are still there.
  ///
  /// It is asked when the program runs, so it is that of the program only if this was built since.
  private static var commit: String {
    let folder = String(#filePath.dropLast("/Sources/Benchmarks/Report/Circumstances.swift".count))
    let answer = try? ChildProcess.output(
      of: "git", ["-C", folder, "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"])
    let text = answer.map { String(decoding: $0, as: UTF8.self).filter { !$0.isWhitespace } } ?? ""
    return text.isEmpty ? "unknown" : text
  }
}

/// What the system says it is.
private struct SystemName: CustomStringConvertible {
  let description: String
  let machine: String

  init() {
    var name = utsname()
    unsafe uname(&name)
    machine = unsafe withUnsafeBytes(of: name.machine) { unsafe Self.text($0) }
    let system = unsafe withUnsafeBytes(of: name.sysname) { unsafe Self.text($0) }
    let release = unsafe withUnsafeBytes(of: name.release) { unsafe Self.text($0) }
    description = "\(system) \(release) \(machine)"
  }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

extension Substring {
  /// Without blanks at its beginning.
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
