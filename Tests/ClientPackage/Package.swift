// swift-tools-version: 6.2
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PackageDescription

// What a user's package looks like: it names us as a dependency and nothing else.

let package = Package(
  name: "ClientPackage",
  dependencies: [
    .package(name: "OpenCollectionView", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "colors", dependencies: [.product(name: "UIKit", package: "OpenCollectionView")]),
    .testTarget(
      name: "ColorsTests",
      dependencies: [
        .product(name: "UIKit", package: "OpenCollectionView"),
        .product(name: "PictureTesting", package: "OpenCollectionView"),
      ],
      exclude: ["References"]),
  ]
)
