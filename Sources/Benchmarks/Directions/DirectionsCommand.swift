// SPDX-License-Identifier: Apache-2.0

/// `osmroute-benchmark directions`: how long directions take, stage by stage.
enum DirectionsCommand: Command {
  static let name = "directions"
  static let summary = "how long directions take, stage by stage"
  static let help = """
    osmroute-benchmark directions FILE [OPTION...]

    Asks a map file (FILE, or OSMROUTE_FILE in the environment) for the ways between random pairs of
    its junctions, on one thread, as the program and the server do: from two coordinates to the
    JSON, with all steps and the whole line, and once more bare, without steps and line. Then tells
    what each stage of the former takes: finding the roads, searching, unpacking, guiding, writing.

      --pairs N           pairs of junctions (1000)
      --profile P         by what one travels (automobile)
      --rounds N          how often each is timed (5), in processor time: its least time counts,
                          which is what it takes when nothing else is in its way
      --seed S            other pairs and orders, 1 by default
      --requests FILE     writes the pairs, one a line, as “LON,LAT LON,LAT”, for another router
      --answers FILE      writes the answers, two lines a pair: with steps and line, and bare
    \(ReportOptions.help)

    “-” as an output is standard output; the table then goes to standard error.

    """

  static func run(_ arguments: [String]) throws {
    let options = try DirectionsArguments(arguments)
    let subject = try DirectionsSubject(options)
    if let path = options.requestsPath {
      try Output.write(Array(subject.requestLines.utf8), to: path)
    }
    if let path = options.answersPath { try subject.writeAnswers(to: path) }
    let run = DirectionsRun(subject, options)
    try options.report.deliver(run, otherOutputs: options.outputs)
  }
}
