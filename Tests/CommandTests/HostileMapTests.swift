// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackedFile
import TestSupport
import Testing

/// Whatever a map file holds, the program answers or refuses, and never crashes or hangs.
///
/// Map files come from anywhere; checksums are no help, for who forges a file forges them too.
@Suite(.timeLimit(.minutes(30)))
struct HostileMapTests {
  private static let rounds = TestData.isFull ? 5_000 : 200
  /// Rounds that one test takes, one after the other.
  private static let share = 50

  private let folder = TemporaryFolder()

  @Test(arguments: 0..<rounds / share)
  func `bytes of sections may be anything`(group: Int) throws {
    for seed in group * Self.share..<(group + 1) * Self.share {
      var random = SeededGenerator(seed: seed)
      var map = MapBytes(Town.bytes)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let range = map.sections.randomElement(using: &random)?.range ?? 0..<0
        map.damage(range, &random)
      }
      #expect(try faults(of: map) == [], "seed \(seed)")
    }
  }

  @Test(arguments: 0..<rounds / share)
  func `the table of sections may say anything`(group: Int) throws {
    for seed in group * Self.share..<(group + 1) * Self.share {
      var random = SeededGenerator(seed: 1_000_000 + seed)
      var map = MapBytes(Town.bytes)
      let table = 32..<32 + 64 * map.sections.count
      for _ in 0..<Int.random(in: 1...3, using: &random) { map.damage(table, &random) }
      map.repairHeader()
      #expect(try faults(of: map) == [], "seed \(seed)")
    }
  }

  /// Asks everything of a damaged map, in one process each: the commands that neither answered nor
  /// refused, with what they said.
  private func faults(of map: MapBytes) throws -> [String] {
    let path = folder.write(map.bytes, to: "map")
    let stops = ["--from", "165 Oyster Creek Dr", "--to", "102 This Way"]
    let lines = "102 This Way\nMain\n77566\nPizza\nLake Jackson TX\nulica Mira\nway\n"
    let places = "28.5,-94.5\n28.4926,-94.4911\n28.51,-94.49\n28.48,-94.52\n"
    let commands: [([String], String)] = [
      (["query", path, "--json"] + stops, ""),
      (["query", path, "--via", "28.51,-94.49", "--profile", "walking"] + stops, ""),
      (["geocode", path, "--batch", "-", "--json", "--limit", "100"], lines),
      (["reverse", path, "--batch", "-", "--json", "--limit", "50"], places),
      (["search", path, "", "--near", "28.5,-94.5", "--category", "restaurant", "--json"], ""),
      (["info", path, "--json"], ""),
      (["verify", path, "--queries", "5", "--json"], ""),
    ]
    return try commands.compactMap { words, input in
      let result = try Osmroute.run(words, input: Array(input.utf8))
      if [0, 1, 3].contains(result.code) { return nil }
      return "\(words[0]): exit code \(result.code), \(result.errors.prefix(600))"
    }
  }
}
