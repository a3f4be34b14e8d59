// swift-tools-version: 6.2
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PackageDescription

// A package of its own, so that packages that depend on the product do not depend on its stopwatch.

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "OpenCollectionView", path: "../.."),
    // An opponent: ordered sets.
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
  ],
  targets: [
    .systemLibrary(
      name: "BaselinePango",
      pkgConfig: "\(Context.packageDirectory)/../../Sources/2-Drawing/CPango/pangocairo.pc",
      providers: [.apt(["libpango1.0-dev"])]),
    // The opponent: the same picture drawn by hand, in C, with Cairo and Pango.
    .target(
      name: "Baseline", dependencies: ["BaselinePango"], cSettings: [.unsafeFlags(["-O2"])],
      linkerSettings: [.linkedLibrary("m")]),
    // The constraint solver, whose interface ends at its package: a link to its folder. Its module has
    // another name, since UIKit brings the one.
    .target(name: "MeasuredSolver"),
    // The reader of documents, in the same way.
    .target(name: "MeasuredDocuments"),
    // The tests' random numbers, in the same way.
    .target(name: "SeededNumbers"),
    // What compares pictures, likewise.
    .target(name: "ComparedImages"),
    // The opponent of the solver, kiwi, if its headers are there; see SolverBenchmark.swift.
    .target(
      name: "KiwiBaseline",
      cxxSettings: [
        .unsafeFlags(["-O3", "-I\(Context.packageDirectory)/.build/kiwi/kiwisolver-1.5.0"])
      ]),
    .executableTarget(name: "baseline-picture", dependencies: ["Baseline", "BaselinePango"]),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Baseline", "ComparedImages", "KiwiBaseline", "MeasuredDocuments", "MeasuredSolver",
        "SeededNumbers",
        .product(name: "UIKit", package: "OpenCollectionView"),
        .product(name: "AppKit", package: "OpenCollectionView"),
        .product(name: "PictureTesting", package: "OpenCollectionView"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
  ]
)
