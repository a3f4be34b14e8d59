// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// One section: its groups, its boundary items and its length. Positions are from its start.
struct SolvedSection: StackedSection {
  /// The plan that it shares with sections of the same description; nil for an empty section.
  let plan: SectionPlan?
  let itemCount: Int
  private(set) var stack: GroupStack?
  private(set) var boundary: BoundaryLayout?
  private(set) var measuredItems = MeasuredItems()
  /// The sizes that measured groups need, each for what it holds, if groups share lengths (U-4).
  private var groupNeeds: [Int: CGSize] = [:]
  /// The greatest of them.
  private var needs = SizeCounts()
  private var sharedLengths = SharedLengths.none
  /// The measured sizes of boundary items, by position.
  private(set) var measuredBoundary: [Int: CGSize] = [:]
  /// The length along the main axis.
  private(set) var length: CGFloat = 0
  /// The far edge of groups and side items across the main axis (S-7).
  private(set) var crossEnd: CGFloat = 0

  init(_ plan: SectionPlan?, itemCount: Int) {
    self.plan = plan
    self.itemCount = itemCount
    guard let plan else { return }
    stack = GroupStack(plan, itemCount: itemCount)
    measureLengths()
  }

  /// The distances that boundary items may stick out of it.
  var overhang: Overhang { boundary?.overhang ?? Overhang() }

  /// Whether anything of it is laid out. Sections without length answer nothing (L-6).
  var isShown: Bool { length > 0 }

  /// Whether it lays out any cell (G-8).
  var hasCells: Bool { (stack?.count ?? 0) > 0 }

  /// Computes the section's length from its groups and boundary items.
  private mutating func measureLengths() {
    guard let plan, let stack else { return }
    let specification = plan.specification
    length = 0
    crossEnd = 0
    boundary = nil
    // S-4: without items and boundary items insets are not applied either. T-7: a last group that
    // cannot be cut takes the whole section with it.
    let items = specification.boundarySupplementaryItems
    guard hasCells || !items.isEmpty else { return }

    let axis = plan.mainAxis
    let groups = !hasCells ? 0 : plan.isOrthogonal ? rowLength : stack.extent
    let boundary = BoundaryLayout(
      items, body: plan.insets.total(axis) + groups, in: plan.environment,
      measured: measuredBoundary)
    self.boundary = boundary
    length = stack.isVoid ? 0 : boundary.length
    guard length > 0 else { return }
    crossEnd = boundary.crossEnd
    if hasCells, !plan.isOrthogonal {
      crossEnd = max(crossEnd, groupCrossStart(stack.crossLength) + stack.crossLength)
    }
  }

  /// The main length of an orthogonal section's row: its tallest group with the space that the
  /// group's edge spacing asks for (O-2).
  private var rowLength: CGFloat {
    guard let plan, let stack else { return 0 }
    let edges = plan.specification.group.edgeSpacing
    let axis = plan.mainAxis
    return stack.crossLength + edges.start(axis).value + edges.end(axis).value
  }

  /// The embedded area of an orthogonal section along the main axis (O-4).
  var row: (start: CGFloat, length: CGFloat) {
    guard let plan, let boundary else { return (0, 0) }
    return (boundary.before + plan.insets.start(plan.mainAxis), max(0, rowLength))
  }

  /// Returns the start of a group's slot across the stacking axis (S-8).
  ///
  /// Asked for every group of a query; ``groupCrossSpace`` would take a hundredth of it more.
  func groupCrossStart(_ crossLength: CGFloat) -> CGFloat {
    guard let plan else { return 0 }
    let axis = plan.stackAxis.cross
    let edges = plan.specification.group.edgeSpacing
    if plan.isOrthogonal {
      return row.start + edges.offset(of: crossLength, in: rowLength, along: axis)
    }
    let extent = plan.containerSize[axis] - plan.insets.total(axis)
    return plan.insets.start(axis) + edges.offset(of: crossLength, in: extent, along: axis)
  }

  /// The space of groups across the stacking axis, with their edge spacing.
  var groupCrossSpace: (start: CGFloat, length: CGFloat) {
    guard let plan else { return (0, 0) }
    let axis = plan.stackAxis.cross
    if plan.isOrthogonal { return (row.start, rowLength) }
    return (plan.insets.start(axis), plan.containerSize[axis] - plan.insets.total(axis))
  }

  /// Returns a group as a tree, packed again if anything of the section was measured.
  func packed(_ stacked: StackedGroup) -> PackedGroup? {
    guard let plan else { return nil }
    var shared = sharedLengths
    if case .wrapped(let wrapped) = stack { shared = wrapped.shared }
    guard shared != .none || !measuredItems.sizes.isEmpty else { return plan.pattern }
    let window = MeasuredWindow(sizes: measuredItems.sizes, firstItem: stacked.firstItem)
    // A size that packing refuses changed nothing.
    return (try? plan.packed(measured: window, sharing: shared)) ?? plan.pattern
  }

