// SPDX-License-Identifier: Apache-2.0

import Geocoding

/// All that is measured of one map's geocoder.
struct GeocodeRun {
  let subject: GeocodeSubject
  let options: GeocodeOptions
  private(set) var rates: RateRun
  let times: TimeRun
  let bytes: IndexBytes

  init(_ subject: GeocodeSubject, _ options: GeocodeOptions) throws {
    self.subject = subject
    self.options = options
    try subject.touchAll()
    bytes = try IndexBytes(subject.container, subject.index)
    let writer = AddressWriter(subject.objects)
    rates = RateRun(subject, writer, seed: options.seed)
    let crossings = Crossing.all(
      in: subject.index, atMost: max(options.queries, min(options.sample, 1_000)),
      seed: options.seed)
    rates.add(Crossing.rate(crossings, subject.geocoder))
    times = TimeRun(subject, writer, Array(crossings.prefix(options.queries)), options)
  }

  /// One failure a line, in columns parted by tabs.
  func failureLines() -> [UInt8] {
    let lines = rates.rates.flatMap { rate in rate.failures.map { $0.line(rate.name) } }
    return Array(lines.joined().utf8)
  }
}
