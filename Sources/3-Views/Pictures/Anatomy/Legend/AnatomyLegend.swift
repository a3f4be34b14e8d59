// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The legend beside a picture with an anatomy, row by row.
package struct AnatomyLegend: Hashable, Sendable {
  package enum Row: Hashable, Sendable {
    /// A kind of parts, with a sample of how it is drawn.
    case kind(PictureAnatomy.Kind)
    /// Lengths of parts of the kind above: what they are, and how long.
    case value(name: String, value: String)
    /// A label for which there was no room.
    case numbered(Int, PictureAnatomy.Kind, name: String, value: String)
    case path(PathMeaning)

    /// The height with the space above, in points.
    var height: CGFloat {
      switch self {
      case .kind, .path: 23
      case .value: 14
      case .numbered: 18
      }
    }
  }

  /// The meaning of an element's way.
  package enum PathMeaning: String, Hashable, Sendable, CaseIterable {
    case moves = "Moves"
    case appears = "Appears"
    case disappears = "Disappears"
  }

  package let rows: [Row]

  /// So many lengths of one name are listed.
  static let limit = 4

  /// Writes a legend.
  ///
  /// - Parameters:
  ///   - contents: What the view says about its parts.
  ///   - labels: The labels, and what became of them.
  ///   - bounds: The picture.
  ///   - showsPaths: Whether paths are shown, also if none is at present.
  init(
    _ contents: AnatomyContents, _ labels: [AnatomyFigure.PositionedLabel], in bounds: CGRect,
    showsPaths: Bool
  ) {
    let parts = (contents.highlight?.parts ?? contents.parts)
      .filter { $0.visibleRect(in: bounds) != nil }
    var rows: [Row] = []
    let byKind = Dictionary(grouping: parts, by: \.kind)
    for kind in PictureAnatomy.Kind.allCases {
      guard let parts = byKind[kind] else { continue }
      rows.append(.kind(kind))
      rows += Self.values(of: parts)
    }
    if showsPaths { rows += PathMeaning.allCases.map(Row.path) }
    var last = 0
    for positioned in labels {
      // Labels that say the same share a number, which the first of them brings.
      guard case .numbered(let number, _) = positioned.outcome, number > last else { continue }
      last = number
      rows.append(
        .numbered(
          number, positioned.label.kind, name: positioned.label.name, value: positioned.label.text))
    }
    self.rows = rows
  }

  /// The different lengths of parts of one kind, by name in the order of the parts.
  private static func values(of parts: [AnatomyPart]) -> [Row] {
    var names: [String] = []
    var values: [String: [String]] = [:]
    var known: Set<PartValue> = []
    func add(_ name: String, _ value: String) {
      guard known.insert(PartValue(name: name, value: value)).inserted else { return }
      if values[name] == nil { names.append(name) }
      values[name, default: []].append(value)
    }
    for part in parts {
      for detail in part.details { add(detail.name, detail.value) }
      guard !part.measures.isEmpty, part.details.isEmpty else { continue }
      let value = part.measures.map(\.text).joined(separator: " × ")
      add(part.name, part.note.map { "\(value) (\($0))" } ?? value)
    }
    return names.flatMap { name -> [Row] in
      let all = values[name] ?? []
      let shown = all.count > limit ? all.prefix(limit - 1) : all[...]
      var rows = shown.enumerated().map { Row.value(name: $0 == 0 ? name : "", value: $1) }
      if shown.count < all.count {
        rows.append(.value(name: "", value: "\(all.count - shown.count) more"))
      }
      return rows
    }
  }

  /// The value that parts share which need one row.
  private struct PartValue: Hashable {
    var name: String
    var value: String
  }
}

/// The positions of the rows of a legend: in as many columns as the picture's height requires.
package struct LegendColumns: Hashable, Sendable {
  /// A row and its frame; the origin is the corner of the legend.
  package struct Entry: Hashable, Sendable {
    package var row: AnatomyLegend.Row
    package var frame: CGRect
  }

  package let entries: [Entry]
  package let size: CGSize
  package let hiddenCount: Int

  static let columnWidth: CGFloat = 196
  static let padding: CGFloat = 16
  /// Legends beside low pictures are at least as high, if they have so many rows.
  static let leastHeight: CGFloat = 240

  /// Places rows.
  ///
  /// - Parameters:
  ///   - legend: The rows.
  ///   - viewHeight: The height of the picture beside, in points.
  ///   - fixedSize: The size that the legend has to have, as in the frames of an animation; nil for
  ///     what its rows need.
  package init(_ legend: AnatomyLegend, viewHeight: CGFloat, fixedSize: CGSize? = nil) {
    let needed = legend.rows.reduce(2 * Self.padding) { $0 + $1.height }
    let height = fixedSize?.height ?? max(viewHeight, min(needed, Self.leastHeight))
    let bottom = height - Self.padding
    var entries: [Entry] = []
    var corner = CGPoint(x: Self.padding, y: Self.padding)
    var hiddenCount = 0
    let width = Self.columnWidth - 2 * Self.padding
    for (index, row) in legend.rows.enumerated() {
      // A kind does not end a column.
      let kept =
        row.height + (row.isHeading ? legend.rows.dropFirst(index + 1).first?.height ?? 0 : 0)
      if corner.y + kept > bottom, corner.y > Self.padding {
        let right = corner.x + Self.columnWidth
        if let fixedSize, right + width > fixedSize.width {
          hiddenCount = legend.rows.count - index
          break
        }
        corner = CGPoint(x: right, y: Self.padding)
      }
      entries.append(
        Entry(row: row, frame: CGRect(x: corner.x, y: corner.y, width: width, height: row.height)))
      corner.y += row.height
    }
    self.entries = entries
    self.hiddenCount = hiddenCount
    size =
      fixedSize
      ?? CGSize(width: corner.x + width + Self.padding, height: max(height, viewHeight))
  }
}

extension AnatomyLegend.Row {
  fileprivate var isHeading: Bool {
    switch self {
    case .kind: true
    case .value, .numbered, .path: false
    }
  }
}
