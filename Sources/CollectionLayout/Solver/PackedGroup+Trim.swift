// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension PackedGroup {
  /// The length of a group whose items ran out, along the axis that groups stack on.
  ///
  /// What was behind the last frame of the full group is still behind the last that is left
  /// (behaviour rule T-2); nested groups are cut the same way first (T-4). The group's own insets
  /// are not added back.
  ///
  /// - Parameters:
  ///   - present: The number of cells left, at least one.
  ///   - axis: The stacking axis.
  /// - Returns: The length; below zero if the items left out stood far behind (T-7).
  func trimmedLength(present: Int, along axis: LayoutAxis) -> CGFloat {
    // T-5: the frames of a custom group say nothing about its end.
    guard present < leafCount, !isCustom else { return size[axis] }
    if let length = shared[axis] { return length }
    guard !estimated[axis] else { return trimmedExtent(present: present, along: axis) }
    return reach(present: present, along: axis) + innerSize[axis]
      - reach(present: leafCount, along: axis)
  }

  /// T-6: an estimated group is as long as what is present needs.
  private func trimmedExtent(present: Int, along axis: LayoutAxis) -> CGFloat {
    var extent: CGFloat = 0
    forEachPresent(present) { child, cells in
      var need = child.need[axis]
      if case .group(let group) = child.content, cells < group.leafCount {
        need += group.trimmedLength(present: cells, along: axis) - group.size[axis]
      }
      extent = axis == self.axis ? need : max(extent, need)
    }
    return extent
  }

  /// The far edge of the furthest frame, from the inner corner.
  private func reach(present: Int, along axis: LayoutAxis) -> CGFloat {
    var reach: CGFloat?
    forEachPresent(present) { child, cells in
      var edge = child.origin[axis]
      switch child.content {
      case .item(let item):
        edge += item.frame.origin[axis] + item.frame.size[axis]
      case .group(let group):
        // A frame is a cell's: a nested group reaches as far as what it holds. The row of a group
        // of `[cell inset by 10, column]` that has lost its column keeps its length.
        edge += group.innerOrigin[axis]
        edge +=
          group.isCustom
          ? group.innerSize[axis] : group.reach(present: cells, along: axis)
      }
      reach = max(reach ?? edge, edge)
    }
    return reach ?? 0
  }

  /// The area that the group's badges are placed in, from the slot's corner.
  func badgeArea(present: Int, along axis: LayoutAxis) -> CGRect {
    var area = CGRect(origin: innerOrigin, size: innerSize)
    if present < leafCount { area.size[axis] = trimmedLength(present: present, along: axis) }
    return area
  }

  /// Visits the slots that have a cell left, with the number of cells left in each. A nested group
  /// without any has disappeared (T-4).
  func forEachPresent(_ present: Int, _ body: (PackedSubitem, Int) -> Void) {
    var left = present
    for child in children {
      guard left > 0 else { return }
      let leaves = child.leafCount
      guard leaves > 0 else { continue }
      body(child, min(left, leaves))
      left -= leaves
    }
  }
}
