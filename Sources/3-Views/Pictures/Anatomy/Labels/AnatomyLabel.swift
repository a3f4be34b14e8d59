// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// A number or a word of a figure, and its arrow.
package struct AnatomyLabel: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    package var start: CGPoint
    package var end: CGPoint
    /// Whether the line ends in an arrow there, and not where the part is cut off.
    var startsAtEdge = true
    var endsAtEdge = true

    /// The rectangle that the line takes up: thin, but not nothing.
    package var box: CGRect {
      CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
        height: abs(end.y - start.y)
      ).insetBy(dx: -0.5, dy: -0.5)
    }

    var isHorizontal: Bool { start.y == end.y }
    var length: CGFloat { max(abs(end.x - start.x), abs(end.y - start.y)) }
  }

  package struct Candidate: Hashable, Sendable {
    package var frame: CGRect
    package var line: Line?
  }

  package var kind: PictureAnatomy.Kind
  package var text: String
  /// The name of the part; the legend says it beside a numbered label.
  package var name: String
  /// The middle of the part, near which a label that does not fit has its number.
  var anchor: CGPoint
  /// The places in order of preference.
  var candidates: [Candidate]

  /// The sizes of labels, and their distances from what is around them.
  package struct Metrics: Sendable {
    /// Returns the size of a label with its padding, in points.
    var size: @Sendable (String) -> CGSize
    /// The length that arrows keep on both sides of a label, together.
    static let arrows: CGFloat = 16
    /// From an edge to a dimension line along it.
    static let distance: CGFloat = 11
    /// From a label to a line beside it.
    static let gap: CGFloat = 3
    /// Outlines that are less wide or high have one label for both lengths.
    static let smallWidth: CGFloat = 58
    static let smallHeight: CGFloat = 40

    package init(size: @escaping @Sendable (String) -> CGSize) { self.size = size }
  }

  /// The labels of a part: one for each length that is shown, and its tag.
  static func labels(of part: AnatomyPart, in visible: CGRect, _ metrics: Metrics) -> [AnatomyLabel]
  {
    func label(_ text: String, _ candidates: [Candidate]) -> AnatomyLabel {
      AnatomyLabel(
        kind: part.kind, text: text, name: part.name,
        anchor: CGPoint(x: visible.midX, y: visible.midY), candidates: candidates)
    }
    var labels: [AnatomyLabel] = []
    let isSmall =
      part.form == .outline && part.measures.count == 2
      && (visible.width < Metrics.smallWidth || visible.height < Metrics.smallHeight)
    if isSmall, part.measures.contains(where: { $0.text.contains(" = ") }) {
      // Sums are a line each: two of them beside each other read as one.
      for measure in part.measures {
        let text = "\(measure.axis == .horizontal ? "width" : "height") \(measure.text)"
        labels.append(label(text, around(visible, metrics.size(text))))
      }
    } else if isSmall {
      let text = part.measures.map(\.text).joined(separator: " × ")
      labels.append(label(text, around(visible, metrics.size(text))))
    } else {
      for measure in part.measures {
        let size = metrics.size(measure.text)
        let lines = lines(of: part, in: visible, measure.axis, size)
        labels.append(label(measure.text, lines.flatMap { beside($0, size, visible) }))
      }
    }
    if let tag = part.tag { labels.append(label(tag, corners(visible, metrics.size(tag)))) }
    return labels
  }

  // MARK: Dimension lines

  /// The lines that a length may be shown at, the best first.
  private static func lines(
    of part: AnatomyPart, in visible: CGRect, _ axis: LayoutAxis, _ size: CGSize
  ) -> [Line] {
    let cross = axis.cross
    let (low, high) = (visible.origin[cross], visible.origin[cross] + visible.size[cross])
    // Upright lines have their label across them.
    let half = axis == .horizontal ? Metrics.distance : max(Metrics.distance, size.width / 2 + 4)
    var positions: [CGFloat]
    if part.form == .outline {
      let near = [low + half, low + half + 16]
      let far = [high - half, high - half - 16]
      if part.kind == .items {
        // Rows have their text at one end, and accessories at the other.
        let isWide = axis == .vertical && high - low > 160
        positions = (isWide ? [low + 0.66 * (high - low)] : []) + near + far
      } else {
        // A group's lines keep away from those of its first item.
        positions = far + near
      }
      positions += [0.5, 0.35, 0.65, 0.2, 0.8].map { low + $0 * (high - low) }
    } else {
      positions = [0.5, 0.25, 0.75, 0.4, 0.6, 0.12, 0.88].map { low + $0 * (high - low) }
    }
    positions.removeAll { $0 < low || $0 > high }
    if part.isMeasuredOutside {
      positions = [high + Metrics.distance, low - Metrics.distance] + positions
    }
    let start = visible.origin[axis]
    let end = start + visible.size[axis]
    return positions.map { position in
      var line = Line(
        start: CGPoint(axis, along: start, across: position),
        end: CGPoint(axis, along: end, across: position))
      line.startsAtEdge = start <= part.rect.origin[axis] + 0.5
      line.endsAtEdge = end >= part.rect.origin[axis] + part.rect.size[axis] - 0.5
      return line
    }
  }

  /// The places at a line: in it if it is long enough, else at its sides and beyond its ends.
  private static func beside(
    _ line: Line, _ size: CGSize, _ visible: CGRect
  ) -> [Candidate] {
    let middle = CGPoint(
      x: (line.start.x + line.end.x) / 2, y: (line.start.y + line.end.y) / 2)
    func candidate(x: CGFloat, y: CGFloat) -> Candidate {
      Candidate(
        frame: CGRect(
          x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height),
        line: line)
    }
    let (across, down) = (size.width / 2 + Metrics.gap, size.height / 2 + Metrics.gap)
    let extent = line.isHorizontal ? size.width : size.height
    var candidates: [Candidate] = []
    if !line.isHorizontal, !(visible.minX...visible.maxX).contains(line.start.x) {
      // Outside, away from the part.
      let side = line.start.x > visible.midX ? across : -across
      candidates.append(candidate(x: middle.x + side, y: middle.y))
    } else if line.length >= extent + Metrics.arrows {
      let free = line.length - extent - Metrics.arrows
      candidates += [0, -0.25, 0.25, -0.5, 0.5].map { shift in
        line.isHorizontal
          ? candidate(x: middle.x + shift * free, y: middle.y)
          : candidate(x: middle.x, y: middle.y + shift * free)
      }
    }
    guard candidates.isEmpty else { return candidates }
    if line.isHorizontal {
      let (left, right) = (min(line.start.x, line.end.x), max(line.start.x, line.end.x))
      return [
        candidate(x: middle.x, y: middle.y + down), candidate(x: middle.x, y: middle.y - down),
        candidate(x: right + across, y: middle.y), candidate(x: left - across, y: middle.y),
      ]
    }
    let (top, bottom) = (min(line.start.y, line.end.y), max(line.start.y, line.end.y))
    return [
      candidate(x: middle.x + across, y: middle.y), candidate(x: middle.x - across, y: middle.y),
      candidate(x: middle.x, y: bottom + down), candidate(x: middle.x, y: top - down),
    ]
  }

  // MARK: Places without a line

  /// In the middle of a rectangle, then around it.
  private static func around(_ rect: CGRect, _ size: CGSize) -> [Candidate] {
    let (dx, dy) = ((rect.width + size.width) / 2 + 2, (rect.height + size.height) / 2 + 2)
    return [
      CGPoint(x: 0, y: 0), CGPoint(x: 0, y: dy), CGPoint(x: 0, y: -dy), CGPoint(x: dx, y: 0),
      CGPoint(x: -dx, y: 0),
    ].map { shift in
      Candidate(
        frame: CGRect(
          x: rect.midX + shift.x - size.width / 2, y: rect.midY + shift.y - size.height / 2,
          width: size.width, height: size.height))
    }
  }

  /// In the corners of a rectangle, then along its upper edge.
  private static func corners(_ rect: CGRect, _ size: CGSize) -> [Candidate] {
    let inset: CGFloat = 3
    let (left, right) = (rect.minX + inset, rect.maxX - inset - size.width)
    let (top, bottom) = (rect.minY + inset, rect.maxY - inset - size.height)
    guard left <= right, top <= bottom else { return [] }
    let points = [
      CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom),
      CGPoint(x: left, y: top), CGPoint(x: (left + right) / 2, y: top),
      CGPoint(x: (left + right) / 2, y: bottom), CGPoint(x: left, y: (top + bottom) / 2),
      CGPoint(x: right, y: (top + bottom) / 2),
    ]
    return points.map { Candidate(frame: CGRect(origin: $0, size: size)) }
  }
}
