// SPDX-License-Identifier: Apache-2.0

/// What building the roads met, left out or assumed.
package struct RoadReport: Sendable {
  /// Ways with a travel tag that no profile may use.
  package var waysShut = 0
  /// Ways of which fewer than two neighbouring nodes are in the input.
  package var waysTooShort = 0
  /// References to nodes that the input lacks, in ways that are used.
  package var nodesMissing = 0
  /// Nodes that followed themselves in a way.
  package var nodesRepeated = 0
  /// Ways with a rule that holds at some hours only; their other rules are used.
  package var waysTimed = 0
  /// ISO 3166-1 code of the country whose rules are used; `nil` where none is known.
  package var country: String?
  package var ways = 0
  package var nodes = 0
  package var segments = 0
  package var restrictions = 0
  /// Restrictions left out, by reason, with how many of each.
  package var restrictionsDropped: [String: Int] = [:]
  package var profiles: [ProfileReport] = []

  package init() {}

  package struct ProfileReport: Sendable {
    package let name: String
    package let arcs: Int
    /// States of arrival: arcs, and what must be remembered of restrictions that have begun.
    package let arrivals: Int
    /// Classes of arrivals that leave the same choices.
    package let searchNodes: Int
    package let searchArcs: Int
    package let shortcuts: Int
    /// Share of the usable arcs that lie in the largest strongly connected component, 0...1.
    package let connectedShare: Double
  }
}
