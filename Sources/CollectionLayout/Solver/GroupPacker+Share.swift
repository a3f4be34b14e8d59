// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension GroupPacker {
  /// Gives an outermost group the lengths that its section's groups share (U-4).
  ///
  /// Its own uniform subitems follow: across its axis each takes the whole length, along its axis
  /// they divide what is to be added or taken off. Others keep their lengths (U-5).
  func share(
    _ lengths: SharedLengths, _ group: GroupSpecification, into packed: inout PackedGroup
  ) {
    guard lengths != .none, !packed.isCustom, !packed.children.isEmpty else { return }
    for axis in LayoutAxis.allCases {
      guard let length = lengths[axis], packed.estimated[axis] else { continue }
      let subitems = group.subitems
      let followers = packed.children.indices.filter {
        packed.children[$0].isUniform(subitems[$0 % subitems.count], along: axis)
      }
      let added = length - packed.size[axis]
      packed.shared[axis] = length
      for index in followers where added != 0 {
        let subitem = subitems[index % subitems.count]
        let edges = subitem.edgeSpacing
        let own = packed.children[index].size[axis]
        let followed =
          axis == group.axis
          ? grid.floor(own + added / CGFloat(followers.count))
          : length - edges.start(axis).value - edges.end(axis).value
        resize(
          &packed.children[index], of: subitem, to: max(0, followed), decidedBy: .groups,
          along: axis)
      }
    }
    place(group, into: &packed)
  }
}
