// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// Gives labels places at which none overlaps another or leaves the picture.
///
/// Labels come in order of importance; each takes the first of its places that is free. One that
/// finds none gets a number near its part, and the legend says what it stands for.
///
/// 1. Every label in turn tries its places.
/// 2. The numbers of those without room are placed, ever farther from their parts.
///
/// - Complexity: O(labels² × places).
package struct LabelPlacement: Sendable {
  package enum Outcome: Hashable, Sendable {
    case positioned(AnatomyLabel.Candidate)
    /// It is in the legend under a number. The number is in the picture, unless that is
    /// full, or the same number of a part that is called the same already does.
    case numbered(Int, marker: CGRect?)
  }

  /// The picture, in points.
  let bounds: CGRect
  /// The size of a number that stands for a label.
  let markerSize: CGSize
  /// The distance that labels keep between them.
  static let margin: CGFloat = 1.5
  static let lineDistance: CGFloat = 5

  private var taken: [CGRect] = []
  private var lines: [AnatomyLabel.Line] = []

  /// Places labels.
  ///
  /// - Parameters:
  ///   - labels: The labels, the most important first.
  ///   - bounds: The picture.
  ///   - markerSize: The size of a number that stands for a label.
  /// - Returns: What became of each, in the same order.
  static func place(
    _ labels: [AnatomyLabel], in bounds: CGRect, markerSize: CGSize
  ) -> [Outcome] {
    var placement = LabelPlacement(bounds: bounds, markerSize: markerSize)
    // 1. Every label in turn tries its places.
    var outcomes: [Outcome?] = labels.map { placement.take($0).map(Outcome.positioned) }
    // 2. Numbers for those without room.
    var numbers: [Words: Int] = [:]
    for index in outcomes.indices where outcomes[index] == nil {
      let words = Words(of: labels[index])
      if let number = numbers[words] {
        outcomes[index] = .numbered(number, marker: nil)
        continue
      }
      let number = numbers.count + 1
      numbers[words] = number
      outcomes[index] = .numbered(number, marker: placement.takeMarker(near: labels[index].anchor))
    }
    return outcomes.compactMap(\.self)
  }

  private struct Words: Hashable {
    let kind: PictureAnatomy.Kind
    let name: String
    let text: String

    init(of label: AnatomyLabel) { (kind, name, text) = (label.kind, label.name, label.text) }
  }

  private init(bounds: CGRect, markerSize: CGSize) {
    self.bounds = bounds
    self.markerSize = markerSize
  }

  /// Gives a label the first of its places that is free; nil if none is.
  private mutating func take(_ label: AnatomyLabel) -> AnatomyLabel.Candidate? {
    guard let free = label.candidates.first(where: isFree) else { return nil }
    taken.append(free.frame)
    if let line = free.line { lines.append(line) }
    return free
  }

  private func isFree(_ candidate: AnatomyLabel.Candidate) -> Bool {
    guard isFree(candidate.frame) else { return false }
    guard let line = candidate.line else { return true }
    let box = line.box
    return !taken.contains { $0.overlaps(box) } && !lines.contains { isTooClose($0, line) }
  }

  private func isFree(_ frame: CGRect) -> Bool {
    guard frame.isFinite, bounds.contains(frame) else { return false }
    let wide = frame.insetBy(dx: -Self.margin, dy: -Self.margin)
    return !taken.contains { $0.overlaps(wide) } && !lines.contains { $0.box.overlaps(wide) }
  }

  /// Returns whether two lines run side by side, too close to be distinguished.
  private func isTooClose(_ one: AnatomyLabel.Line, _ other: AnatomyLabel.Line) -> Bool {
    guard one.isHorizontal == other.isHorizontal else { return false }
    let distance = Self.lineDistance
    let (dx, dy) = one.isHorizontal ? (0, distance) : (distance, 0)
    return one.box.insetBy(dx: -dx, dy: -dy).overlaps(other.box)
  }

  /// Finds a place for a number: at the part, then on ever wider squares around it.
  private mutating func takeMarker(near anchor: CGPoint) -> CGRect? {
    guard anchor.x.isFinite, anchor.y.isFinite else { return nil }
    let step = markerSize.height + 2 * Self.margin
    for ring in 0...Self.rings {
      for (column, row) in Self.square(ring) {
        let frame = CGRect(
          x: anchor.x + CGFloat(column) * step - markerSize.width / 2,
          y: anchor.y + CGFloat(row) * step - markerSize.height / 2, width: markerSize.width,
          height: markerSize.height)
        guard isFree(frame) else { continue }
        taken.append(frame)
        return frame
      }
    }
    return nil
  }

  private static let rings = 12

  /// The places of a square around the middle, from its upper left corner in reading order.
  private static func square(_ ring: Int) -> [(Int, Int)] {
    guard ring > 0 else { return [(0, 0)] }
    var places: [(Int, Int)] = []
    for row in -ring...ring {
      for column in -ring...ring where max(abs(row), abs(column)) == ring {
        places.append((column, row))
      }
    }
    return places
  }
}
