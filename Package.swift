// swift-tools-version: 6.2
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PackageDescription

// The manifest is the architecture; read it bottom-up. A target sees only what stands before it,
// and `--explicit-target-dependency-import-check error` holds every file to that.

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let objectiveC = TargetDependencyCondition.when(traits: ["ObjectiveC"])
let orderedCollections = Target.Dependency.product(
  name: "OrderedCollections", package: "swift-collections")

/// The floors, which the folders below Sources show: from the values that layouts are made of to the
/// tools that draw. A target sees its own floor and those below, and lies in the folder of its name.
let floors: KeyValuePairs<String, [Target]> = [
  "1-Values": [
    // Pure: values in, values out. No C, no clock, no file system.
    module("Geometry"),
    // Where the parts of one view are: menus, rows of lists and tables, swipe actions, index bars.
    module("ViewLayout", "Geometry"),
    // The sets of asset catalogues: bytes in, the colours and the names of files for traits out.
    module("AssetCatalogues", "Geometry"),
    module("CollectionLayout", "Geometry", "ViewLayout"),
    module("CollectionData", "Geometry", orderedCollections),
    // Linear constraints with priorities in, values of their unknowns out.
    module("ConstraintSolver"),
    // Interface Builder documents: text to elements, values and checks. On the standard library alone,
    // since a build tool compiles it, too.
    module("InterfaceDocuments"),
    module("ImageComparison"),
    // JSON and JSON5: text to values with their places, and back.
    module("LocatedJSON"),
    // `#Preview` in the text of a file, for the plug-in's translator and for programs of one file.
    module("PreviewMacros"),
    // Random numbers that a seed decides, for samples and tests.
    module("SeededRandom"),
  ],
  "2-Drawing": [
    // System libraries: a module map and a shim header each.
    // Cairo draws: paths, clips, groups; bitmaps, SVG and PDF.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    // Pango shapes text: fallback fonts, bidirectional text, line breaking, truncation. With a pkg-config
    // file of ours: Pango's own needs one that asks for -pthread, of which SwiftPM warns at every build.
    .systemLibrary(
      name: "CPango",
      pkgConfig: "\(Context.packageDirectory)/Sources/2-Drawing/CPango/pangocairo.pc",
      providers: [.apt(["libpango1.0-dev"])]),
    // libdeflate compresses PNG files, four times as fast as zlib at the same size.
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    // What is loaded at its first use and not linked, so that no build needs it and no start
    // waits for it: librsvg alone would cost every start 4 ms. librsvg reads SVG images, the format of
    // the symbols; gdk-pixbuf, which comes with it, JPEG images; poppler PDF images, where it is
    // installed; giflib and libwebp write films for those who want other than animated PNG files.
    .systemLibrary(
      name: "CLoadedLibraries",
      providers: [.apt(["librsvg2-2", "libgif7", "libwebp7", "libwebpmux3", "libpoppler-glib8"])]),
    // Drawing: the only target that may import a C module.
    module("CairoGraphics", "Geometry", "CCairo", "CPango", "CDeflate", "CLoadedLibraries"),
  ],
  "3-Views": [
    // UIKit: on the main actor, as UIKit is.
    // One target: 238 of its 307 files need one another, and a cut makes more `package` than it saves.
    module(
      "Views", "Geometry", "ViewLayout", "AssetCatalogues", "CairoGraphics", "ConstraintSolver",
      "InterfaceDocuments",
      // Their texts are in Generated/SymbolFiles.swift.
      exclude: ["Symbols"]),
    // What a touch that rests, or a key, begins in a window: menus, drags with their previews, and
    // what opens under a drag.
    module("Interactions", "Geometry", "ViewLayout", "CairoGraphics", "Views"),
    // What a tree of views looks like, as a file: pictures, films, figures of a layout's anatomy, and
    // layout trees in text.
    module("Pictures", "Geometry", "CairoGraphics", "Views", "Interactions"),
  ],
  "4-Collections": [
    // The elements of a layout over time, for any view that shows them.
    module(
      "CollectionEngine", "Geometry", "ViewLayout", "CollectionLayout", "CollectionData", "Views",
      "Interactions", orderedCollections),
    // What a layout and its elements are asked about: anatomy, explanations, findings. Nothing below
    // needs it, and nothing of it runs until it is asked.
    module(
      "LayoutInspection", "Geometry", "CollectionLayout", "CollectionData", "Views", "Pictures",
      "CollectionEngine"),
    // What cells of every kind hold: contents and backgrounds, as values that follow a state, and the
    // actions beside them.
    module("CellContents", "Geometry", "ViewLayout", "Views", "Interactions", "Pictures"),
    module(
      "CollectionView", "Geometry", "ViewLayout", "CollectionLayout", "CollectionData", "Views",
      "Interactions", "Pictures", "CellContents", "CollectionEngine", "LayoutInspection"),
    module(
      "TableView", "Geometry", "ViewLayout", "CollectionLayout", "CollectionData", "Views",
      "Interactions", "Pictures", "CellContents", "CollectionEngine", "LayoutInspection"),
  ],
  "5-Faces": [
    // What is tapped to do something.
    module("Controls", "Geometry", "Views", "CellContents"),
    // Screens: bars, the controllers that hold others, and the program that shows them.
    module(
      "Screens", "Geometry", "CairoGraphics", "Views", "Pictures", "CellContents", "TableView"),
    // UIKit depends on these two, so that they are there, and does not re-export them: a file that
    // imports UIKit and Testing would load Testing's overlay for CoreGraphics.
    module("CoreGraphics", "Geometry", "Views", "_Testing_CoreGraphics"),
    module("QuartzCore", "CoreGraphics", "Views"),
    // The names of Apple's module `os`, which the plug-in imports in its place. UIKit does not export it:
    // many packages have a `Logger`.
    module("UnifiedLog"),
    module(
      "UIKit", "Geometry", "CollectionLayout", "CollectionData", "Views", "Interactions",
      "Pictures", "LayoutInspection", "CellContents", "Controls", "CollectionView", "TableView",
      "Screens", "CoreGraphics", "QuartzCore", "_Testing_UIKit"),
    // AppKit: another face of the same engine. Its views hold a UIView each, and are none.
    module(
      "AppKit", "Geometry", "CollectionLayout", "CollectionData", "InterfaceDocuments", "Views",
      "Interactions", "Pictures", "CollectionEngine", "LayoutInspection", "_Testing_AppKit"),
    module("Cocoa", "AppKit", "_Testing_Cocoa"),
    // Combine's names, from OpenCombine, which passes values from thread to thread as Combine does:
    // without Swift 6's checks.
    .target(
      name: "Combine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["Combine"]))
      ], swiftSettings: [.swiftLanguageMode(.v5)]),
    // Empty; see the comments in their one file.
    module("_Testing_AppKit"), module("_Testing_Cocoa"), module("_Testing_UIKit"),
    module("_Testing_CoreGraphics"),
  ],
  "6-Tools": [
    // Layouts as JSON documents: values to layouts and back, the table of keys, messages with places,
    // edits of the text. Pure, as the floors below Views are.
    module(
      "LayoutDocuments", "Geometry", "CollectionLayout", "LocatedJSON",
      exclude: ["layout-document.schema.json"]),
    // Layout documents as Swift that is pasted into an app.
    module("LayoutExport", "Geometry", "CollectionLayout", "LayoutDocuments"),
    // Layout documents on screens, and captures of screens.
    module("DocumentScreens", "LayoutDocuments", "UIKit", "Views", "CollectionEngine"),
    // Reference files, what comparisons with them leave behind for a report, and how they are dealt
    // to machines. Apart from PictureTesting, so that the gallery loads no test library.
    module("PictureResults", "ImageComparison", "CairoGraphics"),
    // Results in, a page to look at out. Untrusted: results may come from another machine.
    module(
      "PictureReports", "ImageComparison", "PictureResults", "CairoGraphics",
      // Its texts are in Generated/PageTexts.swift, as those of the server's page are.
      exclude: ["Page"]),
    // For users' own tests: a picture in a test, compared or recorded, whatever it shows. It knows
    // no face, so that no iOS app builds AppKit.
    module(
      "PictureTesting", "Views", "Pictures", "Geometry", "CairoGraphics", "ImageComparison",
      "LocatedJSON", "PictureResults"),
    // The same with the Mac's words.
    module(
      "PictureTestingAppKit", "AppKit", "Geometry", "Views", "ImageComparison", "PictureTesting"),
    // A file of somebody's own code, compiled whenever it is saved: a program that shows it.
    module("PlaygroundPrograms", "PreviewMacros"),
    // What a playground's two processes say to each other, and how.
    module("PlaygroundRecords"),
    // A playground without a socket: messages in, frames out. It runs in a process of its own. A file
    // that is served is linked with it.
    module(
      "PlaygroundSession", "PlaygroundRecords", "UIKit", "Geometry", "CollectionLayout",
      "CairoGraphics", "Views", "Pictures"),
    // The page, its connections, and the session's process. It draws nothing, and so needs no UIKit.
    // Its HTTP and WebSocket are its own, of the system's sockets: a library for them took 12 s of processor
    // time to compile, and Swift's FoundationNetworking, which it needs, 10 ms of every start.
    module("PlaygroundServer", "PlaygroundRecords", exclude: ["Page"]),
    // A layout document that is edited on the page of a playground: its text and its steps, what may
    // be changed where, and the stage that shows it.
    module(
      "Workbench", "LayoutDocuments", "LayoutExport", "DocumentScreens", "PlaygroundSession",
      "PlaygroundRecords", "UIKit", "Geometry", "CollectionLayout", "CollectionEngine",
      "LayoutInspection", "CairoGraphics", "PictureResults"),
    // For users' own screens: what a closure makes, alive on a page.
    module("Playground", "PlaygroundSession", "PlaygroundServer", "Views", "Pictures"),
    // What illustrations are called, and what their files say of their making.
    module("IllustrationFiles", "CairoGraphics"),
    // For users' own snippets: whatever can be drawn as pictures of DocC articles. It knows no face, so
    // that no snippet of the one builds the other.
    module("Illustrations", "Geometry", "CairoGraphics", "Views", "Pictures", "IllustrationFiles"),
    // The same with the Mac's words.
    module("IllustrationsAppKit", "AppKit", "Views", "Illustrations"),
    // Runs the snippets of a package that draw. It draws nothing itself, and so needs no UIKit.
    .executableTarget(
      name: "illustrate",
      dependencies: ["Geometry", "CairoGraphics", "IllustrationFiles", argumentParser]),
    // It asks SwiftPM for the command when it runs. A dependency would build the command a second time as a
    // tool, with all its modules: 28 s of processor time of each build of the tests.
    .plugin(
      name: "IllustratePlugin",
      capability: .command(
        intent: .custom(
          verb: "illustrate", description: "Draws the illustrations of the documentation."),
        permissions: [
          .writeToPackageDirectory(reason: "Illustrations stand in the DocC catalogues.")
        ])),
    // Compiles iOS sources as they are. The plug-in's command compiles the translator with the parser
    // that the toolchain carries, so that nobody builds it who does not use the plug-in. With the
    // trait it is this target; without, a program that only says so.
    .executableTarget(
      name: "objc-translate",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: objectiveC),
        .product(name: "SwiftParser", package: "swift-syntax", condition: objectiveC),
        .target(name: "InterfaceDocuments", condition: objectiveC),
        .target(name: "PreviewMacros", condition: objectiveC),
      ], path: "Sources/6-Tools/ObjectiveCTranslator", exclude: ["run"]),
    .plugin(
      name: "TranslateObjectiveC", capability: .buildTool(),
      dependencies: [.target(name: "objc-translate", condition: objectiveC)]),
  ],
]

