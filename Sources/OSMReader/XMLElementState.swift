// SPDX-License-Identifier: Apache-2.0

import CExpat
import Geo
import PackedFile

/// What the XML reader knows between two callbacks: the element it is in and what it gathered.
@safe struct XMLElementState<Sink: ElementSink> {
  var sink: Sink
  /// The first fault, and where the parser stood; it is stopped with it.
  private(set) var fault: (reason: String, place: TextPlace)?
  var parser: XML_Parser?

  private var depth = 0
  private var kind: ElementKind?
  private var attributes = ElementAttributes()
  private var tags: [UInt32] = []
  private var nodeIDs: [Int64] = []
  private var places: [NodePlace] = []
  private var members: [RelationMember] = []
  /// What Overpass remarks of its answer, while that is read.
  private var remark: [UInt8]?

  init(sink: consuming Sink) { self.sink = sink }

  mutating func stop(_ reason: String) {
    guard let parser = unsafe parser, fault == nil else { return }
    // Once it has stopped it stands behind what it stopped at.
    unsafe fault = (reason, TextPlace(of: parser))
    unsafe _ = XML_StopParser(parser, 0)
  }

  mutating func start(_ name: XMLText, _ attributes: XMLAttributes) {
    guard fault == nil else { return }
    depth += 1
    guard depth <= Self.depthLimit else {
      return stop("nests elements more than \(Self.depthLimit) deep, which OSM data never do")
    }
    switch depth {
    case 1: startDocument(name, attributes)
    case 2: startElement(name, attributes)
    case 3: if kind != nil { startChild(name, attributes) }
    default: break
    }
  }

  mutating func end() {
    guard fault == nil else { return }
    if depth == 2, let kind {
      if !attributes.isDeleted {
        finish(kind)
      } else if let id = attributes.id {
        sink.addDeletion(of: kind, id: id, version: attributes.version)
      }
      self.kind = nil
    }
    if depth == 2, let remark { readRemark(String(decoding: remark, as: UTF8.self)) }
    depth -= 1
  }

  /// Text between tags, as it comes.
  mutating func text(_ bytes: UnsafeRawBufferPointer) {
    guard let count = remark?.count else { return }
    unsafe remark?.append(contentsOf: bytes.prefix(Self.remarkLimit - count))
  }

  /// Elements within one another: expat remembers each, and a small file can hold millions.
  private static var depthLimit: Int { 64 }

  /// As much of a remark as is looked at, bytes.
  private static var remarkLimit: Int { 10_000 }

  /// An answer with an error in it stops in the middle of the data.
  private mutating func readRemark(_ text: String) {
    remark = nil
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // A “runtime remark” comes with whole answers.
    guard words.lowercased().contains("runtime error") else { return }
    stop(
      "is an incomplete answer of Overpass, which says “\(words.printable(limit: 200))”; ask for less, or "
        + "allow more time"
    )
  }

  private mutating func startDocument(_ name: XMLText, _ attributes: XMLAttributes) {
    guard name == "osm" else { return stop(InputForm.fault(ofDocument: name.string)) }
    attributes.forEach { key, value in
      if key == "timestamp" { sink.setTimestamp(value.string) }
    }
  }

  private mutating func startElement(_ name: XMLText, _ attributes: XMLAttributes) {
    if name == "node" {
      kind = .node
    } else if name == "way" {
      kind = .way
    } else if name == "relation" {
      kind = .relation
    } else if name == "remark" {
      remark = []
      return
    } else if name == "meta" {
      attributes.forEach { key, value in
        if key == "osm_base" { sink.setTimestamp(value.string) }
      }
      return
    } else {
      return
    }
    tags.removeAll(keepingCapacity: true)
    nodeIDs.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    self.attributes = ElementAttributes()
    attributes.forEach { self.attributes.read($0, $1) }
    if let fault = self.attributes.fault(isNode: kind == .node) { stop("\(place) \(fault)") }
  }

  private mutating func startChild(_ name: XMLText, _ attributes: XMLAttributes) {
    if name == "tag" {
      startTag(attributes)
    } else if kind == .way, name == "nd" {
      startNode(attributes)
    } else if kind == .relation, name == "member" {
      startMember(attributes)
    }
  }

  private mutating func startTag(_ attributes: XMLAttributes) {
    var key: XMLText?, value: XMLText?
    attributes.forEach { name, text in
      if name == "k" { key = text } else if name == "v" { value = text }
    }
    guard let key, let value else { return stop("\(place) has a <tag> without k or v") }
    // An empty value says nothing, and must not hide what another key says.
    guard unsafe !value.bytes.isEmpty else { return }
    unsafe tags.append(sink.number(of: key.bytes))
    unsafe tags.append(sink.number(of: value.bytes))
  }

