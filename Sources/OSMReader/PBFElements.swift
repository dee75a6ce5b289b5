// SPDX-License-Identifier: Apache-2.0

/// What the message of a node, a way or a relation holds, not combined yet.
struct PBFElement {
  private(set) var id: Int64?
  private(set) var version: UInt32 = 0
  private(set) var isVisible = true
  private(set) var latitude: Int64?
  private(set) var longitude: Int64?
  var keys: PBFList
  var values: PBFList
  /// Nodes of a way, or members of a relation.
  var refs: PBFList
  /// Of the nodes of a way; empty as a rule.
  var latitudes: PBFList
  var longitudes: PBFList
  var roles: PBFList
  var kinds: PBFList
  private var isCut = false

  init(of message: PBFCursor) {
    let none = PBFList(of: message)
    (keys, values, refs, latitudes, longitudes) = (none, none, none, none, none)
    (roles, kinds) = (none, none)
  }

  /// Takes another message instead.
  mutating func read(_ message: PBFCursor, of kind: ElementKind) {
    begin()
    var message = message
    while let tag = message.nextTag() {
      switch tag {
      case .number(1): id = kind == .node ? message.folded() : message.signed()
      case .bytes(2): keys.add(message.message())
      case .number(2): keys.add(message.run())
      case .bytes(3): values.add(message.message())
      case .number(3): values.add(message.run())
      case .bytes(4): readInfo(message.message())
      default:
        switch kind {
        case .node: readOfNode(tag, &message)
        case .way: readOfWay(tag, &message)
        case .relation: readOfRelation(tag, &message)
        }
      }
    }
    isCut = isCut || message.isDamaged
  }

  /// Field by field, for a new value would be copied whole.
  private mutating func begin() {
    id = nil
    version = 0
    isVisible = true
    latitude = nil
    longitude = nil
    isCut = false
    keys.removeAll()
    values.removeAll()
    refs.removeAll()
    latitudes.removeAll()
    longitudes.removeAll()
    roles.removeAll()
    kinds.removeAll()
  }

  private mutating func readOfNode(_ tag: PBFCursor.Tag, _ message: inout PBFCursor) {
    switch tag {
    case .number(8): latitude = message.folded()
    case .number(9): longitude = message.folded()
    default: message.skip(tag)
    }
  }

  private mutating func readOfWay(_ tag: PBFCursor.Tag, _ message: inout PBFCursor) {
    switch tag {
    case .bytes(8): refs.add(message.message())
    case .number(8): refs.add(message.run())
    case .bytes(9): latitudes.add(message.message())
    case .number(9): latitudes.add(message.run())
    case .bytes(10): longitudes.add(message.message())
    case .number(10): longitudes.add(message.run())
    default: message.skip(tag)
    }
  }

  private mutating func readOfRelation(_ tag: PBFCursor.Tag, _ message: inout PBFCursor) {
    switch tag {
    case .bytes(8): roles.add(message.message())
    case .number(8): roles.add(message.run())
    case .bytes(9): refs.add(message.message())
    case .number(9): refs.add(message.run())
    case .bytes(10): kinds.add(message.message())
    case .number(10): kinds.add(message.run())
    default: message.skip(tag)
    }
  }

  private mutating func readInfo(_ message: PBFCursor) {
    var message = message
    while let tag = message.nextTag() {
      switch tag {
      case .number(1): version = UInt32(clamping: message.signed())
      case .number(6): isVisible = message.number() != 0
      default: message.skip(tag)
      }
    }
    isCut = isCut || message.isDamaged
  }

  /// Asked again when the lists are read.
  @inline(__always) var isDamaged: Bool {
    isCut || keys.isDamaged || values.isDamaged || refs.isDamaged || latitudes.isDamaged
      || longitudes.isDamaged || roles.isDamaged || kinds.isDamaged
  }
}

extension PBFBlockDecoder {
  mutating func decodeNode<Sink: ElementSink>(
    _ message: PBFCursor, into sink: inout Sink
  ) throws(PBFFault) {
    guard let id = try read(message, of: .node, into: &sink) else { return }
    guard let latitude = element.latitude, let longitude = element.longitude else {
      throw .damaged("node \(id) has no latitude or no longitude")
    }
    guard let location = grid.location(latitude: latitude, longitude: longitude) else {
      throw .beyondLimits(id)
    }
    try readTags(of: .node, id, in: &sink)
    try check(.node)
    sink.addNode(id: id, version: element.version, location: location, tags: tags)
  }

  mutating func decodeWay<Sink: ElementSink>(
    _ message: PBFCursor, into sink: inout Sink
  ) throws(PBFFault) {
    guard let id = try read(message, of: .way, into: &sink) else { return }
    try readNodeIDs()
    try readTags(of: .way, id, in: &sink)
    try check(.way)
    sink.addWay(id: id, version: element.version, nodeIDs: nodeIDs, tags: tags)
    guard element.latitudes.count > 0 || element.longitudes.count > 0 else { return }
    let places = try readPlaces(ofWay: id)
    if !places.isEmpty { sink.addPlaces(ofWay: id, version: element.version, places) }
  }

