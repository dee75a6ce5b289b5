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
    .library(name: "OSMRoute", targets: ["OSMRoute"]),
    .executable(name: "osmroute", targets: ["OSMRouteCommand"]),
    .executable(name: "osmroute-benchmark", targets: ["Benchmarks"]),
  ],
  targets: [
    // Layer 0: C
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CBZip2", providers: [.apt(["libbz2-dev"])]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .target(name: "CPrefetch"),
    .target(name: "CByteScan"),
    .target(name: "CHeap"),
    // What reading is measured against.
    .target(name: "CReadingBaselines", dependencies: ["CExpat", "CZlib"]),
    // Layer 1
    layer("Geo"),
    layer("Threads"),
    layer("JSON"),
    layer("PackedFile", ["CZlib"], extra: [.enableExperimentalFeature("Lifetimes")]),
    layer("DIMACS", ["CZlib"]),
    // Layer 2
    layer("SpatialIndex", ["Geo", "PackedFile"]),
    layer("ContractionHierarchies", ["CPrefetch", "PackedFile", "Threads"]),
    // Layer 3
    layer("RoadNetwork", ["Geo", "PackedFile", "SpatialIndex", "ContractionHierarchies"]),
    layer("Geocoding", ["Geo", "PackedFile", "SpatialIndex"]),
    layer(
      "OSMReader",
      ["Geo", "PackedFile", "Threads", "CByteScan", "CExpat", "CZlib", "CDeflate", "CBZip2"]),
    // Layer 4
    layer(
      "Routing", ["Geo", "PackedFile", "SpatialIndex", "ContractionHierarchies", "RoadNetwork"]),
    layer(
      "RoadBuilding",
      [
        "Geo", "PackedFile", "SpatialIndex", "ContractionHierarchies", "RoadNetwork", "OSMReader",
      ]),
    layer("AddressBuilding", ["Geo", "PackedFile", "SpatialIndex", "Geocoding", "OSMReader"]),
    // Layer 5
    layer("OSMRoute", ["Geo", "JSON", "PackedFile", "RoadNetwork", "Geocoding", "Routing"]),
    layer(
      "OSMRouteImport",
      [
        "CHeap", "Geo", "PackedFile", "Threads", "RoadNetwork", "Geocoding", "OSMReader",
        "RoadBuilding", "AddressBuilding",
      ]),
    // Layer 6
    layer(
      "OSMRouteServer",
      ["Geo", "JSON", "PackedFile", "RoadNetwork", "Routing", "OSMRoute", "CMicroHTTPD"]),
    // Layer 7
    program(
      "OSMRouteCommand",
      [
        "Geo", "JSON", "PackedFile", "Threads", "SpatialIndex", "ContractionHierarchies",
        "RoadNetwork", "Geocoding", "OSMReader", "Routing", "RoadBuilding", "AddressBuilding",
        "OSMRoute",
        "OSMRouteImport", "OSMRouteServer",
      ]),
    program(
      "Benchmarks",
      [
        "CReadingBaselines", "Geo", "JSON", "PackedFile", "DIMACS", "SpatialIndex",
        "ContractionHierarchies", "Geocoding", "OSMReader",
      ]),

    // What tests and the fuzzer of the readers share.
    .target(
      name: "ReaderTesting", dependencies: ["CBZip2", "CZlib", "Geo", "OSMReader"],
      path: "Tests/ReaderTesting", swiftSettings: settings),
    .target(
      name: "TestSupport",
      dependencies: [
        "ReaderTesting", "Geo", "PackedFile", "ContractionHierarchies", "RoadNetwork", "Routing",
        "OSMRoute", "OSMRouteImport",
      ],
      path: "Tests/TestSupport", swiftSettings: settings),
    // The programs of the documentation, which CommandTests run.
    .executableTarget(
      name: "Samples", dependencies: ["OSMRoute"], path: "Tests/Samples",
      swiftSettings: settings),
    tests("GeoTests", ["Geo"]),
    tests("ThreadsTests", ["Threads"]),
    tests("JSONTests", ["JSON"]),
    tests("PackedFileTests", ["PackedFile"]),
    tests("SpatialIndexTests", ["Geo", "PackedFile", "SpatialIndex"]),
    tests("DIMACSTests", ["DIMACS"]),
    tests("ContractionHierarchiesTests", ["ContractionHierarchies", "DIMACS", "PackedFile"]),
    tests("OSMReaderTests", ["Geo", "OSMReader"]),
    tests(
      "GeocodingTests", ["Geo", "PackedFile", "Geocoding", "AddressBuilding", "OSMReader"]),
    tests(
      "AddressBuildingTests", ["Geo", "PackedFile", "Geocoding", "AddressBuilding", "OSMReader"]),
    tests("OSMRouteTests", ["Geo", "OSMRoute", "RoadNetwork"]),
    tests(
      "RoadBuildingTests",
      [
        "Geo", "PackedFile", "ContractionHierarchies", "RoadBuilding", "RoadNetwork", "Routing",
        "OSMRoute", "OSMRouteImport",
      ]),
    tests(
      "RoutingTests",
      [
        "Geo", "PackedFile", "ContractionHierarchies", "RoadBuilding", "RoadNetwork", "Routing",
        "OSMRoute", "OSMRouteImport",
      ]),
    tests("OSMRouteServerTests", ["Geo", "OSMRoute", "OSMRouteServer"]),
    // Runs the built program, which stands beside the tests.
    tests(
      "CommandTests",
      [
        "AddressBuilding", "Geo", "Geocoding", "OSMReader", "OSMRoute", "OSMRouteImport",
        "PackedFile", "RoadBuilding", "RoadNetwork", "Routing", "OSMRouteCommand", "Benchmarks",
        "Samples",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Only where scripts/fuzz asks for it: libFuzzer brings its own main function.
if Context.environment["OSMROUTE_FUZZER"] != nil {
  package.targets += [
    .systemLibrary(name: "CLibFuzzer", path: "Tests/CLibFuzzer"),
    .executableTarget(
      name: "ReaderFuzzer", dependencies: ["CLibFuzzer", "ReaderTesting"],
      path: "Tests/ReaderFuzzer", swiftSettings: settings),
  ]
}
