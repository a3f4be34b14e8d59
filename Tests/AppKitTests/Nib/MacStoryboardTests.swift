// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Testing
import WaitingSuites

/// The calls that controllers of storyboards get, in order.
@MainActor
enum MacSceneCalls {
  static var all: [String] = []
  /// The window in which the last controller appeared.
  static weak var window: NSWindow?
}

/// A view controller that writes down what it gets, under its title.
class MacSceneController: NSViewController, ObjectiveCMethods {
  private(set) weak var label: NSTextField?
  /// The destination of the last segue.
  private(set) weak var destination: NSResponder?
  var refused: Set<String> = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    MacSceneCalls.all.append("\(title ?? "?").init")
  }

  init?(coder: NSCoder, number: Int) {
    super.init(coder: coder)
    MacSceneCalls.all.append("\(title ?? "?").init \(number)")
  }

  required convenience init(instantiation: AppKitInstantiation) {
    self.init(nibName: nil, bundle: nil)
  }

  override init(nibName: NSNib.Name?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  override nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    guard name == "label" else { return super.objectiveCKey(named: name) }
    return ObjectiveCKey { (o: MacSceneController, v) in o.label = try v() }
  }

  nonisolated class func objectiveCMethod(named name: String) -> Selector? {
    guard name == "makeDetail:" else { return nil }
    return Selector(name) { (o: MacSceneController, a) in o.makeDetail(a[0]) }
  }

  /// Creates the destination of a segue.
  private func makeDetail(_ coder: NSCoder) -> MacSceneController? {
    MacSceneCalls.all.append("\(title ?? "?").makeDetail")
    return MacSceneController(coder: coder, number: 7)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    MacSceneCalls.all.append("\(title ?? "?").awake\(isViewLoaded ? " loaded" : "")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    MacSceneCalls.all.append("\(title ?? "?").viewDidLoad \(label?.stringValue ?? "-")")
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    MacSceneCalls.window = view.window
  }

  override func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool {
    MacSceneCalls.all.append("\(title ?? "?").should \(identifier)")
    return !refused.contains(identifier)
  }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    destination = segue.destinationController as? NSResponder
    let next = destination as? NSViewController
    let isLoaded = next?.isViewLoaded == true ? " loaded" : ""
    next?.representedObject = "from \(title ?? "?")"
    MacSceneCalls.all.append(
      "\(title ?? "?").prepare \(segue.identifier ?? "-") \(next?.title ?? "?")\(isLoaded)")
    expectSame(segue.sourceController as? NSViewController, self)
  }
}

/// A view controller that asks for its view in its initializer.
final class MacEagerController: MacSceneController {
  private(set) var widthAtFirst: CGFloat = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    widthAtFirst = view.frame.width
    MacSceneCalls.all.append("ready")
  }

  required convenience init(instantiation: AppKitInstantiation) {
    self.init(nibName: nil, bundle: nil)
  }

  override init(nibName: NSNib.Name?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
}

/// A window controller that writes down what it gets.
final class MacSceneWindowController: NSWindowController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    MacSceneCalls.all.append("W.init")
  }

  override init(window: NSWindow?) { super.init(window: window) }

  override func awakeFromNib() {
    super.awakeFromNib()
    MacSceneCalls.all.append("W.awake\(isWindowLoaded ? " loaded" : "")")
  }

  override func windowWillLoad() { MacSceneCalls.all.append("W.windowWillLoad") }
  override func windowDidLoad() { MacSceneCalls.all.append("W.windowDidLoad") }
}

/// A window controller that asks for its window in its initializer.
final class MacEagerWindowController: NSWindowController {
  private(set) weak var windowAtFirst: NSWindow?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    windowAtFirst = window
  }

  override init(window: NSWindow?) { super.init(window: window) }
}

/// Storyboards of the Mac (rules IB-34, IB-35, IB-56 and IB-57).
@MainActor
@Suite("Storyboards of the Mac", .serialized)
struct MacStoryboardTests {
  init() { MacSceneCalls.all = [] }

