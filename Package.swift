// swift-tools-version: 6.2
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import PackageDescription

// The manifest is the architecture; read it bottom-up. A target sees only what stands before it,
// and `--explicit-target-dependency-import-check error` holds every file to that.

/// The floors, which the folders below Sources show: from the values that layouts are made of to the
/// tools that draw. A target sees its own floor and those below.
let floors: KeyValuePairs<String, [String]> = [
  "1-Values": [
    "Geometry", "ViewLayout", "AssetCatalogues", "CollectionLayout", "CollectionData",
    "ConstraintSolver", "InterfaceDocuments", "ImageComparison", "SeededRandom",
  ],
  "2-Drawing": ["CCairo", "CPango", "CDeflate", "CLoadedLibraries", "CairoGraphics"],
  "3-Views": ["Views", "Interactions", "Pictures"],
  "4-Collections": [
    "CollectionEngine", "LayoutInspection", "CellContents", "CollectionView", "TableView",
  ],
  "5-Faces": [
    "Controls", "Screens", "CoreGraphics", "QuartzCore", "UIKit", "AppKit", "Cocoa",
    "Combine", "_Testing_AppKit", "_Testing_Cocoa", "_Testing_UIKit", "_Testing_CoreGraphics",
  ],
  "6-Tools": [
    "LayoutDocuments", "LayoutExport", "DocumentScreens", "PictureResults", "PictureReports",
    "PictureTesting",
    "PictureTestingAppKit",
    "PlaygroundPrograms", "PlaygroundRecords", "PlaygroundSession", "PlaygroundServer",
    "Workbench", "Playground", "playground-server", "IllustrationFiles", "Illustrations",
    "IllustrationsAppKit",
    "illustrate", "IllustratePlugin", "objc-translate", "TranslateObjectiveC",
  ],
]

