// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation
package import Geometry
package import Views

/// What swipe actions look like beside a kind of row.
@MainActor
package struct SwipeLook {
  /// The lengths.
  package var metrics: SwipeMetrics
  /// The font of the word on an action, which may have an image.
  package var font: (_ hasImage: Bool, _ traits: UITraitCollection) -> UIFont
  /// Up to this height of a row, in points, an action with an image has no word.
  package var heightWithoutTitle: CGFloat
  /// Whether a row closes over time after an action.
  package var closesOverTime: Bool

  /// Creates a look; the arguments are the properties.
  package init(
    metrics: SwipeMetrics, heightWithoutTitle: CGFloat = 0, closesOverTime: Bool = false,
    font: @escaping (_ hasImage: Bool, _ traits: UITraitCollection) -> UIFont
  ) {
    self.metrics = metrics
    self.heightWithoutTitle = heightWithoutTitle
    self.closesOverTime = closesOverTime
    self.font = font
  }
}
