// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Testing

/// What elements of the Mac say, from the document to the property.
@MainActor
@Suite("Values of nibs of the Mac")
struct MacNibValueTests {
  @Test func `Views have their values, and the document's defaults`() throws {
    let plain = try MacNibs.first(NSView.self, "<customView id=\"a\"/>")
    expectEqual(plain.frame, .zero)
    expectEqual(plain.autoresizingMask, [])
    expect(!plain.isHidden)
    expect(plain.translatesAutoresizingMaskIntoConstraints)
    expect(plain.autoresizesSubviews)
    expectEqual(plain.alphaValue, 1)
    expect(!plain.wantsLayer)
    expectNil(plain.identifier)
    expectEqual(plain.contentHuggingPriority(for: .horizontal), .defaultLow)
    expectEqual(plain.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    let view = try MacNibs.first(
      NSView.self,
      """
      <customView id="a" hidden="YES" alphaValue="0.5" wantsLayer="YES" identifier="box"
        autoresizesSubviews="NO" horizontalHuggingPriority="251" verticalHuggingPriority="252"
        horizontalCompressionResistancePriority="753" userInterfaceLayoutDirection="rightToLeft"
        verticalCompressionResistancePriority="754" clipsToBounds="YES"
        translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="1" y="2" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxX="YES" flexibleMinY="YES" heightSizable="YES" flexibleMaxY="YES"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      </customView>
      """)
    expectEqual(view.frame, NSRect(x: 1, y: 2, width: 30, height: 40))
    expect(view.isHidden)
    expectEqual(view.alphaValue, 0.5)
    expect(view.wantsLayer)
    expect(view.clipsToBounds)
    expectEqual(view.identifier?.rawValue, "box")
    expect(!view.autoresizesSubviews)
    expect(!view.translatesAutoresizingMaskIntoConstraints)
    expectEqual(view.userInterfaceLayoutDirection, .rightToLeft)
    expectEqual(view.contentHuggingPriority(for: .horizontal).rawValue, 251)
    expectEqual(view.contentHuggingPriority(for: .vertical).rawValue, 252)
    expectEqual(view.contentCompressionResistancePriority(for: .horizontal).rawValue, 753)
    expectEqual(view.contentCompressionResistancePriority(for: .vertical).rawValue, 754)
    expectEqual(
      view.autoresizingMask,
      [
        .minXMargin, .width, .maxXMargin, .minYMargin, .height, .maxYMargin,
      ])
    expectEqual(view.layer?.cornerRadius, 6)
  }

  @Test func `A text field has what its cell says`() throws {
    let label = try MacNibs.first(
      NSTextField.self,
      """
      <textField id="a" tag="3"><rect key="frame" x="0" y="0" width="100" height="16"/>
      <textFieldCell key="cell" lineBreakMode="truncatingTail" alignment="right" title="Name" enabled="NO" id="c">
      <font key="font" metaFont="smallSystemBold"/>
      <color key="textColor" name="secondaryLabelColor" catalog="System" colorSpace="catalog"/>
      </textFieldCell></textField>
      """)
    expectEqual(label.stringValue, "Name")
    expectEqual(label.tag, 3)
    expect(!label.isEnabled)
    expect(!label.isBezeled)
    expect(!label.isBordered)
    expect(!label.drawsBackground)
    expect(!label.isEditable)
    expect(!label.isSelectable)
    expectEqual(label.alignment, .right)
    expectEqual(label.lineBreakMode, .byTruncatingTail)
    expectEqual(label.font, .boldSystemFont(ofSize: 11))
    expectEqual(label.textColor, .secondaryLabelColor)
    expectEqual(label.maximumNumberOfLines, 1)
    let field = try MacNibs.first(
      NSTextField.self,
      """
      <textField id="a" preferredMaxLayoutWidth="90">
      <textFieldCell key="cell" editable="YES" drawsBackground="YES" borderStyle="bezel" placeholderString="City" controlSize="small" id="c">
      <font key="font" size="15" metaFont="system"/>
      <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="backgroundColor" name="windowBackgroundColor" catalog="System" colorSpace="catalog"/>
      </textFieldCell></textField>
      """)
    expect(field.isBezeled)
    expect(field.drawsBackground)
    expect(field.isEditable)
    expect(field.isSelectable)
    expectEqual(field.placeholderString, "City")
    expectEqual(field.controlSize, .small)
    expectEqual(field.font, .systemFont(ofSize: 15))
    expectEqual(field.textColor, .red)
    expectEqual(field.backgroundColor, .windowBackgroundColor)
    // Words that are broken need as many lines as they need.
    expectEqual(field.maximumNumberOfLines, 0)
    expectEqual(field.preferredMaxLayoutWidth, 90)
    let search = try MacNibs.first(
      NSSearchField.self,
      """
      <searchField id="a"><searchFieldCell key="cell" selectable="YES" editable="YES" borderStyle="bezel" placeholderString="Find" usesSingleLineMode="YES" bezelStyle="round" id="c"/></searchField>
      """)
    expectEqual(search.placeholderString, "Find")
    expectEqual(search.maximumNumberOfLines, 1)
  }

  // Rule IB-39.
  @Test func `A table has its column, and makes cells of the document's`() throws {
    final class Source: NSObject, NSTableViewDataSource, NSTableViewDelegate {
      func numberOfRows(in tableView: NSTableView) -> Int { 3 }
      func tableView(
        _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
      ) -> NSView? {
        let identifier = NSUserInterfaceItemIdentifier("name")
        let cell = tableView.makeView(withIdentifier: identifier, owner: self) as? NSTableCellView
        cell?.textField?.stringValue = "Row \(row)"
        return cell
      }
    }
    let scrollView = try MacNibs.first(
      NSScrollView.self,
      """
      <scrollView hasHorizontalScroller="NO" hasVerticalScroller="NO" borderType="none" id="s">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <clipView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews><tableView multipleSelection="NO" emptySelection="NO" rowHeight="30" alternatingRowBackgroundColors="YES" tableStyle="plain" usesAutomaticRowHeights="YES" selectionHighlightStyle="sourceList" viewBased="YES" id="t">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <size key="intercellSpacing" width="8" height="2"/>
      <color key="backgroundColor" name="windowBackgroundColor" catalog="System" colorSpace="catalog"/>
      <color key="gridColor" name="separatorColor" catalog="System" colorSpace="catalog"/>
      <tableViewGridLines key="gridStyleMask" vertical="YES" horizontal="YES" dashed="YES"/>
      <tableColumns><tableColumn identifier="names" width="100" id="c1">
      <tableHeaderCell key="headerCell" title="Names"/>
      <prototypeCellViews><tableCellView identifier="name" id="p1">
      <rect key="frame" x="0" y="0" width="100" height="30"/>
      <subviews><textField id="f"><rect key="frame" x="0" y="7" width="100" height="16"/>
      <textFieldCell key="cell" title="Name" id="fc"/></textField></subviews>
      <connections><outlet property="textField" destination="f" id="o1"/></connections>
      </tableCellView></prototypeCellViews></tableColumn>
      <tableColumn identifier="others" id="c2"/></tableColumns>
      </tableView></subviews></clipView></scrollView>
      """)
    let table = try #require(scrollView.documentView as? NSTableView)
    expect(!table.allowsMultipleSelection)
    expect(!table.allowsEmptySelection)
    expectEqual(table.rowHeight, 30)
    expect(table.usesAutomaticRowHeights)
    expectEqual(table.style, .plain)
    expect(table.usesAlternatingRowBackgroundColors)
    expectEqual(table.gridColor, .separatorColor)
    expectEqual(table.selectionHighlightStyle, .sourceList)
    expectEqual(table.intercellSpacing, NSSize(width: 8, height: 2))
    expectEqual(table.backgroundColor, .windowBackgroundColor)
    expectEqual(table.gridStyleMask, [.solidVerticalGridLineMask, .dashedHorizontalGridLineMask])
    expectEqual(table.tableColumns.map(\.identifier.rawValue), ["names"])
    expectEqual(table.tableColumns.first?.title, "Names")
    let source = Source()
    table.dataSource = source
    table.delegate = source
    scrollView.layoutSubtreeIfNeeded()
    let cell = table.view(atColumn: 0, row: 2, makeIfNecessary: false) as? NSTableCellView
    expectEqual(cell?.textField?.stringValue, "Row 2")
    expectEqual(cell?.identifier?.rawValue, "name")
    expectNil(table.makeView(withIdentifier: .init("none"), owner: nil))
  }

  @Test func `A table makes cells of a nib that is registered`() throws {
    let table = NSTableView(frame: .zero)
    let identifier = NSUserInterfaceItemIdentifier("cell")
    table.register(MacNibs.nib("<tableCellView id=\"a\"/>"), forIdentifier: identifier)
    let cell = table.makeView(withIdentifier: identifier, owner: nil)
    expect(cell, is: NSTableCellView.self)
    expectEqual(cell?.identifier, identifier)
    expectEqual(table.registeredNibsByIdentifier?.keys.map { $0 }, [identifier])
    table.register(nil, forIdentifier: identifier)
    expectNil(table.makeView(withIdentifier: identifier, owner: nil))
  }

  // Rules IB-38 and IB-42.
  @Test func `A pop-up button has the menu of its cell, and what is selected in it`() throws {
    let objects = MacNibs.objects(
      """
      <popUpButton tag="4" id="a"><rect key="frame" x="17" y="16" width="128" height="22"/>
      <popUpButtonCell key="cell" type="push" title="Two" bezelStyle="rounded" alignment="left" lineBreakMode="truncatingTail" state="on" borderStyle="borderAndBezel" imageScaling="proportionallyDown" inset="2" selectedItem="i2" preferredEdge="minY" autoenablesItems="NO" controlSize="small" id="c">
      <behavior key="behavior" lightByBackground="YES" lightByGray="YES"/>
      <font key="font" metaFont="smallSystem"/>
      <menu key="menu" title="Sizes" id="m"><items>
      <menuItem title="One" tag="1" id="i1"/>
      <menuItem title="Two" state="on" tag="2" id="i2"/>
      <menuItem isSeparatorItem="YES" id="i3"/>
      <menuItem title="Other" enabled="NO" id="i4">
      <connections><action selector="clicked:" target="o" id="c1"/></connections></menuItem>
      </items></menu></popUpButtonCell>
      <connections><action selector="clicked:" target="o" id="c2"/></connections></popUpButton>
      <customObject id="o" customClass="MacTarget" customModule="AppKitTests"/>
      """)
    let button = try #require(objects.first as? NSPopUpButton)
    let target = try #require(objects.last as? MacTarget)
    expectEqual(button.itemTitles, ["One", "Two", "", "Other"])
    expect(!button.pullsDown)
    expectEqual(button.title, "Two")
    expectEqual(button.selectedTag(), 2)
    expectEqual(button.tag, 4)
    expect(button.isBordered)
    expectEqual(button.preferredEdge, .minY)
    expectEqual(button.controlSize, .small)
    expectEqual(button.menu?.title, "Sizes")
    expect(!button.autoenablesItems)
    expectEqual(button.font, .systemFont(ofSize: 11))
    expectEqual(button.item(at: 3)?.isEnabled, false)
    expectEqual(button.indexOfItem(withTarget: target, andAction: Selector("clicked:")), 3)
    expectSame(button.target, target)
    expectEqual(button.action, Selector("clicked:"))
    let pullDown = try MacNibs.first(
      NSPopUpButton.self,
      """
      <popUpButton id="a"><popUpButtonCell key="cell" pullsDown="YES" bezelStyle="texturedRounded" id="c">
      <menu key="menu" autoenablesItems="NO" id="m"><items>
      <menuItem title="Sort" id="i1"/><menuItem title="Name" id="i2"/></items></menu>
      </popUpButtonCell></popUpButton>
      """)
    expect(pullDown.pullsDown)
    expectEqual(pullDown.title, "Sort")
    expectEqual(pullDown.indexOfSelectedItem, -1)
    expect(!pullDown.isBordered)
    expectEqual(pullDown.bezelStyle, .texturedRounded)
    expect(!pullDown.autoenablesItems)
    expectEqual(pullDown.preferredEdge, .maxY)
    expect(pullDown.isEnabled)
    expectEqual(pullDown.controlSize, .regular)
  }

  @Test func `A button has what its cell says`() throws {
    let push = try MacNibs.first(
      NSButton.self,
      """
      <button id="a"><buttonCell key="cell" type="push" title="Go" bezelStyle="texturedRounded" alignment="center" borderStyle="border" image="NSAddTemplate" id="c">
      <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
      <font key="font" metaFont="system"/></buttonCell></button>
      """)
    expectEqual(push.title, "Go")
    expect(push.isBordered)
    expectEqual(push.bezelStyle, .texturedRounded)
    expectNotNil(push.image)
    expectEqual(push.alignment, .center)
    expectEqual(push.state, .off)
    push.performClick(nil)
    expectEqual(push.state, .off)
    let check = try MacNibs.first(
      NSButton.self,
      """
      <button id="a"><buttonCell key="cell" type="check" title="On" state="mixed" inset="2" id="c"/></button>
      """)
    expectEqual(check.state, .mixed)
    check.performClick(nil)
    expectEqual(check.state, .on)
    let bare = try MacNibs.first(
      NSButton.self,
      """
      <button id="a"><buttonCell key="cell" type="bevel" id="c">
      <behavior key="behavior" lightByContents="YES" changeContents="YES"/></buttonCell></button>
      """)
    expect(!bare.isBordered)
    bare.performClick(nil)
    expectEqual(bare.state, .on)
  }

  @Test(
    arguments: [
      ("behavior=\"t\"", NSPopover.Behavior.transient), ("behavior=\"transient\"", .transient),
      ("behavior=\"semitransient\"", .semitransient),
      ("behavior=\"applicationDefined\"", .applicationDefined), ("", .applicationDefined),
    ])
  func `A popover has a behaviour, and its controller by an outlet`(
    attribute: String, behavior: NSPopover.Behavior
  ) throws {
    let popover = try MacNibs.first(
      NSPopover.self,
      """
      <popover \(attribute) id="p"><connections>
      <outlet property="contentViewController" destination="c" id="o1"/></connections></popover>
      <viewController title="Info" id="c"><connections>
      <outlet property="view" destination="v" id="o2"/></connections></viewController>
      <customView id="v"><rect key="frame" x="0" y="0" width="120" height="60"/></customView>
      """)
    expectEqual(popover.behavior, behavior)
    expectEqual(popover.contentViewController?.title, "Info")
    expectEqual(popover.contentSize, NSSize(width: 120, height: 60))
  }

  // Appkit rule MV-14.
  @Test(
    arguments: [
      ("imagePosition=\"only\"", NSControl.ImagePosition.imageOnly),
      ("imagePosition=\"left\"", .imageLeft), ("imagePosition=\"right\"", .imageRight),
      ("imagePosition=\"above\"", .imageAbove), ("imagePosition=\"below\"", .imageBelow),
      ("imagePosition=\"overlaps\"", .imageOverlaps),
      ("imagePosition=\"leading\"", .imageLeading),
      ("imagePosition=\"trailing\"", .imageTrailing), ("", .imageLeading),
    ])
  func `A button's image is where its cell says`(
    attribute: String, position: NSControl.ImagePosition
  ) throws {
    for isTogether in [false, true] {
      let button = try MacNibs.first(
        NSButton.self,
        """
        <button id="a"\(isTogether ? " imageHugsTitle=\"YES\"" : "")><buttonCell key="cell" type="push" title="Go" image="NSAddTemplate" \(attribute) id="c"/></button>
        """)
      expectEqual(button.imagePosition, position)
      expectEqual(button.imageHugsTitle, isTogether)
    }
  }

  @Test func `An image view has what its cell says`() throws {
    let view = try MacNibs.first(
      NSImageView.self,
      """
      <imageView id="a"><imageCell key="cell" imageScaling="proportionallyUpOrDown" imageAlignment="topLeft" image="NSFolder" id="c"/>
      <color key="contentTintColor" name="systemRedColor" catalog="System" colorSpace="catalog"/></imageView>
      """)
    expectNotNil(view.image)
    expectEqual(view.imageScaling, .scaleProportionallyUpOrDown)
    expectEqual(view.imageAlignment, .alignTopLeft)
    expectEqual(view.contentTintColor, .systemRed)
    let symbol = try MacNibs.first(
      NSImageView.self,
      "<imageView id=\"a\"><imageCell key=\"cell\" image=\"star\" catalog=\"system\" id=\"c\"/></imageView>"
    )
    expectNotNil(symbol.image)
    expectEqual(symbol.imageScaling, .scaleProportionallyDown)
    let referring = try MacNibs.first(
      NSImageView.self,
      """
      <imageView id="a"><imageCell key="cell" id="c">
      <imageReference key="image" image="star" catalog="system" symbolScale="large"/></imageCell></imageView>
      """)
    let scaled = try #require(referring.image)
    expectGreater(scaled.size.width, (symbol.image?.size.width ?? 100))
    let named = try MacNibs.first(
      NSImageView.self,
      """
      <imageView id="a"><imageCell key="cell" id="c"><imageReference key="image" image="NSFolder"/></imageCell></imageView>
      """)
    expectNotNil(named.image)
  }

  @Test func `A box has its kind and its contents`() throws {
    let box = try MacNibs.first(
      NSBox.self,
      """
      <box boxType="custom" borderType="line" borderWidth="2" cornerRadius="4" title="Sizes" titlePosition="noTitle" id="a">
      <rect key="frame" x="0" y="0" width="100" height="60"/>
      <view key="contentView" id="c"><rect key="frame" x="7" y="7" width="86" height="46"/>
      <subviews><customView id="d"/></subviews></view>
      <color key="borderColor" name="systemRedColor" catalog="System" colorSpace="catalog"/>
      <color key="fillColor" white="1" alpha="1" colorSpace="calibratedWhite"/></box>
      """)
    expectEqual(box.boxType, .custom)
    expectEqual(box.borderWidth, 2)
    expectEqual(box.cornerRadius, 4)
    expectEqual(box.title, "Sizes")
    expectEqual(box.titlePosition, .noTitle)
    expectEqual(box.borderColor, .systemRed)
    expectEqual(box.fillColor, .white)
    expectEqual(box.contentView?.frame, NSRect(x: 7, y: 7, width: 86, height: 46))
    expectEqual(box.contentView?.subviews.count, 1)
    let line = try MacNibs.first(
      NSBox.self, "<box boxType=\"separator\" verticalHuggingPriority=\"750\" id=\"a\"/>")
    expectEqual(line.boxType, .separator)
    let bare = try MacNibs.first(
      NSBox.self, "<box boxType=\"custom\" borderType=\"none\" transparent=\"YES\" id=\"a\"/>")
    expectEqual(bare.borderWidth, 0)
    expect(bare.isTransparent)
  }

  @Test func `A scroll view has its document, a collection view its layout`() throws {
    let scroll = try MacNibs.first(
      NSScrollView.self,
      """
      <scrollView borderType="none" autohidesScrollers="YES" hasHorizontalScroller="NO" drawsBackground="NO" id="a">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <clipView key="contentView" id="c"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
      <collectionView selectable="YES" allowsMultipleSelection="YES" allowsEmptySelection="NO" id="v">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="7" minimumInteritemSpacing="3" id="l">
      <size key="itemSize" width="40" height="30"/>
      <edgeInsets key="sectionInset" left="1" right="2" top="3" bottom="4"/></collectionViewFlowLayout>
      <color key="primaryBackgroundColor" name="windowBackgroundColor" catalog="System" colorSpace="catalog"/>
      </collectionView></subviews></clipView>
      <scroller key="horizontalScroller" hidden="YES" id="h"/></scrollView>
      """)
    expectEqual(scroll.borderType, .noBorder)
    expect(scroll.autohidesScrollers)
    expect(!scroll.hasHorizontalScroller)
    expect(scroll.hasVerticalScroller)
    expect(!scroll.drawsBackground)
    let view = try #require(scroll.documentView as? NSCollectionView)
    expect(view.isSelectable)
    expect(view.allowsMultipleSelection)
    expect(!view.allowsEmptySelection)
    expectEqual(view.backgroundColors, [.windowBackgroundColor])
    let layout = try #require(view.collectionViewLayout as? NSCollectionViewFlowLayout)
    expectEqual(layout.scrollDirection, .horizontal)
    expectEqual(layout.minimumLineSpacing, 7)
    expectEqual(layout.minimumInteritemSpacing, 3)
    expectEqual(layout.itemSize, NSSize(width: 40, height: 30))
    expectEqual(layout.sectionInset.left, 1)
    expectEqual(layout.sectionInset.bottom, 4)
    let grid = try MacNibs.first(
      NSCollectionView.self,
      """
      <collectionView id="v"><collectionViewGridLayout key="collectionViewLayout" maximumNumberOfColumns="3" minimumLineSpacing="2" minimumInteritemSpacing="1" id="l">
      <size key="minimumItemSize" width="10" height="11"/><size key="maximumItemSize" width="20" height="21"/>
      </collectionViewGridLayout></collectionView>
      """)
    let gridLayout = try #require(grid.collectionViewLayout as? NSCollectionViewGridLayout)
    expectEqual(gridLayout.maximumNumberOfColumns, 3)
    expectEqual(gridLayout.maximumNumberOfRows, 0)
    expectEqual(gridLayout.minimumItemSize, NSSize(width: 10, height: 11))
    expectEqual(gridLayout.maximumItemSize, NSSize(width: 20, height: 21))
    expectEqual(gridLayout.minimumLineSpacing, 2)
    expectEqual(gridLayout.minimumInteritemSpacing, 1)
  }

  @Test func `A stack has its views, in areas or in order`() throws {
    let stack = try MacNibs.first(
      NSStackView.self,
      """
      <stackView distribution="fill" orientation="vertical" alignment="leading" spacing="3" horizontalStackHuggingPriority="249" verticalStackHuggingPriority="251" detachesHiddenViews="YES" id="s"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <edgeInsets key="edgeInsets" left="1" right="2" top="3" bottom="4"/>
      <subviews><customView identifier="a" id="a"/><customView identifier="b" id="b"/></subviews></stackView>
      """)
    expectEqual(stack.orientation, .vertical)
    expectEqual(stack.distribution, .fill)
    expectEqual(stack.alignment, .leading)
    expectEqual(stack.spacing, 3)
    expect(stack.detachesHiddenViews)
    expectEqual(stack.edgeInsets.left, 1)
    expectEqual(stack.edgeInsets.right, 2)
    expectEqual(stack.edgeInsets.top, 3)
    expectEqual(stack.edgeInsets.bottom, 4)
    expectEqual(stack.huggingPriority(for: .horizontal).rawValue, 249)
    expectEqual(stack.huggingPriority(for: .vertical).rawValue, 251)
    expectEqual(stack.arrangedSubviews.map(\.identifier?.rawValue), ["a", "b"])
    let areas = try MacNibs.first(
      NSStackView.self,
      """
      <stackView orientation="horizontal" alignment="centerY" id="s">
      <beginningViews><customView identifier="a" id="a"/></beginningViews>
      <middleViews><customView identifier="b" id="b"/></middleViews>
      <endViews><customView identifier="c" id="c"/><customView identifier="d" id="d"/></endViews>
      </stackView>
      """)
    expectEqual(areas.distribution, .gravityAreas)
    expectEqual(areas.spacing, 8)
    expect(!areas.detachesHiddenViews)
    expectEqual(areas.views(in: .leading).map(\.identifier?.rawValue), ["a"])
    expectEqual(areas.views(in: .center).map(\.identifier?.rawValue), ["b"])
    expectEqual(areas.views(in: .trailing).map(\.identifier?.rawValue), ["c", "d"])
  }

  @Test func `A segmented control has the segments of its cell`() throws {
    let control = try MacNibs.first(
      NSSegmentedControl.self,
      """
      <segmentedControl id="s"><rect key="frame" x="0" y="0" width="140" height="24"/>
      <segmentedCell key="cell" borderStyle="border" alignment="left" style="texturedRounded" trackingMode="selectAny" id="c">
      <font key="font" metaFont="system"/><segments>
      <segment label="Day" width="60" selected="YES" tag="4"/><segment image="NSAddTemplate" enabled="NO"/>
      </segments></segmentedCell></segmentedControl>
      """)
    expectEqual(control.segmentCount, 2)
    expectEqual(control.trackingMode, .selectAny)
    expectEqual(control.segmentStyle, .texturedRounded)
    expectEqual(control.selectedSegment, 0)
    expectEqual(control.label(forSegment: 0), "Day")
    expectEqual(control.width(forSegment: 0), 60)
    expectEqual(control.tag(forSegment: 0), 4)
    expect(control.isSelected(forSegment: 0))
    expectNotNil(control.image(forSegment: 1))
    expect(!control.isEnabled(forSegment: 1))
    expectEqual(control.intrinsicContentSize.height, 24)
  }

  @Test func `Symbolic constraints have the Mac's distances`() throws {
    let view = try MacNibs.first(
      NSView.self,
      """
      <customView id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" symbolic="YES" id="c1"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" symbolic="YES" id="c2"/>
      <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" symbolic="YES" id="c3"/>
      <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="1:3" id="c4"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="10" id="c5"/>
      <constraint firstItem="a" firstAttribute="height" constant="20" id="c6"/>
      <constraint firstItem="b" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c7"/>
      <constraint firstItem="b" firstAttribute="height" constant="30" id="c8"/>
      </constraints></customView>
      """)
    view.layoutSubtreeIfNeeded()
    expectEqual(view.subviews[0].frame, NSRect(x: 20, y: 70, width: 38, height: 20))
    expectEqual(view.subviews[1].frame, NSRect(x: 66, y: 0, width: 114, height: 30))
  }
}
