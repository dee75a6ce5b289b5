// SPDX-License-Identifier: Apache-2.0

import CReadingBaselines
import OSMReader
import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
      guard (try? run("osmium", ["--version"])) == 0 else { return nil }
      return TimedReading(name: "osmium fileinfo -e", isOwn: false) {
        guard try run("osmium", ["fileinfo", "-e", path]) == 0 else { throw failed("osmium", path) }
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

  /// Runs a program and drops what it says; its exit code.
  private static func run(_ program: String, _ arguments: [String]) throws -> CInt {
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var process = pid_t()
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    let code = unsafe posix_spawnp(&process, program, &actions, nil, &words, environ)
    guard code == 0 else { throw SystemError("run", path: program, code: code) }
    var status: CInt = 0
    _ = try systemCall("wait for", path: program) { unsafe waitpid(process, &status, 0) }
    return status
  }
}

/// Seconds that processors spent on this process and on those it waited for.
enum CPUTime {
  static var seconds: Double { seconds(of: 0) + seconds(of: -1) }

  // 0 is RUSAGE_SELF, -1 RUSAGE_CHILDREN: the names have another type in each system's headers.
  private static func seconds(of whom: CInt) -> Double {
    var usage = rusage()
    unsafe getrusage(whom, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }
}
