// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

@testable import TableView

/// A cell as it is written for iOS.
private final class TitleCell: UITableViewCell {
  static var made = 0
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    Self.made += 1
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A data source of cells that are made by hand, as old code does.
@MainActor
private final class HandSource: NSObject, UITableViewDataSource {
  var made = 0
  var identifier: String? = "hand"

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let waiting = identifier.flatMap { tableView.dequeueReusableCell(withIdentifier: $0) }
    let cell =
      waiting
      ?? {
        made += 1
        return UITableViewCell(style: .value1, reuseIdentifier: identifier)
      }()
    cell.textLabel?.text = "\(indexPath.row)"
    cell.detailTextLabel?.text = "value"
    return cell
  }
}

/// Behaviour rule TV-19.
@MainActor
@Suite("Reuse of table cells")
struct TableReuseTests {
  @Test func `A subclass's own initializer runs`() throws {
    let stage = TableStage(.plain, [FixtureSection(1)]) { cell, _ in
      (cell as? TitleCell)?.title.text = "Own"
    }
    TitleCell.made = 0
    stage.table.register(TitleCell.self, forCellReuseIdentifier: "row")
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    let cell = try #require(stage.cell(0, 0) as? TitleCell)
    expectEqual(TitleCell.made, 1)
    expectEqual(cell.title.text, "Own")
    expectEqual(cell.reuseIdentifier, "row")
    expectNotNil(cell.detailTextLabel)
  }

  // A short string is no object; a long one is counted.
  @Test func `An identifier that is long lives as long as the cells that have it`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let identifier = ["a", "cell", "with", "a", "long", "name", "\(table.hash)"].joined(
      separator: "-")
    table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    let source = TableSource([FixtureSection(1)])
    table.dataSource = source
    let cells = (0..<50).compactMap { _ in table.dequeueReusableCell(withIdentifier: identifier) }
    expectEqual(cells.count, 50)
    expectAll(cells, where: { $0.reuseIdentifier == identifier })
  }

  @Test func `Scrolling through a thousand rows makes a screen of cells`() {
    var cells: Set<ObjectIdentifier> = []
    let stage = TableStage(
      .plain, [FixtureSection(1000)], size: CGSize(width: 390, height: 440)
    ) { cell, path in cells.insert(ObjectIdentifier(cell)) }
    for offset in stride(from: 0, through: 40_000, by: 300) {
      stage.table.contentOffset.y = CGFloat(offset)
      stage.window.layoutIfNeeded()
    }
    expectAtMost(cells.count, 24)
  }

  @Test func `Cells made by hand wait for reuse, too`() {
    let source = HandSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: .plain)
    table.dataSource = source
    table.layoutIfNeeded()
    for offset in stride(from: 0, through: 20_000, by: 300) {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
    }
    expectAtMost(source.made, 24)
    expectNotEqual(table.visibleCells.first?.textLabel?.text, "0")
  }

  @Test func `Cells without an identifier are not reused`() {
    let source = HandSource()
    source.identifier = nil
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: .plain)
    table.dataSource = source
    table.layoutIfNeeded()
    table.contentOffset.y = 440
    table.layoutIfNeeded()
    expectEqual(source.made, 20)
  }

  @Test func `An identifier that is not registered has no view`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: .plain)
    expectNil(table.dequeueReusableCell(withIdentifier: "row"))
    expectNil(table.dequeueReusableHeaderFooterView(withIdentifier: "header"))
  }

  // Interaction 8, row 15.
  @Test(.waitsForProcesses) func `Dequeuing an unregistered identifier by path stops the program`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: .plain)
        _ = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "no class is registered for the identifier \"row\"", "\(message)")
  }

  @Test(.waitsForProcesses) func `An empty identifier stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "")
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "Empty reuse identifier", "\(message)")
  }
}

/// Behaviour rules TV-16 and TV-17.
@MainActor
@Suite("Styles of table cells")
struct TableCellStyleTests {
  private func cell(
    _ style: UITableViewCell.CellStyle, _ text: String, _ detail: String?
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    cell.traitOverrides.displayScale = 2
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    cell.layoutIfNeeded()
    return cell
  }

  @Test func `The default style has one label`() throws {
    let cell = cell(.default, "Text", nil)
    expectNil(cell.detailTextLabel)
    expectEqual(cell.textLabel?.frame, CGRect(x: 20, y: 0, width: 350, height: 44))
    expectEqual(cell.textLabel?.font.pointSize, 17)
  }

  @Test func `A subtitle is below the title, both in the middle`() throws {
    let cell = cell(.subtitle, "Text", "Detail")
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    expectEqual(text.frame, CGRect(x: 20, y: 4.5, width: 350, height: 20.5))
    expectEqual(detail.frame, CGRect(x: 20, y: 25, width: 350, height: 14.5))
    expectEqual(detail.font.pointSize, 12)
    expectEqual(cell.sizeThatFits(CGSize(width: 390, height: 0)).height, 58)
  }

  @Test func `A value is at the trailing edge`() throws {
    let cell = cell(.value1, "Text", "Detail")
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    expectEqual(text.frame.minX, 20)
    expectEqual(detail.frame.maxX, 370)
    expectEqual(detail.textColor, .secondaryLabel)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    // 8 before the accessory.
    expectEqual(detail.frame.maxX, 361 - 8)
  }

  @Test func `The text wins over a value that does not fit`() throws {
    let long = String(repeating: "word ", count: 30)
    let cell = cell(.value1, long, "Detail")
    expectGreater(cell.textLabel?.frame.width ?? 0, 340)
    expectLess(cell.detailTextLabel?.frame.width ?? 1, 20)
  }

  @Test func `A content configuration takes the place of the labels`() {
    let cell = cell(.subtitle, "Text", "Detail")
    let label = cell.textLabel
    var content = cell.defaultContentConfiguration()
    content.text = "Content"
    cell.contentConfiguration = content
    expectNil(cell.textLabel)
    expectNil(cell.detailTextLabel)
    expectNil(cell.imageView)
    expectNil(label?.superview)
    cell.contentConfiguration = nil
    expectNotNil(cell.textLabel)
  }
}
