// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import Foundation
import Views

extension DroppedItem: UICollectionViewDropItem {}
extension PlaceholderContext: UICollectionViewDropPlaceholderContext {}

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

  var destinationIndexPath: IndexPath? { performance.destination?.indexPath }
  var session: any UIDropSession { performance.session }

  var proposal: UICollectionViewDropProposal {
    performance.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: performance.proposal.operation)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    PlaceholderContext(
      performance, dragItem,
      update: { ($0 as? UICollectionViewCell).map { placeholder.cellUpdateHandler?($0) } },
      parameters: {
        ($0 as? UICollectionViewCell).flatMap { placeholder.previewParametersProvider?($0) }
      },
      insert: { view.insertPlaceholder(placeholder) })
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    performance.record(dragItem) { .item(DataIndexPath(indexPath)) }.animator
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    performance.record(dragItem) { .into(DataIndexPath(indexPath), rect) }.animator
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    performance.record(dragItem) { .target(target) }.animator
  }
}

extension UICollectionView {
  /// Inserts a placeholder among the items.
  ///
  /// - Returns: Its number.
  func insertPlaceholder(_ placeholder: UICollectionViewPlaceholder) -> Int {
    let identifier = placeholder.reuseIdentifier
    return engine.insertPlaceholder(
      before: DataIndexPath(placeholder.insertionIndexPath), reuseIdentifier: identifier,
      registeredBy: "register(_:forCellWithReuseIdentifier:)"
    ) { [unowned self] path in
      let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: path)
      placeholder.cellUpdateHandler?(cell)
      return cell
    }
  }
}
