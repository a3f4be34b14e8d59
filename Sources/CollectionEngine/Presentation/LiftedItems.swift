// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// Returns whether the item that is presented at a path is lifted.
  func isLifted(_ place: PresentedIndexPath) -> Bool { presentation.isLifted(at: place) }

  /// Lifts an item. Its view, if it has one, stays.
  func lift(_ item: DataIndexPath) {
    guard presentation.lift(item), let element = elements[.cell(presentedPath(of: item))]
    else { return }
    elements.keep(element.view)
  }

  /// The views of lifted items, with where these are presented, in the order in which they were
  /// lifted.
  var liftedViews: [(place: PresentedIndexPath, view: any ElementView)] {
    presentation.liftedItems.map(presentedPath(of:))
      .compactMap { place in elements[.cell(place)].map { (place, $0.view) } }
  }

  /// No item is lifted any more; views that nothing shows may be used again.
  ///
  /// - Returns: The views of all that were lifted, also of those that are not known any more.
  func putDown() -> [any ElementView] {
    guard !presentation.liftedItems.isEmpty || elements.keepsViews else { return [] }
    presentation.forgetLiftedItems()
    let views = elements.releaseKeptViews()
    host.node.setNeedsLayout()
    return views
  }

  /// Returns whether an element stays on screen wherever the layout has it.
  func keepsOnScreen(_ key: ElementIdentity) -> Bool {
    key.category == .cell && elements[key] != nil
      && (isLifted(key.place) || key.place == movingItem)
  }

  /// The elements that stay on screen wherever the layout has them.
  var keptOnScreen: [ElementIdentity] {
    (presentation.liftedItems.map(presentedPath(of:)) + [movingItem].compactMap(\.self))
      .map { .cell($0) }.filter { elements[$0] != nil }
  }
}
