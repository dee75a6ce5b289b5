// SPDX-License-Identifier: Apache-2.0

/// What turns cost, seconds.
struct TurnCosts: Sendable {
  /// Turning round where that is the only way on.
  let uTurnSeconds: Double
  /// Turning round on a turning circle or mini-roundabout.
  let circleSeconds: Double
  /// The sharpest turn at a junction across the traffic that comes towards one.
  let crossingTurnSeconds: Double
  /// The sharpest turn at a junction to the near side.
  let nearTurnSeconds: Double
  /// Mean wait at a traffic signal.
  let signalSeconds: Double
  /// Stopping at a stop sign.
  let stopSeconds: Double
  let giveWaySeconds: Double

  /// What a turn costs by its angle (to the right above 0): nothing up to 25°, all of it from
  /// 140°, and between them a smooth rise (Hermite's 3t² - 2t³).
  ///
  /// Straight back is across the traffic, whichever side the last digit of the angle says.
  func seconds(angle: Double, drivesOnLeft: Bool) -> Double {
    let isBack = abs(angle) > 179.99
    let isAcross = isBack || (drivesOnLeft ? angle > 0 : angle < 0)
    let t = min(1, max(0, (abs(angle) - 25) / (140 - 25)))
    return (isAcross ? crossingTurnSeconds : nearTurnSeconds) * t * t * (3 - 2 * t)
  }
}
