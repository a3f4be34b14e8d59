// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import TableView

/// A data source with an index.
@MainActor
private final class IndexedSource: NSObject, UITableViewDataSource {
  var titles: [String]? = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
  var asked: [String] = []
  var section: ((Int) -> Int) = { $0 }

  func numberOfSections(in tableView: UITableView) -> Int { 26 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "\(section)"
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    asked.append(title)
    return section(index)
  }
}

/// Behaviour rule TV-70.
@MainActor
@Suite("Index titles of tables")
struct TableIndexTests {
  private let source = IndexedSource()

  private func stage(
    _ style: UITableView.Style = .plain, minimum: Int = 0, isMirrored: Bool = false
  ) -> (window: UIWindow, table: UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    window.traitOverrides.displayScale = 2
    if isMirrored { window.traitOverrides.layoutDirection = .rightToLeft }
    let table = UITableView(frame: window.bounds, style: style)
    table.sectionIndexMinimumDisplayRowCount = minimum
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, table)
  }

  // Example IE-65.
  @Test func `A touch on the bar leads to the section`() throws {
    let (window, table) = stage()
    let bar = try #require(table.index.bar)
    expectEqual(bar.frame, CGRect(x: 375, y: 135.5, width: 15, height: 429))
    window.beginTouch(at: CGPoint(x: 380, y: 300))
    expectEqual(source.asked, ["J"])
    expectEqual(table.contentOffset.y, table.rectForHeader(inSection: 9).minY)
    window.moveTouch(to: CGPoint(x: 300, y: 295))
    expectEqual(source.asked, ["J"], "only when another title comes")
    window.moveTouch(to: CGPoint(x: 300, y: 310))
    expectEqual(source.asked, ["J", "K"])
    window.endTouch()
    expectNil(table.indexPathForSelectedRow)
    window.layoutIfNeeded()
    expectEqual(bar.frame.minY, table.contentOffset.y + 135.5, "it does not scroll")
  }

  @Test func `Contents make space for the bar`() throws {
    let (window, table) = stage()
    let cell = try #require(table.visibleCells.first)
    expectEqual(cell.contentView.frame.width, 375)
    source.titles = nil
    table.reloadSectionIndexTitles()
    window.layoutIfNeeded()
    expectNil(table.index.bar)
    expectEqual(cell.contentView.frame.width, 390)
  }

  @Test func `There is a bar in plain tables with enough rows`() {
    expectNil(stage(.grouped).table.index.bar)
    expectNil(stage(minimum: 131).table.index.bar)
    expectNotNil(stage(minimum: 130).table.index.bar)
    expectEqual(stage(isMirrored: true).table.index.bar?.frame.minX, 0)
  }

  @Test func `The magnifying glass leads to the top`() throws {
    source.titles = [UITableView.indexSearch] + (source.titles ?? []).dropLast()
    let (window, table) = stage()
    table.contentInset.top = 40
    table.contentOffset.y = 1000
    window.layoutIfNeeded()
    let bar = try #require(table.index.bar)
    expect(bar.subviews.first, is: UIImageView.self)
    window.tap(at: CGPoint(x: 380, y: bar.frame.minY - table.contentOffset.y + 5))
    expectEqual(table.contentOffset.y, -40)
    expectEmpty(source.asked)
  }

  @Test func `Its colours can be set`() throws {
    let (window, table) = stage()
    table.sectionIndexColor = .systemRed
    table.sectionIndexBackgroundColor = .systemYellow
    table.sectionIndexTrackingBackgroundColor = .systemGreen
    let bar = try #require(table.index.bar)
    expectSame((bar.subviews.first as? UILabel)?.textColor, UIColor.systemRed)
    expectSame(bar.backgroundColor, UIColor.systemYellow)
    window.beginTouch(at: CGPoint(x: 380, y: 300))
    expectSame(bar.backgroundColor, UIColor.systemGreen)
    window.endTouch()
    expectSame(bar.backgroundColor, UIColor.systemYellow)
  }

  // Interaction 8, row 21.
  @Test func `A title that leads to no section is refused`() throws {
    try IndexTitleError.check(25, title: "Z", sectionCount: 26)
    for section in [-1, 26, Int.max] {
      #expect(throws: IndexTitleError(title: "Z", section: section, sectionCount: 26)) {
        try IndexTitleError.check(section, title: "Z", sectionCount: 26)
      }
    }
  }
}
