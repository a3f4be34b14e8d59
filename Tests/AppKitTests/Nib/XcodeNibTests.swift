// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Geometry
import Synchronization
import Testing

/// A window's controller as a template of Xcode has it: it declares no delegate's protocol.
private final class FruitWindowController: NSWindowController {
  var field: NSSearchField?
  var list: NSCollectionView?

  override class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "field":
      ObjectiveCKey { (object: FruitWindowController, value) in object.field = try value() }
    case "list":
      ObjectiveCKey { (object: FruitWindowController, value) in object.list = try value() }
    default: super.objectiveCKey(named: name)
    }
  }
}

/// The same with what is typed.
private final class TypingWindowController: NSWindowController, NSSearchFieldDelegate {
  var field: NSSearchField?
  private(set) var texts: [String] = []

  override class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    guard name == "field" else { return super.objectiveCKey(named: name) }
    return ObjectiveCKey { (object: TypingWindowController, value) in object.field = try value() }
  }

  func controlTextDidChange(_ obj: Notification) {
    texts.append((obj.object as? NSSearchField)?.stringValue ?? "nil")
  }
}

/// Nibs of windows as Xcode writes them for a new window's controller.
@MainActor
@Suite("Nibs of windows, as Xcode writes them")
struct XcodeNibTests {
  private static let window = """
    <window title="Window" allowsToolTipsWhenApplicationIsInactive="NO" autorecalculatesKeyViewLoop="NO" releasedWhenClosed="NO" animationBehavior="default" id="F0z-JX-Cv5">
        <windowStyleMask key="styleMask" titled="YES" closable="YES" miniaturizable="YES" resizable="YES"/>
        <windowPositionMask key="initialPositionMask" leftStrut="YES" rightStrut="YES" bottomStrut="YES" topStrut="YES"/>
        <rect key="contentRect" x="196" y="240" width="480" height="270"/>
        <rect key="screenRect" x="0.0" y="0.0" width="1680" height="1027"/>
        <view key="contentView" wantsLayer="YES" id="se5-gp-TjO">
            <rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>
                <searchField wantsLayer="YES" verticalHuggingPriority="750" fixedFrame="YES" textCompletion="NO" translatesAutoresizingMaskIntoConstraints="NO" id="s1F-aa-001">
                    <rect key="frame" x="20" y="228" width="440" height="22"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                    <searchFieldCell key="cell" scrollable="YES" lineBreakMode="clipping" selectable="YES" editable="YES" borderStyle="bezel" usesSingleLineMode="YES" bezelStyle="round" id="s1F-aa-002">
                        <font key="font" metaFont="system"/>
                        <color key="textColor" name="controlTextColor" catalog="System" colorSpace="catalog"/>
                        <color key="backgroundColor" name="textBackgroundColor" catalog="System" colorSpace="catalog"/>
                    </searchFieldCell>
                    <connections>
                        <outlet property="delegate" destination="-2" id="s1F-aa-003"/>
                    </connections>
                </searchField>
                <scrollView fixedFrame="YES" autohidesScrollers="YES" horizontalLineScroll="10" horizontalPageScroll="10" verticalLineScroll="10" verticalPageScroll="10" hasHorizontalScroller="NO" translatesAutoresizingMaskIntoConstraints="NO" id="s1F-aa-004">
                    <rect key="frame" x="0.0" y="0.0" width="480" height="220"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <clipView key="contentView" id="s1F-aa-005">
                        <rect key="frame" x="1" y="1" width="478" height="218"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <collectionView selectable="YES" id="s1F-aa-006">
                                <rect key="frame" x="0.0" y="0.0" width="478" height="158"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <collectionViewFlowLayout key="collectionViewLayout" minimumInteritemSpacing="10" minimumLineSpacing="10" id="s1F-aa-007">
                                    <size key="itemSize" width="50" height="50"/>
                                </collectionViewFlowLayout>
                                <connections>
                                    <outlet property="delegate" destination="-2" id="s1F-aa-008"/>
                                </connections>
                            </collectionView>
                        </subviews>
                    </clipView>
                </scrollView>
            </subviews>
        </view>
        <connections>
            <outlet property="delegate" destination="-2" id="0bl-1N-AYu"/>
        </connections>
        <point key="canvasLocation" x="139" y="81"/>
    </window>
    """

