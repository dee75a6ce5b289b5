// SPDX-License-Identifier: Apache-2.0

/// The lists of a `DenseNodes` message: one number a node in each, tags aside.
struct PBFDenseLists {
  private(set) var ids: [Int64] = []
  private(set) var latitudes: [Int64] = []
  private(set) var longitudes: [Int64] = []
  /// Empty where no node has tags; else key and value in turn, a 0 after each node.
  private(set) var keysAndValues: [Int64] = []
  /// Empty where nothing is said.
  private(set) var versions: [Int64] = []
  private(set) var visibles: [Int64] = []

  /// False where a list is damaged.
  mutating func read(_ message: PBFCursor) -> Bool {
    removeAll()
    var message = message
    var isWhole = true
    while let tag = message.nextTag() {
      switch tag {
      case .bytes(1): isWhole = ids.append(differencesOf: message.message()) && isWhole
      case .number(1): isWhole = ids.append(differencesOf: message.run()) && isWhole
      case .bytes(5): isWhole = readInfo(message.message()) && isWhole
      case .bytes(8): isWhole = latitudes.append(differencesOf: message.message()) && isWhole
      case .number(8): isWhole = latitudes.append(differencesOf: message.run()) && isWhole
      case .bytes(9): isWhole = longitudes.append(differencesOf: message.message()) && isWhole
      case .number(9): isWhole = longitudes.append(differencesOf: message.run()) && isWhole
      case .bytes(10): isWhole = keysAndValues.append(numbersOf: message.message()) && isWhole
      case .number(10): isWhole = keysAndValues.append(numbersOf: message.run()) && isWhole
      default: message.skip(tag)
      }
    }
    return isWhole && !message.isDamaged
  }

  private mutating func readInfo(_ message: PBFCursor) -> Bool {
    var message = message
    var isWhole = true
    while let tag = message.nextTag() {
      switch tag {
      case .bytes(1): isWhole = versions.append(numbersOf: message.message()) && isWhole
      case .number(1): isWhole = versions.append(numbersOf: message.run()) && isWhole
      case .bytes(6): isWhole = visibles.append(numbersOf: message.message()) && isWhole
      case .number(6): isWhole = visibles.append(numbersOf: message.run()) && isWhole
      default: message.skip(tag)
      }
    }
    return isWhole && !message.isDamaged
  }

  private mutating func removeAll() {
    ids.removeAll(keepingCapacity: true)
    latitudes.removeAll(keepingCapacity: true)
    longitudes.removeAll(keepingCapacity: true)
    keysAndValues.removeAll(keepingCapacity: true)
    versions.removeAll(keepingCapacity: true)
    visibles.removeAll(keepingCapacity: true)
  }

  /// The name and length of a list that has not one number a node.
  var misfit: (name: String, count: Int)? {
    if latitudes.count != ids.count { return ("latitudes", latitudes.count) }
    if longitudes.count != ids.count { return ("longitudes", longitudes.count) }
    if !versions.isEmpty, versions.count != ids.count { return ("versions", versions.count) }
    if !visibles.isEmpty, visibles.count != ids.count { return ("visible flags", visibles.count) }
    return nil
  }
}

extension PBFBlockDecoder {
  mutating func decodeDenseNodes<Sink: ElementSink>(
    _ message: PBFCursor, into sink: inout Sink
  ) throws(PBFFault) {
    guard dense.read(message) else { throw .damaged("its dense nodes are none") }
    if let misfit = dense.misfit {
      throw .damaged("it has \(dense.ids.count) dense nodes and \(misfit.count) \(misfit.name)")
    }
    var position = 0
    for index in dense.ids.indices {
      let id = dense.ids[index]
      try readDenseTags(&position, of: id, in: &sink)
      if !dense.visibles.isEmpty, dense.visibles[index] == 0 { continue }
      guard
        let location = grid.location(
          latitude: dense.latitudes[index], longitude: dense.longitudes[index])
      else { throw .beyondLimits(id) }
      let version = dense.versions.isEmpty ? 0 : UInt32(clamping: dense.versions[index])
      sink.addNode(id: id, version: version, location: location, tags: tags)
    }
    guard position == dense.keysAndValues.count else {
      throw .damaged("it has tags for more dense nodes than there are")
    }
  }

  /// Reads the tags of the next dense node and goes on to those after.
  @inline(__always)
  private mutating func readDenseTags<Sink: ElementSink>(
    _ position: inout Int, of id: Int64, in sink: inout Sink
  ) throws(PBFFault) {
    tags.removeAll(keepingCapacity: true)
    let count = dense.keysAndValues.count
    guard count > 0 else { return }
    while position < count, dense.keysAndValues[position] != 0 {
      guard position + 1 < count else { break }
      let key = dense.keysAndValues[position], value = dense.keysAndValues[position + 1]
      position += 2
      try addTag(key, value, of: .node, id, in: &sink)
    }
    guard position < count, dense.keysAndValues[position] == 0 else {
      throw .damaged("its dense nodes' tags end within node \(id)")
    }
    position += 1
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
    tags.append(strings.number(of: key, in: &sink))
    tags.append(strings.number(of: value, in: &sink))
  }
}

extension PBFFault {
  static func noString(_ index: Int64, of kind: ElementKind, _ id: Int64, count: Int) -> PBFFault {
    .damaged("\(kind) \(id) has string \(index) of a table of \(count)")
  }

  static func beyondLimits(_ id: Int64) -> PBFFault {
    .damaged("node \(id) lies beyond 90 degrees of latitude or 180 of longitude")
  }
}
