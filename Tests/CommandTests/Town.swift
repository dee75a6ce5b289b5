// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// The sample town, imported once by the program.
enum Town {
  private static let folder = TemporaryFolder()

  static let input = "\(TestData.project)/sample-osm/town.osm"

  /// The map file.
  static let map: String = {
    let map = folder.file("town.osmroute")
    guard let result = try? Osmroute.run("import", "--quiet", input, "-o", map), result.code == 0
    else { fatalError("the sample cannot be imported") }
    return map
  }()

  /// The map file's bytes.
  static let bytes = TemporaryFolder.read(map)
}

/// A JSON document taken apart, to be read along paths: `json["routes"][0]["distance"].number`.
struct JSONValue {
  let value: Any?

  /// Throws where the bytes are not one JSON document, whole.
  init(_ bytes: [UInt8]) throws {
    value = try JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
  }

  private init(value: Any?) { self.value = value }

  subscript(key: String) -> JSONValue { JSONValue(value: (value as? [String: Any])?[key]) }

  subscript(index: Int) -> JSONValue {
    let array = value as? [Any] ?? []
    return JSONValue(value: array.indices.contains(index) ? array[index] : nil)
  }

  var isMissing: Bool { value == nil }
  var keys: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }
  var elements: [JSONValue] { (value as? [Any] ?? []).map { JSONValue(value: $0) } }
  var string: String? { value as? String }
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var integer: Int? { (value as? NSNumber)?.intValue }
  var bool: Bool? { value as? Bool }
}

extension Osmroute.Result {
  /// Standard output as one JSON document.
  var json: JSONValue { get throws { try JSONValue(outputBytes) } }

  /// Code and message of an error in JSON.
  var failure: (code: String, message: String)? {
    get throws {
      let error = try json["error"]
      guard let code = error["code"].string, let message = error["message"].string else {
        return nil
      }
      return (code, message)
    }
  }

  /// Standard output as one JSON document a line.
  var jsonLines: [JSONValue] {
    get throws {
      try outputBytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
        .map { try JSONValue(Array($0)) }
    }
  }
}
