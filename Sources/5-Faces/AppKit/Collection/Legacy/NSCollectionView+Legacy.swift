// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
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

  func drawBackgroundTiles() {
    guard tilesBackground, let colors = backgroundColors else { return }
    for index in 0..<(engine.counts.first ?? 0) {
      let path = IndexPath(item: index, section: 0)
      guard let frame = engine.layout.element(.cell(path))?.frame else { continue }
      colors[index % colors.count].setFill()
      frame.fill()
    }
  }
}
