// SPDX-License-Identifier: Apache-2.0

/// Damages texts as broken writers, disks and mean people do.
package enum XMLMutation {
  /// What breaks XML, or looks as if.
  private static let pieces: [[UInt8]] =
    [
      "<", ">", "/", "\"", "'", "=", "&", ";", "!", "?", "-", "--", "]]>", "<!--", "-->",
      "<![CDATA[", "<node ", "\n  <way ", "</way>", "</node>", "/>", "&amp;", "&lt", "&#65;",
      "&#x1;", "<x>", "</x>", "<tag k='a' v='b'/>", " id='1'", " k=\"x\"", " ", "\n", "\t", "\r",
      "\0", "\u{1}", "\u{7f}", "\u{e4}", "\u{fffe}", "\u{1f600}", "0", "9", ".", "e", "+", "a",
      ":", "_", "</osm>", "<osm>", "<?pi?>", "<!DOCTYPE a>", "\u{feff}", "<relation/>",
      "<meta osm_base='1'/>", "<remark>runtime error</remark>", "<?xml version='1.0'?>",
    ].map { Array($0.utf8) } + [[0x80], [0xc3], [0xe2, 0x82], [0xf0, 0x9f], [0xff]]

  /// Values at the edges of what attributes may be.
  private static let values: [[UInt8]] = [
    "", "0", "-0", "+1", "-1", "00000000000000000001", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "99999999999999999999", "4294967295", "90",
    "-90.0", "90.0000001", "180", "-180.00000004", "1e1", "1E-7", "1e99999", ".5", "5.", ".", "e",
    "0.00000005", "12345678.1", "node", "way", "relation", "delete", "false", "true",
    "2025-02-29", "2024-02-29T23:59:60+01:00", "&#49;", " 1", "1 ", "1\n",
  ].map { Array($0.utf8) }

  private static let names: [[UInt8]] = [
    "osm", "node", "way", "relation", "nd", "member", "tag", "meta", "remark", "id", "version",
    "lat", "lon", "k", "v", "ref", "type", "role", "action", "visible", "osm_base", "timestamp",
    "changeset", "uid", "user", "x",
  ].map { Array($0.utf8) }

  /// Changes a text in one to three places.
  package static func mutate(
    _ text: inout [UInt8], using generator: inout some RandomNumberGenerator
  ) {
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      if Bool.random(using: &generator) {
        mutateBytes(&text, &generator)
      } else {
        mutateMarkup(&text, &generator)
      }
    }
  }

  private static func mutateBytes(
    _ text: inout [UInt8], _ generator: inout some RandomNumberGenerator
  ) {
    let piece = pieces.randomElement(using: &generator) ?? []
    guard !text.isEmpty else { return text = piece }
    let place = Int.random(in: 0..<text.count, using: &generator)
    let end = min(text.count, place + Int.random(in: 0...12, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: text.replaceSubrange(place..<end, with: [])
    case 1: text[place] = UInt8.random(in: 0...255, using: &generator)
    case 2:
      text.insert(
        contentsOf: text[place..<end], at: Int.random(in: 0..<text.count, using: &generator))
    case 3: text[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 4: text.replaceSubrange(place..<end, with: piece)
    default: text.insert(contentsOf: piece, at: place)
    }
  }

  /// Changes a whole tag, name or value.
  private static func mutateMarkup(
    _ text: inout [UInt8], _ generator: inout some RandomNumberGenerator
  ) {
    let kind = Int.random(in: 0..<6, using: &generator)
    let runs = kind < 4 ? text.tags : kind == 4 ? text.values : text.names
    guard let run = runs.randomElement(using: &generator),
      let other = runs.randomElement(using: &generator)
    else { return mutateBytes(&text, &generator) }
    switch kind {
    case 0: text.removeSubrange(run)
    case 1: text.insert(contentsOf: text[run], at: other.lowerBound)
    case 2: text.replaceSubrange(run, with: Array(text[other]))
    case 3:
      let (open, close) = Bool.random(using: &generator) ? ("<!--", "-->") : ("<![CDATA[", "]]>")
      text.replaceSubrange(run, with: Array(open.utf8) + text[run] + close.utf8)
    case 4: text.replaceSubrange(run, with: values.randomElement(using: &generator) ?? [])
    default: text.replaceSubrange(run, with: names.randomElement(using: &generator) ?? [])
    }
  }
}

/// Where things stand in a text, more or less: it may be damaged already.
extension [UInt8] {
  /// From `<` to `>`.
  fileprivate var tags: [Range<Int>] {
    var start: Int?, found: [Range<Int>] = []
    for (index, byte) in enumerated() {
      if byte == UInt8(ascii: "<") { start = index }
      guard byte == UInt8(ascii: ">"), let first = start else { continue }
      found.append(first..<(index + 1))
      start = nil
    }
    return found
  }

  /// Between quotes of one kind.
  fileprivate var values: [Range<Int>] {
    var open: Int?, found: [Range<Int>] = []
    for (index, byte) in enumerated() where byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")
    {
      guard let first = open else {
        open = index
        continue
      }
      guard self[first] == byte else { continue }
      found.append((first + 1)..<index)
      open = nil
    }
    return found
  }

  /// Letters after `<`, `/` or a blank.
  fileprivate var names: [Range<Int>] {
    var start: Int?, found: [Range<Int>] = []
    for (index, byte) in enumerated() {
      if let first = start, !byte.isLetter {
        if first < index { found.append(first..<index) }
        start = nil
      }
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: " ") {
        start = index + 1
      }
    }
    return found
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (self | 0x20) &- 0x61 < 26 || self == 0x5f }
}
