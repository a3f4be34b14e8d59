// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import LayoutInspection
import Views

/// The sums of a table: whose answers give a row, a header or a footer its height, and what is above it.
@MainActor
struct TableSums {
  private typealias Reason = ElementExplanation.Reason

  private let tableView: UITableView
  private let solved: SolvedTable

  init(_ solved: SolvedTable, of tableView: UITableView) {
    self.solved = solved
    self.tableView = tableView
  }

  private var isPlain: Bool { tableView.style == .plain }

  /// Returns the sums of an element; nil for one that the table does not have.
  func sums(of key: ElementIdentity) -> ElementSums? {
    guard key.category == .cell else {
      return TableEdge(elementKind: key.kind ?? "").flatMap { sums(of: $0, section: key.section) }
    }
    guard let frame = solved.frame(ofRow: key.index, section: key.section) else { return nil }
    let height = height(ofRow: key, frame.height)
    let rows = frame.minY - start(ofRowsIn: key.section)
    return ElementSums(
      frame: frame,
      reasons: reasons(ofSection: key.section) + [
        Reason(.element, "row \(key.index)", separator(of: key)),
        Reason(.size, "width", width(frame)), height.reason,
        Reason(.position, "y", position(frame.minY, in: key.section, rowsBefore: rows)),
      ], isMeasured: height.isMeasured)
  }

  private func sums(of edge: TableEdge, section: Int) -> ElementSums? {
    guard let frame = solved.frame(of: edge, section: section), frame.height > 0 else { return nil }
    let key = ElementIdentity.supplementary(kind: edge.elementKind, section: section, index: 0)
    let shown = tableView.layout.element(key)?.frame ?? frame
    let origin = origin(of: edge, section: section)
    let rows = edge == .footer ? rowsLength(ofSection: section) : nil
    var reasons = reasons(ofSection: section)
    reasons += [
      Reason(.element, "\(edge.name) \(section)", origin.contents),
      Reason(.size, "width", width(frame)),
      Reason(.size, "height", "\(frame.height.compactDescription) = \(origin.words)"),
      Reason(.position, "y", position(frame.minY, in: section, of: edge, rowsBefore: rows)),
    ]
    if shown != frame {
      reasons.append(
        Reason(
          .movement, "pinned",
          """
          \(frame.frameDescription) → \(shown.frameDescription): a plain table keeps it visible while \
          its section is
          """))
    }
    return ElementSums(frame: shown, reasons: reasons, isMeasured: origin.isMeasured)
  }

  // MARK: Sections

  private func reasons(ofSection section: Int) -> [Reason] {
    let padding = topPadding(ofSection: section)
    let space =
      padding > 0
      ? ["\(padding.compactDescription) above the header: \(topPaddingWords)"] : []
    let edges = TableEdge.allCases.compactMap { edge -> String? in
      guard let frame = solved.frame(of: edge, section: section) else { return nil }
      let origin = origin(of: edge, section: section)
      guard frame.height > 0 else { return nil }
      return "\(edge.name) \(frame.height.compactDescription) = \(origin.words)"
    }
    let words = ["\(tableView.style.layoutStyle) table"] + space + edges
    return [
      Reason(.container, "container", tableView.bounds.size.compactDescription),
      Reason(.section, "section \(section)", words.joined(separator: "; ")),
    ]
  }

  private var topPaddingWords: String {
    tableView.sectionHeaderTopPadding < 0
      ? "sectionHeaderTopPadding is automatic" : "sectionHeaderTopPadding"
  }

  private func topPadding(ofSection section: Int) -> CGFloat {
    guard let frame = solved.frame(ofSection: section),
      let header = solved.frame(of: .header, section: section)
    else { return 0 }
    return header.minY - frame.minY
  }

  private func start(ofRowsIn section: Int) -> CGFloat {
    solved.frame(of: .header, section: section)?.maxY ?? 0
  }

  private func rowsLength(ofSection section: Int) -> CGFloat {
    (solved.frame(of: .footer, section: section)?.minY ?? 0) - start(ofRowsIn: section)
  }

  // MARK: Places

