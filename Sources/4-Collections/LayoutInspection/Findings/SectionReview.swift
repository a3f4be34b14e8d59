// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

struct SectionReview {
  let pattern: SectionPattern
  let container: CGSize
  var findings: [LayoutFinding] = []

  /// The difference below which lengths are equal.
  static let tolerance: CGFloat = 0.01

  var section: DescriptionPath { DescriptionPath([.section(pattern.index)]) }

  mutating func add(
    _ kind: LayoutFinding.Kind, _ place: String?, _ reason: String, repair: String,
    at path: DescriptionPath, change value: DescriptionChange.Value? = nil,
    of changed: DescriptionPath? = nil
  ) {
    let section = "section \(pattern.index)"
    findings.append(
      LayoutFinding(
        kind, place.map { "\(section), \($0)" } ?? section, in: container, reason, repair: repair,
        at: path, change: value.map { DescriptionChange(changed ?? path, $0) }))
  }

  static func findings(in pattern: SectionPattern, container: CGSize) -> [LayoutFinding] {
    var review = SectionReview(pattern: pattern, container: container)
    review.review()
    return review.findings
  }

  /// Returns the findings in a section that are about some parts of its description.
  ///
  /// - Parameters:
  ///   - paths: The paths of the parts, as an instance of the layout has them.
  ///   - pattern: The section.
  ///   - container: The container, in points.
  /// - Returns: The findings in order.
  static func findings(
    about paths: [DescriptionPath], in pattern: SectionPattern, container: CGSize
  ) -> [LayoutFinding] {
    let parts = Set(paths.map { pattern.specification.group.listed($0.steps) })
    return findings(in: pattern, container: container)
      .filter { finding in
        // The sums name insets that are ignored themselves.
        finding.kind != .insetsIgnored && finding.path.map { parts.contains($0.steps) } ?? false
      }
  }

  private mutating func review() {
    review(
      pattern.group, pattern.specification.group, depth: 1, at: section.appending(.group),
      growth: pattern.specification.group.layoutSize.growth)
    reviewOutermostGroup()
    reviewBoundaryItems()
    reviewSpacing()
  }

  // MARK: Groups

  // The growth is what a point more of the container adds to the group along each axis.
  private mutating func review(
    _ packed: PackedGroup, _ group: GroupSpecification, depth: Int, at path: DescriptionPath,
    growth: CGSize
  ) {
    let name = "group \(depth)"
    guard !packed.isCustom else {
      for (index, child) in packed.children.enumerated() {
        reviewSize(child.size, "item \(index) of \(name)", at: path.appending(.subitem(index)))
      }
      return
    }
    let axis = group.axis
    if packed.children.isEmpty, let first = group.subitems.first {
      let length = first.layoutSize[axis].unrounded(in: packed.innerSize)
      let edges = first.edgeSpacing.start(axis).value + first.edgeSpacing.end(axis).value
      let spacing = edges > 0 ? " with edgeSpacing \(edges.compactDescription)" : ""
      // The insets of the group are beside its first subitem, whose share would grow with it.
      let needed = length + edges + group.contentInsets.start(axis) + group.contentInsets.end(axis)
      add(
        .groupFitsNoItem, name,
        """
        the group is \(packed.innerSize[axis].compactDescription) \(axis.adjective), its first \
        subitem \(length.compactDescription)\(spacing): it cannot hold any item
        """,
        repair: edges > 0 && length <= packed.innerSize[axis]
          ? "contentInsets of the item in place of its edgeSpacing, which is added to its size"
          : "make the group at least \((length + edges).compactDescription) \(axis.adjective)",
        at: path.length(along: axis),
        change: first.layoutSize[axis].isFractional ? nil : .dimension(.absolute(needed)))
    }
    reviewInsets(
      group.contentInsets, of: packed.size, ignoredAlong: packed.estimated, name, at: path)
    reviewEstimates(packed, group, name, at: path)
    reviewFractions(packed, group, name, at: path)
    reviewRest(packed, group, name, at: path)
    reviewLengths(packed, group, name, at: path, growth: growth)
    reviewAcross(packed, group, name, at: path)
    for (index, child) in packed.children.prefix(group.subitems.count).enumerated() {
      review(
        child, index, in: packed, (group, path.appending(.subitem(index))), depth: depth,
        growth: growth)
    }
  }

