// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
package import CollectionData
package import CollectionEngine
import CollectionLayout
package import Foundation
package import Interactions
package import Views

extension UICollectionView: DragHost {
  // MARK: Source

  package var hasDragDelegate: Bool { dragDelegate != nil }

  package var selectedPaths: [DataIndexPath] {
    (indexPathsForSelectedItems ?? []).map { DataIndexPath($0) }
  }

  package func dragItems(
    for session: any UIDragSession, at path: DataIndexPath
  ) -> [UIDragItem] {
    OptionalMethod.value("collectionView(_:itemsForBeginning:at:)", of: dragDelegate) {
      $0.collectionView(self, itemsForBeginning: session, at: path.indexPath)
    } ?? []
  }

  package func dragItems(
    addedTo session: any UIDragSession, at path: DataIndexPath, point: CGPoint
  ) -> [UIDragItem] {
    OptionalMethod.value("collectionView(_:itemsForAddingTo:at:point:)", of: dragDelegate) {
      $0.collectionView(self, itemsForAddingTo: session, at: path.indexPath, point: point)
    } ?? []
  }

  package func dragPreviewParameters(at path: DataIndexPath) -> UIDragPreviewParameters? {
    OptionalMethod.value("collectionView(_:dragPreviewParametersForItemAt:)", of: dragDelegate) {
      $0.collectionView(self, dragPreviewParametersForItemAt: path.indexPath)
    }
  }

  package func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView?(self, dragSessionWillBegin: session)
  }

  package func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView?(self, dragSessionDidEnd: session)
  }

  package func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    OptionalMethod.value("collectionView(_:dragSessionAllowsMoveOperation:)", of: dragDelegate) {
      $0.collectionView(self, dragSessionAllowsMoveOperation: session)
    } ?? true
  }

  package func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    OptionalMethod.value(
      "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)", of: dragDelegate
    ) { $0.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) }
      ?? false
  }

  // MARK: Destination

  package var hasDropDelegate: Bool { dropDelegate != nil }

  package func canHandleDrop(_ session: any UIDropSession) -> Bool {
    OptionalMethod.value("collectionView(_:canHandle:)", of: dropDelegate) {
      $0.collectionView(self, canHandle: session)
    } ?? false
  }

  package func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView?(self, dropSessionDidEnter: session)
  }

  package func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView?(self, dropSessionDidExit: session)
  }

  package func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView?(self, dropSessionDidEnd: session)
  }

  package func dropProposal(
    for session: any UIDropSession, at path: DataIndexPath?
  ) -> (proposal: UIDropProposal, intent: DropIntent) {
    let proposal =
      OptionalMethod.value(
        "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)", of: dropDelegate
      ) {
        $0.collectionView(
          self, dropSessionDidUpdate: session, withDestinationIndexPath: path?.indexPath)
      }
      ?? UICollectionViewDropProposal(operation: .cancel)
    let intent: DropIntent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insertAtDestination
      case .insertIntoDestinationIndexPath: .insertIntoDestination
      }
    return (proposal, intent)
  }

  package func performDrop(with coordinator: DropCoordinator) {
    OptionalMethod.value("collectionView(_:performDropWith:)", of: dropDelegate) {
      $0.collectionView(self, performDropWith: coordinator)
    }
  }

  package func dropPreviewParameters(at path: DataIndexPath) -> UIDragPreviewParameters? {
    OptionalMethod.value("collectionView(_:dropPreviewParametersForItemAt:)", of: dropDelegate) {
      $0.collectionView(self, dropPreviewParametersForItemAt: path.indexPath)
    }
  }

  package var gapDelay: TimeInterval {
    let metrics = (window?.interactionMetrics ?? .phone).gap
    return switch reorderingCadence {
    case .immediate: 0
    case .fast: metrics.fastDelay
    case .slow: metrics.slowDelay
    }
  }

  package func canReorderItem(at path: DataIndexPath) -> Bool {
    (dataSource?.collectionView?(self, canMoveItemAt: path.indexPath)) ?? false
  }

  /// The drop's delegate always performs the drop (interaction rule DP-24).
  package var reordersItsItems: Bool { false }

  // MARK: Spring loading

  package func item(at point: CGPoint) -> DataIndexPath? {
    indexPathForItem(at: point).map { DataIndexPath($0) }
  }

  package func shouldOpenItem(
    at path: DataIndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalMethod.value("collectionView(_:shouldSpringLoadItemAt:with:)", of: delegate) {
      $0.collectionView(self, shouldSpringLoadItemAt: path.indexPath, with: context)
    } ?? true
  }

  // MARK: Views

  package func view(ofItemAt path: DataIndexPath) -> UIView? { cellForItem(at: path.indexPath) }

  package func setDragState(_ state: ElementDragState, of view: any ElementView) {
    (view as? UICollectionViewCell)?.setDragState(state.rawValue)
  }

  package func setDropState(_ state: ElementDropState, of view: any ElementView) {
    guard let cell = view as? UICollectionViewCell else { return }
    let wasTargeted = cell.rowState.dropState == .targeted
    cell.setDropState(state.rawValue)
    // A touch may be on it, too.
    guard wasTargeted, let key = engine.key(of: cell), key.category == .cell else { return }
    cell.isHighlighted = isHighlighted(at: key.presentedPath)
  }
}
