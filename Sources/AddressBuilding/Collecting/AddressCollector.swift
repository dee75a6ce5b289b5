// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import OSMReader

/// Gathers addresses, streets and points of interest of the elements of an input.
///
/// Ways come before nodes, for they tell which nodes end a line of house numbers. What depends on
/// all that is there comes last: numbers that no object has, addresses of surrounding buildings.
struct AddressCollector {
  private(set) var collection = PlaceCollection()
  private(set) var report = CollectionReport()

  private let store: ElementStore
  private let custom: NumberCustom
  private let relations: StreetRelations
  private var nodes: NodeLookup
  private var marker: KeyMarker
  private var lines = InterpolationLines()
  private var waters = NamedWaters()
  private var waysOfRivers: Set<Int64> = []
  private var translations = StreetTranslations()
  private var pending: [PendingHouse] = []

  /// Everything in a store; `country` is that of objects that name none.
  static func collect(
    _ store: ElementStore, country: String?
  ) -> (collection: PlaceCollection, report: CollectionReport) {
    var collector = AddressCollector(store, country: country)
    collector.addWays()
    collector.addRelations()
    collector.addWaters()
    collector.addNodes()
    collector.addPending()
    collector.translations.apply(to: &collector.collection)
    collector.addSurroundings()
    return (collector.collection, collector.report)
  }

  private init(_ store: ElementStore, country: String?) {
    self.store = store
    custom = NumberCustom(
      country: country,
      hasConscriptionNumbers: store.strings.id(of: "addr:conscriptionnumber") != nil)
    relations = StreetRelations(store)
    nodes = store.nodes.lookup()
    marker = KeyMarker(store.strings, keepsNamelessStreets: relations.nameStreets)
  }

  private mutating func addNodes() {
    for node in store.taggedNodes {
      guard let tags = marker.marked(node.tags) else { continue }
      let object = ObjectID(.node, node.id)
      let content = content(of: tags, object)
      if content.isEmpty { continue }
      if let address = content.addresses.first { lines.note(node.id, address) }
      add(content, Shape(node.location), object, tags)
    }
  }

  private mutating func content(of tags: MarkedTags, _ object: ObjectID, canBePoint: Bool = true)
    -> ObjectContent
  {
    let content = ObjectContent(
      tags, inheriting: relations.words(of: object), custom, canBePoint: canBePoint)
    if content.isUnreadable { report.unreadableNumbers += 1 }
    return content
  }
}

// Ways

extension AddressCollector {
  private mutating func addWays() {
    for way in store.ways {
      guard let tags = marker.marked(way.tags) else { continue }
      let object = ObjectID(.way, way.id)
      if tags.marks.contains(.interpolation), let rule = tags["addr:interpolation"],
        tags["addr:housenumber"] == nil
      {
        lines.add(way, tags, rule, inheriting: relations.words(of: object), &nodes)
        continue
      }
      let content = content(of: tags, object)
      let street = StreetTags(tags)
      let given = street == nil ? [] : relations.names(ofWay: way.id)
      let name = street?.name(inherited: given.first?.text)
      guard name != nil || !content.isEmpty else { continue }
      add(way, tags, content, street.flatMap { street in name.map { (street, $0, given) } })
    }
  }

  private mutating func add(
    _ way: OSMWay, _ tags: MarkedTags, _ content: ObjectContent,
    _ street: (tags: StreetTags, name: StreetName, given: [PlaceName])?
  ) {
    let ids = way.nodeIDs, object = ObjectID(.way, way.id)
    let places = ids.map { nodes.location(of: $0) }
    guard let shape = Shape(way: places, isClosed: ids.count > 3 && ids.first == ids.last) else {
      report.withoutNodes += 1
      return
    }
    if let (street, name, given) = street {
      addStreet(street, name, given, Shape.pieces(places), object)
      if content.points.isEmpty { addSquare(street, name, shape, object) }
    }
    guard !isWater(content, way.id, tags, shape, nodes: ids) else { return }
    add(content, shape, object, tags)
  }

  /// Adds the lines of a street; none bridges a gap where nodes are absent.
  private mutating func addStreet(
    _ street: StreetTags, _ name: StreetName, _ given: [PlaceName], _ lines: [[Coordinate]],
    _ object: ObjectID
  ) {
    var others = street.otherNames(besides: name)
    for given in given
    where given.text != name.text && !others.contains(where: { $0.text == given.text }) {
      others.append(given)
    }
    for line in lines {
      collection.addStreet(
        name, otherNames: others, line: line, object: object, postcode: street.postcode)
    }
  }

