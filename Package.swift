// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

/// A library target; it may import only targets of lower layers (see docs/architecture.md).
func layer(
  _ name: String, _ dependencies: [Target.Dependency] = [], extra: [SwiftSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings + extra)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: settings)
}

let package = Package(
  name: "osmroute",
  products: [
  ],
  targets: [
    // Layer 0: C libraries
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    // Layer 1
    layer("Geo"),
    layer("JSON"),
    layer("PackedFile", ["CZlib"], extra: [.enableExperimentalFeature("Lifetimes")]),
    // Layer 2
    layer("SpatialIndex", ["Geo", "PackedFile"]),
    // Layer 3
    layer("RoadNetwork", ["Geo", "PackedFile", "SpatialIndex", "ContractionHierarchies"]),
    layer("Geocoding", ["Geo", "PackedFile", "SpatialIndex"]),
    layer("OSMReader", ["Geo", "PackedFile", "CExpat", "CZlib"]),
    // Layer 4
    layer("AddressBuilding", ["Geo", "PackedFile", "SpatialIndex", "Geocoding", "OSMReader"]),

    .target(
      name: "TestSupport", dependencies: ["Geo", "PackedFile"], path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("GeoTests", ["Geo"]),
    tests("JSONTests", ["JSON"]),
    tests("PackedFileTests", ["PackedFile"]),
    tests("OSMReaderTests", ["OSMReader", "Geo"]),
    tests("GeocodingTests", ["Geo", "PackedFile", "Geocoding", "AddressBuilding"]),
    tests("AddressBuildingTests", ["Geo", "PackedFile", "Geocoding", "AddressBuilding", "OSMReader"]),
    tests("SpatialIndexTests", ["Geo", "PackedFile", "SpatialIndex"]),
  ],
  swiftLanguageModes: [.v6]
)
