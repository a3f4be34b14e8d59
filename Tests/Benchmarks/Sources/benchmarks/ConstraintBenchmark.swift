// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import MeasuredSolver
import UIKit

/// Measures cells with constraints: one of 20 views beside kiwi, and rows that scroll beside rows that
/// are placed manually.
@MainActor enum ConstraintBenchmark {
  private static let frames = 60

  static func run(_ report: inout Report) throws {
    report.section("Cells with constraints")
    cell(&report)
    scrolling(&report)
  }

  /// The views and constraints are there; their rows are listed and solved again, since a view came
  /// and went.
  private static func cell(_ report: inout Report) {
    let cells = (0..<10).map { _ in FeedCellView(width: 390) }
    func measureTen() {
      for cell in cells {
        cell.changeViews()
        use(cell.measure())
      }
    }
    if KiwiSystem.isAvailable {
      let kiwi = FeedCell(width: 390).rows.kiwi()
      let times = Stopwatch.medians(
        of: 41, measureTen, { for _ in 0..<10 { use(kiwi.build()) } })
      report.row("cell, 20 views, 52 constraints", times.first * 100, "µs")
      report.row("its rows alone by kiwi", times.second * 100, "µs")
      // The aim is 1.2, which holds when nothing else runs; most of it is to list the rows.
      report.row("the first to the second", times.first / times.second, "times", atMost: 1.4)
    }
    let time = Stopwatch.median(of: 41, measureTen)
    report.row("ten cells measured", time, "ms")
    let again = Stopwatch.median(of: 41) { for cell in cells { use(cell.measure()) } }
    report.row("a cell measured again", again * 100, "µs")
    var height: CGFloat = 1_000
    let placed = Stopwatch.median(of: 41) {
      height += 1
      for cell in cells {
        cell.frame.size.height = height
        cell.layoutIfNeeded()
      }
    }
    report.row("a cell laid out in another height", placed * 100, "µs")
  }

  private static func scrolling(_ report: inout Report) {
    let manual = Rows(1_000_000, cellClass: ManualRowCell.self, isEstimated: true)
    let constrained = Rows(1_000_000, cellClass: ConstrainedRowCell.self, isEstimated: true)
    let times = Stopwatch.medians(
      of: 21, { manual.scroll(frames: frames, by: 100) },
      { constrained.scroll(frames: frames, by: 100) })
    report.row("a frame, rows placed manually", times.first / Double(frames) * 1e3, "µs")
    report.row("a frame, rows with constraints", times.second / Double(frames) * 1e3, "µs")
    report.row("the second to the first", times.second / times.first, "times", atMost: 2.5)
  }
}

/// An avatar, a title, a date and a text in lines.
@MainActor class RowCell: UICollectionViewCell, NumberedCell {
  let avatar = UIView()
  let title = UILabel()
  let date = UILabel()
  let body = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    date.font = .preferredFont(forTextStyle: .subheadline)
    body.font = .preferredFont(forTextStyle: .body)
    body.numberOfLines = 0
    avatar.backgroundColor = .systemBlue
    for view in [avatar, title, date, body] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    title.text = "Row \(number)"
    date.text = "\(number % 60) min"
    body.text =
      number.isMultiple(of: 3)
      ? "Two lines, since there is a little more to say about row \(number)." : "One line."
  }
}

/// Places its views by arithmetic.
final class ManualRowCell: RowCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let available = CGSize(width: size.width - 84, height: 0)
    let height = 12 + title.sizeThatFits(.zero).height + 2 + body.sizeThatFits(available).height
    return CGSize(width: size.width, height: max(64, height + 12))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    avatar.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
    let (titleSize, dateSize) = (title.sizeThatFits(.zero), date.sizeThatFits(.zero))
    date.frame = CGRect(
      x: width - 16 - dateSize.width, y: 12, width: dateSize.width, height: dateSize.height)
    title.frame = CGRect(
      x: 68, y: 12, width: min(titleSize.width, date.frame.minX - 76), height: titleSize.height)
    let height = body.sizeThatFits(CGSize(width: width - 84, height: 0)).height
    body.frame = CGRect(x: 68, y: title.frame.maxY + 2, width: width - 84, height: height)
  }
}

/// Places its views by constraints.
final class ConstrainedRowCell: RowCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [avatar, title, date, body] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      avatar.bottomAnchor.constraint(
        lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
      title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      date.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      date.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      date.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: date.trailingAnchor),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      body.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
