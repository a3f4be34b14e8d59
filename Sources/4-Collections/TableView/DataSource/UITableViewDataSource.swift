// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// Supplies a table view with counts, cells and titles.
///
/// Methods that are optional in UIKit have defaults. A subclass of a conforming class can only
/// override those that the class declares itself.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows in a section, zero or more.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row, configured.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections, zero or more; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The title above a section; none unless implemented.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The title below a section; none unless implemented.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row can be edited; true unless implemented.
  func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether a row can be moved while it is edited. Unless implemented, the cell's
  /// `showsReorderControl` says it.
  func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool

  /// The user deleted a row, or wants another one at its place; change the data and name the change.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// The user moved a row; change the data, and do not name the change: the table shows it already.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// The section that a title of the index leads to; that of the same number unless implemented.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// The titles of an index at the side of a plain table; none unless implemented.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
}

/// Told of rows before they become visible, to load what they show.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Scrolling will make rows visible soon; the nearest come first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows that were announced will not become visible after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
