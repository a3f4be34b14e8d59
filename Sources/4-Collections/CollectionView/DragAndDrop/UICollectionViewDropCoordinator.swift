// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
package import CollectionEngine
public import Foundation
public import Interactions
public import Views

/// The items of a drop on a collection view, and the targets of their previews.
///
/// It can be used inside `collectionView(_:performDropWith:)` only; later its calls do nothing.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items that were dropped, in the order of the session.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path of the drop: with a gap, where the data insert it, counted without an item of
  /// the view itself that is moved (interaction rule IR-1); nil only without an intent.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal for the view.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Inserts a placeholder for data that are not yet loaded; the preview moves to its cell.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item, whose preview goes to the placeholder, until the data of the
  ///     item are there.
  ///   - placeholder: The placeholder.
  /// - Returns: What exchanges the placeholder for an item later.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Moves the preview to an item that the data contain by now.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item, whose preview goes to the item at the index path.
  ///   - indexPath: The item, after all updates.
  /// - Returns: The animation of the preview to the item, to which others can be added.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves the preview into an item, where it disappears.
  ///
  /// - Parameters:
  ///   - dragItem: The dropped item, whose preview goes to a part of the item at the index path.
  ///   - indexPath: The item.
  ///   - rect: Where it goes, in the coordinates of the item's cell.
  /// - Returns: The animation of the preview to a part of the item at the index path, to which
  ///   others can be added.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
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
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item, with its data.
  var dragItem: UIDragItem { get }
  /// The index path of the item in the collection view; nil for one of another view, and for one
  /// whose data have changed since it was lifted.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview, in points; zero without one.
  var previewSize: CGSize { get }
}

extension DroppedItem: UICollectionViewDropItem {}
extension PlaceholderContext: UICollectionViewDropPlaceholderContext {}

extension DropCoordinator: UICollectionViewDropCoordinator {
  package var items: [any UICollectionViewDropItem] { droppedItems }

  package var proposal: UICollectionViewDropProposal {
    lastProposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: lastProposal.operation)
  }

  package func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    PlaceholderContext(
      self, dragItem,
      update: { ($0 as? UICollectionViewCell).map { placeholder.cellUpdateHandler?($0) } },
      parameters: {
        ($0 as? UICollectionViewCell).flatMap { placeholder.previewParametersProvider?($0) }
      },
      insert: { (host as? UICollectionView)?.insertPlaceholder(placeholder) })
  }

  package func drop(
    _ dragItem: UIDragItem, toItemAt indexPath: IndexPath
  ) -> any UIDragAnimating { drop(dragItem) { .item(DataIndexPath(indexPath)) } }

  package func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { drop(dragItem) { .into(DataIndexPath(indexPath), rect) } }
}

extension UICollectionView {
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

/// A cell that stands for an item whose data are not yet loaded (interaction rule PL-1).
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The item that it stands before; behind the last, the number of items.
  ///   - reuseIdentifier: What its cell is dequeued by.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// A closure that is called with the cell when it becomes visible, and when its update is due.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder for a dropped item.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// A closure that returns the visible part of the cell to which the preview moves; nil for all.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The context that replaces a placeholder with an item, at any time after the drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item that the placeholder stands for.
  var dragItem: UIDragItem { get }
  /// Calls the placeholder's `cellUpdateHandler` if its cell is visible.
  func setNeedsCellUpdate()
  /// Replaces the placeholder with an item that the data insert at its index path.
  ///
  /// - Parameter dataSourceUpdates: Inserts one item into the data, at the path that it is given.
  /// - Returns: False if the placeholder is there no longer; then nothing happens.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Deletes the placeholder.
  ///
  /// - Returns: False if it is there no longer.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// A collection view's answer to a drop: the operation, and the intent that the view shows.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The intent of a drop on a collection view: an insertion between items, or a drop into one.
  public enum Intent: Int, Hashable, Sendable {
    /// Nothing of the collection view changes.
    case unspecified = 0
    /// The drop is inserted in a gap, which simulates the layout after it (interaction rule DP-8).
    case insertAtDestinationIndexPath = 1
    /// The drop goes into the highlighted item (interaction rule DP-5).
    case insertIntoDestinationIndexPath = 2
  }

  private let proposedIntent: Intent

  /// Creates a proposal without an intent.
  ///
  /// - Parameter operation: The operation that a drop on the collection view would have.
  public override init(operation: UIDropOperation) {
    proposedIntent = .unspecified
    super.init(operation: operation)
  }

  /// Creates a collection view drop proposal.
  ///
  /// - Parameters:
  ///   - operation: What a drop would do.
  ///   - intent: How the view shows it; without a destination, not at all.
  public init(operation: UIDropOperation, intent: Intent) {
    proposedIntent = intent
    super.init(operation: operation)
  }

  /// The intent that the collection view shows.
  open var intent: Intent { proposedIntent }

  /// Returns another proposal of the same operation and intent.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
