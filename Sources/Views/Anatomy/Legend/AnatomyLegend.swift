// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The legend beside a picture with an anatomy, row by row.
package struct AnatomyLegend: Hashable, Sendable {
  /// One line.
  package enum Row: Hashable, Sendable {
    /// A kind of parts, with a sample of how it is drawn.
    case kind(PictureAnatomy.Kind)
    /// Lengths of parts of the kind above: what they are, and how long.
    case value(name: String, value: String)
    /// A label for which there was no room.
    case numbered(Int, PictureAnatomy.Kind, name: String, value: String)
    /// What an arrow of a path means.
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

  /// What happens to an element on its way.
  package enum PathMeaning: String, Hashable, Sendable, CaseIterable {
    case moves = "Moves"
    case appears = "Appears"
    case disappears = "Disappears"
  }

  /// The rows from top to bottom.
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
    _ contents: AnatomyContents, _ labels: [AnatomyFigure.PlacedLabel], in bounds: CGRect,
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
    for placed in labels {
      // Labels that say the same share a number, which the first of them brings.
      guard case .numbered(let number, _) = placed.outcome, number > last else { continue }
      last = number
      rows.append(
        .numbered(number, placed.label.kind, name: placed.label.name, value: placed.label.text))
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

  /// What two parts have in common that need one row.
  private struct PartValue: Hashable {
    var name: String
    var value: String
  }
}
