// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

extension InteractionMetrics {
  /// The metrics of lifting something and setting it down again (interaction rules, section 2.7).
  package struct Lift: Hashable, Sendable {
    var scale: CGFloat = 1.05
    /// A preview keeps away from the window's sides by half of this, in points.
    package var windowMargin: CGFloat = 32
    package var duration: TimeInterval = 0.2
    package var returnDuration: TimeInterval = 0.25
    package var shadowOpacity: Float = 0.25
    package var shadowRadius: CGFloat = 10
    package var shadowOffset = CGSize(width: 0, height: 5)

    init() {}

    package func scale(width: CGFloat, in window: CGFloat) -> CGFloat {
      guard width > 0 else { return 1 }
      return max(1, min(scale, (window - windowMargin) / width))
    }
  }

  /// The metrics of a drag, and of its end (interaction rules, section 2.7).
  package struct Drag: Hashable, Sendable {
    /// The longer side of what is dragged where it is not shown in full size, in points.
    package var reducedLength: CGFloat = 120
    package var scalingDuration: TimeInterval = 0.2
    /// Seconds in which what is added comes to the others.
    package var joiningDuration: TimeInterval = 0.3
    package var cancelDuration: TimeInterval = 0.35
    package var dropDuration: TimeInterval = 0.4
    /// Seconds in which what goes nowhere disappears (rule DP-16).
    package var fadeDuration: TimeInterval = 0.25
    /// The scale at the end of previews without a target.
    package var fadeScale: CGFloat = 0.5
    /// The share of a drop at whose end what is dropped into something disappears (rule DP-19).
    package var disappearingShare: Double = 0.2

    init() {}
  }

  /// Several things that are dragged (interaction rules, section 2.7).
  package struct Stack: Hashable, Sendable {
    /// The distance that the images behind show, in points along both axes.
    var offset: CGFloat = 4
    /// The angle of the images behind, in degrees, one way and the other.
    var angle: CGFloat = 3
    var visibleCount = 3

    init() {}

    /// Returns the position of the image that lies so far behind the front, as seen from there.
    ///
    /// - Parameters:
    ///   - depth: 0 is the front.
    ///   - isMirrored: Whether the layout runs from right to left.
    /// - Returns: How far it is moved in points and turned in radians, and its alpha.
    package func place(depth: Int, isMirrored: Bool) -> (
      offset: CGVector, angle: CGFloat, alpha: CGFloat
    ) {
      let side: CGFloat = isMirrored ? -1 : 1
      let step = CGFloat(min(depth, visibleCount - 1)) * offset
      let turn = depth == 0 ? 0 : depth % 2 == 1 ? angle : -angle
      return (
        CGVector(dx: side * step, dy: step), side * turn * .pi / 180, depth < visibleCount ? 1 : 0
      )
    }
  }

  /// The metrics of the badge with the number of dragged items, or the operation of a drop
  /// (interaction rule DP-7).
  package struct Badge: Hashable, Sendable {
    package var diameter: CGFloat = 26
    package var fontSize: CGFloat = 15
    package var symbolSize: CGFloat = 14
    /// Points beside a number that is wider than the badge is high.
    package var margin: CGFloat = 6.5

    package init() {}
  }

  /// The metrics of an item that opens when a drag rests over it (interaction rule SP-2).
  package struct SpringLoading: Hashable, Sendable {
    /// Seconds over the same thing until it is about to open.
    package var delay: TimeInterval = 1
    /// A touch that has moved less than this is at rest, in points …
    package var restDistance: CGFloat = 5
    /// … in so many seconds.
    package var restDuration: TimeInterval = 0.2
    /// The number of changes of the highlight before it opens.
    package var flashCount = 4
    package var flashDuration: TimeInterval = 0.1

    init() {}
  }
}
