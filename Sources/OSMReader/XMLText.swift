// SPDX-License-Identifier: Apache-2.0

import CExpat

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A name or value where expat has it: UTF-8 that ends with a zero byte.
@safe struct XMLText {
  private let start: UnsafePointer<XML_Char>

  init(_ start: UnsafePointer<XML_Char>) { unsafe self.start = unsafe start }

  static func == (text: XMLText, name: StaticString) -> Bool {
    unsafe name.utf8Start.withMemoryRebound(to: CChar.self, capacity: name.utf8CodeUnitCount + 1) {
      unsafe strcmp(text.start, $0) == 0
    }
  }

  /// The bytes without the zero; they must not outlive the callback.
  var bytes: UnsafeBufferPointer<UInt8> {
    let count = unsafe strlen(start)
    let bytes = unsafe UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self)
    return unsafe UnsafeBufferPointer(start: bytes, count: count)
  }

  /// For messages.
  var string: String { unsafe String(cString: start) }
}

/// The attributes of one element: names and values in turn, then a null pointer.
@safe struct XMLAttributes {
  private let pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>

  init(_ pairs: UnsafeMutablePointer<UnsafePointer<XML_Char>?>) {
    unsafe self.pairs = unsafe pairs
  }

  func forEach(_ body: (XMLText, XMLText) -> Void) {
    var index = 0
    while let name = unsafe pairs[index], let value = unsafe pairs[index + 1] {
      unsafe body(XMLText(name), XMLText(value))
      index += 2
    }
  }
}
