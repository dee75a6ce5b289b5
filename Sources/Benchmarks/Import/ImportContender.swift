// SPDX-License-Identifier: Apache-2.0

/// A program that makes something of OSM data that can be asked for routes, and what it took.
struct ImportContender {
  struct Step {
    let program: String
    let arguments: [String]

    /// Throws where the program fails.
    func run() throws -> ChildProcess.Cost {
      let cost = try ChildProcess.run(program, arguments)
      guard cost.code == 0 else {
        throw WrongResult(description: "\(program) \(arguments.joined(separator: " ")) failed")
      }
      return cost
    }
  }

  let name: String
  /// One after the other, with files in a folder; seconds add up, and the largest peak counts.
  let steps: (_ folder: String) -> [Step]
  private(set) var seconds: [Double] = []
  private(set) var cpuSeconds: [Double] = []
  private(set) var peakBytes: [Int] = []
  /// Of all files that the last run left.
  private(set) var bytes = 0

  init(name: String, steps: @escaping (_ folder: String) -> [Step]) {
    self.name = name
    self.steps = steps
  }

  /// Runs all steps in an empty folder, which is emptied again.
  mutating func run(in folder: String) throws {
    let costs = try steps(folder).map { try $0.run() }
    seconds.append(costs.reduce(0) { $0 + $1.seconds })
    cpuSeconds.append(costs.reduce(0) { $0 + $1.cpuSeconds })
    peakBytes.append(costs.map(\.peakBytes).max() ?? 0)
    bytes = try Folder.clear(folder)
  }
}

extension ImportContender {
  /// `osmroute import`, of the program that stands beside this one.
  ///
  /// The map is named after the input.
  static func osmroute(_ input: String, threads: Int) -> ImportContender {
    let name = input.split(separator: "/").last?.split(separator: ".").first ?? "map"
    return ImportContender(name: "osmroute, cars and walkers") { files in
      [
        Step(
          program: ChildProcess.sibling("osmroute"),
          arguments: [
            "import", input, "-o", "\(files)/\(name).osmroute", "--threads", "\(threads)",
            "--quiet",
          ])
      ]
    }
  }

  /// OSRM's preparation for each profile, of an unpacked release.
  static func osrm(
    _ folder: String, profiles: [String], _ input: String, threads: Int
  ) -> ImportContender {
    ImportContender(name: "OSRM, \(profiles.joined(separator: " and "))") { files in
      profiles.flatMap { profile in
        [
          Step(
            program: "\(folder)/bin/osrm-extract",
            arguments: [
              "-t", "\(threads)", "-p", "\(folder)/share/profiles/\(profile).lua", "-o",
              "\(files)/\(profile).osrm", input,
            ]),
          Step(
            program: "\(folder)/bin/osrm-contract",
            arguments: ["-t", "\(threads)", "\(files)/\(profile).osrm"]),
        ]
      }
    }
  }

  /// Routino's preparation, which builds no hierarchy.
  static func planetsplitter(_ input: String) -> ImportContender {
    ImportContender(name: "planetsplitter") { files in
      [Step(program: "planetsplitter", arguments: ["--dir=\(files)", "--prefix=map", input])]
    }
  }
}
