// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import PackedFile
import Routing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Speeds and closures in a file of lines `WAY,SPEED[,forward|backward]`.
struct SpeedFile {
  /// What the file is called in messages.
  private let name: String
  let reports: [WaySpeed]

  /// Reads a file; `-` is standard input.
  ///
  /// Throws what the system says, and `badInput` where a line has another form.
  init(path: String) throws {
    let name = path == "-" ? "standard input" : path
    try self.init(bytes: Self.bytes(of: path, name), name: name)
  }

  init(bytes: [UInt8], name: String) throws {
    self.name = name
    var reports: [WaySpeed] = []
    var isFirst = true
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let fields = Self.fields(index == 0 ? line.trimmingPrefix(Self.byteOrderMark) : line)
      if fields == [""] { continue }
      defer { isFirst = false }
      if isFirst, Self.isHeader(fields) { continue }
      switch Self.report(fields) {
      case .success(let report): reports.append(report)
      case .failure(let fault):
        throw CommandError(
          code: .badInput, message: "\(name), line \(index + 1): \(fault.text); \(Self.form)")
      }
    }
    self.reports = reports
  }

  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
  private static let form =
    "write WAY,SPEED or WAY,SPEED,forward|backward: the id of a way and km/h, 0 where it is closed"

  /// The fields of a line without its comment and without blanks around them.
  private static func fields(_ line: ArraySlice<UInt8>) -> [String] {
    let text = String(decoding: line.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
    return text.split(separator: ",", omittingEmptySubsequences: false).map { field in
      String(field.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  private static func isHeader(_ fields: [String]) -> Bool {
    let names = fields.map { $0.lowercased() }
    return names.count >= 2 && (names[0].contains("way") || names[0].contains("id"))
      && names[1].contains("speed")
  }

  private struct Fault: Error {
    let text: String
  }

  private static func report(_ fields: [String]) -> Result<WaySpeed, Fault> {
    func fault(_ text: String) -> Result<WaySpeed, Fault> { .failure(Fault(text: text)) }
    guard fields.count == 2 || fields.count == 3 else {
      return fault("\(fields.count) \(fields.count == 1 ? "field" : "fields")")
    }
    guard let id = Int64(fields[0]) else {
      return fault("“\(fields[0].printable())” is no id of a way")
    }
    guard let speed = speed(fields[1]) else {
      return fault("“\(fields[1].printable())” is no speed")
    }
    guard let directions = directions(fields.count == 3 ? fields[2] : "") else {
      return fault("“\(fields[2].printable())” is no direction")
    }
    return .success(WaySpeed(wayID: id, directions: directions, kilometresPerHour: speed))
  }

  /// Digits with or without a point: `Double` would read “nan” and “0x1p9”, too.
  private static func speed(_ text: String) -> Double? {
    guard text.allSatisfy({ $0 == "." || ($0.isASCII && $0.isNumber) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func directions(_ text: String) -> Phantom.Directions? {
    switch text.lowercased() {
    case "", "both": .both
    case "forward": .forward
    case "backward": .backward
    default: nil
    }
  }

  private static func bytes(of path: String, _ name: String) throws -> [UInt8] {
    let descriptor =
      path == "-"
      ? STDIN_FILENO
      : try systemCall("open", path: name) { unsafe open(path, O_RDONLY | O_CLOEXEC) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try systemCall("read", path: name) {
        unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}

extension SpeedFile {
  /// The speeds as times on a map; tells on standard error what of them is of no use there.
  func speeds(on map: OfflineMap, for transport: TransportChoice) throws -> RoadSpeeds {
    let profiles = map.profileNames(transport)
    guard let speeds = RoadSpeeds(reports, on: map.network, profiles: profiles) else {
      throw CommandError(
        code: .badMapFile,
        message: "\(map.container.path) has no ids of ways, which --speeds needs; "
          + "import it again without --without-source")
    }
    if speeds.unknownCount > 0 {
      Console.tell(
        "osmroute: \(name.printable(limit: .max)): \(speeds.unknownCount) of \(reports.count) "
          + "lines are about ways that this map does not have")
    }
    if speeds.fasterCount > 0 {
      Console.tell(
        "osmroute: \(name.printable(limit: .max)): \(speeds.fasterCount) of \(reports.count) "
          + "lines are faster than the map's own speeds, which are used instead")
    }
    return speeds
  }
}
