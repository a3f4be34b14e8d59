// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TableView
import Views

/// A table whose rows are numbers, in a window of 390 by 600 points: rows show their numbers in the
/// label of their style, and so are 44 high.
///
/// A subclass says itself that it is a data source or a delegate: Swift finds its optional methods
/// only then.
@MainActor
class NumberedRows: NSObject {
  var rows: [[Int]]
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  let table: UITableView
  var configure: (UITableViewCell, Int) -> Void = { _, _ in }

  init(
    _ rows: [[Int]], style: UITableView.Style = .plain, scale: CGFloat = 2,
    textSize: UIContentSizeCategory = .large
  ) {
    self.rows = rows
    table = UITableView(frame: window.bounds, style: style)
    super.init()
    window.traitOverrides.displayScale = scale
    window.traitOverrides.preferredContentSizeCategory = textSize
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  /// Shows the table.
  func show() {
    table.delegate = self as? any UITableViewDelegate
    table.dataSource = self as? any UITableViewDataSource
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func number(_ path: IndexPath) -> Int { rows[path.section][path.row] }

  func top(_ row: Int, _ section: Int = 0) -> CGFloat {
    table.rectForRow(at: IndexPath(row: row, section: section)).minY
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  func advance(by seconds: TimeInterval) {
    window.advance(to: window.currentTime + seconds)
    window.layoutIfNeeded()
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(number(indexPath))"
    configure(cell, number(indexPath))
    return cell
  }
}

/// Rows with nothing but their numbers.
@MainActor
final class PlainRows: NumberedRows, UITableViewDataSource {}
