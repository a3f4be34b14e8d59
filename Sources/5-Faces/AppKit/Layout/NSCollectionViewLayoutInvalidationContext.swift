// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
public import Foundation

/// The invalid part of a layout.
///
/// A layout with a subclass of its own names it in
/// `NSCollectionViewLayout.invalidationContextClass`.
open class NSCollectionViewLayoutInvalidationContext: NSObject {
  package var invalidated = InvalidatedElements()

  /// Creates a context that names nothing.
  public override init() { super.init() }

  /// A Boolean value that says whether all is invalid, as for new data or a new layout.
  open var invalidateEverything: Bool { invalidated.everything }
  /// A Boolean value that says whether the data source's counts are to be read again.
  open var invalidateDataSourceCounts: Bool { invalidated.counts }

  /// The invalid items; nil if none were ever named.
  open var invalidatedItemIndexPaths: Set<IndexPath>? { invalidated.items }
  /// The invalid supplementary views by kind; nil if none were ever named.
  open var invalidatedSupplementaryIndexPaths: [String: Set<IndexPath>]? {
    invalidated.supplementaryElements
  }
  /// The invalid decoration views by kind; nil if none were ever named.
  open var invalidatedDecorationIndexPaths: [String: Set<IndexPath>]? {
    invalidated.decorationElements
  }

  /// The change of the scroll position after the layout pass, in points.
  open var contentOffsetAdjustment = NSPoint.zero
  /// The change of the size of the contents, in points, made at once and valid until the layout is
  /// next updated.
  open var contentSizeAdjustment = NSSize.zero

  /// Invalidates the attributes of items.
  open func invalidateItems(at indexPaths: Set<IndexPath>) { invalidated.addItems(indexPaths) }

  /// Invalidates the attributes of supplementary views of a kind.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: Set<IndexPath>
  ) { invalidated.addSupplementaryElements(indexPaths, ofKind: elementKind) }

  /// Invalidates the attributes of decoration views of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: Set<IndexPath>)
  {
    invalidated.addDecorationElements(indexPaths, ofKind: elementKind)
  }
}

extension NSCollectionViewLayoutInvalidationContext: OpenInvalidation {}

/// A change of the data, as it is passed to a layout.
///
/// For a section the index paths have no item: it is `NSNotFound`.
open class NSCollectionViewUpdateItem: NSObject {
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
  open var updateAction: NSCollectionView.UpdateAction {
    update.flatMap { NSCollectionView.UpdateAction(rawValue: $0.action.rawValue) } ?? .none
  }
}
