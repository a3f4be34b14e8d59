// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Contents that scroll while something is held near their edges.
struct AutoScroll {
  /// Where it is held, from the top left corner of the viewport: it rests while contents move.
  var location: CGPoint
  /// Called after each step with the point of the contents that is below it.
  var didScroll: (CGPoint) -> Void
}
