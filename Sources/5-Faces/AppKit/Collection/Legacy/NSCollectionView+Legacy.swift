// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
public import Foundation
import Geometry

extension NSCollectionView {
  /// Whether the collection view shows ``content`` where it likes: without a data source and a
  /// layout (appkit rule ML-1).
  var isLegacy: Bool { dataSource == nil && engine.layout === emptyLayout }

  // MARK: Contents

  func setContent(_ objects: [Any]) {
    guard dataSource == nil || objects.isEmpty else {
      programmerError(
        """
        NSCollectionView.content: \(objects.count) objects cannot be shown while there is a data \
        source; set dataSource to nil first, or let it supply them.
        """)
    }
    guard !(objects.isEmpty && legacy.objects.isEmpty) else { return }
    legacy.objects = objects
    reloadLegacyContent()
  }

  func setPrototype(_ prototype: NSCollectionViewItem?) {
    guard dataSource == nil || prototype == nil else { refuseWithDataSource("itemPrototype") }
    legacy.prototype = prototype
    if dataSource == nil { reloadLegacyContent() }
  }

  private func reloadLegacyContent() {
    excessIndexes = []
    engine.reload()
  }

  func refuseWithDataSource(_ name: String) -> Never {
    programmerError(
      """
      NSCollectionView.\(name) is for collection views without a data source; let the data source \
      make items with makeItem(withIdentifier:for:).
      """)
  }

  /// Makes the items of ``content`` that are not there yet.
  func makeLegacyItems() {
    guard dataSource == nil, !legacy.isComplete else { return }
    legacy.keep(
      legacy.objects.enumerated().map { index, object in
        let item = newItem(forRepresentedObject: object)
        item.owner = self
        // All items exist and show their selection, whether they are visible or not.
        if isSelected(IndexPath(item: index, section: 0)) { item.isSelected = true }
        return item
      })
  }

  func legacyView(for key: ElementIdentity) -> any ElementView {
    makeLegacyItems()
    guard key.category == .cell, legacy.items.indices.contains(key.indexPath.item) else {
      programmerError("\(key) is visible, but the collection view no longer has a data source.")
    }
    return legacy.items[key.indexPath.item]
  }

  // MARK: Indexes

  /// The item of an object of ``content``, visible or not; nil if there is none.
  func legacyItem(at indexPath: IndexPath) -> NSCollectionViewItem? {
    makeLegacyItems()
    guard indexPath.section == 0, legacy.items.indices.contains(indexPath.item) else { return nil }
    return legacy.items[indexPath.item]
  }

  /// The frame of an item; of another number of items if there is one.
  func legacyFrame(at index: Int, of number: Int?, _ method: String) -> NSRect {
    requireOneSection(method)
    makeLegacyItems()
    engine.bringLayoutUpToDate()
    if let number, let grid = engine.layout as? NSCollectionViewGridLayout {
      return grid.frame(ofItem: index, among: max(0, number)) ?? .zero
    }
    let path = IndexPath(item: index, section: 0)
    guard engine.hasItem(at: presentedPath(path)) else { return .zero }
    return engine.layout.element(.cell(path))?.frame ?? .zero
  }

  func requireOneSection(_ method: String) {
    let count = numberOfSections
    guard count > 1 else { return }
    programmerError(
      """
      NSCollectionView.\(method): an index names an item of one section, and there are \(count). \
      Use the method that takes an index path.
      """)
  }

  // MARK: Background

  /// In legacy mode each item's place has a colour, in turn (appkit rule MB-1).
  var tilesBackground: Bool { isLegacy && backgroundColors.count > 1 }

  /// The item at an index: of ``content``, visible or not; of a data source, if it is visible. An
  /// index has no item in more than one section: then the program stops.
  public func item(at index: Int) -> NSCollectionViewItem? {
    guard dataSource == nil else {
      requireOneSection("item(at:)")
      return item(at: IndexPath(item: index, section: 0))
    }
    return legacyItem(at: IndexPath(item: index, section: 0))
  }

  /// Returns the frame of the item at an index; zero for none. Several sections stop the program.
  public func frameForItem(at index: Int) -> NSRect {
    legacyFrame(at: index, of: nil, "frameForItem(at:)")
  }

  /// Returns the frame of the item at an index among a number of items.
  ///
  /// Layouts other than grids answer for the items that there are. More than one section stops the
  /// program.
  ///
  /// - Returns: The frame; zero for an index past the number.
  public func frameForItem(at index: Int, withNumberOfItems numberOfItems: Int) -> NSRect {
    legacyFrame(at: index, of: numberOfItems, "frameForItem(at:withNumberOfItems:)")
  }

