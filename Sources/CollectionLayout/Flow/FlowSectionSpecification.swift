// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// What a section of a flow layout asks for. The defaults are UIKit's (behaviour section 7.1).
package struct FlowSectionSpecification: Hashable, Sendable {
  /// How items that are not measured yet get their sizes.
  package enum Estimation: Hashable, Sendable {
    /// Sizes are sizes: nothing is measured.
    case none
    /// Each item keeps its own estimate until it is measured.
    case each
    /// All items count as the average of those that were measured, and as their estimate before
    /// the first was (behaviour rule Z-12).
    ///
    /// The rule does not say of which items: here it is those of the same section, so that
    /// measuring in one section leaves the others alone.
    case average
  }

  /// The sizes of the items.
  package var items: FlowItemSizes
  /// What of these sizes is an estimate.
  package var estimation = Estimation.none
  /// The space around the lines, inside header and footer.
  package var insets = UIEdgeInsets.zero
  /// The distance of two lines, which is exact (F-9). Lines overlap if it is negative.
  package var lineSpacing: CGFloat = 10
  /// The least distance of two items on a line.
  package var interitemSpacing: CGFloat = 10
  /// The length of the header along the scroll direction; no header for zero and less.
  package var headerLength: CGFloat = 0
  /// The length of the footer along the scroll direction; no footer for zero and less.
  package var footerLength: CGFloat = 0

  /// Whether the items are in one row, which scrolls across (appkit rule MC-1). Lines, and with
  /// them the line spacing, do not matter then.
  package var isCollapsed = false

  /// Creates a section without insets, header and footer.
  package init(_ items: FlowItemSizes) { self.items = items }
}

extension UIEdgeInsets {
  /// The inset at the start of an axis: left or top.
  package func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? left : top }

  /// The inset at the end of an axis: right or bottom.
  package func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? right : bottom }

  /// Section insets that are counted from the safe area or the layout margins (behaviour rule
  /// F-13): across the scroll direction each edge becomes `max(inset + reference − content, 0)`.
  ///
  /// - Parameters:
  ///   - reference: The safe area or the margins, by edge.
  ///   - content: The adjusted content insets, which the container does not hold any more.
  ///   - scrollDirection: The direction of the layout.
  /// - Returns: The insets that the section has.
  package func counted(
    from reference: UIEdgeInsets, beyond content: UIEdgeInsets, scrollDirection: LayoutAxis
  ) -> UIEdgeInsets {
    var result = self
    switch scrollDirection {
    case .vertical:
      result.left = max(left + reference.left - content.left, 0)
      result.right = max(right + reference.right - content.right, 0)
    case .horizontal:
      result.top = max(top + reference.top - content.top, 0)
      result.bottom = max(bottom + reference.bottom - content.bottom, 0)
    }
    return result
  }
}

extension FlowSpecification {
  /// Counts the section insets from something else than the content insets (behaviour rule F-13).
  ///
  /// - Parameters:
  ///   - reference: The safe area or the margins, by edge.
  ///   - content: The adjusted content insets, which the container does not hold any more.
  package mutating func countInsets(from reference: UIEdgeInsets, beyond content: UIEdgeInsets) {
    for index in sections.indices {
      sections[index].insets = sections[index].insets.counted(
        from: reference, beyond: content, scrollDirection: scrollDirection)
    }
  }
}
