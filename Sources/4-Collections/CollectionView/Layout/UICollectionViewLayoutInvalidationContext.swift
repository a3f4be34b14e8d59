// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
public import Foundation

/// The invalid part of a layout.
///
/// A layout with a subclass of its own names it in
/// `UICollectionViewLayout.invalidationContextClass`. Contexts that arrive before the next layout
/// pass are merged: flags are joined, paths united and adjustments added.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  package var invalidated = InvalidatedElements()

  /// Creates a context that names nothing.
  public override init() { super.init() }

  /// A Boolean value that says whether all is invalid, as when data are reloaded or the layout is
  /// new; set by the system.
  open var invalidateEverything: Bool { invalidated.everything }
  /// A Boolean value that says whether the data source's counts are to be read again; set by the
  /// system.
  open var invalidateDataSourceCounts: Bool { invalidated.counts }

  /// The invalid items, sorted and unique; nil if none were ever named.
  open var invalidatedItemIndexPaths: [IndexPath]? { invalidated.items?.sorted() }
  /// The invalid supplementary views by kind; nil if none were ever named.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    invalidated.supplementaryElements?.mapValues { $0.sorted() }
  }
  /// The invalid decoration views by kind; nil if none were ever named.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    invalidated.decorationElements?.mapValues { $0.sorted() }
  }

  /// Added to the content offset after the layout pass, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the collection view's content size at once, in points. When the layout is next
  /// updated, its own ``UICollectionViewLayout/collectionViewContentSize`` takes the sum's place.
  open var contentSizeAdjustment = CGSize.zero

  /// The old index paths of the items that are moved interactively; nil outside such a move.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The new index paths of the items that are moved interactively; nil outside such a move.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The point that the moved items follow.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Names items whose attributes are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) { invalidated.addItems(indexPaths) }

  /// Names supplementary views whose attributes are invalid.
  ///
  /// - Parameters:
  ///   - elementKind: Their kind.
  ///   - indexPaths: Their index paths.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidated.addSupplementaryElements(indexPaths, ofKind: elementKind)
  }

  /// Names decoration views whose attributes are invalid.
  ///
  /// - Parameters:
  ///   - elementKind: Their kind.
  ///   - indexPaths: Their index paths.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidated.addDecorationElements(indexPaths, ofKind: elementKind)
  }
}

extension UICollectionViewLayoutInvalidationContext: OpenInvalidation {}

/// One change of the data, as it is passed to a layout.
///
/// For a section the index paths have no item: it is `NSNotFound`.
open class UICollectionViewUpdateItem: NSObject {
  /// The change of the element.
  public enum Action: Int, Hashable, Sendable, CaseIterable {
    /// The element is inserted.
    case insert = 0
    /// The element is deleted.
    case delete = 1
    /// Its view is recreated.
    case reload = 2
    /// It gets another place.
    case move = 3
    /// No change.
    case none = 4
  }

  private var update: LayoutUpdate?

  /// Creates an update that says nothing; for subclasses in tests.
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
