// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

struct InterruptTests {
  private let folder = TemporaryFolder()

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  private func started(_ arguments: [String], input: Pipe? = nil) throws -> (Process, Pipe) {
    let process = Process(), errors = Pipe()
    process.executableURL = URL(fileURLWithPath: Osmroute.path)
    process.arguments = arguments
    process.standardError = errors
    if let input { process.standardInput = input }
    try process.run()
    return (process, errors)
  }

  @Test(arguments: [
    (SIGINT, "interrupted"), (SIGTERM, "ended on request (SIGTERM)"),
    (SIGHUP, "ended, for its terminal is gone (SIGHUP)"),
  ])
  func `a signal while reading leaves the map of before`(number: Int32, said: String) throws {
    let map = folder.write(Array("the map of before".utf8), to: "map")
    let input = Pipe()
    let (process, errors) = try started(["import", "-", "-o", map], input: input)
    input.fileHandleForWriting.write(Data("<osm>\n<node id='1' lat='1' lon='1'/>\n".utf8))
    usleep(300_000)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + number)
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    #expect(
      String(decoding: words, as: UTF8.self) == "osmroute: \(said); nothing is left behind\n")
    #expect(try files() == ["map"])
    #expect(TemporaryFolder.read(map) == Array("the map of before".utf8))
  }

  @Test func `a signal while the map is written leaves all or nothing of it`() throws {
    let map = folder.file("map")
    for round in 0..<15 {
      let (process, _) = try started(["import", "-q", Town.input, "-o", map])
      // From the moment on at which the half-written file is there, and some after it.
      while process.isRunning, try !files().contains(where: { $0.hasSuffix(".part") }) {}
      usleep(UInt32(round * 200))
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      #expect([0, 130].contains(process.terminationStatus))
      #expect(try files() == [] || files() == ["map"])
      guard try files() == ["map"] else { continue }
      #expect(TemporaryFolder.read(map) == Town.bytes)
      try FileManager.default.removeItem(atPath: map)
    }
  }

  @Test(arguments: [
    ["growth", "--from", "300000", "--to", "300000"],
    ["generate", "--nodes", "3000000", "-o", "country.osm"],
  ])
  func `an interrupted benchmark leaves nothing and nobody behind`(arguments: [String]) throws {
    let process = Process(), errors = Pipe()
    process.executableURL = URL(fileURLWithPath: Osmroute.path + "-benchmark")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["TMPDIR": folder.path]
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    while process.isRunning, try files().isEmpty {}
    usleep(300_000)
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    #expect(
      String(decoding: words, as: UTF8.self)
        == "osmroute-benchmark: interrupted; nothing is left behind\n")
    #expect(try files() == [])
  }

  @Test func `a signal that the starter ignores is ignored`() throws {
    let result = try Osmroute.shell(
      """
      cd "$1"; mkfifo pipe
      { trap '' INT HUP; exec "$OSMROUTE" import -q - -o map < pipe; } & exec 3> pipe
      sleep 0.3; kill -INT $!; kill -HUP $!; sleep 0.1
      cat "$2" >&3; exec 3>&-; wait $!
      """, folder.path, Town.input)
    #expect(result.code == 0)
    #expect(try files().contains("map"))
  }

  @Test(arguments: ["-o - > /dev/full", "-o map --report - > /dev/full"])
  func `a full device is an error`(options: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else {
      try Test.cancel("no /dev/full here")
    }
    let result = try Osmroute.shell(
      "cd \"$1\"; osmroute import -q \"$2\" \(options)", folder.path, Town.input)
    #expect(result.code == 3)
    #expect(
      result.errors == "osmroute: cannot write to standard output: No space left on device\n")
    #expect(try files().allSatisfy { $0 == "map" })
  }
}
