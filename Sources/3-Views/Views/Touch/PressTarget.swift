// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The order in which the interactions of one view are asked for a press (interaction rule IX-6).
package enum PressRank: Int, Comparable, Sendable {
  /// A control that moves its row: it takes the touch as soon as it begins.
  case reorderControl
  case menu
  case drag
  /// The gesture that moves items where no drag does.
  case reordering

  package static func < (left: PressRank, right: PressRank) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// An interaction that takes over a touch that rests on its view.
///
/// Each of the calls is made once a press, but for ``pressMoved(_:)``.
@MainActor
package protocol PressTarget: UIInteraction {
  var pressRank: PressRank { get }
  /// Asked when the touch begins: whether the interaction has anything to do there.
  func wantsPress(_ press: Press) -> Bool
  /// Called some time before the touch counts as held (interaction rule IR-3).
  func pressWillBeHeld(_ press: Press)
  /// Called when the touch ended or moved away, after ``pressWillBeHeld(_:)`` and before it
  /// was held; or if something else took it.
  func pressAbandoned(_ press: Press)
  /// Asked when the touch is held: whether the interaction takes it from the views.
  func takePress(_ press: Press) -> Bool
  func pressMoved(_ press: Press)
  func pressEnded(_ press: Press)
  func pressCancelled(_ press: Press)
}

extension PressTarget {
  package func pressWillBeHeld(_ press: Press) {}
  package func pressAbandoned(_ press: Press) {}
}

/// A touch that began where interactions wait for one that rests.
@MainActor
package final class Press {
  package unowned let window: UIWindow
  /// The point at which the touch began, in the window's coordinates.
  package let start: CGPoint
  /// The location of the touch, in the window's coordinates.
  package internal(set) var location: CGPoint
  /// The time at which the touch began, in seconds of the window's time.
  let beginTime: TimeInterval
  /// A drag that waits beside the menu that took the press (interaction rule IX-6).
  package weak var companion: (any PressTarget)?
  package var owner: (any PressTarget)?

  init(at point: CGPoint, in window: UIWindow) {
    self.window = window
    start = point
    location = point
    beginTime = window.currentTime
  }

  /// Returns where the touch is in a view's coordinates.
  package func location(in view: UIView) -> CGPoint { view.convert(location, from: window) }

  /// The distance of the touch from where it began, in points.
  package var distance: CGFloat { hypot(location.x - start.x, location.y - start.y) }

  /// Gives the press to the drag that waits beside the menu; it gets the movement.
  package func handOver() {
    guard let next = companion else { return }
    companion = nil
    owner = next
    next.pressMoved(self)
  }
}

/// A view that takes touches which move together, such as one that selects what they pass over.
@MainActor
package protocol PanTarget: UIView {
  /// Touches have moved together too far for a tap.
  ///
  /// - Parameter point: The middle of the touches where they began, in the view's coordinates.
  /// - Returns: Whether they are the view's from now on.
  func takePan(from point: CGPoint) -> Bool

  /// The touches that the view has taken moved.
  ///
  /// - Parameter point: The middle of the touches, in the view's coordinates.
  func panMoved(to point: CGPoint)

  /// The touches ended or were cancelled.
  func panEnded()
}

/// A view that a touch moves sideways, such as a row with swipe actions.
@MainActor
package protocol SwipeTarget: UIView {
  /// The distance that it is moved to the right, in points; negative to the left.
  var swipeOffset: CGFloat { get }

  /// Moves the view.
  ///
  /// - Parameter offset: How far to the right, in points; negative to the left.
  /// - Returns: Whether it has anything to show on that side. It stays where it is otherwise.
  func swipe(to offset: CGFloat) -> Bool

  /// The touch ends: the view comes to rest.
  func swipeEnded()
}

/// A view whose touches are its own wherever they move: they do not scroll.
@MainActor
package protocol TouchRetaining: UIView {}
