// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import DIMACS

/// `osmroute-benchmark hierarchy`: prepares a graph, asks for distances and paths, compares.
enum HierarchyCommand: Command {
  static let name = "hierarchy"
  static let summary = "preparation, distances, paths, tables and sweeps of a hierarchy"
  static let help = """
    osmroute-benchmark hierarchy --graph G.gr [--pairs P.p2p] [--coordinates C.co] [OPTION...]
    osmroute-benchmark hierarchy FILE [--profile P] [--pairs N] [--dump-graph OUT.gr] [OPTION...]

    Prepares a hierarchy, asks it for distances and paths, tables and sweeps, and holds every
    distance against Dijkstra's algorithm, from one end and from both, on the same graph. The
    first form reads a graph of the 9th DIMACS Implementation Challenge, plain or gzip; the second
    takes the search graph of a map file (FILE, or OSMROUTE_FILE in the environment), asks the
    hierarchy stored there, and builds it anew only to time that.

      --graph G.gr         lines “p sp NODES ARCS”, then “a TAIL HEAD WEIGHT”; nodes from 1
      --coordinates C.co   lines “v NODE X Y”: nodes are put in the order of their places first,
                           which brings together what queries visit; pairs keep their numbers
      --pairs P.p2p        lines “q SOURCE TARGET”; else 10,000 pairs, the same every time
      --pairs N            of a map file: that many pairs, the same every time
      --profile P          whose search graph of the map file (automobile)
      --dump-graph OUT.gr  writes the search graph of the map file as DIMACS text
      --distances OUT.txt  writes one distance a line in the order of the pairs, -1 for none
      --threads N          prepares with N threads (1)
      --dijkstra N         compares with Dijkstra, from one end and both, on the first N pairs (1000)
      --rank-sources N     pairs by Dijkstra rank from N sources (100): near and far targets apart
      --table RxC          rows and columns of the tables (100x100)
      --plot OUT.svg       draws time against Dijkstra rank
      --routingkit DRIVER  runs RoutingKit on the same graph and pairs in turns with osmroute;
                           DRIVER is a program that docs/performance.md describes
      --rounds N           how often the two take turns (5)
    \(ReportOptions.help)

    “-” as an output is standard output; the table then goes to standard error.
    Exit code 2: usage. 3: bad input, or two ways to one distance that differ.

    """

  static func run(_ arguments: [String]) throws {
    let options = try HierarchyOptions(arguments)
    let subject = try subject(options)
    if let path = options.dumpPath { try Output.write(subject.graph.dimacsText, to: path) }
    let run = try HierarchyRun(subject, try pairs(options, subject), options)
    if let path = options.distancesPath { try Output.write(run.distanceLines(), to: path) }
    if let path = options.plotPath {
      try Output.write(run.ranks.plot(caption(subject)).svg(), to: path)
    }
    try options.report.deliver(run, otherOutputs: options.outputs)
  }

  private static func subject(_ options: HierarchyOptions) throws -> HierarchySubject {
    switch options.input {
    case .dimacs(let path, let coordinates):
      try HierarchySubject(dimacs: path, coordinates: coordinates, threads: options.threads)
    case .mapFile(let path, let profile):
      try HierarchySubject(mapFile: path, profile: profile, threads: options.threads)
    }
  }

  private static func pairs(
    _ options: HierarchyOptions, _ subject: HierarchySubject
  ) throws -> NodePairs {
    let nodeCount = subject.graph.nodeCount
    guard let path = options.pairsPath else {
      return NodePairs(random: options.pairCount, nodeCount: nodeCount)
    }
    return NodePairs(try DIMACSPairs(path: path, nodeCount: nodeCount), subject.number)
  }

  private static func caption(_ subject: HierarchySubject) -> String {
    let file = subject.name.split(separator: "/").last ?? ""
    return "\(file): \(subject.graph.nodeCount) nodes, \(subject.graph.arcCount) arcs"
  }
}
