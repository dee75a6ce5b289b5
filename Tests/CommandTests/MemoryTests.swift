// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

struct MemoryTests {
  private let folder = TemporaryFolder()

  /// Nodes each of which has a name of its own, some 20 MB of memory.
  private static let names = """
    { echo '<osm>'; seq 1 200000 | sed 's|.*|<node id="&" lat="1" lon="2">\
    <tag k="name" v="the name of &"/></node>|'; echo '</osm>'; }
    """

  @Test func `an import that gets no memory says so, and leaves nothing behind`() throws {
    let result = try Osmroute.shell(
      """
      cd "$1"; \(Self.names) > in.osm
      for limit in 20 30 40 50 60 70 80 90 120 200 400; do
        for input in in.osm -; do
          (ulimit -v ${limit}000; osmroute import -q $input -o map < in.osm 2> errors)
          code=$?; tail -n 1 errors | sed "s/^/$code /"
          test $code = 0 && rm map
        done
      done; rm errors; ls
      """, folder.path)
    let lines = result.output.split(separator: "\n")
    #expect(lines.last == "in.osm")
    let said =
      "3 osmroute: there is not enough memory: import a smaller extract, or on a larger machine; "
      + "nothing is left behind"
    #expect(lines.contains { $0 == said })
    // With very little the system does not even start the program, and says so itself.
    let others = lines.dropLast().filter { $0 != said && !$0.hasPrefix("127 ") }
    #expect(others == [])
  }

  /// The most memory that a run of the program took, as the system tells its starter.
  private func peak(_ arguments: [String]) throws -> Int {
    var process = pid_t()
    var words = unsafe ([Osmroute.path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    try #require(unsafe posix_spawn(&process, Osmroute.path, nil, nil, &words, nil) == 0)
    var status: Int32 = 0, usage = rusage()
    try #require(unsafe wait4(process, &status, 0, &usage) == process)
    #expect(status == 0)
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }

  @Test func `who measures from outside finds the peak that the report tells`() throws {
    // A piece of text without an element is held whole, and forgotten when it is read.
    let filler = String(repeating: "x", count: 30 << 20)
    let input = folder.write(
      "<osm><!--\(filler)--><node id='1' lat='1' lon='1'/></osm>".utf8, to: "in")
    let outside = try peak([
      "import", "-q", input, "-o", folder.file("map"), "--report", folder.file("report"),
    ])
    let report = try JSONValue(TemporaryFolder.read(folder.file("report")))
    let stages = report["stages"].elements.compactMap { $0["peakBytes"].integer }
    #expect(stages.count == 5)
    // Where the system tells nothing there is nothing to compare.
    guard let most = stages.max(), most > 0 else { return }
    #expect(most > 30 << 20)
    #expect(outside >= most)
    // Each stage has a peak of its own, though.
    #expect(try #require(stages.last) < most)
  }
}
