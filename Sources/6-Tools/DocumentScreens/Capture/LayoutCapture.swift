// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import LayoutDocuments
import UIKit
import Views

/// The capture of a collection view as a document.
@MainActor
struct LayoutCapture {
  let view: UICollectionView
  let texts: Bool
  /// The sentences about what the document does not say, in the order in which it was found.
  private(set) var notes: [String] = []
  /// The data, which layouts complete with what was measured.
  var data: LayoutDocument.Data

  init(_ view: UICollectionView, texts: Bool) {
    self.view = view
    self.texts = texts
    data = LayoutDocument.Data(sections: [])
  }

  mutating func document() -> LayoutDocument {
    captureData()
    let layout = captureLayout()
    giveIdentifiers()
    noteLimits()
    var document = LayoutDocument(layout: layout, data: data)
    document.picture = picture()
    return document
  }

  mutating func note(_ sentence: String) { notes.append(sentence) }

  /// Captures the layout as what it is, or as frames.
  private mutating func captureLayout() -> LayoutDocument.Layout {
    let layout = view.collectionViewLayout
    if view.numberOfSections > 0 {
      switch layout {
      case let layout as UICollectionViewCompositionalLayout:
        if let captured = compositional(layout) {
          noteSubclass(layout, of: UICollectionViewCompositionalLayout.self)
          return captured
        }
        note("A section has no description; the frames are those at \(sizeText).")
        return .frames(frames(of: layout))
      case let layout as UICollectionViewFlowLayout:
        // It differs in nothing but its reading direction, which the document has.
        if !(layout is MirroredFlowLayout) {
          noteSubclass(layout, of: UICollectionViewFlowLayout.self)
        }
        return .flow(flow(layout))
      default: break
      }
    }
    note("The layout is of the class \(type(of: layout)); its frames are those at \(sizeText).")
    return .frames(frames(of: layout))
  }

  private mutating func noteSubclass(_ layout: UICollectionViewLayout, of type: AnyClass) {
    guard Swift.type(of: layout) != type else { return }
    note(
      "The layout is of the class \(Swift.type(of: layout)); its changes are not in the document."
    )
  }

  private mutating func noteLimits() {
    let (items, sections) = (data.itemCount, data.sections.count)
    if sections > ReadingLimits.sections {
      note(
        "The data have \(sections) sections; a document has at most \(ReadingLimits.sections).")
    }
    if items > ReadingLimits.items {
      note("The data have \(items) items; a document has at most \(ReadingLimits.items).")
    }
    if view.contentInset != .zero { note("The content insets are not in the document.") }
  }

  /// The size at which the view was captured, as notes have it.
  var sizeText: String {
    "\(view.bounds.width.compactDescription) × \(view.bounds.height.compactDescription)"
  }

  // MARK: Picture

  private func picture() -> LayoutDocument.Picture {
    var picture = LayoutDocument.Picture()
    let traits = view.traitCollection
    picture.size = view.bounds.size
    if traits.displayScale != 2, (1...4).contains(traits.displayScale) {
      picture.scale = traits.displayScale
    }
    if traits.userInterfaceStyle == .dark { picture.appearance = .dark }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { picture.direction = .rtl }
    let textSize = LayoutDocument.TextSize(traits.preferredContentSizeCategory)
    if textSize != .large { picture.textSize = textSize }
    if traits.design != .iOS17 { picture.design = traits.design.rawValue }
    if view.safeAreaInsets != .zero { picture.safeArea = view.safeAreaInsets }
    let start = CGPoint(x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
    if view.contentOffset != start { picture.scrollTo = view.contentOffset }
    let offsets = view.orthogonalOffsets.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    if !offsets.isEmpty {
      picture.scrollSections = offsets.map {
        LayoutDocument.SectionOffset(section: $0.key, offset: $0.value)
      }
    }
    let selected = (view.indexPathsForSelectedItems ?? []).sorted()
    if !selected.isEmpty {
      picture.selected = selected.map {
        LayoutDocument.ItemPath(section: $0.section, item: $0.item)
      }
    }
    picture.background = backgroundColor
    return picture
  }

  /// The background; nil for one that the document has by itself.
  private var backgroundColor: LayoutDocument.Color? {
    guard let color = view.backgroundColor, color != .systemBackground,
      color != .systemGroupedBackground
    else { return nil }
    return LayoutDocument.Color(color)
  }
}

extension LayoutDocument.Color {
  /// Creates the colour of UIKit's that is equal by name, or else by its numbers in light and dark.
  init(_ color: UIColor) {
    if let name = Self.names.first(where: { UIColor.byName[$0] == color }) {
      self = .named(name)
      return
    }
    let light = Self.components(of: color, in: .light)
    let dark = Self.components(of: color, in: .dark)
    self = light == dark ? light : .dynamic(light: light, dark: dark)
  }

