// SPDX-License-Identifier: Apache-2.0

import OSMReader
import TestSupport
import Testing

/// The scanner and expat agree about texts that were damaged at random.
struct XMLMutationTests {
  static let text = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <osm version="0.6" generator='x' timestamp="2025-01-01T00:00:00Z">
      <bounds minlat="1" minlon="2" maxlat="3" maxlon="4"/>
      <!-- a comment - with - dashes -->
      <node id="1" version="2" timestamp="2013-06-20T13:45:07Z" lat="46.9688169" lon="-9.5496806"/>
      <node id="22" lat='47.0' lon='9.5' changeset="12" uid="3" user="Zoë"><tag k="name" v="A&amp;B"/></node>
      <node id="-3" lat="1e1" lon="+2.5" action="modify" visible="true"/>
      <way id="7" version="1">
        <nd ref="1"/><nd ref="22"/><nd ref="23" lat="1.5" lon="-2"/>
        <nd ref="-3"></nd>
        <tag k="highway" v="residential"/>
        <tag k='name' v='Stra&#xDF;e "日本" &lt;&gt;'/>
      </way>
      <way id="8" action="delete"><nd ref="1"/></way>
      <relation id="9" version="3"><member type="way" ref="7" role="from"/>
        <member type="node" ref="22" role=""/><tag k="type" v="restriction"/></relation>
      <extra a="1"><node id="5"/>text</extra>
    </osm>
    """.utf8)

  /// What breaks XML, or looks as if.
  static let pieces: [[UInt8]] =
    [
      "<", ">", "/", "\"", "'", "=", "&", ";", "!", "?", "-", "--", "]]>", "<!--", "-->",
      "<![CDATA[", "<node ",
      "\n  <way ", "</way>", "</node>", "/>", "&amp;", "&lt", "&#65;", "&#x1;", "<x>", "</x>",
      "<tag k='a' v='b'/>",
      " id='1'", " k=\"x\"", " ", "\n", "\t", "\r", "\0", "\u{1}", "\u{7f}", "\u{e4}", "\u{fffe}",
      "\u{1f600}",
      "0", "9", ".", "e", "+", "a", ":", "_", "</osm>", "<osm>", "<?pi?>", "<!DOCTYPE a>",
      "99999999999999999999",
    ].map { Array($0.utf8) } + [[0x80], [0xc3], [0xe2, 0x82], [0xf0, 0x9f], [0xff]]

  private func mutated(_ generator: inout SeededGenerator) -> [UInt8] {
    var text = Self.text
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0..<text.count, using: &generator)
      let end = min(text.count, place + Int.random(in: 0...12, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: text.replaceSubrange(place..<end, with: [])
      case 1: text[place] = UInt8.random(in: 0...255, using: &generator)
      case 2:
        text.insert(
          contentsOf: text[place..<end], at: Int.random(in: 0..<text.count, using: &generator))
      case 3: text[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 4:
        text.replaceSubrange(place..<end, with: Self.pieces.randomElement(using: &generator) ?? [])
      default:
        text.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: place)
      }
    }
    return text
  }

  @Test(arguments: 0..<100) func `damaged texts are read or refused alike`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<(TestData.isFull ? 2000 : 100) {
      let text = mutated(&generator)
      let size = [1, 50, 200, 1 << 20].randomElement(using: &generator) ?? 1
      let (outcome, expected) = (XMLOutcome(text, chunkSize: size), XMLOutcome.byExpat(text))
      guard outcome != expected else { continue }
      Issue.record(
        "pieces of \(size): \(outcome) for \(expected): \(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test func `most of the undamaged text is scanned`() {
    #expect(XMLOutcome.isPlain(Self.text))
    #expect(XMLOutcome(Self.text) == .byExpat(Self.text))
  }
}
