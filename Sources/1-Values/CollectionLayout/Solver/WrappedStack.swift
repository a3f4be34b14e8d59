// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The groups of a section whose instances hold as many items as fit: a tag cloud (rule G-10).
///
/// Lines that hold nothing measured are all alike, so a run of them is one segment; a line with a
/// measured item, and the last, cut one, is a segment of its own. Measuring an item breaks lines
/// again from the line before it until a line begins where one began before.
struct WrappedStack: Sendable {
  /// A run of lines that are alike.
  struct Segment: Sendable {
    var firstItem: Int
    var firstGroup: Int
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

  private(set) var segments: ContiguousArray<Segment> = []
  /// The lengths of the segments across the stacking axis.
  private var crossLengths = LengthCounts()
  /// The sizes that lines with measured items need; only where lines share lengths.
  private var needs = SizeCounts()
  private let plan: SectionPlan
  private let itemCount: Int
  /// Edge spacing before each line.
  private let before: CGFloat
  /// From the end of one line to the beginning of the next.
  private let gap: CGFloat
  /// The number of segments whose lines begin before the ones above them.
  private var backwards = 0
  /// The lengths that all lines share (U-4).
  private(set) var shared = SharedLengths.none

  /// Breaks all items at their estimates.
  init(_ plan: SectionPlan, itemCount: Int) {
    self.plan = plan
    self.itemCount = itemCount
    before = plan.spacingBefore
    gap = plan.spacingAfter + plan.specification.interGroupSpacing + before
    // At the estimates nothing is packed again but the last line, which is cut from the pattern.
    try? breakLines(from: 0, measured: MeasuredItems())
  }

  /// The greatest length across the stacking axis.
  var crossLength: CGFloat { crossLengths.greatest ?? plan.instance.crossLength }

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

  private func segment(ofGroup group: Int) -> Segment {
    segments[segments.lastIndex(startingAtOrBefore: group, \.firstGroup)]
  }

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
    guard backwards == 0 else { return 0..<count }
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

  /// Breaks lines again after an item was measured. If that fails, all is as it was.
  ///
  /// - Complexity: O(lines after the item), of which only the starts are changed, and of those near
  ///   the end of the section nothing but what is broken: to restore measured items in their order
  ///   takes O(items · log lines).
  mutating func remeasure(
    item: Int, measured: MeasuredItems
  ) throws(LayoutError) {
    // The line above is broken again too: it ended before an item that did not fit, and may now.
    let group = max(0, (group(ofItem: item) ?? count) - 1)
    guard plan.sharesLengths else {
      return try breakLines(from: group, after: item, measured: measured)
    }
    let old = self
    do {
      try breakLines(from: group, after: item, measured: measured)
      let lengths = plan.sharedLengths(greatest: needs.greatest)
      guard lengths != shared else { return }
      shared = lengths
      try breakLines(from: 0, measured: measured)
    } catch {
      self = old
      throw error
    }
  }

  /// Breaks lines from a line on, up to the first that begins where one began before. If that fails,
  /// all is as it was.
  private mutating func breakLines(
    from group: Int, after changed: Int = .max, measured: MeasuredItems
  ) throws(LayoutError) {
    let pattern = try plan.pattern(sharing: shared)
    let cellsPerLine = pattern.instance.leaves.count
    var lines = Lines(before: before, gap: gap, kinds: plan.kinds.count)
    // The lines before stay; those of them in the same segment are taken along.
    let cut = segments.isEmpty ? 0 : segments.lastIndex(startingAtOrBefore: group, \.firstGroup)
    var item = 0
    if cut < segments.count {
      let first = segments[cut]
      lines.next = (first.firstGroup, first.position, first.firstOrdinals)
      item = first.firstItem
      let kept = min(group - first.firstGroup, first.groups)
      if kept > 0 {
        lines.append(first.instance, groups: kept, need: first.need, at: item)
        item += kept * first.instance.present
      }
    }
    var end = segments.count
    while cellsPerLine > 0, item < itemCount {
      if item > changed, let (same, line) = position(ofLineWith: item) {
        // From here on lines are what they were.
        let rest = segments[same]
        lines.append(rest.instance, groups: rest.groups - line, need: rest.need, at: item)
        end = same + 1
        break
      }
      let next = measured.first(atOrAfter: item) ?? .max
      // A line is as estimated if neither its items nor the one that did not fit are measured.
      let untouched =
        next == .max ? (itemCount - item) / cellsPerLine : (next - 1 - item) / cellsPerLine
      let number = min(untouched, (itemCount - item) / cellsPerLine)
      if number > 0 {
        lines.append(pattern.instance, groups: number, at: item)
        item += number * cellsPerLine
        continue
      }
      let remaining = itemCount - item
      if next == .max {
        lines.append(
          pattern.instance.cut(to: remaining, of: pattern.packed, along: plan.stackAxis), at: item)
        break
      }
      let window = MeasuredWindow(sizes: measured.sizes, firstItem: item)
      let line = try plan.instance(
        measured: window, remaining: remaining, sharing: shared)
      // G-8: a line that takes no item ends the section.
      guard line.cells > 0 else { break }
      var need: CGSize?
      if plan.sharesLengths, window.contains(anyOf: 0..<line.instance.present) {
        let own = try plan.instance(measured: window, remaining: remaining)
        need = own.instance.size(stackedAlong: plan.stackAxis)
      }
      lines.append(line.instance, need: need, at: item)
      item += line.instance.present
    }
    replace(cut..<end, with: lines)
  }