  static func document(_ scenes: String, initial: String?) -> String {
    let first = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0"\(first)><scenes>
      \(scenes)
      </scenes></document>
      """
  }

  static func storyboard(
    _ scenes: String, initial: String? = nil
  ) throws -> NSStoryboard {
    let folder = try MacNibFolder(["Main.storyboard": document(scenes, initial: initial)])
    return NSStoryboard(name: "Main", bundle: folder.bundle)
  }

  /// A scene with a view controller of 300 × 200.
  static func scene(
    _ id: String, type: String = "MacSceneController", _ attributes: String = "",
    subviews: String = "", connections: String = "", element: String = "viewController"
  ) -> String {
    """
    <scene sceneID="\(id)-scene"><objects>
    <\(element) title="\(id)" \(attributes) id="\(id)" customClass="\(type)" customModule="AppKitTests" sceneMemberID="viewController">
    <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="300" height="200"/>
    <autoresizingMask key="autoresizingMask"/><subviews>\(subviews)</subviews></view>
    <connections>\(connections)</connections></\(element)>
    <customObject id="\(id)-first" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
    </objects><point key="canvasLocation" x="1" y="2"/></scene>
    """
  }

  /// A window with a controller that has a label, a button with a segue, and a container.
  static let window =
    """
    <scene sceneID="W-scene"><objects>
    <windowController storyboardIdentifier="window" showSeguePresentationStyle="single" id="W" customClass="MacSceneWindowController" customModule="AppKitTests" sceneMemberID="viewController">
    <window key="window" title="Plants" releasedWhenClosed="NO" id="win"><windowStyleMask key="styleMask" titled="YES" closable="YES"/>
    <rect key="contentRect" x="10" y="20" width="500" height="400"/></window>
    <connections><segue destination="A" kind="relationship" relationship="window.shadowedContentViewController" id="r1"/></connections>
    </windowController>
    <customObject id="W-first" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
    </objects></scene>
    """
    + scene(
      "A",
      subviews: """
        <textField id="L"><rect key="frame" x="10" y="150" width="100" height="16"/><textFieldCell key="cell" title="Oak" id="Lc"/></textField>
        <button id="B"><rect key="frame" x="10" y="100" width="90" height="32"/><buttonCell key="cell" type="push" title="More" id="Bc"/>
        <connections><segue destination="D" kind="show" identifier="more" id="s1"/></connections></button>
        <containerView id="C"><rect key="frame" x="100" y="10" width="150" height="80"/><autoresizingMask key="autoresizingMask"/>
        <connections><segue destination="E" kind="embed" identifier="inside" id="s2"/></connections></containerView>
        """,
      connections: "<outlet property=\"label\" destination=\"L\" id=\"o1\"/>")
    + scene("D", "storyboardIdentifier=\"detail\"") + scene("E")

  @Test func `A window is loaded when it is asked for, with the controller of its contents`() throws
  {
    let storyboard = try Self.storyboard(Self.window, initial: "W")
    let controller = try #require(
      storyboard.instantiateInitialController() as? MacSceneWindowController)
    expectEqual(MacSceneCalls.all, ["W.init", "A.init", "W.awake", "A.awake"])
    expectSame(controller.storyboard, storyboard)
    expect(!controller.isWindowLoaded)
    let window = try #require(controller.window)
    expectEqual(
      MacSceneCalls.all.dropFirst(4),
      [
        "W.windowWillLoad", "E.init", "E.awake", "A.prepare inside E", "E.viewDidLoad -",
        "A.viewDidLoad Oak", "W.windowDidLoad",
      ])
    expectEqual(window.title, "Plants")
    expectSame(window.windowController, controller)
    expectEqual(window.styleMask, [.titled, .closable])
    expect(!window.isVisible)
    let content = try #require(controller.contentViewController as? MacSceneController)
    expectSame(content, window.contentViewController)
    expectSame(content.view, window.contentView)
    // The window takes the size of its contents.
    expectEqual(window.frame.size, NSSize(width: 300, height: 200))
    expectEqual(content.view.frame, NSRect(x: 0, y: 0, width: 300, height: 200))
    let embedded = try #require(content.children.first)
    expectEqual(embedded.view.superview?.frame, NSRect(x: 100, y: 10, width: 150, height: 80))
    expectEqual(embedded.view.frame, NSRect(x: 0, y: 0, width: 150, height: 80))
    expectEqual(embedded.representedObject as? String, "from A")
    controller.showWindow(nil)
    expect(window.isVisible)
  }

  @Test func `A window without a size has that of its contents`() throws {
    let rect = "<rect key=\"contentRect\" x=\"10\" y=\"20\" width=\"500\" height=\"400\"/>"
    let storyboard = try Self.storyboard(Self.window.replacing(rect, with: ""), initial: "W")
    let controller = try #require(storyboard.instantiateInitialController() as? NSWindowController)
    let window = try #require(controller.window)
    expectEqual(window.frame.size, NSSize(width: 300, height: 200))
    expectEqual(window.contentView?.frame, NSRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func `A window that is asked for in an initializer is filled when its contents exist`()
    throws
  {
    let text = Self.window.replacing("MacSceneWindowController", with: "MacEagerWindowController")
    let storyboard = try Self.storyboard(text, initial: "W")
    let controller = try #require(
      storyboard.instantiateInitialController() as? MacEagerWindowController)
    let window = try #require(controller.windowAtFirst)
    expectSame(controller.window, window)
    let content = try #require(window.contentViewController)
    expectEqual(content.title, "A")
    expectSame(content.view, window.contentView)
    expectEqual(window.frame.size, NSSize(width: 300, height: 200))
    expectEqual(MacSceneCalls.all.count(where: { $0 == "A.viewDidLoad Oak" }), 1)
  }

  @Test func `A button shows another controller in a window of its own`() throws {
    let storyboard = try Self.storyboard(Self.window, initial: "A")
    let controller = try #require(
      storyboard.instantiateInitialController() as? MacSceneController)
    let button = try #require(controller.view.subviews.compactMap { $0 as? NSButton }.first)
    MacSceneCalls.all = []
    button.performClick(nil)
    expectEqual(
      MacSceneCalls.all,
      [
        "A.should more", "D.init", "D.awake", "A.prepare more D", "D.viewDidLoad -",
      ])
    MacSceneCalls.all = []
    controller.refused = ["more"]
    button.performClick(nil)
    expectEqual(MacSceneCalls.all, ["A.should more"])
    controller.performSegue(withIdentifier: "more", sender: nil)
    expectContains(MacSceneCalls.all, "A.prepare more D")
  }

  @Test func `Scenes are found by their identifiers, and creators take initializers of their own`()
    throws
  {
    let storyboard = try Self.storyboard(Self.window)
    expectNil(storyboard.instantiateInitialController())
    let none: NSViewController? = storyboard.instantiateInitialController(creator: nil)
    expectNil(none)
    let identifier: NSStoryboard.SceneIdentifier = "detail"
    let named = storyboard.instantiateController(withIdentifier: identifier)
    expectEqual((named as? MacSceneController)?.title, "D")
    MacSceneCalls.all = []
    let made = storyboard.instantiateController(identifier: "detail") { coder in
      MacSceneController(coder: coder, number: 3)
    }
    expectEqual(made.title, "D")
    expectSame(made.storyboard, storyboard)
    expectEqual(MacSceneCalls.all, ["D.init 3", "D.awake"])
    let window: MacSceneWindowController = storyboard.instantiateController(identifier: "window")
    expectEqual(window.window?.contentViewController?.title, "A")
    expectNil(NSViewController().storyboard)
    expectNil(NSWindowController().storyboard)
  }

  @Test func `A controller that asks for its view in its initializer gets that of its scene`()
    throws
  {
    let storyboard = try Self.storyboard(
      Self.scene(
        "A", type: "MacEagerController",
        subviews: """
          <textField id="L"><rect key="frame" x="10" y="150" width="100" height="16"/><textFieldCell key="cell" title="Oak" id="Lc"/></textField>
          """,
        connections: "<outlet property=\"label\" destination=\"L\" id=\"o1\"/>"), initial: "A")
    weak var released: NSViewController?
    do {
      let controller = try #require(
        storyboard.instantiateInitialController() as? MacEagerController)
      expectEqual(controller.widthAtFirst, 300)
      expectEqual(MacSceneCalls.all, ["A.init", "A.viewDidLoad Oak", "ready", "A.awake loaded"])
      released = controller
    }
    expectNil(released)
  }

  @Test func `A reference leads to another storyboard`() throws {
    let folder = try MacNibFolder([
      "Main.storyboard": Self.document(
        """
        <scene sceneID="1"><objects><controllerPlaceholder storyboardName="Other" id="P" sceneMemberID="viewController"/></objects></scene>
        """, initial: "P"),
      "Other.storyboard": Self.document(Self.scene("X"), initial: "X"),
    ])
    let storyboard = NSStoryboard(name: "Main", bundle: folder.bundle)
    let controller = try #require(storyboard.instantiateInitialController() as? NSViewController)
    expectEqual(controller.title, "X")
    expectNotSame(controller.storyboard, storyboard)
  }

  @Test func `A controller that there is no class for shows the first of its relationships`() throws
  {
    let storyboard = try Self.storyboard(
      """
      <scene sceneID="1"><objects><splitViewController id="S" sceneMemberID="viewController">
      <splitView key="splitView" id="sv"><rect key="frame" x="0" y="0" width="400" height="300"/></splitView>
      <connections><segue destination="A" kind="relationship" relationship="splitItems" id="r1"/></connections>
      </splitViewController></objects></scene>
      """ + Self.scene("A"), initial: "S")
    let controller = try #require(storyboard.instantiateInitialController() as? NSViewController)
    expectEqual(controller.children.first?.title, "A")
    let view = controller.view
    expectSame(controller.children.first?.view.superview, view)
  }

  @Test(.waitsForProcesses) func `What a storyboard does not have stops the program`() async {
    let scene = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        _ = try Self.storyboard(Self.window).instantiateController(withIdentifier: "none")
      }
    }
    expectStop(
      scene,
      says: "Storyboard (Main) doesn't contain a controller with identifier 'none'",
      "It has: 'detail', 'window'")
    let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSStoryboard(name: "NowhereToBeFound", bundle: nil) }
    }
    expectStop(missing, says: "Could not find a storyboard named 'NowhereToBeFound' in bundle")
    let segue = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let controller: MacSceneController? = try Self.storyboard(Self.window, initial: "A")
          .instantiateInitialController(creator: nil)
        controller?.performSegue(withIdentifier: "less", sender: nil)
      }
    }
    expectStop(segue, says: "has no segue with identifier 'less'. It has: 'more', 'inside'")
  }

  @Test(.waitsForProcesses) func `A segue of an unknown kind stops when it is triggered`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let text = Self.window.replacing("kind=\"show\"", with: "kind=\"teleport\"")
        let controller: MacSceneController? = try Self.storyboard(text, initial: "A")
          .instantiateInitialController(creator: nil)
        controller?.performSegue(withIdentifier: "more", sender: nil)
      }
    }
    expectStop(
      result, says: "Main.storyboard:", "unknown kind of segue \"teleport\"",
      "the segue \"more\" has the kind \"teleport\", which cannot be performed here")
  }

  @Test(.waitsForProcesses) func `A scene that embeds itself stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let storyboard = try Self.storyboard(
          Self.scene(
            "A", "storyboardIdentifier=\"Loop\"",
            subviews: """
              <containerView id="C"><rect key="frame" x="0" y="0" width="9" height="9"/>
              <connections><segue destination="A" kind="embed" id="s"/></connections></containerView>
              """), initial: "A")
        _ = (storyboard.instantiateInitialController() as? NSViewController)?.view
      }
    }
    expectStop(result, says: "\"Loop\" loads itself: Loop → Loop → Loop → …")
  }

  @Test(.waitsForProcesses) func `A relationship to itself stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let storyboard = try Self.storyboard(
          """
          <scene sceneID="1"><objects><windowController storyboardIdentifier="Loop" id="W" sceneMemberID="viewController">
          <connections><segue destination="W" kind="relationship" relationship="window.shadowedContentViewController" id="r"/></connections>
          </windowController></objects></scene>
          """, initial: "W")
        _ = storyboard.instantiateInitialController()
      }
    }
    expectStop(result, says: "\"Loop\" loads itself: Loop → Loop → Loop → …")
  }

  @Test(.waitsForProcesses) func `A storyboard that refers to itself stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let folder = try MacNibFolder([
          "Main.storyboard": Self.document(
            """
            <scene sceneID="1"><objects><controllerPlaceholder storyboardName="Main" id="P" sceneMemberID="viewController"/></objects></scene>
            """, initial: "P")
        ])
        withExtendedLifetime(folder) {
          _ = NSStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialController()
        }
      }
    }
    expectStop(result, says: "\"Main.storyboard\" loads itself: ")
  }

  @Test(.waitsForProcesses) func `A nib is no storyboard, nor is a document of iOS`() async {
    let nib = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let folder = try MacNibFolder(["Main.storyboard": MacNibs.text("<customView id=\"v\"/>")])
        withExtendedLifetime(folder) { _ = NSStoryboard(name: "Main", bundle: folder.bundle) }
      }
    }
    expectStop(
      nib, says: "Main.storyboard: the document is a nib, and NSStoryboard takes storyboards")
    let iOS = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let text = Self.document("", initial: nil).replacing("Cocoa.", with: "CocoaTouch.")
        let folder = try MacNibFolder(["Main.storyboard": text])
        withExtendedLifetime(folder) { _ = NSStoryboard(name: "Main", bundle: folder.bundle) }
      }
    }
    expectStop(iOS, says: "the document is made for iOS, and NSStoryboard takes")
  }
}