  private static func components(
    of color: UIColor, in style: UIUserInterfaceStyle
  ) -> Self {
    let traits = UITraitCollection(userInterfaceStyle: style)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func byte(_ value: CGFloat) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    return .components(
      red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }
}

extension LayoutCapture {
  /// Captures the counts, and the texts that are visible.
  mutating func captureData() {
    var number = 0
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      let items = (0..<count).map { index in
        var item = LayoutDocument.DataItem()
        let cell = view.cellForItem(at: IndexPath(item: index, section: section))
        if let text = cell?.textInside { item.title = shown(text) }
        return item
      }
      // Running numbers are what items show that are only counted.
      let isNumbered = items.enumerated().allSatisfy { offset, item in
        item.title == nil || item.title == "\(number + offset)"
      }
      data.sections.append(
        LayoutDocument.DataSection(isNumbered ? .numbered(count) : .listed(items)))
      number += count
    }
    if data.sections.isEmpty { data.sections = [LayoutDocument.DataSection(.numbered(0))] }
  }

  /// Captures the texts of the visible views of a kind.
  mutating func captureTexts(ofKind kind: String, name: String, isBadge: Bool) {
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted() {
      guard data.sections.indices.contains(path.section),
        let element = view.supplementaryView(forElementKind: kind, at: path), !element.isHidden
      else { continue }
      let text = element.textInside
      if isBadge {
        // A badge is shown by its text: one without is a dot.
        let badge = shown(text ?? "•")
        changeItem(at: path) { $0.badge = badge }
      } else if let text {
        data.sections[path.section].texts[name] = shown(text)
      }
    }
  }

  /// Changes an item, which is listed then; one that is not in the data counts for nothing.
  mutating func changeItem(
    at path: IndexPath, _ change: (inout LayoutDocument.DataItem) -> Void
  ) {
    guard path.count == 2, data.sections.indices.contains(path.section) else { return }
    var items: [LayoutDocument.DataItem]
    switch data.sections[path.section].items {
    case .listed(let listed): items = listed
    case .numbered(let count):
      items = Array(repeating: LayoutDocument.DataItem(), count: count)
    }
    guard items.indices.contains(path.item) else { return }
    // Out of its storage, so that it is changed in place.
    data.sections[path.section].items = .numbered(0)
    change(&items[path.item])
    data.sections[path.section].items = .listed(items)
  }

  /// Gives items numbers as identifiers where titles do not tell them apart.
  mutating func giveIdentifiers() {
    let identities = data.identities.flatMap(\.self)
    guard Set(identities).count < identities.count else { return }
    var number = 0
    for section in data.sections.indices {
      if case .listed(var items) = data.sections[section].items {
        for index in items.indices { items[index].id = "\(number + index)" }
        data.sections[section].items = .listed(items)
      }
      number += data.sections[section].items.count
    }
  }

  private func shown(_ text: String) -> String {
    let shown = text.prefix(ReadingLimits.characters)
    return texts ? String(shown) : String(repeating: "•", count: shown.count)
  }

  /// Captures a flow layout with what its delegate answers. Items that are measured have the sizes
  /// that they have now.
  mutating func flow(_ layout: UICollectionViewFlowLayout) -> LayoutDocument.Flow {
    var flow = LayoutDocument.Flow()
    flow.scrollDirection = layout.scrollDirection
    flow.sectionInsetReference =
      switch layout.sectionInsetReference {
      case .fromContentInset: .contentInset
      case .fromSafeArea: .safeArea
      case .fromLayoutMargins: .layoutMargins
      }
    flow.sectionHeadersPinToVisibleBounds = layout.sectionHeadersPinToVisibleBounds
    flow.sectionFootersPinToVisibleBounds = layout.sectionFootersPinToVisibleBounds
    flow.mirrors = layout.flipsHorizontallyInOppositeLayoutDirection
    let sections = layout.flowSections()
    let keys = sections.map { self.keys($0, along: layout.axis) }
    flow.keys = keys.first ?? flow.keys
    if keys.contains(where: { $0 != flow.keys }) {
      flow.sections = keys.map { LayoutDocument.FlowSection($0, beside: flow.keys) }
    }
    for (index, section) in sections.enumerated() where data.sections.indices.contains(index) {
      captureSizes(of: section, at: index, layout, in: &flow)
    }
    if layout.isEstimating {
      note("The cells were measured; their sizes are the present ones.")
    }
    captureTexts(
      ofKind: UICollectionView.elementKindSectionHeader, name: "header", isBadge: false)
    captureTexts(
      ofKind: UICollectionView.elementKindSectionFooter, name: "footer", isBadge: false)
    return flow
  }

