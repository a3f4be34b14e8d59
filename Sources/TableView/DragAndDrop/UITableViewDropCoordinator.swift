// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
package import CollectionEngine
public import Foundation
public import Views

/// What was dropped on a table view, and where its previews go.
///
/// It can be used inside `tableView(_:performDropWith:)` only; later its calls do nothing.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What was dropped, in the order of the session.
  var items: [any UITableViewDropItem] { get }
  /// Where it was dropped: with a gap, where the data insert it, counted without a row of the view
  /// itself that is moved (interaction rule IR-1); nil only without an intent.
  var destinationIndexPath: IndexPath? { get }
  /// What the view said last.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Inserts a placeholder for data that are not there yet; the preview goes to its cell.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - placeholder: The placeholder.
  /// - Returns: What exchanges the placeholder for a row later.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Lets the preview go to a row that the data have by now.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - indexPath: The row, after all updates.
  /// - Returns: What can be animated along.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets the preview go into a row, and disappear there.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - indexPath: The row.
  ///   - rect: Where it goes, in the coordinates of the row's cell.
  /// - Returns: What can be animated along.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets the preview go to a place of any view in the window.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - target: The place.
  /// - Returns: What can be animated along.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// Something that was dropped.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Where the table view has the row; nil for one of another view, and for one whose data
  /// have changed since it was lifted.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview, in points; zero without one.
  var previewSize: CGSize { get }
}

extension DroppedItem: UITableViewDropItem {}
extension PlaceholderContext: UITableViewDropPlaceholderContext {}

extension DropCoordinator: UITableViewDropCoordinator {
  package var items: [any UITableViewDropItem] { droppedItems }

  package var proposal: UITableViewDropProposal {
    lastProposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: lastProposal.operation)
  }

  package func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    PlaceholderContext(
      self, dragItem,
      update: { ($0 as? UITableViewCell).map { placeholder.cellUpdateHandler?($0) } },
      parameters: {
        ($0 as? UITableViewCell).flatMap { placeholder.previewParametersProvider?($0) }
      },
      insert: { (host as? UITableView)?.insertPlaceholder(placeholder) })
  }

  package func drop(
    _ dragItem: UIDragItem, toRowAt indexPath: IndexPath
  ) -> any UIDragAnimating { drop(dragItem) { .item(DataIndexPath(indexPath)) } }

  package func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { drop(dragItem) { .into(DataIndexPath(indexPath), rect) } }
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
