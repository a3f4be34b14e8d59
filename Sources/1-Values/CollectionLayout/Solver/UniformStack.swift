// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The groups of a section whose instances all hold the same number of items.
///
/// Group `g` begins at `g` times the pitch plus the differences of the measured groups before it:
/// nothing is stored for groups that were not measured (architecture decision 1).
struct UniformStack: Sendable {
  let full: GroupInstance
  /// The last group, cut if items ran out; the full one if they did not.
  private let last: GroupInstance
  let count: Int
  let cellsPerGroup: Int
  /// Edge spacing before each group.
  let before: CGFloat
  /// From the end of one group to the beginning of the next.
  let gap: CGFloat
  /// Edge spacing after the last group.
  private let after: CGFloat
  private var measured: [Int: GroupInstance] = [:]
  /// The differences between their lengths and the pattern.
  private var differences: SparseFenwickTree
  /// Measured groups so short that the next begins before them.
  private var backwards = 0
  private var crossLengths = LengthCounts()

  init(_ plan: SectionPlan, itemCount: Int) {
    self.init(plan, (plan.pattern, plan.instance), itemCount: itemCount)
  }

  init(
    _ plan: SectionPlan, _ pattern: (packed: PackedGroup, instance: GroupInstance), itemCount: Int
  ) {
    full = pattern.instance
    cellsPerGroup = full.leaves.count
    count = itemCount > 0 && cellsPerGroup > 0 ? (itemCount - 1) / cellsPerGroup + 1 : 0
    let present = count > 0 ? itemCount - (count - 1) * cellsPerGroup : cellsPerGroup
    last = full.cut(to: present, of: pattern.packed, along: plan.stackAxis)
    before = plan.spacingBefore
    after = plan.spacingAfter
    gap = after + plan.specification.interGroupSpacing + before
    differences = SparseFenwickTree(count: count)
  }

  /// From the beginning of one unmeasured group to that of the next.
  var pitch: CGFloat { full.length + gap }

  func position(_ group: Int) -> CGFloat {
    before + CGFloat(group) * pitch + differences.sum(before: group)
  }

  func instance(_ group: Int) -> GroupInstance {
    measured[group] ?? pattern(group)
  }

  /// A group's instance as if nothing were measured.
  private func pattern(_ group: Int) -> GroupInstance {
    group == count - 1 ? last : full
  }

  /// The length of all groups, with their spacing.
  var extent: CGFloat {
    guard count > 0 else { return 0 }
    return position(count - 1) + instance(count - 1).length + after
  }

  /// The greatest length across the stacking axis: of the measured groups, as soon as there is one
  /// (behaviour rule O-14), of the pattern before that.
  var crossLength: CGFloat { crossLengths.greatest ?? full.crossLength }

  /// Whether a group cannot be laid out (T-7).
  var isVoid: Bool { count > 0 && (last.length < 0 || (count > 1 && full.length < 0)) }

  /// The groups that can meet an interval: at most two too many, unless groups run backwards.
  func candidates(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, low <= high else { return 0..<0 }
    guard pitch > 0, backwards == 0 else { return 0..<count }
    if differences.isEmpty {
      let first = ((low - before - full.length) / pitch).rounded(.down)
      let end = ((high - before) / pitch).rounded(.up) + 1
      let lower = Int(max(0, min(first, CGFloat(count - 1))))
      let upper = end >= CGFloat(count) ? count : max(lower, Int(max(0, end)))
      return lower..<upper
    }
    // A group ends where the next would begin, less the gap.
    let first = differences.lastPosition(withSumUpTo: low + gap - before, each: pitch)
    let last = differences.lastPosition(withSumUpTo: high - before, each: pitch)
    let lower = min(max(0, first - 1), count - 1)
    return lower..<max(lower, min(last + 1, count))
  }

  /// Takes in a group that was packed again. True if it differs from what it was.
  mutating func replace(_ group: Int, with instance: GroupInstance) -> Bool {
    let old = self.instance(group)
    guard old != instance || measured[group] == nil else { return false }
    let oldCross = measured.updateValue(instance, forKey: group)?.crossLength
    if group < count - 1 {
      differences.add(instance.length - old.length, at: group)
      backwards += (instance.length + gap < 0 ? 1 : 0) - (old.length + gap < 0 ? 1 : 0)
    }
    let previousCross = crossLength
    crossLengths.add(instance.crossLength)
    if let oldCross { crossLengths.remove(oldCross) }
    return old != instance || crossLength != previousCross
  }
}
