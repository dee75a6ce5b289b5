// SPDX-License-Identifier: Apache-2.0

/// The lists of a `DenseNodes` message: one number a node in each, tags aside.
struct PBFDenseLists {
  var ids: PBFList
  var latitudes: PBFList
  var longitudes: PBFList
  /// Empty where no node has tags; else key and value in turn, a 0 after each node.
  var keysAndValues: PBFList
  /// Empty where nothing is said.
  var versions: PBFList
  var visibles: PBFList

  /// `nil` where the message is damaged.
  init?(_ message: PBFCursor) {
    let none = PBFList(of: message)
    (ids, latitudes, longitudes, keysAndValues) = (none, none, none, none)
    (versions, visibles) = (none, none)
    var message = message
    while let tag = message.nextTag() {
      switch tag {
      case .bytes(1): ids.add(message.message())
      case .number(1): ids.add(message.run())
      case .bytes(5): guard readInfo(message.message()) else { return nil }
      case .bytes(8): latitudes.add(message.message())
      case .number(8): latitudes.add(message.run())
      case .bytes(9): longitudes.add(message.message())
      case .number(9): longitudes.add(message.run())
      case .bytes(10): keysAndValues.add(message.message())
      case .number(10): keysAndValues.add(message.run())
      default: message.skip(tag)
      }
    }
    if message.isDamaged || isDamaged { return nil }
  }

  private mutating func readInfo(_ message: PBFCursor) -> Bool {
    var message = message
    while let tag = message.nextTag() {
      switch tag {
      case .bytes(1): versions.add(message.message())
      case .number(1): versions.add(message.run())
      case .bytes(6): visibles.add(message.message())
      case .number(6): visibles.add(message.run())
      default: message.skip(tag)
      }
    }
    return !message.isDamaged
  }

  var isDamaged: Bool {
    ids.isDamaged || latitudes.isDamaged || longitudes.isDamaged || keysAndValues.isDamaged
      || versions.isDamaged || visibles.isDamaged
  }

  /// The name and length of a list that has not one number a node.
  var misfit: (name: String, count: Int)? {
    if latitudes.count != ids.count { return ("latitudes", latitudes.count) }
    if longitudes.count != ids.count { return ("longitudes", longitudes.count) }
    if ![0, ids.count].contains(versions.count) { return ("versions", versions.count) }
    if ![0, ids.count].contains(visibles.count) { return ("visible flags", visibles.count) }
    return nil
  }
}

extension PBFBlockDecoder {
  mutating func decodeDenseNodes<Sink: ElementSink>(
    _ message: PBFCursor, into sink: inout Sink
  ) throws(PBFFault) {
    guard var dense = PBFDenseLists(message) else { throw .damaged("its dense nodes are none") }
    if let misfit = dense.misfit {
      throw .damaged("it has \(dense.ids.count) dense nodes and \(misfit.count) \(misfit.name)")
    }
    let hasVersions = dense.versions.count > 0, hasVisibles = dense.visibles.count > 0
    var tagNumbersLeft = dense.keysAndValues.count
    let hasTags = tagNumbersLeft > 0
    var id = PBFSum(), latitude = PBFSum(), longitude = PBFSum()
    for _ in 0..<dense.ids.count {
      id.add(dense.ids.folded())
      latitude.add(dense.latitudes.folded())
      longitude.add(dense.longitudes.folded())
      let version = hasVersions ? dense.versions.number() : 0
      let isVisible = !hasVisibles || dense.visibles.number() != 0
      if !tags.isEmpty { tags.removeAll(keepingCapacity: true) }
      if hasTags {
        while let (key, value) = try nextTag(&dense.keysAndValues, &tagNumbersLeft, of: id.value) {
          if isVisible { try addTag(key, value, of: .node, id.value, in: &sink) }
        }
      }
      guard isVisible else {
        sink.addDeletion(of: .node, id: id.value, version: UInt32(clamping: version))
        continue
      }
      guard let location = grid.location(latitude: latitude.value, longitude: longitude.value)
      else { throw .beyondLimits(id.value) }
      sink.addNode(
        id: id.value, version: UInt32(clamping: version), location: location, tags: tags)
    }
    guard tagNumbersLeft == 0 else {
      throw .damaged("it has tags for more dense nodes than there are")
    }
    guard
      !dense.isDamaged, !id.hasOverflown, !latitude.hasOverflown, !longitude.hasOverflown
    else { throw .damaged("its dense nodes are none") }
  }

  /// The next tag of a dense node; `nil` at the 0 after them.
  @inline(__always)
  private func nextTag(
    _ list: inout PBFList, _ left: inout Int, of id: Int64
  ) throws(PBFFault) -> (key: Int64, value: Int64)? {
    guard left > 0 else { throw .endsWithin(id) }
    left -= 1
    let key = list.number()
    if key == 0 { return nil }
    guard left > 0 else { throw .endsWithin(id) }
    left -= 1
    return (key, list.number())
  }

  /// Adds a tag to the element at hand.
  @inline(__always)
  mutating func addTag<Sink: ElementSink>(
    _ key: Int64, _ value: Int64, of kind: ElementKind, _ id: Int64, in sink: inout Sink
  ) throws(PBFFault) {
    guard strings.holds(key), strings.holds(value) else {
      throw .noString(strings.holds(key) ? value : key, of: kind, id, count: strings.count)
    }
    // An empty value says nothing, and must not hide what another key says.
    if strings.isEmpty(value) { return }
    guard let keyNumber = strings.number(of: key, in: &sink) else {
      throw .noText(key, of: kind, id)
    }
    guard let valueNumber = strings.number(of: value, in: &sink) else {
      throw .noText(value, of: kind, id)
    }
    tags.append(keyNumber)
    tags.append(valueNumber)
  }
}

extension PBFFault {
  static func noString(_ index: Int64, of kind: ElementKind, _ id: Int64, count: Int) -> PBFFault {
    .damaged("\(kind) \(id) has string \(index) of a table of \(count)")
  }

  static func noText(_ index: Int64, of kind: ElementKind, _ id: Int64) -> PBFFault {
    .damaged("string \(index) of \(kind) \(id) is no UTF-8 or holds characters that no text has")
  }

  fileprivate static func endsWithin(_ id: Int64) -> PBFFault {
    .damaged("its dense nodes' tags end within node \(id)")
  }

  static func beyondLimits(_ id: Int64) -> PBFFault {
    .damaged("node \(id) lies beyond 90 degrees of latitude or 180 of longitude")
  }
}
