// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import lint

/// A change of the package that breaks a rule, and what the rule finds then.
struct Trial: CustomTestStringConvertible, Sendable {
  let rule: String
  let change: @Sendable (inout CheckedPackage) throws -> Void
  /// How one of the findings begins.
  let finding: String

  var testDescription: String { "\(rule): \(finding)" }

  /// A change of the text of a file; of an empty one if there is none.
  init(
    _ rule: String, in path: String, finds finding: String,
    edit: @escaping @Sendable (inout String) -> Void
  ) {
    self.rule = rule
    self.finding = finding
    change = { package in
      let text = package.files.text(of: path)
      var edited = text ?? ""
      edit(&edited)
      let isChanged = edited != text
      try #require(isChanged, "Nothing changes in \(path)")
      package.files = package.files.replacing(path, with: edited)
    }
  }

  /// A file more, or another text of one.
  init(_ rule: String, in path: String, text: String, finds finding: String) {
    self.init(rule, in: path, finds: finding) { $0 = text }
  }

  init(
    _ rule: String, in path: String, replacing old: String, with new: String,
    finds finding: String
  ) {
    self.init(rule, in: path, finds: finding) { text in
      guard let range = text.range(of: old) else { return }
      text.replaceSubrange(range, with: new)
    }
  }

  init(_ rule: String, in path: String, adding line: String, finds finding: String) {
    self.init(rule, in: path, finds: finding) { $0 += "\(line)\n" }
  }

  /// A file less.
  init(_ rule: String, without path: String, finds finding: String) {
    self.rule = rule
    self.finding = finding
    change = { package in
      try #require(package.files.has(path))
      package.files = package.files.removing(path)
    }
  }

  /// One more dependency or setting of a target, in what SwiftPM prints of the manifest.
  init(
    _ rule: String, adding element: String, to list: String, of target: String,
    finds finding: String
  ) {
    self.rule = rule
    self.finding = finding
    change = { package in
      let json = try ManifestDescription.oursWith(element, in: list, of: target)
      package.manifestJSON = { json }
    }
  }

  /// Another output of SwiftPM, or none.
  init(
    _ rule: String, manifest: @escaping @Sendable () throws -> Data, finds finding: String
  ) {
    self.rule = rule
    self.finding = finding
    change = { $0.manifestJSON = manifest }
  }

  /// Expects that the rule finds the change, and nothing before it.
  func expectFinding() throws {
    let rule = try #require(Rule.all.first { $0.name == self.rule })
    var package = CheckedPackage.ours
    try change(&package)
    let findings = rule.findings(in: package).map(\.description)
    let isFound = findings.contains { $0.hasPrefix(finding) }
    #expect(isFound, "\(findings)")
  }
}

/// Each rule finds what it is for, in the package as it is but for one change.
@Suite("The rules")
struct RuleTests {
  @Test(
    arguments: ofFiles + ofPages + ofTheGate + ofCitations + ofFloors + ofTheManifest + ofSources)
  func `A rule that reads files finds what breaks it`(trial: Trial) throws {
    try trial.expectFinding()
  }

  @Test(.enabled(if: CheckedPackage.ours.modules.obstacle == nil), arguments: ofModules)
  func `A rule that reads modules finds what breaks it`(trial: Trial) throws {
    try trial.expectFinding()
  }

