// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Testing

@MainActor
@Suite("Toolbars and formatters of the Mac")
struct MacToolbarTests {
  // MARK: Toolbars

  @Test func `A window's toolbar has the items that the document shows at first`() throws {
    let objects = MacNibs.objects(
      """
      <window title="A" visibleAtLaunch="NO" id="w"><rect key="contentRect" x="0" y="0" width="100" height="50"/>
      <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
      <toolbar key="toolbar" explicitIdentifier="Main" allowsUserCustomization="NO" displayMode="iconOnly" sizeMode="regular" id="tb">
      <allowedToolbarItems>
      <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="sp"/>
      <toolbarItem explicitItemIdentifier="add" label="Add" paletteLabel="Add a Plant" toolTip="Adds" tag="3" image="plus" catalog="system" id="add">
      <connections><action selector="clicked:" target="o" id="a"/></connections></toolbarItem>
      <toolbarItem implicitItemIdentifier="X-1" label="Find" enabled="NO" id="find">
      <searchField key="view" id="sf"><rect key="frame" x="0" y="0" width="96" height="22"/></searchField></toolbarItem>
      </allowedToolbarItems>
      <defaultToolbarItems><toolbarItem reference="add"/><toolbarItem reference="sp"/></defaultToolbarItems>
      </toolbar></window>
      <customObject id="o" customClass="MacTarget" customModule="AppKitTests"/>
      """)
    let window = try #require(objects.first as? NSWindow)
    let toolbar = try #require(window.toolbar)
    expectEqual(toolbar.identifier, "Main")
    expectEqual(toolbar.displayMode, .iconOnly)
    expect(toolbar.isVisible)
    expect(!toolbar.allowsUserCustomization)
    expect(toolbar.autosavesConfiguration)
    expectEqual(toolbar.items.map(\.itemIdentifier), [.init("add"), .flexibleSpace])
    let add = try #require(toolbar.items.first)
    expectEqual(add.label, "Add")
    expectEqual(add.paletteLabel, "Add a Plant")
    expectEqual(add.toolTip, "Adds")
    expectEqual(add.tag, 3)
    expect(add.isEnabled)
    expectNotNil(add.image)
    expectSame(add.toolbar, toolbar)
    expectSame(add.target, objects.last as AnyObject)
    expectEqual(add.action, Selector("clicked:"))
    toolbar.removeItem(at: 0)
    expectEqual(toolbar.items.map(\.itemIdentifier), [.flexibleSpace])
    expectNil(add.toolbar)
    expectEqual(NSToolbarItem.Identifier.space.rawValue, "NSToolbarSpaceItem")
  }

  @Test func `A toolbar shows the parts of items that the document says`() throws {
    for (name, mode) in [
      ("default", NSToolbar.DisplayMode.default), ("iconAndLabel", .iconAndLabel),
      ("iconOnly", .iconOnly), ("labelOnly", .labelOnly),
    ] {
      let window = try MacNibs.first(
        NSWindow.self,
        """
        <window title="A" visibleAtLaunch="NO" id="w"><rect key="contentRect" x="0" y="0" width="100" height="50"/>
        <toolbar key="toolbar" implicitIdentifier="1" displayMode="\(name)" id="tb"/></window>
        """)
      expectEqual(window.toolbar?.displayMode, mode)
      expectEqual(window.toolbar?.identifier, "1")
    }
  }

  @Test func `Toolbars and items of one's own classes need no initializer with a coder`() throws {
    let window = try MacNibs.first(
      NSWindow.self,
      """
      <window title="A" visibleAtLaunch="NO" id="w"><rect key="contentRect" x="0" y="0" width="100" height="50"/>
      <toolbar key="toolbar" implicitIdentifier="1" id="tb" customClass="PlantToolbar" customModule="AppKitTests">
      <allowedToolbarItems><toolbarItem implicitItemIdentifier="add" label="Add" id="add" customClass="PlantItem" customModule="AppKitTests"/></allowedToolbarItems>
      <defaultToolbarItems><toolbarItem reference="add"/></defaultToolbarItems></toolbar></window>
      """)
    let toolbar = try #require(window.toolbar as? PlantToolbar)
    expectEqual(toolbar.plants, 3)
    expectEqual(toolbar.identifier, "1")
    let item = try #require(toolbar.items.first as? PlantItem)
    expectEqual(item.plants, 4)
    expectEqual(item.label, "Add")
    expectEqual(item.itemIdentifier, .init("add"))
    expectEmpty(NSToolbarItem().itemIdentifier.rawValue)
  }