  mutating func decodeRelation<Sink: ElementSink>(
    _ message: PBFCursor, into sink: inout Sink
  ) throws(PBFFault) {
    guard let id = try read(message, of: .relation, into: &sink) else { return }
    // Members before tags, as XML has them: strings then get the same numbers.
    try readMembers(of: id, in: &sink)
    try readTags(of: .relation, id, in: &sink)
    try check(.relation)
    sink.addRelation(id: id, version: element.version, members: members, tags: tags)
  }

  /// Reads a message; the element's id, `nil` where it is deleted, and then no more is looked at.
  @inline(__always)
  private mutating func read<Sink: ElementSink>(
    _ message: PBFCursor, of kind: ElementKind, into sink: inout Sink
  ) throws(PBFFault) -> Int64? {
    element.read(message, of: kind)
    try check(kind)
    if element.isVisible { return element.id }
    if let id = element.id { sink.addDeletion(of: kind, id: id, version: element.version) }
    return nil
  }

  /// Throws where the message is damaged; lists may turn out to be when they are read.
  @inline(__always)
  private mutating func check(_ kind: ElementKind, _ sum: PBFSum = PBFSum()) throws(PBFFault) {
    let hasName = element.id != nil || !element.isVisible
    if element.isDamaged || sum.hasOverflown || !hasName { throw damage(kind) }
  }

  @inline(never) private mutating func damage(_ kind: ElementKind) -> PBFFault {
    guard let id = element.id else { return .damaged("it has a \(kind) without an id") }
    return .damaged("\(kind) \(id) is cut or is none")
  }

  private mutating func readNodeIDs() throws(PBFFault) {
    let count = element.refs.count
    var refs = element.refs, nodeID = PBFSum()
    nodeIDs.removeAll(keepingCapacity: true)
    // An array that grows by one is asked each time whether it may.
    nodeIDs.append(contentsOf: repeatElement(0, count: count))
    unsafe nodeIDs.withUnsafeMutableBufferPointer { nodeIDs in
      for index in 0..<count {
        nodeID.add(refs.folded())
        unsafe nodeIDs[index] = nodeID.value
      }
    }
    element.refs = refs
    try check(.way, nodeID)
  }

  /// Reads where the nodes of a way are; those of which the writer did not know it are left out.
  @inline(never)
  private mutating func readPlaces(ofWay id: Int64) throws(PBFFault) -> [NodePlace] {
    let counts = (element.latitudes.count, element.longitudes.count)
    guard counts == (nodeIDs.count, nodeIDs.count) else {
      throw .damaged(
        "way \(id) has \(nodeIDs.count) nodes, \(counts.0) latitudes and \(counts.1) longitudes")
    }
    var places: [NodePlace] = []
    var latitude = PBFSum(), longitude = PBFSum()
    for nodeID in nodeIDs {
      latitude.add(element.latitudes.folded())
      longitude.add(element.longitudes.folded())
      if grid.isNowhere(latitude: latitude.value, longitude: longitude.value) { continue }
      guard let location = grid.location(latitude: latitude.value, longitude: longitude.value)
      else {
        throw .damaged(
          "way \(id) has node \(nodeID) beyond 90 degrees of latitude or 180 of longitude")
      }
      places.append(NodePlace(id: nodeID, location: location))
    }
    try check(.way, latitude)
    try check(.way, longitude)
    return places
  }

  private mutating func readTags<Sink: ElementSink>(
    of kind: ElementKind, _ id: Int64, in sink: inout Sink
  ) throws(PBFFault) {
    let count = element.keys.count
    guard element.values.count == count else {
      throw .damaged("\(kind) \(id) has \(count) keys and \(element.values.count) values")
    }
    if !tags.isEmpty { tags.removeAll(keepingCapacity: true) }
    for _ in 0..<count {
      try addTag(element.keys.number(), element.values.number(), of: kind, id, in: &sink)
    }
  }

  private mutating func readMembers<Sink: ElementSink>(
    of id: Int64, in sink: inout Sink
  ) throws(PBFFault) {
    let count = element.refs.count
    guard element.roles.count == count, element.kinds.count == count else {
      throw .damaged(
        "relation \(id) has \(count) members, \(element.roles.count) roles and "
          + "\(element.kinds.count) kinds of them")
    }
    members.removeAll(keepingCapacity: true)
    var ref = PBFSum()
    for _ in 0..<count {
      ref.add(element.refs.folded())
      let code = element.kinds.number(), role = element.roles.number()
      guard let kind = UInt8(exactly: code).flatMap(ElementKind.init(rawValue:)) else {
        throw .damaged("relation \(id) has a member of the unknown kind \(code)")
      }
      guard strings.holds(role) else {
        throw .noString(role, of: .relation, id, count: strings.count)
      }
      guard let number = strings.number(of: role, in: &sink) else {
        throw .noText(role, of: .relation, id)
      }
      members.append(RelationMember(kind: kind, ref: ref.value, role: number))
    }
    try check(.relation, ref)
  }
}