  private mutating func review(
    _ child: PackedSubitem, _ index: Int, in packed: PackedGroup,
    _ description: (group: GroupSpecification, path: DescriptionPath), depth: Int, growth: CGSize
  ) {
    let (group, path) = description
    let subitem = group.subitems[index]
    let name = "subitem \(index) of group \(depth)"
    for axis in LayoutAxis.allCases where !packed.estimated[axis] {
      let (length, space) = (child.size[axis], packed.innerSize[axis])
      guard !subitem.layoutSize[axis].isEstimated, length > space + Self.tolerance else { continue }
      add(
        .exceedsContainer, name,
        """
        it is \(length.compactDescription) \(axis.adjective) (\(subitem.layoutSize[axis].name)), \
        its group leaves \(space.compactDescription)
        """, repair: "\(axis.fraction)(1) in place of \(subitem.layoutSize[axis].name)",
        at: path.length(along: axis), change: .dimension(axis.whole))
    }
    switch (child.content, subitem) {
    case (.item(let item), .item):
      reviewSize(item.frame.size, name, at: path)
      reviewInsets(
        subitem.contentInsets, of: child.size, ignoredAlong: item.estimated, name, at: path)
      let across = group.axis.cross
      if item.estimated[across], !packed.estimated[across] {
        add(
          group.layoutSize[across].isFractional
            ? .estimateInFractionalGroup : .estimateInFixedGroup,
          name,
          """
          its \(across.lengthName) is measured, its group's is \(group.layoutSize[across].name) \
          and does not follow
          """, repair: "give the group an estimated \(across.lengthName) as well",
          at: path.length(along: across),
          change: .dimension(.estimated(subitem.layoutSize[across].value)),
          of: DescriptionPath(path.steps.dropLast()).length(along: across))
      }
    case (.group(let nested), .group(let specification)):
      // What is shared out in equal parts follows its siblings as well.
      let own = group.filling == .pack ? specification.layoutSize.growth : .zero
      review(
        nested, specification, depth: depth + 1, at: path,
        growth: CGSize(width: growth.width * own.width, height: growth.height * own.height))
    default: break
    }
  }

  private mutating func reviewSize(_ size: CGSize, _ name: String, at path: DescriptionPath) {
    guard size.width <= 0 || size.height <= 0 else { return }
    let axis: LayoutAxis = size.width <= 0 ? .horizontal : .vertical
    add(
      .noSize, name, "its \(axis.lengthName) is 0: it is not visible",
      repair: "give it a \(axis.lengthName) above 0, or smaller contentInsets",
      at: path.length(along: axis))
  }

  /// Looks whether one subitem more would nearly have fitted a line of fractions.
  private mutating func reviewFractions(
    _ packed: PackedGroup, _ group: GroupSpecification, _ name: String, at path: DescriptionPath
  ) {
    let axis = group.axis
    let count = packed.children.count
    guard group.filling == .pack, !packed.estimated[axis], count > 0,
      count < group.subitems.count || group.subitems.count == 1
    else { return }
    let length = packed.innerSize[axis]
    let gaps = CGFloat(count) * group.interItemSpacing.value
    var (fractions, edges): (CGFloat, CGFloat) = (0, 0)
    for index in 0...count {
      let subitem = group.subitems[index % group.subitems.count]
      guard let fraction = subitem.layoutSize.fraction(along: axis) else { return }
      fractions += fraction
      edges += subitem.edgeSpacing.start(axis).value + subitem.edgeSpacing.end(axis).value
    }
    guard fractions < 1 + Self.hair, length > 0 else { return }
    let total = fractions * max(0, length - gaps) + gaps + edges
    guard total > length + Self.tolerance else { return }
    let isByEdges = fractions <= 1 + 1e-9
    let share = 1 / CGFloat(count + 1)
    // The lengths of several subitems are several changes.
    let repeated = group.subitems.count == 1 && !isByEdges
    add(
      .fractionsExceedLine, name,
      """
      \(count + 1) subitems need \(total.compactDescription) of \(length.compactDescription): \
      fractions of \(fractions.fractionDescription)\
      \(edges > 0 ? " and edgeSpacing of \(edges.compactDescription)" : ""); the line breaks after \
      \(count)
      """,
      repair: isByEdges
        ? "use interItemSpacing in place of edgeSpacing: fractions are taken of what it leaves"
        : "fractions that sum to 1: \(share.fractionDescription) each",
      at: repeated ? path.appending(.subitem(0)).length(along: axis) : path,
      change: repeated ? .dimension(axis.part(share)) : nil)
  }

