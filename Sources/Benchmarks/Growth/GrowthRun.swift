// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Countries of growing size, each generated, imported, asked and thrown away.
struct GrowthRun {
  /// What one of them took.
  struct Step {
    /// OSM nodes asked for.
    let size: Int
    let inputBytes: Int
    let importCost: ChildProcess.Cost
    let mapBytes: Int
    let subject: HierarchySubject
    let query: Measurement.Summary

    var searchNodes: Double { Double(subject.graph.nodeCount) }
    /// Microseconds of processor time: over many sizes and minutes others on the machine disturb it
    /// least.
    var meanQuery: Double { query.together ?? .nan }
  }

  let options: GrowthOptions
  private(set) var steps: [Step] = []

  init(_ options: GrowthOptions) { self.options = options }

  mutating func measure() throws {
    for size in options.sizes {
      steps.append(try Folder.withTemporary { try step(size, in: $0) })
    }
  }

  private func step(_ size: Int, in folder: String) throws -> Step {
    let input = "\(folder)/country.osm", map = "\(folder)/country.osmroute"
    let country = GeneratedCountry(nodes: size, addresses: 0, seed: options.seed)
    _ = try Output.stream(to: input) { try country.write(to: $0) }
    let osmroute = ImportContender.osmroute(input, threads: options.threads).steps(folder)[0]
    let cost = try osmroute.run()
    let subject = try HierarchySubject(
      mapFile: map, profile: "automobile", threads: options.threads)
    var search = HierarchySearch(subject.hierarchy)
    let pairs = NodePairs(random: options.pairs, nodeCount: subject.graph.nodeCount)
    return Step(
      size: size, inputBytes: Folder.size(of: input), importCost: cost,
      mapBytes: Folder.size(of: map), subject: subject,
      query: Measurement.of(&search, pairs).measurement.summary())
  }

  /// How a figure grows, as a factor for 16 times the size, from one size to another.
  func growth(_ figure: (Step) -> Double, from first: Int, to last: Int) -> Double {
    let sizes = log(steps[last].searchNodes / steps[first].searchNodes)
    return exp(log(figure(steps[last]) / figure(steps[first])) * log(16) / sizes)
  }
}
