// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What a scroll view of another module decides about its own geometry.
///
/// It is a delegate since `package` members cannot be overridden across modules.
@MainActor
package protocol ScrollGeometryDelegate: AnyObject {
  /// Called directly after new bounds are stored: before subviews, insets and the scroll view's
  /// delegate hear of them.
  func boundsWereStored()

  /// Where contents come to rest.
  ///
  /// - Parameters:
  ///   - offset: Where they would by themselves.
  ///   - velocity: Points per millisecond.
  /// - Returns: The offset.
  func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint

  /// Whether it places the start of its contents from left to right itself.
  var placesHorizontalStart: Bool { get }

  /// Whether `.automatic` adds the top and bottom of the safe area also to contents that are
  /// shorter than the view.
  var adjustsInsetsOfShortContents: Bool { get }
}
