// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that supply a table view with counts, cells and titles.
///
/// Methods that are optional in UIKit have defaults. A subclass of a conforming class can only
/// override those that the class declares itself.
///
/// Counts, titles and cells are asked for while the table lays itself out. There,
/// `performBatchUpdates(_:completion:)`, `insertRows(at:with:)` and their like stop the program,
/// and a diffable data source applies a snapshot when the pass is over. `reloadData()` reloads all
/// but the cell that is being made at that moment.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section. It is asked for once, and again after a reload or a
  /// batch of updates; a negative one stops the program. Do not ask the table for counts here: it
  /// would ask this method for them.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row, configured: dequeued, or created here, but never one that shows
  /// another row. May read other cells, select and scroll, but not change rows.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections; 1 unless implemented. It is kept like the numbers of rows,
  /// must not be negative, and must not be taken from the table.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title above a section; nil, as unless implemented, for none. Not shown where the
  /// delegate has a view. Asked when sections are laid out, also of those off screen, and possibly
  /// several times.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title below a section; nil, as unless implemented, for none. Asked as that above.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row can be edited, and swiped; true unless implemented. Asked when the row's
  /// cell is made while the table is edited, during a layout pass, and when a swipe begins.
  func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether a row can be moved while it is edited; unless implemented, the cell's
  /// `showsReorderControl` says it. Asked with the cell, so that it may not change rows.
  func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool

  /// Called when the user deletes a row, or inserts one. Change the data and name the change in
  /// this call, or later: the row stays until then.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Called when the user moved a row. Change the data in this call without naming the change: the
  /// table already shows the row there.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// Returns the section that a title of the index leads to; that of the same number unless
  /// implemented. Asked when a touch comes to the title; a section that does not exist stops the
  /// program.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// Returns the titles of an index at the side of a plain table; nil, as unless implemented, for
  /// no index. Asked whenever the data are counted.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
}

/// The methods that announce rows before they become visible, to load their contents.
///
/// Both are called at the end of a layout pass, when the table is laid out: they may change the
/// data, name the changes and reload.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that scrolling will make visible soon, at most a screen, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Called with rows that were announced and will not become visible after all. Stop loading them.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
