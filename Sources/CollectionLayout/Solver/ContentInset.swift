// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension CGRect {
  /// A slot's frame: what content insets leave of it.
  ///
  /// Insets greater than the slot leave the **absolute value** of the difference (behaviour rule
  /// I-2), and along an estimated axis insets are ignored (E-2).
  init(slot: CGSize, insets: NSDirectionalEdgeInsets, estimated: EstimatedAxes) {
    self.init(origin: .zero, size: slot)
    for axis in LayoutAxis.allCases {
      if estimated[axis] {
        size[axis] = abs(slot[axis])
      } else {
        origin[axis] = insets.start(axis)
        size[axis] = abs(slot[axis] - insets.total(axis))
      }
    }
  }
}
