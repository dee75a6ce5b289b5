// SPDX-License-Identifier: Apache-2.0

/// How web maps write what they show: "@28.5,-94.5,17z", "@28.5,-94.5,300m/data=x".
enum CoordinateView {
  /// A text without what stands behind its two numbers: how near the map is, its tilt.
  static func withoutView(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let commas = scalars.indices.filter { scalars[$0] == "," }
    guard commas.count >= 2, isZoom(scalars[(commas[1] + 1)...]) else { return scalars }
    return Array(scalars[..<commas[1]])
  }

  /// Whether a number and what it counts stand at the start: "17z", "17.5z", "300m".
  private static func isZoom(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let rest = rest.drop { $0 == " " }
    let behind = rest.drop { CoordinateScanner.isDigit($0) || $0 == "." }
    guard behind.startIndex > rest.startIndex, let unit = behind.first else { return false }
    let next = behind.dropFirst().first
    return unit == "z" || unit == "a" || unit == "m" && (next == nil || next == "/")
  }
}
