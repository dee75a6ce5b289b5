// SPDX-License-Identifier: Apache-2.0

import JSON
import OSMReader
import OSMRoute
import PackedFile

/// A failure as the command line reports it: a code for scripts, words for people, an exit code.
struct CommandError: Error {
  enum Code: String {
    case addressNotFound
    case directionsNotFound
    case notInThisMap
    case usage
    case badInput
    case badMapFile
    case system
  }

  let code: Code
  let message: String

  var exitCode: Int32 {
    switch code {
    case .addressNotFound, .directionsNotFound, .notInThisMap: 1
    case .usage: 2
    case .badInput, .badMapFile, .system: 3
    }
  }

  static func usage(_ message: String) -> CommandError {
    CommandError(code: .usage, message: message)
  }

  init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  /// Translates the errors of the layers below.
  init(_ error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as MapError:
      self.init(code: Code(rawValue: error.code.rawValue) ?? .system, message: error.description)
    case let error as InputError: self.init(code: .badInput, message: error.description)
    case let error as MapFileError: self.init(code: .badMapFile, message: error.description)
    default: self.init(code: .system, message: "\(error)")
    }
  }

  var json: String {
    var writer = JSONWriter()
    writer.object { json in
      json.object("error") { json in
        json.field("code", code.rawValue)
        json.field("message", message)
      }
      json.field("attribution", MapInfo.attribution)
    }
    return writer.text
  }
}
