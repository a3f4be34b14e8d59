// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension SolvedSection {
  /// Refuses a section whose groups could not be distinguished, or whose length is beyond counting.
  func check(index: Int) throws(LayoutError) {
    guard let plan, let stack else { return }
    let limit = LayoutLimits.contentPixels / plan.grid.scale
    let extent = max(length, stack.extent.magnitude)
    guard extent <= limit, crossEnd <= limit else {
      throw .contentTooLarge(max(extent, crossEnd), section: index)
    }
    guard stack.count > LayoutLimits.denseGroups else { return }
    let pitch =
      plan.instance.length + plan.spacingBefore + plan.spacingAfter
      + plan.specification.interGroupSpacing
    guard pitch * plan.grid.scale >= 0.01 else {
      throw .groupsDoNotAdvance(pitch: pitch, groups: stack.count, section: index)
    }
  }
}