let package = Package(
  name: "OpenCollectionView",
  products: [
    // With the modules that iOS brings along, so that code which imports them by name compiles.
    .library(name: "UIKit", targets: ["UIKit", "CoreGraphics", "QuartzCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    // Apart from UIKit, which must not see them: code that asks what it can import would take the
    // Mac's branch.
    .library(name: "AppKit", targets: ["AppKit", "CoreGraphics", "QuartzCore"]),
    .library(name: "Cocoa", targets: ["Cocoa", "CoreGraphics", "QuartzCore"]),
    // Empty without the trait of this name.
    .library(name: "Combine", targets: ["Combine"]),
    // With the face that most tests are of; the target itself knows none.
    .library(
      name: "PictureTesting", targets: ["PictureTesting", "UIKit", "CoreGraphics", "QuartzCore"]),
    .library(name: "PictureTestingAppKit", targets: ["PictureTestingAppKit"]),
    .library(
      name: "Illustrations", targets: ["Illustrations", "UIKit", "CoreGraphics", "QuartzCore"]),
    .library(name: "IllustrationsAppKit", targets: ["IllustrationsAppKit"]),
    .library(name: "LayoutDocuments", targets: ["LayoutDocuments", "DocumentScreens"]),
    .library(name: "Playground", targets: ["Playground"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .executable(name: "playground-server", targets: ["playground-server"]),
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
    // HTTP and WebSocket for the playground's page. Clients of other products fetch it and do not build it.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // Parses iOS sources where the toolchain does not carry its parser. Fetched for its trait alone.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    // Publishers and subjects under Combine's names, for code that imports it. Fetched for its trait alone.
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // System libraries: a module map and a shim header each.
    // Cairo draws: paths, clips, groups; bitmaps, SVG and PDF.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    // Pango shapes text: fallback fonts, bidirectional text, line breaking, truncation.
    // With a pkg-config file of ours: Pango's own needs one that asks for -pthread, of which SwiftPM
    // warns at every build.
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

    // Pure: values in, values out. No C, no clock, no file system.
    .target(name: "Geometry", swiftSettings: .strict),
    // Where the parts of one view are: menus, rows of lists and tables, swipe actions, index bars.
    .target(name: "ViewLayout", dependencies: ["Geometry"], swiftSettings: .strict),
    // The sets of asset catalogues: bytes in, the colours and the names of files for traits out.
    .target(name: "AssetCatalogues", dependencies: ["Geometry"], swiftSettings: .strict),
    .target(
      name: "CollectionLayout", dependencies: ["Geometry", "ViewLayout"], swiftSettings: .strict),
    .target(
      name: "CollectionData",
      dependencies: [
        "Geometry", .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: .strict),
    // Linear constraints with priorities in, values of their unknowns out.
    .target(name: "ConstraintSolver", swiftSettings: .strict),
    // Interface Builder documents: text to elements, values and checks. On the standard library alone,
    // since a build tool compiles it, too.
    .target(name: "InterfaceDocuments", swiftSettings: .strict),
    .target(name: "ImageComparison", swiftSettings: .strict),
    // Random numbers that a seed decides, for samples and tests.
    .target(name: "SeededRandom", swiftSettings: .strict),

    // Drawing: the only target that may import a C module.
    .target(
      name: "CairoGraphics",
      dependencies: ["Geometry", "CCairo", "CPango", "CDeflate", "CLoadedLibraries"],
      swiftSettings: .strict),

    // UIKit: on the main actor, as UIKit is.
    .target(
      name: "Views",
      dependencies: [
        "Geometry", "ViewLayout", "AssetCatalogues", "CairoGraphics", "ConstraintSolver",
        "InterfaceDocuments",
      ],
      // Their texts are in Generated/SymbolFiles.swift.
      exclude: ["Symbols"],
      swiftSettings: .strict),
    // What a touch that rests, or a key, begins in a window: menus, drags with their previews, and
    // what opens under a drag.
    .target(
      name: "Interactions",
      dependencies: ["Geometry", "ViewLayout", "CairoGraphics", "Views"],
      swiftSettings: .strict),
    // What a tree of views looks like, as a file: pictures, films, figures of a layout's anatomy, and
    // layout trees in text.
    .target(
      name: "Pictures",
      dependencies: ["Geometry", "CairoGraphics", "Views", "Interactions"],
      swiftSettings: .strict),
    // The elements of a layout over time, for any view that shows them.
    .target(
      name: "CollectionEngine",
      dependencies: [
        "Geometry", "ViewLayout", "CollectionLayout", "CollectionData", "Views", "Interactions",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: .strict),
    // What a layout and its elements are asked about: anatomy, explanations, findings. Nothing below
    // needs it, and nothing of it runs until it is asked.
    .target(
      name: "LayoutInspection",
      dependencies: [
        "Geometry", "CollectionLayout", "CollectionData", "Views", "Pictures", "CollectionEngine",
      ],
      swiftSettings: .strict),
    // What cells of every kind hold: contents and backgrounds, as values that follow a state, and the
    // actions beside them.
    .target(
      name: "CellContents",
      dependencies: ["Geometry", "ViewLayout", "Views", "Interactions", "Pictures"],
      swiftSettings: .strict),
    // What is tapped to do something.
    .target(
      name: "Controls", dependencies: ["Geometry", "Views", "CellContents"],
      swiftSettings: .strict),
    .target(
      name: "CollectionView",
      dependencies: [
        "Geometry", "ViewLayout", "CollectionLayout", "CollectionData", "Views", "Interactions",
        "Pictures", "CellContents", "CollectionEngine", "LayoutInspection",
      ],
      swiftSettings: .strict),
    .target(
      name: "TableView",
      dependencies: [
        "Geometry", "ViewLayout", "CollectionLayout", "CollectionData", "Views", "Interactions",
        "Pictures", "CellContents", "CollectionEngine", "LayoutInspection",
      ],
      swiftSettings: .strict),
    // Screens: bars, the controllers that hold others, and the program that shows them.
    .target(
      name: "Screens",
      dependencies: [
        "Geometry", "CairoGraphics", "Views", "Pictures", "CellContents", "TableView",
      ],
      swiftSettings: .strict),
    // UIKit depends on these two, so that they are there, and does not re-export them: a file that
    // imports UIKit and Testing would load Testing's overlay for CoreGraphics.
    .target(
      name: "CoreGraphics", dependencies: ["Geometry", "Views", "_Testing_CoreGraphics"],
      swiftSettings: .strict),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "Views"], swiftSettings: .strict),
    .target(
      name: "UIKit",
      dependencies: [
        "Geometry", "CollectionLayout", "CollectionData", "Views", "Interactions", "Pictures",
        "LayoutInspection", "CellContents", "Controls", "CollectionView", "TableView", "Screens",
        "CoreGraphics", "QuartzCore", "_Testing_UIKit",
      ],
      swiftSettings: .strict),
    // AppKit: another face of the same engine. Its views hold a UIView each, and are none.
    .target(
      name: "AppKit",
      dependencies: [
        "Geometry", "CollectionLayout", "CollectionData", "InterfaceDocuments", "Views",
        "Interactions", "Pictures", "CollectionEngine", "LayoutInspection", "_Testing_AppKit",
      ],
      swiftSettings: .strict),
    .target(name: "Cocoa", dependencies: ["AppKit", "_Testing_Cocoa"], swiftSettings: .strict),
    // Combine's names, from OpenCombine, which passes values from thread to thread as Combine does:
    // without Swift 6's checks.
    .target(
      name: "Combine",
      dependencies: [
        .product(
          name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["Combine"]))
      ],
      swiftSettings: .strict + [.swiftLanguageMode(.v5)]),
    // Empty; see the comments in their one file.
    .target(name: "_Testing_AppKit", swiftSettings: .strict),
    .target(name: "_Testing_Cocoa", swiftSettings: .strict),
    .target(name: "_Testing_UIKit", swiftSettings: .strict),
    .target(name: "_Testing_CoreGraphics", swiftSettings: .strict),

    // Layouts as JSON documents: text to values and back, the table of keys, messages with places,
    // edits of the text. Pure, as the floors below Views are.
    .target(
      name: "LayoutDocuments", dependencies: ["Geometry", "CollectionLayout"],
      exclude: ["layout-document.schema.json"], swiftSettings: .strict),
    // Layout documents as Swift that is pasted into an app.
    .target(
      name: "LayoutExport", dependencies: ["Geometry", "CollectionLayout", "LayoutDocuments"],
      swiftSettings: .strict),

    // Layout documents on screens, and captures of screens.
    .target(
      name: "DocumentScreens",
      dependencies: ["LayoutDocuments", "UIKit", "Views", "CollectionEngine"],
      swiftSettings: .strict),

    // Reference files, what comparisons with them leave behind for a report, and how they are dealt
    // to machines. Apart from PictureTesting, so that the gallery loads no test library.
    .target(
      name: "PictureResults", dependencies: ["ImageComparison", "CairoGraphics"],
      swiftSettings: .strict),
    // Results in, a page to look at out. Untrusted: results may come from another machine.
    .target(
      name: "PictureReports", dependencies: ["PictureResults", "CairoGraphics"],
      // Its texts are in Generated/PageTexts.swift, as those of the server's page are.
      exclude: ["Page"],
      swiftSettings: .strict),
    // For users' own tests: a picture in a test, compared or recorded, whatever it shows. It knows
    // no face, so that no iOS app builds AppKit.
    .target(
      name: "PictureTesting",
      dependencies: [
        "Views", "Pictures", "Geometry", "CairoGraphics", "ImageComparison", "PictureResults",
      ],
      swiftSettings: .strict),
    // The same with the Mac's words.
    .target(
      name: "PictureTestingAppKit",
      dependencies: ["AppKit", "Geometry", "Views", "ImageComparison", "PictureTesting"],
      swiftSettings: .strict),
    // A file of somebody's own code, compiled whenever it is saved: a program that shows it.
    .target(name: "PlaygroundPrograms", swiftSettings: .strict),

    // What a playground's two processes say to each other, and how.
    .target(name: "PlaygroundRecords", swiftSettings: .strict),
    // A playground without a socket: messages in, frames out. It runs in a process of its own. A file
    // that is served is linked with it.
    .target(
      name: "PlaygroundSession",
      dependencies: [
        "PlaygroundRecords", "UIKit", "Geometry", "CollectionLayout", "CairoGraphics", "Views",
        "Pictures",
      ],
      swiftSettings: .strict),
    // The page, its connections, and the session's process. It draws nothing, and so needs no UIKit.
    .target(
      name: "PlaygroundServer",
      dependencies: [
        "PlaygroundRecords",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      exclude: ["Page"],
      swiftSettings: .strict),

    // A layout document that is edited on the page of a playground: its text and its steps, what may
    // be changed where, and the stage that shows it.
    .target(
      name: "Workbench",
      dependencies: [
        "LayoutDocuments", "LayoutExport", "DocumentScreens", "PlaygroundSession",
        "PlaygroundRecords", "UIKit", "Geometry", "CollectionLayout", "CollectionEngine",
        "LayoutInspection", "CairoGraphics", "PictureResults",
      ],
      swiftSettings: .strict),

    // For users' own screens: what a closure makes, alive on a page.
    .target(
      name: "Playground",
      dependencies: ["PlaygroundSession", "PlaygroundServer", "Views", "Pictures"],
      swiftSettings: .strict),
    // What `gallery serve` becomes. Apart, since FoundationNetworking comes with FlyingFox: to load it
    // takes 10 ms of every start, and a program with Swift's libraries inside needs libcurl to link.
    .executableTarget(
      name: "playground-server",
      dependencies: [
        "PlaygroundServer", "PlaygroundPrograms",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: .strict),

    .executableTarget(
      name: "gallery",
      dependencies: [
        "UIKit", "AppKit", "ImageComparison", "CairoGraphics", "PictureResults", "PictureReports",
        "PlaygroundSession", "Workbench", "PlaygroundPrograms", "SeededRandom", "LayoutDocuments",
        "LayoutExport", "DocumentScreens", "InterfaceDocuments", "Views",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Gallery", exclude: ["Pictures"],
      // Documents as clients have them without the plug-in. The folder that they come to lies beside
      // the program, wherever that is copied.
      resources: [.process("Samples/Nibs")],
      swiftSettings: .strict,
      // A program that may be loaded at any address has pointers to correct at every start: with
      // Swift's libraries inside 96,000, which takes a tenth of the time of a picture.
      // LLD is in the toolchain: of functions in Swift's shared libraries the system's linker gives
      // such a program addresses of its own, and the loader warns of that when one is called.
      linkerSettings: [
        .unsafeFlags(["-use-ld=lld"]),
        .unsafeFlags(["-Xclang-linker", "-no-pie"], .when(configuration: .release)),
      ]),

    // What illustrations are called, and what their files say of their making.
    .target(
      name: "IllustrationFiles", dependencies: ["CairoGraphics"], swiftSettings: .strict),
    // For users' own snippets: whatever can be drawn as pictures of DocC articles. It knows no face, so
    // that no snippet of the one builds the other.
    .target(
      name: "Illustrations",
      dependencies: ["Geometry", "CairoGraphics", "Views", "Pictures", "IllustrationFiles"],
      swiftSettings: .strict),
    // The same with the Mac's words.
    .target(
      name: "IllustrationsAppKit", dependencies: ["AppKit", "Views", "Illustrations"],
      swiftSettings: .strict),
    // Runs the snippets of a package that draw. It draws nothing itself, and so needs no UIKit.
    .executableTarget(
      name: "illustrate",
      dependencies: [
        "Geometry", "CairoGraphics", "IllustrationFiles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: .strict),
    .plugin(
      name: "IllustratePlugin",
      capability: .command(
        intent: .custom(
          verb: "illustrate", description: "Draws the illustrations of the documentation."),
        permissions: [
          .writeToPackageDirectory(reason: "Illustrations stand in the DocC catalogues.")
        ]),
      dependencies: ["illustrate"],
      // Not below Plugins, where SwiftPM would look for it: sources stand together.
      path: "Sources/6-Tools/IllustratePlugin"),

    // Compiles iOS sources as they are. The plug-in's command compiles the translator with the parser
    // that the toolchain carries, so that nobody builds it who does not use the plug-in. With the
    // trait it is this target; without, a program that only says so.
    .executableTarget(
      name: "objc-translate",
      dependencies: [
        .product(
          name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["ObjectiveC"])),
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["ObjectiveC"])),
        .target(name: "InterfaceDocuments", condition: .when(traits: ["ObjectiveC"])),
      ],
      path: "Sources/6-Tools/ObjectiveCTranslator", exclude: ["run"], swiftSettings: .strict),
    .plugin(
      name: "TranslateObjectiveC", capability: .buildTool(),
      dependencies: [.target(name: "objc-translate", condition: .when(traits: ["ObjectiveC"]))],
      path: "Sources/6-Tools/TranslateObjectiveC"),

    // Layout documents that a seed decides, for tests of their reader and of what is exported.
    .target(
      name: "RandomDocuments",
      dependencies: ["LayoutDocuments", "CollectionLayout", "Geometry", "SeededRandom"],
      path: "Tests/RandomDocuments", swiftSettings: .strict),

    // `expectEqual(_:_:)` and the like for tests, which are compiled in half the time of macros.
    .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: .strict),

    // Programs that tests run, or start and talk to.
    .target(name: "ChildProcesses", path: "Tests/ChildProcesses", swiftSettings: .strict),

    // Threads for tests that wait for processes: the runtime's are too few to be blocked.
    .target(name: "WaitingSuites", path: "Tests/WaitingSuites", swiftSettings: .strict),

    // Frames measured on UIKit's stack view, for the tests of the solver and of the view.
    .target(name: "MeasuredStacks", path: "Tests/MeasuredStacks", swiftSettings: .strict),

    // The pixels of a drawn view, for tests of what it looks like.
    .target(
      name: "DrawnPixels", dependencies: ["CairoGraphics", "Geometry", "Views", "Pictures"],
      path: "Tests/DrawnPixels", swiftSettings: .strict),

    // What tests share.
    .testTarget(name: "TestSupportTests", dependencies: ["SeededRandom"]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry", "WaitingSuites"]),
    .testTarget(
      name: "AssetCataloguesTests", dependencies: ["AssetCatalogues", "Geometry", "SeededRandom"]),
    .testTarget(
      name: "ViewLayoutTests", dependencies: ["ViewLayout", "Geometry", "SeededRandom"]),
    .testTarget(
      name: "CollectionLayoutTests",
      dependencies: ["CollectionLayout", "ViewLayout", "Geometry", "SeededRandom", "WaitingSuites"]
    ),
    .testTarget(
      name: "CollectionDataTests",
      dependencies: ["CollectionData", "Geometry", "SeededRandom", "WaitingSuites"]),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: ["ConstraintSolver", "MeasuredStacks", "SeededRandom"],
      exclude: ["Oracle"]),
    .testTarget(
      name: "InterfaceDocumentsTests", dependencies: ["InterfaceDocuments", "SeededRandom"]),
    .testTarget(name: "ImageComparisonTests", dependencies: ["ImageComparison"]),
    .testTarget(
      name: "CairoGraphicsTests",
      dependencies: ["CairoGraphics", "Geometry", "SeededRandom", "WaitingSuites"]),
    .testTarget(
      name: "ViewsTests",
      dependencies: [
        "Views", "Pictures", "ViewLayout", "ConstraintSolver", "CairoGraphics", "Geometry",
        "DrawnPixels", "MeasuredStacks", "SeededRandom", "WaitingSuites",
      ]),
    .testTarget(
      name: "InteractionsTests",
      dependencies: [
        "Interactions", "Views", "Pictures", "ViewLayout", "Geometry", "DrawnPixels",
        "WaitingSuites",
      ]),
    .testTarget(
      name: "PicturesTests",
      dependencies: [
        "Pictures", "Views", "CairoGraphics", "CollectionLayout", "Geometry", "DrawnPixels",
        "SeededRandom",
      ]),
    .testTarget(
      name: "CollectionEngineTests",
      dependencies: [
        "CollectionEngine", "CollectionLayout", "CollectionData", "Views", "Geometry",
        "SeededRandom", "WaitingSuites",
      ]),
    .testTarget(
      name: "LayoutInspectionTests",
      dependencies: ["LayoutInspection", "CollectionLayout", "Geometry"]
    ),
    .testTarget(name: "CellContentsTests", dependencies: ["CellContents", "Views", "Geometry"]),
    .testTarget(
      name: "ControlsTests",
      dependencies: [
        "Controls", "Views", "Interactions", "CellContents", "Geometry", "DrawnPixels",
        "WaitingSuites",
      ]),
    .testTarget(
      name: "CollectionViewTests",
      dependencies: [
        "CollectionView", "CellContents", "CollectionEngine", "CollectionLayout", "CollectionData",
        "LayoutInspection", "ViewLayout", "Views", "Interactions", "Pictures", "Geometry",
        "SeededRandom", "WaitingSuites",
      ]),
    .testTarget(
      name: "TableViewTests",
      dependencies: [
        "TableView", "CellContents", "CollectionEngine", "CollectionLayout", "CollectionData",
        "Views", "Interactions", "Pictures", "Geometry", "SeededRandom", "WaitingSuites",
      ]),
    // Random histories of input in two views of one window.
    .testTarget(
      name: "InputHistoryTests",
      dependencies: [
        "CollectionView", "TableView", "CellContents", "Views", "Interactions", "Geometry",
        "SeededRandom",
      ]),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", "Views", "Interactions", "Pictures", "CellContents", "CollectionView",
        "CollectionLayout", "TableView", "Geometry", "SeededRandom", "WaitingSuites",
      ]),
    // A client: it imports UIKit and what iOS has beside it, and otherwise what tests share.
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "CoreGraphics", "QuartzCore", "WaitingSuites"],
      // Documents as clients have them without the plug-in.
      resources: [.process("Nib/BundledCell.xib"), .process("Nib/Bundled.xcassets")]),
    // A client of the Mac: it imports AppKit, and otherwise what tests share.
    .testTarget(
      name: "AppKitTests", dependencies: ["AppKit", "Cocoa", "SeededRandom", "WaitingSuites"]),
    .testTarget(
      name: "LayoutDocumentsTests",
      dependencies: [
        "LayoutDocuments", "CollectionLayout", "Geometry", "RandomDocuments", "SeededRandom",
        "ChildProcesses", "WaitingSuites",
      ],
      exclude: ["Corpus", "Messages.txt"]),
    .testTarget(name: "LayoutExportTests", dependencies: ["LayoutExport", "LayoutDocuments"]),
    .testTarget(
      name: "DocumentScreensTests",
      dependencies: [
        "DocumentScreens", "LayoutDocuments", "UIKit", "RandomDocuments", "SeededRandom",
      ]),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: [
        "Workbench", "PlaygroundSession", "PlaygroundRecords", "LayoutDocuments", "UIKit",
        "SeededRandom",
      ]),
    .testTarget(
      name: "PictureResultsTests",
      dependencies: ["PictureResults", "ImageComparison", "CairoGraphics"]),
    .testTarget(
      name: "PictureReportsTests",
      dependencies: [
        "PictureReports", "PictureResults", "ImageComparison",
        "CairoGraphics", "SeededRandom",
      ]),
    .testTarget(
      name: "PlaygroundProgramsTests",
      dependencies: ["PlaygroundPrograms", "ChildProcesses", "WaitingSuites"]),
    .testTarget(
      name: "PlaygroundSessionTests",
      dependencies: [
        "PlaygroundSession", "PlaygroundRecords", "UIKit", "Geometry",
        "CairoGraphics", "SeededRandom", "WaitingSuites",
      ]),
    .testTarget(
      name: "PlaygroundServerTests",
      dependencies: [
        "PlaygroundServer", "PlaygroundRecords", "gallery", "playground-server",
        .product(name: "FlyingFox", package: "FlyingFox"), "ChildProcesses", "WaitingSuites",
      ]),
    .testTarget(
      name: "PictureTestingTests",
      dependencies: [
        "PictureTesting", "PictureResults", "UIKit", "ImageComparison",
        "CairoGraphics",
      ]),
    .testTarget(
      name: "IllustrationFilesTests",
      dependencies: ["IllustrationFiles", "CairoGraphics", "SeededRandom"]),
    .testTarget(
      name: "IllustrationsTests",
      dependencies: [
        "Illustrations", "IllustrationFiles", "CairoGraphics", "UIKit",
      ]),
    .testTarget(
      name: "IllustrationsAppKitTests",
      dependencies: ["IllustrationsAppKit", "Illustrations", "AppKit", "CairoGraphics"]),
    .testTarget(
      name: "IllustrateTests",
      dependencies: [
        "illustrate", "IllustrationFiles", "CairoGraphics", "ChildProcesses", "WaitingSuites",
      ]),
    // What needs no program of the translator, which `Tests/SystemTests` build and run. Its target is
    // empty without the trait: two of its files are compiled here through a link.
    .testTarget(name: "ObjectiveCTranslatorTests"),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "gallery", "PictureResults", "UIKit", "ImageComparison", "SeededRandom",
        "LayoutDocuments", "DocumentScreens", "LayoutExport", "PlaygroundPrograms",
        "InterfaceDocuments", "Views", "AppKit", "RandomDocuments", "ChildProcesses",
        "WaitingSuites", "PlaygroundSession", "Workbench",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["References"]),
  ]
)

