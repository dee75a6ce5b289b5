// SPDX-License-Identifier: Apache-2.0

import Geo
package import OSMReader

extension [SampleElement] {
  /// What a store holds, nodes before ways before relations, to be written in any form.
  ///
  /// Versions of ways and relations are not kept there, nor needed.
  package init(_ store: ElementStore) {
    let tags = Dictionary(uniqueKeysWithValues: store.taggedNodes.map { ($0.id, $0.tags.pairs) })
    self = []
    store.nodes.forEach { id, version, location in
      var node = SampleElement.node(
        id, Int64(location.latitude), Int64(location.longitude), tags[id] ?? [])
      node.version = Int64(version)
      append(node)
    }
    self += store.ways.map { .way($0.id, $0.nodeIDs, $0.tags.pairs) }
    self += store.relations.map { relation in
      .relation(relation.id, relation.members.map(SampleElement.Member.init), relation.tags.pairs)
    }
  }
}

extension Tags {
  fileprivate var pairs: [(key: String, value: String)] { map { $0 } }
}

extension SampleElement.Member {
  fileprivate init(_ member: OSMRelation.Member) {
    let kind: SampleElement.Kind =
      switch member.kind {
      case .node: .node
      case .way: .way
      case .relation: .relation
      }
    self.init(kind, member.ref, member.role)
  }
}
