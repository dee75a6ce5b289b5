// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A new folder for one test's files, removed with everything in it when the object goes, at the
/// end of the process at the latest.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Holds the folders of this process: those of static objects never go by themselves.
  private static let all: String = {
    atexit { TemporaryFolder.remove(TemporaryFolder.all) }
    return made("/tmp/osmroute-test-XXXXXX")
  }()

  package init() { path = Self.made("\(Self.all)/XXXXXX") }

  private static func made(_ template: String) -> String {
    var template = Array(template.utf8CString)
    guard let made = unsafe mkdtemp(&template) else { fatalError("no temporary folder") }
    return unsafe String(cString: made)
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

  private static func remove(_ path: String) {
    // A folder that cannot be removed is left to the system's own cleaning of /tmp.
    try? FileManager.default.removeItem(atPath: path)
  }

  deinit { Self.remove(path) }
}