  /// A node of a way; some writers tell its place, too.
  private mutating func startNode(_ attributes: XMLAttributes) {
    var ref: Int64?, told: XMLText?, latitude: XMLText?, longitude: XMLText?
    attributes.forEach { name, text in
      if name == "ref" {
        (ref, told) = (integer(text), text)
      } else if name == "lat" {
        latitude = text
      } else if name == "lon" {
        longitude = text
      }
    }
    guard let ref else { return stop("\(place) has an <nd> \(Self.fault(ofRef: told))") }
    nodeIDs.append(ref)
    if latitude == nil && longitude == nil || self.attributes.isDeleted { return }
    guard let latitude = latitude.flatMap({ degrees($0, limit: 90) }),
      let longitude = longitude.flatMap({ degrees($0, limit: 180) })
    else {
      return stop(
        "\(place) has an <nd> of node \(ref) whose lat and lon are no place on the Earth")
    }
    places.append(
      NodePlace(id: ref, location: Coordinate(latitude: latitude, longitude: longitude)))
  }

  private mutating func startMember(_ attributes: XMLAttributes) {
    var kind: ElementKind?, ref: Int64?, told: XMLText?, type: XMLText?, role: UInt32?
    attributes.forEach { name, text in
      if name == "type" {
        type = text
        kind = text == "node" ? .node : text == "way" ? .way : text == "relation" ? .relation : nil
      } else if name == "ref" {
        (ref, told) = (integer(text), text)
      } else if name == "role" {
        role = unsafe sink.number(of: text.bytes)
      }
    }
    guard let kind else {
      let fault =
        type.map { "of type \"\($0.string.printable())\", which is none" } ?? "without a type"
      return stop("\(place) has a <member> \(fault): node, way or relation")
    }
    guard let ref else { return stop("\(place) has a <member> \(Self.fault(ofRef: told))") }
    let empty = unsafe role ?? sink.number(of: UnsafeBufferPointer(start: nil, count: 0))
    members.append(RelationMember(kind: kind, ref: ref, role: empty))
  }

  private static func fault(ofRef text: XMLText?) -> String {
    text.map { "with ref=\"\($0.string.printable())\", which is no whole number of 64 bits" }
      ?? "without a ref"
  }

  private mutating func finish(_ kind: ElementKind) {
    // Otherwise there was a fault at its start.
    guard let id = attributes.id else { return }
    let version = attributes.version
    switch kind {
    case .node:
      guard let latitude = attributes.latitude, let longitude = attributes.longitude
      else { return }
      let location = Coordinate(latitude: latitude, longitude: longitude)
      sink.addNode(id: id, version: version, location: location, tags: tags)
    case .way:
      sink.addWay(id: id, version: version, nodeIDs: nodeIDs, tags: tags)
      if !places.isEmpty { sink.addPlaces(ofWay: id, version: version, places) }
    case .relation: sink.addRelation(id: id, version: version, members: members, tags: tags)
    }
  }

  /// The element at hand, for messages.
  private var place: String {
    let name = kind.map { "\($0)" } ?? "element"
    return attributes.id.map { "\(name) \($0)" } ?? "a \(name)"
  }
}

/// The attributes that matter of a node, way or relation.
struct ElementAttributes {
  private(set) var id: Int64?
  private(set) var version: UInt32 = 0
  /// 1e-7 degree.
  private(set) var latitude: Int32?
  private(set) var longitude: Int32?
  /// JOSM keeps what was deleted in the file, and history files say `visible="false"`.
  private(set) var isDeleted = false
  /// The first value that cannot be, and what it should be; of the place apart, for what is deleted
  /// is nowhere, whatever it says.
  private var wrong: String?
  private var wrongPlace: String?

  mutating func read(_ name: XMLText, _ value: XMLText) {
    if name == "id" {
      id = wholeNumber(name, value)
    } else if name == "lat" {
      latitude = degrees(name, value, limit: 90)
    } else if name == "lon" {
      longitude = degrees(name, value, limit: 180)
    } else if name == "version" {
      version = UInt32(clamping: wholeNumber(name, value) ?? 0)
    } else if name == "action" {
      if value == "delete" { isDeleted = true }
    } else if name == "visible" {
      if value == "false" { isDeleted = true }
    }
  }

  /// What is wrong with an element, as it reads after its name.
  func fault(isNode: Bool) -> String? {
    if let wrong { return wrong }
    if isDeleted { return nil }
    if let wrongPlace { return wrongPlace }
    if id == nil { return "has no id" }
    return isNode && (latitude == nil || longitude == nil) ? "has no lat or no lon" : nil
  }

  private mutating func wholeNumber(_ name: XMLText, _ value: XMLText) -> Int64? {
    let number = integer(value)
    if number == nil { wrong = wrong ?? refusal(name, value, "no whole number of 64 bits") }
    return number
  }

  private mutating func degrees(_ name: XMLText, _ value: XMLText, limit: Int64) -> Int32? {
    let units = OSMReader.degrees(value, limit: limit)
    if units == nil {
      wrongPlace =
        wrongPlace ?? refusal(name, value, "no number of degrees from -\(limit) to \(limit)")
    }
    return units
  }

  private func refusal(_ name: XMLText, _ value: XMLText, _ what: String) -> String {
    "has \(name.string)=\"\(value.string.printable())\", which is \(what)"
  }
}

/// Units of 1e-7 degree; `nil` where the text is no number of at most so many degrees.
private func degrees(_ text: XMLText, limit: Int64) -> Int32? {
  unsafe fixedPoint(text.bytes, decimals: 7, limit: limit * 10_000_000).map {
    Int32(truncatingIfNeeded: $0)
  }
}

private func integer(_ text: XMLText) -> Int64? { unsafe decimalInteger(text.bytes) }
