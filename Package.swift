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
    .executable(name: "osmroute-benchmark", targets: ["Benchmarks"]),
  ],
  targets: [
    // Layer 0: C libraries
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "CPrefetch"),
    // Layer 1
    layer("Geo"),
    layer("JSON"),
    layer("PackedFile", ["CZlib"], extra: [.enableExperimentalFeature("Lifetimes")]),
    layer("DIMACS", ["CZlib"]),
    // Layer 2
    layer("ContractionHierarchies", ["CPrefetch", "PackedFile"]),
    // Layer 7
    program("Benchmarks", ["ContractionHierarchies", "DIMACS", "JSON", "PackedFile"]),

    .target(
      name: "TestSupport", dependencies: ["Geo", "PackedFile"], path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("GeoTests", ["Geo"]),
    tests("JSONTests", ["JSON"]),
    tests("PackedFileTests", ["PackedFile"]),
    tests("DIMACSTests", ["DIMACS"]),
    tests("ContractionHierarchiesTests", ["ContractionHierarchies", "DIMACS", "PackedFile"]),
  ],
  swiftLanguageModes: [.v6]
)
