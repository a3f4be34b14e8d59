// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The frames of what is in a row of a list or a table.
///
/// ```
/// | margin | indent | delete | gap | custom || content || label | gap | disclosure | margin |
/// ```
///
/// Leading accessories touch the content, whose own margin keeps them apart. Everything is laid out
/// from the leading edge and, from right to left, mirrored at the end.
package struct RowLayout: Hashable, Sendable {
  package struct Accessory: Hashable, Sendable {
    /// The size; without a height it is as high as the content.
    package var width: CGFloat
    package var height: CGFloat?
    /// The distance that its frame reaches beyond the end of what is drawn; negative for one that
    /// stands farther from the end than others.
    package var overhang: CGFloat = 0
    package var isReorderControl = false

    /// Creates an accessory that ends where the space for it does.
    package init(width: CGFloat, height: CGFloat? = nil, overhang: CGFloat = 0) {
      (self.width, self.height, self.overhang) = (width, height, overhang)
    }
  }

  /// The text to lay out, with its conditions.
  package struct Request: Hashable, Sendable {
    package var size: CGSize
    package var isMirrored = false
    /// The free space above and below the content and the accessories.
    package var top: CGFloat = 0
    package var bottom: CGFloat = 0
    /// From the leading edge to the first leading accessory.
    package var leadingMargin: CGFloat
    /// Between the last trailing accessory and the trailing edge; nil for that of the metrics.
    package var trailingMargin: CGFloat?
    /// The inset that is covered at the leading edge; and that at the trailing edge.
    package var leadingInset: CGFloat = 0
    package var trailingInset: CGFloat = 0
    package var indentation: CGFloat = 0
    /// Whether leading accessories are indented as well.
    package var indentsAccessories = true
    /// The start of content that is not indented; nil for the end of the leading accessories.
    package var contentStart: CGFloat?
    package var leading: [Accessory] = []
    package var trailing: [Accessory] = []
    /// Whether there is a line before a reorder control that other accessories are before.
    package var dividesReorderControl = false

    /// Creates a request without accessories, for a row that is read from left to right.
    package init(size: CGSize, leadingMargin: CGFloat) {
      (self.size, self.leadingMargin) = (size, leadingMargin)
    }
  }

  /// The frames of the leading accessories, from the edge.
  package private(set) var leading: [CGRect] = []
  /// The frames of the trailing accessories, from the content.
  package private(set) var trailing: [CGRect] = []
  /// The frame of the line before the reorder control; it does not touch the row's lines.
  package private(set) var divider: CGRect?
  /// The frame of the content between them; never of negative size.
  package private(set) var content: CGRect
  /// From the leading edge to the content.
  package let contentStart: CGFloat

  /// Lays out.
  ///
  /// - Parameters:
  ///   - request: What there is.
  ///   - metrics: The lengths of the row, in points.
  /// - Complexity: O(accessories).
  package init(_ request: Request, _ metrics: RowMetrics) {
    let height = max(0, request.size.height - request.top - request.bottom)
    func frame(_ x: CGFloat, _ width: CGFloat, _ ownHeight: CGFloat? = nil) -> CGRect {
      let rect = CGRect(
        x: x, y: request.top + (height - (ownHeight ?? height)) / 2, width: width,
        height: ownHeight ?? height)
      return request.isMirrored ? rect.mirrored(in: request.size.width) : rect
    }

    // 1. From the leading edge to the content.
    var start = request.leadingInset
    var shift = request.indentation
    if !request.leading.isEmpty {
      start += request.leadingMargin
      if request.indentsAccessories {
        start += shift
        shift = 0
      }
      for (index, accessory) in request.leading.enumerated() {
        if index > 0 { start += metrics.leadingGap }
        leading.append(frame(start, accessory.width, accessory.height))
        start += accessory.width
      }
    }
    start += shift
    if let fixed = request.contentStart {
      start = min(request.size.width, fixed + request.indentation)
    }

    // 2. From the trailing edge back to the content.
    var end = request.size.width - request.trailingInset
    if let last = request.trailing.last {
      let margin = request.trailingMargin ?? metrics.trailingMargin
      end -= last.isReorderControl ? metrics.reorderMargin : margin
    }
    for (index, accessory) in request.trailing.enumerated().reversed() {
      end += accessory.overhang
      end -= accessory.width
      trailing.insert(frame(end, accessory.width, accessory.height), at: 0)
      guard index > 0 else { break }
      guard accessory.isReorderControl else {
        end -= metrics.trailingGap
        continue
      }
      guard request.dividesReorderControl else {
        end -= metrics.reorderGap
        continue
      }
      let width = metrics.reorderDividerWidth
      let line = frame(end - (metrics.dividedReorderGap - width) / 2 - width, width)
      divider = line.insetBy(dx: 0, dy: min(8, line.height / 4))
      end -= metrics.dividedReorderGap
    }

    // 3. The content between them.
    contentStart = start
    content = frame(start, max(0, end - start))
  }
}

package struct ListRowPosition: Hashable, Sendable {
  package var isFirst: Bool
  package var isLast: Bool

  package init(isFirst: Bool, isLast: Bool) {
    self.isFirst = isFirst
    self.isLast = isLast
  }
}

/// The edges of a row at which it draws separators; neither by default.
package struct ListSeparatorRule: Hashable, Sendable {
  package var top = false
  package var bottom = false
  /// Whether the one at the top runs from edge to edge, as the first line of a group does.
  package var isTopFull = false
  /// Whether the one at the bottom runs from edge to edge, as the last line of a group does.
  package var isBottomFull = false

  package static let hidden = ListSeparatorRule()

  package init() {}
}

