// SPDX-License-Identifier: Apache-2.0

/// Travel times along a way: each piece is the difference of rounded times from the way's start,
/// so that the errors of rounding do not add up.
struct WayTimes {
  let use: WayUse
  private var seconds = NodeUse.Facing()

  init(use: WayUse) { self.use = use }

  /// Deciseconds of the next piece in both directions, `nil` where shut; `delay` is what nodes
  /// within it add.
  mutating func advance(
    metres: Double, _ delay: NodeUse.Facing
  ) -> (forward: UInt32?, backward: UInt32?) {
    (
      Self.advance(&seconds.forward, metres, use.forward, delay.forward),
      Self.advance(&seconds.backward, metres, use.backward, delay.backward)
    )
  }

  private static func advance(
    _ seconds: inout Double, _ metres: Double, _ direction: WayUse.Direction?, _ delay: Double
  ) -> UInt32? {
    guard let direction else { return nil }
    let before = (seconds * 10).rounded()
    seconds += metres / (direction.speed / 3.6) + delay
    let cost = (seconds * 10).rounded() - before
    return UInt32(min(cost, Double(UInt32.max)))
  }
}
