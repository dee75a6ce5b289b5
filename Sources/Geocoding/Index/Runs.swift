// SPDX-License-Identifier: Apache-2.0

package import PackedFile

/// Which run of a second array belongs to each of n things: `first[i] ..< first[i + 1]`.
///
/// `first` has n + 1 elements, the first 0, and never falls; checked when it is opened, so that
/// every run lies inside the second array.
package struct Runs: Sendable {
  private let first: PackedArray<UInt32>

  package var count: Int { first.count - 1 }
  /// Elements of the second array that are in any run.
  package var total: Int { Int(first[first.count - 1]) }

  package init(first: [UInt32]) {
    precondition(first.first == 0, "runs start at 0")
    self.first = PackedArray(first)
  }

  /// Throws where the section is not such an array over `limit` elements, all of them in runs.
  package init(container: Container, _ name: String, count: Int? = nil, limit: Int) throws {
    first = try container.array(name)
    let span = first.span
    var last: UInt32 = 0
    for index in span.indices {
      guard span[index] >= last else { throw container.damaged("falls in section “\(name)”") }
      last = span[index]
    }
    guard first.count > 0, first[0] == 0, Int(last) == limit, first.count - 1 == count ?? self.count
    else { throw container.damaged("has runs that do not fit in section “\(name)”") }
  }

  package func addSection(to writer: inout ContainerWriter, _ name: String) {
    writer.add(name, first)
  }

  /// The run of a thing; empty where there is no such thing.
  package subscript(index: Int) -> Range<Int> {
    guard index >= 0, index < count else { return 0..<0 }
    return Int(first[index])..<Int(first[index + 1])
  }

  /// The thing whose run holds an element, 0 ..< `total`.
  package func owner(of element: Int) -> Int {
    var low = 0, high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(first[middle]) <= element { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
