// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Testing
import WaitingSuites

/// A segue with a value that its only initializer sets.
final class MacCountedSegue: NSStoryboardSegue {
  let number: Int

  override init(
    identifier: NSStoryboardSegue.Identifier, source sourceController: Any,
    destination destinationController: Any
  ) {
    number = 1
    super.init(
      identifier: identifier, source: sourceController, destination: destinationController)
  }
}

/// A segue of a class of the program's, which replaces the contents of the source's window.
final class MacReplacement: NSStoryboardSegue {
  override init(
    identifier: NSStoryboardSegue.Identifier, source sourceController: Any,
    destination destinationController: Any
  ) {
    super.init(
      identifier: identifier, source: sourceController, destination: destinationController)
    MacSceneCalls.all.append("segue.init \(identifier)")
  }

  override func perform() {
    MacSceneCalls.all.append("segue.perform")
    let source = sourceController as? NSViewController
    source?.view.window?.contentViewController = destinationController as? NSViewController
  }
}

/// A segue that shows its destination as the document says, and writes that down.
final class MacShow: NSStoryboardSegue {
  override func perform() {
    MacSceneCalls.all.append("before show")
    super.perform()
  }
}

/// Segues of the Mac (rules IB-35 and IB-57).
extension MacStoryboardTests {
  /// The storyboard of ``window``, whose segue "more" has other attributes.
  private static func storyboard(
    segue attributes: String, detail: String = "", initial: String = "A"
  ) throws -> NSStoryboard {
    let scenes = window.replacing(
      "destination=\"D\" kind=\"show\" identifier=\"more\"",
      with: "identifier=\"more\" \(attributes)"
    ).replacing("storyboardIdentifier=\"detail\"", with: detail)
    return try storyboard(scenes, initial: initial)
  }