  /// Looks whether subitems of fixed lengths, which are listed one by one, come to more than the line.
  ///
  /// One subitem that repeats as often as it fits is a grid that adapts, and no fault.
  private mutating func reviewLengths(
    _ packed: PackedGroup, _ group: GroupSpecification, _ name: String, at path: DescriptionPath,
    growth: CGSize
  ) {
    let axis = group.axis
    let count = packed.children.count
    guard group.filling == .pack, !packed.estimated[axis], count > 0, count < group.subitems.count
    else { return }
    var lengths: [CGFloat] = []
    var edges: CGFloat = 0
    var isFixed = true
    for subitem in group.subitems {
      let dimension = subitem.layoutSize[axis]
      guard !dimension.isEstimated else { return }
      if dimension.isFractional { isFixed = false }
      lengths.append(dimension.unrounded(in: packed.innerSize))
      edges += subitem.edgeSpacing.start(axis).value + subitem.edgeSpacing.end(axis).value
    }
    let gaps = CGFloat(lengths.count - 1) * group.interItemSpacing.value
    let total = lengths.reduce(0, +) + gaps + edges
    let space = packed.innerSize[axis]
    let parts =
      lengths.map(\.compactDescription)
      + (gaps > 0 ? ["spacing of \(gaps.compactDescription)"] : [])
      + (edges > 0 ? ["edgeSpacing of \(edges.compactDescription)"] : [])
    // A hair more than the line is said of the fractions.
    guard total > space * (1 + Self.hair) || isFixed else { return }
    let bound = isFixed && growth[axis] > 0 ? container[axis] + (total - space) / growth[axis] : nil
    let range = bound.map { "at every \(axis.lengthName) below \($0.compactDescription)" }
    let share = (1 / CGFloat(lengths.count)).fractionDescription
    add(
      .lengthsExceedLine, name,
      """
      its \(lengths.count) subitems need \(total.compactDescription) \
      (\(parts.joined(separator: " + "))) of \(space.compactDescription): only \
      \(count == 1 ? "the first is" : "the first \(count) are") ever in it, \
      \(range ?? "whatever the \(axis.lengthName) of the container")
      """,
      repair: "\(axis.fraction)(\(share)) for each subitem"
        + (bound.map { ", or another section below \($0.compactDescription)" } ?? ""), at: path)
  }

  /// The extra width of a hair, beside the line.
  static let hair: CGFloat = 0.04

  // MARK: The section

  private mutating func reviewOutermostGroup() {
    reviewNegativeInsets()
    guard pattern.stackAxis == pattern.mainAxis else { return reviewOrthogonalGroup() }
    let axis = pattern.stackAxis.cross
    let dimension = pattern.specification.group.layoutSize[axis]
    let length = pattern.group.size[axis]
    let space = pattern.groupCrossSpace
    let edges = pattern.specification.group.edgeSpacing
    if length > space + Self.tolerance {
      add(
        .contentsOverflow, "group 1",
        """
        it is \(length.compactDescription) \(axis.adjective) (\(dimension.name)), the section \
        leaves \(space.compactDescription): the contents scroll across as well
        """, repair: "\(axis.fraction)(1) in place of \(dimension.name)",
        at: section.appending(.group).length(along: axis), change: .dimension(axis.whole))
    } else if case .absolute = dimension, length < space / 2, !edges.start(axis).isFlexible {
      add(
        .contentsDoNotFill, "group 1",
        """
        it is \(length.compactDescription) \(axis.adjective) (\(dimension.name)) of \
        \(space.compactDescription): most of it stays empty
        """, repair: "\(axis.fraction)(1) in place of \(dimension.name)",
        at: section.appending(.group).length(along: axis), change: .dimension(axis.whole))
    }
  }

  /// Looks whether a group that scrolls across is longer than what is visible of its section.
  private mutating func reviewOrthogonalGroup() {
    let axis = pattern.stackAxis
    let dimension = pattern.specification.group.layoutSize[axis]
    let (length, space) = (pattern.group.size[axis], container[axis])
    guard !dimension.isEstimated, length > space + Self.tolerance else { return }
    // Where the section rests anywhere, each item of a long group can be seen.
    let restsAtGroups = [.groupPaging, .groupPagingCentered]
      .contains(pattern.specification.orthogonalScrollingBehavior)
    guard restsAtGroups || pattern.group.longestItem(along: axis) > space + Self.tolerance else {
      return
    }
    add(
      .exceedsContainer, "group 1",
      """
      it is \(length.compactDescription) \(axis.adjective) (\(dimension.name)), the view \
      \(space.compactDescription): \((length - space).compactDescription) of \
      \(length.compactDescription) points of it are cut off, however the section is scrolled
      """, repair: "\(axis.fraction)(1) in place of \(dimension.name)",
      at: section.appending(.group).length(along: axis), change: .dimension(axis.whole))
  }