/// What lies outside of Sources: the gallery, and what tests share.
let outside: [Target] = [
  .executableTarget(
    name: "gallery",
    dependencies: [
      "UIKit", "AppKit", "ImageComparison", "CairoGraphics", "PictureResults", "PictureReports",
      "PlaygroundSession", "PlaygroundServer", "Workbench", "PlaygroundPrograms", "SeededRandom",
      "LayoutDocuments", "LayoutExport", "DocumentScreens", "InterfaceDocuments", "Views",
      "Geometry",
      argumentParser,
    ], path: "Gallery", exclude: ["Pictures"],
    // Documents as clients have them without the plug-in. The folder that they come to lies beside
    // the program, wherever that is copied.
    resources: [.process("Samples/Nibs")],
    // A program that may be loaded at any address has pointers to correct at every start: with
    // Swift's libraries inside 96,000, which takes a tenth of the time of a picture.
    // LLD is in the toolchain: of functions in Swift's shared libraries the system's linker gives
    // such a program addresses of its own, and the loader warns of that when one is called.
    linkerSettings: [
      .unsafeFlags(["-use-ld=lld"]),
      .unsafeFlags(["-Xclang-linker", "-no-pie"], .when(configuration: .release)),
    ]),
  // Layout documents that a seed decides, for tests of their reader and of what is exported.
  module("RandomDocuments", "LayoutDocuments", "CollectionLayout", "Geometry", "SeededRandom"),
  // The seeds of random histories, as the environment says, and items for them.
  module("RandomHistories", "SeededRandom"),
  // `expectEqual(_:_:)` and the like for tests, which are compiled in half the time of macros.
  module("Expectations"),
  // Programs that tests run, or start and talk to.
  module("ChildProcesses"),
  // Threads for tests that wait for processes: the runtime's are too few to be blocked.
  module("WaitingSuites"),
  // Frames measured on UIKit's stack view, for the tests of the solver and of the view.
  module("MeasuredStacks"),
  // Cells, data sources and layouts that note what they are asked, for tests of collection views.
  module("CollectionFixtures", "CollectionView", "CollectionLayout", "Geometry", "Views"),
  // The pixels of a drawn view, for tests of what it looks like.
  module("DrawnPixels", "CairoGraphics", "Geometry", "Views", "Pictures"),
]

