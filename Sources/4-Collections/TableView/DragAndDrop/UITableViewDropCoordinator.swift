// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
package import CollectionEngine
public import Foundation
public import Interactions
public import Views

/// The items of a drop on a table view, and the targets of their previews.
///
/// It can be used inside `tableView(_:performDropWith:)` only; later its calls do nothing.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items that were dropped, in the order of the session.
  var items: [any UITableViewDropItem] { get }
  /// The index path of the drop: with a gap, where the data insert it, counted without a row of the
  /// view itself that is moved (interaction rule IR-1); nil only without an intent.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal for the view.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Inserts a placeholder for data that are not yet loaded; the preview moves to its cell.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item, whose preview goes to the placeholder, until the data of the
  ///     row are there.
  ///   - placeholder: The placeholder.
  /// - Returns: What exchanges the placeholder for a row later.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Moves the preview to a row that the data contain by now.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item, whose preview goes to the row at the index path.
  ///   - indexPath: The row, after all updates.
  /// - Returns: The animation of the preview to the row, to which others can be added.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves the preview into a row, where it disappears.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item, whose preview goes to a part of the row at the index path.
  ///   - indexPath: The row.
  ///   - rect: Where it goes, in the coordinates of the row's cell.
  /// - Returns: The animation of the preview to a part of the row at the index path, to which
  ///   others can be added.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Moves the preview to a target in any view of the window.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item, whose preview goes to the target.
  ///   - target: The place.
  /// - Returns: The animation of the preview to the target, to which others can be added.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item of a drop.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item, with its data.
  var dragItem: UIDragItem { get }
  /// The index path of the row in the table view; nil for one of another view, and for one whose
  /// data have changed since it was lifted.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points; zero without one.
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

/// A cell that stands for a row whose data are not yet loaded (interaction rule PL-1).
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The row that it stands before; behind the last, the number of rows.
  ///   - reuseIdentifier: What its cell is dequeued by.
  ///   - rowHeight: Its height in points (behaviour rule TV-42);
  ///     `UITableView.automaticDimension` measures it.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  /// A closure that is called with the cell when it becomes visible, and when its update is due.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder for a dropped item.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the visible part of the cell to which the preview moves; nil for all.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The context that replaces a placeholder with a row, at any time after the drop.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item that the placeholder stands for.
  var dragItem: UIDragItem { get }
  /// Calls the placeholder's `cellUpdateHandler` if its cell is visible.
  func setNeedsCellUpdate()
  /// Replaces the placeholder with a row that the data insert at its index path.
  ///
  /// - Parameter dataSourceUpdates: Inserts one row into the data, at the path that it is given.
  /// - Returns: False if the placeholder is there no longer; then nothing happens.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder.
  ///
  /// - Returns: False if it is there no longer.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// A table view's answer to a drop: the operation, and the intent that the view shows.
open class UITableViewDropProposal: UIDropProposal {
  /// The intent of a drop on a table: an insertion between rows, or a drop into one.
  public enum Intent: Int, Hashable, Sendable {
    /// Nothing of the table changes.
    case unspecified = 0
    /// The drop is inserted in a gap, which simulates the layout after it (interaction rule DP-8).
    case insertAtDestinationIndexPath = 1
    /// The drop goes into the highlighted row (interaction rule DP-5).
    case insertIntoDestinationIndexPath = 2
    /// The drop goes into a row while the touch is over its middle, and is inserted in a gap while
    /// it is near its edges (interaction rule TV-41).
    case automatic = 3
  }

  private let proposedIntent: Intent

  /// Creates a proposal without an intent.
  ///
  /// - Parameter operation: The operation that a drop on the table would have.
  public override init(operation: UIDropOperation) {
    proposedIntent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a table view drop proposal.
  ///
  /// - Parameters:
  ///   - operation: What a drop would do.
  ///   - intent: How the view shows it; without a destination, not at all.
  public init(operation: UIDropOperation, intent: Intent) {
    proposedIntent = intent
    super.init(operation: operation)
  }

  /// The intent that the table shows.
  open var intent: Intent { proposedIntent }

  /// Returns another proposal of the same operation and intent for a table.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewDropProposal(operation: operation, intent: intent)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
