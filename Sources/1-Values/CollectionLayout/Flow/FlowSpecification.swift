// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// Everything that decides where a flow layout puts its elements, as a value.
///
/// All lengths are points. Layout coordinates run from left to right and from top to bottom; the
/// origin is the corner of the content, inside the content insets.
package struct FlowSpecification: Hashable, Sendable {
  /// The direction in which lines stack and the layout scrolls.
  package var scrollDirection: LayoutAxis
  /// The space that the collection view has, without its adjusted content insets. Only the length
  /// across the scroll direction counts.
  package var containerSize: CGSize
  /// The pixels that origins are rounded to.
  var pixelGrid: PixelGrid
  /// Whether origins are rounded (F-10); AppKit keeps the exact numbers (appkit rule MI-7).
  package var roundsOrigins = true
  /// Which items share a line, and which sections are grids.
  package var lineRule = FlowLineRule.exact
  /// Whether headers stay visible while their section is.
  package var pinsHeaders = false
  /// Whether footers stay visible while their section is.
  package var pinsFooters = false
  package var sections: [FlowSectionSpecification]

  /// Creates a specification without pinned elements.
  ///
  /// - Parameters:
  ///   - sections: The sections from the start.
  ///   - containerSize: The space without the adjusted content insets, in points.
  ///   - scrollDirection: The direction in which lines stack.
  ///   - pixelGrid: The pixels that origins are rounded to.
  package init(
    _ sections: [FlowSectionSpecification], in containerSize: CGSize,
    scrollDirection: LayoutAxis = .vertical, pixelGrid: PixelGrid
  ) {
    self.sections = sections
    self.containerSize = containerSize
    self.scrollDirection = scrollDirection
    self.pixelGrid = pixelGrid
  }

  /// The element kind of headers: UIKit's `elementKindSectionHeader`.
  package static let headerKind = "UICollectionElementKindSectionHeader"
  /// The element kind of footers: UIKit's `elementKindSectionFooter`.
  package static let footerKind = "UICollectionElementKindSectionFooter"
}

/// Which items share a line, and which sections are grids: what UIKit and AppKit tell otherwise.
package enum FlowLineRule: Hashable, Sendable {
  /// UIKit's: lengths are added from the left, and a line holds what does not exceed it by any bit
  /// (behaviour rule F-3). Items of one size form a grid (F-4).
  case exact
  /// AppKit's: a millionth of a pixel more fits, and items of one length across the scroll direction
  /// form a grid (appkit rule MF-1).
  case tolerant
}

/// A section of a flow layout. The defaults are UIKit's (behaviour section 7.1).
package struct FlowSectionSpecification: Hashable, Sendable {
  /// The rule for the sizes of items that are not measured yet.
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

  package var items: FlowItemSizes
  package var estimation = Estimation.none
  /// The space around the lines, inside header and footer.
  package var insets = UIEdgeInsets.zero
  /// The distance of two lines, which is exact (F-9). Lines overlap if it is negative.
  package var lineSpacing: CGFloat = 10
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

/// The sizes of a section's items: one for all, or one for each.
///
/// Where all sizes are the same nothing is stored for an item, however many there are.
package struct FlowItemSizes: Hashable, Sendable {
  package enum Storage: Hashable, Sendable {
    case equal(CGSize)
    case each(ContiguousArray<CGSize>)
  }

  package let count: Int
  package let storage: Storage

  package func areEqual(along axis: LayoutAxis) -> Bool {
    guard case .each(let sizes) = storage, let first = sizes.first else { return true }
    return sizes.allSatisfy { $0[axis] == first[axis] }
  }

  package init(count: Int, each size: CGSize) {
    self.count = count
    storage = .equal(size)
  }

  /// Items of any sizes, stored one by one also where they are the same.
  package init(_ sizes: some Sequence<CGSize>) {
    let sizes = ContiguousArray(sizes)
    count = sizes.count
    storage = .each(sizes)
  }

  /// Items that are asked for their sizes, each once and in order. Sizes are stored from the first
  /// on that differs.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - first: The size of item 0, which is not asked for.
  ///   - size: The size of any other item.
  package init(count: Int, first: CGSize, asking size: (_ item: Int) -> CGSize) {
    self.count = count
    var item = 1
    while item < count {
      let next = size(item)
      if next != first {
        var sizes = ContiguousArray(repeating: first, count: item)
        sizes.reserveCapacity(count)
        sizes.append(next)
        for item in item + 1..<count { sizes.append(size(item)) }
        storage = .each(sizes)
        return
      }
      item += 1
    }
    storage = .equal(first)
  }
}
