// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

extension UIWindow {
  /// Begins several touches that move together. One is a touch as by ``beginTouch(at:)``. Several
  /// go to gesture recognizers and not to views, and collection views and tables can select with two.
  ///
  /// > Note: Differs from UIKit: there only the user can.
  ///
  /// - Parameter points: The locations in points. Without any, or with one that is not finite, the
  ///   console gets a message and nothing begins.
  public func beginTouches(at points: [CGPoint]) {
    cancelTouch()
    guard !points.isEmpty, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      consoleMessage("UIWindow.beginTouches(at:): touches cannot begin at \(points).")
      return
    }
    guard points.count > 1 else { return beginTouch(at: points[0]) }
    layoutIfNeeded()
    let group = FingerGroup(at: points, in: self)
    fingers = group
    group.begin()
  }

  /// Moves all touches. If they are more than 10 points away from where they began, the view
  /// below may take them; otherwise they scroll.
  ///
  /// > Note: Differs from UIKit: there only the user can.
  ///
  /// - Parameter vector: The distance in points. One that is not finite is ignored with a message on
  ///   the console.
  public func moveTouches(by vector: CGVector) {
    guard vector.dx.isFinite, vector.dy.isFinite else {
      consoleMessage("UIWindow.moveTouches(by:): touches cannot move by \(vector).")
      return
    }
    layoutIfNeeded()
    if let fingers { return fingers.move(by: vector) }
    guard let point = activeTouch?.location(in: nil) else { return }
    moveTouch(to: CGPoint(x: point.x + vector.dx, y: point.y + vector.dy))
  }

  /// Moves each touch to a point, for pinches and rotations. Otherwise as ``moveTouches(by:)``, by
  /// the distance that their middle moves.
  ///
  /// > Note: Differs from UIKit: there only the user can.
  ///
  /// - Parameter points: The locations in points, one for each touch in the order of
  ///   ``beginTouches(at:)``. Another number, or a point that is not finite, is ignored with a
  ///   message on the console.
  public func moveTouches(to points: [CGPoint]) {
    let count = fingers?.count ?? (activeTouch == nil ? 0 : 1)
    guard points.count == count, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      consoleMessage("UIWindow.moveTouches(to:): \(count) touches cannot move to \(points).")
      return
    }
    layoutIfNeeded()
    if let fingers { return fingers.move(to: points) }
    if let point = points.first { moveTouch(to: point) }
  }

  /// Ends all touches.
  ///
  /// > Note: Differs from UIKit: there only the user can.
  public func endTouches() {
    guard let fingers else { return endTouch() }
    endTouches(of: fingers)
  }

  /// The touches are over.
  func endTouches(of group: FingerGroup?) {
    fingers = nil
    group?.end()
  }
}
