// SPDX-License-Identifier: Apache-2.0

/// Which of its two numbers a part of a coordinate is.
enum CoordinateAxis: Equatable {
  case latitude, longitude
}

/// A part of a coordinate as people write it.
enum CoordinateToken: Equatable {
  case number(CoordinateNumber)
  case degree, minute, second
  /// A colon, or a dash between digits: what follows is the next smaller unit.
  case colon
  case comma, semicolon, slash
  /// A dash among blanks.
  case dash
  /// A point of the compass: the axis, and whether numbers count downwards there.
  case side(CoordinateAxis, isNegative: Bool)
  /// "O": east in German, west in French, Spanish, Italian and Portuguese.
  case eastOrWest
  /// "lat", "longitude".
  case axis(CoordinateAxis)

  var isUnit: Bool { self == .degree || self == .minute || self == .second || self == .colon }
  var isSeparator: Bool {
    self == .comma || self == .semicolon || self == .slash || self == .dash
  }
  /// Whether it says which axis a number belongs to.
  var isLetter: Bool {
    switch self {
    case .side, .eastOrWest, .axis: true
    default: false
    }
  }
}

/// A number of a coordinate, its sign apart.
struct CoordinateNumber: Equatable {
  var value: Double
  var hasFraction: Bool
  var isSigned = false
  var isNegative = false
  /// Whether nothing stands between it and the sign before it that parts numbers.
  var isAttached = false
}
