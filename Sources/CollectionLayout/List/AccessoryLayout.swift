// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The lengths that accessories are laid out with, in points (behaviour rule AC-5).
package struct AccessoryMetrics: Hashable, Sendable {
  /// The space for an accessory's symbol.
  package var width: CGFloat
  /// The space for a chevron.
  package var disclosureWidth: CGFloat
  /// Between leading accessories.
  package var leadingGap: CGFloat
  /// Between trailing accessories.
  package var trailingGap: CGFloat
  /// Between the last accessory and the trailing edge.
  package var trailingMargin: CGFloat
  /// Between a reorder control and the accessory before it, the line between them included.
  package var reorderGap: CGFloat
  /// The width of that line.
  var reorderSeparatorWidth: CGFloat

  /// Creates metrics; the arguments are the properties.
  package init(
    width: CGFloat, disclosureWidth: CGFloat, leadingGap: CGFloat, trailingGap: CGFloat,
    trailingMargin: CGFloat, reorderGap: CGFloat, reorderSeparatorWidth: CGFloat
  ) {
    self.width = width
    self.disclosureWidth = disclosureWidth
    self.leadingGap = leadingGap
    self.trailingGap = trailingGap
    self.trailingMargin = trailingMargin
    self.reorderGap = reorderGap
    self.reorderSeparatorWidth = reorderSeparatorWidth
  }
}

/// Where a list cell's accessories and its content are, from its leading edge.
///
/// ```
/// | margin | indent | delete | gap | custom || content || label | gap | disclosure | margin |
/// ```
///
/// Leading accessories touch the content, whose own margin keeps them apart.
package struct AccessoryLayout: Hashable, Sendable {
  /// What is to be laid out.
  package struct Request: Hashable, Sendable {
    /// The width of the cell.
    var width: CGFloat
    /// From the leading edge to the first leading accessory.
    var leadingMargin: CGFloat
    /// What the safe area covers at the leading edge.
    package var leadingSafeArea: CGFloat = 0
    /// What the safe area covers at the trailing edge.
    package var trailingSafeArea: CGFloat = 0
    /// How far the content is indented.
    package var indentation: CGFloat = 0
    /// Whether leading accessories are indented as well.
    package var indentsAccessories = true
    /// The widths of the leading accessories, from the edge.
    package var leading: [CGFloat] = []
    /// The widths of the trailing accessories, from the content.
    package var trailing: [CGFloat] = []
    /// Whether the last trailing accessory is a reorder control with a line before it.
    package var dividesLast = false

    /// Creates a request without accessories.
    package init(width: CGFloat, leadingMargin: CGFloat) {
      self.width = width
      self.leadingMargin = leadingMargin
    }
  }

  /// A stretch from one distance from the leading edge to another.
  package struct Span: Hashable, Sendable {
    /// From the leading edge.
    package var start: CGFloat
    /// The width.
    package var width: CGFloat

    /// Creates a stretch.
    package init(start: CGFloat, width: CGFloat) {
      self.start = start
      self.width = width
    }
  }

  /// The leading accessories, from the edge.
  package private(set) var leading: [Span] = []
  /// The trailing accessories, from the content.
  package private(set) var trailing: [Span] = []
  /// The line before the reorder control.
  package private(set) var divider: Span?
  /// The content between them; never of negative width.
  package private(set) var content: Span

  /// Lays out.
  ///
  /// - Parameters:
  ///   - request: What there is.
  ///   - metrics: The lengths.
  /// - Complexity: O(accessories).
  package init(_ request: Request, _ metrics: AccessoryMetrics) {
    var start = request.leadingSafeArea
    var shift = request.indentation
    if !request.leading.isEmpty {
      start += request.leadingMargin
      if request.indentsAccessories {
        start += shift
        shift = 0
      }
      for (index, width) in request.leading.enumerated() {
        if index > 0 { start += metrics.leadingGap }
        leading.append(Span(start: start, width: width))
        start += width
      }
    }
    start += shift

    var end = request.width - request.trailingSafeArea
    if !request.trailing.isEmpty {
      end -= metrics.trailingMargin
      for (index, width) in request.trailing.enumerated().reversed() {
        end -= width
        trailing.insert(Span(start: end, width: width), at: 0)
        guard index > 0 else { continue }
        guard request.dividesLast, index == request.trailing.count - 1 else {
          end -= metrics.trailingGap
          continue
        }
        let side = (metrics.reorderGap - metrics.reorderSeparatorWidth) / 2
        divider = Span(
          start: end - side - metrics.reorderSeparatorWidth, width: metrics.reorderSeparatorWidth)
        end -= metrics.reorderGap
      }
    }
    content = Span(start: start, width: max(0, end - start))
  }
}

extension AccessoryLayout.Span {
  /// The stretch as an interval from the left edge.
  ///
  /// - Parameters:
  ///   - width: The width of the cell.
  ///   - isMirrored: Whether the leading edge is at the right.
  /// - Returns: Where it begins.
  package func minX(in width: CGFloat, isMirrored: Bool) -> CGFloat {
    isMirrored ? width - start - self.width : start
  }
}
