// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Pictures
import Synchronization
import Testing
import Views

@testable import TableView

/// Frames that dumps of iOS show.
@MainActor
@Suite("Measured tables")
struct MeasuredTableTests {
  private func listRows(scale: CGFloat = 3) -> NumberedRows {
    let rows = PlainRows([[1, 2, 3]], scale: scale)
    rows.configure = { cell, number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }
    return rows
  }

  // Behaviour rule TV-18.
  @Test func `A chevron ends beside the margin, and a value before it, as in lists`() throws {
    let rows = PlainRows([[1]], scale: 3)
    rows.configure = { cell, _ in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Name"
      content.secondaryText = "Value"
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    }
    rows.show()
    expectEqual(rows.table.bounds.width, 390)
    let cell = try #require(rows.cell(0))
    let raster = try Picture(
      of: cell, scale: 3, traits: UITraitCollection { $0.textRendering = .blocks }
    ).raster()
    let bytes = raster.rgba
    let start = Int(cell.contentView.frame.maxX * 3)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      let first = (y * raster.width + x) * 4
      return Array(bytes[first..<first + 4])
    }
    let columns = (start..<raster.width).filter { x in
      (45..<90).contains { pixel(x, $0) != pixel(start, 66) }
    }
    let (first, last) = (try #require(columns.first), try #require(columns.last))
    expectNear(390 - CGFloat(last + 1) / 3, 20.667, within: 0.34)
    let content = try #require(cell.contentView as? UIListContentView)
    let value = try #require(content.secondaryTextLayoutGuide?.layoutFrame.maxX)
    // Less the space that is beside the last letter's ink.
    expectNear(CGFloat(first) / 3 - value, 10.333, within: 0.34)
  }

  // Behaviour rule TV-5.
  @Test func `A row that sizes itself adds a pixel for its line`() throws {
    let rows = listRows()
    rows.show()
    expectNear(rows.top(1), 44.333, within: 0.001)
    let cell = try #require(rows.cell(0))
    expectNear(cell.contentView.frame.height, 44.333, within: 0.001)
    let line = try #require(cell.rowState.bottomLine.view)
    expectNear(line.frame.minY, 44, within: 0.001)
    rows.table.separatorColor = .clear
    rows.window.layoutIfNeeded()
    expectNear(rows.top(1), 44.333, within: 0.001)
    rows.table.separatorStyle = .none
    rows.window.layoutIfNeeded()
    expectEqual(rows.top(1), 44)
    expectEqual(cell.contentView.frame.height, 44)
  }

