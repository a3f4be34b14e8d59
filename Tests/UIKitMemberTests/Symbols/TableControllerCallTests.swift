// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Each method that a table asks or tells its delegate, overridden in a `UITableViewController`.
@Suite("Calls of table view controllers")
@MainActor
struct TableControllerCallTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = RecordingTableController(style: .plain)
  private var table: UITableView { controller.tableView }

  init() {
    window.rootViewController = controller
    // Every height is asked for, not those of visible rows alone.
    table.estimatedRowHeight = 0
    window.layoutIfNeeded()
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func middle(_ row: Int) -> CGPoint {
    let rect = table.rectForRow(at: path(row))
    return table.convert(CGPoint(x: 150, y: rect.midY), to: window)
  }

  private func advance(_ seconds: TimeInterval) {
    window.advance(to: window.currentTime + seconds)
  }

  @Test func `Heights and views of headers and footers are the delegate's`() throws {
    expectEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 0, width: 390, height: 30))
    expectEqual(table.rectForRow(at: path(0)).minY, 30)
    expectNear(table.rectForFooter(inSection: 0).minY, 1030, within: 1e-6)
    expectEqual(table.rectForHeader(inSection: 1).minY, 1050)
    expectEqual(table.contentSize.height, 2100)
    let titles = table.subviews.compactMap { ($0 as? UILabel)?.text }
    expectContains(titles, "Header 0")
    expectEqual(controller.calls(of: "tableView(_:willDisplayHeaderView:forSection:)"), ["0"])
    expectEqual(controller.calls(of: "tableView(_:willDisplayFooterView:forSection:)"), ["0"])
    expectEqual(table.cellForRow(at: path(2))?.indentationLevel, 2)
    expectEqual(table.cellForRow(at: path(1))?.indentationLevel, 0)
  }

  @Test func `Display begins and ends for rows, headers and footers`() {
    // 844 points: the header, then sixteen rows and a part of one.
    let rows = (0..<17).map { "0.\($0)" }
    expectEqual(controller.calls(of: "tableView(_:willDisplay:forRowAt:)"), rows)
    expectEmpty(controller.calls(of: "tableView(_:didEndDisplaying:forRowAt:)"))
    table.contentOffset.y = 2100 - 844
    window.layoutIfNeeded()
    expectEqual(
      controller.calls(of: "tableView(_:didEndDisplaying:forRowAt:)").sorted(), rows.sorted())
    expectEqual(controller.calls(of: "tableView(_:didEndDisplayingHeaderView:forSection:)"), ["0"])
    expectContains(controller.calls(of: "tableView(_:didEndDisplayingFooterView:forSection:)"), "0")
    expectContains(controller.calls(of: "tableView(_:willDisplayFooterView:forSection:)"), "1")
  }

  @Test func `A tap highlights and selects, another row is deselected`() {
    window.tap(at: middle(0))
    expectEqual(controller.calls(of: "tableView(_:didHighlightRowAt:)"), ["0.0"])
    expectEqual(controller.calls(of: "tableView(_:didUnhighlightRowAt:)"), ["0.0"])
    expectEqual(controller.calls(of: "tableView(_:willSelectRowAt:)"), ["0.0"])
    expectEqual(controller.calls(of: "tableView(_:didSelectRowAt:)"), ["0.0"])
    expectEqual(controller.calls(of: "tableView(_:performPrimaryActionForRowAt:)"), ["0.0"])
    window.tap(at: middle(6))
    expectEqual(controller.calls(of: "tableView(_:willDeselectRowAt:)"), ["0.0"])
    expectEqual(controller.calls(of: "tableView(_:didDeselectRowAt:)"), ["0.0"])
    // Row 6 has no primary action.
    expectEqual(controller.calls(of: "tableView(_:performPrimaryActionForRowAt:)"), ["0.0"])
    window.tap(at: middle(5))
    expectEqual(table.indexPathForSelectedRow, path(6))
  }

  @Test func `The detail button is reported, and selects nothing`() throws {
    let cell = try #require(table.cellForRow(at: path(3)))
    window.tap(at: cell.convert(CGPoint(x: 390 - 16 - 22, y: 25), to: window))
    expectEqual(controller.calls(of: "tableView(_:accessoryButtonTappedForRowWith:)"), ["0.3"])
    expectNil(table.indexPathForSelectedRow)
  }

  @Test func `Editing styles, indentation and what can be edited and moved`() throws {
    controller.setEditing(true, animated: false)
    window.layoutIfNeeded()
    expect(table.isEditing)
    let cells = try (0..<5).map { try #require(table.cellForRow(at: path($0))) }
    expectEqual(cells.map(\.editingStyle), [.none, .delete, .insert, .delete, .delete])
    // A row that is not indented begins where it does outside editing.
    expectEqual(cells[4].contentView.frame.minX, 0)
    expectEqual(cells[1].contentView.frame.minX, 40)
  }

  @Test func `A row that swipes open is edited, and its delete button commits`() throws {
    let cell = try #require(table.cellForRow(at: path(1)))
    expect(cell.revealSwipeActions(offset: -80))
    expectEqual(controller.calls(of: "tableView(_:willBeginEditingRowAt:)"), ["0.1"])
    cell.endSwipe()
    advance(1)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 370, y: middle(1).y))
    advance(1)
    expectEqual(controller.calls(of: "tableView(_:commit:forRowAt:)"), ["0.1"])
    expectEqual(controller.calls(of: "tableView(_:didEndEditingRowAt:)"), ["0.1"])
    // Rows that cannot be edited have no actions.
    expectEqual(table.cellForRow(at: path(0))?.revealSwipeActions(offset: -80), false)
  }

  @Test func `A long swipe performs the first leading action`() throws {
    let cell = try #require(table.cellForRow(at: path(1)))
    expect(cell.revealSwipeActions(offset: 380))
    cell.endSwipe()
    advance(1)
    expectContains(controller.calls, "flag 1")
  }

  @Test func `A row is moved with its control`() throws {
    controller.setEditing(true, animated: false)
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path(2)))
    let control = try #require(
      cell.subviews.first { "\(type(of: $0))" == "ReorderControlView" },
      "\(cell.subviews.map { "\(type(of: $0)) \($0.frame)" })")
    let start = cell.convert(control.center, to: window)
    window.beginTouch(at: start)
    advance(0.5)
    window.moveTouch(to: CGPoint(x: start.x, y: start.y + 20))
    window.moveTouch(to: CGPoint(x: start.x, y: start.y + 100))
    advance(1)
    window.endTouch()
    advance(1)
    expectContains(
      controller.calls(
        of: "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
      ), "0.4")
    expectEqual(
      controller.calls(of: "tableView(_:moveRowAt:to:)"), ["0.4"],
      "\(start) \(control.frame) \(window.hitTest(start, with: nil) as Any)")
  }

  @Test func `Index titles lead to sections`() {
    controller.titles = ["A", "B"]
    table.reloadSectionIndexTitles()
    window.layoutIfNeeded()
    // Two titles in the middle of the right edge.
    window.tap(at: CGPoint(x: 384, y: 844 / 2 + 6))
    expectEqual(controller.calls(of: "tableView(_:sectionForSectionIndexTitle:at:)"), ["B"])
    expectEqual(table.contentOffset.y, 1050)
  }

  @Test func `A drag by touch is reported from its begin to its end`() {
    window.scrollsOverTime = true
    window.beginTouch(at: CGPoint(x: 150, y: 600))
    for step in 1...10 {
      advance(0.016)
      window.moveTouch(to: CGPoint(x: 150, y: 600 - CGFloat(step) * 20))
    }
    window.endTouch()
    advance(3)
    expectEqual(
      controller.calls.filter { $0.hasPrefix("scrollView") },
      [
        "scrollViewWillBeginDragging(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:) true",
        "scrollViewWillBeginDecelerating(_:)", "scrollViewDidEndDecelerating(_:)",
      ])
    expectNear(table.contentOffset.y, 200, within: 0.01)
    table.setContentOffset(.zero, animated: true)
    advance(1)
    expectEqual(
      controller.calls.last { $0.hasPrefix("scrollView") }, "scrollViewDidEndScrollingAnimation(_:)"
    )
  }

  @Test func `A row's menu is prepared, shown, committed and closed`() {
    window.longPress(at: middle(2))
    advance(0.5)
    window.endTouch()
    let prefix = "tableView(_:"
    expectContains(
      controller.calls, prefix + "previewForHighlightingContextMenuWithConfiguration:)")
    expectContains(controller.calls, prefix + "willDisplayContextMenu:animator:)")
    table.contextMenuInteraction?.dismissMenu()
    advance(1)
    expectContains(controller.calls, prefix + "willEndContextMenuInteraction:animator:)")
    expectContains(controller.calls, prefix + "previewForDismissingContextMenuWithConfiguration:)")
  }

  @Test func `The focus asks and tells the delegate, and begins where it says`() {
    window.isFocusEnabled = true
    window.focusSystem?.requestFocusUpdate(to: table)
    expectEqual(controller.calls(of: "tableView(_:didUpdateFocusIn:with:)"), ["0.2"])
    window.press(.keyboardUpArrow)
    // Row 1 cannot have it.
    expectEqual(controller.calls(of: "tableView(_:shouldUpdateFocusIn:)"), ["0.2", "0.0"])
    expectNil(table.indexPathForSelectedRow)
  }

  @Test func `Two touches select several rows`() {
    table.allowsMultipleSelectionDuringEditing = true
    let y = middle(2).y
    window.beginTouches(at: [CGPoint(x: 150, y: y), CGPoint(x: 220, y: y)])
    window.moveTouches(by: CGVector(dx: 0, dy: 100))
    window.endTouches()
    expectEqual(
      controller.calls(of: "tableView(_:didBeginMultipleSelectionInteractionAt:)"), ["0.2"])
    expectContains(controller.calls, "tableViewDidEndMultipleSelectionInteraction(_:)")
    expectEqual(table.indexPathsForSelectedRows, [path(2), path(3), path(4)])
  }

  @Test func `The selection ends when the view appears, unless it is to stay`() {
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    expectNil(table.indexPathForSelectedRow)
    controller.clearsSelectionOnViewWillAppear = false
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    controller.viewWillAppear(false)
    expectEqual(table.indexPathForSelectedRow, path(1))
  }
}

