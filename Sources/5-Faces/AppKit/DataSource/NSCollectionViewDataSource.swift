// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// Says how many items there are, and makes what shows them.
@preconcurrency @MainActor
public protocol NSCollectionViewDataSource: NSObjectProtocol {
  /// The number of items in a section.
  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the view of an item: from `makeItem(withIdentifier:for:)`, or made here.
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
  /// The number of sections; 1 if it is not implemented.
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  /// A supplementary view: from `makeSupplementaryView(ofKind:withIdentifier:for:)`, or made here.
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

/// Methods that learn which items will be needed soon.
@preconcurrency @MainActor
public protocol NSCollectionViewPrefetching: NSObjectProtocol {
  /// Called with items that scrolling will make visible soon, the nearest first.
  func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with items that it will not.
  func collectionView(
    _ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
