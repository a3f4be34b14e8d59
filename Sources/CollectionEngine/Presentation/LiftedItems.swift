// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionLayout
import Foundation
import Geometry
import Views

/// The views of the items that a drag has lifted.
///
/// Previews show them live: while the drag lasts they stay where the layout has them, on screen or
/// not, and none is used for another element, whatever becomes of its item.
@MainActor
struct KeptViews {
  private var views: [ObjectIdentifier: any ElementView] = [:]

  mutating func keep(_ view: any ElementView) { views[ObjectIdentifier(view)] = view }

  /// Returns whether a view must not be used again yet.
  func contains(_ view: any ElementView) -> Bool {
    !views.isEmpty && views[ObjectIdentifier(view)] != nil
  }

  /// Whether no view is kept.
  var isEmpty: Bool { views.isEmpty }

  /// Lets all views be used again.
  ///
  /// - Returns: The views.
  mutating func release() -> [any ElementView] {
    defer { views = [:] }
    return Array(views.values)
  }
}

extension CollectionEngine {
  /// Returns whether the item that is presented at a path is lifted.
  package func isLifted(_ place: PresentedIndexPath) -> Bool { presentation.isLifted(at: place) }

  /// Lifts an item. Its view, if it has one, stays.
  package func lift(_ item: DataIndexPath) {
    guard presentation.lift(item), let element = visibleElements[.cell(presentedPath(of: item))]
    else { return }
    keptViews.keep(element.view)
  }

  /// The views of lifted items, with where these are presented, in the order in which they were
  /// lifted.
  package var liftedViews: [(place: PresentedIndexPath, view: any ElementView)] {
    presentation.liftedItems.map(presentedPath(of:))
      .compactMap { place in visibleElements[.cell(place)].map { (place, $0.view) } }
  }

  /// No item is lifted any more; views that nothing shows may be used again.
  ///
  /// - Returns: The views of all that were lifted, also of those that are not known any more.
  package func putDown() -> [any ElementView] {
    guard !presentation.liftedItems.isEmpty || !keptViews.isEmpty else { return [] }
    presentation.forgetLiftedItems()
    let views = keptViews.release()
    for view in views where view.node.superview == nil { pool.enqueue(view) }
    host.node.setNeedsLayout()
    return views
  }

  /// Returns whether an element stays on screen wherever the layout has it.
  func keepsOnScreen(_ key: ElementIdentity) -> Bool {
    key.category == .cell && visibleElements[key] != nil
      && (isLifted(key.place) || key.place == movingItem)
  }

  /// The elements that stay on screen wherever the layout has them.
  var keptOnScreen: [ElementIdentity] {
    (presentation.liftedItems.map(presentedPath(of:)) + [movingItem].compactMap(\.self))
      .map { .cell($0) }.filter { visibleElements[$0] != nil }
  }
}