  @Test func `Every rule is tried`() {
    let trials =
      Self.ofFiles + Self.ofPages + Self.ofTheGate + Self.ofCitations + Self.ofFloors
      + Self.ofTheManifest + Self.ofSources + Self.ofModules
    #expect(
      Set(Rule.all.map(\.name)).subtracting(trials.map(\.rule)) == [
        // It reads a list that is compiled into the program.
        "Each class of Apple's is listed once, and most names are known"
      ])
    #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
  }

  private static let card = "Sources/5-Faces/UIKit/Card.swift"

  private static let ofFiles = [
    Trial(
      "Every file opens with the licence", in: card, text: "import Foundation\n",
      finds: "\(card):1: The licence is missing"),
    Trial(
      "Every snippet opens with its description, and hides the licence", in: "Snippets/Card.swift",
      text: "import UIKit\n", finds: "Snippets/Card.swift:1: A snippet begins"),
    Trial(
      "Every snippet opens with its description, and hides the licence", in: "Snippets/Card.swift",
      text: "// A card.\nimport UIKit\n// snippet.hide\n",
      finds: "Snippets/Card.swift:2: Above '// snippet.hide'"),
    Trial(
      "Every snippet opens with its description, and hides the licence", in: "Snippets/Card.swift",
      text: "// A card.\n// snippet.hide\nimport UIKit\n",
      finds: "Snippets/Card.swift:3: The hidden part has no licence"),
    Trial(
      "A file holds one idea: at most 500 lines besides what a public class declares", in: card,
      text: String(repeating: "\n", count: 500), finds: "\(card):501: The file has 501 lines"),
    Trial(
      "A file holds one idea: at most 500 lines besides what a public class declares", in: card,
      text: "open class Card {\n" + String(repeating: "  open func a() {\n  }\n", count: 300)
        + "  func b() {\n" + String(repeating: "\n", count: 600) + "  }\n}",
      finds: "\(card):501: The file has 604 lines"),
    Trial(
      "Every open declaration is documented", in: card,
      text: "/// A card.\nopen class Card {\n  @objc open func flip() {}\n}\n",
      finds: "\(card):3: This has no documentation"),
    Trial(
      "A pure target imports values alone", in: "Sources/1-Values/Geometry/Card.swift",
      text: "\ninternal import Views\n",
      finds: "Sources/1-Values/Geometry/Card.swift:2: Geometry is pure"),
    Trial(
      "The Mac stays apart from UIKit, and no source asks what can be imported", in: card,
      text: "#if canImport(UIKit)\n", finds: "\(card):1: A source must not ask"),
    Trial(
      "The Mac stays apart from UIKit, and no source asks what can be imported", in: card,
      text: "import AppKit\n", finds: "\(card):1: Only the Mac's own targets import AppKit"),
    Trial(
      "Rectangles overlap, and no source asks Foundation whether they intersect", in: card,
      text: "// a.intersects(b)\na.intersects(b)\n",
      finds: "\(card):2: Foundation's intersects(_:)"),
    Trial(
      "C stays behind one target", in: card, text: "internal import CPango\n",
      finds: "\(card):1: Only CairoGraphics imports CPango"),
    Trial(
      "Abstracts name a thing or say what a function does", in: card,
      text: "public enum Side {\n  /// At the left.\n  case left\n}\n",
      finds: "\(card):2: A public abstract does not begin with 'At'"),
    Trial(
      "Abstracts name a thing or say what a function does", in: card,
      text: "public protocol Turning {\n  /// Says that the card turns.\n  func turn()\n}\n",
      finds: "\(card):2: A public abstract does not begin with 'Says'"),
    Trial(
      "Abstracts name a thing or say what a function does", in: card,
      text: "/// Where the card is.\nvar position = 0\n",
      finds: "\(card):1: An abstract does not begin with 'Where'"),
    Trial(
      "Abstracts name a thing or say what a function does", in: card,
      text: "/// Whether it is a card.\n@objc\npublic var isCard: Bool\n",
      finds: "\(card):1: A public abstract does not begin with 'Whether'"),
  ]

  private static let architecture = "Sources/5-Faces/UIKit/UIKit.docc/Architecture.md"
  // In two parts, since no page of this name may be cited.
  private static let cardPage = "Card" + ".md"
  private static let limits = "Pages that grow keep to a number of words, code aside"
  private static let order = "The README answers questions in the order of a reader"

  private static let ofPages = [
    Trial(
      "The top level holds what a reader looks for there", without: "LICENSE",
      finds: "LICENSE: The file is missing"),
    Trial(
      "The changelog begins with unreleased changes, then the version of the command",
      in: "CHANGELOG.md", replacing: "## Unreleased", with: "## Soon",
      finds: "CHANGELOG.md:5: The first heading has to be: ## Unreleased"),
    Trial(
      "The changelog begins with unreleased changes, then the version of the command",
      in: "Gallery/Version.swift", text: "let galleryVersion = \"99.0.0\"\n",
      finds: "CHANGELOG.md:"),
    Trial(
      limits, in: "README.md", adding: String(repeating: "word ", count: 900),
      finds: "README.md: The page has"),
    Trial(
      limits, in: "CHANGELOG.md", adding: String(repeating: "word ", count: 2500),
      finds: "CHANGELOG.md: The page has"),
    Trial(
      limits, in: architecture, adding: String(repeating: "word ", count: 5000),
      finds: "\(architecture): The page has"),
    Trial(
      order, in: "README.md", replacing: "Try-a-layout.md)", with: "",
      finds: "README.md: The README lacks: Try-a-layout.md)"),
    Trial(
      order, in: "README.md", replacing: "# OpenCollectionView\n",
      with: "# OpenCollectionView\n<!-- test -->\n",
      finds: "README.md:2: '<!-- test -->' is above"),
    Trial(
      order, in: "README.md", adding: "## Cards", finds: "README.md:"),
    Trial(
      order, in: "README.md", replacing: "Gallery/Pictures/settings.png", with: "settings.png",
      finds: "README.md: The picture Gallery/Pictures/settings.png has to be above"),
    Trial(
      "The README's program is the client package's", in: "README.md",
      replacing: "import UIKit  // yes", with: "import UIKit  // no",
      finds: "Tests/ClientPackage/Sources/colors/main.swift: The README shows another program"),
    Trial(
      "Every link to a file of the repository leads to one", in: "README.md",
      replacing: "# OpenCollectionView\n",
      with: "# OpenCollectionView\n[Card](Sources/\(cardPage))\n",
      finds: "README.md:2: The link to Sources/\(cardPage) leads to nothing"),
    Trial(
      "The index of the Behaviour pages names each of them",
      in: "\(BehaviourRules.folder)/\(cardPage)", text: "# Cards\n",
      finds: "\(BehaviourRules.folder)/Behaviour.md: \(cardPage) has no row"),
    Trial(
      "The pages about the code name files and types that exist", in: architecture,
      replacing: "# Architecture\n", with: "# Architecture\n`Sources/Card.swift`\n",
      finds: "\(architecture):2: There is no file 'Sources/Card.swift'"),
    Trial(
      "The pages about the code name files and types that exist", in: architecture,
      // This file must not have the name.
      replacing: "# Architecture\n", with: "# Architecture\n`Card" + "Machine`\n",
      finds: "\(architecture):2: Nothing is called 'Card" + "Machine'"),
  ]

  private static let ofTheGate = [
    Trial(
      "The gate runs the README's test command", in: ".ci/run",
      replacing: "$(printed test README.md)", with: "swift test",
      finds: ".ci/run: The gate does not run the README's tests. Write: tests="),
    Trial(
      "The gate runs the README's test command", in: "README.md",
      replacing: "swift test --disable-xctest",
      with: "swift build", finds: "README.md: Below <!-- test --> has to be"),
    Trial(
      "The gate gives each step that compiles an empty cache", in: ".ci/run",
      replacing: "fresh_cache\n.ci/documentation", with: ".ci/documentation",
      finds: ".ci/run: No empty cache is made above '.ci/documentation --site \"$site\"'"),
    Trial(
      "The gate lints before and after the build, and tests the rules", in: ".ci/run",
      replacing: "\n.ci/lint --modules", with: "",
      finds: ".ci/run: The step is missing, or it is above another one: .ci/lint --modules"),
    Trial(
      "The gate compiles the documentation and looks for files that changed", in: ".ci/run",
      replacing: "  git diff --exit-code\n", with: "",
      finds: ".ci/run: The step is missing. Write:   git diff"),
    Trial(
      "The gate compiles the documentation and looks for files that changed", in: ".ci/run",
      replacing: "\nunchanged\n", with: "\n",
      finds: ".ci/run: Before and after the tests the gate looks for changes"),
    Trial(
      "The gate compiles the documentation and looks for files that changed",
      in: ".ci/documentation", replacing: "document Cocoa", with: "",
      finds: ".ci/documentation: The script lacks: document Cocoa"),
  ]

  // What is cited here is cut in two, so that this file does not cite it.
  private static let ofCitations = [
    Trial(
      "Every rule that a comment or a test cites exists", in: card, text: "\n// See Y-" + "999.\n",
      finds: "\(card):2: Rule Y-" + "999 is cited, and no Behaviour page has it"),
    Trial(
      "Every rule that a comment or a test cites exists", in: "Tests/UIKitTests/Card.swift",
      text: "let text = \"Appendix A, invariant" + " 99\"\n",
      finds: "Tests/UIKitTests/Card.swift:1: Invariant" + " 99 of appendix A is cited"),
    Trial(
      "Every rule that a page cites exists", in: architecture, replacing: "# Architecture\n",
      with: "# Architecture\nSee behaviour section" + " 6.99.\n",
      finds: "\(architecture):2: Section" + " 6.99 of the pages 'behaviour' is cited"),
  ]

  private static let ofFloors = [
    Trial(
      "The folders below Sources are the floors", in: "Sources/7-Cards/Card.swift", text: "\n",
      finds: "Sources/7-Cards: No floor of Package.swift has this name"),
    Trial(
      "The folders below Sources are the floors", in: "Sources/1-Values/Card/Card.swift",
      text: "\n", finds: "Sources/1-Values/Card: The floor has no such target"),
    Trial(
      "The folders below Sources are the floors",
      manifest: {
        let text = try String(decoding: CheckedPackage.ours.manifestJSON(), as: UTF8.self)
        return Data(text.replacing("1-Values/Geometry", with: "1-Values/Card").utf8)
      }, finds: "Sources/1-Values/Card: Package.swift has the target here"),
    Trial(
      "The architecture page has the floors of the manifest", in: architecture,
      replacing: "| `Geometry` |", with: "| `Card` |",
      finds: "\(architecture): The target `Geometry` has no row"),
    Trial(
      "The architecture page has the floors of the manifest", in: architecture,
      replacing: "| `Geometry` |", with: "| `Card` |",
      finds: "\(architecture): 1-Values of Package.swift has no target `Card`"),
    Trial(
      "The architecture page has the floors of the manifest", in: architecture,
      replacing: "`ChildProcesses`,", with: "`DrawnPixels`,",
      finds: "\(architecture): The target `DrawnPixels` has two rows"),
    Trial(
      "A target sees only what is above it on the architecture page", in: architecture,
      replacing: "| `Geometry` |", with: "| `UIKit` |",
      finds: "\(architecture): `UIKit` depends on `Screens`, which stands below it"),
    Trial(
      "The picture of the floors shows the targets that hold code", in: Floors.picture,
      replacing: "\"Geometry\"", with: "\"Card\"",
      finds: "Snippets/Floors.swift: The picture shows another floor than Package.swift has"),
  ]

  private static let unsafe =
    "No product for other packages has unsafe flags, and nothing depends on a test target"

  private static let ofTheManifest = [
    Trial(
      unsafe, adding: #"{"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-Ounchecked"]}}}"#,
      to: "settings", of: "PictureTesting",
      finds: """
        Package.swift: The library PictureTesting has the target PictureTesting, whose flags are \
        unsafe (swift: -Ounchecked): SwiftPM refuses the package as a dependency. The way to it: \
        PictureTesting. Other products that have it: PictureTestingAppKit. Delete the flags
        """),
    // Reached over two steps, with a flag under a condition.
    Trial(
      unsafe,
      adding: """
        {"tool": "c", "kind": {"unsafeFlags": {"_0": ["-w"]}}, \
        "condition": {"config": "release", "platformNames": ["windows"]}}
        """, to: "settings", of: "Geometry",
      finds: """
        Package.swift: The library UIKit has the target Geometry, whose flags are unsafe (c: -w): \
        SwiftPM refuses the package as a dependency. The way to it: UIKit →
        """),
    Trial(
      unsafe, adding: #"{"tool": "linker", "kind": {"unsafeFlags": {"_0": ["-s"]}}}"#,
      to: "settings", of: "objc-translate",
      finds: """
        Package.swift: The plug-in TranslateObjectiveC has the target objc-translate, whose flags are \
        unsafe (linker: -s): SwiftPM refuses the package as a dependency. The way to it: \
        TranslateObjectiveC → objc-translate. Delete the flags, or a dependency on each way
        """),
    // The flags of the gallery stand in the manifest, one under a condition.
    Trial(
      unsafe, adding: #"{"target": ["gallery", {"platformNames": [], "traits": ["Combine"]}]}"#,
      to: "dependencies", of: "objc-translate",
      finds: """
        Package.swift: The plug-in TranslateObjectiveC has the target gallery, whose flags are unsafe \
        (linker: -use-ld=lld; linker: -Xclang-linker -no-pie): SwiftPM refuses the package as a \
        dependency. The way to it: TranslateObjectiveC → objc-translate → gallery. Delete
        """),
    Trial(
      unsafe, adding: #"{"byName": ["GalleryTests", null]}"#, to: "dependencies",
      of: "Expectations",
      finds: "Package.swift: Expectations depends on the test target GalleryTests"),
    Trial(
      unsafe, adding: #"{"card": ["Geometry", null]}"#, to: "dependencies", of: "UIKit",
      finds: "Package.swift: What 'swift package dump-package' prints is not what"),
    Trial(
      unsafe, manifest: { Data(#"{"products": [], "targets": []}"#.utf8) },
      finds: "Package.swift: Only 0 targets of libraries and plug-ins were found"),
    Trial(
      unsafe, manifest: { try ManifestDescription.json(ofPackageAt: "/nowhere/card") },
      finds: "This command failed: swift package --package-path /nowhere/card"),
  ]

  private static let engine = "Sources/4-Collections/CollectionEngine/CollectionEngine.swift"
  private static let tableController =
    "Sources/4-Collections/TableView/Controller/UITableViewController.swift"
  private static let dropState =
    "Sources/4-Collections/CollectionEngine/DragAndDrop/DropState.swift"
  private static let protocols = "The page of the engine's protocols has every requirement"
  private static let protocolsPage = "Sources/5-Faces/UIKit/UIKit.docc/Engine-protocols.md"
  private static let upwards =
    "The page of calls upwards has every protocol that only later modules conform to"
  private static let upwardsPage = "Sources/5-Faces/UIKit/UIKit.docc/Calls-upwards.md"
  private static let presentation = "Sources/3-Views/Views/Controller/ControllerPresentation.swift"
  private static let symbols = "Sources/3-Views/Views/Symbols"
  private static let optionalMethods =
    "What '.ci/lint --record optional-methods' writes is up to date"

  private static let ofSources = [
    Trial(
      "What changes in the engine is written by its owner alone", in: dropState,
      replacing: "  private(set) var waiting", with: "  var waiting",
      finds: "\(dropState):12: Other files can write `waiting`, which DropState owns"),
    Trial(
      "A controller has each optional method of its data source and delegate", in: tableController,
      replacing: "open func tableView(\n    _ tableView: UITableView, editingStyleForRowAt",
      with: "func tableView(\n    _ tableView: UITableView, editingStyleForRowAt",
      finds: "\(tableController): It lacks `tableView(_:editingStyleForRowAt:)`"),
    Trial(
      "The owners of the engine's state are those that the engine holds", in: engine,
      replacing: "  let drop = DropState()", with: "  let drop = CardState()",
      finds: "\(engine):39: The engine holds `drop`, whose type is no owner"),
    Trial(
      protocols, in: protocolsPage, replacing: "## EngineHost", with: "## EngineCard",
      finds: "\(protocolsPage): The protocol EngineHost of the engine has no table"),
    Trial(
      protocols, in: protocolsPage, replacing: "| `isScrollable` |", with: "| `flip()` |",
      finds: "\(protocolsPage): The table of EngineHost lacks `isScrollable`"),
    Trial(
      protocols, in: protocolsPage, replacing: "| `isScrollable` |", with: "| `flip()` |",
      finds: "\(protocolsPage): EngineHost has no `flip()`"),
    Trial(
      upwards, in: upwardsPage, replacing: "| `PanTarget` |", with: "| `PanCard` |",
      finds: "\(upwardsPage): No row has `PanTarget`, to which conform: `UICollectionView`"),
    Trial(
      upwards, in: upwardsPage, replacing: "| `PanTarget` |", with: "| `PanCard` |",
      finds: "\(upwardsPage): No such protocol calls upwards: `PanCard`"),
    Trial(
      upwards, in: upwardsPage, replacing: "| `IndexBar` |", with: "| `CardBar` |",
      finds: "\(upwardsPage): The row of `TouchRetaining` has other types. Write: `IndexBar`"),
    Trial(
      upwards, in: presentation, replacing: "Screens.Presenter", with: "Screens.Card",
      finds: "\(presentation):108: The module Screens declares no class Card"),
    Trial(
      upwards, in: presentation, replacing: "Screens.Presenter", with: "Screens.Card",
      finds: "\(upwardsPage): No row has the class `Screens.Card`"),
    Trial(
      optionalMethods, in: OptionalMethodTable.path, replacing: "-> Bool = true",
      with: "-> Bool = false",
      finds: "Sources/4-Collections/CollectionView/Generated/UICollectionViewDataSource+Optional"),
    Trial(
      optionalMethods, in: OptionalMethodTable.path, adding: "CardDelegate of Views",
      finds: "\(OptionalMethodTable.path):"),
    Trial(
      "What '.ci/lint --record symbols' writes is up to date", in: "\(symbols)/airplane.svg",
      replacing: "<path", with: "<path ",
      finds: "Sources/3-Views/Views/Generated/SymbolFiles.swift:13: What this is made from says"),
    Trial(
      "What '.ci/lint --record symbols' writes is up to date", in: "\(symbols)/card.png",
      text: "\n", finds: "\(symbols)/card.png: Only drawings belong here"),
    Trial(
      "What '.ci/lint --record pages' writes is up to date",
      in: "Sources/6-Tools/PictureReports/Page/report.css", adding: "card {}",
      finds: "Sources/6-Tools/PictureReports/Generated/PageTexts.swift:"),
    Trial(
      "What '.ci/lint --record pages' writes is up to date",
      in: "Sources/6-Tools/PictureReports/Page/report.css", text: "card {\n}\r\n",
      finds: "Sources/6-Tools/PictureReports/Page/report.css:2: The sign U+D cannot"),
    Trial(
      "Nothing else is in the folders of generated files",
      in: "Sources/3-Views/Views/Generated/Card.swift", text: "\n",
      finds: "Sources/3-Views/Views/Generated/Card.swift: Nothing generates this file"),
    Trial(
      "The scripts of a page are modules that its document leads to",
      in: "Sources/6-Tools/PlaygroundServer/Page/playground.html",
      adding: "<script>card()</script>",
      finds: "Sources/6-Tools/PlaygroundServer/Page/playground.html:"),
    Trial(
      "The scripts of a page are modules that its document leads to",
      in: "Sources/6-Tools/PlaygroundServer/Page/starts.js", replacing: "./page.js",
      with: "./card.js",
      finds: "Sources/6-Tools/PlaygroundServer/Page/starts.js:6: './card.js' is no script"),
    Trial(
      "The scripts of a page are modules that its document leads to",
      in: "Sources/6-Tools/PlaygroundServer/Page/starts.js",
      adding: "import \"https://a.example/card.js\";",
      finds: "Sources/6-Tools/PlaygroundServer/Page/starts.js:"),
    Trial(
      "The scripts of a page are modules that its document leads to",
      in: "Sources/6-Tools/PlaygroundServer/Page/card.js", text: "\n",
      finds: "Sources/6-Tools/PlaygroundServer/Page/card.js: Nothing imports this script"),
    Trial(
      "A row that does not say \"works\" says why", in: SupportedFace.uiKit.path,
      adding: "| `UICard` | partly | `flip()` | |", finds: "\(SupportedFace.uiKit.path):"),
    Trial(
      "Each symbol that works is mentioned by a test", in: SupportedFace.uiKit.path,
      adding: "| `UICollectionView` | works | `flip(wildly:)` | |",
      finds: "\(SupportedFace.uiKit.path):"),
  ]

  private static let page = SupportedFace.uiKit.path
  private static let listed = "`indexPath(forSupplementaryView:)`, "

  private static let ofModules = [
    Trial(
      "What '.ci/lint --record rules' writes is up to date", in: RuleIndex.path, adding: "card",
      finds: "\(RuleIndex.path):"),
    Trial(
      "Every public declaration is on a Support page", in: page, replacing: listed, with: "",
      finds: "Sources/4-Collections/CollectionView/"),
    Trial(
      "Every symbol of a Support page exists, once", in: page, replacing: listed,
      with: "\(listed)`flip()`, ", finds: "\(page):"),
    Trial(
      "Every symbol of a Support page exists, once", in: page, replacing: listed,
      with: listed + listed, finds: "\(page):"),
    Trial(
      "What '.ci/lint --record support' writes is up to date", in: page, replacing: listed,
      with: "", finds: "\(page):"),
    Trial(
      "What '.ci/lint --record support' writes is up to date", in: "README.md",
      replacing: " have no effect; for [AppKit]", with: "0 have no effect; for [AppKit]",
      finds: "README.md:"),
    Trial(
      "What is not there yet is not there", in: page,
      adding: "| `UICollectionView` | not yet | `indexPath(for:)` | cards |",
      finds: "\(page):"),
    Trial(
      "What has no effect says so in its documentation", in: page,
      adding: "| `UICollectionView` | no effect | `indexPath(for:)` | cards |",
      finds: "\(page):"),
    Trial(
      "Every public type that is in no other is in one topic",
      in: SupportedFace.uiKit.landingPage, replacing: "- ``UICollectionView``\n", with: "",
      finds: "Sources/4-Collections/CollectionView/"),
    Trial(
      "Every public type that is in no other is in one topic",
      in: SupportedFace.uiKit.landingPage, replacing: "- ``UICollectionView``\n",
      with: "- ``UICollectionView``\n- ``UICollectionView``\n",
      finds: "\(SupportedFace.uiKit.landingPage): `UICollectionView` is in two topics"),
  ]
}
