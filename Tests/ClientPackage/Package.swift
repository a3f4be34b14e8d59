// swift-tools-version: 6.2
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PackageDescription

// What a user's package looks like: it names us as a dependency and nothing else.

// For Linux alone: on Apple's platforms our modules would take the place of Apple's.
let uiKit: Target.Dependency = .product(
  name: "UIKit", package: "OpenCollectionView", condition: .when(platforms: [.linux]))
let pictureTesting: Target.Dependency = .product(
  name: "PictureTesting", package: "OpenCollectionView", condition: .when(platforms: [.linux]))
let cocoa: Target.Dependency = .product(
  name: "Cocoa", package: "OpenCollectionView", condition: .when(platforms: [.linux]))
let pictureTestingAppKit: Target.Dependency = .product(
  name: "PictureTestingAppKit", package: "OpenCollectionView",
  condition: .when(platforms: [.linux]))

let illustrations: Target.Dependency = .product(
  name: "Illustrations", package: "OpenCollectionView", condition: .when(platforms: [.linux]))

// "One manifest for iOS and Linux": the manifest runs on the machine that builds, so that `os(Linux)` is
// false in Xcode, whose builds stay as they were.
#if os(Linux)
  let remoteImages: Target.Dependency = "RemoteImages"
  let standIns: [Target] = [
    .target(name: "RemoteImages", dependencies: [uiKit], path: "Shop/StandIns/RemoteImages")
  ]
  let packagesForIOS: [Package.Dependency] = []
  let withSwiftUI = ["OrderColors.swift"]
  let shopSources: [String]? = ["Linux.swift"]
  let shopPlugins: [Target.PluginUsage]? = [
    .plugin(name: "TranslateObjectiveC", package: "OpenCollectionView")
  ]
#else
  let remoteImages: Target.Dependency = .product(name: "RemoteImages", package: "remote-images")
  let standIns: [Target] = []
  let packagesForIOS: [Package.Dependency] = [
    .package(url: "https://example.com/remote-images", from: "2.0.0")
  ]
  let withSwiftUI: [String] = []
  let shopSources: [String]? = nil
  let shopPlugins: [Target.PluginUsage]? = nil
#endif

let package = Package(
  name: "ClientPackage",
  // The app with a storyboard has a folder `Base.lproj`.
  defaultLocalization: "en",
  products: [
    .library(name: "DocsSupport", targets: ["DocsSupport"])
  ],
  dependencies: [
    .package(name: "OpenCollectionView", path: "../..")
  ] + packagesForIOS,
  targets: [
    .executableTarget(name: "colors", dependencies: [uiKit]),
    // An iOS app as the template has it: `swift run Landmarks --out screen.png` draws it.
    .executableTarget(name: "Landmarks", dependencies: [uiKit]),
    .testTarget(name: "LandmarksTests", dependencies: ["Landmarks", uiKit]),
    // The folder of an iOS app, as it is: the plug-in translates its Objective-C words.
    .executableTarget(
      name: "Pantry", dependencies: [uiKit], path: "Pantry", sources: ["Linux.swift"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "TranslateObjectiveC", package: "OpenCollectionView")]),
    .testTarget(
      name: "PantryTests", dependencies: ["Pantry", uiKit, pictureTesting],
      exclude: ["References"]),
    // The folder of an iOS app with a storyboard, nibs and an asset catalogue, which become resources.
    .executableTarget(
      name: "Garden", dependencies: [uiKit], path: "Garden", sources: ["Linux.swift"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "TranslateObjectiveC", package: "OpenCollectionView")]),
    .testTarget(
      name: "GardenTests", dependencies: ["Garden", uiKit, pictureTesting],
      exclude: ["References"]),
    // A team's module for iOS and Linux: of the main actor by default, with a dependency that is for iOS
    // alone, files with SwiftUI, and a model without default isolation.
    .target(name: "ShopModel", path: "Shop/Model", exclude: withSwiftUI),
    .target(
      name: "Shop", dependencies: ["ShopModel", remoteImages, uiKit], path: "Shop/App",
      exclude: ["translate.json"], sources: shopSources,
      swiftSettings: [.defaultIsolation(MainActor.self), .treatAllWarnings(as: .error)],
      plugins: shopPlugins),
    .testTarget(
      name: "ShopTests", dependencies: ["Shop", "ShopModel", uiKit, pictureTesting],
      exclude: ["References"]),
    // For the snippets, which draw the pictures of the catalogue of `colors`.
    .target(name: "DocsSupport", dependencies: [uiKit, illustrations]),
    .testTarget(
      name: "ColorsTests", dependencies: [uiKit, pictureTesting], exclude: ["References"]),
    // A team's tests for XCTest.
    .testTarget(
      name: "XCTestTests", dependencies: [uiKit, pictureTesting], exclude: ["References"]),
    // A team with pictures in both frameworks: combinations, names from tests, masks, a file of
    // defaults. PictureTesting alone brings UIKit along.
    .testTarget(
      name: "RecipesTests", dependencies: [pictureTesting],
      exclude: ["References", "picture-testing.json"]),
    .testTarget(
      name: "RecipesXCTests", dependencies: [pictureTesting],
      exclude: ["References", "picture-testing.json", "Wrong/picture-testing.json"]),
    // A team whose tests are written for SnapshotTesting, in whose place stands a target of that name:
    // the article's lines, compiled and run.
    .target(
      name: "SnapshotTesting", path: "Tests/SnapshotTesting",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SnapshotTests", dependencies: ["SnapshotTesting", uiKit, pictureTesting],
      exclude: ["__Snapshots__"]),
    // An app with anchors, and one with visual formats as of 2014.
    .testTarget(
      name: "PlacesTests", dependencies: [uiKit, pictureTesting], exclude: ["References"]),
    .testTarget(
      name: "PioneerTests", dependencies: [uiKit, pictureTesting], exclude: ["References"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    // A screen made of stack views.
    .testTarget(
      name: "ProfileTests", dependencies: [uiKit, pictureTesting], exclude: ["References"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    // A Mac app: a window controller, items made in code, a flow layout's delegate.
    .testTarget(
      name: "SlidesTests", dependencies: [cocoa, pictureTestingAppKit], exclude: ["References"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    // Code as it was written before Swift 6.
    .testTarget(
      name: "SwiftFiveTests", dependencies: [uiKit],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
  ] + standIns
)
