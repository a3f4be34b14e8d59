// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension SectionQuery {
  /// The section's embedded scroll area; nil if it has none.
  var orthogonalGeometry: OrthogonalGeometry? {
    guard plan.isOrthogonal, stack.count > 0 else { return nil }
    let axis = plan.stackAxis
    let row = section.row
    let container = plan.containerSize[axis]
    return OrthogonalGeometry(
      frame: CGRect(
        origin: CGPoint(axis, along: 0, across: start + row.start),
        size: CGSize(axis, along: container, across: row.length)),
      axis: axis, behavior: plan.specification.orthogonalScrollingBehavior,
      properties: plan.specification.orthogonalScrollingProperties, rowLength: stack.extent,
      viewportLength: container - plan.insets.total(axis),
      leadingInset: plan.insets.start(axis), trailingInset: plan.insets.end(axis),
      pixelGrid: plan.grid, stack: stack, spacingBefore: plan.spacingBefore)
  }
}
