// SPDX-License-Identifier: Apache-2.0

import JSON
import Testing

struct JSONValueTests {
  private func value(_ text: String) throws -> JSONValue { try JSONValue(Array(text.utf8)) }

  @Test func `a document is taken apart in its order`() throws {
    let found = try value(
      " {\"a\": [1, -2.5e2, true, null],\n\t\"b\": {}, \"c\": [], \"d\": \"x\"} ")
    #expect(
      found
        == .object([
          .init(name: "a", value: .array([.number(1), .number(-250), .bool(true), .null])),
          .init(name: "b", value: .object([])), .init(name: "c", value: .array([])),
          .init(name: "d", value: .string("x")),
        ]))
    #expect(found["d"]?.string == "x")
    #expect(found["a"]?.string == nil)
    #expect(found["e"] == nil)
    #expect(try value("false") == .bool(false))
  }

  @Test func `what is written is read`() throws {
    let text = "“\"\\/\u{1}\u{8}\u{c}\n\r\tß😀"
    var json = JSONWriter()
    json.object { json in
      json.field(text, text)
      json.field("number", 1234.5678, decimals: 4)
    }
    let found = try JSONValue(json.bytes)
    #expect(found[text]?.string == text)
    #expect(found["number"]?.number == 1234.5678)
  }

  @Test(arguments: [
    (#""\ud83d\ude00\/""#, "😀/"), (#""\u0041""#, "A"), (#""\ud83d""#, "\u{fffd}"),
    (#""\ud83d\n""#, "\u{fffd}\n"),
  ])
  func escapes(text: String, expected: String) throws {
    #expect(try value(text) == .string(expected))
  }

  @Test(arguments: [
    ("", "a value", 0), ("{", "a string", 1), ("[1", "“,” or the closing bracket", 2),
    ("[1,]", "a value", 3), ("{\"a\" 1}", "“:”", 5), ("1 2", "the end", 2), ("01", "a value", 0),
    ("1.", "a digit", 2), ("1e", "a digit", 2), ("-", "a value", 0), ("tru", "a value", 0),
    ("\"a", "the end of a string", 2), ("\"\n\"", "no control characters in a string", 1),
    (#""\x""#, "an escape", 2), (#""\u12g4""#, "four hexadecimal digits", 3), ("nan", "a value", 0),
  ])
  func `what is no document is told where`(text: String, expected: String, byte: Int) {
    #expect(throws: JSONError(expected: expected, byte: byte)) { try value(text) }
  }

  @Test func `brackets without end do not exhaust the stack`() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONError.self) { try value(text) }
  }
}
