// swift-tools-version: 6.2
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PackageDescription

// Tests that build programs, run them as a user does or drive a browser, for minutes: a package of its own, so
// that those who test the library need not wait for them. It is built in the library's folder, as the client's
// package is, so that the library is not compiled a second time. CONTRIBUTING has the command.

func product(_ name: String) -> Target.Dependency {
  .product(name: name, package: "OpenCollectionView")
}

/// The library's name among packages, which is that of its folder, as SwiftPM gives it to the compiler: code
/// of that name sees what has the access level `package` in the library.
let library: String = {
  let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
  let name = String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  return name.first?.isNumber == true ? "_" + name.dropFirst() : name
}()

let package = Package(
  name: "SystemTests",
  dependencies: [
    .package(name: "OpenCollectionView", path: "../..")
  ],
  targets: [
    // Where the package is, and what was built of it.
    .target(name: "TestedPackage", dependencies: ["StartedPrograms"]),
    // Links to folders of the library, for what no product has. Their modules have other names, since modules
    // of one build differ in them. `WaitingSuites`: threads for tests that wait for processes.
    .target(name: "WaitingForProcesses"),
    // `ChildProcesses`: programs that tests start and talk to.
    .target(name: "StartedPrograms"),
    // `PlaygroundPrograms`, and `PreviewMacros`, which it needs: what compiles a file of somebody's own code.
    .target(name: "ProgramCompilation", swiftSettings: [.define("SYSTEM_TESTS")]),
    // `illustrate`: the snippets and catalogues of a package, without the command that draws them.
    .target(
      name: "SnippetFiles", dependencies: [product("Illustrations")],
      exclude: ["Illustrate.swift", "Drawing", "Running", "Pages", "Output/Report.swift"],
      packageAccess: false, swiftSettings: [.unsafeFlags(["-package-name", library])]),

    // A browser for tests of pages, driven as a user drives it.
    .target(name: "WebDriver", dependencies: ["StartedPrograms"]),
    // A program of a user's own, which `PageTests` run.
    .executableTarget(
      name: "ServedController", dependencies: [product("Playground"), product("UIKit")]),

    // Pages in a browser: playgrounds, the workbench, reports.
    .testTarget(
      name: "PageTests",
      dependencies: [
        "ServedController", "StartedPrograms", "TestedPackage", "WaitingForProcesses", "WebDriver",
        product("gallery"), product("PictureTesting"),
      ],
      swiftSettings: [.define("SYSTEM_TESTS")]),
    // Compiles and runs what README and articles print, with what else was built.
    .testTarget(
      name: "ArticleTests",
      dependencies: [
        "ProgramCompilation", "SnippetFiles", "TestedPackage", "WaitingForProcesses",
        product("UIKit"), product("AppKit"), product("Cocoa"), product("PictureTesting"),
        product("PictureTestingAppKit"), product("Illustrations"), product("IllustrationsAppKit"),
        product("Playground"), product("gallery"), product("illustrate"),
      ]),
    // Runs the translator as the plug-in does, and the compiler on its copies.
    .testTarget(
      name: "TranslatorRunTests", dependencies: ["TestedPackage", "WaitingForProcesses"],
      exclude: ["Fixtures", "StandIn"]),
  ]
)

// As in the library's manifest.
for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)] + (target.swiftSettings ?? [])
  guard target.type != .test else { continue }
  target.swiftSettings? += [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}
