// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
package import Foundation
package import Interactions
package import Views

/// The context that exchanges a placeholder for an item, at any time after the drop; each face
/// makes it the context of its own protocol.
@MainActor
package final class PlaceholderContext: NSObject, UIDragAnimating {
  package let dragItem: UIDragItem
  /// Nil for one that was never inserted.
  private let number: Int?
  private weak var engine: CollectionEngine?
  private let animator: any UIDragAnimating
  private let update: (any ElementView) -> Void

  /// - Parameters:
  ///   - coordinator: That of the drop.
  ///   - dragItem: What was dropped.
  ///   - update: Brings the placeholder's view up to date.
  ///   - parameters: Says how the view looks that the preview goes to.
  ///   - insert: Inserts the placeholder, and returns its number; nil if its view is gone.
  package init(
    _ coordinator: DropCoordinator, _ dragItem: UIDragItem,
    update: @escaping (any ElementView) -> Void,
    parameters: @escaping (UIView) -> UIDragPreviewParameters?, insert: () -> Int?
  ) {
    var number: Int?
    animator = coordinator.drop(dragItem) {
      number = insert()
      return number.map { .placeholder($0, parameters: parameters) }
    }
    self.dragItem = dragItem
    self.number = number
    self.update = update
    engine = coordinator.engine
    super.init()
  }

  package func addAnimations(_ animations: @escaping () -> Void) {
    animator.addAnimations(animations)
  }

  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  package func setNeedsCellUpdate() {
    guard let number, let engine, let path = engine.presentedPath(ofPlaceholder: number),
      let view = engine.view(for: .cell(path))
    else { return }
    update(view)
  }

  /// Exchanges the placeholder for an item that the data insert; false for one that is lost.
  package func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let number, let engine else { return false }
    return engine.commitPlaceholder(number) { dataSourceUpdates($0.indexPath) }
  }

  /// Takes the placeholder away; false for one that is lost.
  package func deletePlaceholder() -> Bool {
    guard let number, let engine else { return false }
    return engine.deletePlaceholder(number)
  }
}
