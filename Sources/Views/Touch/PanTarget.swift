// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A view that takes fingers which move together, such as one that selects what they pass over.
@MainActor
package protocol PanTarget: UIView {
  /// Fingers have moved together so far that they do not tap.
  ///
  /// - Parameter point: The middle of the fingers where they went down, in the view's coordinates.
  /// - Returns: Whether they are the view's from now on.
  func takePan(from point: CGPoint) -> Bool

  /// The fingers that the view has taken moved.
  ///
  /// - Parameter point: The middle of the fingers, in the view's coordinates.
  func panMoved(to point: CGPoint)

  /// The fingers were lifted, or taken away.
  func panEnded()
}
