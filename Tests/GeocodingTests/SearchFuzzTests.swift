// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import TestSupport
import Testing

struct SearchFuzzTests {
  /// Pieces that mean something to some part of the search, and pieces that mean trouble.
  static let pieces = [
    "Main Street", "224", "B", ",", " ", "-", "/", "&", "near", "corner of", "12-14", "77566", "St",
    "Lake Jackson", "47° 8' N", "9G8F+6X", "geo:1,2", "０", "½", "٣", "ß", "İ", "ё", "улица", "東京",
    "丸の内", "の近く", "かな", "한글", "שלום", "مرحبا", "\u{202e}", "\u{0}", "\u{7f}", "\n", "\u{301}",
    "🏠", "👨‍👩‍👧", "\u{fffd}", "\u{10ffff}", "\u{1100}", "ﷺ", "ﬃ", "e\u{301}", "99999999999999999999",
    "restaurant", "pharmacy", "http://", "%00", "'; DROP", "%s%n", "\\", "\"", "<b>",
  ]

  @Test(arguments: 0..<150)
  func `whatever is typed is answered`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let geocoder = seed % 2 == 0 ? SmallTown.lakeJackson : SmallTown.europe
    let length = [3, 12, 60, 900].randomElement(using: &random) ?? 3
    var text = ""
    for _ in 0..<Int.random(in: 0...length, using: &random) {
      if Int.random(in: 0..<5, using: &random) == 0,
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10ffff, using: &random))
      {
        text.unicodeScalars.append(scalar)
      } else {
        text += Self.pieces.randomElement(using: &random) ?? ""
      }
    }
    check(geocoder, text)
  }

  private func check(_ geocoder: Geocoder, _ text: String) {
    var options = Geocoder.Options(limit: 3, near: SmallTown.origin)
    for isUnfinished in [false, true] {
      options.isUnfinished = isUnfinished
      options.explains = true
      let found = geocoder.geocode(text, options)
      #expect(found.count <= 3)
      for mark in found {
        #expect(mark.score >= 0 && mark.score <= 1)
        #expect(mark.explanation != nil || mark.matchLevel != .house)
      }
    }
    var address = StructuredAddress()
    address.street = text
    address.city = text
    _ = geocoder.geocode(address)
    _ = geocoder.search(.init(text, near: SmallTown.origin))
    _ = geocoder.search(.init("", near: SmallTown.origin, category: text))
  }

  @Test func `ten thousand of any piece are answered`() {
    for piece in Self.pieces {
      check(SmallTown.lakeJackson, String(repeating: piece, count: 2_000))
    }
  }
}
