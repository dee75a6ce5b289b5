// SPDX-License-Identifier: Apache-2.0

/// What there is of memory and disk, held against what is needed as that becomes known.
package struct ResourceWatch {
  private let memory: Int?
  private let disk: Int?
  private let output: String
  private let isForced: Bool
  private var hasWarned = false

  /// Bytes that there are, `nil` where that is not known; `isForced` is to go on whatever there is.
  package init(memory: Int?, disk: Int?, output: String, isForced: Bool) {
    self.memory = memory
    self.disk = disk
    self.output = output
    self.isForced = isForced
  }

  init(output: String, isForced: Bool) {
    self.init(
      memory: AvailableResources.memory,
      disk: output == "-" ? nil : AvailableResources.disk(at: output), output: output,
      isForced: isForced)
  }

  /// Throws where what is needed cannot be had.
  package func check(_ estimate: ImportEstimate) throws {
    if isForced { return }
    try estimate.check(memory: memory, disk: disk, output: output)
  }

  /// Checks, and tells of the estimate.
  package mutating func tell(
    _ estimate: ImportEstimate, _ progress: (MapImport.Progress) -> Void
  ) throws {
    try check(estimate)
    let isTight = isTight(estimate)
    hasWarned = hasWarned || isTight
    progress(
      .estimate(
        memory: estimate.memory.usual, disk: estimate.disk.usual, isTight: isTight))
  }

  /// Checks, and tells of what is tight and was not told.
  package mutating func tellIfTight(
    _ estimate: ImportEstimate, _ progress: (MapImport.Progress) -> Void
  ) throws {
    if isTight(estimate), !hasWarned { try tell(estimate, progress) } else { try check(estimate) }
  }

  private func isTight(_ estimate: ImportEstimate) -> Bool {
    estimate.memory.usual > memory ?? .max || estimate.disk.usual > disk ?? .max
  }
}
