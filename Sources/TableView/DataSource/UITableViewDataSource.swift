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
}

extension UITableViewDataSource {
  /// Answers 1.
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalMethod.unimplemented(by: self, 1)
  }

  /// Answers nil.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { OptionalMethod.unimplemented(by: self, nil) }

  /// Answers nil.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { OptionalMethod.unimplemented(by: self, nil) }
}
