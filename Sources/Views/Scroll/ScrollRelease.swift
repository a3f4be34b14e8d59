// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// How a drag ended, for what decides where the contents come to rest.
package struct ScrollRelease: Hashable, Sendable {
  /// The offset at which the drag began, in points.
  package var start: CGPoint
  /// The offset at which the touch ended, in points; beyond the contents if it pulled them there.
  package var offset: CGPoint
  /// How fast the contents were then, in points per millisecond.
  package var velocity: CGPoint
  /// Where they would come to rest by themselves, in points.
  package var proposed: CGPoint

  /// Creates a release; the arguments are the properties.
  init(start: CGPoint, offset: CGPoint, velocity: CGPoint, proposed: CGPoint) {
    self.start = start
    self.offset = offset
    self.velocity = velocity
    self.proposed = proposed
  }
}
