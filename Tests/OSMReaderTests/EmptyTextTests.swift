// SPDX-License-Identifier: Apache-2.0

import ReaderTesting
import Testing

struct EmptyTextTests {
  @Test(arguments: ReaderForm.allCases)
  func `an empty key and role are read, an empty value says nothing`(form: ReaderForm) throws {
    let lines = try form.lines([
      .node(1, 0, 0), .node(2, 0, 0, [("", "a"), ("b", ""), ("c", "d")]), .node(3, 0, 0),
      .way(4, [1], [("", "e")]), .relation(5, [.init(.way, 4, "")], [("", "f")]),
    ])
    #expect(lines.prefix(3) == ["n2 0,0 =a c=d", "w4 [1] =e", "r5 [\"way4=\"] =f"])
  }
}
