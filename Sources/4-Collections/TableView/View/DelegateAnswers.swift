// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

/// The answers with which it was found out what a delegate implements, kept until they are needed.
struct DelegateAnswers {
  /// Whether it gives heights of rows; nil before it was asked.
  var givesRowHeights: Bool?
  var rowHeights: [IndexPath: CGFloat] = [:]
  var givesViews: [TableEdge: Bool] = [:]
  /// The views that it gave for the first section.
  var views: [TableEdge: UIView] = [:]
  /// Whether the console has named an invalid height.
  var hasReportedHeight = false
  /// Whether a cell that is dequeued gets the size of its row.
  var isSizingCell = false

  /// Forgets the answers about rows and sections: other data are at their places.
  mutating func forgetData() {
    rowHeights = [:]
    views = [:]
  }
}

extension UITableView {
  /// The delegate to ask about rows; nil once it reloaded the data, which may have lost the row.
  private var answeringDelegate: (any UITableViewDelegate)? {
    engine.isInterrupted ? nil : delegate
  }

  // MARK: Rows

  /// Whether the delegate says how high rows are. It is asked for the first; the answer is kept.
  var delegateGivesRowHeights: Bool {
    if let known = answers.givesRowHeights { return known }
    // One that has loaded the data again is not asked, which says nothing of what it implements.
    // The gap of a drop is no row of the data.
    guard let section = engine.dataCounts.firstIndex(where: { $0 > 0 }), answeringDelegate != nil
    else { return false }
    let path = IndexPath(item: 0, section: section)
    let generation = engine.dataGeneration
    let height = askedHeightOfRow(at: path)
    answers.givesRowHeights = height != nil
    // The delegate may have loaded other rows, or changed them by a batch.
    if generation == engine.dataGeneration { answers.rowHeights[path] = height }
    return height != nil
  }

  /// The height that the delegate gives a row; nil if it gives none, or leaves it to the table.
  ///
  /// - Parameter presentedPath: Where the row is presented. A gap is as high as the row of the data that it
  ///   stands before, or the last one, and a placeholder as it says (interaction rules DP-10 and
  ///   TV-42).
  /// - Returns: The height in points.
  func heightOfRow(at presentedPath: PresentedIndexPath) -> CGFloat? {
    if let height = engine.placeholderHeight(at: presentedPath) { return height }
    let generation = engine.dataGeneration
    guard delegateGivesRowHeights,
      generation == engine.dataGeneration || engine.hasItem(at: presentedPath),
      let path = engine.sizingPath(for: presentedPath)?.indexPath
    else { return nil }
    let height = answers.rowHeights.removeValue(forKey: path) ?? askedHeightOfRow(at: path)
    guard let height, height != Self.automaticDimension else { return nil }
    return checkedHeight(height)
  }

  /// The height of a row where its contents do not decide it: the delegate's, else the property's.
  func preferredHeightOfRow(at path: PresentedIndexPath) -> CGFloat? {
    if let height = heightOfRow(at: path) { return height }
    return rowHeight >= 0 && answers.givesRowHeights != true ? rowHeight : nil
  }

  private func askedHeightOfRow(at path: IndexPath) -> CGFloat? {
    guard let delegate = answeringDelegate else { return nil }
    return OptionalMethod.answer("tableView(_:heightForRowAt:)", of: delegate) {
      delegate.tableView(self, heightForRowAt: path)
    }
  }

  /// The estimate that the delegate gives a row; nil if it does not implement the method.
  func estimatedHeightOfRow(at presentedPath: PresentedIndexPath) -> CGFloat? {
    guard let delegate = answeringDelegate,
      let path = engine.sizingPath(for: presentedPath)?.indexPath
    else {
      return nil
    }
    return OptionalMethod.answer("tableView(_:estimatedHeightForRowAt:)", of: delegate) {
      delegate.tableView(self, estimatedHeightForRowAt: path)
    }
  }

  /// A height as the table uses it; an invalid one is reported once (interaction 8, row 20).
  func checkedHeight(_ height: CGFloat) -> CGFloat {
    if height.isOddTableHeight, !answers.hasReportedHeight {
      answers.hasReportedHeight = true
      consoleMessage(
        """
        \(type(of: self)): the delegate returned the height \(height), which is treated as \
        \(height.tableHeight). Return zero or more, or UITableView.automaticDimension.
        """)
    }
    return height.tableHeight
  }