  /// The coordinate as the sum of what is above.
  private func position(
    _ y: CGFloat, in section: Int, of edge: TableEdge? = nil, rowsBefore rows: CGFloat?
  ) -> String {
    let header = edge == .header ? nil : solved.frame(of: .header, section: section)?.height
    let tableHeader = solved.tableHeaderFrame.height
    let before = (solved.frame(ofSection: section)?.minY ?? 0) - tableHeader
    return y.description(asSumOf: [
      (tableHeader, "tableHeaderView"),
      (before, section == 1 ? "1 section before it" : "\(section) sections before it"),
      (topPadding(ofSection: section), "above the header"), (header ?? 0, "header"),
      (rows ?? 0, edge == nil ? "rows before it" : "rows"),
    ])
  }

  private func width(_ frame: CGRect) -> String {
    let inset = frame.minX
    let width = frame.width.compactDescription
    return inset == 0
      ? "\(width) = the table's"
      : "\(width) = table \(solved.width.compactDescription) − 2 × \(inset.compactDescription) beside cards"
  }

  /// The line below a row, from the edges of its cell.
  private func separator(of key: ElementIdentity) -> String {
    guard tableView.separatorStyle == .singleLine else {
      return "no line below it: separatorStyle is none"
    }
    guard let cell = tableView.engine.inspectedElement(key)?.view as? UITableViewCell else {
      return "not on screen"
    }
    let (inset, origin) = (cell.lineInset, cell.lineInsetOrigin)
    return
      """
      its line begins \(inset.leading.compactDescription) after its leading edge and ends \
      \(inset.trailing.compactDescription) before its trailing edge: \(origin)
      """
  }

  // MARK: Heights

  /// The answer that gives a height.
  struct Origin {
    var words: String
    /// The contents of a header or footer, in words.
    var contents = ""
    /// Whether the view was asked for it.
    var isMeasured = false
    var remedy: String?
  }

  private func height(
    ofRow key: ElementIdentity, _ height: CGFloat
  ) -> (reason: Reason, isMeasured: Bool) {
    let origin = origin(ofRow: key, height)
    var reason = Reason(.size, "height", "\(height.compactDescription) = \(origin.words)")
    reason.remedy = origin.remedy
    return (reason, origin.isMeasured)
  }

  private func origin(ofRow key: ElementIdentity, _ height: CGFloat) -> Origin {
    let path = key.presentedPath
    let isMeasured = tableView.layout.state.measurements.contains(key)
    let estimate = estimateOrigin(ofRow: path)
    if let given = tableView.heightOfRow(at: path) {
      let method = "tableView(_:heightForRowAt:)"
      guard (given - height).magnitude < 0.5 else {
        let words = "\(method) gives \(given.compactDescription)"
        return Origin(words: "\(estimate), until the row comes near: \(words)")
      }
      return Origin(words: method)
    }
    if tableView.rowHeight >= 0, !tableView.delegateGivesRowHeights {
      return Origin(words: "rowHeight")
    }
    if tableView.estimatedRowHeight == 0 {
      return Origin(
        words: "the standard height: estimatedRowHeight is 0, so that no row is measured",
        remedy: "estimatedRowHeight = UITableView.automaticDimension")
    }
    guard isMeasured else {
      return Origin(words: "\(estimate), which no measurement changed", isMeasured: true)
    }
    if hasNoHeight(key) {
      return Origin(
        words: """
          the standard height, as its contents have none: give them constraints from top to bottom
          """, isMeasured: true)
    }
    return Origin(words: "what its contents need; it counted with \(estimate)", isMeasured: true)
  }

  /// Whether a row has constraints that come to no height.
  private func hasNoHeight(_ key: ElementIdentity) -> Bool {
    guard let cell = tableView.engine.inspectedElement(key)?.view as? UITableViewCell,
      !cell.contentView.constraints.isEmpty
    else { return false }
    let fitted = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: cell.contentView.bounds.width, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return fitted.height < 0.5
  }

