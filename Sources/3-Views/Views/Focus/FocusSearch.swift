// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Finds where an arrow key leads, over rectangles alone (interaction rules FC-11 to FC-13).
///
/// The nearest one in the direction wins that lies in the beam of the rectangle it starts from; only
/// if there is none, one beside the beam that is not too far aside.
struct FocusSearch {
  /// The distance below which items are as near, in points.
  private static let tolerance: CGFloat = 0.5
  /// The greatest distance of a rectangle from the beam, in lengths of the way to it.
  private static let greatestSlope: CGFloat = 2

  let start: CGRect
  /// The key's direction: one of the four.
  let heading: UIFocusHeading
  /// Whether rows are read from right to left.
  var isMirrored = false

  /// A rectangle as seen along the direction: both intervals grow away from the start.
  private struct Span {
    let along: (near: CGFloat, far: CGFloat)
    let across: (near: CGFloat, far: CGFloat)

    init(_ rect: CGRect, _ heading: UIFocusHeading) {
      let x = (rect.minX, rect.maxX)
      let y = (rect.minY, rect.maxY)
      switch heading {
      case .left: (along, across) = ((-rect.maxX, -rect.minX), y)
      case .right: (along, across) = (x, y)
      case .up: (along, across) = ((-rect.maxY, -rect.minY), x)
      default: (along, across) = (y, x)
      }
    }

    var middle: (along: CGFloat, across: CGFloat) {
      ((along.near + along.far) / 2, (across.near + across.far) / 2)
    }
  }

  /// Returns the place of the rectangle that the key leads to.
  ///
  /// - Parameter rects: The candidates, in the coordinates of the start; those that are not finite
  ///   are passed over.
  /// - Returns: The place in the list; nil if the movement fails.
  /// - Complexity: O(n).
  func best(among rects: [CGRect]) -> Int? {
    let from = Span(start, heading)
    var (inBeam, offBeam): ([Rated], [Rated]) = ([], [])
    for (index, rect) in rects.enumerated() where rect.isFinite {
      let to = Span(rect, heading)
      guard to.along.far > from.along.far, to.middle.along > from.middle.along else { continue }
      let gap = max(0, to.along.near - from.along.far)
      let aside = abs(to.middle.across - from.middle.across)
      let overlap =
        min(to.across.far, from.across.far) - max(to.across.near, from.across.near)
      if overlap > Self.tolerance {
        inBeam.append(Rated(index: index, cost: gap, aside: aside))
      } else {
        let distance = max(0, -overlap)
        guard distance <= Self.greatestSlope * gap else { continue }
        offBeam.append(
          Rated(index: index, cost: gap + Self.greatestSlope * distance, aside: aside))
      }
    }
    return best(of: inBeam.isEmpty ? offBeam : inBeam, in: rects)
  }

  /// A candidate with what it costs to go there, and how far its middle is aside.
  private struct Rated {
    let index: Int
    let cost: CGFloat
    let aside: CGFloat
  }

  private func best(of rated: [Rated], in rects: [CGRect]) -> Int? {
    guard let cost = rated.map(\.cost).min() else { return nil }
    let nearest = rated.filter { $0.cost <= cost + Self.tolerance }
    let aside = nearest.map(\.aside).min() ?? 0
    return nearest.filter { $0.aside <= aside + Self.tolerance }
      .min { ReadingOrder.isBefore(rects[$0.index], rects[$1.index], isMirrored) }?.index
  }
}

/// The order in which rectangles are read: row after row, from the leading edge on (rule FC-6).
enum ReadingOrder {
  /// Returns the places of rectangles in reading order. Rectangles are in one row if they overlap by
  /// half the height of the lower one.
  ///
  /// - Parameters:
  ///   - rects: The rectangles.
  ///   - isMirrored: Whether rows are read from right to left.
  /// - Returns: Their places in the list.
  /// - Complexity: O(n log n).
  static func indices(of rects: [CGRect], _ isMirrored: Bool) -> [Int] {
    let sorted = rects.indices.sorted {
      (rects[$0].minY, $0) < (rects[$1].minY, $1)
    }
    var rows: [[Int]] = []
    for index in sorted {
      if let first = rows.last?.first, isInRow(rects[index], of: rects[first]) {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        (leading(rects[$0], isMirrored), $0) < (leading(rects[$1], isMirrored), $1)
      }
    }
  }

  static func isBefore(_ one: CGRect, _ other: CGRect, _ isMirrored: Bool) -> Bool {
    let (upper, lower) = one.minY <= other.minY ? (one, other) : (other, one)
    if isInRow(lower, of: upper) { return leading(one, isMirrored) < leading(other, isMirrored) }
    return one.minY < other.minY
  }

  private static func isInRow(_ lower: CGRect, of upper: CGRect) -> Bool {
    let overlap = min(lower.maxY, upper.maxY) - lower.minY
    return overlap >= lower.height / 2 && overlap > 0
  }

  private static func leading(_ rect: CGRect, _ isMirrored: Bool) -> CGFloat {
    isMirrored ? -rect.maxX : rect.minX
  }
}