/// The lines at the edges of a row (behaviour rules SE-3, SE-4 and TV-12).
package struct RowSeparators: Hashable, Sendable {
  /// From the edges of the row to a line.
  package typealias Insets = (leading: CGFloat, trailing: CGFloat)

  /// The frames of the lines; nil for no line.
  package private(set) var top: CGRect?
  package private(set) var bottom: CGRect?

  /// Lays out the lines of a row.
  ///
  /// - Parameters:
  ///   - rule: Which lines there are.
  ///   - size: The size of the row.
  ///   - thickness: The thickness of a line.
  ///   - isMirrored: Whether the leading edge is at the right.
  ///   - insets: Returns the insets of a line, given whether it runs from edge to edge by itself;
  ///     called for lines that are there.
  package init(
    _ rule: ListSeparatorRule, size: CGSize, thickness: CGFloat, isMirrored: Bool,
    insets: (_ isTop: Bool, _ isFull: Bool) -> Insets
  ) {
    func line(_ isTop: Bool, isFull: Bool) -> CGRect {
      let (leading, trailing) = insets(isTop, isFull)
      return CGRect(
        x: isMirrored ? trailing : leading, y: isTop ? 0 : size.height - thickness,
        width: max(0, size.width - leading - trailing), height: thickness)
    }
    if rule.top { top = line(true, isFull: rule.isTopFull) }
    if rule.bottom { bottom = line(false, isFull: rule.isBottomFull) }
  }
}

/// The lengths that the parts of a row are laid out with, in points (rules AC-5, TV-18 and TV-31).
///
/// Lists and tables were measured apart, and differ: do not correct one by the other.
package struct RowMetrics: Hashable, Sendable {
  /// The space for an accessory's symbol, and for a chevron, unless the symbol's own size decides.
  package var accessoryWidth: CGFloat
  package var disclosureWidth: CGFloat
  /// The size of a list's reorder control; without a height it is as high as the content. Tables have their own.
  package var reorderWidth: CGFloat = 24
  package var reorderHeight: CGFloat?
  /// The distance that a chevron's space reaches beyond the margin, so that what is drawn ends near it.
  package var disclosureOverhang: CGFloat
  package var leadingGap: CGFloat
  package var trailingGap: CGFloat
  /// Between a reorder control and the accessory before it.
  package var reorderGap: CGFloat
  /// The same where a line divides them, the line included, and the width of that line.
  package var dividedReorderGap: CGFloat
  package var reorderDividerWidth: CGFloat
  /// Between the last accessory and the trailing edge, and between a reorder control and that edge.
  package var trailingMargin: CGFloat
  package var reorderMargin: CGFloat
  /// From the leading edge to the first leading accessory.
  package var leadingMargin: CGFloat
  /// The radius of a card's corners.
  package var cornerRadius: CGFloat
  /// Whether those corners are continuous curves instead of arcs of a circle.
  package var hasContinuousCorners: Bool
  /// The thickness of lines; nil for a pixel.
  package var lineThickness: CGFloat?
  /// Whether lines that begin at the text end at the margin; else they reach the row's edge.
  package var linesEndAtMargin = false
  package var swipe: SwipeMetrics

  /// The thickness of lines at a number of pixels per point.
  package func lineThickness(scale: CGFloat) -> CGFloat { lineThickness ?? 1 / max(1, scale) }

  package static let list: ByDesign<RowMetrics> = {
    let iOS17 = RowMetrics(
      accessoryWidth: 24, disclosureWidth: 10.5, disclosureOverhang: 1.5, leadingGap: 16,
      trailingGap: 8, reorderGap: 8,
      dividedReorderGap: 17, reorderDividerWidth: 1, trailingMargin: 8, reorderMargin: 8,
      leadingMargin: 16, cornerRadius: 10, hasContinuousCorners: true,
      // Both uncertain.
      swipe: SwipeMetrics(minimumActionWidth: 74, fullSwipeShare: 0.6))
    var iOS26 = iOS17
    // LK-60
    (iOS26.disclosureWidth, iOS26.disclosureOverhang) = (14, 0)
    // LK-63
    (iOS26.reorderWidth, iOS26.reorderHeight) = (27, 44)
    iOS26.takeNewShapes()
    return ByDesign(iOS17, iOS26)
  }()

  /// The rows of lists on the Mac, measured on a recent system.
  package static let macList: RowMetrics = {
    var metrics = list[.iOS17]
    (metrics.disclosureWidth, metrics.disclosureOverhang) = (14, 0)
    metrics.cornerRadius = 26
    return metrics
  }()

  package static let table: ByDesign<RowMetrics> = {
    let iOS17 = RowMetrics(
      // The sizes of the symbols decide.
      accessoryWidth: 0, disclosureWidth: 0, disclosureOverhang: 0, leadingGap: 0,
      // Between the i and a chevron. Uncertain.
      trailingGap: 15,
      reorderGap: 8, dividedReorderGap: 8, reorderDividerWidth: 0, trailingMargin: 16,
      reorderMargin: 16, leadingMargin: 15, cornerRadius: 10, hasContinuousCorners: false,
      swipe: SwipeMetrics(minimumActionWidth: 74, fullSwipeShare: 0.68))
    var iOS26 = iOS17
    iOS26.takeNewShapes()
    return ByDesign(iOS17, iOS26)
  }()

  /// Takes what lists and tables have in common in the design of iOS 26.
  private mutating func takeNewShapes() {
    // LK-9, LK-38
    (cornerRadius, hasContinuousCorners) = (26, true)
    // LK-50
    lineThickness = 1
    // LK-51 to LK-53
    linesEndAtMargin = true
    // LK-73, LK-74
    swipe.minimumActionWidth = 0
    swipe.fullSwipeShare = 0.68
    swipe.pill = SwipeMetrics.Pill()
  }
}
