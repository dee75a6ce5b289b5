// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// What the `HeaderBlock` of a PBF file says that matters here.
struct PBFHeader {
  /// When the data was true: ISO 8601, or a number that is beyond it.
  private(set) var timestamp: String?

  private static let knownFeatures: Set = [
    "OsmSchema-V0.6", "DenseNodes",
    // Files with a history: what is not visible in them is a deletion.
    "HistoricalInformation",
  ]

  /// Throws where a reader must know more than this one does.
  init(_ message: PBFCursor) throws(PBFFault) {
    var message = message
    var unknown: [String] = []
    while let tag = message.nextTag() {
      switch tag {
      case .bytes(4):
        let feature = unsafe String(decoding: message.message().rest, as: UTF8.self)
        if !Self.knownFeatures.contains(feature), unknown.count < 3 {
          unknown.append("“\(feature.printable(limit: 40))”")
        }
      case .number(32):
        let seconds = message.signed()
        timestamp = ISOTime.text(secondsSince1970: seconds) ?? "\(seconds)"
      default: message.skip(tag)
      }
    }
    guard !message.isDamaged else { throw .damaged("it is no HeaderBlock") }
    guard unknown.isEmpty else {
      throw .unknown(
        "needs \(unknown.joined(separator: " and ")), which is not known here: convert the file "
          + "with “osmium cat IN.osm.pbf -o OUT.osm.gz”")
    }
  }
}
