// SPDX-License-Identifier: Apache-2.0

import Geo

/// The elements of OSM, with the meaning that `XMLElementState` gives them.
extension PlainXMLScanner {
  /// Reads an element of the top level from behind its `<`.
  @inline(__always)
  mutating func scanElement(_ start: BytePlace) throws(NotPlain) -> BytePlace {
    let tag = try startTag(start)
    let name = tag.name.packed
    if name == .packed("node") { return try scanElement(.node, tag) }
    if name == .packed("way") { return try scanElement(.way, tag) }
    if name == .packed("relation") { return try scanElement(.relation, tag) }
    if name == .packed("meta"), let timestamp = attributes[.osmBase] { setTimestamp(timestamp) }
    // What Overpass remarks may be that the answer is not whole: expat's reader tells.
    if name == .packed("remark") { throw NotPlain() }
    return try skipContent(of: tag, depth: 2)
  }

  @inline(__always)
  private mutating func scanElement(
    _ kind: ElementKind, _ tag: PlainTag
  ) throws(NotPlain) -> BytePlace {
    let head = try readHead()
    tags.removeAll(keepingCapacity: true)
    nodeIDs.removeAll(keepingCapacity: true)
    if !places.isEmpty { places.removeAll(keepingCapacity: true) }
    members.removeAll(keepingCapacity: true)
    let place = tag.isEmpty ? tag.end : try scanChildren(of: kind, tag, head.isDeleted)
    if !head.isDeleted {
      try finish(kind, head)
    } else if let id = head.id {
      sink.addDeletion(of: kind, id: id, version: head.version)
    }
    return place
  }

  @inline(__always)
  private mutating func scanChildren(
    of kind: ElementKind, _ parent: PlainTag, _ isDeleted: Bool
  ) throws(NotPlain) -> BytePlace {
    var place = parent.end
    while true {
      place = try place.afterText()
      guard place[0] == UInt8(ascii: "<") else { throw NotPlain() }
      switch place[1] {
      case UInt8(ascii: "/"): return try place.afterEndTag(of: parent.name)
      case UInt8(ascii: "!"): place = try place.afterComment()
      default:
        let tag = try startTag(place + 1)
        try readChild(of: kind, tag.name.packed, isDeleted)
        place = try skipContent(of: tag, depth: 3)
      }
    }
  }

  @inline(__always)
  private mutating func readChild(
    of kind: ElementKind, _ name: UInt64, _ isDeleted: Bool
  ) throws(NotPlain) {
    if kind == .way, name == .packed("nd") {
      guard let ref = attributes[.ref]?.integer else { throw NotPlain() }
      nodeIDs.append(ref)
      if attributes.hasPlace, !isDeleted { try readPlace(of: ref) }
    } else if name == .packed("tag") {
      try readTag()
    } else if kind == .relation, name == .packed("member") {
      try readMember()
    }
  }

  @inline(never)
  private mutating func readPlace(of nodeID: Int64) throws(NotPlain) {
    guard let latitude = attributes[.lat]?.degrees(limit: 90),
      let longitude = attributes[.lon]?.degrees(limit: 180)
    else { throw NotPlain() }
    places.append(
      NodePlace(id: nodeID, location: Coordinate(latitude: latitude, longitude: longitude)))
  }

  @inline(__always)
  private mutating func readTag() throws(NotPlain) {
    guard let key = attributes[.k], let value = attributes[.v] else { throw NotPlain() }
    guard value.count > 0 else { return }
    tags.append(unsafe sink.number(of: key.bytes))
    tags.append(unsafe sink.number(of: value.bytes))
  }

  private mutating func readMember() throws(NotPlain) {
    guard let type = attributes[.type]?.packed, let ref = attributes[.ref]?.integer
    else { throw NotPlain() }
    let kind: ElementKind
    if type == .packed("way") {
      kind = .way
    } else if type == .packed("node") {
      kind = .node
    } else if type == .packed("relation") {
      kind = .relation
    } else {
      throw NotPlain()
    }
    let role = unsafe attributes[.role]?.bytes ?? UnsafeBufferPointer(start: nil, count: 0)
    members.append(RelationMember(kind: kind, ref: ref, role: unsafe sink.number(of: role)))
  }

  /// Skips what stands between a tag and its end tag, and that.
  @inline(__always)
  private mutating func skipContent(of tag: PlainTag, depth: Int) throws(NotPlain) -> BytePlace {
    tag.isEmpty ? tag.end : try skipElements(in: tag, depth: depth)
  }

  private mutating func skipElements(in parent: PlainTag, depth: Int) throws(NotPlain) -> BytePlace
  {
    // Deeper than any tool nests: such a text must not use up the stack.
    guard depth < 64 else { throw NotPlain() }
    var place = parent.end
    while true {
      place = try place.afterText()
      guard place[0] == UInt8(ascii: "<") else { throw NotPlain() }
      switch place[1] {
      case UInt8(ascii: "/"): return try place.afterEndTag(of: parent.name)
      case UInt8(ascii: "!"): place = try place.afterComment()
      default: place = try skipContent(of: startTag(place + 1), depth: depth + 1)
      }
    }
  }

  @inline(__always)
  private func readHead() throws(NotPlain) -> ElementHead {
    var head = ElementHead()
    if let id = attributes[.id] {
      head.id = id.integer
      if head.id == nil { throw NotPlain() }
    }
    if let version = attributes[.version] {
      guard let number = version.integer else { throw NotPlain() }
      head.version = UInt32(clamping: number)
    }
    head.isDeleted =
      attributes[.action]?.packed == .packed("delete")
      || attributes[.visible]?.packed == .packed("false")
    // What is deleted is nowhere, whatever it says.
    if head.isDeleted { return head }
    if let latitude = attributes[.lat] {
      head.latitude = latitude.degrees(limit: 90)
      if head.latitude == nil { throw NotPlain() }
    }
    if let longitude = attributes[.lon] {
      head.longitude = longitude.degrees(limit: 180)
      if head.longitude == nil { throw NotPlain() }
    }
    return head
  }

  @inline(__always)
  private mutating func finish(_ kind: ElementKind, _ head: ElementHead) throws(NotPlain) {
    guard let id = head.id else { throw NotPlain() }
    switch kind {
    case .node:
      guard let latitude = head.latitude, let longitude = head.longitude else { throw NotPlain() }
      let location = Coordinate(latitude: latitude, longitude: longitude)
      sink.addNode(id: id, version: head.version, location: location, tags: tags)
    case .way:
      sink.addWay(id: id, version: head.version, nodeIDs: nodeIDs, tags: tags)
      if !places.isEmpty { sink.addPlaces(ofWay: id, version: head.version, places) }
    case .relation: sink.addRelation(id: id, version: head.version, members: members, tags: tags)
    }
  }
}

/// What the attributes of a node, way or relation say.
private struct ElementHead {
  var id: Int64?
  var version: UInt32 = 0
  /// 1e-7 degree.
  var latitude: Int32?
  var longitude: Int32?
  var isDeleted = false
}
