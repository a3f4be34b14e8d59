// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing
import WaitingForProcesses

@Suite(
  "Interface Builder documents in the translator", .waitsForProcesses,
  .enabled(if: TranslatorTool.hasParser))
struct DocumentTests {
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

  // MARK: Keys

  @Test(arguments: ["5", "6"])
  func `Outlets are set by their names, whatever their access and storage`(mode: String) throws {
    let text = """
      import UIKit
      class Cell: UICollectionViewCell {
        @IBOutlet private weak var label: UILabel! { didSet { print("didSet", label != nil) } }
        @IBOutlet private(set) var labels: [UILabel] = []
        @IBInspectable private var radius: CGFloat = 0
        var speed: Double?
        var state: String { "\\(label.text ?? "") \\(labels.count) \\(radius) \\(speed ?? 0)" }
      }
      class Box<Value>: UIView {
        @IBOutlet private weak var delegate: BoxDelegate?
        var hasDelegate: Bool { delegate != nil }
      }
      protocol BoxDelegate: AnyObject {}
      final class Layout: UICollectionViewFlowLayout, BoxDelegate { @IBInspectable var scale = 0.5 }
      @main @MainActor enum Program {
        static func set(_ object: NSObject, _ name: String, _ values: Any...) {
          let type = type(of: object) as! any ObjectiveCKeys.Type
          guard let key = type.objectiveCKey(named: name) else { return print("no", name) }
          let value = values.count == 1 ? ObjectiveCValue(values[0]) : ObjectiveCValue(4, CGFloat(4))
          do { try key.set(object, value) } catch { print(error) }
        }
        static func main() {
          let cell = Cell()
          let label = UILabel()
          label.text = "A"
          set(cell, "label", label)
          set(cell, "labels", [label, label])
          set(cell, "radius", 4, 4)
          set(cell, "speed", 2.5)
          set(cell, "state", "x")
          set(cell, "label", UIButton())
          print(cell.state)
          let layout = Layout()
          set(layout, "scale", 0.75)
          let box = Box<Int>()
          set(box, "delegate", layout)
          print(layout.scale, box.hasDelegate)
        }
      }
      """
    let document = Self.nib(
      """
      <collectionViewCell id="cell" customClass="Cell" customModule="App">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="speed"><real key="value" value="2.5"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></collectionViewCell>
      """)
    try TemporaryFolder.use { folder in
      let standIn = try StandIn.compiled()
      try folder.write(text, to: "Cell.swift")
      try folder.write(document, to: "Cell.xib")
      let translation = try TranslatorTool.translate(["Cell.swift", "Cell.xib"], in: folder)
      #expect(translation.messages == "")
      let compiled = try Program.run(
        try #require(TranslatorTool.compiler),
        [
          "-parse-as-library", "-warnings-as-errors", "-swift-version", mode, "-module-name", "App",
          "-I", standIn, "-L", standIn, "-lUIKit", "-o", "program",
          "copies/objc_Cell.swift",
        ], in: folder)
      try #require(
        compiled.code == 0, "\(compiled.output)\(compiled.errors)\n\(translation.text(0))")
      let run = try Program.run(folder.appending(path: "program").path, [])
      let lines = run.output.split(separator: "\n").map(String.init)
      try #require(lines.count == 5, "\(run.output)\(run.errors)")
      #expect(lines[0] == "didSet true")
      #expect(lines[1] == "no state")
      #expect(lines[2].contains("UILabel") && lines[2].contains("UIButton"), "\(lines[2])")
      #expect(lines[3] == "A 2 4.0 2.5")
      #expect(lines[4] == "0.75 true")
    }
  }

  // MARK: Copies

  private func translate(
    _ document: String, _ source: String = "import UIKit\nclass Cell: UIView {}\n"
  ) throws -> (messages: String, copy: String, code: Int32) {
    try TemporaryFolder.use { folder in
      try folder.write(source, to: "Cell.swift")
      try folder.write(document, to: "Cell.xib")
      let translation = try TranslatorTool.translate(["Cell.swift", "Cell.xib"], in: folder)
      return (translation.messages, translation.text(1), translation.code)
    }
  }

  @Test func `Only names of classes change in a copy, in any form of writing`() throws {
    let document = Self.nib(
      """
      <view opaque='NO'\r
        customClass = 'Cell'
        customModule= "A&amp;B" customModuleProvider="target" id="a"/>
      <!-- customClass="Cell" customModule="Other" --><label text="customClass=&quot;Cell&quot;" id="b"/>
      <view id="c" userLabel="a > b" customClass="Cell" customModule="Old"/>é<view id="d" customClass="Cell" customModule="Old"/>
      """)
    let found = try translate(document)
    #expect(found.messages == "")
    let expected = document.replacing("\"A&amp;B\"", with: "\"App\"")
      .replacing("customModule=\"Old\"", with: "customModule=\"App\"")
    #expect(found.copy == expected)
  }

  @Test func `A document without classes is its copy, to the byte`() throws {
    let document = "\u{FEFF}" + Self.nib("<view id=\"a\"/>\r\n<view id=\"b\"/>")
    #expect(try translate(document).copy == document)
  }

  @Test func `The module of a class that the sources import stays`() throws {
    let document = Self.nib(#"<view id="a" customClass="Cell" customModule="Kit"/>"#)
    let found = try translate(document, "import Kit\nimport UIKit\nclass Cell: UIView {}\n")
    #expect(found.messages == "")
    #expect(found.copy == document)
  }

  // MARK: Checks

  @Test(arguments: [
    ("<view id=\"a\">", "5:1", "expected"), ("<view id=\"a\"/>\n<view id=\"a\"/>", "5:1", "twice"),
    (
      """
      <view id="a"><connections><outlet property="x" destination="no" id="b"/></connections></view>
      """, "4:27", "no object \"no\""
    ),
    (
      """
      <view id="a"><subviews><tableView id="t"><prototypes><tableViewCell id="p"/></prototypes>
      </tableView></subviews><connections><outlet property="x" destination="p" id="o"/></connections>
      </view>
      """, "5:37", "in a prototype"
    ),
  ])
  func `What can never load is an error at its line and column`(
    objects: String, place: String, words: String
  ) throws {
    let found = try translate(Self.nib(objects))
    #expect(found.code == 1)
    #expect(found.messages.hasPrefix("Cell.xib:\(place): error: "), "\(found.messages)")
    #expect(found.messages.contains(words), "\(found.messages)")
    #expect(found.messages.split(separator: "\n").count == 1)
    #expect(found.copy == "")
  }

  @Test func `A class with all that a document names gives no warning`() throws {
    let source = """
      import UIKit
      class Base: UIView {
        @IBOutlet var view: Inner!
        @IBOutlet var any: AnyObject?
        @IBOutlet var kit: KitView?
        @IBOutlet var pair: (UIView & Named)?
        @IBOutlet var width: NSLayoutConstraint?
        @IBOutlet weak var name: Named?
        @IBAction func tap() {}
        class Inner: UILabel {}
      }
      protocol Named {}
      class Cell: Base {}
      """
    let document = Self.nib(
      """
      <view id="a" customClass="Cell" customModule="App"><subviews>
      <label id="l" customClass="Inner" customModule="Kit"/>
      <button id="b"><connections><action selector="tap" destination="a" id="t"/>
      <action selector="endEditing:" destination="a" id="e"/></connections></button></subviews>
      <constraints><constraint firstAttribute="width" constant="40" id="w"/></constraints>
      <connections><outlet property="view" destination="l" id="o1"/>
      <outlet property="any" destination="b" id="o2"/><outlet property="kit" destination="b" id="o3"/>
      <outlet property="pair" destination="b" id="o4"/><outlet property="width" destination="w" id="o5"/>
      <outlet property="name" destination="b" id="o6"/></connections>
      </view>
      """)
    #expect(try translate(document, source).messages == "")
  }

  // MARK: The Mac

  /// A nib as Xcode writes it for a window's controller, with the main menu's objects.
  private static func window(owner: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
    <objects>
    <customObject id="-2" userLabel="File's Owner" \(owner)>
    <connections><outlet property="window" destination="w" id="o1"/></connections></customObject>
    <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
    <customObject id="-3" userLabel="Application" customClass="NSObject"/>
    <customObject id="f" customClass="NSFontManager"/>
    <window title="Window" id="w"><view key="contentView" id="v"><subviews>
    <searchField id="s"><connections><outlet property="delegate" destination="-2" id="o2"/></connections></searchField>
    </subviews></view><connections>
    <outlet property="delegate" destination="-2" id="o3"/></connections></window>
    </objects>
    </document>

    """
  }

  @Test(arguments: [
    ("NSWindowController", ["NSTextFieldDelegate", "NSWindowDelegate"]),
    ("NSWindowController, NSSearchFieldDelegate", ["NSWindowDelegate"]),
    ("Base, Both", []),
  ])
  func `A delegate without a conformance is the only warning of a window's nib`(
    inherited: String, missing: [String]
  ) throws {
    let source = """
      import AppKit
      class Base: NSWindowController {}
      protocol Both: NSTextFieldDelegate {}
      extension Base: NSWindowDelegate {}
      class Fruit: \(inherited) {}
      """
    for owner in [
      #"customClass="Fruit" customModule="App" customModuleProvider="target""#,
      #"customClass="Fruit""#,
    ] {
      let found = try translate(Self.window(owner: owner), source)
      let warnings = found.messages.split(separator: "\n")
      #expect(warnings.count == missing.count, "\(found.messages)")
      for (line, name) in zip(warnings, missing) {
        #expect(
          line.hasSuffix(
            "warning: the document connects a Fruit as delegate, which does not declare that it is a "
              + "\(name): its methods are not called"))
      }
    }
  }

  @Test func `A data source of the framework's own conforms`() throws {
    let document = Self.nib(
      """
      <tableViewController id="c" customClass="Rows" customModule="App">
      <tableView key="view" id="t"><connections><outlet property="dataSource" destination="c" id="o1"/>
      <outlet property="delegate" destination="c" id="o2"/>
      <outlet property="dragDelegate" destination="c" id="o3"/></connections></tableView>
      </tableViewController>
      """)
    let found = try translate(document, "import UIKit\nclass Rows: UITableViewController {}\n")
    #expect(found.messages.split(separator: "\n").count == 1, "\(found.messages)")
    #expect(found.messages.contains("a Rows as dragDelegate, which does not declare"))
  }

  /// A source with a class that has a segue action and an unwind action.
  private static let list = """
    import UIKit
    class List: UIViewController {
      @IBAction func done(_ segue: UIStoryboardSegue) {}
      @IBSegueAction func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?)
        -> UIViewController? { nil }
      func plain(_ coder: NSCoder) -> UIViewController? { nil }
    }
    class Fade: UIStoryboardSegue {}
    """

  private static func scene(_ segues: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene><objects><viewController id="a" customClass="List" customModule="App">
    <connections>
    \(segues)
    </connections></viewController><exit id="x"/></objects></scene></scenes>
    </document>

    """
  }

  @Test(arguments: [
    (#"<segue kind="unwind" destination="x" unwindAction="done:" id="s"/>"#, ""),
    (
      #"<segue kind="unwind" destination="x" unwindAction="gone:" id="s"/>"#,
      "no class of the module has the unwind action 'gone:'"
    ),
    (#"<segue kind="modal" destination="a" id="s"/>"#, ""),
    (
      #"<segue kind="show" destination="a" destinationCreationSelector="make:sender:segueIdentifier:" id="s"/>"#,
      ""
    ),
    (
      #"<segue kind="show" destination="a" destinationCreationSelector="plain:" id="s"/>"#,
      "List has no segue action 'plain:'; write @IBSegueAction before the method"
    ),
    (#"<segue kind="custom" destination="a" customClass="Fade" customModule="App" id="s"/>"#, ""),
    (
      #"<segue kind="fly" destination="a" id="s"/>"#,
      "unknown kind of segue \"fly\"; it stops when it is triggered"
    ),
  ])
  func `Segues are compared with the methods of controllers`(
    segue: String, warning: String
  ) throws {
    let found = try translate(Self.scene(segue), Self.list)
    #expect(found.code == 0)
    let expected = warning.isEmpty ? "" : "Cell.xib:5:1: warning: \(warning)"
    #expect(found.messages.trimmingCharacters(in: .newlines) == expected)
  }

  @Test func `Actions of segues are in the tables of methods`() throws {
    let segues = """
      <segue kind="unwind" destination="x" unwindAction="done:" id="s"/>
      <segue kind="show" destination="a" destinationCreationSelector="make:sender:segueIdentifier:" id="t"/>
      """
    try TemporaryFolder.use { folder in
      try folder.write(Self.list, to: "List.swift")
      try folder.write(Self.scene(segues), to: "Main.storyboard")
      let translation = try TranslatorTool.translate(["List.swift", "Main.storyboard"], in: folder)
      #expect(translation.messages == "")
      let text = translation.text(0)
      #expect(text.contains("return Selector(\"done:\", { (o: List, a) in o.done(a[0]) })"))
      #expect(
        text.contains(
          "return Selector(\"make:sender:segueIdentifier:\", "
            + "{ (o: List, a) in o.make(a[0], sender: a[1], segueIdentifier: a[2]) })"))
    }
  }

  @Test func `Attributes without an effect are a warning each at the first of them`() throws {
    let found = try translate(
      Self.nib(
        """
        <view layoutMarginsFollowReadableWidth="YES" userLabel="A" id="a"><subviews>
        <label restorationIdentifier="b" id="b"/><label restorationIdentifier="c" id="c"/>
        </subviews></view>
        """))
    #expect(found.code == 0)
    #expect(
      found.messages == """
        Cell.xib:4:1: warning: layoutMarginsFollowReadableWidth of a view has no effect here
        Cell.xib:5:1: warning: restorationIdentifier of a label has no effect here; the document has \
        it 2 times

        """)
  }

  // IB-58.
  @Test func `Truths and fonts that are not understood are warnings`() throws {
    let found = try translate(
      Self.nib(
        """
        <view hidden="yes" id="a"><subviews><label text="B" id="b">
        <fontDescription key="fontDescription" type="system" weight="fat" pointSize="20"/></label>
        </subviews></view>
        """))
    #expect(found.code == 0)
    #expect(
      found.messages == """
        Cell.xib:4:1: warning: hidden="yes" is neither YES nor NO; it counts as left out
        Cell.xib:5:1: warning: unknown weight "fat"; it counts as left out

        """)
  }

  // MARK: The main document

  private func index(
    _ plist: String?, main: String? = nil, documents: [String] = ["Main.storyboard"]
  ) throws -> (text: String, messages: String) {
    try TemporaryFolder.use { folder in
      for name in documents { try folder.write(Self.nib(#"<view id="v"/>"#), to: name) }
      if let plist { try folder.write(plist, to: "Info.plist") }
      let noFiles: [[String: String]] = []
      let noText: [String] = []
      let index = folder.appending(path: "App.interface.json")
      var interface: [String: Any] = [
        "module": "App", "resources": noFiles, "catalogues": noFiles, "images": noText,
        "documents": documents.map { ["source": folder.appending(path: $0).path] },
        "index": index.path,
      ]
      interface["main"] = main
      if plist != nil { interface["infoPlist"] = folder.appending(path: "Info.plist").path }
      let plan = folder.appending(path: "plan.json")
      let object: [String: Any] = ["files": noFiles, "interface": interface]
      try JSONSerialization.data(withJSONObject: object).write(to: plan)
      let result = try TranslatorTool.run([plan.path])
      try #require(result.code == 0, "\(result.errors)")
      return (
        try String(contentsOf: index, encoding: .utf8),
        result.errors.replacing("\(folder.path)/", with: "")
      )
    }
  }

  private func plist(_ values: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \(values)
    </dict>
    </plist>
    """
  }

  private static let sceneManifest = """
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict>
    """

  @Test(arguments: [
    ("<key>UIMainStoryboardFile</key><string>Main</string>", "Main.storyboard"),
    (sceneManifest, "Main.storyboard"),
    ("<key>NSMainStoryboardFile</key><string>Main</string>", "Main.storyboard"),
    ("<key>NSMainNibFile</key><string>MainMenu</string>", "MainMenu.xib"),
  ])
  func `The main document is the one that Info.plist names`(values: String, main: String) throws {
    let found = try index(plist(values), documents: ["Main.storyboard", "MainMenu.xib"])
    #expect(found.messages == "")
    #expect(
      found.text
        == "{\n  \"language\" : \"en\",\n  \"main\" : \"\(main)\",\n  \"module\" : \"App\"\n}\n")
  }

  @Test func `Settings name the main document before Info.plist does`() throws {
    let values = "<key>UIMainStoryboardFile</key><string>Main</string>"
    let found = try index(
      plist(values), main: "Other", documents: ["Main.storyboard", "Other.xib"])
    #expect(found.text.contains("\"main\" : \"Other.xib\""))
  }

  @Test func `A main document that is not there is a warning at its key`() throws {
    let values = "<key>A</key><string>B</string>\n<key>NSMainNibFile</key><string>Main</string>"
    let found = try index(plist(values))
    #expect(
      found.messages
        == "Info.plist:5:1: warning: there is no Main.xib, which NSMainNibFile names\n")
    #expect(!found.text.contains("main"))
    #expect(
      try index("nothing").messages == "Info.plist:1:1: warning: this is not a property list\n")
    #expect(try index(nil, main: "Other").messages.contains("there is no document 'Other'"))
    #expect(try index(nil).text == "{\n  \"language\" : \"en\",\n  \"module\" : \"App\"\n}\n")
  }
}