let testTargets: [Target] = [
  .testTarget(name: "TestSupportTests"),
  tests(of: "Geometry"),
  tests(of: "AssetCatalogues"),
  tests(of: "ViewLayout"),
  tests(of: "CollectionLayout"),
  tests(of: "CollectionData"),
  tests(of: "ConstraintSolver", "MeasuredStacks", exclude: ["Oracle"]),
  tests(of: "InterfaceDocuments"),
  tests(of: "ImageComparison"),
  tests(of: "CairoGraphics"),
  // Four targets, of which a changed file compiles one: what views are, are told, are placed by, and draw.
  tests(of: "Views", "DrawnPixels"),
  tests(of: "Views", named: "ViewEventTests", "DrawnPixels"),
  tests(of: "Views", named: "ViewConstraintTests", "DrawnPixels", "MeasuredStacks"),
  tests(of: "Views", named: "ViewDrawingTests", "Pictures", "DrawnPixels"),
  tests(of: "Interactions", "Pictures", "DrawnPixels"),
  tests(of: "Pictures", "CollectionLayout", "DrawnPixels"),
  tests(of: "CollectionEngine"),
  tests(of: "LayoutInspection"),
  tests(of: "CellContents"),
  tests(of: "Controls", "Interactions", "DrawnPixels"),
  // Two targets likewise: what a view shows, and how that changes.
  tests(of: "CollectionView", "CollectionFixtures"),
  tests(of: "CollectionView", named: "CollectionUpdateTests", "CollectionFixtures"),
  tests(of: "TableView"),
  // Random histories of input in two views of one window.
  tests(of: "CollectionView", named: "InputHistoryTests", "TableView"),
  tests(of: "Screens", "Interactions", "CollectionView", "CollectionLayout"),
  // A client: it imports UIKit and what iOS has beside it, and otherwise what tests share. Its tests of
  // members, texts and bars are a target by themselves, so that less is compiled after a change.
  .testTarget(
    name: "UIKitTests", dependencies: ["UIKit", "CoreGraphics", "QuartzCore"],
    // Documents as clients have them without the plug-in.
    resources: [.process("Nib/BundledCell.xib"), .process("Nib/Bundled.xcassets")]),
  .testTarget(name: "UIKitMemberTests", dependencies: ["UIKit", "CoreGraphics", "QuartzCore"]),
  // A client of the Mac: it imports AppKit, and otherwise what tests share.
  .testTarget(name: "AppKitTests", dependencies: ["AppKit", "Cocoa"]),
  tests(
    of: "LayoutDocuments", "RandomDocuments", "ChildProcesses", exclude: ["Corpus", "Messages.txt"]),
  tests(of: "LayoutExport"),
  tests(of: "DocumentScreens", "RandomDocuments"),
  tests(of: "Workbench"),
  tests(of: "PictureResults"),
  tests(of: "PictureReports"),
  tests(of: "PreviewMacros"),
  tests(of: "UnifiedLog"),
  tests(of: "PlaygroundPrograms", "ChildProcesses"),
  tests(of: "PlaygroundSession"),
  tests(of: "PlaygroundServer", "gallery", "ChildProcesses"),
  tests(of: "PictureTesting", "UIKit"),
  tests(of: "IllustrationFiles"),
  tests(of: "Illustrations", "UIKit"),
  tests(of: "IllustrationsAppKit", "CairoGraphics"),
  tests(of: "illustrate", named: "IllustrateTests", "ChildProcesses"),
  // What needs no program of the translator, which `Tests/SystemTests` build and run. Its target is
  // empty without the trait: two of its files are compiled here through a link.
  .testTarget(name: "ObjectiveCTranslatorTests", swiftSettings: [.define("ObjectiveC")]),
  tests(
    of: "gallery", named: "GalleryTests", "RandomDocuments", "ChildProcesses",
    exclude: ["References"]),
]

