// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

// Views that hold others, and what they hold (rule IB-39).

extension NSScrollView {
  static func nibStep(_ element: NibElement) -> NibStep<NSScrollView>? {
    guard element.name == "scrollView" else { return nil }
    let background =
      element.nsColor(for: "backgroundColor")
      ?? element.child(for: "contentView")?.nsColor(for: "backgroundColor")
    var values = NibValues<NSScrollView>(element)
    values.choice(
      "borderType",
      ["none": .noBorder, "line": .lineBorder, "bezel": .bezelBorder, "groove": .grooveBorder],
      otherwise: .bezelBorder
    ) { $0.borderType = $1 }
    values.flag("hasHorizontalScroller", otherwise: true) { $0.hasHorizontalScroller = $1 }
    values.flag("hasVerticalScroller", otherwise: true) { $0.hasVerticalScroller = $1 }
    values.flag("autohidesScrollers", otherwise: false) { $0.autohidesScrollers = $1 }
    values.flag("drawsBackground", otherwise: true) { $0.drawsBackground = $1 }
    values.set(background) { $0.backgroundColor = $1 }
    return values.step
  }

  func takeNibContents(_ coder: NSCoder) {
    if let clip = coder.nibObject(for: "contentView") as? NSClipView { contentView = clip }
  }
}

extension NSClipView {
  static func nibStep(_ element: NibElement) -> NibStep<NSClipView>? {
    guard element.name == "clipView" else { return nil }
    var values = NibValues<NSClipView>(element)
    values.set(true) { $0.clipsToBounds = $1 }
    values.flag("drawsBackground", otherwise: true) { $0.drawsBackground = $1 }
    values.set(element.nsColor(for: "backgroundColor")) { $0.backgroundColor = $1 }
    return values.step
  }
}

extension NSBox {
  static func nibStep(_ element: NibElement) -> NibStep<NSBox>? {
    guard element.name == "box" else { return nil }
    let hasBorder = element["borderType"] != "none"
    let borderWidth = hasBorder ? element.number("borderWidth") ?? 1 : 0
    // The document has the frame of the contents, and not the margins.
    let margins = element.child(for: "contentView")?.rect(for: "frame").map {
      NSSize(width: max(0, $0.minX - borderWidth), height: max(0, $0.minY - borderWidth))
    }
    var values = NibValues<NSBox>(element)
    values.choice(
      "boxType",
      ["primary": .primary, "separator": .separator, "custom": .custom, "oldStyle": .custom],
      otherwise: .primary
    ) { $0.boxType = $1 }
    values.set(borderWidth) { $0.borderWidth = $1 }
    values.number("cornerRadius", otherwise: 0) { $0.cornerRadius = $1 }
    values.text("title", otherwise: "Title") { $0.title = $1 }
    values.choice(
      "titlePosition", ["noTitle": .noTitle, "aboveTop": .aboveTop, "atTop": .atTop],
      otherwise: .atTop
    ) { $0.titlePosition = $1 }
    values.set(element.nsColor(for: "borderColor")) { $0.borderColor = $1 }
    values.set(element.nsColor(for: "fillColor")) { $0.fillColor = $1 }
    values.flag("transparent", otherwise: false) { $0.isTransparent = $1 }
    values.set(margins) { if $0.boxType == .custom { $0.contentViewMargins = $1 } }
    return values.step
  }

  func takeNibContents(_ coder: NSCoder) {
    if let view = coder.nibObject(for: "contentView") as? NSView { contentView = view }
  }
}

extension NSCollectionView {
  static func nibStep(_ element: NibElement) -> NibStep<NSCollectionView>? {
    guard element.name == "collectionView" else { return nil }
    let backgrounds = ["primaryBackgroundColor", "secondaryBackgroundColor"].compactMap {
      element.nsColor(for: $0)
    }
    var values = NibValues<NSCollectionView>(element)
    values.flag("selectable", otherwise: false) { $0.isSelectable = $1 }
    values.flag("allowsMultipleSelection", otherwise: false) { $0.allowsMultipleSelection = $1 }
    values.flag("allowsEmptySelection", otherwise: true) { $0.allowsEmptySelection = $1 }
    values.set(backgrounds.isEmpty ? nil : backgrounds) { $0.backgroundColors = $1 }
    return values.step
  }

  func takeNibContents(_ coder: NSCoder) {
    if let layout = coder.nibObject(for: "collectionViewLayout") as? NSCollectionViewLayout {
      collectionViewLayout = layout
    }
  }
}

extension NSCollectionViewFlowLayout {
  static func nibStep(_ element: NibElement) -> NibStep<NSCollectionViewFlowLayout>? {
    guard element.name == "collectionViewFlowLayout" else { return nil }
    var values = NibValues<NSCollectionViewFlowLayout>(element)
    values.choice(
      "scrollDirection", ["vertical": .vertical, "horizontal": .horizontal], otherwise: .vertical
    ) { $0.scrollDirection = $1 }
    values.number("minimumLineSpacing", otherwise: 10) { $0.minimumLineSpacing = $1 }
    values.number("minimumInteritemSpacing", otherwise: 10) { $0.minimumInteritemSpacing = $1 }
    values.size("itemSize") { $0.itemSize = $1 }
    values.size("estimatedItemSize") { $0.estimatedItemSize = $1 }
    values.size("headerReferenceSize") { $0.headerReferenceSize = $1 }
    values.size("footerReferenceSize") { $0.footerReferenceSize = $1 }
    values.insets("sectionInset") { $0.sectionInset = NSEdgeInsets($1) }
    return values.step
  }
}

extension NSCollectionViewGridLayout {
  static func nibStep(_ element: NibElement) -> NibStep<NSCollectionViewGridLayout>? {
    guard element.name == "collectionViewGridLayout" else { return nil }
    var values = NibValues<NSCollectionViewGridLayout>(element)
    values.integer("maximumNumberOfRows", otherwise: 0) { $0.maximumNumberOfRows = max(0, $1) }
    values.integer("maximumNumberOfColumns", otherwise: 0) {
      $0.maximumNumberOfColumns = max(0, $1)
    }
    values.number("minimumLineSpacing", otherwise: 0) { $0.minimumLineSpacing = $1 }
    values.number("minimumInteritemSpacing", otherwise: 0) { $0.minimumInteritemSpacing = $1 }
    values.size("minimumItemSize") { $0.minimumItemSize = $1 }
    values.size("maximumItemSize") { $0.maximumItemSize = $1 }
    return values.step
  }
}

extension NSCollectionViewLayout: NibDecodable, NibAwakening {}
