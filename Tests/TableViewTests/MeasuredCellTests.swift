// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Pictures
import Testing
import Views

@testable import TableView

/// Cells, headers and heights of tables as pictures and dumps of iOS show them.
@MainActor
@Suite("Measured cells of tables")
struct MeasuredCellTests {
  private func stage(
    _ style: UITableView.Style = .plain, _ sections: [FixtureSection] = [FixtureSection(1)],
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
    delegate: (any UITableViewDelegate)? = nil,
    configure: @escaping (UITableViewCell, IndexPath) -> Void = { _, _ in }
  ) -> TableStage {
    let stage = TableStage(style, sections, size: size, delegate: delegate, configure: configure)
    stage.window.traitOverrides.displayScale = scale
    stage.window.layoutIfNeeded()
    return stage
  }

  /// Puts a view of a size into a cell's contents, once.
  private func add(
    _ size: CGSize, to cell: UITableViewCell, _ constraints: (UIView) -> [NSLayoutConstraint]
  ) {
    guard cell.contentView.subviews.isEmpty else { return }
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate(
      [
        view.widthAnchor.constraint(equalToConstant: size.width),
        view.heightAnchor.constraint(equalToConstant: size.height),
      ] + constraints(view))
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) -> [NSLayoutConstraint] {
    let bottom = view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    return [
      view.topAnchor.constraint(equalTo: guide.topAnchor), bottom,
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    ]
  }

