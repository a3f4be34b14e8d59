// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// The methods that supply a collection view with counts, items and supplementary views.
///
/// All of it is asked for while the view lays itself out. These methods may read the view, select,
/// scroll and invalidate the layout, but not change items:
/// `performBatchUpdates(_:completionHandler:)`, `insertItems(at:)` and their like stop the program,
/// and a diffable data source applies a snapshot when the pass is over.
@preconcurrency @MainActor
public protocol NSCollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section. It is asked for once, and again after a reload or a
  /// batch of updates; a negative one stops the program. Do not ask the view for counts here: it
  /// would ask this method for them.
  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the item that shows what is at an index path, configured: from
  /// `makeItem(withIdentifier:for:)`, or created here. One at another path stops the program.
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
  /// Returns the number of sections; 1 if it is not implemented. It is kept like the numbers of
  /// items, and must not be negative.
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  /// Returns a supplementary view: from `makeSupplementaryView(ofKind:withIdentifier:for:)`, or
  /// created here. A layout that has such views needs this method: the program stops without it.
  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView
}

extension NSCollectionViewDataSource {
  /// Stops the program: the layout has supplementary views.
  public func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView {
    if OptionalMethod.unimplemented(by: self) { return NSView() }
    programmerError(
      """
      The layout has a supplementary view of kind "\(kind)" at \(indexPath), but \(Self.self) does \
      not implement collectionView(_:viewForSupplementaryElementOfKind:at:).
      """)
  }
}

/// The methods that announce the items that will be needed soon.
///
/// Both are called at the end of a layout pass, when the view is laid out: they may change the
/// data, name the changes and reload.
@preconcurrency @MainActor
public protocol NSCollectionViewPrefetching: NSObjectProtocol {
  /// Called with items that scrolling will make visible soon, the nearest first.
  func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with items that were announced and that scrolling will not make visible after all.
  /// Loading them may stop.
  func collectionView(
    _ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
