// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import TableView

/// A cell that records its calls about editing.
private final class TransitionCell: UITableViewCell {
  var states: [String] = []

  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    states.append("will \(state.rawValue)")
  }
  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    states.append("did \(state.rawValue)")
  }
}

@MainActor
@Suite("Editing of tables")
struct TableEditingTests {
  // Behaviour rule TV-31, example IE-58.
  @Test func `Contents make space for the controls`() throws {
    let stage = EditingStage()
    stage.source.canMove = { $0.row == 0 }
    stage.edit()
    let movable = try #require(stage.cell(0))
    expectEqual(movable.contentView.frame, CGRect(x: 40, y: 0, width: 292, height: 44))
    expectEqual(movable.table.editControl?.frame, CGRect(x: 15, y: 9, width: 26, height: 26))
    let reorder = try #require(movable.table.reorderControl)
    expectEqual(reorder.frame, CGRect(x: 332, y: 0, width: 27, height: 44))
    let fixed = try #require(stage.cell(1))
    expectEqual(fixed.contentView.frame, CGRect(x: 40, y: 0, width: 335, height: 44))
    expectNil(fixed.table.reorderControl)
    expect(fixed.isEditing)
    expectEqual(fixed.editingStyle, .delete)
  }

  // A cell's layout may be that of its table, which gives the cells that were scrolled away to other
  // rows.
  @Test func `Editing that begins while the table scrolls asks each row for itself`() throws {
    let stage = EditingStage(names: [(0..<100).map { "Row \($0)" }])
    stage.source.canEdit = { $0.row < 20 }
    stage.source.canMove = { _ in false }
    stage.table.contentOffset.y = 1200
    stage.table.setEditing(true, animated: true)
    stage.window.advance(to: 2)
    let rows = stage.table.indexPathsForVisibleRows ?? []
    expectContains(rows, where: { $0.row > 20 })
    for path in rows {
      expectEqual(stage.table.cellForRow(at: path)?.isEditing, (path.row < 20), "\(path)")
    }
  }

  // Settled reading IR-14.
  @Test(arguments: [320, 390, 500] as [CGFloat])
  func `At other widths the controls keep to their edges`(width: CGFloat) throws {
    let stage = EditingStage(width: width)
    stage.edit()
    let cell = try #require(stage.cell(0))
    expectEqual(cell.contentView.frame.width, width - 83)
    expectEqual(cell.table.reorderControl?.frame.minX, width - 43)
  }