for (floor, names) in floors {
  for target in package.targets where names.contains(target.name) && target.path == nil {
    target.path = "Sources/\(floor)/\(target.name)"
  }
}

// Tests are compiled in two fifths of the processor time: with functions for expectations, as whole modules,
// without debug information (their own lines are missing in the backtraces of crashes, the library's are
// there), and without the compiler's checks of its own results. The compiler remarks on each that SwiftPM's
// `-incremental` is not for whole modules. Nothing depends on a test target, so that no client's build has
// these flags, which SwiftPM refuses in packages.
for target in package.targets where target.type == .test {
  // ViewsTests, the largest, compiles the files that changed: from scratch in 91 s of processor time in place
  // of 67, but as a whole module each change takes 57 s.
  let moduleFlags =
    target.name == "ViewsTests"
    ? []
    : [
      "-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo",
      // SwiftPM asks for batches, and the compiler warns that it ignores them.
      "-disable-batch-mode",
    ]
  target.dependencies.append("Expectations")
  target.swiftSettings = [
    // Warnings are errors in tests too.
    .treatAllWarnings(as: .error),
    .unsafeFlags(
      [
        "-Xfrontend", "-gnone", "-Xfrontend", "-disable-llvm-verify", "-Xfrontend",
        "-sil-verify-none",
      ] + moduleFlags),
  ]
  // The toolchain's linker takes 3 s of processor time for the program of all tests, the system's 7 s.
  target.linkerSettings = [.unsafeFlags(["-use-ld=lld"])]
}

for target in package.targets where target.name == "ObjectiveCTranslatorTests" {
  target.swiftSettings?.append(.define("ObjectiveC"))
}

extension [SwiftSetting] {
  /// What every target of ours is compiled with.
  static var strict: [SwiftSetting] {
    [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("ExistentialAny"),
      // Invariants are checked after each mutation in debug builds, and so in every test.
      .define("COLLECTION_VIEW_CHECKS", .when(configuration: .debug)),
    ]
  }
}
