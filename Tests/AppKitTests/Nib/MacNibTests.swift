// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Testing
import WaitingSuites

@MainActor
@Suite("Nibs of the Mac")
struct MacNibTests {
  /// Example 9 of the rules: an item beside its view, in two lines of the document's own text.
  private static let item = """
    <customView id="v" translatesAutoresizingMaskIntoConstraints="YES">
    <rect key="frame" x="0.0" y="0.0" width="354" height="18"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>
    <imageView horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="i">
    <rect key="frame" x="10" y="1" width="16" height="16"/>
    <constraints><constraint firstAttribute="width" constant="16" id="c1"/>
    <constraint firstAttribute="height" constant="16" id="c2"/></constraints>
    <imageCell key="cell" refusesFirstResponder="YES" imageScaling="proportionallyDown" id="ic"/>
    </imageView>
    <textField horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="t">
    <rect key="frame" x="34" y="1" width="312" height="16"/>
    <textFieldCell key="cell" lineBreakMode="truncatingTail" title="Label" id="tc">
    <font key="font" metaFont="system"/>
    <color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>
    </textFieldCell></textField>
    <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
    <rect key="frame" x="0" y="0" width="18" height="18"/>
    <buttonCell key="cell" type="check" state="on" title="Check" id="bc"/></button>
    </subviews>
    <constraints>
    <constraint firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="c3"/>
    <constraint firstItem="i" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="c4"/>
    <constraint firstItem="t" firstAttribute="leading" secondItem="i" secondAttribute="trailing" constant="10" id="c5"/>
    <constraint firstAttribute="trailing" secondItem="t" secondAttribute="trailing" constant="10" id="c6"/>
    <constraint firstItem="t" firstAttribute="top" secondItem="v" secondAttribute="top" constant="1" id="c7"/>
    <constraint firstAttribute="bottom" secondItem="t" secondAttribute="bottom" constant="1" id="c8"/>
    </constraints>
    </customView>
    <collectionViewItem id="item" customClass="ServiceItem" customModule="AppKitTests">
    <connections>
    <outlet property="view" destination="v" id="o1"/>
    <outlet property="textField" destination="t" id="o2"/>
    <outlet property="imageView" destination="i" id="o3"/>
    <outlet property="checkBox" destination="b" id="o4"/>
    </connections></collectionViewItem>
    """

  @Test func `An item stands beside its view, whose frames are the document's`() throws {
    let objects = MacNibs.objects(Self.item)
    expectEqual(objects.count, 2)
    let item = try #require(objects.last as? ServiceItem)
    let text = try #require(item.textField)
    let image = try #require(item.imageView)
    expectSame(item.view, objects.first as? NSView)
    expectEqual(item.checkBox?.state, .on)
    // What is read before the layout is as written.
    expectEqual(text.frame, NSRect(x: 34, y: 1, width: 312, height: 16))
    expectEqual(item.log, ["awake true true", "viewDidLoad"])
    item.view.layoutSubtreeIfNeeded()
    expectEqual(image.frame, NSRect(x: 10, y: 1, width: 16, height: 16))
    expectEqual(text.frame, NSRect(x: 34, y: 1, width: 312, height: 16))
    // Constraints act on alignment rectangles, which are 2 points narrower on both sides.
    item.view.frame.size.width = 254
    item.view.layoutSubtreeIfNeeded()
    expectEqual(text.frame, NSRect(x: 34, y: 1, width: 212, height: 16))
  }

  // MARK: Collection views

