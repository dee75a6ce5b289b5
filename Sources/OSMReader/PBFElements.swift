// SPDX-License-Identifier: Apache-2.0

/// What the messages of nodes, ways and relations have in common, and their lists.
struct PBFElementLists {
  private(set) var id: Int64?
  private(set) var version: UInt32 = 0
  private(set) var isVisible = true
  private(set) var keys: [Int64] = []
  private(set) var values: [Int64] = []
  /// Nodes of a way, or members of a relation.
  private(set) var refs: [Int64] = []
  private(set) var roles: [Int64] = []
  private(set) var kinds: [Int64] = []
  private(set) var latitude: Int64?
  private(set) var longitude: Int64?

  /// False where the message is damaged.
  mutating func read(_ message: PBFCursor, of kind: ElementKind) -> Bool {
    begin()
    var message = message
    var isWhole = true
    while let tag = message.nextTag() {
      switch tag {
      case .number(1): id = kind == .node ? message.folded() : message.signed()
      case .bytes(2): isWhole = keys.append(numbersOf: message.message()) && isWhole
      case .number(2): keys.append(message.signed())
      case .bytes(3): isWhole = values.append(numbersOf: message.message()) && isWhole
      case .number(3): values.append(message.signed())
      case .bytes(4): isWhole = readInfo(message.message()) && isWhole
      case .bytes(8), .number(8), .bytes(9), .number(9), .bytes(10), .number(10):
        isWhole = readOwn(tag, &message, of: kind) && isWhole
      default: message.skip(tag)
      }
    }
    return isWhole && !message.isDamaged
  }

  /// The fields that mean another thing in each kind.
  private mutating func readOwn(
    _ tag: PBFCursor.Tag, _ message: inout PBFCursor, of kind: ElementKind
  ) -> Bool {
    switch (kind, tag) {
    case (.node, .number(8)): latitude = message.folded()
    case (.node, .number(9)): longitude = message.folded()
    case (.way, .bytes(8)): return refs.append(differencesOf: message.message())
    case (.way, .number(8)): return refs.append(differencesOf: message.run())
    case (.relation, .bytes(8)): return roles.append(numbersOf: message.message())
    case (.relation, .number(8)): roles.append(message.signed())
    case (.relation, .bytes(9)): return refs.append(differencesOf: message.message())
    case (.relation, .number(9)): return refs.append(differencesOf: message.run())
    case (.relation, .bytes(10)): return kinds.append(numbersOf: message.message())
    case (.relation, .number(10)): kinds.append(message.signed())
    default: message.skip(tag)
    }
    return true
  }

  private mutating func readInfo(_ message: PBFCursor) -> Bool {
    var message = message
    while let tag = message.nextTag() {
      switch tag {
      case .number(1): version = UInt32(clamping: message.signed())
      case .number(6): isVisible = message.number() != 0
      default: message.skip(tag)
      }
    }
    return !message.isDamaged
  }

  private mutating func begin() {
    id = nil
    version = 0
    isVisible = true
    keys.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    refs.removeAll(keepingCapacity: true)
    roles.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    latitude = nil
    longitude = nil
  }
}

extension PBFBlockDecoder {
  mutating func decodeNode<Sink: ElementSink>(
    _ message: PBFCursor, into sink: inout Sink
  ) throws(PBFFault) {
    guard let id = try read(message, of: .node) else { return }
    guard let latitude = lists.latitude, let longitude = lists.longitude else {
      throw .damaged("node \(id) has no latitude or no longitude")
    }
    guard let location = grid.location(latitude: latitude, longitude: longitude) else {
      throw .beyondLimits(id)
    }
    try readTags(of: .node, id, in: &sink)
    sink.addNode(id: id, version: lists.version, location: location, tags: tags)
  }

  mutating func decodeWay<Sink: ElementSink>(
    _ message: PBFCursor, into sink: inout Sink
  ) throws(PBFFault) {
    guard let id = try read(message, of: .way) else { return }
    try readTags(of: .way, id, in: &sink)
    sink.addWay(id: id, version: lists.version, nodeIDs: lists.refs, tags: tags)
  }

  mutating func decodeRelation<Sink: ElementSink>(
    _ message: PBFCursor, into sink: inout Sink
  ) throws(PBFFault) {
    guard let id = try read(message, of: .relation) else { return }
    // Members before tags, as XML has them: strings then get the same numbers.
    try readMembers(of: id, in: &sink)
    try readTags(of: .relation, id, in: &sink)
    sink.addRelation(id: id, version: lists.version, members: members, tags: tags)
  }

  /// Reads a message; the element's id, `nil` where it is deleted.
  private mutating func read(
    _ message: PBFCursor, of kind: ElementKind
  ) throws(PBFFault) -> Int64? {
    let isWhole = lists.read(message, of: kind)
    guard isWhole, let id = lists.id else {
      let name = lists.id.map { "\(kind) \($0)" } ?? "a \(kind) without an id"
      throw .damaged(isWhole ? "it has \(name)" : "\(name) is cut or is none")
    }
    return lists.isVisible ? id : nil
  }

  private mutating func readTags<Sink: ElementSink>(
    of kind: ElementKind, _ id: Int64, in sink: inout Sink
  ) throws(PBFFault) {
    guard lists.keys.count == lists.values.count else {
      throw .damaged("\(kind) \(id) has \(lists.keys.count) keys and \(lists.values.count) values")
    }
    tags.removeAll(keepingCapacity: true)
    for index in lists.keys.indices {
      try addTag(lists.keys[index], lists.values[index], of: kind, id, in: &sink)
    }
  }

  private mutating func readMembers<Sink: ElementSink>(
    of id: Int64, in sink: inout Sink
  ) throws(PBFFault) {
    let count = lists.refs.count
    guard lists.roles.count == count, lists.kinds.count == count else {
      throw .damaged(
        "relation \(id) has \(count) members, \(lists.roles.count) roles and "
          + "\(lists.kinds.count) kinds of them")
    }
    members.removeAll(keepingCapacity: true)
    for index in 0..<count {
      guard let kind = UInt8(exactly: lists.kinds[index]).flatMap(ElementKind.init(rawValue:))
      else {
        throw .damaged("relation \(id) has a member of the unknown kind \(lists.kinds[index])")
      }
      let role = lists.roles[index]
      guard strings.holds(role) else {
        throw .noString(role, of: .relation, id, count: strings.count)
      }
      members.append(
        RelationMember(
          kind: kind, ref: lists.refs[index], role: strings.number(of: role, in: &sink)))
    }
  }
}
