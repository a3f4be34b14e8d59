// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// Supplies a collection view with counts and views.
///
/// Methods that are optional in UIKit have defaults. A subclass of a conforming class can only
/// override those that the class declares itself.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items in a section, zero or more.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// The cell of an item, dequeued for it and configured.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// The number of sections, zero or more; 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A supplementary view, dequeued for its place and configured; needed if the layout has any.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether an item may be moved interactively; true unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// An item was moved interactively; the data are to follow.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// The titles of an index, a bar at the trailing edge of what is visible; none unless
  /// implemented.
  ///
  /// Called when the data were counted, as after a reload or a batch of updates. Of titles that do
  /// not all fit one above the other every n-th is shown, and a dot for those between. Rows of
  /// lists from edge to edge keep their contents clear of the bar; other cells lie below it.
  ///
  /// - Parameter collectionView: The collection view.
  /// - Returns: The titles, from top to bottom; nil or none for no index.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the index path to which a title of the index leads; the first item unless implemented.
  ///
  /// Called when a touch comes to the title. The item is scrolled to the top, or to where contents
  /// begin that scroll from side to side, without animation.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - title: The title.
  ///   - index: Its place in the index.
  /// - Returns: The item; one that does not exist stops the program.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Stops the program: the layout has supplementary views.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if OptionalMethod.unimplemented(by: self) { return UICollectionReusableView() }
    programmerError(
      """
      The layout has a supplementary view of kind "\(kind)" at \(indexPath), but \(Self.self) does \
      not implement collectionView(_:viewForSupplementaryElementOfKind:at:).
      """)
  }
}

/// Methods that learn which items will be needed soon.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items will be needed soon.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - indexPaths: The items, the nearest first.
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items that were announced will not be needed soon after all.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
