// SPDX-License-Identifier: Apache-2.0

package import AddressBuilding
package import RoadBuilding

/// What an import read, built, left out and assumed, and what it cost.
public struct ImportReport: Sendable {
  /// Elements in the input.
  package var elements = (nodes: 0, ways: 0, relations: 0)
  package var duplicates = (olderVersions: 0, equalVersions: 0)
  package var deletedElements = 0
  /// Times of the inputs as a whole that are none.
  package var unreadableTimestamps = 0
  /// Bytes of memory that the elements took between reading and building.
  package var elementBytes = (nodes: 0, ways: 0, relations: 0)
  /// What was thought before the work; `nil` where the size of an input was not known.
  package var estimate: ImportEstimate?
  package var roads = RoadReport()
  package var addresses = AddressReport()
  package var stages: [Stage] = []
  /// Size of the map file.
  package var bytes = 0

  /// One stage of the import.
  package struct Stage: Sendable {
    package let name: String
    package internal(set) var seconds: Double
    /// Most memory in use during the stage; 0 where the system does not tell.
    package internal(set) var peakBytes: Int
  }

  package var bytesPerNode: Double {
    Double(elementBytes.nodes) / Double(max(1, elements.nodes))
  }
  package var bytesPerWay: Double {
    Double(elementBytes.ways) / Double(max(1, elements.ways))
  }

  package var seconds: Double { stages.reduce(0) { $0 + $1.seconds } }
  package var peakBytes: Int { stages.map(\.peakBytes).max() ?? 0 }
}
