// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import JSON
import OSMRouteImport
import PackedFile
import RoadBuilding

/// An import's report for a person.
struct ReportText {
  private let report: ImportReport
  private let output: String

  init(_ report: ImportReport, output: String) {
    self.report = report
    self.output = output
  }

  var text: String {
    (facts + profiles + losses + stages + memory + [summary]).joined(separator: "\n")
  }

  private var facts: [String] {
    let elements = report.elements
    return [
      "read       \(elements.nodes) nodes, \(elements.ways) ways, \(elements.relations) relations",
      "roads      \(report.roads.segments) segments of \(report.roads.ways) ways, "
        + "\(report.roads.nodes) junctions and ends, \(report.roads.restrictions) turn restrictions",
      "addresses  \(report.addresses.addresses), \(report.addresses.streets) streets, "
        + "\(report.addresses.places) places, \(report.addresses.points) points of interest",
    ]
  }

  private var profiles: [String] {
    report.roads.profiles.map { profile in
      let share = decimalText(profile.connectedShare * 100, decimals: 1)
      return "\(profile.name.padded(to: 10)) \(profile.arcs) arcs, "
        + "\(profile.searchNodes) search nodes (\(saved(profile))), "
        + "\(profile.searchArcs) search arcs, "
        + "\(profile.shortcuts) shortcuts; "
        + "\(share) % of the arcs connected"
    }
  }

  /// How many search nodes were spared because arrivals leave the same choices.
  private func saved(_ profile: RoadReport.ProfileReport) -> String {
    let share = 1 - Double(profile.searchNodes) / Double(max(1, profile.arrivals))
    let perJunction = Double(profile.searchNodes) / Double(max(1, report.roads.nodes))
    return "\(decimalText(share * 100, decimals: 1)) % fewer than arrivals, "
      + "\(decimalText(perJunction, decimals: 2)) a junction"
  }

  /// What was left out or assumed, with how much of each.
  private var losses: [String] {
    report.losses.map { "note       \($0.count) \($0.reason)" }
  }

  private var stages: [String] {
    report.stages.map { stage in
      "time       \(stage.name.padded(to: 12)) \(decimalText(stage.seconds, decimals: 2)) s, "
        + "peak \(Measures.bytes(stage.peakBytes))"
    }
  }

  private var memory: [String] {
    let perNode = decimalText(report.bytesPerNode, decimals: 1)
    let perWay = decimalText(report.bytesPerWay, decimals: 1)
    let estimate = report.estimate.map {
      "; estimated before: \(Measures.bytes($0.memory.usual)) of memory, "
        + "\(Measures.bytes($0.disk.usual)) of disk"
    }
    return ["memory     \(perNode) bytes a node, \(perWay) bytes a way\(estimate ?? "")"]
  }

  private var summary: String {
    let name = output == "-" ? "standard output" : output
    return "wrote      \(name), \(Measures.bytes(report.bytes)), in "
      + "\(decimalText(report.seconds, decimals: 2)) s, peak memory \(Measures.bytes(report.peakBytes))"
  }
}

extension CollectionReport {
  fileprivate var losses: [(Int, String)] {
    [
      (streetOfRelation, "addresses took the street of a relation"),
      (addressOfBuilding, "points without an address took that of the building around them"),
      (parsedTexts, "addresses read out of addr:full"),
      (interpolated, "house numbers placed on lines between two others"),
      (rangeMembers, "house numbers placed that are a part of another's"),
      (repeatedNumbers, "numbers on lines and in ranges passed over that a house has"),
      (unusableLines, "lines of house numbers left out whose ends tell no numbers between them"),
      (withoutRings, "areas kept as points whose outline does not close in the input"),
      (withoutNodes, "objects left out without a node in the input"),
    ]
  }
}

