// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import OSMRoute
import OSMRouteImport
import PackedFile
import RoadNetwork

/// How a profile may use a road of ten kilometres with these tags, imported like any other.
///
///     roadUse("highway=primary, maxspeed=50", by: .automobile) == "42"
///
/// "25": both ways at 25 km/h; "25>": along the drawing only; "<25": against it only; "60/40":
/// 60 km/h along, 40 against; "no": shut. " destination" or " private" follows where access is
/// restricted.
package func roadUse(
  _ tags: String, by profile: TestMap.Profile, country: String? = nil
) -> String {
  var options = ImportOptions()
  options.country = country
  let map = TestMap("a---------b", grid: 1_000, options: options) { way("ab", nil, tagList(tags)) }
  guard let use = map.map.network.profile(named: profile.rawValue), use.cost.count == 2 else {
    return "no"
  }
  let metres = map.map.network.length(ofArc: 0)
  let speeds = [UInt32(0), 1].map { arc -> String? in
    guard use.isUsable(arc) else { return nil }
    return String(Int((metres * 36 / Double(use.cost[arc])).rounded()))
  }
  let access = [UInt32(0), 1].filter { use.isUsable($0) }.map { use.flags[$0].access }.max()
  return words(speeds[0], speeds[1]) + suffix(access ?? .open)
}

/// Tags from "highway=primary, maxspeed=30 mph".
package func tagList(_ text: String) -> [String: String] {
  var tags: [String: String] = [:]
  for pair in text.split(separator: ",") {
    let parts = pair.drop { $0 == " " }.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    precondition(parts.count == 2, "“\(pair)” is no tag")
    tags[String(parts[0])] = String(parts[1])
  }
  return tags
}

private func words(_ forward: String?, _ backward: String?) -> String {
  switch (forward, backward) {
  case (nil, nil): "no"
  case (let forward?, nil): "\(forward)>"
  case (nil, let backward?): "<\(backward)"
  case (let forward?, let backward?):
    forward == backward ? forward : "\(forward)/\(backward)"
  }
}

private func suffix(_ access: AccessLevel) -> String {
  switch access {
  case .open: ""
  case .destination: " destination"
  case .restricted: " private"
  }
}
