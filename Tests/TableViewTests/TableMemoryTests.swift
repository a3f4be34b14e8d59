// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import TableView

/// What a table knows of its rows, and what their cells show, belongs to the rows: through batches,
/// reloads and reuse.
@MainActor
@Suite("What tables remember")
struct TableMemoryTests {
  private final class Heights: NumberedRows, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(30 + 10 * number(indexPath))
    }
  }

  // Behaviour rule TV-6.
  @Test func `A height is asked for again when another row is at its place`() {
    let rows = Heights([[7] + Array(repeating: 1, count: 59)])
    rows.show()
    rows.table.contentOffset.y = 900
    rows.window.layoutIfNeeded()
    rows.table.reloadData()
    rows.window.layoutIfNeeded()
    rows.rows[0].removeFirst()
    rows.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    rows.table.contentOffset.y = 0
    rows.window.layoutIfNeeded()
    expectEqual(rows.table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 40)
  }

  private final class Headers: NumberedRows, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "Before \(rows[section][0])"
      return view
    }
  }

  // Behaviour rule TV-7.
  @Test func `A header is asked for again when another section is at its place`() {
    let rows = Headers([[1, 2], [3]])
    rows.show()
    rows.table.beginUpdates()
    rows.table.endUpdates()
    rows.rows.insert([9], at: 0)
    rows.table.insertSections(IndexSet(integer: 0), with: .none)
    rows.advance(by: 1)
    let titles = (0..<3).map { rows.table.headerView(forSection: $0)?.textLabel?.text }
    expectEqual(titles, ["Before 9", "Before 1", "Before 3"])
  }

  private final class Editable: NumberedRows, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      number(indexPath) % 2 == 0
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let row = rows[0].remove(at: sourceIndexPath.row)
      rows[0].insert(row, at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      [.delete, .insert, .none][number(indexPath) % 3]
    }
  }

  // Behaviour rule TV-31.
  @Test func `A cell that is used again has the controls of its row`() {
    let rows = Editable([Array(0..<60)])
    rows.show()
    rows.table.setEditing(true, animated: false)
    for offset in stride(from: 0, through: 1200, by: 100) {
      rows.table.contentOffset.y = CGFloat(offset)
      rows.window.layoutIfNeeded()
      for path in rows.table.indexPathsForVisibleRows ?? [] {
        let state = rows.cell(path.row)?.table
        let expected: RowEditing.Control? = [.delete, .insert, nil][path.row % 3]
        expectEqual(state?.editControl?.control, expected, "row \(path.row)")
        expectEqual((state?.reorderControl != nil), (path.row % 2 == 0), "row \(path.row)")
      }
    }
  }

  // Behaviour rule TV-5.
  @Test func `A row that was measured before editing is measured again when it is visible`() {
    let rows = Editable([Array(0..<60).map { 3 * $0 }])
    let words = "words of which there are so many that they just fit into one line"
    rows.configure = { cell, number in
      var content = cell.defaultContentConfiguration()
      content.text = number == 0 ? words : "Row"
      cell.contentConfiguration = content
    }
    rows.window.frame.size.width = 560
    rows.table.frame.size.width = 560
    rows.show()
    expectEqual(rows.top(1), 44.5)
    rows.table.contentOffset.y = 900
    rows.window.layoutIfNeeded()
    rows.table.setEditing(true, animated: false)
    rows.window.layoutIfNeeded()
    rows.table.contentOffset.y = 0
    rows.window.layoutIfNeeded()
    let height = rows.cell(0)?.contentView.systemLayoutSizeFitting(
      CGSize(width: rows.cell(0)?.contentView.frame.width ?? 0, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    expectEqual(height.map { $0 + 0.5 }, rows.top(1))
    expectGreater(rows.top(1), 44.5)
  }

  // Behaviour rule TV-40.
  @Test func `A row that a batch still moves can be lifted`() throws {
    let rows = Editable([[0, 2, 4, 6, 8]])
    rows.show()
    rows.table.setEditing(true, animated: false)
    rows.window.layoutIfNeeded()
    rows.rows[0] = [2, 4, 6, 0, 8]
    rows.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))
    rows.advance(by: 0.1)
    let control = try #require(rows.cell(3)?.table.reorderControl)
    let point = control.convert(CGPoint(x: 10, y: 22), to: rows.window)
    rows.window.beginTouch(at: point)
    rows.window.moveTouch(to: CGPoint(x: point.x, y: point.y - 60))
    rows.advance(by: 0.1)
    rows.window.endTouch()
    rows.advance(by: 1)
    expect(rows.rows[0] == [2, 4, 0, 6, 8] || rows.rows[0] == [2, 0, 4, 6, 8])
    expectEqual(
      rows.table.visibleCells.compactMap { $0.textLabel?.text }, rows.rows[0].map { "\($0)" })
  }

  // Behaviour rule TV-18.
  @Test func `Accessories have the reader's text size in a batch, too`() {
    let rows = PlainRows([Array(0..<12)], textSize: .accessibilityLarge)
    rows.configure = { $0.accessoryType = $1 % 2 == 0 ? .checkmark : .detailButton }
    rows.show()
    rows.rows[0].insert(contentsOf: 20..<28, at: 0)
    rows.table.insertRows(at: (0..<8).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    rows.advance(by: 1)
    rows.rows[0].removeFirst(15)
    rows.table.deleteRows(at: (0..<15).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    rows.advance(by: 1)
    for cell in rows.table.visibleCells {
      let isCheckmark = cell.accessoryType == .checkmark
      expectEqual(cell.table.accessories.map(\.view.frame.width), [isCheckmark ? 31 : 44])
    }
  }

  private final class Titles: NumberedRows, UITableViewDataSource, UITableViewDelegate {
    var title: String? = "Title"
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }
  }

  // Behaviour rule TV-9.
  @Test func `A section that becomes the first has the first's space`() {
    let rows = Titles([[1, 2], [3, 4]], style: .grouped)
    rows.show()
    expectEqual(rows.top(0), 55.5)
    let removed = rows.rows.removeFirst()
    rows.table.deleteSections(IndexSet(integer: 0), with: .fade)
    rows.advance(by: 1)
    expectEqual(rows.top(0), 55.5)
    rows.rows.insert(removed, at: 0)
    rows.table.insertSections(IndexSet(integer: 0), with: .fade)
    rows.advance(by: 1)
    expectEqual(rows.top(0), 55.5)
    // 55.5, two rows, a footer of 17.5 and a header of 38.
    expectEqual(rows.top(0, 1), 199)
  }

  private final class NoViews: NumberedRows, UITableViewDataSource, UITableViewDelegate {
    var title: String?
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  }

  // Behaviour rules TV-7 to TV-9.
  @Test func `Without a view and a title a section has the space of none`() {
    let grouped = NoViews([[1, 2]], style: .grouped)
    grouped.show()
    expectEqual(grouped.top(0), 35)
    let plain = NoViews([[1, 2]])
    plain.title = "Title"
    plain.show()
    expectEqual(plain.top(0), 50)
    expectEqual(plain.table.headerView(forSection: 0)?.textLabel?.text, "Title")
    plain.title = nil
    plain.table.reloadData()
    plain.window.layoutIfNeeded()
    expectEqual(plain.top(0), 22)
    expectNil(plain.table.headerView(forSection: 0))
    expectLacks(plain.table.subviews, where: { $0 is UITableViewHeaderFooterView && !$0.isHidden })
    plain.table.sectionHeaderTopPadding = 0
    plain.window.layoutIfNeeded()
    expectEqual(plain.top(0), 0)
  }

  private final class NoHeights: NumberedRows, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
  }

  // Behaviour rule TV-8.
  @Test func `The delegate's header methods keep the space above a header that there is not`() {
    let rows = NoHeights([[1, 2], [3]])
    rows.show()
    expectEqual(rows.top(0), 22)
    // 22, two rows, and 22 again.
    expectEqual(rows.top(0, 1), 132)
    let titled = Titles([[1, 2]])
    titled.title = nil
    titled.show()
    expectEqual(titled.top(0), 0)
  }

  @Test func `Under a safe area of 44 its first row begins at 66`() {
    let rows = NoHeights([[1, 2], [3]])
    rows.window.safeAreaInsets.top = 44
    rows.table.delegate = rows
    rows.table.dataSource = rows
    let controller = UIViewController()
    controller.view = rows.table
    rows.window.rootViewController = controller
    rows.window.makeKeyAndVisible()
    rows.window.layoutIfNeeded()
    expectEqual(rows.cell(0)?.convert(CGPoint.zero, to: rows.window).y, 66)
  }

  // Behaviour rule TV-53.
  @Test func `Animations of a batch that is loaded again are not those of the next`() throws {
    let rows = PlainRows([[1, 2, 3]])
    rows.show()
    let first = IndexPath(row: 0, section: 0)
    rows.table.performBatchUpdates {
      rows.rows[0].insert(9, at: 0)
      rows.table.insertRows(at: [first], with: .left)
      rows.table.reloadData()
    }
    rows.advance(by: 1)
    rows.table.reloadSections(IndexSet(integer: 0), with: .fade)
    let cell = try #require(rows.cell(0))
    expectEqual(cell.presentationGeometry.center.x, 195)
    expectEqual(cell.presentationAlpha, 0)
  }
}