/// The modules that iOS brings along, so that code which imports them by name compiles.
let beside = ["CoreGraphics", "QuartzCore", "UnifiedLog"]

let package = Package(
  name: "OpenCollectionView",
  products: [
    .library(name: "UIKit", targets: ["UIKit"] + beside),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    // Apart from UIKit, which must not see them: code that asks what it can import would take the
    // Mac's branch.
    .library(name: "AppKit", targets: ["AppKit"] + beside),
    .library(name: "Cocoa", targets: ["Cocoa"] + beside),
    // Empty without the trait of this name.
    .library(name: "Combine", targets: ["Combine"]),
    // With the face that most tests are of; the target itself knows none.
    .library(name: "PictureTesting", targets: ["PictureTesting", "UIKit"] + beside),
    .library(name: "PictureTestingAppKit", targets: ["PictureTestingAppKit"]),
    .library(name: "Illustrations", targets: ["Illustrations", "UIKit"] + beside),
    .library(name: "IllustrationsAppKit", targets: ["IllustrationsAppKit"]),
    .library(name: "LayoutDocuments", targets: ["LayoutDocuments", "DocumentScreens"]),
    .library(name: "Playground", targets: ["Playground"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "illustrate", targets: ["illustrate"]),
    .plugin(name: "IllustratePlugin", targets: ["IllustratePlugin"]),
    .plugin(name: "TranslateObjectiveC", targets: ["TranslateObjectiveC"]),
  ],
  traits: [
    // Off by default: then the plug-in compiles the translator with the toolchain's parser, and
    // swift-syntax is neither fetched nor built.
    .trait(
      name: "ObjectiveC",
      description: "Builds the translator of TranslateObjectiveC from swift-syntax."),
    // Off by default: then OpenCombine is neither fetched nor built.
    .trait(name: "Combine", description: "Builds the module Combine from OpenCombine."),
  ],
  dependencies: [
    // Parses the gallery's command line, with help pages and suggestions for misspelt options.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // Ordered sets for snapshots, whose identifiers are unique and ordered at once.
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
    // Parses iOS sources where the toolchain does not carry its parser. Fetched for its trait alone.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    // Publishers and subjects under Combine's names, for code that imports it. Fetched for its trait alone.
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: floors.flatMap(\.value) + outside + testTargets
)

// Also plug-ins, for which SwiftPM would look below Plugins: sources stand together.
for (folder, targets) in floors.map({ ("Sources/\($0)", $1) }) + [("Tests", outside + testTargets)]
{
  for target in targets where target.path == nil { target.path = "\(folder)/\(target.name)" }
}

for target in package.targets where [.regular, .executable].contains(target.type) {
  let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
  target.swiftSettings =
    features.map { .enableUpcomingFeature($0) } + [
      .treatAllWarnings(as: .error),
      // Invariants are checked after each mutation in debug builds, and so in every test.
      .define("COLLECTION_VIEW_CHECKS", .when(configuration: .debug)),
    ] + (target.swiftSettings ?? [])
}

// Tests are compiled in two fifths of the processor time: with functions for expectations, as whole modules,
// without debug information (their own lines are missing in the backtraces of crashes, the library's are
// there), and without the compiler's checks of its own results. The compiler remarks on each that SwiftPM's
// `-incremental` is not for whole modules. Nothing depends on a test target, so that no client's build has
// these flags, which SwiftPM refuses in packages.
for target in package.targets where target.type == .test {
  // SwiftPM asks for batches, and the compiler warns that it ignores them, but for the last flag.
  var flags = ["-gnone", "-disable-llvm-verify", "-sil-verify-none"].flatMap { ["-Xfrontend", $0] }
  flags += ["-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo"]
  flags.append("-disable-batch-mode")
  target.dependencies += ["Expectations", "RandomHistories", "WaitingSuites"]
  // The tests of the gallery have it from there.
  if target.name != "GalleryTests" { target.dependencies.append("SeededRandom") }
  // Warnings are errors in tests too.
  let settings: [SwiftSetting] = [.treatAllWarnings(as: .error), .unsafeFlags(flags)]
  target.swiftSettings = settings + (target.swiftSettings ?? [])
  // The toolchain's linker takes 3 s of processor time for the program of all tests, the system's 7 s.
  target.linkerSettings = [.unsafeFlags(["-use-ld=lld"])]
}

func module(_ name: String, _ needs: Target.Dependency..., exclude: [String] = []) -> Target {
  .target(name: name, dependencies: needs, exclude: exclude)
}

/// The tests of a target, which import what it imports, too.
@MainActor
func tests(
  of name: String, named testName: String? = nil, _ dependencies: Target.Dependency...,
  exclude: [String] = []
) -> Target {
  let target = (floors.flatMap(\.value) + outside).first { $0.name == name }
  return .testTarget(
    name: testName ?? "\(name)Tests",
    dependencies: [.byName(name: name)] + (target?.dependencies ?? []) + dependencies,
    exclude: exclude)
}
