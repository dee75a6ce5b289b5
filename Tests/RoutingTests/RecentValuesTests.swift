// SPDX-License-Identifier: Apache-2.0

import Foundation
import Routing
import Synchronization
import Testing

struct RecentValuesTests {
  @Test func `a value is made once, and again where others were asked for more recently`() {
    let values = RecentValues<Int, String>(limit: 2)
    var made: [Int] = []
    func ask(_ key: Int) -> String {
      values(key) {
        made.append(key)
        return "\(key)"
      }
    }
    for key in [1, 2, 1, 2, 1, 3, 1, 2, 3] { #expect(ask(key) == "\(key)") }
    #expect(made == [1, 2, 3, 2, 3])
  }

  @Test func `many threads that ask for the same have it made once`() {
    let values = RecentValues<Int, Int>(limit: 4)
    let made = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let key = index % 4
      let value = values(key) {
        made.withLock { $0.append(key) }
        return key * 10
      }
      #expect(value == key * 10)
    }
    #expect(made.withLock { $0.sorted() } == [0, 1, 2, 3])
  }
}
