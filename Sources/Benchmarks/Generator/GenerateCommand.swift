// SPDX-License-Identifier: Apache-2.0

/// `osmroute-benchmark generate`: writes a made-up country of any size.
enum GenerateCommand: Command {
  static let name = "generate"
  static let summary = "OSM data of a made-up country of any size, to measure with"
  static let help = """
    osmroute-benchmark generate --nodes N [--addresses M] [--seed S] -o OUT.osm

    Writes OSM XML of a country that does not exist: towns and cities with their streets, joined
    by country roads and motorways, with tracks and footways between, much like a real network of
    the same size. The same options give the same file on every machine.

      --nodes N        about so many nodes of roads, junctions and bends together; one town has
                       some 5,000
      --addresses M    so many houses besides, in towns of four scripts that share street names
      --seed S         another country, 1 by default
      -o OUT.osm       where to write; “-” is standard output

    “osmroute-benchmark generate --nodes 1000000 -o - | osmium cat -F osm - -o big.osm.pbf” makes PBF.

    """

  static func run(_ arguments: [String]) throws {
    // The one short option.
    let long = arguments.map { $0 == "-o" ? "--output" : $0 }
    if long.last == "--output" { throw UsageError("wants a value after -o") }
    let options = try Arguments(long, names: ["--nodes", "--addresses", "--seed", "--output"])
    guard options.positional.isEmpty else {
      throw UsageError("takes no input, but “\(options.positional[0])” was given")
    }
    guard let nodes = try options.count("--nodes"), nodes > 0 else {
      throw UsageError("wants --nodes N, one at least")
    }
    let addresses = try options.count("--addresses") ?? 0
    guard max(nodes, addresses) <= GeneratedCountry.nodeLimit else {
      throw UsageError("makes no more than \(GeneratedCountry.nodeLimit) nodes or addresses")
    }
    guard let output = options["--output"] else { throw UsageError("wants -o OUT.osm") }
    let country = GeneratedCountry(
      nodes: nodes, addresses: addresses, seed: try options.count("--seed") ?? 1)
    let counts = try Output.stream(to: output) { try country.write(to: $0) }
    Output.errors.write(
      "\(counts.nodes) nodes of roads, \(counts.addresses) houses, \(counts.ways) ways\n")
  }
}
