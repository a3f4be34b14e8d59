// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension Blueprint {
  /// What random layouts may be made of.
  struct Variety {
    /// What lengths in points are whole multiples of.
    var unit: CGFloat = 0.5
    /// The shares of a container that are used.
    var shares: [CGFloat] = [1, 0.5, 0.25, 1 / 3, 0.3, 0.2, 0.7, 0.75]
    var counts = [1, 2, 3, 4, 5]
    /// The deepest that groups are nested.
    var depth = 2
    var hasFlexibleSpacing = true
    var hasEstimates = true
    var hasCustomGroups = true
    var hasOrthogonalSections = true
    var hasBoundaryItems = true
    var hasBadges = true
    /// Whether items may be larger than, or stick out of, what they are in.
    var hasOverflow = true
    /// Whether there is what few write: boundary items of any number and size, layout margins, all
    /// ways to scroll, groups of any size, and shares of the other axis.
    var isUnusual = false
    /// Lengths that now and then take the place of sensible ones.
    var extremes: [CGFloat] = []

    static let everything = Variety()
    static var unusual: Variety {
      var variety = Variety()
      variety.isUnusual = true
      return variety
    }
    /// No part of a layout depends on how much else there is.
    static var rigid: Variety {
      var variety = Variety()
      variety.hasFlexibleSpacing = false
      variety.hasEstimates = false
      return variety
    }
    /// All lengths come out as whole points, down to the innermost fraction.
    static var coarse: Variety {
      var variety = rigid
      variety.unit = 16
      variety.shares = [1, 0.5, 0.25]
      variety.counts = [1, 2, 4]
      variety.depth = 1
      variety.hasCustomGroups = false
      return variety
    }
  }
}
