// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionData
import Expectations
import Foundation
import Geometry
import Interactions
import TableView
import Testing
import Views

/// What the delegates of a table are asked of drags, drops, placeholders and heights (interaction rules
/// DG-1 to DP-25, behaviour rules TV-3 and TV-21).
@Suite("A table's delegates, asked of more")
@MainActor
struct TableDelegateQuestionTests {
  /// Letters that are dragged; answers as it is set.
  private final class Letters: NumberedRows, UITableViewDataSource, UITableViewDelegate,
    UITableViewDragDelegate, UITableViewDropDelegate
  {
    var calls: [String] = []
    var allowsMove = true
    var isRestricted = false
    var handles = true
    var opens = true
    var operation: (any UIDropSession) -> UIDropOperation = { _ in .copy }
    var perform: (any UITableViewDropCoordinator) -> Void = { _ in }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: "\(number(indexPath))" as NSString))]
    }
    func tableView(
      _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      calls.append("drag look \(indexPath.row)")
      return nil
    }
    func tableView(
      _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func tableView(
      _ tableView: UITableView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      calls.append("handles \(session.allowsMoveOperation)")
      calls.append("restricted \(session.isRestrictedToDraggingApplication)")
      return handles
    }
    func tableView(
      _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      calls.append("drop look \(indexPath.row)")
      return nil
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(
        operation: operation(session), intent: .insertAtDestinationIndexPath)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) { perform(coordinator) }
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      calls.append("opens \(indexPath.row)?")
      return opens
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("selected \(indexPath.row)")
    }

    func showDragged() {
      show()
      table.dragDelegate = self
      table.dropDelegate = self
      table.dragInteractionEnabled = true
    }

    func drag(_ row: Int, to target: Int) {
      window.longPress(at: CGPoint(x: 100, y: top(row) + 20))
      advance(by: 0.5)
      window.moveTouch(to: CGPoint(x: 112, y: top(row) + 20))
      window.moveTouch(to: CGPoint(x: 100, y: top(target) + 20))
      advance(by: 0.5)
    }
  }

  private let letters = Letters([Array(0..<6)])

  private final class Context: NSObject, UISpringLoadedInteractionContext {
    let state = UISpringLoadedInteractionEffectState.possible
    var targetView: UIView?
    var targetItem: Any?
    func location(in view: UIView?) -> CGPoint { .zero }
  }

  private final class ClosedRows: UITableViewController {
    override func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool { false }
  }

  @Test func `A table's controller may say that a row does not open under a drag`() {
    let rows = ClosedRows(style: .plain)
    expect(
      !rows.tableView.shouldOpenItem(at: DataIndexPath(item: 0, section: 0), with: Context()))
  }

  @Test func `Looks of previews, moves and restrictions are asked for`() {
    letters.allowsMove = false
    letters.isRestricted = true
    letters.showDragged()
    letters.perform = { [letters] coordinator in
      guard let item = coordinator.items.first?.dragItem else { return }
      letters.table.performBatchUpdates {
        letters.rows[0].insert(9, at: 4)
        letters.table.insertRows(at: [[0, 4]], with: .none)
      }
      coordinator.drop(item, toRowAt: [0, 4])
    }
    letters.drag(1, to: 4)
    expectContains(letters.calls, "drag look 1")
    expectContains(letters.calls, "handles false")
    expectContains(letters.calls, "restricted true")
    letters.window.endTouch()
    letters.advance(by: 2)
    expectContains(letters.calls, "drop look 4")
    expectEqual(letters.table.numberOfRows(inSection: 0), 7)
  }

  @Test func `A table that does not handle a drag makes no gap for it`() {
    letters.handles = false
    letters.showDragged()
    letters.drag(1, to: 4)
    expectContains(letters.calls, "handles true")
    expect(!letters.table.hasActiveDrop)
    expect(!letters.table.hasUncommittedUpdates)
  }

  @Test func `A placeholder updates its cell, has a look, and is exchanged by its context`() throws
  {
    letters.showDragged()
    var looks = 0
    var updates = 0
    var context: (any UITableViewDropPlaceholderContext)?
    letters.perform = { coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: [0, 2], reuseIdentifier: "row", rowHeight: 30)
      placeholder.cellUpdateHandler = { _ in updates += 1 }
      placeholder.previewParametersProvider = { _ in
        looks += 1
        return nil
      }
      if let item = coordinator.items.first?.dragItem {
        context = coordinator.drop(item, to: placeholder)
      }
    }
    letters.drag(0, to: 4)
    letters.window.endTouch()
    letters.advance(by: 2)
    expectGreater(looks, 0)
    let first = updates
    expectGreater(first, 0)
    context?.setNeedsCellUpdate()
    letters.advance(by: 0.1)
    expectGreater(updates, first)
    expect(letters.table.hasUncommittedUpdates)
    var path: IndexPath?
    let isDone = context?.commitInsertion(dataSourceUpdates: { [letters] in
      path = $0
      letters.rows[0].insert(9, at: $0.row)
    })
    letters.advance(by: 1)
    expectEqual(isDone, true)
    expectEqual(path, [0, 2])
    expectEqual(letters.cell(2)?.textLabel?.text, "9")
    expect(!letters.table.hasUncommittedUpdates)
  }

  @Test(arguments: [true, false])
  func `A row opens under a drag if the delegate lets it`(opens: Bool) {
    letters.opens = opens
    letters.showDragged()
    letters.table.isSpringLoaded = true
    letters.drag(0, to: 3)
    letters.advance(by: 3)
    expectContains(letters.calls, "opens 3?")
    expectEqual(letters.calls.contains("selected 3"), opens)
  }

  // MARK: Heights

  private final class Estimated: NumberedRows, UITableViewDataSource, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 100 }
    func tableView(
      _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { 70 }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }
  }

  // Behaviour rule TV-3.
  @Test func `What was never seen is as high as the delegate estimates`() {
    let rows = Estimated([Array(0..<50), [1, 2]])
    rows.show()
    let before = rows.table.contentSize.height
    // Fewer than 20 of 52 rows are seen and 44 high, the others count as 100.
    expectGreater(before, 3000)
    rows.table.scrollToRow(at: [1, 1], at: .bottom, animated: false)
    rows.window.layoutIfNeeded()
    rows.table.contentOffset = .zero
    rows.window.layoutIfNeeded()
    expectLess(rows.table.contentSize.height, before)
  }

  private final class Titled: NumberedRows, UITableViewDataSource {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }
  }

  @Test func `Headers and footers that were never seen are as high as is estimated`() {
    func height(header: CGFloat, footer: CGFloat) -> CGFloat {
      let rows = Titled(Array(repeating: Array(0..<10), count: 8))
      rows.table.rowHeight = 44
      rows.table.estimatedSectionHeaderHeight = header
      rows.table.estimatedSectionFooterHeight = footer
      rows.show()
      return rows.table.contentSize.height
    }
    let base = height(header: 50, footer: 50)
    // Of eight sections the first two or so are measured.
    expectAtLeast(height(header: 150, footer: 50), base + 500)
    expectAtLeast(height(header: 50, footer: 150), base + 500)
  }

  @Test func `Rows that several can be selected of have a background of their own`() {
    let rows = PlainRows([[0]])
    rows.configure = { cell, _ in
      cell.selectedBackgroundView = UIView(frame: .zero)
      cell.multipleSelectionBackgroundView = UIView(frame: .zero)
    }
    rows.show()
    func shown() -> [Bool] {
      rows.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      rows.window.layoutIfNeeded()
      let cell = rows.cell(0)
      return [cell?.selectedBackgroundView, cell?.multipleSelectionBackgroundView]
        .map { $0?.superview != nil }
    }
    rows.table.allowsMultipleSelection = true
    expectEqual(shown(), [false, true])
    rows.table.allowsMultipleSelection = false
    rows.table.reloadData()
    rows.window.layoutIfNeeded()
    expectEqual(shown(), [true, false])
  }
}
