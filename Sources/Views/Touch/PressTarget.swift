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
  /// Asked when the touch is held: whether the interaction takes it. Views no longer get
  /// it then.
  func takePress(_ press: Press) -> Bool
  /// The touch that was taken has moved.
  func pressMoved(_ press: Press)
  /// The touch that was taken has ended.
  func pressEnded(_ press: Press)
  /// The touch that was taken is cancelled.
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
  /// Where the touch began, in the window's coordinates.
  package let start: CGPoint
  /// Where the touch is, in the window's coordinates.
  package internal(set) var location: CGPoint
  /// When the touch began, in seconds of the window's time.
  let beginTime: TimeInterval
  /// A drag that waits beside the menu that took the press (interaction rule IX-6).
  weak var companion: (any PressTarget)?
  /// What took the press.
  var owner: (any PressTarget)?

  init(at point: CGPoint, in window: UIWindow) {
    self.window = window
    start = point
    location = point
    beginTime = window.currentTime
  }

  /// Returns where the touch is in a view's coordinates.
  package func location(in view: UIView) -> CGPoint { view.convert(location, from: window) }

  /// How far the touch is from where it began, in points.
  package var distance: CGFloat { hypot(location.x - start.x, location.y - start.y) }

  /// Gives the press to the drag that waits beside the menu; it gets the movement.
  package func handOver() {
    guard let next = companion else { return }
    companion = nil
    owner = next
    next.pressMoved(self)
  }
}
