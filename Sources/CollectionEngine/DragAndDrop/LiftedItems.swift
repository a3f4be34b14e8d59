// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
package import Foundation
import Geometry
import Views

/// The items that a drag has lifted.
///
/// Previews show their views live: while the drag lasts they stay where the layout has them, on
/// screen or not, and none is used for another element.
@MainActor
struct LiftedItems {
  let role: ItemReferences.Role
  private var views: [ObjectIdentifier: any ElementView] = [:]

  init(role: ItemReferences.Role) { self.role = role }

  mutating func keep(_ view: any ElementView) { views[ObjectIdentifier(view)] = view }

  /// Returns whether a view must not be used again yet.
  func keeps(_ view: any ElementView) -> Bool {
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
  /// The lifted items, in the order in which they were lifted.
  package var liftedItems: [IndexPath] { references.paths(lifted.role) }

  /// Returns whether an item is lifted.
  package func isLifted(_ path: IndexPath) -> Bool { references.contains(path, lifted.role) }

  /// Lifts an item. Its view, if it has one, stays.
  package func lift(_ path: IndexPath) {
    guard references.insert(path, lifted.role) else { return }
    if let element = visibleElements[.cell(path)] { lifted.keep(element.view) }
  }

  /// The views of lifted items, with where these are presented.
  package var liftedViews: [(indexPath: IndexPath, view: any ElementView)] {
    liftedItems.compactMap { path in visibleElements[.cell(path)].map { (path, $0.view) } }
  }

  /// No item is lifted any more; views that nothing shows may be used again.
  ///
  /// - Returns: The views of all that were lifted, also of those that are not known any more.
  package func putDown() -> [any ElementView] {
    guard !liftedItems.isEmpty || !lifted.isEmpty else { return [] }
    references.replace([], lifted.role)
    let views = lifted.release()
    for view in views where view.node.superview == nil { pool.enqueue(view) }
    host.node.setNeedsLayout()
    return views
  }

  /// The data have changed: no item is known to be the one that was lifted. Views stay kept.
  func forgetLiftedItems() { references.replace([], lifted.role) }

  /// Returns whether an element stays on screen wherever the layout has it.
  func keepsOnScreen(_ key: ElementIdentity) -> Bool {
    key.category == .cell && visibleElements[key] != nil
      && (references.contains(key.indexPath, lifted.role) || key.indexPath == movingItem)
  }

  /// The elements that stay on screen wherever the layout has them.
  var keptOnScreen: [ElementIdentity] {
    (liftedItems + [movingItem].compactMap(\.self)).map(ElementIdentity.cell)
      .filter { visibleElements[$0] != nil }
  }
}
