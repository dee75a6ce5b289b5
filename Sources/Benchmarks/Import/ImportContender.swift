// SPDX-License-Identifier: Apache-2.0

/// A program that makes something of OSM data that can be asked for routes, and what it took.
struct ImportContender {
  struct Step {
    let program: String
    let arguments: [String]
  }

  let name: String
  /// One after the other, with files in a folder; seconds add up, and the largest peak counts.
  private let steps: (_ folder: String) -> [Step]
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
    var costs: [ChildProcess.Cost] = []
    for step in steps(folder) {
      let cost = try ChildProcess.run(step.program, step.arguments)
      guard cost.code == 0 else {
        throw WrongResult(
          description: "\(step.program) \(step.arguments.joined(separator: " ")) failed")
      }
      costs.append(cost)
    }
    seconds.append(costs.reduce(0) { $0 + $1.seconds })
    cpuSeconds.append(costs.reduce(0) { $0 + $1.cpuSeconds })
    peakBytes.append(costs.map(\.peakBytes).max() ?? 0)
    bytes = try Folder.clear(folder)
  }
}
