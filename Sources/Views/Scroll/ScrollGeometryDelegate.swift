// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A scroll view that decides itself where a drag comes to rest.
@MainActor
package protocol RestingOffsetDeciding: UIScrollView {
  /// Where contents come to rest.
  ///
  /// - Parameters:
  ///   - offset: Where they would by themselves.
  ///   - velocity: Points per millisecond.
  /// - Returns: The offset.
  func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint

  /// Whether it places the start of its contents from left to right itself.
  var placesHorizontalStart: Bool { get }
}