  @Test(
    arguments: [
      (UIContentSizeCategory.extraExtraExtraLarge, 34.5, 34.5, 47.5, 27),
      (.accessibilityLarge, 39, 38, 55, 41),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `Controls grow with the text`(
    size: UIContentSizeCategory, width: CGFloat, height: CGFloat, start: CGFloat, reorder: CGFloat
  ) throws {
    let stage = EditingStage(textSize: size)
    stage.edit()
    let cell = try #require(stage.cell(0))
    expectEqual(cell.table.editControl?.frame.size, CGSize(width: width, height: height))
    expectEqual(cell.contentView.frame.minX, start)
    expectEqual(cell.table.reorderControl?.frame.width, reorder)
  }

  @Test func `In a card the controls are inside it, from right to left they are mirrored`() throws {
    let card = EditingStage(.insetGrouped)
    card.edit()
    let cell = try #require(card.cell(0))
    expectEqual(cell.frame.minX, 16)
    expectEqual(cell.table.editControl?.frame.minX, 15)
    expectEqual(cell.contentView.frame.minX, 40)
    let mirrored = EditingStage(isMirrored: true)
    mirrored.edit()
    let other = try #require(mirrored.cell(0))
    expectEqual(other.table.editControl?.frame.maxX, 360)
    expectEqual(other.table.reorderControl?.frame.minX, 16)
    expectEqual(other.contentView.frame, CGRect(x: 43, y: 0, width: 292, height: 44))
  }

  // Behaviour rule TV-32.
  @Test func `Rows are edited as data source and delegate say`() throws {
    let stage = EditingStage()
    stage.source.canMove = { _ in false }
    stage.source.canEdit = { $0.row != 0 }
    stage.delegate.style = { [.none, .delete, .insert, .none, .delete][$0.row] }
    stage.delegate.indents = { $0.row != 4 }
    stage.edit()
    expectEqual(
      (0..<5).map { stage.cell($0)?.table.editControl?.control },
      [
        nil, .delete, .insert, nil, .delete,
      ])
    // A row without a style is indented all the same; one that is not keeps its contents.
    expectEqual((0..<5).map { stage.cell($0)?.contentView.frame.minX }, [0, 40, 40, 40, 0])
    expectLacks(stage.delegate.calls, "style 0")
    stage.table.setEditing(false, animated: false)
    stage.window.layoutIfNeeded()
    expectAll((0..<5), where: { stage.cell($0)?.contentView.frame.minX == 0 })
    expectAll((0..<5), where: { stage.cell($0)?.table.editControl == nil })
  }

  @Test func `Editing accessories take the place of the others`() throws {
    let stage = EditingStage { source, _ in source.canMove = { _ in false } }
    let cell = try #require(stage.cell(0))
    cell.accessoryType = .disclosureIndicator
    cell.editingAccessoryType = .detailButton
    stage.window.layoutIfNeeded()
    expectEqual(cell.contentView.frame.width, 350)
    expectEqual(cell.table.editingAccessories.first?.view.alpha, 0)
    stage.edit()
    expectEqual(cell.table.accessories.first?.view.alpha, 0)
    expectEqual(cell.table.editingAccessories.first?.view.alpha, 1)
    // The box around the i, which is in its middle at the margin.
    expectNear(cell.contentView.frame.maxX, 375 - 16 + 11 - 44, within: 1)
  }

  // Behaviour rule TV-30.
  @Test func `Controls come over time, and cells are notified`() throws {
    let stage = EditingStage()
    stage.table.register(TransitionCell.self, forCellReuseIdentifier: "row")
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    let cell = try #require(stage.cell(1) as? TransitionCell)
    stage.table.setEditing(true, animated: true)
    expectEqual(cell.states, ["will 1"])
    let control = try #require(cell.table.editControl)
    stage.window.advance(to: 0.15)
    expectNear(control.presentationGeometry.center.x, 8, within: 0.5, "half the way from -12 to 28")
    expectGreater(control.presentationAlpha, 0.4)
    expectLess(control.presentationAlpha, 0.6)
    stage.window.advance(to: 0.3)
    expectEqual(cell.states, ["will 1", "did 1"])
    stage.table.setEditing(false, animated: true)
    stage.window.advance(to: 0.7)
    expectEqual(cell.states, ["will 1", "did 1", "will 0", "did 0"])
    expectNil(control.superview)
  }

  @Test func `Rows that come while the table is edited are edited at once`() throws {
    let names = (0..<60).map { "\($0)" }
    let stage = EditingStage(names: [names])
    stage.edit()
    stage.table.scrollToRow(at: stage.path(59), at: .bottom, animated: false)
    stage.window.layoutIfNeeded()
    expectEqual(stage.cell(59)?.isEditing, true)
    expectEqual(stage.cell(59)?.contentView.frame.minX, 40)
    stage.table.setEditing(false, animated: false)
    stage.table.scrollToRow(at: stage.path(0), at: .top, animated: false)
    stage.window.layoutIfNeeded()
    expectEqual(stage.cell(0)?.isEditing, false)
    expectEqual(stage.cell(0)?.contentView.frame.minX, 0)
  }

  // Behaviour rule TV-33.
  @Test func `The minus asks, the action deletes`() throws {
    let stage = EditingStage()
    stage.edit()
    let cell = try #require(stage.cell(1))
    stage.tap(try #require(cell.table.editControl))
    expectEmpty(stage.source.calls)
    expect(cell.showingDeleteConfirmation)
    stage.window.advance(to: 0.4)
    expectEqual(cell.bounds.origin.x, 75, "Delete in 15 is 44.5 wide")
    stage.window.tap(at: CGPoint(x: 350, y: 66))
    expectEqual(stage.source.calls, ["commit delete 0.1"])
    stage.window.advance(to: 1)
    expectEqual(stage.texts, ["A", "C", "D", "E"])
    expectNil(cell.superview)
    // No row was swiped: the delegate hears nothing.
    expectLacks(stage.delegate.calls, where: { $0.hasPrefix("will") || $0.hasPrefix("did") })
  }

  @Test func `A tap elsewhere closes the question, and does nothing else`() throws {
    let stage = EditingStage()
    stage.table.allowsSelectionDuringEditing = true
    stage.edit()
    let cell = try #require(stage.cell(1))
    stage.tap(try #require(cell.table.editControl))
    stage.window.advance(to: 0.4)
    stage.window.tap(at: CGPoint(x: 150, y: 150))
    expect(!cell.showingDeleteConfirmation)
    expectNil(stage.table.indexPathForSelectedRow)
    stage.window.advance(to: 0.8)
    expectEqual(cell.bounds.origin.x, 0)
    stage.window.tap(at: CGPoint(x: 150, y: 150))
    expectEqual(stage.table.indexPathForSelectedRow, stage.path(3))
  }

  @Test func `The plus inserts at once`() throws {
    let stage = EditingStage { _, delegate in delegate.style = { _ in .insert } }
    stage.edit()
    stage.tap(try #require(stage.cell(2)?.table.editControl))
    expectEqual(stage.source.calls, ["commit insert 0.2"])
    expectEqual(stage.cell(2)?.showingDeleteConfirmation, false)
  }

  @Test func `A data source that does not delete lets the row close`() throws {
    let stage = EditingStage { source, delegate in
      source.deletionAnimation = nil
      delegate.title = "Remove"
    }
    stage.edit()
    let cell = try #require(stage.cell(0))
    stage.tap(try #require(cell.table.editControl))
    expectEqual(cell.revealedActions?.configuration.actions.first?.title, "Remove")
    cell.perform(try #require(cell.revealedActions?.configuration.actions.first))
    stage.window.advance(to: 1)
    expectEqual(stage.source.calls, ["commit delete 0.0"])
    expectEqual(cell.bounds.origin.x, 0)
  }

  // Behaviour rule TV-21.
  @Test func `Several rows are selected by circles, and no delegate is asked for a style`() throws {
    let stage = EditingStage()
    stage.table.allowsMultipleSelectionDuringEditing = true
    stage.window.tap(at: CGPoint(x: 150, y: 20))
    expectEqual(stage.table.indexPathsForSelectedRows, [stage.path(0)])
    stage.delegate.calls = []
    stage.edit()
    expectEmpty(stage.delegate.calls)
    stage.table.deselectRow(at: stage.path(0), animated: false)
    for row in [1, 3] { stage.window.tap(at: CGPoint(x: 150, y: CGFloat(row) * 44 + 20)) }
    // On the circle too.
    stage.window.tap(at: CGPoint(x: 28, y: 2 * 44 + 20))
    expectEqual(
      stage.table.indexPathsForSelectedRows, [stage.path(1), stage.path(3), stage.path(2)])
    expectEqual(stage.cell(3)?.table.editControl?.isSelected, true)
    stage.table.setEditing(false, animated: false)
    expectNil(stage.table.indexPathsForSelectedRows)
  }

  @Test func `Rows that are edited are not selected unless allowed`() {
    let stage = EditingStage()
    stage.window.tap(at: CGPoint(x: 150, y: 20))
    expectNotNil(stage.table.indexPathForSelectedRow)
    stage.edit()
    expectNil(stage.table.indexPathForSelectedRow)
    stage.window.tap(at: CGPoint(x: 150, y: 20))
    expectNil(stage.table.indexPathForSelectedRow)
  }

  @Test func `A controller that edits lets its table be edited`() {
    let controller = UITableViewController(style: .grouped)
    expectEqual(controller.tableView.style, .grouped)
    expectSame(controller.tableView.dataSource, controller)
    expectSame(controller.tableView.delegate, controller)
    controller.setEditing(true, animated: false)
    expect(controller.tableView.isEditing)
  }
}
