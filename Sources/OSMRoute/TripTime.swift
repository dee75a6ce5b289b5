// SPDX-License-Identifier: Apache-2.0

/// When a trip begins, or by when it shall end.
package enum TripTime: Sendable, Equatable {
  case departure(ClockTime)
  case arrival(ClockTime)

  /// When a trip of so many seconds sets out.
  package func departure(travelling seconds: Double) -> ClockTime {
    switch self {
    case .departure(let time): time
    case .arrival(let time): time.advanced(by: -seconds)
    }
  }

  /// When it is there.
  package func arrival(travelling seconds: Double) -> ClockTime {
    switch self {
    case .departure(let time): time.advanced(by: seconds)
    case .arrival(let time): time
    }
  }
}