  /// Puts segments in place of others; those after them stay and only move.
  private mutating func replace(_ range: Range<Int>, with lines: Lines) {
    for segment in segments[range] { record(segment, times: -1) }
    for segment in lines.segments { record(segment, times: 1) }
    segments.replaceSubrange(range, with: lines.segments)
    let rest = range.lowerBound + lines.segments.count
    guard rest < segments.count else { return }
    let (old, next) = (segments[rest], lines.next)
    let groups = next.firstGroup - old.firstGroup
    let ordinals = zip(next.firstOrdinals, old.firstOrdinals).map { $0 - $1 }
    guard groups != 0 || next.position != old.position || ordinals.contains(where: { $0 != 0 })
    else { return }
    OperationCounters.count { $0.groupsMoved += segments.count - rest }
    var position = next.position
    for index in rest..<segments.count {
      segments[index].firstGroup += groups
      // Added from the start, so that the sums are those of lines that were never moved.
      segments[index].position = position
      position = self.position(segments[index], line: segments[index].groups)
      for (kind, number) in ordinals.enumerated() where number != 0 {
        segments[index].firstOrdinals[kind] += number
      }
    }
  }

  /// Counts the lengths of a segment once more, or once less.
  private mutating func record(_ segment: Segment, times number: Int) {
    if segment.instance.length + gap < 0 { backwards += number }
    if number > 0 {
      crossLengths.add(segment.instance.crossLength)
      if let need = segment.need { needs.add(need) }
    } else {
      crossLengths.remove(segment.instance.crossLength)
      if let need = segment.need { needs.remove(need) }
    }
  }

  /// The segment and the line of it that begin with an item, if a line does.
  private func position(ofLineWith item: Int) -> (segment: Int, line: Int)? {
    guard let end = segments.last?.endItem, item < end else { return nil }
    let index = segments.lastIndex(startingAtOrBefore: item, \.firstItem)
    let (line, rest) = (item - segments[index].firstItem).quotientAndRemainder(
      dividingBy: max(1, segments[index].instance.present))
    return rest == 0 ? (index, line) : nil
  }

  /// Segments that are being added one after the other.
  private struct Lines {
    let gap: CGFloat
    var segments: ContiguousArray<Segment> = []
    /// The start of the next line: its group, its position and its ordinals.
    var next: (firstGroup: Int, position: CGFloat, firstOrdinals: ContiguousArray<Int>)

    /// Begins with the first line of a section.
    init(before: CGFloat, gap: CGFloat, kinds: Int) {
      self.gap = gap
      next = (0, before, ContiguousArray(repeating: 0, count: kinds))
    }

    /// Appends lines that begin where the last one ended.
    mutating func append(
      _ instance: GroupInstance, groups: Int = 1, need: CGSize? = nil, at item: Int
    ) {
      let segment = Segment(
        firstItem: item, firstGroup: next.firstGroup, groups: groups, position: next.position,
        instance: instance, need: need, firstOrdinals: next.firstOrdinals)
      segments.append(segment)
      next.firstGroup += groups
      next.position += CGFloat(groups) * (instance.length + gap)
      for kind in next.firstOrdinals.indices {
        next.firstOrdinals[kind] += groups * instance.badgeCount(of: kind)
      }
    }
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
