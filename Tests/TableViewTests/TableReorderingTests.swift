// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import TableView

/// A diffable data source whose rows are moved, as Apple's samples write it.
@MainActor
private final class MovedSource: UITableViewDiffableDataSource<Int, String> {
  var moves = 0

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves += 1
    guard let source = itemIdentifier(for: sourceIndexPath),
      sourceIndexPath != destinationIndexPath
    else { return }
    let destination = itemIdentifier(for: destinationIndexPath)
    var snapshot = snapshot()
    if let destination {
      if let from = snapshot.indexOfItem(source), let to = snapshot.indexOfItem(destination) {
        let isAfter =
          to > from
          && snapshot.sectionIdentifier(containingItem: source)
            == snapshot.sectionIdentifier(containingItem: destination)
        snapshot.deleteItems([source])
        if isAfter {
          snapshot.insertItems([source], afterItem: destination)
        } else {
          snapshot.insertItems([source], beforeItem: destination)
        }
      }
    } else {
      snapshot.deleteItems([source])
      snapshot.appendItems(
        [source], toSection: snapshot.sectionIdentifiers[destinationIndexPath.section])
    }
    apply(snapshot, animatingDifferences: false)
  }
}

/// Behaviour rule TV-40.
@MainActor
@Suite("Moving rows of tables")
struct TableReorderingTests {
  /// The middle of a row's reorder control.
  private func reorderControl(_ stage: EditingStage, _ row: Int, _ section: Int = 0) throws
    -> CGPoint
  {
    stage.middle(of: try #require(stage.cell(row, section)?.table.reorderControl))
  }

  private func editing(_ names: [[String]] = [["A", "B", "C", "D", "E"]]) -> EditingStage {
    let stage = EditingStage(names: names)
    stage.edit()
    return stage
  }

  @Test func `A row follows the touch on its reorder control, and others make space`() throws {
    let stage = editing()
    let cell = try #require(stage.cell(1))
    let start = try reorderControl(stage, 1)
    stage.window.beginTouch(at: CGPoint(x: start.x, y: start.y + 10))
    expectEqual(cell.layer.shadowOpacity, 0.25)
    expect(cell.configurationState.isReordering)
    stage.window.moveTouch(to: CGPoint(x: start.x - 50, y: start.y + 10 + 60))
    expectEqual(cell.center, CGPoint(x: 187.5, y: 66 + 60))
    // The one below has made way; the data source knows nothing of it.
    expectEqual(stage.cell(1)?.textLabel?.text, "C")
    expectSame(stage.cell(2), cell)
    expectEmpty(stage.source.calls)
    stage.window.endTouch()
    expectEqual(stage.source.calls, ["move 0.1 to 0.2"])
    stage.window.advance(to: 1)
    expectEqual(cell.frame, CGRect(x: 0, y: 88, width: 375, height: 44))
    expectEqual(cell.layer.shadowOpacity, 0)
    expectEqual(stage.texts, ["A", "C", "B", "D", "E"])
    expectEqual(stage.source.names, [["A", "C", "B", "D", "E"]])
  }

  // Interaction rule PL-2.
  @Test func `Beside a placeholder the row is moved whose control is held`() throws {
    let stage = editing()
    _ = stage.table.insertPlaceholder(
      UITableViewDropPlaceholder(
        insertionIndexPath: [0, 0], reuseIdentifier: "row",
        rowHeight: UITableView.automaticDimension))
    stage.window.advance(to: 1)
    let cell = try #require(stage.cell(2))
    let start = try reorderControl(stage, 2)
    stage.window.beginTouch(at: start)
    expect(cell.configurationState.isReordering)
    expectEqual(stage.cell(1)?.configurationState.isReordering, false)
    stage.window.moveTouch(to: CGPoint(x: start.x, y: start.y + 44))
    stage.window.endTouch()
    expectEqual(stage.source.calls, ["move 0.2 to 0.3"])
    stage.window.advance(to: 2)
    expectEqual(stage.source.names, [["A", "B", "D", "C", "E"]])
  }

  // Layout that is due may scroll, which moves the lifted row by itself.
  @Test func `A row that is moved in a step whose layout scrolls is where it is presented`() throws
  {
    let names = (0..<3).map { section in (0..<20).map { "\(section).\($0)" } }
    let stage = editing(names)
    stage.table.contentOffset.y = 40 * 44
    stage.window.layoutIfNeeded()
    let start = try reorderControl(stage, 8, 2)
    stage.window.beginTouch(at: start)
    stage.window.moveTouch(to: CGPoint(x: start.x, y: start.y + 100))
    // Contents end sooner, so that the next layout scrolls back.
    stage.table.rowHeight = 30
    stage.window.moveTouch(to: CGPoint(x: start.x, y: start.y - 200))
    let lifted = try #require(
      stage.table.indexPathsForVisibleRows?.first {
        stage.table.cellForRow(at: $0)?.configurationState.isReordering == true
      })
    let cell = try #require(stage.table.cellForRow(at: lifted))
    expectEqual(cell.textLabel?.text, "2.8")
    expectNear(stage.middle(of: cell).y, start.y - 200, within: 16)
    stage.window.endTouch()
    stage.window.advance(to: 2)
    for path in stage.table.indexPathsForVisibleRows ?? [] {
      let name = stage.source.names[path.section][path.row]
      expectEqual(stage.table.cellForRow(at: path)?.textLabel?.text, name, "\(path)")
    }
    expectEqual(stage.source.names.joined().sorted(), names.joined().sorted())
    expectEqual(stage.source.names[lifted.section][lifted.row], "2.8")
  }

