// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// Space beside the subitems of a group.
extension SectionReview {
  /// Looks whether subitems that follow one another leave half of the group empty beside them: a group
  /// along the other axis was meant.
  ///
  /// - Parameters:
  ///   - packed: The group as the solver packed it.
  ///   - group: The description of the group.
  ///   - name: The name of the group.
  ///   - path: The path of the group.
  mutating func reviewAcross(
    _ packed: PackedGroup, _ group: GroupSpecification, _ name: String, at path: DescriptionPath
  ) {
    let axis = group.axis.cross
    guard packed.children.count > 1, !packed.estimated[axis], packed.innerSize[axis] > 0 else {
      return
    }
    var greatest: CGFloat = 0
    for subitem in group.subitems {
      guard !subitem.edgeSpacing.start(axis).isFlexible, !subitem.edgeSpacing.end(axis).isFlexible
      else { return }
      guard let fraction = subitem.layoutSize.fraction(along: axis) else { return }
      greatest = max(greatest, fraction)
    }
    guard greatest > 0, greatest <= 0.5 else { return }
    let direction = axis == .horizontal ? "below" : "beside"
    let isOne = group.subitems.count == 1
    add(
      .contentsDoNotFill, name,
      """
      its subitems stand \(direction) one another, \(greatest.fractionDescription) of the group \
      \(axis.adjective): the rest of it stays empty
      """,
      repair: "a \(axis) group, or \(axis.fraction)(1) for each subitem",
      at: path, change: isOne ? .dimension(axis.whole) : nil,
      of: path.appending(.subitem(0)).length(along: axis))
  }
}
