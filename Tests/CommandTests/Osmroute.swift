// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// Runs the built program as a user does.
struct Osmroute {
  /// What a run left behind.
  struct Result {
    /// Exit code; 128 and the signal's number where a signal ended the program.
    let code: Int32
    let outputBytes: [UInt8]
    let errors: String

    var output: String { String(decoding: outputBytes, as: UTF8.self) }
  }

  /// The program stands beside the tests' own executable.
  static let path: String = {
    guard let tests = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
      fatalError("the tests do not know where they are")
    }
    var folder = tests.deletingLastPathComponent()
    // On macOS the tests stand deep in a bundle.
    while folder.pathComponents.count > 1, !isProgram(folder) { folder.deleteLastPathComponent() }
    guard isProgram(folder) else { fatalError("no osmroute is built beside \(tests.path)") }
    return folder.appending(component: "osmroute").path
  }()

  private static func isProgram(_ folder: URL) -> Bool {
    let values = try? folder.appending(component: "osmroute").resourceValues(
      forKeys: [.isRegularFileKey, .isExecutableKey])
    return values?.isRegularFile == true && values?.isExecutable == true
  }

  /// Runs `osmroute` with arguments; `environment` is all it sees of one.
  static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Result {
    try run(path, arguments, input, environment)
  }

  /// Runs `osmroute-benchmark`, which stands beside it.
  static func benchmark(_ arguments: [String]) throws -> Result {
    try run(path + "-benchmark", arguments, [], [:])
  }

  /// Runs a line of the shell, in which `osmroute` is the program.
  ///
  /// The arguments are `$1`, `$2` and so on.
  static func shell(_ line: String, _ arguments: String...) throws -> Result {
    let script = "osmroute() { \"$OSMROUTE\" \"$@\"; }; \(line)"
    let environment = ["OSMROUTE": path, "PATH": "/usr/bin:/bin"]
    return try run("/bin/sh", ["-c", script, "sh"] + arguments, [], environment)
  }

  /// Streams are files, for a pipe that nobody empties would block the program.
  private static func run(
    _ program: String, _ arguments: [String], _ input: [UInt8], _ environment: [String: String]
  ) throws -> Result {
    let folder = TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle(forReadingAtPath: folder.write(input, to: "in"))
    process.standardOutput = FileHandle(forWritingAtPath: folder.write([], to: "out"))
    process.standardError = FileHandle(forWritingAtPath: folder.write([], to: "errors"))
    try process.run()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      code: process.terminationStatus + (isSignal ? 128 : 0),
      outputBytes: TemporaryFolder.read(folder.file("out")),
      errors: String(decoding: TemporaryFolder.read(folder.file("errors")), as: UTF8.self))
  }
}

extension Osmroute {
  static func run(_ arguments: String...) throws -> Result { try run(arguments) }

  static func benchmark(_ arguments: String...) throws -> Result { try benchmark(arguments) }
}