  // MARK: Headers and footers

  /// Returns the contents at an end of a section: a view wins over a title (behaviour rule TV-7).
  /// Views themselves are asked for when they become visible; a delegate that has none for a
  /// section then gets what the section would have without it.
  func contents(of edge: TableEdge, section: Int) -> TableBoundaryContents {
    if delegateGivesViews(edge) { return .view }
    return title(of: edge, section: section) != nil ? .title : .none
  }

  func delegateGivesViews(_ edge: TableEdge) -> Bool {
    if let known = answers.givesViews[edge] { return known }
    guard !engine.counts.isEmpty, answeringDelegate != nil else { return false }
    let answer = askedView(of: edge, section: 0)
    answers.givesViews[edge] = answer != nil
    if let view = answer ?? nil { answers.views[edge] = view }
    return answer != nil
  }

  /// The delegate's view for an end of a section, to be shown.
  func view(of edge: TableEdge, section: Int) -> UIView? {
    guard delegateGivesViews(edge) else { return nil }
    if section == 0, let known = answers.views.removeValue(forKey: edge) { return known }
    return askedView(of: edge, section: section) ?? nil
  }

  /// Nil if the method is not implemented, and nil inside for no view.
  private func askedView(of edge: TableEdge, section: Int) -> UIView?? {
    guard let delegate = answeringDelegate else { return nil }
    return switch edge {
    case .header:
      OptionalMethod.answer("tableView(_:viewForHeaderInSection:)", of: delegate) {
        delegate.tableView(self, viewForHeaderInSection: section)
      }
    case .footer:
      OptionalMethod.answer("tableView(_:viewForFooterInSection:)", of: delegate) {
        delegate.tableView(self, viewForFooterInSection: section)
      }
    }
  }

  /// The data source's title for an end of a section.
  func title(of edge: TableEdge, section: Int) -> String? {
    guard !engine.isInterrupted else { return nil }
    return switch edge {
    case .header:
      OptionalMethod.value("tableView(_:titleForHeaderInSection:)", of: dataSource) {
        $0.tableView(self, titleForHeaderInSection: section)
      }
    case .footer:
      OptionalMethod.value("tableView(_:titleForFooterInSection:)", of: dataSource) {
        $0.tableView(self, titleForFooterInSection: section)
      }
    }
  }

  /// Returns the delegate's height of an end of a section; nil if it does not implement the method.
  func answeredHeight(of edge: TableEdge, section: Int) -> CGFloat? {
    guard let delegate = answeringDelegate else { return nil }
    return switch edge {
    case .header:
      OptionalMethod.answer("tableView(_:heightForHeaderInSection:)", of: delegate) {
        delegate.tableView(self, heightForHeaderInSection: section)
      }
    case .footer:
      OptionalMethod.answer("tableView(_:heightForFooterInSection:)", of: delegate) {
        delegate.tableView(self, heightForFooterInSection: section)
      }
    }
  }

  /// A height that the delegate answered; nil if it leaves it to the table.
  func givenHeight(_ answer: CGFloat?) -> CGFloat? {
    guard let answer, answer != Self.automaticDimension else { return nil }
    return checkedHeight(answer)
  }

  /// The estimate for an end of a section: the delegate's, else the property's; nil for neither.
  func estimatedHeight(of edge: TableEdge, section: Int) -> CGFloat? {
    let asked: CGFloat? =
      switch edge {
      case .header:
        answeringDelegate.flatMap { delegate in
          OptionalMethod.answer("tableView(_:estimatedHeightForHeaderInSection:)", of: delegate) {
            delegate.tableView(self, estimatedHeightForHeaderInSection: section)
          }
        }
      case .footer:
        answeringDelegate.flatMap { delegate in
          OptionalMethod.answer("tableView(_:estimatedHeightForFooterInSection:)", of: delegate) {
            delegate.tableView(self, estimatedHeightForFooterInSection: section)
          }
        }
      }
    let property =
      edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let estimate = asked ?? property
    return estimate > 0 ? estimate : nil
  }
}