  @Test
  func
    `Where nothing moved the data source is not notified, and a touch that is taken away undoes`()
    throws
  {
    let stage = editing()
    let start = try reorderControl(stage, 1)
    stage.window.beginTouch(at: start)
    stage.window.moveTouch(to: CGPoint(x: start.x, y: start.y + 10))
    stage.window.endTouch()
    expectEmpty(stage.source.calls)
    stage.window.beginTouch(at: try reorderControl(stage, 1))
    stage.window.moveTouch(to: CGPoint(x: start.x, y: start.y + 100))
    expectEqual(stage.cell(1)?.textLabel?.text, "C")
    stage.window.cancelTouch()
    stage.window.advance(to: 1)
    expectEmpty(stage.source.calls)
    expectEqual(stage.texts, ["A", "B", "C", "D", "E"])
  }

  @Test func `Editing that ends puts a lifted row back`() throws {
    let stage = editing()
    let start = try reorderControl(stage, 1)
    stage.window.beginTouch(at: start)
    stage.window.moveTouch(to: CGPoint(x: start.x, y: start.y + 100))
    stage.table.setEditing(false, animated: false)
    stage.window.endTouch()
    stage.window.advance(to: 1)
    expectEmpty(stage.source.calls)
    expectEqual(stage.texts, ["A", "B", "C", "D", "E"])
    expectEqual(stage.cell(1)?.layer.shadowOpacity, 0)
  }

  @Test func `A row goes to other sections, and to those that are empty`() throws {
    let stage = EditingStage(.grouped, names: [["A", "B"], [], ["C"]])
    stage.edit()
    let start = try reorderControl(stage, 0)
    stage.window.beginTouch(at: start)
    let empty = stage.table.rect(forSection: 1).midY
    stage.window.moveTouch(to: CGPoint(x: start.x, y: empty + 5))
    expectEqual(stage.table.numberOfRows(inSection: 1), 1)
    let last = stage.table.rectForRow(at: stage.path(0, 2)).maxY
    stage.window.moveTouch(to: CGPoint(x: start.x, y: last - 2))
    stage.window.endTouch()
    stage.window.advance(to: 1)
    expectEqual(stage.source.calls, ["move 0.0 to 2.1"])
    expectEqual(stage.source.names, [["B"], [], ["C", "A"]])
    expectEqual(stage.texts, ["B", "C", "A"])
  }

  @Test func `The delegate says where a row goes`() throws {
    let stage = editing()
    stage.delegate.target = { IndexPath(row: min(2, $0.row), section: 0) }
    let start = try reorderControl(stage, 0)
    stage.window.beginTouch(at: start)
    stage.window.moveTouch(to: CGPoint(x: start.x, y: start.y + 180))
    stage.window.endTouch()
    expectEqual(stage.source.calls, ["move 0.0 to 0.2"])
  }

  // Behaviour rule M-k, interaction rule DP-15.
  @Test(arguments: [10.0, 60, 240])
  func `Near an edge the table scrolls below the touch`(rate: Double) throws {
    let stage = editing([(0..<60).map(String.init)])
    let start = try reorderControl(stage, 0)
    stage.window.beginTouch(at: start)
    stage.window.moveTouch(to: CGPoint(x: start.x, y: 678))
    for frame in 1...Int(rate / 2) { stage.window.advance(to: Double(frame) / rate) }
    expectNear(stage.table.contentOffset.y, 150, within: 0.001)
    stage.window.moveTouch(to: CGPoint(x: start.x, y: 400))
    stage.window.advance(to: 2)
    expectNear(stage.table.contentOffset.y, 150, within: 0.001)
    stage.window.endTouch()
    expectEqual(stage.source.calls, ["move 0.0 to 0.12"])
    expectEqual(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 550)), stage.path(12))
  }

  // Interaction 8, row 22.
  @Test func `An invalid index path is refused; a section's count is its last index`() throws {
    let path = { (row: Int, section: Int) in IndexPath(row: row, section: section) }
    let check = { (target: IndexPath) throws(RowMoveError) in
      try RowMoveError.checked(
        target, movingFrom: PresentedIndexPath(path(1, 0)), counts: [3, 2]
      ).indexPath
    }
    try expectEqual(check(path(2, 0)), path(2, 0))
    try expectEqual(check(path(3, 0)), path(2, 0))
    try expectEqual(check(path(2, 1)), path(2, 1))
    for target in [path(4, 0), path(3, 1), path(0, 2), path(-1, 0), IndexPath(index: 1)] {
      #expect(throws: RowMoveError.self) { try check(target) }
    }
    let error = RowMoveError(target: path(4, 0), counts: [3, 2])
    expectContains(error.description, "section 0 has 3 rows")
  }

  // Example IE-64, behaviour rule TV-62.
  @Test func `A diffable data source takes the move into its snapshot`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 700))
    window.traitOverrides.displayScale = 2
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    window.addSubview(table)
    window.makeKeyAndVisible()
    let source = MovedSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c", "d"], toSection: 0)
    snapshot.appendItems(["e", "f", "g", "h"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    let control = try #require(cell.table.reorderControl)
    expectNil(cell.table.editControl, "nothing is edited unless a subclass says so")
    let point = control.convert(CGPoint(x: 13, y: 22), to: window)
    window.beginTouch(at: point)
    window.moveTouch(to: CGPoint(x: point.x, y: 3.6 * 44))
    window.endTouch()
    window.advance(to: 1)
    expectEqual(source.moves, 1)
    expectEqual(source.snapshot().itemIdentifiers(inSection: 0), ["a", "b", "c", "d", "e"])
    expectEqual(source.snapshot().itemIdentifiers(inSection: 1), ["f", "g", "h"])
    expectEqual(
      table.visibleCells.map { $0.textLabel?.text }, ["a", "b", "c", "d", "e", "f", "g", "h"])
    expectSame(table.cellForRow(at: IndexPath(row: 4, section: 0)), cell)
  }
}
