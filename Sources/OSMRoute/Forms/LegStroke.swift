// SPDX-License-Identifier: Apache-2.0

/// How a leg is drawn, in the words of simplestyle 1.1.
///
/// Source: https://github.com/mapbox/simplestyle-spec.
struct LegStroke {
  /// "#rrggbb".
  let colour: String
  /// 0...1.
  let opacity: Double
  /// Pixels.
  let width: Int

  /// Each leg has its own colour; routes after the first are fainter.
  init(leg: Int, route: Int) {
    colour = Self.colours[leg % Self.colours.count]
    opacity = route == 0 ? 0.75 : 0.4
    width = route == 0 ? 5 : 3
  }

  /// Blue, green, red, orange, purple, teal.
  private static let colours = [
    "#0000ff", "#00a000", "#ff0000", "#ff8c00", "#800080", "#008b8b",
  ]
}
