// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

/// What the routing tags of ways come to.
struct WayVerdict {
  /// Those tags that matter to routing, and nothing else that the verdict is made of.
  let tags: Tags
  let roadClass: RoadClass
  let flags: WayFlags
  /// In `WayVerdicts.uses`, for ways that are drawn open and for those drawn closed.
  let uses: UInt32
  let usesIfClosed: UInt32
  /// What a traveller should know of it, by profile.
  let remarks: [ArcFlags]

  /// Whether rules hold at some hours only.
  var isTimed: Bool { remarks.contains { $0.contains(.timed) } }

  /// Whether it matters if the way is closed.
  var followsShape: Bool { uses != usesIfClosed }
}

/// Judges ways by their routing tags, once for all ways that are tagged alike: few differ.
struct WayVerdicts {
  private(set) var list: [WayVerdict] = []
  /// Uses by all profiles, each once.
  private(set) var uses: [[WayUse]] = []

  private let profiles: [Profile]
  private let region: Region
  /// By profile.
  private let timedKeys: [Set<String>]
  private var keys: KeptKeys
  // `nil`: no way to travel on.
  private var numberOfTags: [Tags: UInt32?] = [:]
  private var numberOfUses: [[WayUse]: UInt32] = [:]

  init(_ strings: InternedStrings, _ profiles: [Profile], _ region: Region) {
    self.profiles = profiles
    self.region = region
    timedKeys = profiles.map { Set($0.timedKeys) }
    let routingKeys = RoutingKeys(profiles)
    keys = KeptKeys(strings) { routingKeys.contains($0) }
  }

  /// The number of the verdict on a way; `nil` where it is no way to travel on.
  mutating func number(of tags: Tags) -> UInt32? {
    let tags = keys.filter(tags)
    if tags.isEmpty { return nil }
    if let known = numberOfTags[tags] { return known }
    let number = judge(tags).map { verdict in
      list.append(verdict)
      return UInt32(list.count - 1)
    }
    numberOfTags[tags] = .some(number)
    return number
  }

  mutating func number(ofUses list: [WayUse]) -> UInt32 {
    if let known = numberOfUses[list] { return known }
    let number = UInt32(uses.count)
    uses.append(list)
    numberOfUses[list] = number
    return number
  }

  private mutating func judge(_ tags: Tags) -> WayVerdict? {
    guard let roadClass = RoadClass(tags: tags) else { return nil }
    let flags = WayFlags(tags: tags, in: region)
    let uses = [false, true].map { isClosed in
      let way = TaggedWay(
        tags: tags, roadClass: roadClass, flags: flags, isClosed: isClosed, region: region)
      return number(ofUses: profiles.map { $0.use(way) })
    }
    return WayVerdict(
      tags: tags, roadClass: roadClass, flags: flags, uses: uses[0], usesIfClosed: uses[1],
      remarks: profiles.indices.map { remarks(tags, roadClass, profiles[$0], timedKeys[$0]) })
  }
}

extension WayVerdicts {
  private func remarks(
    _ tags: Tags, _ roadClass: RoadClass, _ profile: Profile, _ timedKeys: Set<String>
  ) -> ArcFlags {
    var remarks: ArcFlags = []
    if tags.keys(endingIn: ":conditional").contains(where: { timedKeys.contains($0) }) {
      remarks.insert(.timed)
    }
    if profile.pavementPaces?.isMissing(tags, roadClass) == true {
      remarks.insert(.withoutPavement)
    }
    return remarks
  }
}

/// Picks tags by the numbers of their keys.
struct KeptKeys {
  private let strings: InternedStrings
  private let keeps: (String) -> Bool
  // By the number of a string, as far as it was met as a key.
  private var isKept: [Bool?]

  init(_ strings: InternedStrings, keeps: @escaping (String) -> Bool) {
    self.strings = strings
    self.keeps = keeps
    isKept = [Bool?](repeating: nil, count: strings.count)
  }

  mutating func filter(_ tags: Tags) -> Tags {
    tags.filter { key in
      if let known = isKept[Int(key)] { return known }
      let found = keeps(strings[key])
      isKept[Int(key)] = found
      return found
    }
  }
}
