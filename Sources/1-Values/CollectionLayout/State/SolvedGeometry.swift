// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The answers of a solved layout, whichever solver made it.
///
/// Solved layouts are large values that share their arrays. Change one where it is stored: with a
/// second copy in use every change copies them.
package protocol SolvedGeometry: Sendable {
  var contentSize: CGSize { get }
  /// Whether any element is pinned, so that scrolling moves it.
  var hasPinnedElements: Bool { get }
  /// The pixels that origins are rounded to, and measured sizes up to.
  var pixelGrid: PixelGrid { get }
  var measuringConditions: MeasuringConditions { get }

  /// The elements in a rectangle of layout coordinates.
  func elements(in rect: CGRect, viewport: Viewport) -> [SolvedElement]
  /// A cell, wherever it is; nil if none is laid out.
  func cell(item: Int, section: Int) -> SolvedElement?
  /// A header, a footer or a badge; a pinned one where it is now; nil if there is none.
  func supplementary(
    kind: String, section: Int, index: Int, viewport: Viewport
  ) -> SolvedElement?
  /// A background; nil if there is none.
  func decoration(kind: String, section: Int, index: Int) -> SolvedElement?
  /// The visible pinned elements, where they are now.
  func pinnedElements(viewport: Viewport) -> [SolvedElement]

  /// Takes in the measured size of an element.
  ///
  /// It is rounded up to pixels along estimated axes (behaviour rule R-2). A size that is not
  /// finite, an element that is not estimated and one that does not exist are ignored.
  ///
  /// - Parameters:
  ///   - size: The size that the element's view asks for, in points.
  ///   - identity: The element that was measured.
  /// - Returns: Whether the geometry changed.
  @discardableResult
  mutating func setMeasuredSize(_ size: CGSize, of identity: ElementIdentity) -> Bool
}

/// The conditions of the sizes that views ask for: with other conditions they do not hold.
package struct MeasuringConditions: Hashable, Sendable {
  package var scrollDirection: LayoutAxis
  /// The length across it, in points.
  var crossLength: CGFloat
  package var itemCounts: [Int]
}

extension SolvedGeometry {
  /// An element; a pinned one where it is now; nil if there is none.
  package func element(_ identity: ElementIdentity, viewport: Viewport) -> SolvedElement? {
    let (kind, section, index) = (identity.kind ?? "", identity.section, identity.index)
    return switch identity.category {
    case .cell: cell(item: index, section: section)
    case .supplementaryView:
      supplementary(kind: kind, section: section, index: index, viewport: viewport)
    case .decorationView: decoration(kind: kind, section: section, index: index)
    }
  }

  /// Takes in many measured sizes, section by section and item by item: where lines wrap, the order
  /// of measuring can matter, and that of a dictionary is another one in every process.
  package mutating func setMeasuredSizes(_ sizes: [ElementIdentity: CGSize]) {
    let ordered = sizes.sorted { one, other in
      (one.key.section, one.key.category.rawValue, one.key.index, one.key.kind ?? "")
        < (other.key.section, other.key.category.rawValue, other.key.index, other.key.kind ?? "")
    }
    for (identity, size) in ordered { setMeasuredSize(size, of: identity) }
  }

  /// Takes in the measured size of an element.
  ///
  /// - Returns: How much larger the content is now.
  package mutating func growth(measuring size: CGSize, of identity: ElementIdentity) -> CGSize {
    let before = contentSize
    setMeasuredSize(size, of: identity)
    let after = contentSize
    return CGSize(width: after.width - before.width, height: after.height - before.height)
  }
}

extension PixelGrid {
  /// A measured size as layouts use it: rounded up to pixels (rule R-2); nil if it is not finite.
  func measured(_ size: CGSize) -> CGSize? {
    guard size.width.isFinite, size.height.isFinite else { return nil }
    // Beyond this a single element is longer than content may be.
    let limit = LayoutLimits.contentPixels / scale / 1_000_000
    return CGSize(
      width: ceil(min(max(0, size.width), limit)), height: ceil(min(max(0, size.height), limit)))
  }

  /// Returns whether a measured size is another one than an element has.
  package func isChange(from old: CGSize, to new: CGSize, along axes: EstimatedAxes) -> Bool {
    LayoutAxis.allCases.contains { axes[$0] && ceil(new[$0]) != old[$0] }
  }
}
