// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

extension OrthogonalGeometry {
  /// Returns the offset at which the row comes to rest.
  ///
  /// Behaviour rules O-5 and O-7. The paging behaviours, released faster than
  /// ``velocityThreshold``, go to the next or previous stop from where the drag **began**; slower,
  /// to the stop nearest to the proposal, the later one if it is half way.
  /// `continuousGroupLeadingBoundary` takes the natural end of the throw first and the next group
  /// in its direction then.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which the touch ends, in points.
  ///   - velocity: The speed then, in points per millisecond; positive towards greater offsets.
  ///   - dragStart: The offset at which the drag began; nil for `proposed`.
  /// - Returns: The offset, in points, on a pixel.
  package func restingOffset(
    proposed: CGFloat, velocity: CGFloat = 0, dragStart: CGFloat? = nil
  ) -> CGFloat {
    guard proposed.isFinite, velocity.isFinite else { return pixelGrid.round(clamped(proposed)) }
    let start = dragStart ?? proposed
    switch behavior {
    case .none, .continuous:
      return pixelGrid.round(clamped(naturalTarget(from: proposed, velocity: velocity)))
    case .continuousGroupLeadingBoundary:
      let target = naturalTarget(from: proposed, velocity: velocity)
      let direction: Direction = velocity > 0 ? .later : velocity < 0 ? .earlier : .nearest
      return rest(groupStop(direction, to: target), near: target)
    case .paging, .groupPaging, .groupPagingCentered:
      let isThrown = velocity.magnitude > Self.velocityThreshold
      let direction: Direction = !isThrown ? .nearest : velocity > 0 ? .next : .previous
      let target = isThrown ? start : proposed
      let stop =
        behavior == .paging ? pageStop(direction, to: target) : groupStop(direction, to: target)
      return isThrown ? pixelGrid.round(clamped(stop)) : rest(stop, near: target)
    }
  }

  /// The speed, in points per millisecond, above which a drag turns a page wherever it ended.
  static let velocityThreshold: CGFloat = 0.3

  /// Which stop is looked for.
  private enum Direction {
    /// The nearest; of two equally near, the later.
    case nearest
    /// The first at or after.
    case later
    /// The last at or before.
    case earlier
    /// The first after.
    case next
    /// The last before.
    case previous
  }

  /// Offsets that differ by less are the same stop.
  private static let stopTolerance: CGFloat = 1e-6

  /// Returns the offset at which a throw ends by itself.
  private func naturalTarget(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    Self.naturalTarget(from: offset, velocity: velocity, decelerationRate: decelerationRate)
  }

  /// Returns the offset at which a throw ends by itself.
  ///
  /// - Parameters:
  ///   - offset: Where it begins, in points.
  ///   - velocity: Points per millisecond.
  ///   - rate: What is left of the speed after a millisecond.
  /// - Returns: The offset, in points.
  static func naturalTarget(
    from offset: CGFloat, velocity: CGFloat, decelerationRate rate: CGFloat
  ) -> CGFloat { offset + velocity * rate / (1 - rate) }

  /// A stop, but the ends of the row for a proposal at or beyond them (O-5).
  private func rest(_ stop: CGFloat, near proposed: CGFloat) -> CGFloat {
    guard behavior != .groupPagingCentered else { return pixelGrid.round(clamped(stop)) }
    if proposed <= 0 { return 0 }
    if proposed >= maximumOffset { return pixelGrid.round(maximumOffset) }
    return pixelGrid.round(clamped(stop))
  }

  /// A multiple of the viewport, or the end of the row.
  private func pageStop(_ direction: Direction, to offset: CGFloat) -> CGFloat {
    guard viewportLength > 0 else { return 0 }
    // The end of the row is a stop too: the page before it is the last whole one.
    if direction == .previous, offset >= maximumOffset - Self.stopTolerance {
      return ((maximumOffset - Self.stopTolerance) / viewportLength).rounded(.down) * viewportLength
    }
    let page = offset / viewportLength
    let tolerance = Self.stopTolerance / viewportLength
    let number: CGFloat =
      switch direction {
      case .nearest: (page + 0.5 + tolerance).rounded(.down)
      case .later: (page - tolerance).rounded(.up)
      case .earlier: (page + tolerance).rounded(.down)
      case .next: (page + tolerance).rounded(.down) + 1
      case .previous: (page - tolerance).rounded(.up) - 1
      }
    return number * viewportLength
  }

  /// A group's offset: at the viewport's start, or in its middle.
  private func groupStop(_ direction: Direction, to offset: CGFloat) -> CGFloat {
    guard stack.count > 0 else { return 0 }
    let group = lastGroup(withStopUpTo: offset + Self.stopTolerance)
    let here = stop(group)
    let isAtStop = (here - offset).magnitude <= Self.stopTolerance
    let following = group + 1 < stack.count ? stop(group + 1) : here
    switch direction {
    case .nearest:
      return offset - here < following - offset - Self.stopTolerance ? here : following
    case .later:
      return isAtStop || here > offset ? here : following
    case .earlier:
      return here
    case .next:
      return here > offset + Self.stopTolerance ? here : following
    case .previous:
      // Behind the last reachable stop the row is at its end: the one before is the first
      // that differs from where it is.
      return isAtStop && group > 0 ? stop(group - 1) : here
    }
  }

  private func stop(_ group: Int) -> CGFloat {
    behavior == .groupPagingCentered
      ? centeredOffset(ofGroup: group) : leadingOffset(ofGroup: group)
  }

  /// The last group whose stop is not beyond an offset, or the first.
  private func lastGroup(withStopUpTo offset: CGFloat) -> Int {
    // Centred stops of groups of different length are in order too, but not known in advance:
    // the search is by the stop itself.
    var low = 0
    var high = stack.count
    while low < high {
      let middle = low + (high - low) / 2
      if stop(middle) <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
