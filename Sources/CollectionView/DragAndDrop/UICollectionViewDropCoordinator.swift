// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
package import CollectionEngine
public import Foundation
public import Views

/// What was dropped on a collection view, and where its previews go.
///
/// It can be used inside `collectionView(_:performDropWith:)` only; later its calls do nothing.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What was dropped, in the order of the session.
  var items: [any UICollectionViewDropItem] { get }
  /// Where it was dropped: with a gap, where the data insert it, counted without an item of the view
  /// itself that is moved (interaction rule IR-1); nil only without an intent.
  var destinationIndexPath: IndexPath? { get }
  /// What the view said last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Inserts a placeholder for data that are not there yet; the preview goes to its cell.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - placeholder: The placeholder.
  /// - Returns: What exchanges the placeholder for an item later.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Lets the preview go to an item that the data have by now.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - indexPath: The item, after all updates.
  /// - Returns: What can be animated along.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets the preview go into an item, and disappear there.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - indexPath: The item.
  ///   - rect: Where it goes, in the coordinates of the item's cell.
  /// - Returns: What can be animated along.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
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
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Where the collection view has the item; nil for one of another view, and for one whose data
  /// have changed since it was lifted.
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
