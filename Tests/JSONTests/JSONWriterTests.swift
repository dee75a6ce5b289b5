// SPDX-License-Identifier: Apache-2.0

import Foundation
import JSON
import Testing

struct JSONWriterTests {
  @Test func `commas stand between and only between`() {
    var json = JSONWriter()
    json.object { json in
      json.array("empty") { _ in }
      json.array("numbers") { json in
        json.value(1)
        json.null()
        json.value(true)
      }
      json.object("inner") { json in json.field("a", "b") }
      json.field("ifKnown", ifKnown: nil)
    }
    #expect(json.text == #"{"empty":[],"numbers":[1,null,true],"inner":{"a":"b"}}"#)
  }

  @Test func `every scalar up to U+00FF and beyond survives a reader`() throws {
    let text = String(String.UnicodeScalarView((0...0xff).compactMap { Unicode.Scalar($0) })) + "名😀"
    var json = JSONWriter()
    json.array { json in json.value(text) }
    let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
    #expect(read == [text])
  }

  @Test(
    arguments: [
      (0.0, 1, "0"), (-0.04, 1, "0"), (1.05, 1, "1.1"), (12.5, 0, "13"), (-12.345, 3, "-12.345"),
      (0.001, 3, "0.001"), (100, 2, "100"), (1e300, 1, "1e+300"), (.nan, 1, "null"),
      (.infinity, 1, "null"),
    ] as [(Double, Int, String)])
  func `numbers are rounded and short`(number: Double, decimals: Int, text: String) {
    #expect(decimalText(number, decimals: decimals) == text)
  }
}
