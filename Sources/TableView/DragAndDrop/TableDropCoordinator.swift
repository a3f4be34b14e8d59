// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import Foundation
import Views

extension DroppedItem: UITableViewDropItem {}
extension PlaceholderContext: UITableViewDropPlaceholderContext {}

/// The coordinator of a drop on a table view.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let performance: DropPerformance
  private unowned let view: UITableView
  let items: [any UITableViewDropItem]

  init(_ performance: DropPerformance, in view: UITableView) {
    self.performance = performance
    self.view = view
    items = performance.items.map(DroppedItem.init)
  }

  var destinationIndexPath: IndexPath? { performance.destination?.indexPath }
  var session: any UIDropSession { performance.session }

  var proposal: UITableViewDropProposal {
    performance.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: performance.proposal.operation)
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    PlaceholderContext(
      performance, dragItem,
      update: { ($0 as? UITableViewCell).map { placeholder.cellUpdateHandler?($0) } },
      parameters: {
        ($0 as? UITableViewCell).flatMap { placeholder.previewParametersProvider?($0) }
      },
      insert: { view.insertPlaceholder(placeholder) })
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    performance.record(dragItem) { .item(DataIndexPath(indexPath)) }.animator
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    performance.record(dragItem) { .into(DataIndexPath(indexPath), rect) }.animator
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    performance.record(dragItem) { .target(target) }.animator
  }
}

extension UITableView {
  /// Inserts a placeholder among the rows.
  ///
  /// - Returns: Its number.
  func insertPlaceholder(_ placeholder: UITableViewPlaceholder) -> Int {
    let identifier = placeholder.reuseIdentifier
    return engine.insertPlaceholder(
      before: DataIndexPath(placeholder.insertionIndexPath), reuseIdentifier: identifier,
      registeredBy: "register(_:forCellReuseIdentifier:)",
      height: placeholder.rowHeight >= 0 ? placeholder.rowHeight : nil
    ) { [unowned self] path in
      let cell = dequeueReusableCell(withIdentifier: identifier, for: path)
      placeholder.cellUpdateHandler?(cell)
      return cell
    }
  }
}
