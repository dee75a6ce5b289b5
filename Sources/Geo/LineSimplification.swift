// SPDX-License-Identifier: Apache-2.0

/// A line without the points that it can do without.
///
/// None left out is further than `metres` from the new line; the first and the last stay.
///
/// Source: Douglas and Peucker, 1973, doi:10.3138/FM57-6770-U75U-7727.
package func simplified(_ line: [Coordinate], metres: Double) -> [Coordinate] {
  guard line.count > 2 else { return line }
  var isKept = [Bool](repeating: false, count: line.count)
  isKept[0] = true
  isKept[line.count - 1] = true
  var ranges = [(first: 0, last: line.count - 1)]
  while let range = ranges.popLast() {
    guard let far = furthest(line, range.first, range.last), far.metres > metres else { continue }
    isKept[far.index] = true
    ranges.append((range.first, far.index))
    ranges.append((far.index, range.last))
  }
  return zip(line, isKept).filter(\.1).map(\.0)
}

private func furthest(
  _ line: [Coordinate], _ first: Int, _ last: Int
) -> (index: Int, metres: Double)? {
  var far: (index: Int, metres: Double)?
  for index in first + 1..<max(first + 1, last) {
    let plane = LocalPlane(at: line[index])
    let metres = plane.nearestToOrigin(from: line[first], to: line[last]).metres
    if metres > far?.metres ?? -1 { far = (index, metres) }
  }
  return far
}