  private func collection() -> (NSCollectionView, CountingSource) {
    let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 400, height: 100))
    view.collectionViewLayout = NSCollectionViewFlowLayout()
    let source = CountingSource([3])
    view.dataSource = source
    return (view, source)
  }

  @Test func `Items of a registered nib have the registration's identifier`() throws {
    let (view, source) = collection()
    defer { withExtendedLifetime(source) {} }
    let identifier = NSUserInterfaceItemIdentifier("service")
    view.register(MacNibs.nib(Self.item), forItemWithIdentifier: identifier)
    let path = IndexPath(item: 0, section: 0)
    let item = try #require(view.makeItem(withIdentifier: identifier, for: path) as? ServiceItem)
    expectEqual(item.identifier, identifier)
    expect(item.isViewLoaded)
    expectEqual(item.checkBox?.title, "Check")
    let other = view.makeItem(withIdentifier: identifier, for: IndexPath(item: 1, section: 0))
    expectNotSame(other, item)
    expectNotSame(other.view, item.view)
  }

  @Test func `Supplementary views are those of a registered nib`() throws {
    let (view, source) = collection()
    defer { withExtendedLifetime(source) {} }
    let identifier = NSUserInterfaceItemIdentifier("header")
    view.register(
      MacNibs.nib(
        """
        <customView id="v" customClass="MadeView" customModule="AppKitTests">
        <rect key="frame" x="0" y="0" width="100" height="20"/></customView>
        """), forSupplementaryViewOfKind: "header", withIdentifier: identifier)
    let header = view.makeSupplementaryView(
      ofKind: "header", withIdentifier: identifier, for: IndexPath(item: 0, section: 0))
    expect(header, is: MadeView.self)
    expectEqual(header.identifier, identifier)
  }

  @Test func `Without a registration an item's identifier names a nib, or a class`() throws {
    let (view, source) = collection()
    defer { withExtendedLifetime(source) {} }
    let file = try MainNibFile(MacNibs.text(Self.item))
    let path = IndexPath(item: 0, section: 0)
    let named = view.makeItem(withIdentifier: .init(file.name), for: path) as? ServiceItem
    expectEqual(named?.log.last, "viewDidLoad")
    let ofClass = view.makeItem(withIdentifier: .init("ServiceItem"), for: path) as? ServiceItem
    expectEqual(ofClass?.log, ["viewDidLoad"])
  }

  @Test(.waitsForProcesses) func `A nib without an item stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = NSCollectionView(frame: .zero)
        view.register(
          MacNibs.nib("<customView id=\"v\"/>"), forItemWithIdentifier: .init("service"))
        _ = view.makeItem(withIdentifier: .init("service"), for: IndexPath(item: 0, section: 0))
      }
    }
    expectStop(
      result, says: "invalid nib registered for identifier (service)",
      "exactly one top level object which is a NSCollectionViewItem instance. It has: NSView")
  }

  @Test(.waitsForProcesses) func `A nib with two items stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = NSCollectionView(frame: .zero)
        view.register(
          MacNibs.nib("<collectionViewItem id=\"a\"/><collectionViewItem id=\"b\"/>"),
          forItemWithIdentifier: .init("service"))
        _ = view.makeItem(withIdentifier: .init("service"), for: IndexPath(item: 0, section: 0))
      }
    }
    expectStop(result, says: "It has: NSCollectionViewItem, NSCollectionViewItem")
  }

  // MARK: Objects

  @Test func `A view of a class of its own gets its frame, in newer documents the coder`() throws {
    let view = """
      <customView id="v" customClass="MadeView" customModule="AppKitTests">
      <rect key="frame" x="1" y="2" width="30" height="40"/>
      <subviews><customView id="w"/></subviews></customView>
      """
    let old = try #require(MacNibs.objects(view).first as? MadeView)
    expectEqual(old.log, ["frame (1.0, 2.0, 30.0, 40.0)", "awake"])
    expectEqual(old.frame, NSRect(x: 1, y: 2, width: 30, height: 40))
    expectEqual(old.subviews.count, 1)
    let new = try #require(
      MacNibs.objects(view, attributes: "customObjectInstantitationMethod=\"direct\"").first
        as? MadeView)
    expectEqual(new.log, ["coder (1.0, 2.0, 30.0, 40.0) 1", "awake"])
  }

  @Test func `The owner's outlets are set, and it is notified last`() throws {
    let owner = MacOwner()
    let objects = MacNibs.objects(
      """
      <window title="Settings" visibleAtLaunch="NO" id="w">
      <windowStyleMask key="styleMask" titled="YES" closable="YES" resizable="YES"/>
      <rect key="contentRect" x="196" y="240" width="480" height="270"/>
      <value key="minSize" type="size" width="300" height="200"/>
      <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="480" height="270"/>
      <subviews><button id="b"><rect key="frame" x="20" y="30" width="90" height="32"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
      <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" borderStyle="border" id="bc"/>
      <connections><action selector="clicked:" target="o" id="a"/></connections></button></subviews>
      </view></window>
      <customObject id="o" customClass="MacTarget" customModule="AppKitTests"/>
      """, owner: owner,
      outlets: """
        <outlet property="window" destination="w" id="o1"/>
        <outlet property="button" destination="b" id="o2"/>
        """)
    expectEqual(owner.log, ["awake true"])
    let window = try #require(owner.window)
    expectSame(objects.first as? NSWindow, window)
    expect(!window.isVisible)
    expectEqual(window.title, "Settings")
    expectEqual(window.minSize, NSSize(width: 300, height: 200))
    expectEqual(window.styleMask, [.titled, .closable, .resizable])
    expectEqual(window.frame, NSRect(x: 196, y: 240, width: 480, height: 270))
    let button = try #require(owner.button)
    expectSame(button.superview, window.contentView)
    expectEqual(button.title, "OK")
    expect(button.isBordered)
    expectEqual(button.frame, NSRect(x: 20, y: 30, width: 90, height: 32))
    // It keeps its distance from the right and the bottom.
    window.setContentSize(NSSize(width: 580, height: 370))
    expectEqual(button.frame, NSRect(x: 120, y: 30, width: 90, height: 32))
    let target = try #require(objects.last as? MacTarget)
    button.performClick(nil)
    expectSame(target.senders.first as? NSButton, button)
    expectEqual(target.senders.count, 1)
  }

  @Test func `A window that is visible at launch is shown in the end`() throws {
    let window = try MacNibs.first(
      NSWindow.self,
      """
      <window title="A" id="w"><rect key="contentRect" x="0" y="0" width="100" height="50"/>
      <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
      </window>
      """)
    expect(window.isVisible)
    expectEqual(window.styleMask, .borderless)
    expectEqual(window.contentView?.frame.size, NSSize(width: 100, height: 50))
  }

  @Test func `What there is no class for is a plain view of its size, and bindings are left out`()
    throws
  {
    let view = try MacNibs.first(
      NSView.self,
      """
      <slider id="s"><rect key="frame" x="0" y="0" width="90" height="20"/>
      <connections><binding destination="-2" name="value" keyPath="self.x" id="b"/></connections>
      </slider>
      """)
    expectEqual(view.intrinsicContentSize, NSSize(width: 90, height: 20))
  }

  // MARK: Controllers

  @Test func `A controller's view is that of the document with the class's name`() throws {
    let view = """
      <customView id="v"><rect key="frame" x="0" y="0" width="120" height="60"/></customView>
      """
    let outlet = "<outlet property=\"view\" destination=\"v\" id=\"o\"/>"
    let folder = try MacNibFolder([
      "PanelController.xib": MacNibs.text(view, owner: outlet),
      "Other.xib": MacNibs.text(view.replacing("120", with: "90"), owner: outlet),
      "NoView.xib": MacNibs.text(view),
    ])
    let controller = PanelController(nibName: nil, bundle: folder.bundle)
    expect(!controller.isViewLoaded)
    expectNil(controller.nibName)
    expectSame(controller.nibBundle, folder.bundle)
    expectEqual(controller.view.frame.size, NSSize(width: 120, height: 60))
    expectEqual(controller.frameAtLoad.size, NSSize(width: 120, height: 60))
    expectEqual(controller.nibName, "PanelController")
    let named = PanelController(nibName: "Other", bundle: folder.bundle)
    expectEqual(named.view.frame.width, 90)
    expectEqual(named.nibName, "Other")
    expectEqual(NSViewController(nibName: nil, bundle: folder.bundle).view.frame, .zero)
  }

  @Test(.waitsForProcesses)
  func `A controller's document that is missing, or has no view, stops the program`() async {
    let missing = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = NSViewController(nibName: "NowhereToBeFound", bundle: nil).view }
    }
    expectStop(missing, says: "Could not load NIB in bundle", "'NowhereToBeFound'")
    let empty = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let folder = try MacNibFolder(["NoView.xib": MacNibs.text("<customView id=\"v\"/>")])
        _ = NSViewController(nibName: "NoView", bundle: folder.bundle).view
      }
    }
    expectStop(empty, says: "loaded the \"NoView\" nib but the view outlet was not set")
  }

  @Test func `A window controller reads its document when the window is first asked for`() throws {
    final class Controller: NSWindowController {
      var log: [String] = []
      override func windowWillLoad() { log.append("will \(isWindowLoaded)") }
      override func windowDidLoad() { log.append("did \(window?.title ?? "")") }
      override func awakeFromNib() { log.append("awake \(isWindowLoaded)") }
    }
    let file = try MainNibFile(
      MacNibs.text(
        """
        <window title="Grid" visibleAtLaunch="NO" id="w">
        <rect key="contentRect" x="0" y="0" width="300" height="200"/>
        <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="300" height="200"/></view>
        </window>
        """,
        owner: "<outlet property=\"window\" destination=\"w\" id=\"o\"/>"))
    let controller = Controller(windowNibName: file.name)
    expectEqual(controller.windowNibName, file.name)
    expectSame(controller.owner, controller)
    expect(!controller.isWindowLoaded)
    expectEmpty(controller.log)
    let window = try #require(controller.window)
    expectEqual(controller.log, ["will false", "awake true", "did Grid"])
    expectSame(window.windowController, controller)
    expect(!window.isVisible)
    controller.showWindow(nil)
    expect(window.isVisible)
    let owner = MacOwner()
    let owned = NSWindowController(windowNibName: file.name, owner: owner)
    expectSame(owned.owner, owner)
  }

  @Test(.waitsForProcesses)
  func `A window controller's document that is missing stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = NSWindowController(windowNibName: "NowhereToBeFound").window }
    }
    expectStop(result, says: "Could not load NIB in bundle", "'NowhereToBeFound'")
  }

  // MARK: Loading

  @Test func `A nib is loaded by its name, and is false or nil where there is none`() throws {
    let folder = try MacNibFolder(["Box.xib": MacNibs.text("<customView id=\"v\"/>")])
    var objects: NSArray?
    expect(folder.bundle.loadNibNamed("Box", owner: nil, topLevelObjects: &objects))
    expectEqual(objects?.count, 1)
    expect(!folder.bundle.loadNibNamed("Bag", owner: nil, topLevelObjects: &objects))
    expectNotNil(NSNib(nibNamed: "Box", bundle: folder.bundle))
    expectNil(NSNib(nibNamed: "Bag", bundle: folder.bundle))
  }

  @Test(.waitsForProcesses) func `A document of iOS stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let text = MacNibs.text("<view id=\"v\"/>").replacing("Cocoa.XIB", with: "CocoaTouch.XIB")
        NSNib(nibData: Data(text.utf8), bundle: nil)
          .instantiate(withOwner: nil, topLevelObjects: nil)
      }
    }
    expectStop(result, says: "the document is made for iOS, and NSNib takes those for the Mac")
  }

  // MARK: Menus

  @Test func `The main menu is a tree with titles, keys, masks, tags and separators`() throws {
    let application = NSApplication.shared
    let before = application.mainMenu
    defer { application.mainMenu = before }
    let menu = try MacNibs.first(
      NSMenu.self,
      """
      <menu title="Main Menu" systemMenu="main" id="m"><items>
      <menuItem title="File" id="f"><modifierMask key="keyEquivalentModifierMask"/>
      <menu key="submenu" title="File" id="fm"><items>
      <menuItem title="New" tag="7" keyEquivalent="n" state="on" id="n">
      <connections><action selector="newDocument:" target="-1" id="a"/></connections></menuItem>
      <menuItem isSeparatorItem="YES" id="s"/>
      <menuItem title="Save As" keyEquivalent="s" enabled="NO" hidden="YES" id="sa">
      <modifierMask key="keyEquivalentModifierMask" shift="YES" command="YES"/>
      <connections><action selector="clicked:" target="o" id="a2"/></connections></menuItem>
      </items></menu></menuItem></items></menu>
      <customObject id="o" customClass="MacTarget" customModule="AppKitTests"/>
      """)
    expectSame(application.mainMenu, menu)
    expectEqual(menu.title, "Main Menu")
    let file = try #require(menu.item(withTitle: "File"))
    expectEqual(file.keyEquivalentModifierMask, [])
    expect(!file.isSeparatorItem)
    let items = try #require(file.submenu?.items)
    expectEqual(items.map(\.title), ["New", "", "Save As"])
    expectEqual(items.map(\.isSeparatorItem), [false, true, false])
    expect(items[0].tag == 7 && items[0].keyEquivalent == "n" && items[0].state == .on)
    expectEqual(items[0].keyEquivalentModifierMask, .command)
    expect(items[0].action == Selector("newDocument:") && items[0].target == nil)
    expectEqual(items[2].keyEquivalentModifierMask, [.shift, .command])
    expect(!items[2].isEnabled && items[2].isHidden && items[0].isEnabled && !items[0].isHidden)
    expectEqual(items[2].action, Selector("clicked:"))
    expect(NSMenuItem.separator().isSeparatorItem)
  }

  @Test func `The application is the program's`() throws {
    let application = NSApplication.shared
    let before = application.mainMenu
    defer { application.mainMenu = before }
    application.mainMenu = nil
    _ = MacNibs.objects(
      "<menu id=\"m\"/>", connections: "<outlet property=\"mainMenu\" destination=\"m\" id=\"o\"/>")
    expectNotNil(application.mainMenu)
  }
}
