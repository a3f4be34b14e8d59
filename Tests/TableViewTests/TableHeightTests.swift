// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import TableView

/// A delegate that gives heights and counts how often it is asked.
@MainActor
final class HeightDelegate: NSObject, UITableViewDelegate {
  var height: (IndexPath) -> CGFloat = { _ in 60 }
  private(set) var asked: [IndexPath] = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath)
    return height(indexPath)
  }
}

/// Behaviour rules TV-5 and TV-6.
@MainActor
@Suite("Heights of rows")
struct TableHeightTests {
  @Test func `The delegate is asked once for each row that comes near`() {
    let delegate = HeightDelegate()
    let stage = TableStage(.plain, [FixtureSection(1000)], delegate: delegate)
    expectEqual(stage.tops(0).prefix(3), [0, 60, 120])
    // 844 points of 60 are 15 rows, and one more where 44 were estimated.
    expectAtMost(delegate.asked.count, 17)
    expectEqual(Set(delegate.asked).count, delegate.asked.count)
    expectEqual(stage.cell(0, 0)?.frame.height, 60)
  }

  @Test func `Without estimates all heights are asked, in order`() {
    let delegate = HeightDelegate()
    delegate.height = { CGFloat($0.row) }
    let source = TableSource([FixtureSection(30)])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 100), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.estimatedRowHeight = 0
    table.delegate = delegate
    table.dataSource = source
    table.layoutIfNeeded()
    expectEqual(delegate.asked.map(\.row), Array(0..<30))
    expectEqual(table.contentSize.height, 435)
  }

  @Test func `A row's height without a delegate is the property's`() {
    let stage = TableStage(.plain, [FixtureSection(3)])
    stage.table.rowHeight = 70
    stage.window.layoutIfNeeded()
    expectEqual(stage.tops(0), [0, 70, 140])
    expectEqual(stage.table.contentSize.height, 210)
  }

  @Test func `An automatic height of the delegate is that of the contents`() {
    let delegate = HeightDelegate()
    delegate.height = { $0.row == 1 ? 80 : UITableView.automaticDimension }
    let stage = TableStage(.plain, [FixtureSection(3)], delegate: delegate)
    expectEqual(stage.tops(0), [0, 44, 124])
  }

  @Test func `Rows are as high as their constraints ask for`() {
    let stage = TableStage(.plain, [FixtureSection(3)]) { cell, path in
      guard cell.contentView.subviews.isEmpty else { return }
      let view = UIView(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
        view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: CGFloat(20 + 10 * path.row)),
      ])
    }
    // A pixel for the line is added to each.
    expectEqual(stage.tops(0), [0, 30.5, 71])
    expectEqual(stage.table.contentSize.height, 121.5)
  }

  // Behaviour rule Z-5.
  @Test func `A row is as high as constraints ask for that name the cell`() {
    let stage = TableStage(.plain, [FixtureSection(3)]) { cell, path in
      guard cell.contentView.subviews.isEmpty else { return }
      let view = UIView(frame: .zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.topAnchor),
        view.bottomAnchor.constraint(
          equalTo: path.row == 1 ? cell.contentView.bottomAnchor : cell.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
        view.heightAnchor.constraint(equalToConstant: 70),
      ])
    }
    stage.table.separatorStyle = .none
    stage.table.reloadData()
    stage.window.layoutIfNeeded()
    expectEqual(stage.tops(0), [0, 70, 140])
    let cell = stage.table.cellForRow(at: IndexPath(row: 0, section: 0))
    expectEqual(cell?.contentView.subviews.first?.frame, CGRect(x: 0, y: 0, width: 390, height: 70))
    let fitted = cell?.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(fitted, CGSize(width: 390, height: 70))
  }

  @Test func `A header is as high as constraints ask for that name the header`() {
    final class Header: UITableViewHeaderFooterView {
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: topAnchor),
          view.bottomAnchor.constraint(equalTo: bottomAnchor),
          view.heightAnchor.constraint(equalToConstant: 63),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        Header(reuseIdentifier: nil)
      }
    }
    let delegate = Delegate()
    let stage = TableStage(.grouped, [FixtureSection(1)], delegate: delegate)
    expectEqual(stage.table.headerView(forSection: 0)?.frame.height, 63)
    withExtendedLifetime(delegate) {}
  }

  @Test(
    "An invalid height counts as nothing",
    arguments: [.nan, -5, -.infinity] as [CGFloat])
  func oddHeight(height: CGFloat) {
    let delegate = HeightDelegate()
    delegate.height = { $0.row == 1 ? height : 50 }
    let stage = TableStage(.plain, [FixtureSection(3)], delegate: delegate)
    expectEqual(stage.tops(0), [0, 50, 50])
  }

  @Test func `A million rows are prepared without asking for them`() {
    let stage = TableStage(.plain, [FixtureSection(1_000_000)])
    expectAtMost(stage.source.cellsAsked.count, 21)
    expectEqual(stage.table.contentSize.height, 44_000_000)
    stage.table.scrollToRow(
      at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    stage.window.layoutIfNeeded()
    expectEqual(stage.table.indexPathsForVisibleRows?.last, IndexPath(row: 999_999, section: 0))
    expectAtMost(stage.source.cellsAsked.count, 42)
  }
}
