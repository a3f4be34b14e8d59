// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The embedded scroll area of an orthogonal section, and where it comes to rest.
///
/// Lengths and offsets are along ``axis``; at offset zero the row begins at the section's leading
/// inset. The value is a copy: measuring an element later does not change it.
package struct OrthogonalGeometry: Sendable {
  /// The embedded area in layout coordinates: the container's whole cross length by the row's
  /// height. It does not leave the section's insets out (behaviour rule O-4).
  package let frame: CGRect
  /// The axis the section scrolls along: the cross axis of the layout.
  package let axis: LayoutAxis
  let behavior: OrthogonalBehavior
  let properties: OrthogonalProperties
  /// The extent of the groups, without the section's insets.
  package let rowLength: CGFloat
  /// The container's length less the section's insets.
  package let viewportLength: CGFloat
  let leadingInset: CGFloat
  let trailingInset: CGFloat
  /// The grid that rest positions are rounded to.
  let pixelGrid: PixelGrid
  let stack: GroupStack
  let spacingBefore: CGFloat

  /// The greatest offset of the behaviours that show no space beyond the row's ends.
  var maximumOffset: CGFloat { max(0, rowLength - viewportLength) }

  /// The offset before the section was ever scrolled: zero, or the first group in the middle (O-9).
  package var initialOffset: CGFloat {
    behavior == .groupPagingCentered ? pixelGrid.round(centeredOffset(ofGroup: 0)) : 0
  }

  /// The offsets at which the section may rest. For centred paging the first and the last group
  /// can be in the middle, so offsets below zero and above ``maximumOffset`` are among them.
  package var offsetRange: ClosedRange<CGFloat> {
    guard behavior == .groupPagingCentered, stack.count > 0 else { return 0...maximumOffset }
    let first = pixelGrid.round(centeredOffset(ofGroup: 0))
    let last = pixelGrid.round(centeredOffset(ofGroup: stack.count - 1))
    return min(first, last)...max(first, last)
  }

  /// Whether the row can be pulled beyond its ends (O-8).
  var bounces: Bool {
    switch properties.bounce {
    case .automatic: rowLength > viewportLength
    case .always: true
    case .never: false
    }
  }

  /// The share of the speed that is left after a millisecond of `normal` deceleration (O-8).
  static let normalDeceleration: CGFloat = 0.998

  /// The share of a thrown row's speed that is left after a millisecond (O-8).
  var decelerationRate: CGFloat {
    switch (properties.decelerationRate, behavior) {
    case (.normal, _): Self.normalDeceleration
    case (.fast, _): 0.99
    case (.automatic, .paging), (.automatic, .groupPaging), (.automatic, .groupPagingCentered): 0.99
    case (.automatic, _): Self.normalDeceleration
    }
  }

  func clamped(_ offset: CGFloat) -> CGFloat {
    guard !offset.isNaN else { return initialOffset }
    return min(max(offset, offsetRange.lowerBound), offsetRange.upperBound)
  }

  /// The offset at which a group begins at the viewport's start.
  func leadingOffset(ofGroup group: Int) -> CGFloat {
    stack.position(group) - spacingBefore
  }

  /// The offset at which a group's centre is at the viewport's.
  func centeredOffset(ofGroup group: Int) -> CGFloat {
    guard group < stack.count else { return 0 }
    return stack.position(group) + stack.length(group) / 2 - viewportLength / 2
  }
}
