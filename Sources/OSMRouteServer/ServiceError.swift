// SPDX-License-Identifier: Apache-2.0

import JSON
import PackedFile

/// A request that gets no answer, in OSRM's codes.
struct ServiceError: Error, Equatable {
  enum Code: String {
    case invalidURL = "InvalidUrl"
    case invalidService = "InvalidService"
    case invalidVersion = "InvalidVersion"
    case invalidOptions = "InvalidOptions"
    case invalidQuery = "InvalidQuery"
    case invalidValue = "InvalidValue"
    case noSegment = "NoSegment"
    case noRoute = "NoRoute"
    case tooBig = "TooBig"
    case notImplemented = "NotImplemented"
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  func answer(status: Int = 400) -> HTTPAnswer {
    var json = JSONWriter()
    json.object { json in
      json.field("code", code.rawValue)
      json.field("message", message)
      json.field("attribution", MapInfo.attribution)
    }
    return HTTPAnswer(status: status, body: json.bytes)
  }
}
