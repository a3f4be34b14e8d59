// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import InterfaceDocuments
import Testing
import Views

/// The table of attributes against the decoders: neither has a name that the other lacks (rule IB-53).
@Suite("Attributes that decoders read") @MainActor struct KnownAttributeTests {
  typealias Name = AttributeReads.Name

  /// Names that distinguish elements and find them, whatever they are.
  private static let structural: Set<String> = [
    "frame", "contentRect", "placeholderIdentifier",
  ]

  /// What is read by the positions of elements and not by asking for a role, when segues are performed,
  /// or by programs alone.
  private static let unasked: Set<String> = [
    "button.normal", "button.highlighted", "button.disabled", "button.selected",
    "collectionViewCell.contentView", "tableViewCell.contentView", "visualEffectView.contentView",
    "collectionView.sectionHeaderView", "collectionView.sectionFooterView",
    "textFieldCell.formatter", "searchFieldCell.formatter", "application.mainMenu",
    "popUpButtonCell.menu",
  ]
  private static let unperformed: Set<String> = [
    "segue", "viewControllerPlaceholder", "controllerPlaceholder",
  ]
  private static let ofScenes: Set<String> = ["storyboardIdentifier", "showSeguePresentationStyle"]

  /// What the decoders ask for when the objects of a document are created.
  private func reads(_ text: String) throws -> Set<Name> {
    let reads = AttributeReads()
    let document = try InterfaceDocument(
      name: "All.xib", bytes: Array(text.utf8), recording: reads)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("none/All.xib")
    let preview = try NibPreview(
      document, at: file, bundle: nil, convert: NSNib.converted, report: { _ in })
    _ = preview.make()
    return reads.names
  }

  /// What cells of collections are asked for by the reader that they share with those of tables.
  private static let ofTables: Set<String> = [
    "collectionViewCell.textLabel", "collectionViewCell.detailTextLabel",
    "collectionViewCell.imageView",
  ]

  private static func isKnown(_ name: Name, on platform: InterfaceDocument.Platform) -> Bool {
    guard !ofTables.contains(name.description),
      let known = KnownAttributes.names(of: name.element, on: platform)
    else { return true }
    return known.contains(name.attribute) || KnownAttributes.everywhere.contains(name.attribute)
      || structural.contains(name.attribute)
  }

  @Test func `What decoders ask for is in the table, and nothing else is`() throws {
    let iOS = try reads(Self.iOS)
    let mac = try reads(Self.mac)
    expectEqual(iOS.filter { !Self.isKnown($0, on: .iOS) }.sorted(), [])
    expectEqual(mac.filter { !Self.isKnown($0, on: .macOS) }.sorted(), [])
    expectEqual(unread(KnownAttributes.objects(on: .iOS), .iOS, iOS), [])
    expectEqual(unread(KnownAttributes.objects(on: .macOS), .macOS, mac), [])
    expectEqual(unread(KnownAttributes.valueElements, .iOS, iOS.union(mac)), [])
  }

  /// The names of the table that no decoder has asked for.
  private func unread(
    _ elements: [String], _ platform: InterfaceDocument.Platform, _ reads: Set<Name>
  ) -> [Name] {
    elements.filter { !Self.unperformed.contains($0) }.flatMap { element in
      (KnownAttributes.names(of: element, on: platform) ?? []).map {
        Name(element: element, attribute: $0)
      }
    }.filter { name in
      !reads.contains(name) && !Self.unasked.contains(name.description)
        && !Self.ofScenes.contains(name.attribute)
    }.sorted()
  }

  // MARK: Documents with each kind of element

  private static func document(_ platform: String, _ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.\(platform).XIB" version="3.0" customObjectInstantitationMethod="direct"><objects>
    \(objects)
    </objects></document>
    """
  }

  private static let frame = #"<rect key="frame" x="0" y="0" width="50" height="50"/>"#
  private static let symbol = #"image="star" catalog="system""#

  private static let iOS = document(
    "CocoaTouch",
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    <view id="root">\(frame)<autoresizingMask key="autoresizingMask"/>
    <color key="backgroundColor" red="1" green="1" blue="1"/>
    <color key="tintColor" white="1"/>
    <edgeInsets key="layoutMargins"/><directionalEdgeInsets key="directionalLayoutMargins"/>
    <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits"/>
    <bool key="isElement" value="YES"/></accessibility>
    <subviews>\(parts)</subviews>
    <constraints><constraint firstAttribute="width" id="k1">
    <variation key="heightClass=compact"><mask key="subviews"><include reference="plain"/>
    <exclude reference="plain"/></mask></variation></constraint></constraints>
    <connections><outletCollection property="gestureRecognizers" destination="tap" appendContents="YES" id="oc1"/>
    <outlet property="none" destination="plain" id="o1"/></connections>
    </view>
    \(iOSObjects)
    """)