  /// Adds a square that is a street to stand on, where it is not tagged as a place as well.
  private mutating func addSquare(
    _ street: StreetTags, _ name: StreetName, _ shape: Shape, _ object: ObjectID
  ) {
    guard street.isSquare, name.isName, !shape.rings.isEmpty, street.tags["place"] != "square"
    else { return }
    var square = PointOfInterest(name: name.text, category: "highway=pedestrian")
    square.otherNames = street.otherNames(besides: name)
    square.importance = 70
    collection.addPoint(square, at: shape.location, object: object, outline: shape.rings)
  }

  /// Keeps a piece of a river until all are known; whether it is one.
  private mutating func isWater(
    _ content: ObjectContent, _ way: Int64, _ tags: MarkedTags, _ shape: Shape, nodes: [Int64]
  ) -> Bool {
    guard content.addresses.isEmpty, let point = content.points.first, !point.name.isEmpty,
      point.category.hasPrefix("waterway="), let kind = tags["waterway"],
      NamedWaters.kinds.contains(kind), let first = nodes.first, let last = nodes.last
    else { return false }
    waters.add(
      NamedWaters.Piece(
        way: way, name: point.name, tags: tags, middle: shape.location, nodes: nodes.count),
      first: first, last: last)
    return true
  }

  private mutating func addWaters() {
    for river in waters.rivers(isTold: waysOfRivers.contains) {
      let object = ObjectID(.way, river.way)
      add(content(of: river.tags, object), Shape(river.middle), object, river.tags)
    }
  }
}

// Relations

extension AddressCollector {
  private mutating func addRelations() {
    var shapes = RelationShapes(store)
    for relation in store.relations {
      guard let tags = marker.marked(relation.tags) else { continue }
      let object = ObjectID(.relation, relation.id)
      let type = tags["type"] ?? ""
      let isPlain = Self.plainTypes.contains(type)
      let content = content(of: tags, object, canBePoint: isPlain)
      let street = isPlain ? StreetTags(tags) : nil
      let name = street?.name()
      guard name != nil || !content.isEmpty else { continue }
      guard let shape = shapes.shape(of: relation) else {
        report.withoutNodes += 1
        continue
      }
      if let street, let name, !shape.rings.isEmpty {
        addStreet(street, name, [], shape.rings.map { $0 + $0.prefix(1) }, object)
        addSquare(street, name, shape, object)
      }
      if type == "waterway", !content.points.isEmpty {
        waysOfRivers.formUnion(relation.members.lazy.filter { $0.kind == .way }.map(\.ref))
      }
      add(content, shape, object, tags)
    }
    report.withoutRings += shapes.withoutRings
  }

  /// Types of relations that are one thing on the ground.
  private static let plainTypes: Set<String> = [
    "", "multipolygon", "boundary", "building", "site", "waterway", "cluster", "group",
  ]
}

// What all objects tell

extension AddressCollector {
  private mutating func add(
    _ content: ObjectContent, _ shape: Shape, _ object: ObjectID, _ tags: MarkedTags
  ) {
    for address in content.addresses { add(address, shape, object) }
    for point in content.points {
      if point.name.isEmpty { report.namelessPoints += 1 }
      collection.addPoint(point, at: shape.location, object: object, outline: shape.rings)
    }
    if content.isParsed { report.parsedTexts += 1 }
    guard let address = content.addresses.first else { return }
    report.secondAddresses += content.addresses.count - 1
    let tagged = AddressTags(tags: tags)
    guard let street = tagged.street else {
      if address.words.street != nil, !content.isParsed { report.streetOfRelation += 1 }
      return
    }
    let names = tagged.streetTranslations
    if !names.isEmpty { translations.note(street, names, at: shape.location) }
  }

  private mutating func add(_ address: TaggedAddress, _ shape: Shape, _ object: ObjectID) {
    var words = address.words
    for number in address.list.numbers {
      words.houseNumber = number
      collection.addAddress(
        words, place: address.place, at: shape.location, object: object, outline: shape.rings)
    }
    words.isOfRange = true
    for number in address.list.members {
      words.houseNumber = number
      pending.append(
        PendingHouse(words: words, place: address.place, location: shape.location, object: object))
    }
  }

  /// Adds the numbers within ranges and on lines that no object has.
  private mutating func addPending() {
    pending += lines.houses()
    report.unusableLines = lines.unusable
    if pending.isEmpty { return }
    var known = KnownHouses(collection, for: pending)
    for house in pending {
      guard known.insert(house) else {
        report.repeatedNumbers += 1
        continue
      }
      if house.words.isInterpolated { report.interpolated += 1 } else { report.rangeMembers += 1 }
      collection.addAddress(
        house.words, place: house.place, at: house.location, object: house.object)
    }
    pending = []
  }

  private mutating func addSurroundings() {
    var surroundings = SurroundingAddresses(collection)
    surroundings.complete(&collection)
    report.addressOfBuilding = surroundings.inherited
  }
}
