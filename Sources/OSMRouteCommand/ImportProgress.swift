// SPDX-License-Identifier: Apache-2.0

import OSMRouteImport
import Synchronization

/// Shows on a terminal how far an import has come, in one line that is written over.
final class ImportProgress: Sendable {
  private let isShown: Bool
  private let isQuiet: Bool
  private let start = ContinuousClock.now
  private let lastShown = Mutex(ContinuousClock.now - .seconds(1))

  init(isQuiet: Bool) {
    self.isQuiet = isQuiet
    isShown = !isQuiet && Console.tellsTerminal
  }

  func show(_ progress: MapImport.Progress) {
    if case .estimate(let memory, let disk, true) = progress, !isQuiet {
      return Console.tell("warning    \(needs(memory, disk)), which may be more than there is")
    }
    guard isShown else { return }
    switch progress {
    case .estimate(let memory, let disk, _): line("\(needs(memory, disk)) …")
    case .stage(let name): line("\(name) …")
    case .reading(let bytes, let total, let elements):
      // A few times a second is enough for the eye.
      let isDue = lastShown.withLock { last in
        guard ContinuousClock.now - last > .milliseconds(200) else { return false }
        last = ContinuousClock.now
        return true
      }
      if isDue { line(reading(bytes, total, elements)) }
    }
  }

  func clear() {
    if isShown { line("") }
  }

  private func needs(_ memory: Int, _ disk: Int) -> String {
    "about \(Measures.bytes(memory)) of memory and \(Measures.bytes(disk)) of disk are needed"
  }

  private func reading(_ bytes: Int, _ total: Int?, _ elements: Int) -> String {
    let elapsed = (ContinuousClock.now - start).components
    let seconds = max(0.001, Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18)
    let share = total.map { " of \(Measures.bytes($0)), \(bytes * 100 / max(1, $0)) %" } ?? ""
    let rate = Measures.bytes(Int(Double(bytes) / seconds))
    return "reading: \(Measures.bytes(bytes))\(share), \(elements) elements, \(rate)/s"
  }

  /// Back to the line's start, and clears what stood there.
  private func line(_ text: String) { Console.tell("\r\u{1b}[K\(text)", terminator: "") }
}
