// SPDX-License-Identifier: Apache-2.0

import PackedFile
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs other programs and measures them from outside.
enum ChildProcess {
  /// What one run took.
  struct Cost {
    let code: CInt
    let seconds: Double
    let cpuSeconds: Double
    /// Most memory in use.
    let peakBytes: Int
  }

  /// The one that runs now, 0 where none does.
  private static let running = Atomic<pid_t>(0)
  private static let isEnding = Atomic<Bool>(false)

  /// Ends the program that runs, at once, and waits a little until it is gone; who ran it never
  /// hears of it.
  static func endRunning() {
    isEnding.store(true, ordering: .sequentiallyConsistent)
    let process = running.load(ordering: .sequentiallyConsistent)
    guard process > 0 else { return }
    kill(process, SIGKILL)
    for _ in 0..<100 where running.load(ordering: .sequentiallyConsistent) == process {
      usleep(10_000)
    }
  }

  /// Runs a program that is found on the path or by its own, and drops what it says; its standard
  /// output goes to a file where one is named.
  static func run(
    _ program: String, _ arguments: [String], output: String = "/dev/null"
  ) throws -> Cost {
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    var process = pid_t()
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (stream, path) in [(STDOUT_FILENO, output), (STDERR_FILENO, "/dev/null")] {
      unsafe posix_spawn_file_actions_addopen(
        &actions, stream, path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    }
    // This program holds signals back for a thread of its own; the other one has none such.
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    unsafe sigemptyset(&noSignals)
    unsafe posix_spawnattr_setsigmask(&attributes, &noSignals)
    unsafe posix_spawnattr_setflags(&attributes, CShort(POSIX_SPAWN_SETSIGMASK))
    let start = nanoseconds()
    let code = unsafe posix_spawnp(&process, program, &actions, &attributes, &words, environ)
    guard code == 0 else { throw SystemError("run", path: program, code: code) }
    running.store(process, ordering: .sequentiallyConsistent)
    // Who ends it may not have seen it yet.
    if isEnding.load(ordering: .sequentiallyConsistent) { kill(process, SIGKILL) }
    var status: CInt = 0
    var usage = rusage()
    _ = try systemCall("wait for", path: program) { unsafe wait4(process, &status, 0, &usage) }
    running.store(0, ordering: .sequentiallyConsistent)
    while isEnding.load(ordering: .sequentiallyConsistent) { pause() }
    return Cost(
      code: status, seconds: Double(nanoseconds() - start) / 1e9,
      cpuSeconds: usage.ru_utime.seconds + usage.ru_stime.seconds,
      peakBytes: usage.ru_maxrss * memoryUnit)
  }

  /// What a program says on its standard output; throws where it fails.
  static func output(of program: String, _ arguments: [String]) throws -> [UInt8] {
    try Folder.withTemporary { folder in
      let file = "\(folder)/output"
      guard try run(program, arguments, output: file).code == 0 else {
        throw WrongResult(description: "\(program) \(arguments.joined(separator: " ")) failed")
      }
      return try fileContent(file)
    }
  }

  /// Whether a program is there and says its version.
  static func exists(_ program: String, _ argument: String = "--version") -> Bool {
    (try? run(program, [argument]))?.code == 0
  }

  /// A program of this project's, which stands beside this one.
  static func sibling(_ name: String) -> String {
    let folder = CommandLine.arguments[0]
      .split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    return absolutePath((folder + [name]).joined(separator: "/")) ?? name
  }

  #if canImport(Darwin)
    private static let memoryUnit = 1
  #else
    private static let memoryUnit = 1024
  #endif
}

/// A path that does not depend on the folder one is in; `nil` where nothing is there.
func absolutePath(_ path: String) -> String? {
  guard let found = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(found) }
  return unsafe String(cString: found)
}

extension timeval {
  var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
