// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import Geometry
import TableView
import Views

/// A data source whose rows have names and can be edited; it records its calls.
@MainActor
final class EditedSource: NSObject, UITableViewDataSource {
  var names: [[String]]
  var calls: [String] = []
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var deletionAnimation: UITableView.RowAnimation? = .fade

  init(names: [[String]]) { self.names = names }

  func numberOfSections(in tableView: UITableView) -> Int { names.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = names[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(indexPath)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(editingStyle) \(indexPath.section).\(indexPath.row)")
    guard editingStyle == .delete, let deletionAnimation else { return }
    names[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: deletionAnimation)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    calls.append(
      """
      move \(sourceIndexPath.section).\(sourceIndexPath.row) to \
      \(destinationIndexPath.section).\(destinationIndexPath.row)
      """)
    let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    names[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
  }
}

/// A delegate that says how rows are edited and records its calls.
@MainActor
final class EditingDelegate: NSObject, UITableViewDelegate {
  var calls: [String] = []
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var indents: (IndexPath) -> Bool = { _ in true }
  var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var title: String?
  var target: (IndexPath) -> IndexPath = { $0 }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    calls.append("style \(indexPath.row)")
    return style(indexPath)
  }
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { indents(indexPath) }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing(indexPath) }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading(indexPath) }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { title }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("willBegin \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("didEnd \(indexPath.map { "\($0.row)" } ?? "nil")")
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target(proposedDestinationIndexPath) }
}

/// A table that can be edited, in a window.
@MainActor
struct EditingStage {
  let window: UIWindow
  let table: UITableView
  let source: EditedSource
  let delegate = EditingDelegate()

  init(
    _ style: UITableView.Style = .plain, names: [[String]] = [["A", "B", "C", "D", "E"]],
    width: CGFloat = 375, isMirrored: Bool = false, textSize: UIContentSizeCategory = .large,
    prepare: (EditedSource, EditingDelegate) -> Void = { _, _ in }
  ) {
    let frame = CGRect(x: 0, y: 0, width: width, height: 700)
    window = UIWindow(frame: frame)
    window.traitOverrides.displayScale = 2
    if isMirrored { window.traitOverrides.layoutDirection = .rightToLeft }
    window.traitOverrides.preferredContentSizeCategory = textSize
    source = EditedSource(names: names)
    prepare(source, delegate)
    table = UITableView(frame: frame, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.delegate = delegate
    table.dataSource = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: path(row, section))
  }

  func edit(animated: Bool = false) {
    table.setEditing(true, animated: animated)
    window.layoutIfNeeded()
  }

  /// The middle of a view in the window.
  func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
  }

  func tap(_ view: UIView) { window.tap(at: middle(of: view)) }

  var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }
}
