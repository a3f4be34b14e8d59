// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Views

/// The coordinator of a drop on a collection view.
@MainActor
final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let performance: DropPerformance
  private unowned let view: UICollectionView
  let items: [any UICollectionViewDropItem]

  init(_ performance: DropPerformance, in view: UICollectionView) {
    self.performance = performance
    self.view = view
    items = performance.items.map(DroppedItem.init)
  }

  var destinationIndexPath: IndexPath? { performance.destination }
  var session: any UIDropSession { performance.session }

  var proposal: UICollectionViewDropProposal {
    performance.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: performance.proposal.operation)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    var number: Int?
    let (animator, _) = performance.record(dragItem) {
      let inserted = view.insertPlaceholder(placeholder)
      number = inserted
      return .placeholder(inserted) { cell in
        (cell as? UICollectionViewCell)
          .flatMap { placeholder.previewParametersProvider?($0) }
      }
    }
    return PlaceholderContext(
      dragItem, placeholder: placeholder, number: number, in: view, animator: animator)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    performance.record(dragItem) { .item(indexPath) }.animator
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    performance.record(dragItem) { .into(indexPath, rect) }.animator
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    performance.record(dragItem) { .target(target) }.animator
  }
}

/// Something that was dropped on a collection view.
@MainActor
private final class DroppedItem: NSObject, UICollectionViewDropItem {
  private let item: DropPerformance.Item

  init(_ item: DropPerformance.Item) { self.item = item }

  var dragItem: UIDragItem { item.dragItem }
  var sourceIndexPath: IndexPath? { item.sourcePath }
  var previewSize: CGSize { item.previewSize }
}
