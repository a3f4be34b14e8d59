// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

@testable import TableView

/// A new table with the rows, the look and the scroll position of one that has a history.
@MainActor
struct HistoryTwin {
  private let old: HistoryRows
  private let new: HistoryRows

  init(of rows: HistoryRows) {
    old = rows
    new = HistoryRows.make(rows.look, rows.model)
    new.table.isEditing = old.table.isEditing
    new.show()
    align()
    for path in old.table.indexPathsForSelectedRows ?? [] {
      new.table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    if let row = old.table.openRow, let path = old.table.indexPath(for: row),
      let offset = row.rowState.swipe?.offset
    {
      new.table.cellForRow(at: path)?.revealSwipeActions(offset: offset)
    }
    new.window.layoutIfNeeded()
    // What became visible while it was scrolled has its place.
    new.window.advance(to: 1)
    new.window.layoutIfNeeded()
  }

  /// Scrolls to where the first visible rows are in the same place.
  private func align() {
    let table = old.table
    guard let first = table.indexPathsForVisibleRows?.first else {
      return new.table.contentOffset = table.contentOffset
    }
    let shift = table.contentOffset.y - table.rectForRow(at: first).minY
    new.table.scrollToRow(at: first, at: .top, animated: false)
    for _ in 0..<20 {
      let y = new.table.rectForRow(at: first).minY + shift
      guard abs(y - new.table.contentOffset.y) > 0.0001 else { return }
      new.table.contentOffset.y = y
      new.window.layoutIfNeeded()
    }
  }

  /// The first difference; nil if there is none.
  var difference: String? {
    let (left, right) = (Self.lines(of: old.table), Self.lines(of: new.table))
    guard left != right else { return nil }
    let index = zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset
    let place = index ?? min(left.count, right.count)
    let header = left[..<min(place, left.count)].last { $0.first != " " } ?? ""
    let short = Self.short
    func line(_ lines: [String]) -> String {
      lines.indices.contains(place) ? lines[place] : "nothing"
    }
    return """
      after [\(header)] at \(short(old.table.bounds)) and \(short(new.table.bounds)) there is
        \(line(left)), in a new table
        \(line(right))
      """
  }

  /// What a table shows, from the top of what is visible.
  static func lines(of table: UITableView) -> [String] {
    var elements: [(place: String, view: UIView)] = []
    for view in table.childrenInDrawingOrder where view is UITableViewCell {
      guard let cell = view as? UITableViewCell, let path = table.indexPath(for: cell) else {
        continue
      }
      elements.append(("row \(path.short)", cell))
    }
    for section in 0..<table.numberOfSections {
      for edge in TableEdge.allCases {
        let key = ElementIdentity.supplementary(
          kind: edge.elementKind, section: section, index: 0)
        guard let view = table.engine.view(for: key)?.node else { continue }
        elements.append(("\(edge) \(section)", view))
      }
    }
    var lines: [String] = []
    for (place, view) in elements.sorted(by: { $0.place < $1.place }) {
      lines.append(place)
      append(view, to: &lines, depth: 1, shift: table.bounds.minY)
    }
    return lines
  }

  private static func append(
    _ view: UIView, to lines: inout [String], depth: Int, shift: CGFloat = 0
  ) {
    var words = [
      "\(String(repeating: " ", count: depth))\(type(of: view))",
      short(view.frame.offsetBy(dx: 0, dy: -shift)),
    ]
    if view.bounds.origin != .zero { words.append("from \(short(view.bounds))") }
    if view.alpha != 1 { words.append("alpha \(view.alpha)") }
    if view.clipsToBounds { words.append("clips") }
    if let color = view.backgroundColor?.resolvedColor(with: view.traitCollection) {
      words.append("\(color)")
    }
    if view.transform3D != CATransform3DIdentity { words.append("transformed") }
    if let layer = view.ownLayer {
      if layer.cornerRadius != 0 {
        words.append("radius \(layer.cornerRadius) \(layer.maskedCorners.rawValue)")
      }
      if layer.zPosition != 0 { words.append("z \(layer.zPosition)") }
      if layer.shadowOpacity != 0 { words.append("shadow") }
    }
    if let cell = view as? UITableViewCell {
      words.append("\(cell.rowState.states.rawValue) \(cell.isSelected) \(cell.isHighlighted)")
    }
    if let label = view as? UILabel {
      words.append("\"\(label.text ?? "")\" \(label.font.pointSize) \(label.textColor as Any)")
    }
    if let image = view as? UIImageView {
      words.append("\(image.image?.size ?? .zero)")
    }
    lines.append(words.joined(separator: " "))
    var children: [[String]] = []
    for child in view.subviews where !child.isHidden && child.alpha != 0 {
      // What says nothing may be anywhere.
      if let label = child as? UILabel, label.text?.isEmpty != false { continue }
      var own: [String] = []
      append(child, to: &own, depth: depth + 1)
      children.append(own)
    }
    for child in children.sorted(by: { $0.joined() < $1.joined() }) { lines += child }
  }

  private static func short(_ rect: CGRect) -> String {
    func number(_ value: CGFloat) -> String {
      let rounded = (value * 100).rounded() / 100
      return rounded == 0 ? "0" : "\(rounded)"
    }
    return
      "(\(number(rect.minX)) \(number(rect.minY)) \(number(rect.width)) \(number(rect.height)))"
  }
}
