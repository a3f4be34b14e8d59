// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

// Views that hold others, and what they hold (rule IB-39).

extension NSScrollView {
  static func nibStep(_ element: NibElement) -> NibStep<NSScrollView>? {
    guard element.name == "scrollView" else { return nil }
    let hasHorizontal = element.flag("hasHorizontalScroller", otherwise: true)
    let hasVertical = element.flag("hasVerticalScroller", otherwise: true)
    let hides = element.flag("autohidesScrollers", otherwise: false)
    let drawsBackground = element.flag("drawsBackground", otherwise: true)
    let border =
      element.choice(
        "borderType",
        [
          "none": .noBorder, "line": .lineBorder, "bezel": .bezelBorder, "groove": .grooveBorder,
        ]) ?? NSBorderType.bezelBorder
    let background =
      element.nsColor(for: "backgroundColor")
      ?? element.child(for: "contentView")?.nsColor(for: "backgroundColor")
    return { view, _ in
      view.borderType = border
      view.hasHorizontalScroller = hasHorizontal
      view.hasVerticalScroller = hasVertical
      view.autohidesScrollers = hides
      view.drawsBackground = drawsBackground
      if let background { view.backgroundColor = background }
    }
  }

  func takeNibContents(_ coder: NSCoder) {
    if let clip = coder.nibObject(for: "contentView") as? NSClipView { contentView = clip }
  }
}

extension NSClipView {
  static func nibStep(_ element: NibElement) -> NibStep<NSClipView>? {
    guard element.name == "clipView" else { return nil }
    let drawsBackground = element.flag("drawsBackground", otherwise: true)
    let background = element.nsColor(for: "backgroundColor")
    return { view, _ in
      view.clipsToBounds = true
      view.drawsBackground = drawsBackground
      if let background { view.backgroundColor = background }
    }
  }
}

extension NSBox {
  static func nibStep(_ element: NibElement) -> NibStep<NSBox>? {
    guard element.name == "box" else { return nil }
    let type =
      element.choice(
        "boxType",
        ["primary": .primary, "separator": .separator, "custom": .custom, "oldStyle": .custom])
      ?? BoxType.primary
    let hasBorder = element["borderType"] != "none"
    let borderWidth = hasBorder ? element.number("borderWidth") ?? 1 : 0
    let radius = element.number("cornerRadius") ?? 0
    let title = element.text("title") ?? "Title"
    let position =
      element.choice(
        "titlePosition", ["noTitle": .noTitle, "aboveTop": .aboveTop, "atTop": .atTop])
      ?? TitlePosition.atTop
    let border = element.nsColor(for: "borderColor")
    let fill = element.nsColor(for: "fillColor")
    let isTransparent = element.flag("transparent", otherwise: false)
    // The document has the frame of the contents, and not the margins.
    let margins = element.child(for: "contentView")?.rect(for: "frame").map {
      NSSize(width: max(0, $0.minX - borderWidth), height: max(0, $0.minY - borderWidth))
    }
    return { box, _ in
      box.boxType = type
      box.borderWidth = borderWidth
      box.cornerRadius = radius
      box.title = title
      box.titlePosition = position
      if let border { box.borderColor = border }
      if let fill { box.fillColor = fill }
      box.isTransparent = isTransparent
      if type == .custom, let margins { box.contentViewMargins = margins }
    }
  }

  func takeNibContents(_ coder: NSCoder) {
    if let view = coder.nibObject(for: "contentView") as? NSView { contentView = view }
  }
}

extension NSCollectionView {
  static func nibStep(_ element: NibElement) -> NibStep<NSCollectionView>? {
    guard element.name == "collectionView" else { return nil }
    let isSelectable = element.flag("selectable", otherwise: false)
    let allowsMultiple = element.flag("allowsMultipleSelection", otherwise: false)
    let allowsEmpty = element.flag("allowsEmptySelection", otherwise: true)
    let backgrounds = ["primaryBackgroundColor", "secondaryBackgroundColor"].compactMap {
      element.nsColor(for: $0)
    }
    return { view, _ in
      view.isSelectable = isSelectable
      view.allowsMultipleSelection = allowsMultiple
      view.allowsEmptySelection = allowsEmpty
      if !backgrounds.isEmpty { view.backgroundColors = backgrounds }
    }
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
    let direction =
      element.choice("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal])
      ?? NSCollectionView.ScrollDirection.vertical
    let lineSpacing = element.number("minimumLineSpacing") ?? 10
    let itemSpacing = element.number("minimumInteritemSpacing") ?? 10
    let itemSize = element.size(for: "itemSize")
    let estimate = element.size(for: "estimatedItemSize")
    let header = element.size(for: "headerReferenceSize")
    let footer = element.size(for: "footerReferenceSize")
    let inset = element.insets(for: "sectionInset").map {
      NSEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    }
    return { layout, _ in
      layout.scrollDirection = direction
      layout.minimumLineSpacing = lineSpacing
      layout.minimumInteritemSpacing = itemSpacing
      if let itemSize { layout.itemSize = itemSize }
      if let estimate { layout.estimatedItemSize = estimate }
      if let header { layout.headerReferenceSize = header }
      if let footer { layout.footerReferenceSize = footer }
      if let inset { layout.sectionInset = inset }
    }
  }
}

extension NSCollectionViewGridLayout {
  static func nibStep(_ element: NibElement) -> NibStep<NSCollectionViewGridLayout>? {
    guard element.name == "collectionViewGridLayout" else { return nil }
    let rows = max(0, element.integer("maximumNumberOfRows") ?? 0)
    let columns = max(0, element.integer("maximumNumberOfColumns") ?? 0)
    let lineSpacing = element.number("minimumLineSpacing") ?? 0
    let itemSpacing = element.number("minimumInteritemSpacing") ?? 0
    let least = element.size(for: "minimumItemSize")
    let greatest = element.size(for: "maximumItemSize")
    return { layout, _ in
      layout.maximumNumberOfRows = rows
      layout.maximumNumberOfColumns = columns
      layout.minimumLineSpacing = lineSpacing
      layout.minimumInteritemSpacing = itemSpacing
      if let least { layout.minimumItemSize = least }
      if let greatest { layout.maximumItemSize = greatest }
    }
  }
}

extension NSCollectionViewLayout: NibDecodable, NibAwakening {}
