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
    var rest = bytes.trimmingPrefix(Self.byteOrderMark), number = 0
    // Line by line: such files may have as many as a country has roads.
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      number += 1
      let fields = Self.fields(line)
      if fields.count == 1, fields[0].isEmpty { continue }
      defer { isFirst = false }
      if isFirst, Self.isHeader(fields) { continue }
      switch Self.report(fields) {
      case .success(let report): reports.append(report)
      case .failure(let fault):
        throw CommandError(
          code: .badInput, message: "\(name), line \(number): \(fault.text); \(Self.form)")
      }
    }
    self.reports = reports
  }

  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
  private static let form =
    "write WAY,SPEED or WAY,SPEED,forward|backward: the id of a way and km/h, 0 where it is closed"

  /// The fields of a line without its comment, each without blanks and quotes around it; the last
  /// has all that is too much.
  private static func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.prefix { $0 != UInt8(ascii: "#") }
      .split(separator: UInt8(ascii: ","), maxSplits: 3, omittingEmptySubsequences: false)
      .map { field in
        let quote = UInt8(ascii: "\""), field = trimmed(field)
        guard field.count > 1, field.first == quote, field.last == quote else { return field }
        return trimmed(field.dropFirst().dropLast())
      }
  }

  private static func trimmed(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }
    var field = field.drop(while: isBlank)
    while let last = field.last, isBlank(last) { field.removeLast() }
    return field
  }

  private static func isHeader(_ fields: [ArraySlice<UInt8>]) -> Bool {
    let names = fields.map { String(decoding: $0, as: UTF8.self).lowercased() }
    return names.count >= 2 && (names[0].contains("way") || names[0].contains("id"))
      && names[1].contains("speed")
  }

  private struct Fault: Error {
    let text: String
  }

  private static func report(_ fields: [ArraySlice<UInt8>]) -> Result<WaySpeed, Fault> {
    func fault(_ text: String) -> Result<WaySpeed, Fault> { .failure(Fault(text: text)) }
    let words = fields.map { String(decoding: $0, as: UTF8.self) }
    switch words.count {
    case 1: return fault("1 field")
    case 2, 3: break
    default: return fault("more than 3 fields")
    }
    guard let id = Int64(words[0]) else {
      return fault("“\(words[0].printable())” is no id of a way")
    }
    guard let speed = speed(words[1]) else {
      return fault("“\(words[1].printable())” is no speed")
    }
    guard let directions = directions(words.count == 3 ? words[2] : "") else {
      return fault("“\(words[2].printable())” is no direction")
    }
    return .success(WaySpeed(wayID: id, directions: directions, kilometresPerHour: speed))
  }

  /// Digits with or without a point: `Double` would read “nan” and “0x1p9”, too.
  private static func speed(_ text: String) -> Double? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || digits.contains($0) }) else {
      return nil
    }
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
    path == "-" ? try readAll(from: STDIN_FILENO, path: name) : try fileContent(path)
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
