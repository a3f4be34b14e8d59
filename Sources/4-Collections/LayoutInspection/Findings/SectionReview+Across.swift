// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// Space beside the subitems of a group, and behind them, and what lies outside of all space.
extension SectionReview {
  /// Looks whether one subitem that repeats leaves a part of the line empty, as its fraction is not one
  /// through a whole number.
  mutating func reviewRest(
    _ packed: PackedGroup, _ group: GroupSpecification, _ name: String, at path: DescriptionPath
  ) {
    let axis = group.axis
    let count = packed.children.count
    guard group.filling == .pack, !packed.estimated[axis], count > 1, group.subitems.count == 1,
      let subitem = group.subitems.first, !group.interItemSpacing.isFlexible,
      !subitem.edgeSpacing.start(axis).isFlexible, !subitem.edgeSpacing.end(axis).isFlexible,
      let fraction = subitem.layoutSize.fraction(along: axis),
      CGFloat(count + 1) * fraction > 1 + Self.hair
    else { return }
    let length = packed.innerSize[axis]
    let edges = subitem.edgeSpacing.start(axis).value + subitem.edgeSpacing.end(axis).value
    let gaps = CGFloat(count - 1) * group.interItemSpacing.value
    let used = packed.children.reduce(0) { $0 + $1.size[axis] } + gaps + CGFloat(count) * edges
    let rest = length - used
    guard rest > Self.leastRest * length, rest < length * fraction + group.interItemSpacing.value
    else { return }
    let share = 1 / CGFloat(count)
    add(
      .contentsDoNotFill, name,
      """
      \(count) subitems of \(axis.fraction) \(fraction.fractionDescription) fill \
      \(used.compactDescription) of \(length.compactDescription) points, another one does not fit: \
      \(rest.compactDescription) stay empty
      """,
      repair: """
        \(axis.fraction)(\(share.fractionDescription)), so that \(count) fill it, or a flexible \
        interItemSpacing
        """, at: path.appending(.subitem(0)).length(along: axis),
      change: .dimension(axis.part(share)))
  }

  /// The share of a line from which on an empty rest was not meant.
  private static let leastRest: CGFloat = 0.15

  /// Says that a header, a footer or another boundary item has no length.
  mutating func reviewEmpty(_ item: BoundaryItemRecord, along axis: LayoutAxis) {
    let kind = item.identity.kind ?? ""
    add(
      .noSize, "\"\(kind)\"", "its \(axis.lengthName) is 0: it is not visible",
      repair: axis == .vertical
        ? "an estimated height, or one above 0" : "\(axis.fraction)(1), or a width above 0",
      at: section.appending(.boundaryItem(kind)).length(along: axis),
      change: .dimension(axis == .vertical ? .estimated(44) : axis.whole))
  }

  /// Looks whether negative insets put groups beyond the edge of the view across the scroll direction.
  mutating func reviewNegativeInsets() {
    let axis = pattern.mainAxis.cross
    let insets = pattern.specification.contentInsets
    let beyond = -pattern.groupArea.origin[axis]
    guard pattern.stackAxis == pattern.mainAxis, insets.start(axis) < 0,
      beyond > Self.tolerance
    else { return }
    let edge = axis == .horizontal ? "leading" : "top"
    add(
      .exceedsContainer, nil,
      """
      contentInsets \(edge) \(insets.start(axis).compactDescription): \
      \(beyond.compactDescription) points of its groups are beyond the edge, however the view is \
      scrolled
      """, repair: "contentInsets of 0 or more at that edge", at: section)
  }

  /// Looks whether subitems that follow one another leave half of the group empty beside them: a group
  /// along the other axis was meant.
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