  /// The start of the first group's edge spacing along the stacking axis.
  var stackStart: CGFloat {
    guard let plan, let boundary else { return 0 }
    let inset = plan.insets.start(plan.stackAxis)
    return plan.isOrthogonal ? inset : boundary.before + inset
  }

  /// Takes in the measured size of a cell. True if the geometry changed.
  mutating func measure(
    _ size: CGSize, item: Int
  ) throws(LayoutError) -> Bool {
    guard let plan, let group = stack?.group(ofItem: item),
      let stacked = stack?.stackedGroup(group, kindCounts: plan.kindCounts)
    else { return false }
    let leaf = stacked.instance.leaves[item - stacked.firstItem]
    guard !leaf.estimated.isEmpty else { return false }
    var measured = size
    for axis in LayoutAxis.allCases where !leaf.estimated[axis] {
      measured[axis] = leaf.frame.size[axis]
    }
    guard measuredItems[item] != measured else { return false }
    let isWrapping = plan.pattern.wraps
    let hadSize = measuredItems[item] ?? leaf.frame.size
    measuredItems.set(measured, of: item, isOrdered: isWrapping)

    let changed: Bool
    if isWrapping {
      changed = measured != hadSize
      try stack?.remeasure(item: item, measured: measuredItems)
    } else if plan.sharesLengths {
      changed = try share(plan, group)
    } else {
      let packed = try instance(plan, group)
      changed = stack?.replace(group, with: packed) ?? false
    }
    if changed { measureLengths() }
    return changed
  }

  /// Packs a group with what was measured of it.
  private func instance(
    _ plan: SectionPlan, _ group: Int, sharing shared: SharedLengths = .none
  ) throws(LayoutError) -> GroupInstance {
    let firstItem = group * plan.pattern.leafCount
    let window = MeasuredWindow(sizes: measuredItems.sizes, firstItem: firstItem)
    return try plan.instance(
      measured: window, remaining: itemCount - firstItem, sharing: shared
    ).instance
  }

  /// Takes in a measured group whose length may be that of all others (U-4). True if the geometry
  /// changed.
  ///
  /// - Complexity: O(pattern); O(measured groups · pattern) if the greatest length changed.
  private mutating func share(
    _ plan: SectionPlan, _ group: Int
  ) throws(LayoutError) -> Bool {
    let own = try instance(plan, group)
    let need = own.size(stackedAlong: plan.stackAxis)
    needs.add(need)
    if let old = groupNeeds.updateValue(need, forKey: group) { needs.remove(old) }
    let lengths = plan.sharedLengths(greatest: needs.greatest)
    guard lengths != sharedLengths else {
      let packed = try instance(plan, group, sharing: lengths)
      return stack?.replace(group, with: packed) ?? false
    }
    let pattern = try plan.pattern(sharing: lengths)
    // The first length that is measured may be the estimate.
    var changed = sharedLengths != .none || pattern.instance != plan.instance
    var restacked = GroupStack.uniform(UniformStack(plan, pattern, itemCount: itemCount))
    for group in groupNeeds.keys.sorted() {
      let packed = try instance(plan, group, sharing: lengths)
      if restacked.replace(group, with: packed) { changed = true }
    }
    stack = restacked
    sharedLengths = lengths
    return changed
  }

  /// Takes in the measured size of a boundary item. True if the geometry changed.
  mutating func measure(_ size: CGSize, boundaryItem index: Int) -> Bool {
    guard let boundary, measuredBoundary[index] != size else { return false }
    let old = boundary.size(index)
    measuredBoundary[index] = size
    measureLengths()
    return self.boundary?.size(index) != old
  }
}

extension SectionPlan {
  /// The environment in which boundary items are laid out (B-2, D-14, CR-4).
  ///
  /// They follow the content insets if the section says so; the supplementary insets reference is
  /// theirs in either case.
  var environment: BoundaryLayout.Environment {
    let axis = mainAxis.cross
    let followed = specification.supplementariesFollowContentInsets
    let own = specification.contentInsets
    let reference = specification.supplementaryReferenceInsets
    return BoundaryLayout.Environment(
      mainAxis: mainAxis, containerSize: containerSize,
      crossStart: (followed ? own.start(axis) : 0) + reference.start(axis),
      crossEnd: (followed ? own.end(axis) : 0) + reference.end(axis), grid: grid)
  }
}

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
