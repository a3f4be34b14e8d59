// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// What touches do to tables in a window that scrolls over time.
@Suite("Tables scrolled by touch")
@MainActor
struct TableScrollingByTouchTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles: [String] = []
    /// The rows whose actions were asked for.
    var asked: [Int] = []
    var calls: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      titles.isEmpty ? nil : titles
    }

    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { 0 }

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      asked.append(indexPath.row)
      guard indexPath.row == 1 else { return UISwipeActionsConfiguration(actions: []) }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      ])
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("slow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  private let rows = Rows()

  init() {
    window.scrollsOverTime = true
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func drag(from start: CGPoint, by vector: CGVector) {
    window.beginTouch(at: start)
    let begin = window.currentTime
    for frame in 1...10 {
      let share = CGFloat(frame) / 10
      window.advance(to: begin + Double(frame) / 60)
      window.moveTouch(
        to: CGPoint(x: start.x + vector.dx * share, y: start.y + vector.dy * share))
    }
  }

  @Test func `A table is flung, and its delegate is called`() {
    drag(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -100))
    window.endTouch(velocity: CGPoint(x: 0, y: -500))
    window.advance(to: 20)
    // 90 + (500 - 10) / (1000 * -ln 0.998)
    expectNear(table.contentOffset.y, 334.755, within: 0.01)
    expectEqual(rows.calls, ["begin", "slow", "rest"])
  }

  @Test func `A row follows a touch sideways and is asked for its actions once`() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    drag(from: CGPoint(x: 250, y: 66), by: CGVector(dx: -70, dy: 0))
    expect(cell.configurationState.isSwiped)
    expectEqual(rows.asked, [1])
    window.endTouch()
    window.advance(to: 5)
    expect(cell.configurationState.isSwiped)
    expectEqual(table.contentOffset.y, 0)
  }

  @Test func `A row without actions stays where it is, and is asked once`() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    drag(from: CGPoint(x: 250, y: 110), by: CGVector(dx: -70, dy: 0))
    expect(!cell.configurationState.isSwiped)
    expectEqual(rows.asked, [2])
  }

  @Test func `A touch on the index leads to titles and does not drag`() {
    rows.titles = ["A", "B", "C"]
    table.reloadData()
    window.layoutIfNeeded()
    rows.calls = []
    drag(from: CGPoint(x: 295, y: 200), by: CGVector(dx: 0, dy: 60))
    expectEqual(rows.calls, [])
    expect(!table.isDragging)
  }
}