  private static func load(_ owner: NSWindowController, _ others: String = "") {
    _ = MacNibs.objects(
      window, owner: owner,
      outlets: """
        <outlet property="window" destination="F0z-JX-Cv5" id="gIp-Ho-8D9"/>
        <outlet property="field" destination="s1F-aa-001" id="gIp-Ho-8E0"/>\(others)
        """)
  }

  // Rule IB-60.
  @Test func `A delegate that declares no protocol is connected, and is not called`() throws {
    let controller = FruitWindowController(window: nil)
    Self.load(
      controller, "<outlet property=\"list\" destination=\"s1F-aa-006\" id=\"gIp-Ho-8E1\"/>")
    let window = try #require(controller.window)
    expectNil(window.delegate)
    expectNil(controller.list?.delegate)
    let field = try #require(controller.field)
    window.setContentSize(NSSize(width: 500, height: 300))
    window.layoutIfNeeded()
    window.makeFirstResponder(field)
    window.press(0)
    expectEqual(field.stringValue, "a")
  }

  // Rule IB-61.
  @Test func `Views with a fixed frame are placed by frame and mask`() throws {
    let controller = FruitWindowController(window: nil)
    Self.load(
      controller, "<outlet property=\"list\" destination=\"s1F-aa-006\" id=\"gIp-Ho-8E1\"/>")
    let window = try #require(controller.window)
    let (field, list) = try (#require(controller.field), #require(controller.list))
    let scroll = try #require(list.enclosingScrollView)
    window.layoutIfNeeded()
    expectEqual(field.frame, NSRect(x: 20, y: 228, width: 440, height: 22))
    expectEqual(scroll.frame, NSRect(x: 0, y: 0, width: 480, height: 220))
    window.setContentSize(NSSize(width: 500, height: 370))
    window.layoutIfNeeded()
    expectEqual(field.frame, NSRect(x: 20, y: 328, width: 460, height: 22))
    expectEqual(scroll.frame, NSRect(x: 0, y: 0, width: 500, height: 320))
  }

  @Test func `The delegate of a search field hears what is typed`() throws {
    let controller = TypingWindowController(window: nil)
    Self.load(controller)
    let window = try #require(controller.window)
    let field = try #require(controller.field)
    expectSame(field.delegate, controller)
    window.click(at: NSPoint(x: 100, y: 239))
    for key in [0, 1, 51] as [UInt16] { window.press(key) }
    expectEqual(controller.texts, ["a", "as", "a"])
  }

  // Rule MV-5.
  @Test func `Views below one that wants a layer have one`() throws {
    let controller = FruitWindowController(window: nil)
    Self.load(
      controller, "<outlet property=\"list\" destination=\"s1F-aa-006\" id=\"gIp-Ho-8E1\"/>")
    expect(controller.list?.layer != nil)
    expect(controller.list?.wantsLayer == false)
  }

  @Test func `Parts of a menu that Xcode writes load without a message`() throws {
    let menu = """
      <customObject id="YLy-65-1bz" customClass="NSFontManager"/>
      <menu title="Main Menu" systemMenu="main" id="AYu-sK-qS6"><items>
      <menuItem title="Format" id="jxT-CU-nIS"><modifierMask key="keyEquivalentModifierMask"/>
      <menu key="submenu" title="Format" id="GEO-Iw-cKr"><items>
      <menuItem title="Bold" tag="2" indentationLevel="1" keyEquivalent="b" id="GB9-OM-e27">
      <connections><action selector="addFontTrait:" target="YLy-65-1bz" id="hf4-lV-0y6"/></connections>
      </menuItem></items></menu></menuItem></items></menu>
      """
    let lines = Mutex<[String]>([])
    let objects = Console.$listener.withValue({ line in lines.withLock { $0.append(line) } }) {
      MacNibs.objects(menu)
    }
    expectEqual(lines.withLock { $0 }, [])
    let item = try #require((objects.last as? NSMenu)?.items.first?.submenu?.items.first)
    expectEqual(item.title, "Bold")
    expectEqual(item.indentationLevel, 1)
  }
}
