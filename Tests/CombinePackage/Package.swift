// swift-tools-version: 6.2
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PackageDescription

// A user's package that asks for Combine: apart from the others, since a trait changes the flags of all
// modules, which would be compiled a second time.

let package = Package(
  name: "CombinePackage",
  dependencies: [
    .package(name: "OpenCollectionView", path: "../..", traits: ["Combine"])
  ],
  targets: [
    .testTarget(
      name: "CombineTests",
      dependencies: [.product(name: "Combine", package: "OpenCollectionView")],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)])
  ]
)