extension ImportReport {
  /// What was left out or assumed: how many of what, and why, those alone that occurred.
  var losses: [(count: Int, reason: String)] {
    let roads = roads, addresses = addresses
    let all: [(Int, String)] = [
      (duplicates.olderVersions, "older versions of elements left out"),
      (duplicates.equalVersions, "elements left out whose version came twice"),
      (deletedElements, "elements left out that the input deletes"),
      (unreadableTimestamps, "timestamps of the input passed over that are no ISO 8601"),
      (roads.waysShut, "ways left out that neither cars nor walkers may use"),
      (roads.waysTooShort, "ways left out with fewer than two nodes in the input"),
      (
        roads.country == nil ? roads.ways : 0,
        "ways of a country that neither addresses nor --country name: no speeds by country are "
          + "used, and traffic keeps right"
      ),
      (
        roads.waysTimed,
        "ways have rules that hold at some hours only; the rules without hours are used"
      ),
      (
        roads.nodesMissing,
        "references of roads to nodes that are not in the input: the road is cut"
      ),
      (roads.nodesRepeated, "repeated nodes of roads passed over"),
      (addresses.streetWithoutWay, "addresses kept under a street that has no way"),
      (addresses.inferredStreet, "addresses without a street put on the nearest named one"),
      (addresses.addressWithoutStreet, "addresses left out that name no street or place"),
      (addresses.unreadableNumber, "addresses left out whose house number has no letter or digit"),
      (
        addresses.boundaries.closedAtEdge,
        "boundaries cut by the edge of the input, closed along it"
      ),
      (
        addresses.boundaries.withoutOutline,
        "boundaries left out of which too little is in the input to tell inside from outside"
      ),
      (addresses.boundaries.withoutNodes, "places left out without a node in the input"),
    ]
    let collected = addresses.collected.losses
    let restrictions = roads.restrictionsDropped.sorted { $0.key < $1.key }.map {
      ($0.value, "turn restrictions left out: \($0.key)")
    }
    return (all + collected + restrictions).filter { $0.0 > 0 }
  }

  var json: String {
    var writer = JSONWriter()
    writer.object { json in
      json.object("elements") { json in
        json.field("nodes", elements.nodes)
        json.field("ways", elements.ways)
        json.field("relations", elements.relations)
      }
      json.field("country", ifKnown: roads.country)
      json.field("segments", roads.segments)
      json.field("junctions", roads.nodes)
      json.field("restrictions", roads.restrictions)
      json.field("addresses", addresses.addresses)
      json.field("streets", addresses.streets)
      json.field("places", addresses.places)
      json.field("pointsOfInterest", addresses.points)
      json.array("profiles") { json in
        for profile in roads.profiles { json.value(profile) }
      }
      json.array("losses") { json in
        for loss in losses {
          json.object { json in
            json.field("count", loss.count)
            json.field("reason", loss.reason)
          }
        }
      }
      json.array("stages") { json in
        for stage in stages {
          json.object { json in
            json.field("name", stage.name)
            json.field("seconds", stage.seconds, decimals: 4)
            json.field("peakBytes", stage.peakBytes)
          }
        }
      }
      json.field("bytesPerNode", bytesPerNode, decimals: 2)
      json.field("bytesPerWay", bytesPerWay, decimals: 2)
      if let estimate {
        json.object("estimate") { json in
          json.field("memoryBytes", estimate.memory.usual)
          json.field("diskBytes", estimate.disk.usual)
        }
      }
      json.field("bytes", bytes)
      json.field("seconds", seconds, decimals: 4)
      json.field("peakBytes", peakBytes)
      json.field("attribution", MapInfo.attribution)
    }
    return writer.text
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ profile: RoadReport.ProfileReport) {
    object { json in
      json.field("name", profile.name)
      json.field("arcs", profile.arcs)
      json.field("arrivals", profile.arrivals)
      json.field("searchNodes", profile.searchNodes)
      json.field("searchArcs", profile.searchArcs)
      json.field("shortcuts", profile.shortcuts)
      json.field("connectedShare", profile.connectedShare, decimals: 4)
    }
  }
}

extension String {
  func padded(to width: Int) -> String { self + gap(to: width) }

  /// The blanks that are missing up to a width.
  func gap(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) }
}