  private func estimateOrigin(ofRow path: PresentedIndexPath) -> String {
    if tableView.estimatedRowHeight != 0, let asked = tableView.estimatedHeightOfRow(at: path),
      asked >= 0
    {
      return "the estimate \(asked.compactDescription) of tableView(_:estimatedHeightForRowAt:)"
    }
    if tableView.estimatedRowHeight > 0 {
      return "the estimate \(tableView.estimatedRowHeight.compactDescription) of estimatedRowHeight"
    }
    if tableView.rowHeight >= 0 {
      return "the estimate \(tableView.rowHeight.compactDescription) of rowHeight"
    }
    return "the standard estimate \(tableView.metrics.rowEstimate.compactDescription)"
  }

  /// Returns what gives a header or footer its height, as ``TableDescription`` decides it.
  func origin(of edge: TableEdge, section: Int) -> Origin {
    let name = edge == .header ? "Header" : "Footer"
    let contents = tableView.contents(of: edge, section: section)
    let words =
      switch contents {
      case .none: "neither a title nor a view"
      case .title: "a title"
      case .view: "a view of the delegate"
      }
    func origin(_ text: String, isMeasured: Bool = false) -> Origin {
      Origin(words: text, contents: words, isMeasured: isMeasured)
    }
    let answer = tableView.answeredHeight(of: edge, section: section)
    if tableView.givenHeight(answer) != nil {
      return origin("tableView(_:heightFor\(name)InSection:)")
    }
    let property = edge == .header ? tableView.sectionHeaderHeight : tableView.sectionFooterHeight
    if property >= 0, contents != .none || !isPlain { return origin("section\(name)Height") }
    guard contents == .none else {
      return origin("what \(contents == .title ? "its title" : "its view") needs", isMeasured: true)
    }
    if isPlain { return origin("automatic, without a title or a view") }
    let place = tableView.place(ofSection: section) == .first && edge == .header
    return origin(
      "the space \(place ? "above the first group" : "of groups"), without a title or a view")
  }

  /// Returns why a section has no header or footer; nil for another element, and for one that is there.
  func absence(of key: ElementIdentity) -> ElementExplanation.Reason? {
    guard let edge = TableEdge(elementKind: key.kind ?? "") else { return nil }
    let name = edge == .header ? "Header" : "Footer"
    let (text, remedy): (String, String)
    if key.index != 0 {
      text = "a section has one \(edge.name), which is at the item 0"
      remedy = "use IndexPath(item: 0, section: \(key.section))"
    } else if tableView.contents(of: edge, section: key.section) == .none {
      let height = solved.frame(of: edge, section: key.section)?.height ?? 0
      let space =
        height > 0
        ? "; its \(height.compactDescription) points are "
          + origin(of: edge, section: key.section).words : ""
      text = """
        neither tableView(_:titleFor\(name)InSection:) nor tableView(_:viewFor\(name)InSection:) gives \
        section \(key.section) a \(edge.name)\(space)
        """
      remedy = "return a title or a view"
    } else {
      text = """
        \(origin(of: edge, section: key.section).words) is 0: section \(key.section) has no \(edge.name)
        """
      remedy = "a height above 0, or UITableView.automaticDimension"
    }
    return Reason(.obstacle(.noAttributes), "no \(edge.name)", text, remedy: remedy)
  }
}

extension TableEdge {
  /// The name of the edge in a text.
  fileprivate var name: String { self == .header ? "header" : "footer" }
}

extension UITableViewCell {
  /// Which insets decide where the line begins and ends.
  var lineInsetOrigin: String {
    let isAdded = table.view?.separatorInsetReference == .fromAutomaticInsets
    let reference = isAdded ? ", from where it would be by itself" : ", from the cell's edges"
    if let own = table.separatorInset { return "the cell's separatorInset\(own.words)\(reference)" }
    if let own = table.view?.ownSeparatorInset {
      return "the table's separatorInset\(own.words)\(reference)"
    }
    return "separatorInset is automatic, it begins where the text begins"
  }
}

extension UIEdgeInsets {
  fileprivate var words: String { ", left \(Self.word(left)) and right \(Self.word(right))" }

  private static func word(_ length: CGFloat) -> String {
    length == UITableView.automaticDimension ? "automatic" : length.compactDescription
  }
}
