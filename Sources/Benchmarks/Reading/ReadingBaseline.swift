// SPDX-License-Identifier: Apache-2.0

import CReadingBaselines
import OSMReader

/// What reading a form of data is held against.
enum ReadingBaseline {
  /// `nil` where there is nothing to compare with.
  static func reading(of path: String, _ form: OSMFile.Form) -> TimedReading? {
    switch form {
    case .xml:
      return TimedReading(name: "expat, empty handlers", isOwn: false) {
        guard unsafe expat_with_empty_handlers(path) >= 0 else { throw failed("expat", path) }
      }
    case .gzip:
      return TimedReading(name: "inflate alone", isOwn: false) {
        guard unsafe inflate_alone(path) >= 0 else { throw failed("zlib", path) }
      }
    case .bzip2: return nil
    case .pbf:
      guard ChildProcess.exists("osmium") else { return nil }
      return TimedReading(name: "osmium fileinfo -e", isOwn: false) {
        guard try ChildProcess.run("osmium", ["fileinfo", "-e", path]).code == 0 else {
          throw failed("osmium", path)
        }
      }
    }
  }

  /// Why there is nothing to compare with.
  static func absence(_ form: OSMFile.Form) -> String {
    form == .pbf
      ? "osmium is not installed, so there is nothing to compare with"
      : "there is nothing to compare with"
  }

  private static func failed(_ reader: String, _ path: String) -> WrongResult {
    WrongResult(description: "\(reader) does not read \(path)")
  }
}