  // Behaviour rule TV-22.
  @Test func `A plain content view has margins of 11 above and below, at every text size`() throws {
    for category in [UIContentSizeCategory.extraSmall, .large, .accessibilityLarge] {
      let stage = stage { cell, _ in
        add(CGSize(width: 10, height: 30), to: cell) {
          pin($0, to: cell.contentView.layoutMarginsGuide)
        }
      }
      stage.window.traitOverrides.preferredContentSizeCategory = category
      stage.table.layoutMargins = UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8)
      stage.window.layoutIfNeeded()
      let cell = try #require(stage.cell(0, 0))
      expectEqual(cell.frame.height, 52.5)
      expectEqual(cell.contentView.subviews.first?.frame.origin, CGPoint(x: 16, y: 11))
      expectEqual(cell.contentView.layoutMargins.top, 11)
      expectEqual(cell.contentView.layoutMargins.bottom, 11)
      stage.table.separatorStyle = .none
      stage.window.layoutIfNeeded()
      expectEqual(cell.frame.height, 52)
    }
  }

  @Test func `A cell and its contents preserve the table's margins at the sides`() throws {
    let stage = stage { cell, _ in
      add(CGSize(width: 10, height: 30), to: cell) {
        pin($0, to: cell.contentView.layoutMarginsGuide)
      }
    }
    let cell = try #require(stage.cell(0, 0))
    expect(cell.preservesSuperviewLayoutMargins)
    expect(cell.contentView.preservesSuperviewLayoutMargins)
    stage.table.layoutMargins = UIEdgeInsets(top: 55, left: 40, bottom: 42, right: 30)
    stage.window.layoutIfNeeded()
    expectEqual(
      cell.contentView.layoutMargins, UIEdgeInsets(top: 11, left: 40, bottom: 11, right: 30))
    expectEqual(cell.contentView.subviews.first?.frame.origin, CGPoint(x: 40, y: 11))
    expectEqual(cell.frame.height, 52.5)
    // Margins of the client's are the least ones.
    cell.contentView.layoutMargins = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 50)
    expectEqual(
      cell.contentView.layoutMargins, UIEdgeInsets(top: 3, left: 40, bottom: 4, right: 50))
    cell.contentView.preservesSuperviewLayoutMargins = false
    expectEqual(
      cell.contentView.layoutMargins, UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 50))
    // What is not asked for stays out of the cell.
    let other = UITableViewCell(style: .default, reuseIdentifier: nil)
    other.preservesSuperviewLayoutMargins = false
    stage.table.addSubview(other)
    expectEqual(other.layoutMargins.left, 8)
  }

  // Behaviour rule TV-18.
  @Test func `The disc of a detail button is 22 wide and ends at the margin`() throws {
    let stage = stage(scale: 3) { cell, _ in cell.accessoryType = .detailButton }
    let cell = try #require(stage.cell(0, 0))
    let raster = try Picture(of: cell, scale: 3).raster()
    let (bytes, y) = (raster.rgba, raster.height / 2)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(bytes[(y * raster.width + x) * 4..<(y * raster.width + x) * 4 + 4])
    }
    let background = pixel(3, y)
    let columns = (0..<raster.width).filter { pixel($0, y) != background }
    let (first, last) = (try #require(columns.first), try #require(columns.last))
    expectNear(CGFloat(last + 1 - first) / 3, 22, within: 0.5)
    expectNear(CGFloat(last + 1) / 3, 359, within: 0.5)
  }

  @Test func `Margins that a client sets on the content view stay`() throws {
    let stage = stage { cell, _ in
      cell.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 20, leading: 30, bottom: 5, trailing: 8)
      add(CGSize(width: 10, height: 30), to: cell) {
        pin($0, to: cell.contentView.layoutMarginsGuide)
      }
    }
    let cell = try #require(stage.cell(0, 0))
    expectEqual(cell.frame.height, 55.5)
    expectEqual(cell.contentView.subviews.first?.frame.origin, CGPoint(x: 30, y: 20))
    cell.contentView.layoutMargins.top = 40
    stage.window.layoutIfNeeded()
    expectEqual(cell.contentView.subviews.first?.frame.origin, CGPoint(x: 30, y: 40))
  }

  // Behaviour rule TV-23.
  @Test func `A header keeps the client's margins above and below, and the table's beside`() throws
  {
    final class Delegate: NSObject, UITableViewDelegate {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let label = UIView(frame: .zero)
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        header
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        44
      }
    }
    for isContent in [false, true] {
      let delegate = Delegate()
      let view = isContent ? delegate.header.contentView : delegate.header
      view.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 6, right: 16)
      delegate.header.contentView.addSubview(delegate.label)
      delegate.label.translatesAutoresizingMaskIntoConstraints = false
      let guide = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        delegate.label.topAnchor.constraint(equalTo: guide.topAnchor),
        delegate.label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        delegate.label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        delegate.label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      let stage = stage(
        .grouped, size: CGSize(width: 414, height: 736), scale: 3, delegate: delegate)
      expectEqual(
        delegate.label.frame, CGRect(x: 20, y: 16, width: 374, height: 22), "\(isContent)")
      _ = stage
    }
  }

  // Behaviour rule TV-5.
  @Test(
    arguments: [(3, 48.333, 6.333, 11.333), (2, 48.5, 6.5, 11.5)]
      as [(
        CGFloat, CGFloat, CGFloat, CGFloat
      )])
  func `The pixel of the line belongs to the contents of a row that sizes itself`(
    scale: CGFloat, height: CGFloat, stack: CGFloat, image: CGFloat
  ) throws {
    let stage = stage(.plain, [FixtureSection(2)], scale: scale) { cell, path in
      let content = cell.contentView
      cell.accessoryType = .checkmark
      let lengths: [CGFloat] = [36, 26]
      add(CGSize(width: 10, height: lengths[path.row]), to: cell) { view in
        [
          view.centerYAnchor.constraint(equalTo: content.centerYAnchor),
          view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          content.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
        ]
      }
    }
    for (row, top) in [stack, image].enumerated() {
      let cell = try #require(stage.cell(0, row))
      expectNear(cell.frame.height, height, within: 0.001)
      expectEqual(cell.contentView.frame.height, cell.frame.height)
      expectNear(cell.contentView.subviews[0].frame.minY, top, within: 0.001)
    }
  }

  @Test func `Accessories are in the middle of the whole row`() throws {
    let stage = stage(scale: 3) { cell, _ in
      cell.accessoryType = .checkmark
      add(CGSize(width: 10, height: 90), to: cell) { view in
        let bottom = view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
        bottom.priority = UILayoutPriority(999)
        return [
          view.topAnchor.constraint(equalTo: cell.contentView.topAnchor), bottom,
          view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        ]
      }
    }
    let cell = try #require(stage.cell(0, 0))
    expectNear(cell.frame.height, 90.333, within: 0.001)
    let mark = try #require(cell.subviews.first { $0 is RowAccessoryView })
    expectNear(mark.frame.midY, 45.333, within: 0.001)
  }

  @Test func `A row that sizes itself is rounded up to pixels`() {
    let stage = stage(.plain, [FixtureSection(2)]) { cell, _ in
      add(CGSize(width: 10, height: 29.7), to: cell) {
        pin($0, to: cell.contentView.layoutMarginsGuide)
      }
    }
    // 51.7 and the line's pixel.
    expectEqual(stage.tops(0), [0, 52.5])
  }

  @Test func `Heights that are given are not rounded`() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        100.12
      }
    }
    let delegate = Delegate()
    for isDelegate in [false, true] {
      let stage = stage(
        .plain, [FixtureSection(20)], size: CGSize(width: 375, height: 4000),
        delegate: isDelegate ? delegate : nil)
      if !isDelegate { stage.table.rowHeight = 100.12 }
      stage.window.layoutIfNeeded()
      expectNear(
        stage.table.rectForRow(at: IndexPath(row: 18, section: 0)).minY, 1802.16, within: 1e-6)
      expectNear(stage.table.contentSize.height, 2002.4, within: 1e-6)
    }
  }

  // Behaviour rule TV-24.
  @Test func `A cell that is dequeued has the size of its row`() {
    final class Delegate: NSObject, UITableViewDelegate {
      var asked = 0
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return indexPath.row == 0 ? 140 : 60 + CGFloat(indexPath.row)
      }
    }
    let delegate = Delegate()
    var sizes: [Int: CGSize] = [:]
    let stage = stage(.plain, [FixtureSection(60)], delegate: delegate) { cell, path in
      sizes[path.row] = cell.bounds.size
    }
    expectEqual(sizes[0], CGSize(width: 375, height: 140))
    expectEqual(sizes[1], CGSize(width: 375, height: 61))
    // Cells that are used again have the size of their new row.
    stage.table.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    stage.window.layoutIfNeeded()
    expectGreater(sizes.count, 15)
    for (row, size) in sizes where row > 0 {
      expectEqual(size, CGSize(width: 375, height: 60 + CGFloat(row)))
    }
    let before = delegate.asked
    let cell = stage.table.dequeueReusableCell(
      withIdentifier: "row", for: IndexPath(row: 59, section: 0))
    expectEqual(cell.bounds.size, CGSize(width: 375, height: 119))
    expectGreater(delegate.asked, before)
  }

  @Test func `A cell of automatic height has its estimate, and a card's width`() {
    var sizes: [CGSize] = []
    _ = stage(.insetGrouped, [FixtureSection(1)]) { cell, _ in sizes.append(cell.bounds.size) }
    expectEqual(sizes.first, CGSize(width: 343, height: 44))
  }

  @Test func `A delegate may dequeue a cell for the height that it is asked for`() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath).bounds.width / 5
      }
    }
    let delegate = Delegate()
    let stage = stage(.plain, [FixtureSection(2)], delegate: delegate)
    expectEqual(stage.tops(0), [0, 75])
  }

  // Behaviour rule TV-8.
  @Test func `A plain table shows an empty header of automatic height`() {
    class Heights: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
      }
    }
    final class Views: Heights {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        nil
      }
    }
    for delegate in [Heights(), Views()] {
      let stage = stage(.plain, [FixtureSection(1), FixtureSection(1)], delegate: delegate)
      expectEqual([stage.tops(0), stage.tops(1)], [[50], [144]])
      stage.table.sectionHeaderTopPadding = 0
      stage.table.reloadData()
      stage.window.layoutIfNeeded()
      expectEqual([stage.tops(0), stage.tops(1)], [[28], [100]])
      let grouped = self.stage(.grouped, [FixtureSection(1)], delegate: delegate)
      expectEqual(grouped.tops(0), [35])
    }
  }

  // Behaviour rule TV-15.
  @Test(
    arguments: [
      (nil, 35, 175.5), (0, 35, 175.5), (CGFloat.leastNormalMagnitude, 0, 158), (0.5, 0.5, 158.5),
      (1, 36, 176.5),
    ] as [(CGFloat?, CGFloat, CGFloat)])
  func `A header of the table that is lower than a point takes the gap above the first row away`(
    height: CGFloat?, top: CGFloat, end: CGFloat
  ) {
    let stage = stage(.grouped, [FixtureSection(1), FixtureSection(1)])
    func view() -> UIView? {
      height.map { UIView(frame: CGRect(x: 0, y: 0, width: 375, height: $0)) }
    }
    stage.table.tableHeaderView = view()
    stage.window.layoutIfNeeded()
    expectEqual(stage.tops(0), [top])
    expectEqual(stage.tops(1), [top + 79])
    stage.table.tableHeaderView = nil
    stage.table.tableFooterView = view()
    stage.window.layoutIfNeeded()
    expectEqual(stage.table.contentSize.height, end)
  }

  // Behaviour rule TV-6.
  @Test func `Without estimates rows do not size themselves`() {
    let stage = stage(.plain, [FixtureSection(2)]) { cell, _ in
      add(CGSize(width: 10, height: 90), to: cell) {
        pin($0, to: cell.contentView.layoutMarginsGuide)
      }
    }
    expectEqual(stage.tops(0), [0, 112.5])
    stage.table.estimatedRowHeight = 0
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    expectEqual(stage.tops(0), [0, 44])
  }

  // Behaviour rule TV-16.
  @Test(
    arguments: [
      (UITableView.Style.insetGrouped, 375, 71), (.insetGrouped, 414, 79), (.plain, 375, 55),
      (.plain, 414, 59),
    ] as [(UITableView.Style, CGFloat, CGFloat)])
  func `Symbols are centred above one another, and texts begin beside them`(
    style: UITableView.Style, width: CGFloat, text: CGFloat
  ) throws {
    let names = ["wifi", "exclamationmark", "heart"]
    let stage = stage(style, [FixtureSection(3)], size: CGSize(width: width, height: 600)) {
      cell, path in
      cell.textLabel?.text = "Row"
      cell.imageView?.image = UIImage(systemName: names[path.row])
    }
    for row in 0..<3 {
      let cell = try #require(stage.cell(0, row))
      cell.layoutIfNeeded()
      let label = try #require(cell.textLabel)
      expectEqual(label.convert(label.bounds, to: stage.table).minX, text)
      let image = try #require(cell.imageView)
      // The middle, to half a pixel.
      expectNear(image.convert(image.bounds, to: stage.table).midX, text - 27, within: 0.26)
    }
  }

  @Test(arguments: [(3, 57), (2, 58)] as [(CGFloat, CGFloat)])
  func `A subtitle of one line makes a row that sizes itself so high`(
    scale: CGFloat, height: CGFloat
  ) throws {
    let stage = stage(scale: scale)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    stage.window.addSubview(cell)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    expectEqual(cell.sizeThatFits(CGSize(width: 375, height: 0)).height, height)
  }
}
