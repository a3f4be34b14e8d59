// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The groups of a section whose instances hold as many items as fit: a tag cloud (behaviour rule
/// G-10).
///
/// Lines that hold nothing measured are all alike, so a run of them is one segment; a line with a
/// measured item, and the last, cut one, is a segment of its own. Measuring an item breaks lines
/// again from the line before it until a line begins where one began before.
struct WrappedStack: Sendable {
  /// A run of lines that are alike.
  struct Segment: Sendable {
    /// The first item of the first line.
    var firstItem: Int
    /// The index of the first line.
    var firstGroup: Int
    /// The number of lines.
    var groups: Int
    /// The start of the segment's first line.
    var position: CGFloat
    /// Each of the lines.
    var instance: GroupInstance
    /// The size that a line with measured items needs by itself; only where lines share lengths.
    var need: CGSize?
    /// The number of badges of each kind before the first line; empty if no item has any.
    var firstOrdinals: ContiguousArray<Int>

    /// The item after the last line.
    var endItem: Int { firstItem + groups * instance.present }
  }

  /// The runs, in order.
  private(set) var segments: ContiguousArray<Segment> = []
  /// The greatest length across the stacking axis.
  private(set) var crossLength: CGFloat
  /// The plan from which the lines are made.
  private let plan: SectionPlan
  private let itemCount: Int
  /// Edge spacing before each line.
  private let before: CGFloat
  /// From the end of one line to the beginning of the next.
  private let gap: CGFloat
  /// Whether a line begins before the one above it.
  private var runsBackwards = false
  /// The lengths that all lines share (U-4).
  private(set) var shared = SharedLengths.none

  /// Breaks all items at their estimates.
  init(_ plan: SectionPlan, itemCount: Int) {
    self.plan = plan
    self.itemCount = itemCount
    before = plan.spacingBefore
    gap = plan.spacingAfter + plan.specification.interGroupSpacing + before
    crossLength = plan.instance.crossLength
    // At the estimates nothing is packed again but the last line, which is cut from the pattern.
    try? breakLines(from: 0, measured: MeasuredItems())
  }

  /// The number of lines.
  var count: Int { segments.last.map { $0.firstGroup + $0.groups } ?? 0 }

  /// The length of all lines, with their spacing.
  var extent: CGFloat {
    guard let last = segments.last else { return 0 }
    return position(last, line: last.groups - 1) + last.instance.length + plan.spacingAfter
  }

  /// Whether a line cannot be laid out (T-7).
  var isVoid: Bool { segments.contains { $0.instance.length < 0 } }

  private func position(_ segment: Segment, line: Int) -> CGFloat {
    segment.position + CGFloat(line) * (segment.instance.length + gap)
  }

  /// The segment that holds a line.
  private func segment(ofGroup group: Int) -> Segment {
    segments[segments.lastIndex(startingAtOrBefore: group, \.firstGroup)]
  }

  /// A line of the stack.
  func stackedGroup(_ group: Int) -> StackedGroup {
    let segment = segment(ofGroup: group)
    let line = group - segment.firstGroup
    var ordinals = segment.firstOrdinals
    for kind in ordinals.indices { ordinals[kind] += line * segment.instance.badgeCount(of: kind) }
    return StackedGroup(
      index: group, firstItem: segment.firstItem + line * segment.instance.present,
      position: position(segment, line: line), instance: segment.instance, firstOrdinals: ordinals)
  }

  /// The index of the line that holds an item; nil after the last line.
  func group(ofItem item: Int) -> Int? {
    guard let last = segments.last, item >= 0, item < last.endItem else { return nil }
    let segment = segments[segments.lastIndex(startingAtOrBefore: item, \.firstItem)]
    return segment.firstGroup + (item - segment.firstItem) / max(1, segment.instance.present)
  }

  /// The index of the line that holds a badge.
  func group(ofBadge ordinal: Int, kind: Int) -> Int? {
    guard let first = segments.first, kind < first.firstOrdinals.count, ordinal >= 0 else {
      return nil
    }
    let segment = segments[
      segments.lastIndex(startingAtOrBefore: ordinal) { $0.firstOrdinals[kind] }]
    let each = segment.instance.badgeCount(of: kind)
    guard each > 0 else { return nil }
    let line = (ordinal - segment.firstOrdinals[kind]) / each
    return line < segment.groups ? segment.firstGroup + line : nil
  }

  /// The lines that can meet an interval.
  func candidates(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard !segments.isEmpty, low <= high else { return 0..<0 }
    guard !runsBackwards else { return 0..<count }
    // The line before the first one that begins after `low` may still reach it.
    let first = lastGroup(from: low + min(gap, 0)) - 1
    let last = lastGroup(from: high)
    let lower = max(0, first)
    return lower..<max(lower, last + 1)
  }

  /// The last line that begins at or before a position, or 0.
  private func lastGroup(from position: CGFloat) -> Int {
    let segment = segments[segments.lastIndex(startingAtOrBefore: position, \.position)]
    let pitch = segment.instance.length + gap
    guard pitch > 0, position > segment.position else { return segment.firstGroup }
    let line = ((position - segment.position) / pitch).rounded(.down)
    return segment.firstGroup + Int(min(line, CGFloat(segment.groups - 1)))
  }
}

