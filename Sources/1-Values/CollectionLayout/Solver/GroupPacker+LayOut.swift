// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension GroupPacker {
  /// Lays sized slots out along and across the group's axis, and gives an estimated group its length.
  func layOut(_ group: GroupSpecification, into packed: inout PackedGroup) {
    layOutAlong(group, into: &packed)
    if packed.estimated[group.axis], let last = packed.children.last {
      // G-9: the sum of what it holds, with spacing between and around.
      packed.size[group.axis] = packed.shared[group.axis] ?? last.need[group.axis]
      packed.innerSize[group.axis] = packed.size[group.axis]
      packed.origins[group.axis] = packed.shared[group.axis] == nil ? .contents : .groups
    }
    layOutAcross(group, into: &packed)
  }

  private func layOutAlong(_ group: GroupSpecification, into packed: inout PackedGroup) {
    let axis = group.axis
    let between = group.interItemSpacing
    let subitems = group.subitems
    let share = packed.flexibleShare(group)
    var cursor: CGFloat = 0
    for index in packed.children.indices {
      let edges = subitems[index % subitems.count].edgeSpacing
      cursor += edges.start(axis).length(withShare: share)
      packed.children[index].origin[axis] = cursor
      cursor += packed.children[index].size[axis]
      cursor += edges.end(axis).length(withShare: share)
      packed.children[index].need[axis] = cursor
      cursor += between.length(withShare: share)
    }
  }

  /// Places slots across the group's axis: at the start unless flexible edges ask otherwise (I-6).
  /// A group that is estimated across takes its greatest extent first (E-4, G-11).
  private func layOutAcross(_ group: GroupSpecification, into packed: inout PackedGroup) {
    let axis = group.axis.cross
    let subitems = group.subitems
    var greatest: CGFloat = 0
    for index in packed.children.indices {
      let edges = subitems[index % subitems.count].edgeSpacing
      let need =
        edges.start(axis).value + packed.children[index].size[axis] + edges.end(axis).value
      packed.children[index].need[axis] = need
      greatest = max(greatest, need)
    }
    if packed.estimated[axis], !packed.children.isEmpty {
      packed.size[axis] = packed.shared[axis] ?? greatest
      packed.innerSize[axis] = packed.size[axis]
      packed.origins[axis] = packed.shared[axis] == nil ? .contents : .groups
    }
    for index in packed.children.indices {
      let edges = subitems[index % subitems.count].edgeSpacing
      let child = packed.children[index]
      packed.children[index].origin[axis] = edges.offset(
        of: child.size[axis], in: packed.innerSize[axis], along: axis)
    }
  }
}

extension PackedGroup {
  /// Returns the length that each flexible spacing of the line gets beyond its least one.
  ///
  /// Free space is divided equally among flexible spacings (G-7), also if it is negative: what is
  /// left after floored lengths and the least spacings. An estimated group has none (G-9), nor has
  /// a custom one.
  ///
  /// - Returns: The share, in points.
  func flexibleShare(_ group: GroupSpecification) -> CGFloat {
    let between = group.interItemSpacing
    let subitems = group.subitems
    guard !children.isEmpty, !isCustom, !estimated[axis] else { return 0 }
    var free = innerSize[axis] - CGFloat(children.count - 1) * between.value
    var shares = between.isFlexible ? children.count - 1 : 0
    for (index, child) in children.enumerated() {
      let edges = subitems[index % subitems.count].edgeSpacing
      free -= child.size[axis] + edges.start(axis).value + edges.end(axis).value
      shares += (edges.start(axis).isFlexible ? 1 : 0) + (edges.end(axis).isFlexible ? 1 : 0)
    }
    return shares > 0 ? free / CGFloat(shares) : 0
  }
}

extension SpacingSpecification {
  /// The spacing when each flexible one gets this much more than its least.
  func length(withShare share: CGFloat) -> CGFloat {
    switch self {
    case .fixed(let length): length
    case .flexible(let least): least + share
    }
  }
}

extension EdgeSpacingSpecification {
  /// Returns the offset of a single slot of a length in an extent: behind its fixed edge spacing,
  /// or where flexible ones push it. A slot longer than the extent is pushed out (G-7: a share may
  /// be negative).
  func offset(of length: CGFloat, in extent: CGFloat, along axis: LayoutAxis) -> CGFloat {
    let (start, end) = (start(axis), end(axis))
    guard start.isFlexible else { return start.value }
    let free = extent - length - start.value - end.value
    return start.value + (end.isFlexible ? free / 2 : free)
  }
}
