// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
package import CollectionData
package import CollectionEngine
import CollectionLayout
package import Foundation
package import Interactions
package import Views

extension UITableView: DragHost {
  // MARK: Source

  package var hasDragDelegate: Bool { dragDelegate != nil }

  package var selectedPaths: [DataIndexPath] {
    (indexPathsForSelectedRows ?? []).map { DataIndexPath($0) }
  }

  package func dragItems(
    for session: any UIDragSession, at path: DataIndexPath
  ) -> [UIDragItem] {
    OptionalMethod.value("tableView(_:itemsForBeginning:at:)", of: dragDelegate) {
      $0.tableView(self, itemsForBeginning: session, at: path.indexPath)
    } ?? []
  }

  package func dragItems(
    addedTo session: any UIDragSession, at path: DataIndexPath, point: CGPoint
  ) -> [UIDragItem] {
    OptionalMethod.value("tableView(_:itemsForAddingTo:at:point:)", of: dragDelegate) {
      $0.tableView(self, itemsForAddingTo: session, at: path.indexPath, point: point)
    } ?? []
  }

  package func dragPreviewParameters(at path: DataIndexPath) -> UIDragPreviewParameters? {
    OptionalMethod.value("tableView(_:dragPreviewParametersForRowAt:)", of: dragDelegate) {
      $0.tableView(self, dragPreviewParametersForRowAt: path.indexPath)
    }
  }

  package func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView?(self, dragSessionWillBegin: session)
  }

  package func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView?(self, dragSessionDidEnd: session)
  }

  package func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    OptionalMethod.value("tableView(_:dragSessionAllowsMoveOperation:)", of: dragDelegate) {
      $0.tableView(self, dragSessionAllowsMoveOperation: session)
    } ?? true
  }

  package func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    OptionalMethod.value(
      "tableView(_:dragSessionIsRestrictedToDraggingApplication:)", of: dragDelegate
    ) { $0.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) }
      ?? false
  }

  // MARK: Destination

  package var hasDropDelegate: Bool { dropDelegate != nil }

  package func canHandleDrop(_ session: any UIDropSession) -> Bool {
    OptionalMethod.value("tableView(_:canHandle:)", of: dropDelegate) {
      $0.tableView(self, canHandle: session)
    } ?? false
  }

  package func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView?(self, dropSessionDidEnter: session)
  }

  package func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView?(self, dropSessionDidExit: session)
  }

  package func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView?(self, dropSessionDidEnd: session)
  }

  package func dropProposal(
    for session: any UIDropSession, at path: DataIndexPath?
  ) -> (proposal: UIDropProposal, intent: DropIntent) {
    let proposal =
      OptionalMethod.value(
        "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)", of: dropDelegate
      ) {
        $0.tableView(
          self, dropSessionDidUpdate: session, withDestinationIndexPath: path?.indexPath)
      }
      ?? UITableViewDropProposal(operation: .cancel)
    let intent: DropIntent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insertAtDestination
      case .insertIntoDestinationIndexPath: .insertIntoDestination
      case .automatic: automaticIntent(of: session, at: path)
      }
    return (proposal, intent)
  }

  package func performDrop(with coordinator: DropCoordinator) {
    OptionalMethod.value("tableView(_:performDropWith:)", of: dropDelegate) {
      $0.tableView(self, performDropWith: coordinator)
    }
  }

  package func dropPreviewParameters(at path: DataIndexPath) -> UIDragPreviewParameters? {
    OptionalMethod.value("tableView(_:dropPreviewParametersForRowAt:)", of: dropDelegate) {
      $0.tableView(self, dropPreviewParametersForRowAt: path.indexPath)
    }
  }

  /// In the middle half of a row it takes what is dropped, near its edges a gap opens (rule TV-41).
  private func automaticIntent(
    of session: any UIDropSession, at path: DataIndexPath?
  ) -> DropIntent {
    guard let path = path?.indexPath, hasItem(at: path) else { return .insertAtDestination }
    let frame = frame(ofRowAt: path)
    let middle = frame.insetBy(dx: 0, dy: frame.height / 4)
    return middle.contains(session.location(in: self))
      ? .insertIntoDestination : .insertAtDestination
  }

  package var gapDelay: TimeInterval { 0 }

  package func canReorderItem(at path: DataIndexPath) -> Bool {
    canMoveRow(at: path.indexPath) ?? true
  }

  package var reordersItsItems: Bool { true }

  // MARK: Spring loading

  package func item(at point: CGPoint) -> DataIndexPath? {
    indexPathForRow(at: point).map { DataIndexPath($0) }
  }

  package func shouldOpenItem(
    at path: DataIndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalMethod.value("tableView(_:shouldSpringLoadRowAt:with:)", of: delegate) {
      $0.tableView(self, shouldSpringLoadRowAt: path.indexPath, with: context)
    } ?? true
  }

  // MARK: Views

  package func view(ofItemAt path: DataIndexPath) -> UIView? { cellForRow(at: path.indexPath) }

  package func setDragState(_ state: ElementDragState, of view: any ElementView) {
    (view as? UITableViewCell)?.setDragState(state.rawValue)
  }

  package func setDropState(_ state: ElementDropState, of view: any ElementView) {
    guard let cell = view as? UITableViewCell else { return }
    let wasTargeted = cell.rowState.dropState == .targeted
    cell.setDropState(state.rawValue)
    // A touch may be on it, too.
    guard wasTargeted, let key = engine.key(of: cell), key.category == .cell else { return }
    cell.setHighlighted(isHighlighted(at: key.presentedPath), animated: false)
  }
}
