// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A view that a touch moves sideways, such as a row with swipe actions.
@MainActor
package protocol SwipeTarget: UIView {
  /// How far it is moved to the right, in points; negative to the left.
  var swipeOffset: CGFloat { get }

  /// Moves the view.
  ///
  /// - Parameter offset: How far to the right, in points; negative to the left.
  /// - Returns: Whether it has anything to show on that side. It stays where it is otherwise.
  func swipe(to offset: CGFloat) -> Bool

  /// The touch ends: the view comes to rest.
  func swipeEnded()
}
