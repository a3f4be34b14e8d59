// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

/// Documents of Interface Builder on the command line.
@Suite("Documents of Interface Builder", .waitsForProcesses) struct InterfaceFileTests {
  /// A cell of 200 × 60 with a view of a class and a colour, and a label.
  private static let cell = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Photos">
    <connections><outlet property="cell" destination="c" id="o1"/></connections></placeholder>
    <collectionViewCell reuseIdentifier="photo" id="c" customClass="PhotoCell" customModule="App">
    <rect key="frame" x="0" y="0" width="200" height="60"/>
    <view key="contentView"><rect key="frame" x="0" y="0" width="200" height="60"/><subviews>
    <view id="b" translatesAutoresizingMaskIntoConstraints="NO" customClass="Badge">
    <rect key="frame" x="0" y="0" width="9" height="9"/><color key="backgroundColor" name="Tint"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="count">
    <integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    </view>
    <view id="d" translatesAutoresizingMaskIntoConstraints="NO" customClass="Badge">
    <rect key="frame" x="0" y="0" width="9" height="9"/></view>
    <button id="t"><rect key="frame" x="0" y="0" width="9" height="9"/>
    <connections><action selector="tap:" destination="c" eventType="touchUpInside" id="a1"/></connections>
    </button>
    </subviews></view>
    <constraints>
    <constraint firstItem="b" firstAttribute="leading" secondItem="c" secondAttribute="leading" constant="10" id="k1"/>
    <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="10" id="k2"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="c" secondAttribute="top" constant="5" id="k3"/>
    <constraint firstItem="b" firstAttribute="height" constant="20" id="k4"/>
    <constraint firstItem="d" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="k5"/>
    <constraint firstItem="d" firstAttribute="leading" secondItem="c" secondAttribute="leading" id="k6"/>
    <constraint firstItem="d" firstAttribute="width" constant="30" id="k7"/>
    <constraint firstItem="d" firstAttribute="height" constant="30" id="k8"/>
    </constraints>
    <connections><outlet property="badge" destination="b" id="o2"/></connections>
    </collectionViewCell></objects></document>
    """

  private static let tint = """
    { "colors": [
      { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "0xFF", "green": "0x00", "blue": "0x00", "alpha": "1" } } },
      { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
        "color": { "color-space": "srgb",
        "components": { "red": "0x00", "green": "0x00", "blue": "0xFF", "alpha": "1" } } }] }
    """

  private static let set = "Assets.xcassets/Tint.colorset/Contents.json"

  @Test func `A nib is drawn in its own size, without what only its program has`() async throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(Self.cell, to: "Cell.xib")
    let result = try await files.gallery("Cell.xib", "--out", "a.txt")
    expectEqual(result.status, 0, "\(result.errors)")
    expectEqual(
      result.errorLines.filter { $0.contains("warning") },
      [
        """
        Cell.xib:5:1: warning: PhotoCell is drawn as UICollectionViewCell, without the outlets, \
        actions and attributes of its own
        """,
        """
        Cell.xib:8:1: warning: Badge is drawn as UIView, without the outlets, actions and \
        attributes of its own
        """,
        """
        Cell.xib:3:1: warning: the outlets and actions of File's Owner, Photos, are left out
        """,
        """
        Cell.xib:8:1: warning: Could not load the "Tint" color referenced from a nib; looked in \
        \(Self.resolved(files.folder))
        """,
      ], "\(result.errors)")
    let tree = try files.text("a.txt")
    expectPrefix(tree, "Cell  200 × 60 @2x\n", "\(tree)")
    expectContains(tree, "10, 5  180 × 20", "\(tree)")
    let wide = try await files.gallery(
      "Cell.xib", "--size", "300x80", "--out", "-", "--format", "txt", "--quiet")
    expectContains(wide.text, "10, 5  280 × 20", "\(wide.text)")
    expectEmpty(wide.errors, "\(wide.errors)")
  }

  private static func resolved(_ folder: String) -> String {
    URL(fileURLWithPath: folder).standardizedFileURL.path
  }

  @Test func `Catalogues are found in the folder and in those above, up to the project's`()
    async throws
  {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write("", to: "App/Package.swift")
    try files.write(Self.cell, to: "App/Views/Cell.xib")
    // Beside the project it does not count.
    try files.write(Self.tint, to: "Other/\(Self.set)")
    let without = try await files.gallery("App/Views/Cell.xib", "--out", "a.svg")
    expectContains(without.errors, "Could not load the \"Tint\" color", "\(without.errors)")
    try files.write(Self.tint, to: "App/Media/\(Self.set)")
    // A process reads the catalogues of a folder once.
    let with = try files.process(
      "App/Views/Cell.xib", "--appearance", "both", "--out", "a.png")
    expect(with.status == 0 && !with.errors.contains("Could not"), "\(with.errors)")
    // The same pictures as with the colours written into the document.
    for (style, color) in [
      ("light", "red=\"1\" green=\"0\" blue=\"0\""), ("dark", "red=\"0\" green=\"0\" blue=\"1\""),
    ] {
      try files.write(
        Self.cell.replacing("name=\"Tint\"", with: "\(color) alpha=\"1\""), to: "\(style).xib")
      let written = try await files.gallery(
        "\(style).xib", "--appearance", style, "--out", "\(style).png")
      expectEqual(written.status, 0, "\(written.errors)")
      let expected = try Data(contentsOf: URL(fileURLWithPath: "\(files.folder)/\(style).png"))
      let found = try Data(contentsOf: URL(fileURLWithPath: "\(files.folder)/a-\(style).png"))
      expectEqual(found, expected, "\(style)")
    }
  }

  @Test func `Attributes without an effect are a warning each, with their number`() async throws {
    let files = try UserFiles()
    defer { files.remove() }
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view layoutMarginsFollowReadableWidth="YES" id="v"><rect key="frame" x="0" y="0" width="90" height="40"/>
      <subviews><label restorationIdentifier="a" userLabel="A" id="a"/>
      <label restorationIdentifier="b" id="b"/></subviews><color key="glowColor" white="1"/>
      <glow key="shine" id="g"/></view></objects></document>
      """
    try files.write(nib, to: "Cell.xib")
    let result = try await files.gallery("Cell.xib", "--out", "a.txt")
    expectEqual(result.status, 0, "\(result.errors)")
    expectEqual(
      result.errorLines.filter { $0.contains("warning") },
      [
        "Cell.xib:3:1: warning: layoutMarginsFollowReadableWidth of a view has no effect here",
        """
        Cell.xib:4:11: warning: restorationIdentifier of a label has no effect here; the document \
        has it 2 times
        """,
        "Cell.xib:5:53: warning: glowColor of a view has no effect here",
        "Cell.xib:6:1: warning: shine of a view has no effect here",
      ], "\(result.errors)")
  }

  @Test(arguments: [
    "PostCell.xib", "Feed.storyboard", "MacBadge.xib", "MacBadges.xib", "MacTextItem.xib",
  ])
  func `The samples' documents have no attribute without an effect`(name: String) async throws {
    let files = try UserFiles()
    defer { files.remove() }
    let document = "\(Self.samples)/\(name)"
    let result = try await files.gallery(document, "--out", "a.txt")
    expectEqual(result.status, 0, "\(result.errors)")
    expectLacks(result.errors, "has no effect", "\(result.errors)")
  }

  private static let samples = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Gallery/Samples/Nibs").path

  /// A navigation controller with a list that embeds a detail, and a scene that embeds itself.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n"><scenes>
    <scene sceneID="1"><objects><navigationController id="n" customClass="Flow">
    <navigationBar key="navigationBar" id="nb"><rect key="frame" x="0" y="0" width="320" height="44"/></navigationBar>
    <connections><segue destination="l" kind="relationship" relationship="rootViewController" id="s1"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="2"><objects><viewController storyboardIdentifier="list" id="l" customClass="List">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <containerView id="c"><rect key="frame" x="20" y="200" width="280" height="100"/>
    <connections><segue destination="d" kind="embed" identifier="more" id="s2"/></connections></containerView>
    </subviews></view>
    <navigationItem key="navigationItem" title="Plants" id="i"/></viewController></objects></scene>
    <scene sceneID="3"><objects><viewController storyboardIdentifier="detail" id="d">
    <view key="view" id="w"><rect key="frame" x="0" y="0" width="200" height="60"/><subviews>
    <label text="Oak" id="t"><rect key="frame" x="10" y="10" width="100" height="21"/></label>
    </subviews></view></viewController></objects></scene>
    <scene sceneID="4"><objects><viewController storyboardIdentifier="loop" id="o">
    <view key="view" id="x"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
    <containerView id="y"><rect key="frame" x="0" y="0" width="50" height="50"/>
    <connections><segue destination="o" kind="embed" id="s3"/></connections></containerView>
    </subviews></view></viewController></objects></scene>
    </scenes></document>
    """

  @Test func `A scene is drawn by its storyboard ID, and the initial one without it`() async throws
  {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(Self.storyboard, to: "Main.storyboard")
    let detail = try await files.gallery(
      "Main.storyboard", "--scene", "detail", "--out", "detail.txt")
    expectEqual(detail.status, 0, "\(detail.errors)")
    let text = try files.text("detail.txt")
    expectContains(text, "200 × 60")
    expectContains(text, "10, 10  100 × 21")
    expectContains(text, "Oak")
    let list = try await files.gallery("Main.storyboard", "--out", "list.txt")
    expectEqual(list.status, 0, "\(list.errors)")
    // The bar with its title, and the embedded scene at its place.
    let tree = try files.text("list.txt")
    expectContains(tree, "Plants")
    expectContains(tree, "Oak")
    expectContains(list.errors, "warning: Flow is drawn as UINavigationController")
    expectContains(list.errors, "warning: List is drawn as UIViewController")
    let picture = try await files.gallery(
      "Main.storyboard", "--scene", "list", "--appearance", "both", "--out", "list.png")
    expectEqual(picture.status, 0, "\(picture.errors)")
  }

  @Test func `What cannot be used before the view leaves the view in its place`() async throws {
    let files = try UserFiles()
    defer { files.remove() }
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <numberFormatter id="f"/><view id="v"><rect key="frame" x="0" y="0" width="90" height="40"/></view>
      </objects></document>
      """
    try files.write(nib, to: "Late.xib")
    let result = try await files.gallery("Late.xib", "--out", "a.txt")
    expectEqual(result.status, 0, "\(result.errors)")
    try expectContains(files.text("a.txt"), "90 × 40")
  }

  @Test func `A segue's method is the app's, and the scene is drawn without it`() async throws {
    let files = try UserFiles()
    defer { files.remove() }
    let text = Self.storyboard.replacing(
      "kind=\"embed\" identifier=\"more\"",
      with: "kind=\"embed\" destinationCreationSelector=\"make:\"")
    expectNotEqual(text, Self.storyboard)
    try files.write(text, to: "Main.storyboard")
    let result = try await files.gallery("Main.storyboard", "--out", "a.txt")
    expectEqual(result.status, 0, "\(result.errors)")
    try expectContains(files.text("a.txt"), "Oak")
  }

  @Test func `A collection view controller is drawn without its data source`() async throws {
    let files = try UserFiles()
    defer { files.remove() }
    let grid = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      <scene sceneID="1"><objects><collectionViewController id="g" customClass="Grid">
      <collectionView key="view" dataMode="prototypes" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="f"><size key="itemSize" width="100" height="80"/>
      <size key="headerReferenceSize" width="50" height="40"/></collectionViewFlowLayout><cells/>
      <collectionReusableView key="sectionHeaderView" reuseIdentifier="h" id="h"><rect key="frame" x="0" y="0" width="320" height="40"/></collectionReusableView>
      <connections><outlet property="dataSource" destination="g" id="o1"/></connections>
      </collectionView></collectionViewController></objects></scene></scenes></document>
      """
    try files.write(grid, to: "Grid.storyboard")
    let result = try await files.gallery("Grid.storyboard", "--out", "a.txt")
    expectEqual(result.status, 0, "\(result.errors)")
    try expectContains(files.text("a.txt"), "320 × 480")
  }

  /// A collection view controller of the app's class with a header and three prototypes, one of them
  /// without an identifier, and a table with two in another scene.
  private static let prototypes = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="g"><scenes>
    <scene sceneID="1"><objects><collectionViewController id="g" customClass="Grid">
    <collectionView key="view" dataMode="prototypes" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
    <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" minimumLineSpacing="10" minimumInteritemSpacing="10" id="f">
    <size key="itemSize" width="100" height="80"/><size key="headerReferenceSize" width="50" height="40"/>
    <size key="footerReferenceSize" width="50" height="30"/></collectionViewFlowLayout><cells>
    <collectionViewCell reuseIdentifier="a" id="c1" customClass="PhotoCell"><rect key="frame" x="0" y="40" width="100" height="80"/>
    <collectionViewCellContentView key="contentView" id="k1"><rect key="frame" x="0" y="0" width="100" height="80"/><subviews>
    <label text="First" id="t1"><rect key="frame" x="10" y="10" width="60" height="21"/></label></subviews></collectionViewCellContentView>
    <connections><outlet property="title" destination="t1" id="o2"/><segue destination="t" kind="show" id="s1"/></connections></collectionViewCell>
    <collectionViewCell reuseIdentifier="a" id="c2"><rect key="frame" x="110" y="40" width="150" height="60"/>
    <collectionViewCellContentView key="contentView" id="k2"><rect key="frame" x="0" y="0" width="150" height="60"/><subviews>
    <label text="Second" id="t2"><rect key="frame" x="10" y="10" width="60" height="21"/></label></subviews></collectionViewCellContentView></collectionViewCell>
    <collectionViewCell id="c3"><rect key="frame" x="0" y="130" width="50" height="50"/></collectionViewCell>
    </cells>
    <collectionReusableView key="sectionHeaderView" reuseIdentifier="h" id="h"><rect key="frame" x="0" y="0" width="320" height="40"/><subviews>
    <label text="Head" id="t3"><rect key="frame" x="5" y="5" width="60" height="21"/></label></subviews></collectionReusableView>
    <connections><outlet property="dataSource" destination="g" id="o1"/><outlet property="delegate" destination="g" id="o3"/></connections>
    </collectionView></collectionViewController></objects></scene>
    <scene sceneID="2"><objects><viewController storyboardIdentifier="list" id="t">
    <view key="view" id="w"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <tableView dataMode="prototypes" style="plain" rowHeight="44" id="tv"><rect key="frame" x="0" y="100" width="320" height="300"/><prototypes>
    <tableViewCell reuseIdentifier="r" rowHeight="70" id="r1"><rect key="frame" x="0" y="0" width="320" height="70"/>
    <tableViewCellContentView key="contentView" id="q1"><rect key="frame" x="0" y="0" width="320" height="70"/><subviews>
    <label text="Third" id="t4"><rect key="frame" x="10" y="10" width="60" height="21"/></label></subviews></tableViewCellContentView></tableViewCell>
    <tableViewCell id="r2"><rect key="frame" x="0" y="70" width="320" height="44"/></tableViewCell>
    </prototypes></tableView></subviews></view></viewController></objects></scene>
    <scene sceneID="3"><objects><viewController storyboardIdentifier="own" id="n">
    <collectionView key="view" id="nv"><rect key="frame" x="0" y="0" width="320" height="480"/>
    <collectionViewLayout key="collectionViewLayout" customClass="Spiral" id="nl"/><cells>
    <collectionViewCell reuseIdentifier="s" id="n1"><rect key="frame" x="0" y="0" width="90" height="70"/></collectionViewCell>
    </cells></collectionView></viewController></objects></scene>
    </scenes></document>
    """

  @Test func `Each prototype is drawn once, in the document's order and size`() async throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(Self.prototypes, to: "Grid.storyboard")
    let result = try await files.gallery("Grid.storyboard", "--out", "a.txt")
    expectEqual(result.status, 0, "\(result.errors)")
    let tree = try files.text("a.txt")
    let places = ["0, 40  100 × 80", "110, 50  150 × 60", "50 × 50", "0, 0  320 × 40"]
    for place in places { expectContains(tree, place, "\(place) in \(tree)") }
    for text in ["First", "Second", "Head"] { expectContains(tree, text, "\(tree)") }
    // The document has no footer, whatever its layout says.
    expectLacks(tree, "320 × 30", "\(tree)")
    let table = try await files.gallery("Grid.storyboard", "--scene", "list", "--out", "b.txt")
    expectEqual(table.status, 0, "\(table.errors)")
    let rows = try files.text("b.txt")
    for place in ["0, 100  320 × 70", "0, 170  320 × 44", "Third"] {
      expectContains(rows, place, "\(place) in \(rows)")
    }
    let own = try await files.gallery("Grid.storyboard", "--scene", "own", "--out", "c.txt")
    expectEqual(own.status, 0, "\(own.errors)")
    try expectContains(files.text("c.txt"), "90 × 70")
    let picture = try await files.gallery(
      "Grid.storyboard", "--appearance", "both", "--out", "d.png")
    expectEqual(picture.status, 0, "\(picture.errors)")
  }

  @Test func `Texts are those of a language beside the document`() async throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(Self.storyboard, to: "Base.lproj/Main.storyboard")
    try files.write(
      "\"t.text\" = \"Eiche\"; \"i.title\" = \"Pflanzen\";", to: "de.lproj/Main.strings")
    let german = try await files.gallery(
      "Base.lproj/Main.storyboard", "--language", "de-AT", "--out", "a.txt")
    expectEqual(german.status, 0, "\(german.errors)")
    let tree = try files.text("a.txt")
    expect(tree.contains("Eiche") && tree.contains("Pflanzen") && !tree.contains("Oak"), "\(tree)")
    let own = try await files.gallery("Base.lproj/Main.storyboard", "--out", "b.txt")
    expectEqual(own.status, 0)
    try expectContains(files.text("b.txt"), "Oak")
    let sample = try await files.gallery("grid", "--language", "de", "--out", "c.txt")
    expectEqual(sample.status, 64)
    expectContains(sample.errors, "--language de needs a .xib or .storyboard file (was 'grid')")
    let wrong = try await files.gallery(
      "Base.lproj/Main.storyboard", "--language", "German", "--out", "d.txt")
    expectEqual(wrong.status, 64)
    expectContains(wrong.errors, "'German' is not a language")
  }

  @Test func `A scene that is not there or contains itself is an error with its line`() async throws
  {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(Self.storyboard, to: "Main.storyboard")
    let missing = try await files.gallery("Main.storyboard", "--scene", "none", "--out", "a.png")
    expectEqual(missing.status, 65)
    expectContains(
      missing.errors,
      "Main.storyboard:2:1: error: the storyboard has no scene \"none\"; it has detail, list, loop, n"
    )
    let loop = try await files.gallery("Main.storyboard", "--scene", "loop", "--out", "a.png")
    expectEqual(loop.status, 65)
    expectContains(loop.errors, "error: the scene contains itself")
    let nib = try await files.gallery("Cell.xib", "--scene", "x", "--out", "a.png")
    expectEqual(nib.status, 64)
    expectContains(nib.errors, "--scene x needs a .storyboard file")
  }

  @Test func `A nib that cannot be read is an error with its line`() async throws {
    let files = try UserFiles()
    defer { files.remove() }
    let broken: [(name: String, text: String, message: String)] = [
      (
        "id",
        Self.cell.replacing(
          "secondItem=\"b\" secondAttribute=\"bottom\"",
          with: "secondItem=\"z\" secondAttribute=\"bottom\""),
        "id.xib:24:1: error: no object \"z\""
      ),
      (
        "story", Self.cell.replacing("CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB"),
        "story.xib:2:1: error: the storyboard has no scene"
      ),
      (
        "none",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/></objects></document>
        """,
        """
        none.xib:2:1: error: the document has no view at the top; a picture of it needs a view, a \
        cell or a controller
        """
      ),
      (
        "empty", "",
        "empty.xib:1:1: error: the file has no element; an Interface Builder document was expected"
      ),
    ]
    for (name, text, message) in broken {
      try files.write(text, to: "\(name).xib")
      let result = try await files.gallery("\(name).xib", "--out", "a.png")
      expectEqual(result.status, 65)
      expectEqual(result.errorLines.first.map(String.init), message, "\(result.errors)")
      expectEqual(result.errorLines.count, 1)
    }
    try await expectEqual(files.gallery("missing.xib", "--out", "a.png").status, 65)
    try expectLacks(files.names(), "a.png")
  }

  @Test func `A nib of the Mac is drawn in a window, and a window as it is`() async throws {
    let files = try UserFiles()
    defer { files.remove() }
    func nib(_ objects: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Panel">
      <connections><outlet property="box" destination="b" id="o"/></connections></customObject>
      \(objects)
      </objects></document>
      """
    }
    let view = """
      <rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <box boxType="custom" id="b" customClass="Frame"><rect key="frame" x="10" y="20" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
      <color key="fillColor" red="1" green="0" blue="0" alpha="1"/></box></subviews>
      """
    try files.write(nib("<customView id=\"v\">\(view)</customView>"), to: "View.xib")
    try files.write(
      nib(
        """
        <window title="A" id="w"><rect key="contentRect" x="5" y="6" width="200" height="100"/>
        <view key="contentView" id="v">\(view)</view></window>
        """), to: "Window.xib")
    for name in ["View", "Window"] {
      let result = try await files.gallery("\(name).xib", "--out", "-", "--format", "txt")
      expectEqual(result.status, 0, "\(result.errors)")
      expectContains(result.errors, "Frame is drawn as NSBox", "\(result.errors)")
      expectContains(result.errors, "File's Owner, Panel, are left out")
      expectPrefix(result.text, "\(name)  200 × 100 @2x\n", "\(result.text)")
      // 40 points high, 20 from the bottom.
      expectContains(result.text, "10, 40  30 × 40", "\(result.text)")
      let wide = try await files.gallery(
        "\(name).xib", "--out", "-", "--format", "txt", "--size", "300x100", "--quiet")
      expectContains(wide.text, "10, 40  130 × 40", "\(wide.text)")
    }
  }

  @Test func `A scene of a storyboard of the Mac is drawn in a window`() async throws {
    let files = try UserFiles()
    defer { files.remove() }
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" initialViewController="w"><scenes>
      <scene sceneID="0"><objects><application id="p" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="1"><objects><windowController id="w" customClass="Panel" sceneMemberID="viewController"><window key="window" title="A" id="i">
      <rect key="contentRect" x="5" y="6" width="320" height="240"/></window><connections>
      <segue destination="c" kind="relationship" relationship="window.shadowedContentViewController" id="s"/></connections></windowController></objects></scene>
      <scene sceneID="2"><objects><viewController storyboardIdentifier="list" id="c" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <textField id="t"><rect key="frame" x="10" y="20" width="90" height="16"/><textFieldCell key="cell" title="Oak" id="tc"/></textField>
      </subviews></view></viewController></objects></scene>
      <scene sceneID="3"><objects><controllerPlaceholder storyboardName="Other" id="o" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    try files.write(storyboard, to: "Mac.storyboard")
    for scene in [[], ["--scene", "list"]] {
      let result = try await Command.gallery(
        ["Mac.storyboard", "--out", "a.txt"] + scene, in: files.folder)
      expectEqual(result.status, 0, "\(result.errors)")
      let tree = try files.text("a.txt")
      expect(tree.contains("Mac  200 × 100 @2x") && tree.contains("10, 64  90 × 16"), "\(tree)")
      expectContains(tree, "Oak")
      expectEqual(result.errors.contains("Panel is drawn as NSWindowController"), scene.isEmpty)
    }
    let other = try await files.gallery("Mac.storyboard", "--scene", "o", "--out", "b.txt")
    expectEqual(other.status, 0, "\(other.errors)")
    expectContains(other.errors, "a plain controller replaces it")
    let missing = try await files.gallery("Mac.storyboard", "--scene", "x", "--out", "c.txt")
    expectEqual(missing.status, 65)
    expectContains(missing.errors, "it has list, o, w")
  }

  @Test func `A nib stands wherever a file of one's own does`() async throws {
    let files = try UserFiles()
    defer { files.remove() }
    try files.write(Self.cell, to: "Cell.xib")
    let all = try files.process("all", ".", "--out-dir", "out", "--quiet")
    expectEqual(all.status, 0, "\(all.errors)")
    let several = try await files.gallery(
      "Cell.xib", "--out-dir", "other", "--depfile", "a.d", "--quiet")
    expectEqual(several.status, 0, "\(several.errors)")
    try await expectEqual(files.gallery("record", "Cell.xib").status, 0)
    let verified = try await files.gallery("verify", "Cell.xib")
    expectEqual(verified.status, 0, "\(verified.errors)")
    let names = try files.names()
    for name in ["out/Cell.png", "other/Cell.png", "References/Cell/dark.png"] {
      expectContains(names, name, "\(names)")
    }
    let rule = try files.text("a.d")
    expectEqual(rule, "other/Cell.png: Cell.xib\n")
    try await expectEqual(
      files.gallery("Cell.xib", "--out", "Cell.xib", "--format", "png").status, 64)
    try expectEqual(files.process("serve", "Cell.xib").status, 64)
  }
}