extension WrappedStack {
  /// Breaks lines again after an item was measured.
  mutating func remeasure(
    item: Int, measured: MeasuredItems
  ) throws(LayoutError) {
    // The line above is broken again too: it ended before an item that did not fit, and may now.
    let group = max(0, (group(ofItem: item) ?? count) - 1)
    let old = self
    do {
      try breakLines(from: group, after: item, measured: measured)
      guard plan.sharesLengths else { return }
      let needs = segments.compactMap(\.need)
      let greatest = needs.reduce(needs.first) { greatest, need in
        greatest.map {
          CGSize(width: max($0.width, need.width), height: max($0.height, need.height))
        }
      }
      let lengths = plan.sharedLengths(greatest: greatest)
      guard lengths != shared else { return }
      shared = lengths
      try breakLines(from: 0, measured: measured)
    } catch {
      self = old
      throw error
    }
  }

  /// Breaks lines from a line on, up to the first that begins where one began before.
  private mutating func breakLines(
    from group: Int, after changed: Int = .max, measured: MeasuredItems
  ) throws(LayoutError) {
    let old = segments
    var item = cutSegments(from: group)
    let pattern = try plan.pattern(sharing: shared)
    let cellsPerLine = pattern.instance.leaves.count
    guard cellsPerLine > 0 else { return }
    while item < itemCount {
      if item > changed, reuse(old, from: item) { break }
      let next = measured.first(atOrAfter: item) ?? .max
      // A line is as estimated if neither its items nor the one that did not fit are measured.
      let untouched =
        next == .max ? (itemCount - item) / cellsPerLine : (next - 1 - item) / cellsPerLine
      let lines = min(untouched, (itemCount - item) / cellsPerLine)
      if lines > 0 {
        append(pattern.instance, groups: lines, at: item)
        item += lines * cellsPerLine
        continue
      }
      let remaining = itemCount - item
      if next == .max {
        append(
          pattern.instance.cut(to: remaining, of: pattern.packed, along: plan.stackAxis), at: item)
        break
      }
      let window = MeasuredWindow(sizes: measured.sizes, firstItem: item)
      let line = try plan.instance(
        measured: window, remaining: remaining, sharing: shared)
      // G-8: a line that takes no item ends the section.
      guard line.cells > 0 else { break }
      append(line.instance, at: item)
      if plan.sharesLengths, window.contains(anyOf: 0..<line.instance.present) {
        let own = try plan.instance(measured: window, remaining: remaining)
        segments[segments.count - 1].need = own.instance.size(stackedAlong: plan.stackAxis)
      }
      item += line.instance.present
    }
    crossLength = segments.lazy.map(\.instance.crossLength).max() ?? pattern.instance.crossLength
    runsBackwards = segments.contains { $0.instance.length + gap < 0 }
  }

  /// Removes all lines from one on. Returns the item it began with.
  private mutating func cutSegments(from group: Int) -> Int {
    guard !segments.isEmpty else { return 0 }
    let index = segments.lastIndex(startingAtOrBefore: group, \.firstGroup)
    let kept = min(group - segments[index].firstGroup, segments[index].groups)
    let item = segments[index].firstItem + kept * segments[index].instance.present
    segments.removeSubrange((kept > 0 ? index + 1 : index)...)
    if kept > 0 { segments[index].groups = kept }
    return item
  }

  /// Appends lines that begin where the last one ended.
  private mutating func append(
    _ instance: GroupInstance, groups: Int = 1, need: CGSize? = nil, at item: Int
  ) {
    var segment = Segment(
      firstItem: item, firstGroup: 0, groups: groups, position: before, instance: instance,
      need: need, firstOrdinals: ContiguousArray(repeating: 0, count: plan.kinds.count))
    if let last = segments.last {
      segment.firstGroup = last.firstGroup + last.groups
      segment.position = position(last, line: last.groups)
      for kind in segment.firstOrdinals.indices {
        segment.firstOrdinals[kind] =
          last.firstOrdinals[kind] + last.groups * last.instance.badgeCount(of: kind)
      }
    }
    segments.append(segment)
  }

  /// Takes over old lines if one of them begins with this item. True if so.
  private mutating func reuse(_ old: ContiguousArray<Segment>, from item: Int) -> Bool {
    guard let end = old.last?.endItem, item < end else { return false }
    let index = old.lastIndex(startingAtOrBefore: item, \.firstItem)
    let first = old[index]
    let (line, rest) = (item - first.firstItem).quotientAndRemainder(
      dividingBy: max(1, first.instance.present))
    guard rest == 0 else { return false }
    append(first.instance, groups: first.groups - line, need: first.need, at: item)
    for segment in old[(index + 1)...] {
      append(
        segment.instance, groups: segment.groups, need: segment.need, at: segment.firstItem)
    }
    return true
  }
}

extension ContiguousArray {
  /// The index of the last element whose key is at most a value; 0 if all are greater. The keys
  /// must not fall.
  func lastIndex<Key: Comparable>(
    startingAtOrBefore value: Key, _ key: (Element) -> Key
  ) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if key(self[middle]) <= value { low = middle + 1 } else { high = middle }
    }
    return Swift.max(0, low - 1)
  }
}
