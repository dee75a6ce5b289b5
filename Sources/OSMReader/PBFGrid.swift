// SPDX-License-Identifier: Apache-2.0

import Geo

/// What the whole numbers of a block's coordinates mean.
struct PBFGrid {
  /// Units of 1e-9 degree a step.
  var granularity: Int64 = 100
  /// 1e-9 degree.
  var latitudeOffset: Int64 = 0
  var longitudeOffset: Int64 = 0

  /// `nil` where it is not on the Earth.
  @inline(__always)
  func location(latitude: Int64, longitude: Int64) -> Coordinate? {
    guard let latitude = units(latitude, latitudeOffset, limit: 900_000_000),
      let longitude = units(longitude, longitudeOffset, limit: 1_800_000_000)
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Whether it is what libosmium writes for a node of a way whose place it does not know.
  func isNowhere(latitude: Int64, longitude: Int64) -> Bool {
    let nowhere = Int64(Int32.max) * 100 / granularity
    return latitude == nowhere && longitude == nowhere
  }

  /// Units of 1e-7 degree, rounded half away from zero; exact where the granularity is 100.
  @inline(__always)
  private func units(_ steps: Int64, _ offset: Int64, limit: Int64) -> Int32? {
    let (scaled, isTooLarge) = steps.multipliedReportingOverflow(by: granularity)
    let (sum, isBeyond) = scaled.addingReportingOverflow(offset)
    guard !isTooLarge, !isBeyond, sum.magnitude <= limit.magnitude &* 100 else { return nil }
    return Int32(truncatingIfNeeded: (sum + (sum < 0 ? -50 : 50)) / 100)
  }
}
