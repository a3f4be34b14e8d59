// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// The parts of a layout that have labels: of parts that repeat one.
///
/// It is the first that can be seen as a whole, or the one of which most can be seen.
package struct LabelledParts: Sendable {
  package struct Entry: Hashable, Sendable {
    package var part: AnatomyPart
    var visible: CGRect
  }

  /// The pattern that parts share which need one label.
  private struct Pattern: Hashable {
    var kind: PictureAnatomy.Kind
    var name: String
    var measures: [AnatomyPart.Measure]
    var tag: String?
  }

  /// The parts, those with the most important labels first.
  package let entries: [Entry]

  /// So many patterns of one name have labels; lines of text and their like have hundreds.
  static let limit = 5

  /// Chooses parts.
  ///
  /// - Parameters:
  ///   - parts: The parts in the order of the layout.
  ///   - bounds: The picture.
  /// - Complexity: O(parts).
  package init(of parts: [AnatomyPart], in bounds: CGRect) {
    var found: [Pattern: Int] = [:]
    var entries: [Entry] = []
    var counts: [String: Int] = [:]
    for part in parts where !part.measures.isEmpty || part.tag != nil {
      guard let visible = part.visibleRect(in: bounds) else { continue }
      let pattern = Pattern(
        kind: part.kind, name: part.name, measures: part.measures, tag: part.tag)
      let entry = Entry(part: part, visible: visible)
      guard let index = found[pattern] else {
        let name = "\(part.kind.rawValue) \(part.name)"
        guard counts[name, default: 0] < Self.limit else { continue }
        counts[name, default: 0] += 1
        found[pattern] = entries.count
        entries.append(entry)
        continue
      }
      if entries[index].visibleShare + 0.01 < entry.visibleShare { entries[index] = entry }
    }
    entries = Self.withoutRepetition(entries)
    let ranks = Dictionary(
      uniqueKeysWithValues: PictureAnatomy.Kind.labelOrder.enumerated().map { ($1, $0) })
    func rank(_ entry: Entry) -> Int { ranks[entry.part.kind] ?? ranks.count }
    self.entries = entries.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  /// The parts without lengths that an earlier one of the same name has: of rows of one height the
  /// first says it for all.
  private static func withoutRepetition(_ entries: [Entry]) -> [Entry] {
    struct Length: Hashable {
      var kind: PictureAnatomy.Kind
      var name: String
      var measure: AnatomyPart.Measure
    }
    var known: Set<Length> = []
    return entries.compactMap { entry in
      var entry = entry
      entry.part.measures.removeAll { measure in
        let length = Length(kind: entry.part.kind, name: entry.part.name, measure: measure)
        return !known.insert(length).inserted
      }
      return entry.part.measures.isEmpty && entry.part.tag == nil ? nil : entry
    }
  }
}

extension LabelledParts.Entry {
  fileprivate var visibleShare: CGFloat {
    let area = part.rect.width * part.rect.height
    return area > 0 ? visible.width * visible.height / area : 1
  }
}

extension AnatomyPart {
  /// Returns the visible rectangle of the part in a picture; nil for nothing.
  func visibleRect(in bounds: CGRect) -> CGRect? {
    guard rect.isFinite else { return nil }
    var visible = rect.intersection(bounds)
    if let clip {
      guard !clip.isNull, clip.isFinite else { return nil }
      visible = visible.intersection(clip)
    }
    guard !visible.isNull else { return nil }
    // A distance has no breadth.
    guard form == .distance || Self.isVisible(visible) else { return nil }
    return visible
  }
}
