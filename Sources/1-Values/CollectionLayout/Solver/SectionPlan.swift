// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The values that all sections of one description share: the solved pattern, and its container.
///
/// Its cost is that of one group, however many items and sections use it.
final class SectionPlan: Sendable {
  let specification: SectionSpecification
  /// The axis along which the plan stacks groups.
  let mainAxis: LayoutAxis
  /// The axis that the section's groups stack along: the other one in an orthogonal section (S-1).
  let stackAxis: LayoutAxis
  let containerSize: CGSize
  let grid: PixelGrid
  /// Content insets with what the insets reference adds.
  let insets: NSDirectionalEdgeInsets
  /// The reference of the outermost group's fractions (D-6, D-7).
  let reference: CGSize
  /// The kinds of badges, in order of appearance.
  let kinds: [String]
  let kindNumbers: [String: Int]
  let pattern: PackedGroup
  /// The pattern as a list.
  let instance: GroupInstance
  /// The number of badges of each kind in a full pattern.
  let kindCounts: ContiguousArray<Int>
  /// The index of the section that it was first solved for, for messages.
  let section: Int

  init(
    _ specification: SectionSpecification, of layout: LayoutSpecification, section: Int
  ) throws(LayoutError) {
    let mainAxis = layout.scrollDirection
    let isOrthogonal = specification.orthogonalScrollingBehavior != .none
    let stackAxis = isOrthogonal ? mainAxis.cross : mainAxis
    let insets = specification.contentInsets + specification.referenceInsets
    // D-6, D-7: along the axis that groups stack on, fractions are taken of the whole container.
    var reference = layout.containerSize
    reference[stackAxis.cross] -= insets.total(stackAxis.cross)

    var kinds = ElementKinds(section: section)
    try kinds.add(specification)
    var packer = GroupPacker(grid: layout.pixelGrid, section: section, kinds: kinds.numbers)
    let pattern = try packer.pack(specification.group, in: .init(reference: reference))
    let instance = GroupInstance(pattern, present: pattern.leafCount, along: stackAxis)
    try instance.checkFinite(section: section)

    var kindCounts = ContiguousArray(repeating: 0, count: kinds.names.count)
    for badge in instance.badges { kindCounts[badge.kind] += 1 }

    self.specification = specification
    self.mainAxis = mainAxis
    self.stackAxis = stackAxis
    self.containerSize = layout.containerSize
    self.grid = layout.pixelGrid
    self.insets = insets
    self.reference = reference
    self.kinds = kinds.names
    self.kindNumbers = kinds.numbers
    self.pattern = pattern
    self.instance = instance
    self.kindCounts = kindCounts
    self.section = section
  }

  var isOrthogonal: Bool { stackAxis != mainAxis }

  /// The group's edge spacing before each group along the stacking axis (I-7).
  var spacingBefore: CGFloat { specification.group.edgeSpacing.start(stackAxis).value }

  var spacingAfter: CGFloat { specification.group.edgeSpacing.end(stackAxis).value }

  /// Packs one group instance with what was measured of it, cut to the items there are.
  ///
  /// - Parameters:
  ///   - window: The measured sizes, from the instance's first item.
  ///   - remaining: The items of the section from there on.
  ///   - shared: What the groups of the section share.
  /// - Returns: The instance, and the number of cells of the full pattern.
  /// - Throws: ``LayoutError/tooManyElementsInGroup(section:)`` if measured lengths are that small.
  func instance(
    measured window: MeasuredWindow, remaining: Int, sharing shared: SharedLengths = .none
  ) throws(LayoutError) -> (instance: GroupInstance, cells: Int) {
    let packed = try packed(measured: window, sharing: shared)
    let instance = GroupInstance(
      packed, present: min(packed.leafCount, remaining), along: stackAxis)
    return (instance, packed.leafCount)
  }

  /// The pattern, nothing measured, as groups have it that share lengths with measured ones.
  func pattern(
    sharing shared: SharedLengths
  ) throws(LayoutError) -> (packed: PackedGroup, instance: GroupInstance) {
    guard shared != .none else { return (pattern, instance) }
    let packed = try packed(measured: nil, sharing: shared)
    return (packed, GroupInstance(packed, present: packed.leafCount, along: stackAxis))
  }

  /// Packs one group as a tree.
  ///
  /// - Parameters:
  ///   - window: The measured sizes, from the group's first item; nil packs all at its estimate.
  ///   - shared: What the groups of the section share.
  /// - Returns: The full group.
  /// - Throws: ``LayoutError/tooManyElementsInGroup(section:)`` if measured lengths are that small.
  func packed(
    measured window: MeasuredWindow?, sharing shared: SharedLengths
  ) throws(LayoutError) -> PackedGroup {
    var packer = GroupPacker(grid: grid, section: section, kinds: kindNumbers, measured: window)
    let packed = try packer.pack(
      specification.group, in: .init(reference: reference, shared: shared))
    return packed
  }
}

extension GroupInstance {
  /// Refuses frames that overflowed.
  func checkFinite(section: Int) throws(LayoutError) {
    for leaf in leaves where !leaf.frame.isFinite {
      throw .contentTooLarge(
        max(leaf.frame.width.magnitude, leaf.frame.height.magnitude), section: section)
    }
    for badge in badges {
      let frame = CGRect(
        origin: CGPoint(x: badge.owner.x + badge.offset.x, y: badge.owner.y + badge.offset.y),
        size: badge.size)
      guard frame.isFinite else {
        throw .contentTooLarge(max(frame.width.magnitude, frame.height.magnitude), section: section)
      }
    }
    guard length.isFinite, crossLength.isFinite else {
      throw .contentTooLarge(max(length, crossLength), section: section)
    }
  }
}

/// The plans of a layout's sections, each different description solved once.
///
/// Descriptions are compared with the last few that were solved: providers return the same few
/// again and again, and sections made from one description compare in constant time.
struct PlanCache {
  private let layout: LayoutSpecification
  private var recent: [SectionPlan] = []
  private var pinned: Bool = false

  private static let capacity = 8

  init(_ layout: LayoutSpecification) {
    self.layout = layout
  }

  /// Whether a boundary item of any section is pinned.
  var hasPinnedItems: Bool { pinned }

  mutating func plan(
    _ section: SectionSpecification, index: Int
  ) throws(LayoutError) -> SectionPlan {
    if let known = recent.first(where: { $0.specification == section }) { return known }
    let plan = try SectionPlan(section, of: layout, section: index)
    if section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) { pinned = true }
    if recent.count == Self.capacity { recent.removeFirst() }
    recent.append(plan)
    return plan
  }
}

/// The lengths that all groups of a section share, because the outermost group's dimension is
/// uniform across siblings (behaviour rule U-4).
struct SharedLengths: Hashable, Sendable {
  /// The width of all groups; nil if each has its own.
  var width: CGFloat?
  /// The height of all groups; nil if each has its own.
  var height: CGFloat?

  /// Each group has its own lengths.
  static let none = SharedLengths()

  subscript(axis: LayoutAxis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension SectionPlan {
  var sharesLengths: Bool {
    let size = specification.group.layoutSize
    return size.width.isUniformAcrossSiblings || size.height.isUniformAcrossSiblings
  }

  /// Returns what groups share when the greatest of those that were measured are so long.
  func sharedLengths(greatest: CGSize?) -> SharedLengths {
    var lengths = SharedLengths.none
    guard let greatest else { return lengths }
    for axis in LayoutAxis.allCases
    where specification.group.layoutSize[axis].isUniformAcrossSiblings {
      lengths[axis] = greatest[axis]
    }
    return lengths
  }
}
