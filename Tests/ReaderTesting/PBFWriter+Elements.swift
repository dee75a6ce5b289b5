// SPDX-License-Identifier: Apache-2.0

extension PBFWriter {
  /// A `PrimitiveGroup` of elements of one kind.
  func group(_ elements: [SampleElement], _ strings: inout StringNumbers) -> WireMessage {
    var group = WireMessage()
    switch elements[0].kind {
    case .node where isDense: group.message(2, dense(elements, &strings))
    case .node: for element in elements { group.message(1, node(element, &strings)) }
    case .way: for element in elements { group.message(3, way(element, &strings)) }
    case .relation: for element in elements { group.message(4, relation(element, &strings)) }
    }
    return group
  }

  private func dense(_ nodes: [SampleElement], _ strings: inout StringNumbers) -> WireMessage {
    var tags: [Int64] = []
    if nodes.contains(where: { !$0.tags.isEmpty }) {
      for node in nodes {
        tags += node.tags.flatMap { [strings[$0.key], strings[$0.value]] } + [0]
      }
    }
    var parts = [
      list(1, WireMessage.differences(nodes.map(\.id))),
      list(8, WireMessage.differences(nodes.map { latitude($0) })),
      list(9, WireMessage.differences(nodes.map { longitude($0) })),
      list(10, tags),
    ]
    if hasInfo {
      let isHistory = nodes.contains { !$0.isVisible }
      let info = ordered([
        list(1, nodes.map(\.version)),
        list(2, WireMessage.differences(nodes.map { _ in 1_700_000_000 })),
        list(6, isHistory ? nodes.map { $0.isVisible ? 1 : 0 } : []),
      ])
      parts.insert({ $0.message(5, info) }, at: 1)
    }
    return ordered(parts)
  }

  private func node(_ node: SampleElement, _ strings: inout StringNumbers) -> WireMessage {
    let (latitude, longitude) = (latitude(node), longitude(node))
    let place: [(inout WireMessage) -> Void] = [
      { $0.folded(8, latitude) }, { $0.folded(9, longitude) },
    ]
    return ordered(
      [{ $0.folded(1, node.id) }] + common(node, &strings) + (node.hasPlace ? place : []))
  }

  private func way(_ way: SampleElement, _ strings: inout StringNumbers) -> WireMessage {
    ordered(
      [{ $0.number(1, way.id) }] + common(way, &strings)
        + [
          list(8, WireMessage.differences(way.nodeIDs)),
          list(9, WireMessage.differences(way.places.map { latitude($0?.latitude) })),
          list(10, WireMessage.differences(way.places.map { longitude($0?.longitude) })),
        ])
  }

  private func relation(_ relation: SampleElement, _ strings: inout StringNumbers) -> WireMessage {
    let roles = relation.members.map { $0.role.isEmpty ? 0 : strings[$0.role] }
    return ordered(
      [{ $0.number(1, relation.id) }] + common(relation, &strings) + [
        list(8, roles),
        list(9, WireMessage.differences(relation.members.map(\.ref))),
        list(10, relation.members.map(\.kind.rawValue)),
      ])
  }

  private func common(
    _ element: SampleElement, _ strings: inout StringNumbers
  ) -> [(inout WireMessage) -> Void] {
    var parts = [
      list(2, element.tags.map { strings[$0.key] }),
      list(3, element.tags.map { strings[$0.value] }),
    ]
    if hasInfo {
      var info = WireMessage()
      info.number(1, element.version)
      info.number(2, 1_700_000_000)
      if !element.isVisible { info.number(6, 0) }
      parts.append { [info] in $0.message(4, info) }
    }
    return parts
  }

  private func latitude(_ node: SampleElement) -> Int64 {
    latitude(node.hasPlace ? node.latitude : nil)
  }

  private func longitude(_ node: SampleElement) -> Int64 {
    longitude(node.hasPlace ? node.longitude : nil)
  }

  private func latitude(_ units: Int64?) -> Int64 { steps(units, latitudeOffset) }
  private func longitude(_ units: Int64?) -> Int64 { steps(units, longitudeOffset) }

  /// What is nowhere is written as libosmium does it.
  private func steps(_ units: Int64?, _ offset: Int64?) -> Int64 {
    guard let units else { return Int64(Int32.max) * 100 / (granularity ?? 100) }
    return (units * 100 - (offset ?? 0)) / (granularity ?? 100)
  }
}
