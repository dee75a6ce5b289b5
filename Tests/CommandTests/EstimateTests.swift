// SPDX-License-Identifier: Apache-2.0

import Foundation
import OSMReader
import OSMRouteImport
import TestSupport
import Testing

struct EstimateTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [OSMFile.Form.xml, .gzip, .bzip2, .pbf])
  func `ten times the input needs at most ten times as much`(form: OSMFile.Form) {
    func estimate(_ sizes: Int...) -> ImportEstimate {
      ImportEstimate(sizes.map { OSMFile.Extent(form, size: $0) })
    }
    let one = estimate(1_000_000_000), ten = estimate(10_000_000_000)
    #expect(ten.memory.usual <= 10 * one.memory.usual)
    #expect(ten.disk.usual <= 10 * one.disk.usual)
    #expect(one.memory.least < one.memory.usual && one.disk.least < one.disk.usual)
    #expect(estimate(400_000_000, 600_000_000) == one)
  }

  @Test func `only what cannot be is refused`() throws {
    let estimate = ImportEstimate([OSMFile.Extent(.pbf, size: 1_000_000_000)])
    try estimate.check(memory: nil, disk: nil, output: "map")
    try estimate.check(memory: 200_000_000, disk: 20_000_000, output: "map")
    let memory = #expect(throws: ResourceShortage.self) {
      try estimate.check(memory: 199_999_999, disk: nil, output: "map")
    }
    #expect(
      memory?.description == "this input needs about 8.0 GB of memory, and 200 MB can be had: "
        + "import a smaller extract, or on a larger machine; --force tries all the same")
    let disk = #expect(throws: ResourceShortage.self) {
      try estimate.check(memory: nil, disk: 19_999_999, output: "some/map")
    }
    #expect(
      disk?.description == "the map needs about 2.2 GB of disk, and 20 MB are free where some/map "
        + "is to be: make room, or write elsewhere with -o FILE; --force tries all the same")
  }

  @Test func `what was read is held against what there is`() throws {
    let estimate = ImportEstimate(elementBytes: 100_000_000)
    try estimate.check(memory: 100_000_000, disk: 0, output: "map")
    let error = #expect(throws: ResourceShortage.self) {
      try estimate.check(memory: 99_999_999, disk: nil, output: "map")
    }
    #expect(
      error?.description == "what was read so far needs about 520 MB of memory, and 100 MB can be "
        + "had: import a smaller extract, or on a larger machine; --force tries all the same")
  }

  @Test func `what is tight is told once, and force refuses nothing`() throws {
    var told: [Bool] = []
    func tell(_ progress: MapImport.Progress) {
      if case .estimate(_, _, let isTight) = progress { told.append(isTight) }
    }
    let small = ImportEstimate(elementBytes: 1_000),
      large = ImportEstimate(elementBytes: 50_000_000)
    let larger = ImportEstimate(elementBytes: 500_000_000)
    var watch = ResourceWatch(memory: 100_000_000, disk: nil, output: "map", isForced: false)
    try watch.tell(small, tell)
    try watch.tellIfTight(small, tell)
    try watch.tellIfTight(large, tell)
    try watch.tellIfTight(large, tell)
    #expect(told == [false, true])
    #expect(throws: ResourceShortage.self) { try watch.check(larger) }
    try ResourceWatch(memory: 1, disk: 1, output: "map", isForced: true).check(larger)
  }

  @Test(
    arguments: [
      // Told, and believed.
      (1_000_000, 8_000_000, 8_000_000), (1_000_000, 900_000_000, 900_000_000),
      // More than 4 GiB, of which only the rest is told.
      (1_000_000_000, 3_705_032_704, 8_000_000_000),
      // The last of several members, or zeros behind it.
      (1_000_000, 999_999, nil), (1_000_000, 0, nil),
    ] as [(Int, UInt32, Int?)])
  func `what a gzip file tells of its size is believed where it can be`(
    size: Int, told: UInt32, unpacked: Int?
  ) {
    #expect(OSMFile.Extent(gzipOf: size, toldSize: told).unpackedSize == unpacked)
  }

  @Test func `packed and plain input of much the same have the same estimate`() throws {
    let path = folder.file("zeros.osm")
    _ = try Osmroute.shell(
      "{ printf '<osm>'; head -c 99999995 /dev/zero | tr '\\0' ' '; } > \"$1\"; gzip -k \"$1\"",
      path)
    let plain = try #require(ImportEstimate(inputs: [path]))
    let packed = try #require(ImportEstimate(inputs: [path + ".gz"]))
    #expect(plain.memory.usual == 65_000_000)
    #expect(packed.memory.usual == plain.memory.usual && packed.disk.usual == plain.disk.usual)
    #expect(packed.memory.least < 10_000)
  }

  @Test func `what a group of processes has left is its limit without what files take`() {
    func left(_ limit: String?, _ usage: String?, _ statistics: String?) -> Int? {
      GroupMemory(limit: limit, usage: usage, statistics: statistics).left
    }
    #expect(left("max\n", "5\n", nil) == nil)
    #expect(left(nil, nil, nil) == nil)
    #expect(left("1000\n", nil, nil) == 1000)
    #expect(left("1000\n", "700\n", "anon 100\ninactive_file 300\nactive_file 200\n") == 800)
    #expect(left("1000\n", "1700\n", "inactive_file 300\ntotal_inactive_file 600\n") == 0)
  }

  /// The beginning of a PBF file, as `printf` takes it.
  private static let pbf = "\\000\\000\\000\\015\\012\\011OSMHeader"

  @Test func `an input far beyond the machine is refused before it is read`() throws {
    // A file of holes, which takes no disk.
    let result = try Osmroute.shell(
      """
      cd "$1"; printf '\(Self.pbf)' > huge; truncate -s 8T huge 2>/dev/null || exit 77
      osmroute import huge -o map; code=$?; rm huge; ls; exit $code
      """, folder.path)
    // Where the file system has no such files nothing can be tried.
    if result.code == 77 { try Test.cancel("no files of holes here") }
    #expect(result.code == 3)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("osmroute: this input needs about 70368.7 GB of memory, and "))
    #expect(result.errors.hasSuffix("; --force tries all the same\n"))
  }

  @Test func `a limit on the process's memory counts, unless force says that it does not`() throws {
    let result = try Osmroute.shell(
      """
      cd "$1"; printf '\(Self.pbf)' > large; truncate -s 20G large 2>/dev/null || exit 77
      ulimit -v 1500000; osmroute import large -o map; code=$?
      osmroute import large -o map --force 2>&1; ls; exit $code
      """, folder.path)
    if result.code == 77 { try Test.cancel("no files of holes here") }
    #expect(result.code == 3)
    // The program's own addresses are taken already.
    let words = "osmroute: this input needs about 171.8 GB of memory, and 1.N GB can be had: "
    #expect(
      (0..<6).contains {
        result.errors.hasPrefix(words.replacingOccurrences(of: "N", with: "\($0)"))
      })
    #expect(result.output.contains("osmroute: large: the PBF blob at byte 0 is damaged: "))
    #expect(result.output.hasSuffix("again\nlarge\n"))
  }

  @Test func `the report says what elements take and what was estimated`() throws {
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