  private func keys(
    _ section: FlowSectionSpecification, along axis: LayoutAxis
  ) -> LayoutDocument.FlowKeys {
    func size(_ length: CGFloat) -> CGSize {
      guard length > 0 else { return .zero }
      return axis == .vertical
        ? CGSize(width: view.bounds.width, height: length)
        : CGSize(width: length, height: view.bounds.height)
    }
    var keys = LayoutDocument.FlowKeys()
    keys.minimumLineSpacing = section.lineSpacing
    keys.minimumInteritemSpacing = section.interitemSpacing
    keys.sectionInset = section.insets
    keys.headerReferenceSize = size(section.headerLength)
    keys.footerReferenceSize = size(section.footerLength)
    return keys
  }

  private mutating func captureSizes(
    of section: FlowSectionSpecification, at index: Int, _ layout: UICollectionViewFlowLayout,
    in flow: inout LayoutDocument.Flow
  ) {
    let sizes =
      layout.isEstimating
      ? (0..<section.items.count).map { item in
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: index))?.size ?? .zero
      } : section.items.sizes
    guard let first = sizes.first else { return }
    if sizes.allSatisfy({ $0 == first }) {
      // The first section's is the layout's; others say theirs where it is another.
      if index == 0 { flow.itemSize = first }
      guard first != flow.itemSize else { return }
      data.sections[index].each.size = LayoutDocument.Cycle(first)
    } else {
      data.sections[index].each.size = LayoutDocument.Cycle(sizes)
    }
  }
}

extension FlowItemSizes {
  fileprivate var sizes: [CGSize] {
    switch storage {
    case .equal(let size): Array(repeating: size, count: count)
    case .each(let sizes): Array(sizes)
    }
  }
}

extension LayoutDocument.FlowSection {
  /// Creates a section of the keys that are not the layout's.
  fileprivate init(_ keys: LayoutDocument.FlowKeys, beside layout: LayoutDocument.FlowKeys) {
    self.init()
    func own<Value: Equatable>(_ key: KeyPath<LayoutDocument.FlowKeys, Value>) -> Value? {
      keys[keyPath: key] == layout[keyPath: key] ? nil : keys[keyPath: key]
    }
    minimumLineSpacing = own(\.minimumLineSpacing)
    minimumInteritemSpacing = own(\.minimumInteritemSpacing)
    sectionInset = own(\.sectionInset)
    headerReferenceSize = own(\.headerReferenceSize)
    footerReferenceSize = own(\.footerReferenceSize)
  }
}

extension LayoutCapture {
  /// Captures the cells and the supplementary views of any layout where they are now.
  mutating func frames(of layout: UICollectionViewLayout) -> LayoutDocument.Frames {
    let contentSize = layout.collectionViewContentSize
    let all = CGRect(origin: .zero, size: contentSize)
    let found = layout.layoutAttributesForElements(in: all) ?? []
    let attributes = found.filter {
      $0.representedElementCategory != .decorationView && !$0.isHidden
    }
    if found.contains(where: { $0.representedElementCategory == .decorationView }) {
      note("Backgrounds are not in the document.")
    }
    if attributes.count > ReadingLimits.elements {
      note(
        "The layout has \(attributes.count) elements; the document has the first \(ReadingLimits.elements)."
      )
    }
    if attributes.contains(where: { !$0.transform.isIdentity }) {
      note("Transforms are not in the document; its frames are around them.")
    }
    let isMirrored =
      layout.flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for kind in Set(attributes.compactMap(\.representedElementKind)).sorted() {
      captureTexts(ofKind: kind, name: kind.documentKind, isBadge: false)
    }
    let elements = attributes.prefix(ReadingLimits.elements).map { attributes in
      var element = LayoutDocument.FrameElement(attributes.source, frame: attributes.frame)
      if isMirrored { element.frame.origin.x = contentSize.width - attributes.frame.maxX }
      element.zIndex = attributes.zIndex
      element.alpha = attributes.alpha
      return element
    }
    return LayoutDocument.Frames(contentSize: contentSize, elements: elements)
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate var source: LayoutDocument.FrameElement.Source {
    let path = LayoutDocument.ItemPath(
      section: indexPath.first ?? 0, item: indexPath.count > 1 ? indexPath[1] : 0)
    return representedElementCategory == .cell
      ? .item(path) : .supplementary(kind: representedElementKind ?? "", index: path)
  }
}
