// SPDX-License-Identifier: Apache-2.0

/// A URL taken apart, percent signs undone.
struct URLParts {
  enum App {
    case apple
    case google
    case openStreetMap
    case geo
  }

  /// Whose it is; `nil` where it is nobody's who is known.
  let app: App?
  /// What stands between the slashes.
  let path: [String]
  private let query: [(name: String, value: String)]

  init(_ text: String) throws(MapsURLError) {
    let text = text[...].trimmed
    guard let colon = text.firstIndex(of: ":") else { throw Self.unreadable(text) }
    let scheme = text[..<colon].lowercased()
    var rest = text[text.index(after: colon)...]
    let isWeb = scheme == "http" || scheme == "https"
    var host = ""
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
      host = rest[..<end].lowercased()
      rest = rest[end...]
    }
    let body = rest.prefix { $0 != "#" }
    let halves = body.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path: [String] = []
    for part in (halves.first ?? "").split(separator: "/", omittingEmptySubsequences: false) {
      path.append(try Self.decoded(part))
    }
    // "google.navigation:q=…" has its query where others have the path.
    let query = scheme == "google.navigation" ? body : halves.count == 2 ? halves[1] : ""
    self.path = path
    self.query = try Self.pairs(query)
    app = isWeb ? Self.app(ofHost: host, path) : Self.app(ofScheme: scheme)
  }

  /// The first value of a name that is there.
  subscript(names: String...) -> String? {
    names.lazy.compactMap { name in query.first { $0.name == name }?.value }.first
  }

  /// All values of a name.
  func all(_ name: String) -> [String] { query.filter { $0.name == name }.map(\.value) }

  private static func app(ofScheme scheme: String) -> App? {
    switch scheme {
    case "maps", "map": .apple
    case "google.navigation", "comgooglemaps", "comgooglemaps-x-callback": .google
    case "geo": .geo
    default: nil
    }
  }

  private static func app(ofHost host: String, _ path: [String]) -> App? {
    let names = host.split(separator: ":")[0...].first?.split(separator: ".").map(String.init) ?? []
    let isMaps = names.first == "maps" || path.dropFirst().first == "maps"
    if names.suffix(2) == ["apple", "com"] { return .apple }
    if names.contains("google"), isMaps { return .google }
    let isOSM = names.suffix(2) == ["openstreetmap", "org"] || names.suffix(2) == ["osm", "org"]
    return isOSM ? .openStreetMap : nil
  }

  private static func pairs(
    _ text: Substring
  ) throws(MapsURLError) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    for pair in text.split(separator: "&") {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2 else { continue }
      pairs.append((try decoded(halves[0]).lowercased(), try decoded(halves[1])))
    }
    return pairs
  }

  /// A plus sign stands for a blank, as forms have it; one that is meant is "%2B".
  private static func decoded(_ text: Substring) throws(MapsURLError) -> String {
    let blanks = String(text.map { $0 == "+" ? " " : $0 })
    guard let decoded = PercentCode.decode(blanks[...]) else { throw unreadable(text) }
    return decoded
  }

  private static func unreadable(_ text: Substring) -> MapsURLError {
    MapsURLError(message: "“\(text.prefix(80))” is no URL")
  }
}

extension Substring {
  /// Without blanks at its ends.
  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }
}
