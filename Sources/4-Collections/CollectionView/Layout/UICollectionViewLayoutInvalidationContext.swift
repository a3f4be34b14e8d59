// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
public import Foundation

/// The parts of a layout that are invalid.
///
/// A layout with a subclass of its own names it in
/// `UICollectionViewLayout.invalidationContextClass`. Contexts that arrive before the next layout
/// pass are merged: flags are joined, paths united and adjustments added.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  package var invalidated = InvalidatedElements()

  /// Creates a context without invalid parts.
  public override init() { super.init() }

  /// A Boolean value that says whether the whole layout is invalid, as when data are reloaded or
  /// the layout is new; set by the system.
  open var invalidateEverything: Bool { invalidated.everything }
  /// A Boolean value that says whether the data source's counts are read again; set by the system.
  open var invalidateDataSourceCounts: Bool { invalidated.counts }

  /// The index paths of the invalid items, sorted and unique; nil if none were ever named.
  open var invalidatedItemIndexPaths: [IndexPath]? { invalidated.items?.sorted() }
  /// The index paths of the invalid supplementary views by kind; nil if none were ever named.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    invalidated.supplementaryElements?.mapValues { $0.sorted() }
  }
  /// The index paths of the invalid decoration views by kind; nil if none were ever named.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    invalidated.decorationElements?.mapValues { $0.sorted() }
  }

  /// The change of the content offset after the layout pass, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the collection view's content size, in points, made at once. When the layout is
  /// next updated, its own ``UICollectionViewLayout/collectionViewContentSize`` replaces the sum.
  open var contentSizeAdjustment = CGSize.zero

  /// The old index paths of the items that are moved interactively; nil outside such a move.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The new index paths of the items that are moved interactively; nil outside such a move.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point that the moved items follow.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Invalidates the attributes of items.
  open func invalidateItems(at indexPaths: [IndexPath]) { invalidated.addItems(indexPaths) }

  /// Invalidates the attributes of supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidated.addSupplementaryElements(indexPaths, ofKind: elementKind)
  }

  /// Invalidates the attributes of decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidated.addDecorationElements(indexPaths, ofKind: elementKind)
  }
}

extension UICollectionViewLayoutInvalidationContext: OpenInvalidation {}

/// A change of the data, as it is passed to a layout.
///
/// For a section the index paths have no item: it is `NSNotFound`.
open class UICollectionViewUpdateItem: NSObject {
  /// The change of the element.
  public enum Action: Int, Hashable, Sendable, CaseIterable {
    /// The element is inserted.
    case insert = 0
    /// The element is deleted.
    case delete = 1
    /// The view of the item is recreated.
    case reload = 2
    /// The item is moved.
    case move = 3
    /// The item does not change.
    case none = 4
  }

  private var update: LayoutUpdate?

  /// Creates an update without a change; for subclasses in tests.
  public override init() { super.init() }

  /// A change as it is passed to the layout (behaviour rule U-q).
  convenience init(_ update: LayoutUpdate) {
    self.init()
    self.update = update
  }

  /// The old index path of the element; nil for one that is inserted.
  open var indexPathBeforeUpdate: IndexPath? { update?.before }
  /// The index path of the element; nil for one that is deleted.
  open var indexPathAfterUpdate: IndexPath? { update?.after }
  /// The change of the element.
  open var updateAction: Action { update.flatMap { Action(rawValue: $0.action.rawValue) } ?? .none }
}