  /// The views, each where it may be.
  private static let parts = """
    <view id="plain">\(frame)</view><containerView id="container">\(frame)</containerView>
    <label id="l1">\(frame)<string key="text">A</string>
    <fontDescription key="fontDescription" name="None"/></label>
    <label id="l2">\(frame)<mutableString key="text">A</mutableString>
    <fontDescription key="fontDescription" type="system"/>
    <attributedString key="attributedText"><fragment content="A"><attributes>
    <font key="NSFont" size="12" name="None"/><paragraphStyle key="NSParagraphStyle">
    <tabStops><textTab location="28"/></tabStops></paragraphStyle>
    <integer key="NSUnderline" value="1"/><real key="NSKern" value="1"/>
    <url key="NSLink" string="https://example.org"/><shadow key="NSShadow"/></attributes></fragment></attributedString></label>
    <imageView \(symbol) id="i1">\(frame)<preferredSymbolConfiguration key="preferredSymbolConfiguration"/></imageView>
    <imageView id="i2">\(frame)<imageReference key="image" \(symbol)/></imageView>
    <stackView id="stack">\(frame)</stackView>
    <visualEffectView id="effect">\(frame)<blurEffect style="light"/></visualEffectView>
    <switch id="switch">\(frame)</switch>
    <button id="button">\(frame)<state key="normal" \(symbol)/>
    <buttonConfiguration key="configuration" style="plain" \(symbol)/>
    <connections><action selector="a:" id="a1"/>
    <segue kind="show" destination="c1" id="s1"/></connections></button>
    <segmentedControl id="segments">\(frame)<segments><segment \(symbol)/></segments></segmentedControl>
    <slider minimumValueImage="star" catalog="system" id="slider">\(frame)</slider>
    <stepper id="stepper">\(frame)</stepper>
    <pageControl preferredIndicatorImage="star" catalog="system" id="pages">\(frame)</pageControl>
    <progressView trackImage="star" catalog="system" id="progress">\(frame)</progressView>
    <activityIndicatorView id="activity">\(frame)</activityIndicatorView>
    <textField id="field">\(frame)<textInputTraits key="textInputTraits"/></textField>
    <textView id="text">\(frame)<string key="text">A</string><fontDescription key="fontDescription" type="system"/>
    <attributedString key="attributedText"><fragment content="A"/></attributedString></textView>
    <searchBar id="search">\(frame)</searchBar>
    <navigationBar id="bar">\(frame)<textAttributes key="titleTextAttributes"/>
    <navigationBarAppearance key="standardAppearance"/></navigationBar>
    <toolbar id="toolbar">\(frame)</toolbar>
    <tabBar backgroundImage="star" catalog="system" id="tabs">\(frame)
    <items><tabBarItem \(symbol) id="tab"/></items>
    <tabBarAppearance key="standardAppearance"/></tabBar>
    <scrollView id="scroll">\(frame)<inset key="contentInset"/><size key="contentSize" width="9" height="9"/></scrollView>
    <collectionView id="grid">\(frame)
    <collectionViewFlowLayout key="collectionViewLayout" id="flow"/><cells/></collectionView>
    <collectionView id="spiral">\(frame)
    <collectionViewLayout key="collectionViewLayout" id="plainLayout"/><cells/></collectionView>
    <tableView dataMode="static" id="table">\(frame)<sections><tableViewSection id="section"><cells>
    <tableViewCell reuseIdentifier="a" id="row">\(frame)
    <tableViewCellContentView key="contentView" id="rowContent">\(frame)</tableViewCellContentView>
    </tableViewCell></cells></tableViewSection></sections></tableView>
    """

