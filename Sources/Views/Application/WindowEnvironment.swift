// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// What a window has from where it is shown.
package struct WindowEnvironment: Hashable, Sendable {
  /// The size, in points.
  var size: CGSize
  /// The traits, over the standard ones.
  package var traits: TraitValues
  /// What bars and corners of the screen cover.
  var safeArea: UIEdgeInsets

  /// Creates an environment.
  package init(size: CGSize, traits: TraitValues, safeArea: UIEdgeInsets) {
    self.size = size
    self.traits = traits
    self.safeArea = safeArea
  }
}
