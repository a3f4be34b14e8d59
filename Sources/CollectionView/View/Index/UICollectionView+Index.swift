// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

/// What a collection view knows of its index.
@MainActor
struct IndexState {
  /// Whether the data source is being asked for the titles, which may make it ask for the counts.
  var isAsking = false
  /// The titles, as the data source last said.
  var titles: [String] = []
  /// The width of the bar, in points; 0 without titles.
  var width: CGFloat = 0
  /// The bar; nil unless there are titles.
  var bar: IndexBar?
}

extension UICollectionView {
  /// Asks the data source for the titles (behaviour rule TV-71).
  func updateIndexTitles() {
    guard !index.isAsking else { return }
    index.isAsking = true
    let titles = dataSource?.indexTitles(for: self) ?? []
    index.isAsking = false
    guard titles != index.titles else { return }
    let width = titles.isEmpty ? 0 : IndexBar.width(of: titles)
    let changesWidth = width != index.width
    (index.titles, index.width) = (titles, width)
    guard changesWidth else { return }
    for cell in cellsOnScreen { (cell as? UICollectionViewListCell)?.contentSpaceChanged() }
  }

  /// Shows the index at the trailing edge of what is visible.
  func placeIndex() {
    guard !index.titles.isEmpty else {
      index.bar?.removeFromSuperview()
      index.bar = nil
      return
    }
    if let bar = index.bar { return place(bar) }
    let bar = IndexBar()
    index.bar = bar
    bar.selectTitle = { [weak self] in self?.scroll(toIndexTitle: $0) }
    addSubview(bar)
    // Where it was before it was there is not where an animation starts.
    UIView.performWithoutAnimation { place(bar) }
  }

  private func place(_ bar: IndexBar) {
    bar.titles = index.titles
    let visible = visibleRect.inset(by: adjustedContentInset)
    let height = bar.fit(height: visible.height)
    let width = index.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
    let frame = CGRect(
      x: isMirrored
        ? visibleRect.minX + safeAreaInsets.left : visibleRect.maxX - safeAreaInsets.right - width,
      y: grid.round(visible.minY + (visible.height - height) / 2), width: width, height: height)
    if bar.frame != frame { bar.frame = frame }
  }

  /// Scrolls to the item that an index title leads to: to the top or, where contents scroll from
  /// side to side, to where they begin.
  private func scroll(toIndexTitle title: Int) {
    guard let dataSource, index.titles.indices.contains(title) else { return }
    let indexPath = dataSource.collectionView(
      self, indexPathForIndexTitle: index.titles[title], at: title)
    engine.bringLayoutUpToDate()
    // What a data source without the method answers; there may be nothing to scroll to.
    if indexPath == IndexPath(item: 0, section: 0), !engine.hasItem(at: indexPath) { return }
    engine.requireItem(at: indexPath, for: "collectionView(_:indexPathForIndexTitle:at:)")
    let start: ScrollPosition = engine.isMirrored ? .right : .left
    scroll(to: indexPath, at: engine.scrollsHorizontally ? start : .top, animated: false)
  }
}