  private static let iOSObjects = """
    <collectionViewCell id="cell">\(frame)
    <collectionViewCellContentView key="contentView" id="content">\(frame)</collectionViewCellContentView>
    </collectionViewCell><collectionReusableView id="reusable">\(frame)</collectionReusableView>
    <window id="window">\(frame)</window>
    <refreshControl id="refresh">\(frame)</refreshControl>
    <viewController id="c1"><extendedEdge key="edgesForExtendedLayout"/>
    <layoutGuides><viewControllerLayoutGuide type="top" id="guide"/></layoutGuides>
    <view key="view" id="v1">\(frame)</view>
    <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" \(symbol) id="barItem"/></navigationItem>
    </viewController>
    <collectionViewController id="c2"/><tableViewController id="c3"/>
    <navigationController id="c4"/><splitViewController id="c5"/>
    <tabBarController id="c6"/>
    <tapGestureRecognizer id="tap"/><panGestureRecognizer id="pan"/>
    <pinchGestureRecognizer id="pinch"/><rotationGestureRecognizer id="rotation"/>
    <longPressGestureRecognizer id="press"/><pongPressGestureRecognizer id="pong"/>
    <gestureRecognizer id="gesture"/><swipeGestureRecognizer id="swipe">
    <swipeGestureRecognizerDirection key="direction" left="YES"/></swipeGestureRecognizer>
    <swipeGestureRecognizer direction="up" id="swipeUp"/><customObject id="object"/>
    """

  private static let mac = document(
    "Cocoa",
    """
    <customObject id="-2"/><customObject id="-1"/><customObject id="-3"/>
    <customView id="root">\(frame)<autoresizingMask key="autoresizingMask"/><subviews>
    <view id="plain">\(frame)</view><containerView id="container">\(frame)</containerView>
    <box id="box">\(frame)<view key="contentView" id="boxView">\(frame)</view></box>
    <tableView id="table">\(frame)<tableColumns><tableColumn identifier="c" id="tc1"/></tableColumns>
    <tableViewGridLines key="gridStyleMask"/></tableView>
    <tableCellView id="tcv">\(frame)</tableCellView>
    <popUpButton id="p1">\(frame)<popUpButtonCell key="cell" id="pc"><font key="font" name="None"/>
    <menu key="menu" id="pm"><items/></menu></popUpButtonCell></popUpButton>
    <popUpButton id="p2">\(frame)</popUpButton>
    <button id="b1">\(frame)<buttonCell key="cell" \(symbol) id="bc"><behavior key="behavior"/>
    <font key="font" name="None"/></buttonCell></button>
    <button \(symbol) id="b2">\(frame)</button>
    <textField id="t1">\(frame)<textFieldCell key="cell" id="tc"><font key="font" type="system"/>
    <numberFormatter key="formatter" id="number"/></textFieldCell></textField>
    <textField id="t2">\(frame)</textField>
    <searchField id="s1">\(frame)<searchFieldCell key="cell" id="sc"/></searchField>
    <searchField id="s2">\(frame)</searchField>
    <imageView id="i1">\(frame)<imageCell key="cell" \(symbol) id="ic"/></imageView>
    <imageView \(symbol) id="i2">\(frame)</imageView>
    <stackView id="stack">\(frame)<edgeInsets key="edgeInsets"/></stackView>
    <segmentedControl id="m1">\(frame)<segmentedCell key="cell" id="mc"><segments>
    <segment \(symbol)/></segments></segmentedCell></segmentedControl>
    <segmentedControl id="m2">\(frame)<segments><segment \(symbol)/></segments></segmentedControl>
    <scrollView id="scroll">\(frame)<clipView key="contentView" id="clip">\(frame)<subviews>
    <collectionView id="grid">\(frame)
    <collectionViewGridLayout key="collectionViewLayout" id="gridLayout"/></collectionView>
    </subviews></clipView></scrollView>
    <collectionView id="flow">\(frame)
    <collectionViewFlowLayout key="collectionViewLayout" id="flowLayout"/></collectionView>
    </subviews></customView>
    <window visibleAtLaunch="NO" id="window"><windowStyleMask key="styleMask" titled="YES"/>
    <rect key="contentRect" x="0" y="0" width="50" height="50"/>
    <value key="minSize" type="size" width="9" height="9"/>
    <view key="contentView" id="windowView">\(frame)</view>
    <toolbar key="toolbar" id="toolbar"><allowedToolbarItems>
    <toolbarItem \(symbol) id="toolbarItem"/></allowedToolbarItems>
    <defaultToolbarItems><toolbarItem reference="toolbarItem"/></defaultToolbarItems></toolbar></window>
    <windowController id="c1"/><viewController id="c2"/><collectionViewItem id="c3"/>
    <popover id="popover"/>
    <menu id="menu"><items><menuItem id="menuItem">
    <modifierMask key="keyEquivalentModifierMask"/></menuItem></items></menu>
    <dateFormatter id="date"/><customObject id="object"/>
    """)
}
