// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
public import Foundation

/// What of a layout is no longer valid.
///
/// A layout with a subclass of its own names it in
/// `NSCollectionViewLayout.invalidationContextClass`.
open class NSCollectionViewLayoutInvalidationContext: NSObject {
  private var everything = false
  private var dataSourceCounts = false
  private var items: Set<IndexPath>?
  private var supplementaryElements: [String: Set<IndexPath>]?
  private var decorationElements: [String: Set<IndexPath>]?

  /// Creates a context that names nothing.
  public override init() { super.init() }

  /// A Boolean value that says whether all is invalid, as when data are reloaded or the layout is
  /// new.
  open var invalidateEverything: Bool { everything }
  /// A Boolean value that says whether the data source's counts are to be read again.
  open var invalidateDataSourceCounts: Bool { dataSourceCounts }

  /// The invalid items; nil if none were ever named.
  open var invalidatedItemIndexPaths: Set<IndexPath>? { items }
  /// The invalid supplementary views by kind; nil if none were ever named.
  open var invalidatedSupplementaryIndexPaths: [String: Set<IndexPath>]? { supplementaryElements }
  /// The invalid decoration views by kind; nil if none were ever named.
  open var invalidatedDecorationIndexPaths: [String: Set<IndexPath>]? { decorationElements }

  /// Added to the scroll position after the layout pass, in points.
  open var contentOffsetAdjustment = NSPoint.zero
  /// Added to the size of the contents at once, in points, until the layout says it again.
  open var contentSizeAdjustment = NSSize.zero

  /// Names items whose attributes are invalid.
  open func invalidateItems(at indexPaths: Set<IndexPath>) {
    items = (items ?? []).union(indexPaths)
  }

  /// Names supplementary views of a kind whose attributes are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: Set<IndexPath>
  ) {
    supplementaryElements = (supplementaryElements ?? [:])
      .merging([elementKind: indexPaths]) { $0.union($1) }
  }

  /// Names decoration views of a kind whose attributes are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: Set<IndexPath>)
  {
    decorationElements = (decorationElements ?? [:])
      .merging([elementKind: indexPaths]) { $0.union($1) }
  }

  /// Whether the context names single elements, so that a layout may keep all others.
  var isLimited: Bool {
    !everything && !dataSourceCounts
      && (items != nil || supplementaryElements != nil || decorationElements != nil)
  }

  /// What of the data is no longer valid, if anything.
  var dataInvalidation: MeasurementStore.DataInvalidation? {
    invalidateEverything ? .everything : invalidateDataSourceCounts ? .counts : nil
  }

  func markEverything() { everything = true }
  func markDataSourceCounts() { dataSourceCounts = true }
}

extension NSCollectionViewLayoutInvalidationContext: EngineInvalidation {
  package var invalidatesCounts: Bool { invalidateDataSourceCounts }
  package var offsetAdjustment: CGPoint { contentOffsetAdjustment }
  package var sizeAdjustment: CGSize { contentSizeAdjustment }
}
