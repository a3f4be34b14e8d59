// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Baseline
import Foundation
import UIKit

/// Tables of a million rows: prepared, measured, scrolled beside a collection view's list.
@MainActor enum TableBenchmark {
  private static let count = 1_000_000
  private static let frames = 60

  static func run(_ report: inout Report) {
    report.section("Tables: 1000000 rows at 390 × 844 @2x")
    preparing(&report)
    measuring(&report)
    scrolling(&report)
  }

  /// All rows have one height, which the table knows.
  private static func preparing(_ report: inout Report) {
    let table = TableRows(count, rowHeight: 44)
    let time = Stopwatch.median(of: 21) { table.prepare() }
    report.row("rows of one height: prepare", time, "ms", atMost: 1)
    // Both show as many cells.
    let held = TableRows.bytesHeld(by: count) - TableRows.bytesHeld(by: 100)
    report.row("rows of one height: memory held", Double(held) / 1024, "KiB", atMost: 100)
  }

  /// The delegate says the height of each row that comes near, in place of an estimate. What that
  /// costs beside a table that knows all heights is the delegate's call and one more round of the
  /// layout pass for the screen, by rows; the layout's own part has the limit.
  private static func measuring(_ report: inout Report) {
    let jumps = 100
    let (fixed, measured) = (TableRows(count, rowHeight: 44), TableRows(count, rowHeight: 44))
    let heights = RowHeights()
    measured.setDelegate(heights)
    let times = Stopwatch.medians(of: 21, { fixed.jump(jumps) }, { measured.jump(jumps) })
    heights.asked = 0
    measured.jump(jumps)
    let rows = Double(max(1, heights.asked))
    report.row("a screen of rows of one height", times.first / Double(jumps) * 1e3, "µs")
    report.row("a screen of rows that are measured", times.second / Double(jumps) * 1e3, "µs")
    report.row(
      "a row that the delegate measures, with its round",
      max(0, times.second - times.first) / rows * 1e3, "µs")
    let places = Stopwatch.median(of: 21) { measured.askForPlaces(1_000) }
    report.row("the place of a row among measured ones", places / 1_000 * 1e3, "µs", atMost: 10)
  }

  private static func scrolling(_ report: inout Report) {
    let table = TableRows(count, rowHeight: nil)
    let list = ListRows(count)
    let times = Stopwatch.medians(
      of: 21, { list.scroll(frames: frames, by: 100) },
      { table.scroll(frames: frames, by: 100) })
    report.row("a frame of a list", times.first / Double(frames) * 1e3, "µs")
    report.row("a frame of a table", times.second / Double(frames) * 1e3, "µs")
    report.row("the second to the first", times.second / times.first, "times", atMost: 1.1)
  }
}

/// A table of numbered rows in a window.
@MainActor private final class TableRows: NSObject, UITableViewDataSource {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let table: UITableView
  private let count: Int
  private var next = 0

  init(_ count: Int, rowHeight: CGFloat?) {
    self.count = count
    window.traitOverrides.displayScale = 2
    table = UITableView(frame: window.bounds, style: .plain)
    super.init()
    if let rowHeight { table.rowHeight = rowHeight }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }

  /// Counts and stacks the rows, without showing any.
  func prepare() {
    table.reloadData()
    use(table.rectForRow(at: IndexPath(row: count - 1, section: 0)))
  }

  /// Returns what a table adds to the heap, in bytes.
  static func bytesHeld(by count: Int) -> Int {
    let before = Int(heap_bytes_in_use())
    let table = TableRows(count, rowHeight: 44)
    let after = Int(heap_bytes_in_use())
    withExtendedLifetime(table) {}
    return after - before
  }

  func setDelegate(_ delegate: any UITableViewDelegate) {
    table.delegate = delegate
    window.layoutIfNeeded()
  }

  /// Scrolls to rows far from each other.
  func jump(_ times: Int) {
    for _ in 0..<times {
      next = (next + 7_919) % (count - 100)
      table.contentOffset.y = CGFloat(next) * 44
      window.layoutIfNeeded()
    }
  }

  func askForPlaces(_ rows: Int) {
    for _ in 0..<rows {
      next = (next + 7_919) % count
      use(table.rectForRow(at: IndexPath(row: next, section: 0)))
    }
  }

  func scroll(frames: Int, by distance: CGFloat) {
    table.contentOffset = .zero
    for _ in 0..<frames {
      table.contentOffset.y += distance
      window.layoutIfNeeded()
    }
  }
}

/// Says that rows are higher than is estimated.
@MainActor private final class RowHeights: NSObject, UITableViewDelegate {
  var asked = 0

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return 45
  }
}

/// The same rows as a list of a collection view.
@MainActor private final class ListRows: NSObject, UICollectionViewDataSource {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view: UICollectionView
  private let count: Int
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell, _, row in
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(row)"
    cell.contentConfiguration = content
  }

  init(_ count: Int) {
    self.count = count
    window.traitOverrides.displayScale = 2
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    super.init()
    view.dataSource = self
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: indexPath.item)
  }

  func scroll(frames: Int, by distance: CGFloat) {
    view.contentOffset = .zero
    for _ in 0..<frames {
      view.contentOffset.y += distance
      window.layoutIfNeeded()
    }
  }
}
