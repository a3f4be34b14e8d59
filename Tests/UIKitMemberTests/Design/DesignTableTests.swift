// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import UIKit

/// Tables in the design of iOS 26.
@Suite("Tables of iOS 26") @MainActor
struct DesignTableTests {
  /// A table of sections, each with titles for its header and footer.
  @MainActor private final class Screen: NSObject, UITableViewDataSource {
    struct Section {
      var rows = 1
      var header: String?
      var footer: String?
    }

    let window: UIWindow
    let table: UITableView
    let sections: [Section]
    let cellStyle: UITableViewCell.CellStyle
    let usesContent: Bool

    init(
      _ style: UITableView.Style, _ sections: [Section], width: CGFloat = 375, scale: CGFloat = 2,
      cell: UITableViewCell.CellStyle = .default, usesContent: Bool = false,
      textSize: UIContentSizeCategory = .large
    ) {
      self.sections = sections
      self.usesContent = usesContent
      cellStyle = cell
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 900))
      window.traitOverrides.displayScale = scale
      window.traitOverrides.preferredContentSizeCategory = textSize
      window.traitOverrides.design = .iOS26
      window.traitOverrides.textRendering = .blocks
      table = UITableView(frame: window.bounds, style: style)
      super.init()
      table.dataSource = self
      window.addSubview(table)
      window.layoutIfNeeded()
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].rows
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: cellStyle, reuseIdentifier: nil)
      if usesContent {
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.text = "Row"
        cell.detailTextLabel?.text = "Detail"
      }
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].header
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      sections[section].footer
    }

    func cell(_ section: Int, _ row: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
    }

    func lines(_ cell: UIView) -> [CGRect] {
      cell.subviews.filter { !$0.isHidden && $0.backgroundColor == .separator }.map(\.frame)
    }
  }

  @Test func `LK-20, LK-21: a row is 52, and 53 with a list content`() throws {
    try expectEqual(Screen(.plain, [.init()]).cell(0, 0).frame.height, 52)
    let screen = Screen(.plain, [.init(rows: 3)], width: 402, scale: 3, usesContent: true)
    try expectEqual((0..<3).map { try screen.cell(0, $0).frame.height }, [53, 53, 53])
  }

  @Test func `LK-22, LK-23: a row with a subtitle is 62, and 69.5 in groups`() throws {
    let plain = try Screen(.plain, [.init()], cell: .subtitle).cell(0, 0)
    expectEqual(plain.frame.height, 62)
    plain.layoutIfNeeded()
    plain.contentView.layoutIfNeeded()
    let (text, detail) = (try #require(plain.textLabel), try #require(plain.detailTextLabel))
    expectEqual([text.frame.minY, detail.frame.minY], [9, 32.5])
    expectEqual(detail.font, .preferredFont(forTextStyle: .subheadline))
    expectEqual(detail.textColor, .secondaryLabel)
    try expectEqual(Screen(.grouped, [.init()], cell: .subtitle).cell(0, 0).frame.height, 69.5)
    try expectNear(
      Screen(.grouped, [.init()], width: 393, scale: 3, cell: .subtitle).cell(0, 0).frame.height,
      69.333, within: 0.01)
  }

  @Test func `LK-27: a row is 59 at the largest ordinary size, and 80 at the first of the others`()
    throws
  {
    let sizes: [UIContentSizeCategory] = [.extraExtraExtraLarge, .accessibilityMedium]
    try expectEqual(
      sizes.map { try Screen(.plain, [.init()], textSize: $0).cell(0, 0).frame.height }, [59, 80])
  }

  @Test func `LK-27: a row with a subtitle is 83 and 117 there`() throws {
    let sizes: [UIContentSizeCategory] = [.extraExtraExtraLarge, .accessibilityMedium]
    try expectEqual(
      sizes.map {
        try Screen(.plain, [.init()], cell: .subtitle, textSize: $0).cell(0, 0).frame.height
      }, [83, 117])
  }

  @Test(arguments: [(375, 16), (393, 20), (402, 20)] as [(CGFloat, CGFloat)])
  func `LK-28, LK-29, LK-53: texts and lines begin and end at the margin`(
    width: CGFloat, margin: CGFloat
  ) throws {
    let screen = Screen(.plain, [.init(rows: 2)], width: width)
    let cell = try screen.cell(0, 0)
    let margins = cell.contentView.directionalLayoutMargins
    expectEqual([margins.top, margins.leading, margins.bottom], [15, margin, 15])
    expectEqual(
      screen.lines(cell), [CGRect(x: margin, y: 51, width: width - 2 * margin, height: 1)])
  }

  @Test func `LK-30, LK-31, LK-38, LK-51: cards of inset groups`() throws {
    let screen = Screen(.insetGrouped, [.init(rows: 2)], width: 393)
    let cell = try screen.cell(0, 0)
    expectEqual(cell.frame, CGRect(x: 20, y: 35, width: 353, height: 52))
    expectEqual(cell.layer.cornerRadius, 26)
    expectEqual(cell.layer.cornerCurve, .continuous)
    expectEqual(screen.lines(cell), [CGRect(x: 16, y: 51, width: 321, height: 1)])
    try expectEqual(screen.lines(screen.cell(0, 1)), [])
  }

  @Test func `LK-33 to LK-37, LK-40: headers and footers of groups`() throws {
    let screen = Screen(
      .grouped,
      [
        .init(header: "First", footer: "Footer"), .init(header: "After a title"),
        .init(header: "After none"), .init(),
      ])
    let heights = (0..<4).map { screen.table.rectForHeader(inSection: $0).height }
    expectEqual(heights, [55.5, 45.5, 38, 17.5])
    expectEqual(screen.table.rectForFooter(inSection: 0).height, 30)
    expectEqual(screen.table.rectForFooter(inSection: 1).height, 17.5)
    let header = try #require(screen.table.headerView(forSection: 0))
    header.layoutIfNeeded()
    let label = try #require(header.textLabel)
    expectEqual(label.text, "First")
    expectEqual(label.frame.minY, 29.5)
    expectEqual(label.font.pointSize, 17)
    expectEqual(label.textColor, .secondaryLabel)
    let later = try [1, 2].map { section in
      let view = try #require(screen.table.headerView(forSection: section))
      view.layoutIfNeeded()
      return try #require(view.textLabel).frame.minY
    }
    expectEqual(later, [19.5, 12])
  }

  @Test func `LK-33: the first header is 55.33 at scale 3`() {
    let screen = Screen(.grouped, [.init(header: "First")], width: 393, scale: 3)
    expectNear(screen.table.rectForHeader(inSection: 0).height, 55.333, within: 0.01)
  }

  @Test func `LK-73: swipe actions are pills of 44 with equal widths`() throws {
    let metrics = Screen(.plain, [.init()])
    let actions = Actions()
    metrics.table.delegate = actions
    metrics.window.layoutIfNeeded()
    let cell = try metrics.cell(0, 0)
    expect(cell.revealSwipeActions(offset: -400) || true)
    cell.endSwipe()
    cell.layoutIfNeeded()
    let pills = cell.subviews.flatMap(\.subviews).filter { $0.layer.cornerRadius == 13 }
    expectEqual(pills.count, 2)
    expectEqual(Set(pills.map(\.frame.height)), [44])
    expectEqual(Set(pills.map(\.frame.minY)), [4])
    expectEqual(Set(pills.map(\.frame.width)).count, 1)
  }

  @MainActor private final class Actions: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let configuration = UISwipeActionsConfiguration(
        actions: ["Delete", "More of it"].map { title in
          UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
        })
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
  }
}