  @Test func `A toolbar of code is empty, and an item has what code gives it`() {
    let toolbar = NSToolbar(identifier: "Own")
    expectEqual(toolbar.identifier, "Own")
    expectEmpty(toolbar.items)
    expectEqual(toolbar.displayMode, .default)
    expectEqual(NSToolbar().identifier, "")
    let item = NSToolbarItem(itemIdentifier: .init(rawValue: "search"))
    let field = NSSearchField(frame: .zero)
    item.view = field
    item.label = "Search"
    expectSame(item.view, field)
    expectEqual(item.label, "Search")
    expectEqual(item.itemIdentifier.rawValue, "search")
    let window = NSWindow()
    window.toolbar = toolbar
    expectSame(window.toolbar, toolbar)
  }

  // MARK: Formatters

  private func field(_ formatter: String, title: String = "") throws -> NSTextField {
    try MacNibs.first(
      NSTextField.self,
      """
      <textField id="t"><rect key="frame" x="0" y="0" width="100" height="22"/>
      <textFieldCell key="cell" title="\(title)" id="tc">\(formatter)</textFieldCell></textField>
      """)
  }

  @Test func `A number is written and read by the formatter of the document`() throws {
    let field = try field(
      """
      <numberFormatter key="formatter" formatterBehavior="default10_4" numberStyle="decimal" minimumIntegerDigits="1" maximumIntegerDigits="2000000000" minimumFractionDigits="2" maximumFractionDigits="2" id="f"/>
      """, title: "3")
    expect(field.formatter, is: NumberFormatter.self)
    expectEqual(field.stringValue, "3")
    expectEqual(field.doubleValue, 3)
    field.doubleValue = 1234.5
    expectEqual(field.stringValue, "1,234.50")
    expectEqual(field.doubleValue, 1234.5)
    field.integerValue = 7
    expectEqual(field.stringValue, "7.00")
    expectEqual(field.integerValue, 7)
    field.objectValue = NSNumber(value: 0.25)
    expectEqual(field.stringValue, "0.25")
    expectEqual(field.doubleValue, 0.25)
    field.stringValue = "2,000.25"
    expectEqual(field.doubleValue, 2000.25)
    field.stringValue = "none"
    expectNil(field.objectValue)
    expectEqual(field.doubleValue, 0)
    field.objectValue = nil
    expectEmpty(field.stringValue)
  }

  @Test func `A formatter is an object of the document, with limits and words around numbers`()
    throws
  {
    let owner = FormatterOwner()
    let objects = MacNibs.objects(
      """
      <textField id="t"><rect key="frame" x="0" y="0" width="100" height="22"/><textFieldCell key="cell" id="tc">
      <numberFormatter key="formatter" numberStyle="none" positiveSuffix=" kg" usesGroupingSeparator="NO" id="f">
      <real key="minimum" value="0"/><real key="maximum" value="10"/></numberFormatter></textFieldCell></textField>
      """, owner: owner, outlets: "<outlet property=\"formatter\" destination=\"f\" id=\"o\"/>")
    let field = try #require(objects.first as? NSTextField)
    let formatter = try #require(owner.formatter)
    expectSame(formatter, field.formatter)
    expectEqual(formatter.minimum, 0)
    expectEqual(formatter.maximum, 10)
    field.objectValue = 5
    expectEqual(field.stringValue, "5 kg")
  }

  @Test func `A formatter at the top of a document has its attributes and its language`() throws {
    let owner = FormatterOwner()
    let objects = MacNibs.objects(
      """
      <numberFormatter numberStyle="decimal" minimumFractionDigits="2" maximumFractionDigits="2" id="f"/>
      <dateFormatter dateFormat="HH:mm" id="d"/>
      """, owner: owner, outlets: "<outlet property=\"formatter\" destination=\"f\" id=\"o\"/>")
    let numbers = try #require(owner.formatter)
    expectEqual(numbers.locale.identifier, "en")
    expectEqual(numbers.numberStyle, .decimal)
    expectEqual(numbers.string(from: NSNumber(value: 1234.5)), "1,234.50")
    let dates = try #require(objects.last as? DateFormatter)
    expectEqual(dates.locale.identifier, "en")
    expectEqual(dates.string(from: Date(timeIntervalSince1970: 3_660)), "01:01")
  }

