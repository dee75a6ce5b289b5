// SPDX-License-Identifier: Apache-2.0

import OSMReader

/// What an import is told besides its input.
public struct ImportOptions: Sendable {
  /// Threads to use, 1 at least; they change the time, never the result.
  public var threads = 2
  /// ISO 3166-1 code of the country, for addresses that do not name theirs and rules of the road.
  public var country: String?
  /// When the data was true, whatever the input says: an ISO 8601 date, or date and time with `Z` or
  /// an offset.
  public var timestamp: String?
  /// Whether ids of ways are kept, by which answers name them.
  public var keepsSource = true
  /// Whether to go on where memory or disk seem to be too small.
  public var ignoresShortage = false

  /// Options that suit most imports.
  public init() {}

  func check() throws {
    guard let timestamp, Timestamp(timestamp) == nil else { return }
    throw InvalidOption(
      description: "the timestamp “\(timestamp)” is no ISO 8601 such as 2026-11-30T03:28:10Z")
  }
}

/// An option has a value that it cannot have.
struct InvalidOption: Error, CustomStringConvertible {
  let description: String
}
