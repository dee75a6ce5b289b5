// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A new folder for one test's files, removed with everything in it when the object goes.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() {
    var template = Array("/tmp/osmroute-test-XXXXXX".utf8CString)
    guard let made = unsafe mkdtemp(&template) else { fatalError("no temporary folder") }
    path = unsafe String(cString: made)
  }

  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file into the folder; gives its path.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) -> String {
    let path = file(name)
    guard let stream = unsafe fopen(path, "w") else { fatalError("cannot write \(path)") }
    defer { unsafe fclose(stream) }
    let bytes = Array(bytes)
    let written = unsafe fwrite(bytes, 1, bytes.count, stream)
    precondition(written == bytes.count, "short write to \(path)")
    return path
  }

  /// The content of a file of any folder.
  package static func read(_ path: String) -> [UInt8] {
    guard let stream = unsafe fopen(path, "r") else { fatalError("cannot read \(path)") }
    defer { unsafe fclose(stream) }
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, stream)
      if count == 0 { return content }
      content += buffer[..<count]
    }
  }

  deinit {
    // A folder that cannot be removed is left to the system's own cleaning of /tmp.
    try? FileManager.default.removeItem(atPath: path)
  }
}
