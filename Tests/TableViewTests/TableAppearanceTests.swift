// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionData
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import TableView

/// A delegate with views for some headers.
@MainActor
private final class HeaderDelegate: NSObject, UITableViewDelegate {
  var hasView: (Int) -> Bool = { $0 == 0 }
  var estimate: CGFloat?

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard hasView(section) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = "Header"
    return view
  }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { estimate ?? UITableView.automaticDimension }
}

/// A source that learns of rows before they are visible.
@MainActor
private final class PrefetchingSource: NSObject, UITableViewDataSourcePrefetching {
  var rows: [Int] = []
  var cancelled: [Int] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    rows += indexPaths.map(\.row)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled += indexPaths.map(\.row)
  }
}

@MainActor
@Suite("Headers, lines and measuring of tables")
struct TableAppearanceTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  // Behaviour rule TV-8.
  @Test func `A header that the delegate has no view for is not there`() throws {
    let delegate = HeaderDelegate()
    let stage = TableStage(
      .plain, [FixtureSection(2), FixtureSection(2)], delegate: delegate)
    expectEqual(stage.tops(0), [50, 94])
    // The space above stays (behaviour rule TV-8).
    expectEqual(stage.tops(1), [160, 204])
    expectEqual(stage.table.contentSize.height, 248)
  }

  @Test func `An estimated header counts until it is seen`() {
    let delegate = HeaderDelegate()
    delegate.hasView = { _ in true }
    delegate.estimate = 100
    let stage = TableStage(.plain, [FixtureSection(40), FixtureSection(40)], delegate: delegate)
    expectEqual(stage.tops(0)[0], 50)
    expectEqual(stage.table.rectForHeader(inSection: 1).height, 100)
    stage.table.scrollToRow(
      at: IndexPath(row: 39, section: 1), at: .bottom, animated: false)
    stage.table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .middle, animated: false)
    stage.window.layoutIfNeeded()
    expectEqual(stage.table.rectForHeader(inSection: 1).height, 28)
  }

  @Test func `Visible rows are measured again in another text size`() {
    let stage = TableStage(.plain, [FixtureSection(30)])
    expectEqual(stage.tops(0)[1], 44)
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.window.layoutIfNeeded()
    let height = stage.tops(0)[1]
    expectGreater(height, 50)
    expectEqual(stage.cell(0, 1)?.frame.height, height)
    stage.window.traitOverrides.preferredContentSizeCategory = .large
    stage.window.layoutIfNeeded()
    expectEqual(stage.tops(0).prefix(3), [0, 44, 88])
  }

  @Test func `Heights of the delegate are asked again when the delegate changes`() {
    let first = HeightDelegate()
    let stage = TableStage(.plain, [FixtureSection(30)], delegate: first)
    expectEqual(stage.tops(0)[1], 60)
    let second = HeightDelegate()
    second.height = { _ in 75 }
    stage.table.delegate = second
    stage.window.layoutIfNeeded()
    expectEqual(stage.tops(0).prefix(3), [0, 75, 150])
  }

  @Test func `Cells are measured again as the table allows it`() throws {
    func stage(_ invalidation: UITableView.SelfSizingInvalidation) throws -> (
      TableStage, NSLayoutConstraint
    ) {
      var height: NSLayoutConstraint?
      let stage = TableStage(.plain, [FixtureSection(1)]) { cell, _ in
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        let constraint = view.heightAnchor.constraint(equalToConstant: 50)
        height = constraint
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor), constraint,
        ])
      }
      stage.table.selfSizingInvalidation = invalidation
      return (stage, try #require(height))
    }
    for (invalidation, isMeasured) in [
      (.disabled, false), (.enabled, false), (.enabledIncludingConstraints, true),
    ] as [(UITableView.SelfSizingInvalidation, Bool)] {
      let (stage, height) = try stage(invalidation)
      height.constant = 80
      stage.window.layoutIfNeeded()
      expectEqual(stage.table.contentSize.height, (isMeasured ? 80.5 : 50.5), "\(invalidation)")
    }
    let (stage, height) = try stage(.enabled)
    height.constant = 80
    stage.cell(0, 0)?.invalidateIntrinsicContentSize()
    stage.window.layoutIfNeeded()
    expectEqual(stage.table.contentSize.height, 80.5)
  }

  // Behaviour rule TV-12.
  @Test func `Lines keep to the insets that were set`() throws {
    let stage = TableStage(.plain, [FixtureSection(3)])
    func line(_ row: Int) throws -> CGRect {
      stage.window.layoutIfNeeded()
      return try #require(stage.cell(0, row)?.rowState.bottomLine.view).frame
    }
    stage.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    try expectEqual(line(0), CGRect(x: 40, y: 43.5, width: 340, height: 0.5))
    stage.table.separatorInsetReference = .fromAutomaticInsets
    try expectEqual(line(0), CGRect(x: 60, y: 43.5, width: 320, height: 0.5))
    stage.cell(0, 1)?.separatorInset = UIEdgeInsets(
      top: 0, left: UITableView.automaticDimension, bottom: 0, right: 100)
    try expectEqual(line(1), CGRect(x: 20, y: 43.5, width: 270, height: 0.5))
    stage.table.separatorStyle = .none
    stage.window.layoutIfNeeded()
    expectEqual(stage.cell(0, 0)?.rowState.bottomLine.view?.isHidden, true)
  }

  @Test func `Rows that scrolling will show are announced`() {
    let stage = TableStage(.plain, [FixtureSection(200)])
    let source = PrefetchingSource()
    stage.table.prefetchDataSource = source
    stage.table.contentOffset.y = 44
    stage.window.layoutIfNeeded()
    expectEqual(source.rows.first, 21)
    expectGreater(source.rows.count, 15)
    stage.table.contentOffset.y = 0
    stage.window.layoutIfNeeded()
    expectGreater(source.cancelled.count, 15)
    source.rows = []
    stage.table.isPrefetchingEnabled = false
    stage.table.contentOffset.y = 2000
    stage.window.layoutIfNeeded()
    expectEmpty(source.rows)
  }

  @Test func `The nearest selected row is scrolled to`() {
    let stage = TableStage(.plain, [FixtureSection(200)])
    stage.table.scrollToNearestSelectedRow(at: .top, animated: false)
    expectEqual(stage.table.contentOffset.y, 0)
    stage.table.allowsMultipleSelection = true
    for row in [10, 90, 150] {
      stage.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    stage.table.contentOffset.y = 80 * 44
    stage.table.scrollToNearestSelectedRow(at: .top, animated: false)
    expectEqual(stage.table.contentOffset.y, 3960)
  }

  // Example IE-63, behaviour rule TV-61.
  @Test(arguments: [true, false])
  func `Items that leave a deleted section are loaded again`(leaves: Bool) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    window.addSubview(table)
    window.makeKeyAndVisible()
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"], toSection: 1)
    source.apply(snapshot)
    window.layoutIfNeeded()
    if leaves { snapshot.moveItem("c", afterItem: "a") }
    snapshot.deleteSections([1])
    var isDone = false
    source.apply(snapshot) { isDone = true }
    expectEqual(isDone, leaves, "without animation it is done at once")
    expectEqual(window.isAnimating, !leaves)
    window.advance(to: 1)
    expect(isDone)
    expectEqual(
      table.visibleCells.map { $0.textLabel?.text }, (leaves ? ["a", "c", "b"] : ["a", "b"]))
  }

  @Test func `A header has the background that was set`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var background = UIBackgroundConfiguration.clear()
    background.cornerRadius = 7
    header.backgroundConfiguration = background
    expectEqual(header.backgroundConfiguration?.cornerRadius, 7)
  }
}