/// What a table itself says of heights, headers and cells.
@Suite("Members of tables")
@MainActor
struct TableMemberTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var estimates: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  private let rows = Rows()

  init() {
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
  }

  @Test func `Heights of headers and footers are the table's without a delegate's`() {
    table.rowHeight = 50
    table.sectionHeaderHeight = 35
    table.sectionFooterHeight = 15
    window.layoutIfNeeded()
    expectEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 0, width: 390, height: 35))
    expectEqual(table.rectForFooter(inSection: 0), CGRect(x: 0, y: 185, width: 390, height: 15))
    expectEqual(table.rectForHeader(inSection: 1).minY, 200)
    expectEqual(table.headerView(forSection: 1)?.textLabel?.text, "Header")
    expectEqual(table.footerView(forSection: 0)?.textLabel?.text, "Footer")
    expectEqual(table.footerView(forSection: 0)?.frame.minY, 185)
  }

  @Test func `Views above and below the rows count to the contents`() {
    table.rowHeight = 50
    table.sectionHeaderHeight = 35
    table.sectionFooterHeight = 15
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    window.layoutIfNeeded()
    expectEqual(table.rectForHeader(inSection: 0).minY, 40)
    expectEqual(table.contentSize.height, 500)
    expectEqual(table.tableFooterView?.frame, CGRect(x: 0, y: 440, width: 390, height: 60))
    table.tableFooterView = nil
    window.layoutIfNeeded()
    expectEqual(table.contentSize.height, 440)
  }

  @Test func `Views of a registered class are supplied again`() {
    final class Header: UITableViewHeaderFooterView {}
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header"), is: Header.self)
    expectNil(table.dequeueReusableHeaderFooterView(withIdentifier: "other"))
  }

  @Test func `Section numbers are the same without a drop`() {
    window.layoutIfNeeded()
    expectEqual(table.presentationSectionIndex(forDataSourceSectionIndex: 1), 1)
    expectEqual(table.dataSourceSectionIndex(forPresentationSectionIndex: 1), 1)
  }

  @Test func `A change of the selection by a tap is posted`() {
    window.layoutIfNeeded()
    let tally = Tally()
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in MainActor.assumeIsolated { tally.names.append("changed") } }
    let rect = table.rectForRow(at: IndexPath(row: 1, section: 0))
    window.tap(at: CGPoint(x: 100, y: rect.midY))
    expectEqual(tally.names, ["changed"])
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func `A cell is selected and highlighted by calls of its own`() {
    final class Cell: UITableViewCell {
      var states: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        states.append("selected \(selected)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        states.append("highlighted \(highlighted)")
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.setSelected(true, animated: false)
    cell.setHighlighted(true, animated: false)
    expect(cell.isSelected)
    expect(cell.isHighlighted)
    cell.isSelected = false
    expectContains(cell.states, "selected true")
    expectContains(cell.states, "highlighted true")
    var states: [Bool] = []
    let handler: UITableViewCell.ConfigurationUpdateHandler = { _, state in
      states.append(state.isSelected)
    }
    cell.configurationUpdateHandler = handler
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    expectEqual(states.last, true)
  }

  @Test func `A cell says whether it is indented while it is edited, without a delegate that does`()
  {
    window.layoutIfNeeded()
    let cells = (0..<2).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    cells[0].shouldIndentWhileEditing = false
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    expectEqual(cells.map(\.contentView.frame.minX), [0, 40])
  }

  @Test func `While it is edited a cell shows its other accessory`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (usual, edited) = (UIView(), UIView())
    for view in [usual, edited] { view.frame.size = CGSize(width: 30, height: 20) }
    cell.accessoryView = usual
    cell.editingAccessoryView = edited
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    cell.layoutIfNeeded()
    expectEqual(usual.alpha, 1)
    expectEqual(edited.alpha, 0)
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    expectEqual(usual.alpha, 0)
    expectEqual(edited.alpha, 1)
  }
}