  private static func controller(of storyboard: NSStoryboard) throws -> MacSceneController {
    let controller = try #require(
      storyboard.instantiateInitialController() as? MacSceneController)
    MacSceneCalls.all = []
    return controller
  }

  @Test func `A segue that code makes shows what its closure says`() {
    let (source, destination) = (NSViewController(), NSViewController())
    var count = 0
    let segue = NSStoryboardSegue(identifier: "own", source: source, destination: destination) {
      count += 1
    }
    segue.perform()
    expectEqual(count, 1)
    expectEqual(segue.identifier, "own")
    let plain = NSStoryboardSegue(identifier: "own", source: source, destination: destination)
    plain.perform()
    expectSame(plain.destinationController as? NSViewController, destination)
    let own = MacCountedSegue(identifier: "own", source: source, destination: destination) {
      count += 1
    }
    own.perform()
    expectEqual(count, 2)
    expectEqual(own.number, 1)
  }

  @Test func `A segue of a class of the program's does what that says`() throws {
    let storyboard = try Self.storyboard(
      segue:
        "destination=\"D\" kind=\"custom\" customClass=\"MacReplacement\" customModule=\"AppKitTests\"",
      initial: "W")
    let controller = try #require(storyboard.instantiateInitialController() as? NSWindowController)
    let window = try #require(controller.window)
    let source = try #require(window.contentViewController as? MacSceneController)
    let button = try #require(source.view.subviews.compactMap { $0 as? NSButton }.first)
    MacSceneCalls.all = []
    button.performClick(nil)
    expectEqual(
      MacSceneCalls.all,
      [
        "A.should more", "D.init", "D.awake", "segue.init more", "A.prepare more D",
        "segue.perform", "D.viewDidLoad -",
      ])
    expectEqual(window.contentViewController?.title, "D")
    expect(!window.isVisible)
  }

  @Test func `A class of the program's may do what the kind of its segue says`() throws {
    let source = try Self.controller(
      of: Self.storyboard(
        segue:
          "destination=\"D\" kind=\"show\" customClass=\"MacShow\" customModule=\"AppKitTests\""))
    source.performSegue(withIdentifier: "more", sender: nil)
    expectEqual(
      MacSceneCalls.all,
      [
        "D.init", "D.awake", "A.prepare more D", "before show", "D.viewDidLoad -",
      ])
    let window = try #require((source.destination as? NSViewController)?.view.window)
    expect(window.isVisible)
    expectEqual(window.title, "D")
    window.close()
  }

  @Test func `A segue without a name has none`() throws {
    let unnamed = Self.window.replacing(" identifier=\"inside\"", with: "")
    let source = try Self.controller(of: Self.storyboard(unnamed, initial: "A"))
    source.loadViewIfNeeded()
    expectContains(MacSceneCalls.all, "A.prepare - E")
  }

  @Test(.waitsForProcesses) func `A segue of a class that is not found is a plain one`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let source = try Self.controller(
          of: Self.storyboard(
            segue:
              "destination=\"D\" kind=\"show\" customClass=\"Nowhere\" customModule=\"AppKitTests\""
          ))
        source.performSegue(withIdentifier: "more", sender: nil)
        let window = (source.destination as? NSViewController)?.view.window
        guard window?.isVisible == true else { exit(1) }
      }
    }
    expectStop(
      result, says: "Main.storyboard:",
      "Unknown class AppKitTests.Nowhere in Interface Builder file; it is created as "
        + "NSStoryboardSegue"
    )
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let source = try Self.controller(
          of: Self.storyboard(
            segue:
              "destination=\"D\" kind=\"custom\" customClass=\"MacTarget\" customModule=\"AppKitTests\""
          ))
        source.performSegue(withIdentifier: "more", sender: nil)
      }
    }
    expectStop(
      other, says: "Main.storyboard:",
      "AppKitTests.MacTarget is not a NSStoryboardSegue, which the document's segue needs")
  }

  @Test func `A method creates the destination`() throws {
    let source = try Self.controller(
      of: Self.storyboard(
        segue: "destination=\"D\" kind=\"show\" destinationCreationSelector=\"makeDetail:\""))
    source.performSegue(withIdentifier: "more", sender: nil)
    expectEqual(
      MacSceneCalls.all,
      [
        "A.makeDetail", "D.init 7", "D.awake", "A.prepare more D", "D.viewDidLoad -",
      ])
    (source.destination as? NSViewController)?.view.window?.close()
  }

  // MARK: Windows

  @Test func `A window that a segue shows lives until it closes`() throws {
    weak var window: NSWindow?
    weak var destination: NSResponder?
    do {
      let source = try Self.controller(
        of: Self.storyboard(segue: "destination=\"D\" kind=\"show\""))
      source.performSegue(withIdentifier: "more", sender: nil)
      destination = source.destination
      window = (source.destination as? NSViewController)?.view.window
    }
    // The source is not there any more.
    expectEqual(window?.isVisible, true)
    expectNotNil(destination)
    window?.close()
    expectNil(window)
    expectNil(destination)
  }

  @Test func `The controller of a window that a segue shows lives until it closes`() throws {
    let source = try Self.controller(of: Self.storyboard(segue: "destination=\"W\" kind=\"show\""))
    weak var window: NSWindow?
    do {
      source.performSegue(withIdentifier: "more", sender: nil)
      window = (source.destination as? NSWindowController)?.window
    }
    expectEqual(window?.isVisible, true)
    expectEqual(window?.title, "Plants")
    window?.close()
    expectNil(window)
    expectNil(source.destination)
  }

  @Test func `A controller that code keeps outlives its window`() throws {
    let source = try Self.controller(of: Self.storyboard(segue: "destination=\"W\" kind=\"show\""))
    source.performSegue(withIdentifier: "more", sender: nil)
    let kept = try #require(source.destination as? NSWindowController)
    kept.close()
    expectEqual(kept.window?.isVisible, false)
    kept.showWindow(nil)
    expectEqual(kept.window?.isVisible, true)
  }

  @Test func `A scene for one window is shown again while that is open`() throws {
    let single = "showSeguePresentationStyle=\"single\""
    let source = try Self.controller(
      of: Self.storyboard(segue: "destination=\"D\" kind=\"show\"", detail: single))
    source.performSegue(withIdentifier: "more", sender: nil)
    weak var window: NSWindow?
    do {
      window = (source.destination as? NSViewController)?.view.window
      window?.orderOut(nil)
    }
    source.performSegue(withIdentifier: "more", sender: nil)
    expectEqual(
      MacSceneCalls.all,
      [
        "D.init", "D.awake", "A.prepare more D", "D.viewDidLoad -", "A.prepare more D loaded",
      ])
    expectEqual(window?.isVisible, true)
    expectSame((source.destination as? NSViewController)?.view.window, window)
    window?.close()
    expectNil(window)
    MacSceneCalls.all = []
    source.performSegue(withIdentifier: "more", sender: nil)
    expectEqual(MacSceneCalls.all.prefix(2), ["D.init", "D.awake"])
    (source.destination as? NSViewController)?.view.window?.close()
  }

  @Test func `A scene for one window is the same for all references to it`() throws {
    func reference(_ id: String, _ attributes: String) -> String {
      """
      <scene sceneID="\(id)-scene"><objects>
      <controllerPlaceholder \(attributes) id="\(id)" sceneMemberID="viewController"/></objects></scene>
      """
    }
    func segues(_ destinations: String...) -> String {
      destinations.map {
        "<segue destination=\"\($0)\" kind=\"show\" identifier=\"\($0)\" id=\"to\($0)\"/>"
      }.joined()
    }
    let single = "storyboardIdentifier=\"detail\" showSeguePresentationStyle=\"single\""
    let folder = try MacNibFolder([
      "Main.storyboard": Self.document(
        Self.scene("A", connections: segues("P", "Q", "R"))
          + reference("P", "storyboardName=\"Other\" referencedIdentifier=\"detail\"")
          + reference("Q", "storyboardName=\"Other\"")
          + reference("R", "storyboardName=\"Third\""), initial: "A"),
      "Other.storyboard": Self.document(Self.scene("D", single), initial: "D"),
      // A way back, and from there to the scene for one window.
      "Third.storyboard": Self.document(
        Self.scene("X", connections: segues("Y", "Z"))
          + reference("Y", "storyboardName=\"Other\"")
          + reference("Z", "storyboardName=\"Main\""), initial: "X"),
    ])
    let source = try Self.controller(of: NSStoryboard(name: "Main", bundle: folder.bundle))
    func window(_ source: MacSceneController, _ segue: String) throws -> NSWindow {
      source.performSegue(withIdentifier: segue, sender: nil)
      let controller = try #require(source.destination as? NSViewController)
      return try #require(controller.view.window)
    }
    let first = try window(source, "P")
    try expectSame(window(source, "Q"), first)
    expectEqual(MacSceneCalls.all.count { $0 == "D.init" }, 1)
    let third = try window(source, "R")
    let other = try #require(third.contentViewController as? MacSceneController)
    try expectSame(window(other, "Y"), first)
    expectEqual(MacSceneCalls.all.count { $0 == "D.init" }, 1)
    let back = try window(other, "Z")
    expectSame(back.contentViewController?.storyboard, source.storyboard)
    for window in [first, third, back] { window.close() }
  }

  @Test func `Storyboards that refer to each other do not keep each other alive`() throws {
    let reference = """
      <controllerPlaceholder storyboardName="NAME" id="P" sceneMemberID="viewController"/>
      """
    func text(_ id: String, _ other: String) -> String {
      Self.document(
        Self.scene(
          id,
          connections: "<segue destination=\"P\" kind=\"show\" identifier=\"more\" id=\"s\"/>")
          + "<scene sceneID=\"2\"><objects>\(reference.replacing("NAME", with: other))</objects></scene>",
        initial: id)
    }
    let folder = try MacNibFolder([
      "Main.storyboard": text("A", "Other"), "Other.storyboard": text("B", "Main"),
    ])
    weak var main: NSStoryboard?
    weak var other: NSStoryboard?
    do {
      let storyboard = NSStoryboard(name: "Main", bundle: folder.bundle)
      let source = try Self.controller(of: storyboard)
      source.performSegue(withIdentifier: "more", sender: nil)
      let second = try #require(source.destination as? MacSceneController)
      second.performSegue(withIdentifier: "more", sender: nil)
      let third = try #require(second.destination as? MacSceneController)
      (main, other) = (third.storyboard, second.storyboard)
      expectSame(main, storyboard)
      expectNotNil(other)
      second.view.window?.close()
      third.view.window?.close()
    }
    expectNil(main)
    expectNil(other)
  }

  @Test func `Another scene has a window for each time that it is shown`() throws {
    let multiple = "showSeguePresentationStyle=\"multiple\""
    for detail in ["", multiple] {
      let source = try Self.controller(
        of: Self.storyboard(segue: "destination=\"D\" kind=\"show\"", detail: detail))
      source.performSegue(withIdentifier: "more", sender: nil)
      let first = try #require((source.destination as? NSViewController)?.view.window)
      source.performSegue(withIdentifier: "more", sender: nil)
      let second = try #require((source.destination as? NSViewController)?.view.window)
      expectNotSame(first, second)
      expect(first.isVisible)
      expect(second.isVisible)
      first.close()
      second.close()
    }
  }

  // MARK: Start

  @Test func `A program begins with the application's objects and the initial window`() throws {
    let application = NSApplication.shared
    let (delegate, menu) = (application.delegate, application.mainMenu)
    defer { (application.delegate, application.mainMenu) = (delegate, menu) }
    let storyboard = try Self.storyboard(
      """
      <scene sceneID="app"><objects><application id="P" sceneMemberID="viewController">
      <menu key="mainMenu" title="Main Menu" systemMenu="main" id="M"><items><menuItem title="Plants" id="I">
      <connections><action selector="clicked:" target="P-first" id="a1"/></connections></menuItem></items></menu>
      <connections><outlet property="delegate" destination="G" id="o9"/></connections></application>
      <customObject id="G" customClass="MacStartDelegate" customModule="AppKitTests"/>
      <customObject id="P-first" userLabel="First Responder" customClass="NSResponder" sceneMemberID="firstResponder"/>
      </objects></scene>
      """ + Self.window, initial: "W")
    application.begin(with: storyboard)
    expectEqual(application.mainMenu?.items.map(\.title), ["Plants"])
    let own = try #require(application.delegate as? MacStartDelegate)
    expectEqual(MacSceneCalls.all.last, "W.windowDidLoad")
    application.runWithoutOptions()
    expectEqual(own.calls, ["launched"])
  }

  @Test
  func `A program begins with the objects of its nib, which has the application as its owner`()
    throws
  {
    let application = NSApplication.shared
    let (delegate, menu) = (application.delegate, application.mainMenu)
    defer { (application.delegate, application.mainMenu) = (delegate, menu) }
    let folder = try MacNibFolder([
      "MainMenu.xib": MacNibs.text(
        """
        <menu title="Main Menu" systemMenu="main" id="M"><items><menuItem title="Plants" id="I"/></items></menu>
        <window title="Garden" id="win"><rect key="contentRect" x="0" y="0" width="320" height="200"/>
        <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="320" height="200"/></view></window>
        <customObject id="G" customClass="MacStartDelegate" customModule="AppKitTests">
        <connections><outlet property="window" destination="win" id="o2"/></connections></customObject>
        """, owner: "<outlet property=\"delegate\" destination=\"G\" id=\"o1\"/>")
    ])
    application.begin(withNib: "MainMenu", bundle: folder.bundle)
    expectEqual(application.mainMenu?.items.map(\.title), ["Plants"])
    let own = try #require(application.delegate as? MacStartDelegate)
    let window = try #require(own.window)
    expectEqual(window.title, "Garden")
    expect(window.isVisible)
    expectEqual(window.frame.size, NSSize(width: 320, height: 200))
    application.runWithoutOptions()
    expectEqual(own.calls, ["launched"])
  }

  @Test func `A program begins with a window around a view controller`() throws {
    NSApplication.shared.begin(with: try Self.storyboard(Self.scene("A"), initial: "A"))
    expectEqual(MacSceneCalls.all, ["A.init", "A.awake", "A.viewDidLoad -"])
    expectEqual(MacSceneCalls.window?.isVisible, true)
    expectEqual(MacSceneCalls.window?.title, "A")
    MacSceneCalls.window?.close()
    expectNil(MacSceneCalls.window)
  }
}

/// A delegate that only a document creates.
final class MacStartDelegate: NSObject, NSApplicationDelegate, ObjectiveCKeys {
  private(set) weak var window: NSWindow?
  private(set) var calls: [String] = []

  func applicationDidFinishLaunching(_ notification: Notification) { calls.append("launched") }

  nonisolated static func objectiveCKey(named name: String) -> ObjectiveCKey? {
    guard name == "window" else { return nil }
    return ObjectiveCKey { (o: MacStartDelegate, v) in o.window = try v() }
  }
}
