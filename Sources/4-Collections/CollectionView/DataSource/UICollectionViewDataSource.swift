// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// The methods that supply a collection view with counts and views.
///
/// Methods that are optional in UIKit have defaults. A subclass of a conforming class can only
/// override those that the class declares itself.
///
/// Counts, titles and views are asked for while the view lays itself out. These methods may read
/// the view, select, scroll, which the next pass follows, and invalidate the layout, which this one
/// does. They must not change items: `performBatchUpdates(_:completion:)`, `insertItems(at:)` and
/// their like stop the program, and a diffable data source applies a snapshot when the pass is
/// over. `reloadData()` reloads all but the view that is being made at that moment.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section. It is asked for once, and again after a reload or a
  /// batch of updates; a negative one stops the program. Do not ask the view for counts here: it
  /// would ask this method for them.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the cell of an item, dequeued in this call for this index path, and configured; any
  /// other cell stops the program. The cells before it are visible already, and `cellForItem(at:)`
  /// finds them. `reconfigureItems(at:)` would replace this call, and must not be called here.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections; 1 unless implemented. Like the number of items it is kept
  /// until the data are counted again, must not be negative, and must not be taken from the view.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a supplementary view, dequeued in this call for this kind and index path, and
  /// configured. A layout that has such views needs this method: the program stops without it, and
  /// for a view from elsewhere.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Returns whether an item may be moved interactively; true unless implemented. Asked when a
  /// touch holds the item, or drags it over the view, outside of layout passes.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool

  /// Called once, when an interactive movement ends at another index path than its first. Change
  /// the data in this call without naming the change: the view already shows the item there.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// The titles of an index, a bar at the trailing edge; none unless implemented.
  ///
  /// Called when the data were counted, as after a reload or a batch of updates. Of titles that do
  /// not all fit one above the other every n-th is shown, and a dot for those between. Rows of
  /// lists from edge to edge keep their contents clear of the bar; other cells lie below it.
  ///
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

/// The methods that announce the items that will be needed soon.
///
/// Both are called at the end of a layout pass, when the view is laid out: they may change the
/// data, name the changes and reload.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with items that scrolling will make visible soon, and which were not announced before.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, which has scrolled.
  ///   - indexPaths: The items up to a screen ahead, the nearest first.
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Called with items that were announced and that scrolling will not make visible after all, in
  /// the order of their index paths. Loading them may stop.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
