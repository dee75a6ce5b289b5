// SPDX-License-Identifier: Apache-2.0

import Geo
package import OSMReader

/// Reads text as an OSM file.
package func read(_ text: String) throws -> ElementStore { try read(bytes: Array(text.utf8)) }

package func read(bytes: [UInt8], threads: Int = 1) throws -> ElementStore {
  let folder = TemporaryFolder()
  var builder = ElementStoreBuilder()
  try OSMFile.read(folder.write(bytes, to: "input"), into: &builder, threads: threads)
  return builder.build()
}

/// A line an element: what a person would compare.
package func describe(_ store: ElementStore) -> [String] {
  let nodes = store.taggedNodes.map {
    "n\($0.id) \($0.location.latitude),\($0.location.longitude) \(describe($0.tags))"
  }
  let ways = store.ways.map { "w\($0.id) \($0.nodeIDs) \(describe($0.tags))" }
  let relations = store.relations.map { relation in
    let members = relation.members.map { "\($0.kind)\($0.ref)=\($0.role)" }
    return "r\(relation.id) \(members) \(describe(relation.tags))"
  }
  return nodes + ways + relations
}

/// A line an element, nodes without tags included.
package func allLines(_ store: ElementStore) -> [String] {
  describe(store) + store.nodes.description
}

private func describe(_ tags: Tags) -> String {
  tags.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
}

extension NodeLocations {
  /// All nodes, tagged or not, in ascending order of id.
  package var description: [String] {
    var lines: [String] = []
    forEach { lines.append("\($0) version \($1) at \($2.latitude),\($2.longitude)") }
    return lines
  }
}
