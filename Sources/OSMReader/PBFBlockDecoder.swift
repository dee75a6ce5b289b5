// SPDX-License-Identifier: Apache-2.0

/// Decodes one `PrimitiveBlock` after the other; what it needs besides is kept between them.
///
/// Fields may stand in any order: a block is read once for its strings and its grid, and once more
/// for its elements; an element once for its lists, which are combined at its end.
@safe struct PBFBlockDecoder {
  var strings = PBFStrings()
  var grid = PBFGrid()
  // The element at hand, as the file has it and as the sink takes it.
  var element = PBFElement(of: .empty)
  var tags: [UInt32] = []
  var nodeIDs: [Int64] = []
  var members: [RelationMember] = []

  /// Gives all elements of a block to a sink.
  mutating func decode<Sink: ElementSink>(
    _ block: PBFCursor, into sink: inout Sink
  ) throws(PBFFault) {
    unsafe strings.begin(block.rest)
    try readFrame(block)
    var groups = block
    while let tag = groups.nextTag() {
      if tag == .bytes(2) {
        try decodeGroup(groups.message(), into: &sink)
      } else {
        groups.skip(tag)
      }
    }
  }

  private mutating func readFrame(_ block: PBFCursor) throws(PBFFault) {
    var block = block
    grid = PBFGrid()
    while let tag = block.nextTag() {
      switch tag {
      case .bytes(1):
        guard strings.add(block.message()) else {
          throw .damaged(
            strings.count < PBFStrings.limit
              ? "its string table is none"
              : "its string table holds more than \(PBFStrings.limit) strings")
        }
      case .number(17): grid.granularity = block.signed()
      case .number(19): grid.latitudeOffset = block.signed()
      case .number(20): grid.longitudeOffset = block.signed()
      default: block.skip(tag)
      }
    }
    guard !block.isDamaged else { throw .damaged("it is no PrimitiveBlock") }
    guard (1...Int64(Int32.max)).contains(grid.granularity) else {
      throw .damaged("its granularity is \(grid.granularity)")
    }
  }

  private mutating func decodeGroup<Sink: ElementSink>(
    _ group: PBFCursor, into sink: inout Sink
  ) throws(PBFFault) {
    var group = group
    while let tag = group.nextTag() {
      switch tag {
      case .bytes(1): try decodeNode(group.message(), into: &sink)
      case .bytes(2): try decodeDenseNodes(group.message(), into: &sink)
      case .bytes(3): try decodeWay(group.message(), into: &sink)
      case .bytes(4): try decodeRelation(group.message(), into: &sink)
      default: group.skip(tag)
      }
    }
    guard !group.isDamaged else { throw .damaged("it holds a group of elements that is none") }
  }
}
