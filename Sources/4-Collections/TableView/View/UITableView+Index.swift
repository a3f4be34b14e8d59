// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Geometry
public import Views

extension UITableView {
  /// The colour of the index's titles; nil for the tint.
  public var sectionIndexColor: UIColor? {
    get { index.colors.titles }
    set { index.colors.titles = newValue }
  }
  /// The colour behind the index's titles; nil for none.
  public var sectionIndexBackgroundColor: UIColor? {
    get { index.colors.background }
    set { index.colors.background = newValue }
  }
  /// The colour behind the index's titles while a touch is on it; nil for
  /// ``sectionIndexBackgroundColor``.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { index.colors.trackingBackground }
    set { index.colors.trackingBackground = newValue }
  }
  /// Asks the data source for the titles of the index (behaviour rule TV-70): there is one in plain
  /// tables with enough rows.
  func updateIndexTitles(_ counts: [Int]) {
    let isWider = index.update {
      guard style == .plain,
        counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
      else { return [] }
      return OptionalMethod.value("sectionIndexTitles(for:)", of: dataSource) {
        $0.sectionIndexTitles(for: self)
      } ?? []
    }
    guard isWider else { return }
    rowsLookOtherwise()
    layout.contentWidthsChanged()
  }

  /// Shows the index at the trailing edge of what is visible.
  func layOutIndex() {
    index.layOut(in: self) { [weak self] in self?.scroll(toIndexTitle: $0) }
  }

  /// Scrolls to the section that an index title leads to, at once. The magnifying glass leads to the
  /// very top.
  private func scroll(toIndexTitle title: Int) {
    guard let dataSource, index.titles.indices.contains(title) else { return }
    let name = index.titles[title]
    guard name != Self.indexSearch else {
      setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
      return
    }
    let answer = OptionalMethod.answer(
      "tableView(_:sectionForSectionIndexTitle:at:)", of: dataSource
    ) { dataSource.tableView(self, sectionForSectionIndexTitle: name, at: title) }
    let section = answer ?? title
    do throws(IndexTitleError) {
      try IndexTitleError.check(section, title: name, sectionCount: engine.counts.count)
    } catch {
      programmerError("\(type(of: self)): \(error.description)")
    }
    let header = rectForHeader(inSection: section)
    let start = header.height > 0 ? header : rect(forSection: section)
    setContentOffset(
      engine.clamped(CGPoint(x: contentOffset.x, y: start.minY - adjustedContentInset.top)),
      animated: false)
  }
}

/// An index title that leads to no section.
struct IndexTitleError: Error, Equatable, CustomStringConvertible {
  let title: String
  let section: Int
  let sectionCount: Int

  var description: String {
    """
    the index title "\(title)" leads to section \(section), but there are \(sectionCount) \
    sections. Return one of them from tableView(_:sectionForSectionIndexTitle:at:).
    """
  }

  static func check(
    _ section: Int, title: String, sectionCount: Int
  ) throws(IndexTitleError) {
    guard (0..<sectionCount).contains(section) else {
      throw IndexTitleError(title: title, section: section, sectionCount: sectionCount)
    }
  }
}