  @Test func `Each instance of a document has a formatter of its own`() throws {
    let nib = MacNibs.nib(
      """
      <numberFormatter numberStyle="decimal" minimumFractionDigits="2" maximumFractionDigits="2" positiveSuffix=" kg" id="f"/>
      <dateFormatter dateFormat="HH:mm" id="d"/>
      """)
    func formatters() throws -> (numbers: NumberFormatter, dates: DateFormatter) {
      var top: NSArray?
      nib.instantiate(withOwner: nil, topLevelObjects: &top)
      let objects = (top ?? []).map { $0 }
      return (
        try #require(objects.first as? NumberFormatter),
        try #require(objects.last as? DateFormatter)
      )
    }
    let first = try formatters()
    first.numbers.positiveSuffix = " t"
    first.numbers.minimumFractionDigits = 0
    first.dates.dateFormat = "yyyy"
    let second = try formatters()
    expectNotSame(first.numbers, second.numbers)
    expectNotSame(first.dates, second.dates)
    expectEqual(second.numbers.string(from: NSNumber(value: 1.5)), "1.50 kg")
    expectEqual(second.dates.string(from: Date(timeIntervalSince1970: 3_660)), "01:01")
    expectEqual(first.numbers.string(from: NSNumber(value: 1.5)), "1.5 t")
  }

  @Test func `A formatter of a class of one's own is that of the field`() throws {
    let field = try field(
      """
      <customFormatter key="formatter" id="f" customClass="CountFormatter" customModule="AppKitTests"/>
      """)
    expect(field.formatter, is: CountFormatter.self)
    field.objectValue = 3
    expectEqual(field.stringValue, "3 plants")
  }

  @Test func `Numbers have the formats and symbols of the document`() throws {
    let own = try field(
      """
      <numberFormatter key="formatter" numberStyle="none" positiveFormat="0.000" negativeFormat="(0.000)" id="f"/>
      """)
    own.doubleValue = 1.5
    expectEqual(own.stringValue, "1.500")
    own.doubleValue = -1.5
    expectEqual(own.stringValue, "(1.500)")
    let other = try field(
      """
      <numberFormatter key="formatter" numberStyle="decimal" decimalSeparator="," groupingSeparator="." nilSymbol="none" formatWidth="-1" paddingCharacter="*" roundingMode="down" maximumFractionDigits="1" id="f">
      <integer key="multiplier" value="10"/></numberFormatter>
      """)
    let formatter = try #require(other.formatter as? NumberFormatter)
    expectEqual(formatter.decimalSeparator, ",")
    expectEqual(formatter.groupingSeparator, ".")
    expectEqual(formatter.nilSymbol, "none")
    expectEqual(formatter.multiplier, 10)
    expectEqual(formatter.roundingMode, .down)
  }

  @Test func `A date is written by styles, or by a format`() throws {
    let date = Date(timeIntervalSince1970: 86_400 * 365)
    for (attributes, text) in [
      ("dateStyle=\"medium\" timeStyle=\"none\" dateFormat=\"x\"", "Jan 1, 1971"),
      ("dateFormat=\"yyyy-MM-dd\"", "1971-01-01"),
    ] {
      let field = try field("<dateFormatter key=\"formatter\" \(attributes) id=\"f\"/>")
      let formatter = try #require(field.formatter as? DateFormatter)
      expectEqual(formatter.timeZone.secondsFromGMT(for: date), 0)
      field.objectValue = date
      expectEqual(field.stringValue, text)
      field.stringValue = text
      expectEqual(field.objectValue as? Date, date)
    }
  }

  @Test func `A formatter of code writes the value again that was set`() {
    let field = NSTextField(string: "")
    field.objectValue = 0.5
    expectEqual(field.stringValue, "0.5")
    let percent = NumberFormatter()
    percent.numberStyle = .percent
    percent.locale = Locale(identifier: "en")
    field.formatter = percent
    expectEqual(field.stringValue, "50%")
    // The value counts, and not the text of it.
    let whole = NumberFormatter()
    whole.numberStyle = .decimal
    whole.maximumFractionDigits = 0
    whole.locale = Locale(identifier: "en")
    let other = NSTextField(string: "")
    other.formatter = whole
    other.objectValue = 7.9
    expectEqual(other.stringValue, "8")
    expectEqual(other.integerValue, 7)
    field.formatter = nil
    expectEqual(field.objectValue as? String, "0.5")
  }
}

/// A toolbar with a value that its only initializer sets.
final class PlantToolbar: NSToolbar {
  let plants: Int

  override init(identifier: NSToolbar.Identifier) {
    plants = 3
    super.init(identifier: identifier)
  }
}

/// An item with a value that its only initializer sets.
final class PlantItem: NSToolbarItem {
  let plants: Int

  override init(itemIdentifier: NSToolbarItem.Identifier) {
    plants = 4
    super.init(itemIdentifier: itemIdentifier)
  }
}

/// A formatter that counts.
final class CountFormatter: Formatter {
  override func string(for obj: Any) -> String? { "\(obj) plants" }
}

/// An owner with an outlet to a formatter.
final class FormatterOwner: NSResponder {
  private(set) var formatter: NumberFormatter?

  override nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    guard name == "formatter" else { return super.objectiveCKey(named: name) }
    return ObjectiveCKey { (o: FormatterOwner, v) in o.formatter = try v() }
  }
}
