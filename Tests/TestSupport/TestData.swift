// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Real data that are no part of the project, for tests that run where they are.
///
/// `OSMROUTE_TEST_DATA` names their folder, else it is `TestData` beside Package.swift. In it:
///
///     osm/*.osm.gz     extracts of OpenStreetMap
///     osm/*.osm.pbf    the same
///     luxembourg/      a road graph in DIMACS form, with known distances
///
/// Tests that need absent data are skipped, and say so.
package enum TestData {
  /// The project's folder.
  package static let project = #filePath.components(separatedBy: "/Tests/TestSupport/")[0]

  package static let folder = environment("OSMROUTE_TEST_DATA") ?? "\(project)/TestData"

  /// OSM XML, gzip-compressed.
  package static let extracts: [String] = {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/osm")) ?? []
    return found.filter { $0.hasSuffix(".osm.gz") }.sorted().map { "\(folder)/osm/\($0)" }
  }()

  /// The one of the smallest file, where any is there.
  package static let smallestExtracts: [String] = {
    func size(_ path: String) -> UInt64 {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? UInt64 ?? .max
    }
    return extracts.min { size($0) < size($1) }.map { [$0] } ?? []
  }()

  /// The extracts that are there as PBF too.
  package static let pbfExtracts = extracts.map { $0.replacing(/gz$/, with: "pbf") }
    .filter { FileManager.default.fileExists(atPath: $0) }

  package static var hasPBFExtracts: Bool { !pbfExtracts.isEmpty }

  /// An extract's other form.
  package static func gzip(of path: String) -> String { path.replacing(/pbf$/, with: "gz") }

  package static var hasExtracts: Bool { !extracts.isEmpty }

  package static let hasLuxembourg = FileManager.default.fileExists(
    atPath: "\(folder)/luxembourg/luxembourg-time.gr.gz")

  /// Whether `OSMROUTE_FULL_TESTS` asks for all cases, however long they take.
  package static let isFull = environment("OSMROUTE_FULL_TESTS") != nil

  private static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
