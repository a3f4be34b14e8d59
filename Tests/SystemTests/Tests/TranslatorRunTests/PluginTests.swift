// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing
import WaitingForProcesses

/// A package that is built through the plug-in, with a small UIKit in the place of ours.
@Suite("The plug-in", .waitsForProcesses, .enabled(if: TranslatorTool.hasParser), .serialized)
struct PluginTests {
  /// What a build says, and which files it compiled.
  private struct Build {
    let text: String
    let code: Int32

    init(of app: URL, _ arguments: String...) throws {
      let result = try Program.run(
        "/usr/bin/env",
        ["swift"] + (arguments.isEmpty ? ["build"] : arguments) + ["--package-path", app.path])
      text = result.output + result.errors
      code = result.code
    }

    var compiled: Set<String> {
      Set(
        text.split(separator: "\n")
          .filter { $0.contains("] Compiling ") && !$0.contains("Compiling plugin") }
          .compactMap { $0.split(separator: " ").last.map(String.init) })
    }
  }

  private static func manifest(tests: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "app", dependencies: [.package(name: "OpenCollectionView", path: "../library")],
      targets: [
        .target(
          name: "App", dependencies: [.product(name: "UIKit", package: "OpenCollectionView")],
          plugins: [.plugin(name: "TranslateObjectiveC", package: "OpenCollectionView")]),
        .target(
          name: "Empty",
          plugins: [.plugin(name: "TranslateObjectiveC", package: "OpenCollectionView")]),
        \(tests)
      ])
    """
  }

  /// A package whose target's sources are in another folder.
  private func makePackages(in folder: URL) throws -> URL {
    let manager = FileManager.default
    for path in [
      "1-Values/InterfaceDocuments", "1-Values/PreviewMacros", "6-Tools/TranslateObjectiveC",
      "6-Tools/ObjectiveCTranslator",
    ] {
      try folder.write("", to: "library/Sources/\(path.prefix { $0 != "/" })/.keep")
      try manager.copyItem(
        at: TestedPackage.folder.appending(path: "Sources/\(path)"),
        to: folder.appending(path: "library/Sources/\(path)"))
    }
    let standIn = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "StandIn")
    try manager.copyItem(at: standIn, to: folder.appending(path: "library/Sources/UIKit"))
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "OpenCollectionView",
        products: [
          .library(name: "UIKit", targets: ["UIKit"]),
          .plugin(name: "TranslateObjectiveC", targets: ["TranslateObjectiveC"]),
        ],
        traits: [.trait(name: "ObjectiveC", description: "As ours.")],
        dependencies: [
          .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")
        ],
        targets: [
          .target(name: "UIKit"),
          .target(name: "InterfaceDocuments", path: "Sources/1-Values/InterfaceDocuments"),
          .executableTarget(
            name: "objc-translate",
            dependencies: ["SwiftSyntax", "SwiftParser"].map {
              .product(
                name: $0, package: "swift-syntax", condition: .when(traits: ["ObjectiveC"]))
            } + [.target(name: "InterfaceDocuments", condition: .when(traits: ["ObjectiveC"]))],
            path: "Sources/6-Tools/ObjectiveCTranslator", exclude: ["run"]),
          .plugin(
            name: "TranslateObjectiveC", capability: .buildTool(),
            dependencies: [
              .target(name: "objc-translate", condition: .when(traits: ["ObjectiveC"]))
            ],
            path: "Sources/6-Tools/TranslateObjectiveC"),
        ])
      """, to: "library/Package.swift")
    try folder.write(Self.manifest(tests: ""), to: "app/Package.swift")
    try folder.write("// The sources are elsewhere.\n", to: "app/Sources/App/objc_Linux.swift")
    try folder.write("// There are none.\n", to: "app/Sources/Empty/Linux.swift")
    try folder.write(
      """
      { "folders": ["../../../iOS", "../../../Shared/Fruit.swift"], "exclude": ["Legacy"],
        "platform": "iOS" }
      """, to: "app/Sources/App/translate.json")
    try folder.write(
      "import UIKit\nclass Panel: UIView {\n  @objc func tap() {}\n}\n", to: "iOS/Panel.swift")
    // A file for iOS alone.
    try folder.write(
      "#if os(iOS)\nimport UIKit\nlet tap = #selector(Panel.tap)\n#endif\n",
      to: "iOS/Screens/Actions.swift")
    // Names of copies that collide: with one another, with a number, with the target's own source.
    try folder.write("let second = tap\n", to: "iOS/Screens_Actions.swift")
    try folder.write("let third = second\n", to: "iOS/Screens_Actions_2.swift")
    try folder.write("let fourth = third\n", to: "iOS/Linux.swift")
    try folder.write("this is not Swift", to: "iOS/Legacy/Old.swift")
    // One file of a folder.
    try folder.write("let fifth = fourth\n", to: "Shared/Fruit.swift")
    try folder.write("this is not Swift", to: "Shared/Vegetables.swift")
    // Build folders and other packages do not belong to the app.
    try folder.write("{}", to: "iOS/build/workspace-state.json")
    try folder.write("this is not Swift", to: "iOS/build/objc_Panel.swift")
    try folder.write("this is not Swift", to: "iOS/Packages/Kit/Package.swift")
    try folder.write("this is not Swift", to: "iOS/Packages/Kit/Kit.swift")
    return folder.appending(path: "app")
  }

  /// Saves a package the compilation of the translator, which one test here waits for.
  ///
  /// - Returns: Whether a build has compiled it all the same: then the place is no longer the right one.
  private static func installTool(in app: URL) throws -> () throws -> Bool {
    try TranslatorTool.install(inPackage: app, named: "app")
    let tool = app.appending(
      path: ".build/plugins/outputs/app/TranslateObjectiveC.tool/objc-translate")
    let identity = {
      let attributes = try FileManager.default.attributesOfItem(atPath: tool.path)
      return attributes[.systemFileNumber] as? Int
    }
    let installed = try identity()
    return { try identity() != installed }
  }

  @Test func `A folder elsewhere compiles, and each change compiles its file alone`() throws {
    try TemporaryFolder.use { folder in
      let app = try makePackages(in: folder)
      let first = try Build(of: app)
      try #require(first.code == 0, "\(first.text)")
      #expect(
        first.compiled.isSuperset(of: [
          "objc_Panel.swift", "objc_Screens_Actions.swift", "objc_Screens_Actions_2.swift",
          "objc_Screens_Actions_2_2.swift", "objc_Linux.swift", "objc_Linux_2.swift",
          "objc_Fruit.swift",
        ]))
      #expect(first.text.contains("/Sources/Empty: there is no Swift file to translate"))
      #expect(!first.text.contains("/Sources/App: there is no Swift file"))
      // Without the trait nothing is fetched, nothing is pinned, and no tool is built.
      let manager = FileManager.default
      let build = app.appending(path: ".build")
      for name in ["checkouts", "repositories"] {
        let path = build.appending(path: name).path
        #expect((try? manager.contentsOfDirectory(atPath: path)) ?? [] == [], "\(name)")
      }
      #expect(!manager.fileExists(atPath: app.appending(path: "Package.resolved").path))
      let products = try manager.contentsOfDirectory(
        atPath: build.appending(path: "debug").path)
      #expect(!products.contains { $0.hasPrefix("objc-translate") })

      #expect(try Build(of: app).compiled.isEmpty)

      try folder.write(
        "import UIKit\nclass Panel: UIView {\n  @objc func tap() { print(1) }\n}\n",
        to: "iOS/Panel.swift")
      #expect(try Build(of: app).compiled == ["objc_Panel.swift"])

      try folder.write("class Added {\n  let a: Int = \"\"\n}\n", to: "iOS/Added.swift")
      let unplanned = try Build(of: app)
      #expect(unplanned.code != 0)
      #expect(unplanned.text.contains("/iOS: files or folders were added or removed"))
      let broken = try Build(of: app)
      #expect(broken.code != 0)
      #expect(broken.text.contains("/iOS/Added.swift:2:16: error: cannot convert value"))

      try FileManager.default.removeItem(at: folder.appending(path: "iOS/Added.swift"))
      // Its absence is seen where the build is planned.
      let manifest = app.appending(path: "Package.swift")
      let touch = {
        try FileManager.default.setAttributes(
          [.modificationDate: Date()], ofItemAtPath: manifest.path)
      }
      try touch()
      let removed = try Build(of: app)
      #expect(removed.code == 0, "\(removed.text)")

      try folder.write("class Core { @NSManaged var a: Int }\n", to: "iOS/Core.swift")
      _ = try Build(of: app)
      let refused = try Build(of: app)
      #expect(refused.code != 0)
      #expect(refused.text.contains("/iOS/Core.swift:1:14: error: @NSManaged needs Core Data"))
      try FileManager.default.removeItem(at: folder.appending(path: "iOS/Core.swift"))

      try folder.write(#"{ "folder": [] }"#, to: "app/Sources/App/translate.json")
      try touch()
      let misspelt = try Build(of: app)
      #expect(misspelt.code != 0)
      #expect(
        misspelt.text.contains(
          #"translate.json: there is no "folder"; write "folders", "exclude", "platform" or "main""#
        ))
    }
  }

  // MARK: Documents

  private static func nib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
    \(objects)
    </objects>
    </document>

    """
  }

  private static func cell(outlet: String, module: String = "Elsewhere") -> String {
    nib(
      """
      <collectionViewCell id="cell" customClass="Cell" customModule="\(module)" \
      customModuleProvider="target">
      <view key="contentView"><subviews><label id="label"/></subviews></view>
      <connections><outlet property="\(outlet)" destination="label" id="o1"/></connections>
      </collectionViewCell>
      """)
  }

  private static func color(_ red: String) -> String {
    #"{"colors":[{"idiom":"universal","color":{"components":{"red":"\#(red)"}}}]}"#
  }

  /// The folder of an Xcode project with documents of all kinds.
  private func addDocuments(in folder: URL) throws {
    try folder.write(
      "import UIKit\nclass Cell: UICollectionViewCell { @IBOutlet private var title: UILabel! }\n",
      to: "iOS/Cell.swift")
    try folder.write(Self.cell(outlet: "title"), to: "iOS/Cells/Cell.xib")
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="list"><scenes><scene sceneID="s"><objects>
      <viewController id="list" customClass="List" customModule="Elsewhere" \
      customModuleProvider="target"/></objects></scene></scenes></document>

      """
    try folder.write(storyboard, to: "iOS/Base.lproj/Main.storyboard")
    try folder.write("import UIKit\nclass List: UIViewController {}\n", to: "iOS/List.swift")
    let launch = storyboard.replacing("version=", with: "launchScreen=\"YES\" version=")
    try folder.write(launch, to: "iOS/Base.lproj/LaunchScreen.storyboard")
    try folder.write("{}", to: "iOS/Assets.xcassets/Contents.json")
    try folder.write(Self.color("1.0"), to: "iOS/Assets.xcassets/Tint.colorset/Contents.json")
    try folder.write("{}", to: "iOS/More/Assets.xcassets/Contents.json")
    try folder.write("\"a\" = \"b\";\n", to: "iOS/de.lproj/Localizable.strings")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleDevelopmentRegion</key><string>fr</string>
      <key>UIMainStoryboardFile</key><string>Main</string>
      </dict></plist>

      """, to: "iOS/Info.plist")
    // Another target's document of the same name, in a folder without Swift files.
    try folder.write(Self.nib(#"<view id="v"/>"#), to: "app/Sources/Empty/Cell.xib")
  }

  private func files(in folder: URL) -> [String] {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      let file = folder.appending(path: path).path
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  @Test func `Documents and catalogues become resources, and each change reaches them`() throws {
    try TemporaryFolder.use { folder in
      let app = try makePackages(in: folder)
      try addDocuments(in: folder)
      let isCompiled = try Self.installTool(in: app)
      let first = try Build(of: app)
      try #require(first.code == 0, "\(first.text)")
      #expect(try !isCompiled())
      #expect(!first.text.contains("unhandled"), "\(first.text)")
      #expect(!first.text.contains("warning: "), "\(first.text)")
      let bundle = app.appending(path: ".build/debug/app_App.resources")
      #expect(
        files(in: bundle) == [
          "App.interface.json", "Assets.xcassets/Contents.json",
          "Assets.xcassets/Tint.colorset/Contents.json", "Assets_2.xcassets/Contents.json",
          "Cell.xib", "Info.plist", "Main.storyboard", "de.lproj/Localizable.strings",
        ])
      let text = { (path: String) in
        String(decoding: try Data(contentsOf: bundle.appending(path: path)), as: UTF8.self)
      }
      #expect(try text("Cell.xib") == Self.cell(outlet: "title", module: "App"))
      #expect(try text("Main.storyboard").contains(#"customClass="List" customModule="App""#))
      #expect(
        try text("App.interface.json") == """
          {
            "language" : "fr",
            "main" : "Main.storyboard",
            "module" : "App"
          }

          """)
      let other = app.appending(path: ".build/debug/app_Empty.resources")
      #expect(files(in: other) == ["Cell.xib", "Empty.interface.json"])

      // A changed color compiles nothing, nor does a file that a catalogue gets.
      try folder.write(Self.color("0.5"), to: "iOS/Assets.xcassets/Tint.colorset/Contents.json")
      let recolored = try Build(of: app)
      #expect(recolored.compiled.isEmpty)
      #expect(try text("Assets.xcassets/Tint.colorset/Contents.json") == Self.color("0.5"))
      try folder.write(Self.color("0.2"), to: "iOS/Assets.xcassets/Ink.colorset/Contents.json")
      #expect(try Build(of: app).code == 0)
      #expect(try text("Assets.xcassets/Ink.colorset/Contents.json") == Self.color("0.2"))
      try folder.write(Self.color("0.3"), to: "iOS/Assets.xcassets/Ink.colorset/Contents.json")
      #expect(try Build(of: app).code == 0)
      #expect(try text("Assets.xcassets/Ink.colorset/Contents.json") == Self.color("0.3"))
      try FileManager.default.removeItem(
        at: folder.appending(path: "iOS/Assets.xcassets/Tint.colorset"))
      // The absence of a file elsewhere is seen where the build is planned.
      try FileManager.default.setAttributes(
        [.modificationDate: Date()], ofItemAtPath: app.appending(path: "Package.swift").path)
      #expect(try Build(of: app).code == 0)
      #expect(!files(in: bundle).contains { $0.contains("Tint") })

      // A document that the class does not fit is a warning at its line.
      try folder.write(Self.cell(outlet: "heading"), to: "iOS/Cells/Cell.xib")
      let renamed = try Build(of: app)
      #expect(renamed.code == 0)
      let line = "/iOS/Cells/Cell.xib:6:14: warning: Cell has no outlet 'heading'; it has 'title'"
      #expect(renamed.text.contains(line), "\(renamed.text)")
      #expect(try text("Cell.xib") == Self.cell(outlet: "heading", module: "App"))

      try folder.write(Self.nib(#"<view id="v"/>"#), to: "iOS/Added.xib")
      let unplanned = try Build(of: app)
      #expect(unplanned.text.contains("/iOS: files or folders were added or removed"))
      #expect(try Build(of: app).code == 0)
      #expect(files(in: bundle).contains("Added.xib"))

      try folder.write(Self.nib(#"<view id="v">"#), to: "iOS/Added.xib")
      let malformed = try Build(of: app)
      #expect(malformed.code != 0)
      #expect(malformed.text.contains("/iOS/Added.xib:5:1: error: "), "\(malformed.text)")

      try folder.write(Self.nib(#"<view id="v"/>"#), to: "iOS/Added.xib")
      try folder.write(Self.nib(#"<view id="v"/>"#), to: "iOS/More/Added.xib")
      _ = try Build(of: app)
      let twice = try Build(of: app)
      #expect(twice.code != 0)
      #expect(
        twice.text.contains(
          "\(folder.path)/iOS/More/Added.xib: \(folder.path)/iOS/Added.xib has the same name"),
        "\(twice.text)")
    }
  }

  @Test func `A release build compiles, and tests of the app run with coverage of its sources`()
    throws
  {
    try TemporaryFolder.use { folder in
      let app = try makePackages(in: folder)
      let isCompiled = try Self.installTool(in: app)
      let release = try Build(of: app, "build", "-c", "release")
      #expect(release.code == 0, "\(release.text)")
      #expect(try !isCompiled())

      let tests = #".testTarget(name: "AppTests", dependencies: ["App"])"#
      try folder.write(Self.manifest(tests: tests), to: "app/Package.swift")
      try folder.write(
        """
        import Testing
        @testable import App
        @MainActor @Test func panels() {
          Panel().tap()
          #expect("\\(tap)" == "tap")
        }
        """, to: "app/Tests/AppTests/AppTests.swift")
      let run = try Build(of: app, "test", "--disable-xctest", "--enable-code-coverage")
      try #require(run.code == 0, "\(run.text)")

      let path = try Build(of: app, "test", "--show-codecov-path").text
      let report = path.split(separator: "\n").last.map(String.init) ?? ""
      let coverage = try TranslatorTool.run(["coverage", report])
      try #require(coverage.code == 0, "\(coverage.errors)")
      let mapped = coverage.output
      let object = try JSONSerialization.jsonObject(with: Data(mapped.utf8)) as? [String: Any]
      let data = try #require((object?["data"] as? [[String: Any]])?.first)
      let files = try #require(data["files"] as? [[String: Any]])
      let panel = try #require(
        files.first { ($0["filename"] as? String)?.hasSuffix("/iOS/Panel.swift") == true })
      let segments = try #require(panel["segments"] as? [[Any]])
      // The method stands in line 3 and ran once.
      #expect(segments.contains { $0[0] as? Int == 3 && $0[2] as? Int == 1 }, "\(segments)")
    }
  }

  @Test(.enabled(if: TranslatorTool.hasDebugger, "gdb is not installed, or may run no programs"))
  func `A breakpoint in a source stops there, and the debugger shows the source`() throws {
    try TemporaryFolder.use { folder in
      let app = try makePackages(in: folder)
      let program = #".executableTarget(name: "Program", dependencies: ["App"])"#
      try folder.write(Self.manifest(tests: program), to: "app/Package.swift")
      try folder.write(
        "import UIKit\n@MainActor public func tapPanel() {\n  tap.run(Panel())\n}\n",
        to: "iOS/Tapping.swift")
      try folder.write("import App\ntapPanel()\n", to: "app/Sources/Program/main.swift")
      let isCompiled = try Self.installTool(in: app)
      let build = try Build(of: app)
      try #require(build.code == 0, "\(build.text)")
      #expect(try !isCompiled())
      let result = try TranslatorTool.debug(
        app.appending(path: ".build/debug/Program").path,
        [
          "set breakpoint pending off", "break Panel.swift:3",
          "break \(folder.path)/iOS/Tapping.swift:3", "run", "info source", "continue",
          "info source",
        ])
      let lines = (result.output + result.errors).split(separator: "\n").map(String.init)
      // "Breakpoint 1, App.Panel.tap (self=…) at …" where it stops; "Breakpoint 1 at …: file …" where
      // it is set.
      let stops = lines.filter { $0.hasPrefix("Breakpoint ") && $0.contains(", ") }
        .filter { !$0.contains(": file ") }
      #expect(stops.count == 2, "\(lines.joined(separator: "\n"))")
      #expect(stops.first?.hasSuffix("/iOS/Tapping.swift:3") == true, "\(stops)")
      #expect(stops.last?.hasSuffix("/iOS/Panel.swift:3") == true, "\(stops)")
      #expect(lines.contains("Located in \(folder.path)/iOS/Tapping.swift"))
      #expect(lines.contains("Located in \(folder.path)/iOS/Panel.swift"))
      #expect(lines.contains("3\t  @objc func tap() {}"), "\(lines.joined(separator: "\n"))")
    }
  }
}
