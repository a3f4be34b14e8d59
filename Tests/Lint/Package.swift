// swift-tools-version: 6.2
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PackageDescription

// The rules about the repository's own files and pages: a program of its own, so that the tests of code
// neither build nor wait for it. `.ci/lint` builds and runs it.

let package = Package(
  name: "Lint",
  targets: [
    .executableTarget(name: "lint", swiftSettings: .strict),
    // That the rules find what they are for.
    .testTarget(name: "LintTests", dependencies: ["lint"], swiftSettings: .strict),
  ]
)

extension [SwiftSetting] {
  static var strict: [SwiftSetting] {
    [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("ExistentialAny"),
    ]
  }
}