  /// The most rows without a data source; 0, as at first, for no limit. With a grid layout it is the
  /// layout's (appkit rule MG-6).
  public var maxNumberOfRows: Int {
    get { grid?.maximumNumberOfRows ?? legacy.maximumRows }
    set { setLimit(newValue, \.maximumRows, \.maximumNumberOfRows) }
  }

  /// The most columns without a data source; 0, as at first, for no limit. With a grid layout it is
  /// the layout's.
  public var maxNumberOfColumns: Int {
    get { grid?.maximumNumberOfColumns ?? legacy.maximumColumns }
    set { setLimit(newValue, \.maximumColumns, \.maximumNumberOfColumns) }
  }

  /// The least size of items without a data source; zero at first. A grid layout has its own.
  public var minItemSize: NSSize {
    get { grid?.minimumItemSize ?? legacy.minimumItemSize }
    set { setLimit(newValue, \.minimumItemSize, \.minimumItemSize) }
  }

  /// The greatest size of items without a data source; a length of 0, as at first, is no limit. With
  /// a grid layout it is the layout's.
  public var maxItemSize: NSSize {
    get { grid?.maximumItemSize ?? legacy.maximumItemSize }
    set { setLimit(newValue, \.maximumItemSize, \.maximumItemSize) }
  }

  private var grid: NSCollectionViewGridLayout? {
    collectionViewLayout as? NSCollectionViewGridLayout
  }

  private func setLimit<Value>(
    _ value: Value, _ own: WritableKeyPath<LegacyContent, Value>,
    _ layout: ReferenceWritableKeyPath<NSCollectionViewGridLayout, Value>
  ) {
    if let grid { return grid[keyPath: layout] = value }
    legacy[keyPath: own] = value
    emptyLayout.invalidateLayout()
  }
}

/// The contents of a collection view without a data source: objects, and an item for each, whether
/// it is visible or not (appkit rules ML-1 and ML-3).
@MainActor
struct LegacyContent {
  var objects: [Any] = [] {
    didSet { forgetItems() }
  }
  var prototype: NSCollectionViewItem? {
    didSet {
      prototypeSize = prototype?.view.frame.size ?? .zero
      forgetItems()
    }
  }
  /// The items; none until they are first needed.
  private(set) var items: [NSCollectionViewItem] = []
  private var hasItems = false
  /// The size that items have by themselves: that of the prototype's view, else of the first item's
  /// before it is laid out.
  private(set) var prototypeSize = NSSize.zero

  /// The most rows; 0 for no limit.
  var maximumRows = 0
  /// The most columns; 0 for no limit.
  var maximumColumns = 0
  var minimumItemSize = NSSize.zero
  /// The greatest size of items; 0 for no limit.
  var maximumItemSize = NSSize.zero

  private mutating func forgetItems() {
    items = []
    hasItems = false
  }

  var isComplete: Bool { hasItems || objects.isEmpty }

  /// Keeps the items that were made for the objects.
  mutating func keep(_ items: [NSCollectionViewItem]) {
    self.items = items
    hasItems = true
    if prototype == nil { prototypeSize = items.first?.view.frame.size ?? .zero }
  }

  /// The size of every item: raised to the least, then lowered to the greatest (appkit rule ML-2).
  var itemSize: NSSize {
    func limited(_ length: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
      let result = max(length, least)
      return greatest > 0 ? min(result, greatest) : result
    }
    return NSSize(
      width: limited(prototypeSize.width, minimumItemSize.width, maximumItemSize.width),
      height: limited(prototypeSize.height, minimumItemSize.height, maximumItemSize.height))
  }
}

/// The layout of a collection view that has none: items of one size side by side, without gaps; and
/// nothing at all with a data source (appkit rules ML-1 and ML-2).
final class LegacyLayout: NSCollectionViewGridLayout {
  override func specification(
    of itemCounts: [Int], in collectionView: NSCollectionView
  ) -> GridSpecification {
    let (legacy, container) = (collectionView.legacy, collectionView.containerSize)
    guard collectionView.isLegacy else { return GridSpecification(itemCounts: [], in: container) }
    var specification = GridSpecification(itemCounts: itemCounts, in: container)
    let size = legacy.itemSize
    (specification.minimumSize, specification.maximumSize) = (size, size)
    specification.maximumColumns = max(0, legacy.maximumColumns)
    let number = itemCounts.reduce(0, +)
    let fitting = max(1, Int(min(max(container.width / max(1, size.width), 1), 1e9)))
    let columns =
      specification.maximumColumns > 0 ? min(fitting, specification.maximumColumns) : fitting
    // Of more rows than there may be it grows sideways (appkit rule MZ-6).
    if legacy.maximumRows > 0, (number + columns - 1) / columns > legacy.maximumRows {
      specification.maximumRows = legacy.maximumRows
    }
    return specification
  }
}
