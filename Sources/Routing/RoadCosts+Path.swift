// SPDX-License-Identifier: Apache-2.0

import CPrefetch
import ContractionHierarchies
import PackedFile
import RoadNetwork

extension RoadCosts {
  /// The road arcs that arcs of the search graph take.
  ///
  /// What is stored of them lies in as many places, and is read one after the other from here to
  /// the last instruction: it is asked for all at once, so that nothing has to wait for it.
  func arcs(ofSearchArcs searchArcs: [UInt32]) -> [UInt32] {
    let (roadArc, weight) = (profile.roadArc, profile.graph.weight)
    for searchArc in searchArcs {
      roadArc.prefetch(Int(searchArc))
      weight.prefetch(Int(searchArc))
    }
    let arcs = searchArcs.map { roadArc[$0] }
    let (cost, flags, segments) = (profile.cost, profile.flags, network.segments)
    for arc in arcs {
      cost.prefetch(Int(arc))
      flags.prefetch(Int(arc))
      let segment = Int(Arc.segment(of: arc))
      segments.way.prefetch(segment)
      segments.lengthCentimetres.prefetch(segment)
      segments.tail.prefetch(segment)
      segments.head.prefetch(segment)
      segments.shapeFirst.prefetch(segment)
    }
    let (ways, nodes) = (network.ways, network.nodes)
    for arc in arcs {
      let segment = Arc.segment(of: arc), way = Int(segments.way[segment])
      ways.flags.prefetch(way)
      ways.roadClass.prefetch(way)
      ways.name.prefetch(way)
      ways.ref.prefetch(way)
      segments.shape.prefetch(Int(segments.shapeFirst[segment]))
      nodes.location.prefetch(Int(segments.tail[segment]))
      nodes.flags.prefetch(Int(segments.tail[segment]))
    }
    return arcs
  }
}

extension PackedArray {
  /// Asks for an element that is read soon, if there is such a one, without waiting for it.
  fileprivate func prefetch(_ index: Int) {
    guard index >= 0, index < count else { return }
    unsafe CPrefetch.prefetch(baseAddress + index)
  }
}
