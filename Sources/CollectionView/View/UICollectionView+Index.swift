// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Geometry
import Views

extension UICollectionView {
  /// Asks the data source for the titles (behaviour rule TV-71).
  func updateIndexTitles() {
    guard
      index.update({
        OptionalMethod.value("indexTitles(for:)", of: dataSource) { $0.indexTitles(for: self) }
          ?? []
      })
    else { return }
    for cell in cellsOnScreen { (cell as? UICollectionViewListCell)?.contentSpaceChanged() }
  }

  /// Shows the index at the trailing edge of what is visible.
  func placeIndex() {
    index.place(in: self) { [weak self] in self?.scroll(toIndexTitle: $0) }
  }

  /// Scrolls to the item that an index title leads to: to the top or, where contents scroll from
  /// side to side, to where they begin.
  private func scroll(toIndexTitle title: Int) {
    guard let dataSource, index.titles.indices.contains(title) else { return }
    let indexPath = OptionalMethod.value(
      "collectionView(_:indexPathForIndexTitle:at:)", from: dataSource
    ) {
      $0.collectionView(
        self, indexPathForIndexTitle: index.titles[title], at: title)
    }
    engine.bringLayoutUpToDate()
    // What a data source without the method answers; there may be nothing to scroll to.
    if indexPath == IndexPath(item: 0, section: 0), !engine.hasItem(at: presentedPath(indexPath)) {
      return
    }
    requireItem(at: indexPath, for: "collectionView(_:indexPathForIndexTitle:at:)")
    let start: ScrollPosition = engine.isMirrored ? .right : .left
    scroll(to: indexPath, at: engine.scrollsHorizontally ? start : .top, animated: false)
  }
}
