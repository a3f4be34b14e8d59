// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
package import Foundation
import Geometry
import Views

/// Contents that scroll while something is held near their edges.
@MainActor
final class AutoScroll {
  struct Held {
    /// The location at which it is held, from the top left corner of the viewport: it rests while
    /// contents move.
    let location: CGPoint
    /// Called after each step with the point of the contents that is below it.
    let didScroll: (CGPoint) -> Void
  }

  /// The object that is held near an edge; nil for nothing.
  private(set) var held: Held?

  func begin(_ held: Held) { self.held = held }

  func end() { held = nil }
}

extension CollectionEngine {
  /// Scrolls as long as something is held at a point in the bands at the edges, and there is
  /// somewhere to go (interaction rule DP-15).
  ///
  /// Call it whenever what is held moves: away from the edges scrolling ends. Contents scroll at
  /// each multiple of ``Schedule/tickLength`` after it came into a band, so that the result does
  /// not depend on the frames that are drawn (interaction rules IX-2 and IR-6); so does an
  /// orthogonal section between its own edges. Outside a window nothing scrolls.
  ///
  /// - Parameters:
  ///   - point: Where it is held, in the host's coordinates. It rests there in the viewport.
  ///   - didScroll: Called after each step with the point of the contents that is below it now.
  package func autoScroll(at point: CGPoint, didScroll: @escaping (CGPoint) -> Void) {
    guard let window = host.node.root, canAutoScroll(at: point) else { return endAutoScroll() }
    let offset = host.offset
    autoScroll.begin(
      AutoScroll.Held(
        location: CGPoint(x: point.x - offset.x, y: point.y - offset.y), didScroll: didScroll))
    let owner = ObjectIdentifier(self)
    window.timeline.schedule.add(
      Schedule.Ticker(owner: owner, begin: window.currentTime) { [weak self, weak window] in
        guard let self, let window, host.node.root === window, autoScroll.held != nil else {
          // The host went out of the window in the middle of it.
          window?.timeline.schedule.removeTicker(of: owner)
          return
        }
        autoScrollOnce()
      })
  }

  /// Lets contents rest: nothing is held over them any more.
  package func endAutoScroll() {
    guard autoScroll.held != nil else { return }
    autoScroll.end()
    host.node.root?.timeline.schedule.removeTicker(of: ObjectIdentifier(self))
  }

  private func autoScrollOnce() {
    guard let held = autoScroll.held else { return }
    let step = Schedule.tickLength
    host.scroll(to: offset(scrolledFrom: point(below: held), for: step))
    _ = autoScrollSection(at: point(below: held), for: step)
    held.didScroll(point(below: held))
    // At the end there is nothing more to do; whoever was called may have ended it, too.
    guard let next = autoScroll.held, !canAutoScroll(at: point(below: next)) else { return }
    endAutoScroll()
  }

  private func point(below held: AutoScroll.Held) -> CGPoint {
    let offset = host.offset
    return CGPoint(x: held.location.x + offset.x, y: held.location.y + offset.y)
  }

  /// Returns the offset of the contents when something was held at a point for some time.
  private func offset(scrolledFrom point: CGPoint, for seconds: TimeInterval) -> CGPoint {
    let offset = host.offset
    guard host.isScrollable else { return offset }
    let visible = CGRect(origin: offset, size: host.containerSize).inset(by: host.contentInsets)
    let velocity = AutoScrollBand().velocity(at: point, in: visible)
    let target = clamped(
      CGPoint(x: offset.x + velocity.x * seconds, y: offset.y + velocity.y * seconds))
    return CGPoint(
      x: velocity.x == 0 ? offset.x : target.x, y: velocity.y == 0 ? offset.y : target.y)
  }

  /// Returns whether the contents, or an orthogonal section, have somewhere to go.
  private func canAutoScroll(at point: CGPoint) -> Bool {
    offset(scrolledFrom: point, for: 1) != host.offset || autoScrollSection(at: point, for: 0)
  }

  /// Scrolls the orthogonal section at a point on.
  ///
  /// - Parameters:
  ///   - point: The point, in the host's coordinates.
  ///   - seconds: For how long.
  /// - Returns: Whether it moved, or would for any length of time.
  private func autoScrollSection(
    at point: CGPoint, for seconds: TimeInterval
  ) -> Bool {
    let point = mirrored(point)
    guard let (section, _) = scrolledSection(at: point),
      let area = scrollArea(forSection: section)
    else { return false }
    let visible = mirrored(host.visibleRect).intersection(area.frame)
    guard !visible.isNull else { return false }
    let velocity = AutoScrollBand().velocity(at: point, in: visible)[area.axis]
    let old = orthogonalOffset(forSection: section)
    guard velocity != 0, area.clamped(old + velocity) != old else { return false }
    _ = setOrthogonalOffset(old + velocity * seconds, forSection: section)
    return true
  }
}

/// The bands at the edges of what is visible in which something that is dragged scrolls the
/// contents (interaction rule DP-15).
struct AutoScrollBand: Hashable, Sendable {
  /// The depth of the bands, in points.
  var depth: CGFloat = 44
  /// The speed of contents that scroll at the edge and beyond it, in points per second.
  var speed: CGFloat = 600

  init() {}

  /// Returns the velocity of contents while something is held at a point: in proportion to how deep
  /// in a band it is, towards that edge.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of `visible`.
  ///   - visible: What is visible, less insets.
  /// - Returns: Points per second on each axis; positive towards the end of the contents.
  func velocity(at point: CGPoint, in visible: CGRect) -> CGPoint {
    guard point.x.isFinite, point.y.isFinite, visible.isFinite else { return .zero }
    func velocity(_ axis: LayoutAxis) -> CGFloat {
      let (low, high) = (
        visible.origin[axis] + depth, visible.origin[axis] + visible.size[axis] - depth
      )
      func share(_ distance: CGFloat) -> CGFloat { min(max(0, distance / depth), 1) }
      // In a view of less than two bands they overlap; in its middle nothing scrolls.
      return speed * (share(point[axis] - high) - share(low - point[axis]))
    }
    return CGPoint(x: velocity(.horizontal), y: velocity(.vertical))
  }
}
