// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing
import Threads

struct WorkerTeamTests {
  @Test(arguments: [1, 2, 3, 8])
  func `every element is in one part, lot after lot`(threads: Int) {
    let team = WorkerTeam(size: threads)
    for count in [0, 1, 7, 8, 9, 1000] {
      for partSize in [1, 8, 1001] {
        let times = Mutex([Int](repeating: 0, count: count))
        team.forEachPart(of: count, partSize: partSize) { thread, part in
          #expect((0..<threads).contains(thread))
          #expect(part.count <= partSize || threads == 1)
          times.withLock { times in for index in part { times[index] += 1 } }
        }
        #expect(times.withLock { $0.allSatisfy { $0 == 1 } }, "\(count) by \(partSize)")
      }
    }
  }

  @Test func `what a lot wrote is there when it is done`() {
    let team = WorkerTeam(size: 3)
    var sums = [Int](repeating: 0, count: 512)
    for round in 0..<200 {
      unsafe sums.withUnsafeMutableBufferPointer { buffer in
        let sums = unsafe buffer
        team.forEachPart(of: sums.count, partSize: 4) { _, part in
          for index in part { unsafe sums[index] += round }
        }
      }
    }
    #expect(sums.allSatisfy { $0 == 199 * 100 })
  }
}
