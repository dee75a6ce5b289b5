// SPDX-License-Identifier: Apache-2.0

import Foundation
import OSMReader
import OSMRouteImport
import TestSupport
import Testing

struct EstimateTests {
  @Test(arguments: [OSMFile.Form.xml, .gzip, .bzip2, .pbf])
  func `ten times the input needs at most ten times as much`(form: OSMFile.Form) {
    let one = ImportEstimate([(form, 1_000_000_000)]),
      ten = ImportEstimate([(form, 10_000_000_000)])
    #expect(ten.memory.usual <= 10 * one.memory.usual)
    #expect(ten.disk.usual <= 10 * one.disk.usual)
    #expect(one.memory.least < one.memory.usual && one.disk.least < one.disk.usual)
    let both = ImportEstimate([(form, 400_000_000), (form, 600_000_000)])
    #expect(both == one)
  }

  @Test func `only what cannot be is refused`() throws {
    let estimate = ImportEstimate([(.pbf, 1_000_000_000)])
    try estimate.check(memory: nil, disk: nil, output: "map")
    try estimate.check(memory: 2_000_000_000, disk: 200_000_000, output: "map")
    let memory = #expect(throws: ResourceShortage.self) {
      try estimate.check(memory: 1_999_999_999, disk: nil, output: "map")
    }
    #expect(
      memory?.description == "this input needs about 13.0 GB of memory, and 1.9 GB can be had: "
        + "import a smaller extract, or on a larger machine")
    let disk = #expect(throws: ResourceShortage.self) {
      try estimate.check(memory: nil, disk: 199_999_999, output: "some/map")
    }
    #expect(
      disk?.description == "the map needs about 2.2 GB of disk, and 200 MB are free where some/map "
        + "is to be: make room, or write elsewhere with -o FILE")
  }

  @Test func `an input far beyond the machine is refused before it is read`() throws {
    let folder = TemporaryFolder()
    // A file of holes, which takes no disk.
    let result = try Osmroute.shell(
      """
      cd "$1"; printf '<osm>' > huge.osm; truncate -s 8T huge.osm 2>/dev/null || exit 77
      osmroute import huge.osm -o map; code=$?; rm huge.osm; ls; exit $code
      """, folder.path)
    // Where the file system has no such files nothing can be tried.
    if result.code == 77 { return }
    #expect(result.code == 3)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("osmroute: this input needs about 6157.2 GB of memory, and "))
  }

  @Test func `a limit on the process's memory counts`() throws {
    let folder = TemporaryFolder()
    let result = try Osmroute.shell(
      """
      cd "$1"; printf '<osm>' > large.osm; truncate -s 20G large.osm 2>/dev/null || exit 77
      ulimit -v 1500000; osmroute import large.osm -o map
      """, folder.path)
    if result.code == 77 { return }
    #expect(result.code == 3)
    #expect(
      result.errors == "osmroute: this input needs about 15.0 GB of memory, and 1.5 GB can be had: "
        + "import a smaller extract, or on a larger machine\n")
  }

  @Test func `the report says what elements take and what was estimated`() throws {
    let folder = TemporaryFolder()
    let map = folder.file("map")
    let result = try Osmroute.run(
      "import", Town.input, "-o", map, "--report", folder.file("report"))
    #expect(result.errors.contains(" bytes a node, "))
    #expect(result.errors.contains(" bytes a way; estimated before: "))
    let report = try JSONValue(TemporaryFolder.read(folder.file("report")))
    #expect(try #require(report["bytesPerNode"].number) > 4)
    #expect(try #require(report["bytesPerWay"].number) > 4)
    #expect(try #require(report["estimate"]["memoryBytes"].integer) > 20_000_000)
    #expect(try #require(report["estimate"]["diskBytes"].integer) > 0)
    let piped = try Osmroute.shell(
      "osmroute import -q - -o \"$1\" --report - < \"$2\"", map, Town.input
    ).json
    #expect(piped["estimate"].isMissing)
  }
}