  @Test func `A row that sizes itself by constraints adds it, too`() {
    let rows = PlainRows([[1, 2, 3]])
    rows.configure = { cell, number in
      cell.textLabel?.text = nil
      guard cell.contentView.constraints.isEmpty else { return }
      let view = UIView(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).weakened,
        view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 70),
      ])
    }
    rows.show()
    expectEqual(rows.top(1), 70.5)
  }

  /// Rows of a box 70 high in the content view, whose top is tied to the cell; its bottom to the cell in
  /// the first row, and to the content view in the second.
  private func tiedRows(scale: CGFloat) -> NumberedRows {
    let rows = PlainRows([[1, 2]], scale: scale)
    rows.configure = { cell, number in
      cell.textLabel?.text = nil
      guard cell.constraints.isEmpty else { return }
      let box = UIView(frame: .zero)
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.topAnchor),
        box.bottomAnchor.constraint(
          equalTo: number == 1 ? cell.bottomAnchor : cell.contentView.bottomAnchor
        ).weakened,
        box.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 70),
      ])
    }
    return rows
  }

  // Behaviour rules TV-5 and Z-5.
  @Test(arguments: [2, 3] as [CGFloat])
  func `A row adds it once, whether constraints name the cell or its content view`(
    scale: CGFloat
  ) {
    let rows = tiedRows(scale: scale)
    func expectHeights(_ height: CGFloat) {
      for row in 0..<2 {
        let cell = rows.cell(row)
        expectNear((cell?.frame.height ?? 0), height, within: 0.001, "row \(row)")
        expectEqual(cell?.contentView.frame.height, cell?.frame.height, "row \(row)")
        let box = cell?.contentView.subviews.first { !$0.constraints.isEmpty }
        expectEqual(box?.frame, CGRect(x: 0, y: 0, width: 390, height: 70), "row \(row)")
      }
    }
    let messages = Mutex<[String]>([])
    Console.$listener.withValue({ line in messages.withLock { $0.append(line) } }) {
      rows.show()
      expectHeights(70 + 1 / scale)
      rows.table.separatorStyle = .none
      rows.window.layoutIfNeeded()
      expectHeights(70)
      rows.table.separatorStyle = .singleLine
      rows.window.layoutIfNeeded()
      expectHeights(70 + 1 / scale)
      rows.table.rowHeight = 70
      rows.window.layoutIfNeeded()
      expectHeights(70)
    }
    expectEmpty(messages.withLock(\.self))
  }

  // As on iOS, where the console names the row's height and the constraints that leave no space for the
  // pixel.
  @Test func `Required constraints without the line's pixel are reported, and the row stands`() {
    let rows = PlainRows([[1, 2]])
    rows.configure = { cell, _ in
      cell.textLabel?.text = nil
      guard cell.contentView.constraints.isEmpty else { return }
      let box = UIView(frame: .zero)
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 70),
      ])
    }
    let messages = Mutex<[String]>([])
    Console.$listener.withValue({ line in messages.withLock { $0.append(line) } }) {
      rows.show()
    }
    expectEqual(rows.top(1), 70.5)
    expectEqual(rows.cell(0)?.contentView.frame.height, 70.5)
    expectContains(
      messages.withLock(\.self),
      where: { $0.contains("UIView-Encapsulated-Layout-Height") && $0.contains("height == 70.5") })
  }

  @Test func `Rows with a height, and with the labels of a style, keep it`() throws {
    let given = listRows()
    given.table.rowHeight = 44
    given.show()
    expectEqual(given.top(1), 44)
    try expectEqual(#require(given.cell(0)).contentView.frame.height, 44)
    let styled = PlainRows([[1, 2, 3]], scale: 3)
    styled.show()
    expectEqual(styled.top(1), 44)
    try expectEqual(#require(styled.cell(0)).contentView.frame.height, 44)
  }

  private final class Given: NumberedRows, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      number(indexPath) == 2 ? UITableView.automaticDimension : 50
    }
  }

  @Test func `A row is as high as the delegate says, or sizes itself`() throws {
    let rows = Given([[1, 2, 3]])
    rows.configure = { cell, number in
      cell.contentConfiguration = cell.defaultContentConfiguration()
    }
    rows.show()
    expectEqual([rows.top(1), rows.top(2)], [50, 94.5])
    let heights = (0..<3).map { rows.cell($0)?.contentView.frame.height }
    expectEqual(heights, [50, 44.5, 50])
  }

  private final class Edited: NumberedRows, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  // Behaviour rule TV-12.
  @Test func `Lines of rows that are edited start at the margin`() throws {
    let rows = Edited([[1, 2, 3]])
    rows.window.frame.size.width = 414
    rows.table.frame.size.width = 414
    rows.show()
    rows.table.setEditing(true, animated: false)
    rows.window.layoutIfNeeded()
    let line = try #require(rows.cell(0)?.rowState.bottomLine.view)
    expectEqual(line.frame.minX, 20)
    expectEqual(line.frame.maxX, 414)
  }
}

extension NSLayoutConstraint {
  /// The constraint, as code for iOS ties the bottom of a row that sizes itself: the pixel of the line
  /// is not in what its constraints add up to.
  fileprivate var weakened: NSLayoutConstraint {
    priority = UILayoutPriority(999)
    return self
  }
}
