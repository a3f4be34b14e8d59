// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

struct StackedGroup {
  var index: Int
  var firstItem: Int
  /// The start of its slot, from the beginning of the first group's edge spacing.
  var position: CGFloat
  var instance: GroupInstance
  /// The number of badges of each kind before it; empty if no item has any.
  var firstOrdinals: ContiguousArray<Int>
}

/// The groups of a section, one after the other (behaviour rules S-1 to S-3).
enum GroupStack: Sendable {
  /// Each group holds the same number of items (G-2).
  case uniform(UniformStack)
  /// Each group holds as many items as fit (G-10).
  case wrapped(WrappedStack)

  init(_ plan: SectionPlan, itemCount: Int) {
    self =
      plan.pattern.wraps
      ? .wrapped(WrappedStack(plan, itemCount: itemCount))
      : .uniform(UniformStack(plan, itemCount: itemCount))
  }

  var count: Int {
    switch self {
    case .uniform(let stack): stack.count
    case .wrapped(let stack): stack.count
    }
  }

  /// The length of all groups, with spacing between them and their edge spacing.
  var extent: CGFloat {
    switch self {
    case .uniform(let stack): stack.extent
    case .wrapped(let stack): stack.extent
    }
  }

  var crossLength: CGFloat {
    switch self {
    case .uniform(let stack): stack.crossLength
    case .wrapped(let stack): stack.crossLength
    }
  }

  /// Whether the section has no length because a group cannot be laid out (T-7).
  var isVoid: Bool {
    switch self {
    case .uniform(let stack): stack.isVoid
    case .wrapped(let stack): stack.isVoid
    }
  }

  /// The groups that can meet an interval; a few too many at most.
  func candidates(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    switch self {
    case .uniform(let stack): stack.candidates(from: low, to: high)
    case .wrapped(let stack): stack.candidates(from: low, to: high)
    }
  }

  func stackedGroup(_ group: Int, kindCounts: ContiguousArray<Int>) -> StackedGroup {
    switch self {
    case .uniform(let stack):
      var ordinals = kindCounts
      for kind in ordinals.indices { ordinals[kind] &*= group }
      return StackedGroup(
        index: group, firstItem: group * stack.cellsPerGroup, position: stack.position(group),
        instance: stack.instance(group), firstOrdinals: ordinals)
    case .wrapped(let stack):
      return stack.stackedGroup(group)
    }
  }

  /// Returns the start of a group's slot.
  func position(_ group: Int) -> CGFloat {
    switch self {
    case .uniform(let stack): stack.position(group)
    case .wrapped(let stack): stack.stackedGroup(group).position
    }
  }

  func length(_ group: Int) -> CGFloat {
    switch self {
    case .uniform(let stack): stack.instance(group).length
    case .wrapped(let stack): stack.stackedGroup(group).instance.length
    }
  }

  /// The index of the group that holds an item; nil if the section lays it nowhere.
  func group(ofItem item: Int) -> Int? {
    switch self {
    case .uniform(let stack):
      guard item >= 0, stack.count > 0 else { return nil }
      let group = item / stack.cellsPerGroup
      return group < stack.count ? group : nil
    case .wrapped(let stack):
      return stack.group(ofItem: item)
    }
  }

  /// The index of the group that holds a badge; nil if there is none.
  func group(ofBadge ordinal: Int, kind: Int, kindCounts: ContiguousArray<Int>) -> Int? {
    switch self {
    case .uniform(let stack):
      guard ordinal >= 0, kindCounts[kind] > 0 else { return nil }
      let group = ordinal / kindCounts[kind]
      return group < stack.count ? group : nil
    case .wrapped(let stack):
      return stack.group(ofBadge: ordinal, kind: kind)
    }
  }

  /// Takes in a group that was packed again. True if the geometry changed.
  mutating func replace(_ group: Int, with instance: GroupInstance) -> Bool {
    switch consume self {
    case .uniform(var stack):
      let changed = stack.replace(group, with: instance)
      self = .uniform(stack)
      return changed
    case .wrapped(let stack):
      self = .wrapped(stack)
      return false
    }
  }

  /// Breaks lines again after an item was measured.
  mutating func remeasure(
    item: Int, measured: MeasuredItems
  ) throws(LayoutError) {
    switch consume self {
    case .uniform(let stack):
      self = .uniform(stack)
    case .wrapped(var stack):
      defer { self = .wrapped(stack) }
      try stack.remeasure(item: item, measured: measured)
    }
  }
}

extension GroupInstance {
  func badgeCount(of kind: Int) -> Int {
    badges.reduce(0) { $0 + ($1.kind == kind ? 1 : 0) }
  }

  /// Returns what the instance needs along both axes.
  func size(stackedAlong axis: LayoutAxis) -> CGSize {
    CGSize(axis, along: length, across: crossLength)
  }
}
