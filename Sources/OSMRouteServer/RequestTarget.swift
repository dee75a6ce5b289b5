// SPDX-License-Identifier: Apache-2.0

import OSMRoute

/// A request's path and query, taken apart: `/route/v1/driving/1.5,2;3,4?steps=true`.
struct RequestTarget {
  /// Percent signs undone.
  let path: [String]
  /// In their order, percent signs undone.
  let query: [(name: String, value: String)]

  init(_ target: String) throws(ServiceError) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].first == "/" else { throw Self.malformed }
    var path: [String] = []
    for part in parts[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let text = PercentCode.decode(part) else { throw Self.malformed }
      path.append(text)
    }
    self.path = path
    query = try parts.count == 2 ? Self.query(parts[1]) : []
  }

  private static func query(
    _ text: Substring
  ) throws(ServiceError) -> [(name: String, value: String)] {
    var query: [(name: String, value: String)] = []
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = PercentCode.decode(parts[0]),
        let value = PercentCode.decode(parts[1])
      else { throw ServiceError(.invalidQuery, "“\(pair.prefix(40))” is no option") }
      query.append((name, value))
    }
    return query
  }

  private static let malformed = ServiceError(.invalidURL, "The URL is malformed.")
}
