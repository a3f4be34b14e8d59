// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// Estimates that nothing replaces, and what they ignore.
extension SectionReview {
  /// Looks whether content insets leave nothing, or are ignored, since they are along an estimated axis.
  mutating func reviewInsets(
    _ insets: NSDirectionalEdgeInsets, of size: CGSize, ignoredAlong estimated: EstimatedAxes,
    _ name: String, at path: DescriptionPath
  ) {
    for axis in LayoutAxis.allCases where !estimated[axis] {
      let (start, end) = (insets.start(axis), insets.end(axis))
      guard start + end > size[axis], size[axis] > 0 else { continue }
      add(
        .insetsExceedLength, name,
        """
        contentInsets \(start.compactDescription) + \(end.compactDescription) are more than its \
        \(axis.lengthName), \(size[axis].compactDescription)
        """,
        repair: "contentInsets that sum to less than \(size[axis].compactDescription)", at: path)
    }
    guard let words = insets.split(by: estimated).ignored.ignoredWords else { return }
    add(
      .insetsIgnored, name, "contentInsets \(words)",
      repair: "padding in the cell, or spacing between the groups or the items", at: path)
  }

  /// Looks whether an estimated length of a group is never measured.
  mutating func reviewEstimates(
    _ packed: PackedGroup, _ group: GroupSpecification, _ name: String, at path: DescriptionPath
  ) {
    for axis in LayoutAxis.allCases where packed.estimated[axis] {
      guard let lengths = group.unmeasuredLengths(in: packed, along: axis) else { continue }
      let estimate = group.layoutSize[axis].value
      let length = packed.size[axis].compactDescription
      let origin =
        (packed.size[axis] - estimate).magnitude < Self.tolerance
        ? "the estimate" : "what is taken of the estimate \(estimate.compactDescription)"
      // The lengths of several subitems are several changes.
      var isOne = group.subitems.count == 1
      if case .group? = group.subitems.first { isOne = false }
      switch lengths {
      case .fractions:
        add(
          .estimateNotMeasured, name,
          "\(length) = \(origin): no item is measured, all are fractions of the group",
          repair: "give the items an estimated \(axis.lengthName)", at: path.length(along: axis),
          change: isOne ? .dimension(.estimated(estimate)) : nil,
          of: path.appending(.subitem(0)).length(along: axis))
      case .shares:
        add(
          .estimateNotMeasured, name,
          """
          \(length) = \(origin): no item is measured, the group's count shares it out in equal \
          parts
          """,
          repair: "list the items one by one in place of a count: each then has its own estimate",
          at: path.length(along: axis))
      }
    }
  }
}

extension GroupSpecification {
  fileprivate enum FollowingLengths {
    case fractions
    /// Equal parts of it, by a count.
    case shares
  }

  /// Returns which lengths the subitems of an estimated group have, if all follow the group; nil where
  /// one has a length of its own, or is measured.
  fileprivate func unmeasuredLengths(
    in packed: PackedGroup, along axis: LayoutAxis
  ) -> FollowingLengths? {
    guard !packed.isCustom, !packed.children.isEmpty else { return nil }
    var found: FollowingLengths?
    for (child, subitem) in zip(packed.children, subitems) {
      switch (subitem.layoutSize[axis], axis) {
      case (.fractionalWidth, .horizontal), (.fractionalHeight, .vertical): found = .fractions
      case (.estimated, _), (.uniformAcrossSiblings, _):
        let isMeasured =
          switch child.content {
          case .item(let item): item.estimated[axis]
          case .group(let group): group.estimated[axis]
          }
        guard !isMeasured else { return nil }
        found = found ?? .shares
      default: return nil
      }
    }
    return found
  }
}
