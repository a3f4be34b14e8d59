// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

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