  private mutating func reviewBoundaryItems() {
    let boundaryItems = pattern.boundaryItems
    for (index, one) in boundaryItems.enumerated() {
      for other in boundaryItems[(index + 1)...] {
        let common = one.naturalFrame.intersection(other.naturalFrame)
        guard !common.isNull, common.width > 0.5, common.height > 0.5 else { continue }
        add(
          .overlappingBoundaryItems, nil,
          """
          "\(one.identity.kind ?? "")" and "\(other.identity.kind ?? "")" cover each other: both \
          have \(common.size.compactDescription) at \(common.minX.compactDescription), \
          \(common.minY.compactDescription)
          """, repair: "give one of them another alignment, or an absoluteOffset",
          at: section.appending(.boundaryItem(other.identity.kind ?? "")))
      }
      let covered = one.naturalFrame.intersection(pattern.groupArea)
      for axis in LayoutAxis.allCases where one.naturalFrame.size[axis] <= 0 {
        reviewEmpty(one, along: axis)
      }
      if !one.extendsBoundary, !covered.isNull, covered.width > 0.5, covered.height > 0.5 {
        let length = covered.size[pattern.mainAxis].compactDescription
        add(
          .boundaryItemCoversItems, "\"\(one.identity.kind ?? "")\"",
          """
          it lies on \(length) points of the groups: extendsBoundary is false, and contentInsets \
          leave it no space
          """, repair: "extendsBoundary true, or contentInsets of \(length) more at its edge",
          at: section.appending(.boundaryItem(one.identity.kind ?? "")))
      }
      for axis in [pattern.mainAxis.cross]
      where one.naturalFrame.size[axis] > container[axis] + Self.tolerance {
        let length = axis == .horizontal ? one.width : one.height
        add(
          .exceedsContainer, "\"\(one.identity.kind ?? "")\"",
          """
          it is \(length.value.compactDescription) \(axis.adjective), the container \
          \(container[axis].compactDescription)
          """, repair: "\(axis.fraction)(1) in place of \(length.dimension?.name ?? "its length")",
          at: section.appending(.boundaryItem(one.identity.kind ?? "")).length(along: axis),
          change: .dimension(axis.whole))
      }
    }
  }

  private mutating func reviewSpacing() {
    let group = pattern.specification.group
    let spacing = pattern.specification.interGroupSpacing
    guard spacing != 0, pattern.groupCount == 1, pattern.itemCount > 1,
      group.axis == pattern.stackAxis, !pattern.group.isCustom,
      pattern.group.children.count > 1,
      group.interItemSpacing.value == 0
    else { return }
    add(
      .interGroupSpacingUnused, nil,
      """
      interGroupSpacing \(spacing.compactDescription) has no effect: one group holds all \
      \(pattern.itemCount) items
      """, repair: "set the group's interItemSpacing to .fixed(\(spacing.compactDescription))",
      at: section.property(.interGroupSpacing), change: .spacing(spacing),
      of: section.appending(.group).property(.interItemSpacing))
  }
}

extension SizeSpecification {
  /// Returns the fraction of what is around that a length is, along the same axis; nil for a length that is
  /// fixed, measured, or a fraction along the other axis.
  func fraction(along axis: LayoutAxis) -> CGFloat? {
    switch (self[axis], axis) {
    case (.fractionalWidth(let fraction), .horizontal),
      (.fractionalHeight(let fraction), .vertical):
      fraction
    default: nil
    }
  }

  /// The points that a point more of the container adds to the size along each axis; 0 where an axis is
  /// fixed, measured, or follows the other one.
  fileprivate var growth: CGSize {
    CGSize(
      width: fraction(along: .horizontal) ?? 0, height: fraction(along: .vertical) ?? 0)
  }
}

extension LayoutAxis {
  var fraction: String { self == .horizontal ? "fractionalWidth" : "fractionalHeight" }
  var whole: DimensionSpecification { part(1) }

  /// Returns a share of the length of what is around.
  func part(_ share: CGFloat) -> DimensionSpecification {
    self == .horizontal ? .fractionalWidth(share) : .fractionalHeight(share)
  }
}

extension GroupSpecification {
  /// Returns steps with the subitems that are listed in place of those that repeat them.
  func listed(_ steps: [DescriptionPath.Step]) -> [DescriptionPath.Step] {
    var group: GroupSpecification? = self
    return steps.map { step in
      guard case .subitem(let index) = step, let count = group?.subitems.count, count > 0 else {
        return step
      }
      if case .group(let nested)? = group?.subitems[index % count] {
        group = nested
      } else {
        group = nil
      }
      return .subitem(index % count)
    }
  }
}

extension PackedGroup {
  /// Returns the length of the longest item in it, and in the groups in it.
  fileprivate func longestItem(along axis: LayoutAxis) -> CGFloat {
    children.map { child in
      switch child.content {
      case .item(let item): item.frame.size[axis]
      case .group(let group): group.longestItem(along: axis)
      }
    }.max() ?? 0
  }
}
