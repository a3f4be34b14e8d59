// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The lines of a section, from zero along the scroll direction.
///
/// Equal lines that follow each other are one entry: a section of equal items has one, however many
/// items there are. Lines and items are found in O(log entries).
struct FlowLines: Sendable {
  /// Lines of one length with the same number of items.
  struct Run: Hashable, Sendable {
    var firstItem: Int
    /// The items of each line; the section's last line may have fewer.
    var itemsPerLine: Int
    var lineCount: Int
    /// The length of each line: that of its tallest item (F-8).
    var length: CGFloat
  }

  struct Line: Hashable, Sendable {
    var items: Range<Int>
    var start: CGFloat
    var length: CGFloat
  }

  private(set) var runs: ContiguousArray<Run> = []
  /// The start of the first line of each entry. Apart from them, since measuring an item moves all
  /// lines after it, and numbers alone are walked through much faster than entries.
  private var starts: ContiguousArray<CGFloat> = []
  /// From the end of one line to the beginning of the next: exact (F-9).
  private let spacing: CGFloat
  private let itemCount: Int
  private var next: CGFloat = 0
  /// The first and the last edge of any line.
  private(set) var edges: ClosedRange<CGFloat> = 0...0
  /// Whether each line begins after the one before it.
  private var isAscending = true
  /// The greatest length of a line; kept only where lines may overlap.
  private var longest: CGFloat = 0

  init(_ breaker: FlowLineBreaker, spacing: CGFloat) {
    self.spacing = spacing
    itemCount = breaker.sizes.count
    var builder = Builder(spacing: spacing)
    var item = 0
    while item < itemCount { item += builder.append(breaker, from: item) }
    runs = builder.runs
    starts = builder.starts
    next = builder.next
    findEdges()
  }

  /// One line of all items.
  init(row itemCount: Int, length: CGFloat) {
    spacing = 0
    self.itemCount = itemCount
    guard itemCount > 0 else { return }
    runs = [Run(firstItem: 0, itemsPerLine: itemCount, lineCount: 1, length: length)]
    starts = [0]
    next = length
    findEdges()
  }

  var isSingle: Bool { runs.isEmpty || (runs.count == 1 && runs[0].lineCount <= 1) }

  var length: CGFloat { runs.isEmpty ? 0 : next - spacing }

  private func pitch(_ run: Run) -> CGFloat { run.length + spacing }

  private func line(_ index: Int, ofRun number: Int) -> Line {
    let run = runs[number]
    let first = run.firstItem + index * run.itemsPerLine
    return Line(
      items: first..<min(first + run.itemsPerLine, itemCount),
      start: starts[number] + CGFloat(index) * pitch(run), length: run.length)
  }

  // MARK: Breaking

  /// Entries that are being added one after the other.
  private struct Builder {
    let spacing: CGFloat
    var runs: ContiguousArray<Run> = []
    var starts: ContiguousArray<CGFloat> = []
    var next: CGFloat = 0

    init(spacing: CGFloat) { self.spacing = spacing }

    /// Adds lines, to the last entry if they are like its lines.
    mutating func append(_ run: Run) {
      if let last = runs.last, last.itemsPerLine == run.itemsPerLine, last.length == run.length {
        let count = last.lineCount + run.lineCount
        runs[runs.count - 1].lineCount = count
        next = starts[starts.count - 1] + CGFloat(count) * (run.length + spacing)
      } else {
        runs.append(run)
        starts.append(next)
        next += CGFloat(run.lineCount) * (run.length + spacing)
      }
    }

    /// Breaks the lines that begin with an item, and answers how many items they hold.
    mutating func append(
      _ breaker: FlowLineBreaker, from item: Int
    ) -> Int {
      let lines = breaker.lines(from: item)
      append(
        Run(
          firstItem: item, itemsPerLine: lines.itemsPerLine, lineCount: lines.number,
          length: lines.length))
      // The last line may be short, and of very many columns.
      return min(breaker.sizes.count - item, lines.itemsPerLine * lines.number)
    }
  }

  /// Breaks the lines again that a change can have changed; later ones only move.
  ///
  /// - Parameters:
  ///   - changed: The first item whose size changed.
  ///   - isLast: Whether the sizes of all later items are what they were.
  ///   - breaker: Breaks lines as before, with the new sizes.
  mutating func update(
    from changed: Int, only isLast: Bool, _ breaker: FlowLineBreaker
  ) {
    guard let (index, line) = position(of: changed) else { return }
    // The line before may take the item in.
    let (cut, kept) =
      line > 0 ? (index, line - 1) : index > 0 ? (index - 1, runs[index - 1].lineCount - 1) : (0, 0)
    var builder = Builder(spacing: spacing)
    builder.next = starts[cut]
    if kept > 0 {
      var before = runs[cut]
      before.lineCount = kept
      builder.append(before)
    }
    var item = runs[cut].firstItem + kept * runs[cut].itemsPerLine
    while item < itemCount {
      if isLast, item > changed, let same = position(ofLineWith: item) {
        replace(from: cut, by: builder, upTo: same)
        return
      }
      item += builder.append(breaker, from: item)
    }
    runs.replaceSubrange(cut..., with: builder.runs)
    starts.replaceSubrange(cut..., with: builder.starts)
    next = builder.next
    findEdges()
  }

  /// Puts entries in place of others; the lines from one on stay and only move.
  private mutating func replace(
    from cut: Int, by builder: Builder, upTo same: (run: Int, line: Int)
  ) {
    var builder = builder
    var rest = runs[same.run]
    let distance = builder.next - (starts[same.run] + CGFloat(same.line) * pitch(rest))
    var end = same.run
    if same.line > 0 {
      rest.firstItem += same.line * rest.itemsPerLine
      rest.lineCount -= same.line
      builder.append(rest)
      end += 1
    }
    runs.replaceSubrange(cut..<end, with: builder.runs)
    starts.replaceSubrange(cut..<end, with: builder.starts)
    if distance != 0 {
      for index in cut + builder.starts.count..<starts.count { starts[index] += distance }
      next += distance
    }
    findEdges()
  }

  private mutating func findEdges() {
    isAscending = true
    guard spacing <= 0 else {
      edges = 0...max(0, length)
      return
    }
    longest = 0
    var (low, high): (CGFloat, CGFloat) = (0, 0)
    for (run, start) in zip(runs, starts) {
      let last = start + CGFloat(run.lineCount - 1) * pitch(run)
      low = min(low, start, last)
      high = max(high, start + run.length, last + run.length)
      longest = max(longest, run.length)
      if pitch(run) <= 0 { isAscending = false }
    }
    edges = low...high
  }

  // MARK: Finding

  private static func index(in runs: ContiguousArray<Run>, of item: Int) -> Int? {
    let end = runs.partitioningIndex { $0.firstItem > item }
    return end > 0 ? end - 1 : nil
  }

  private func position(of item: Int) -> (run: Int, line: Int)? {
    guard item >= 0, item < itemCount, let index = Self.index(in: runs, of: item) else {
      return nil
    }
    return (index, (item - runs[index].firstItem) / runs[index].itemsPerLine)
  }

  /// The place of the line that begins with an item, if one does.
  private func position(ofLineWith item: Int) -> (run: Int, line: Int)? {
    guard let (index, line) = position(of: item),
      item == runs[index].firstItem + line * runs[index].itemsPerLine
    else { return nil }
    return (index, line)
  }

  /// The line that holds an item; nil outside the data.
  func line(of item: Int) -> Line? {
    position(of: item).map { line($0.line, ofRun: $0.run) }
  }

  /// The first line that ends after a position; nil if none does.
  func firstLine(endingAfter position: CGFloat) -> Line? {
    // Where lines overlap, one that begins earlier may end later.
    let first = spacing < 0 ? 0 : runs.indices.partitioningIndex { end(ofRun: $0) > position }
    for index in first..<runs.count where runs[index].lineCount > 0 {
      let run = runs[index]
      let start = starts[index]
      let pitch = pitch(run)
      var number = 0
      if pitch > 0 {
        let passed = ((position - start - run.length) / pitch).rounded(.down)
        number = Int(min(max(-1, passed), CGFloat(run.lineCount))) + 1
      } else if start + run.length <= position {
        continue
      }
      // A sum may be rounded to either side of the line's end.
      while number > 0, start + CGFloat(number - 1) * pitch + run.length > position {
        number -= 1
      }
      while number < run.lineCount, start + CGFloat(number) * pitch + run.length <= position {
        number += 1
      }
      if number < run.lineCount { return line(number, ofRun: index) }
    }
    return nil
  }

  private func end(ofRun number: Int) -> CGFloat {
    let run = runs[number]
    return starts[number] + CGFloat(run.lineCount - 1) * pitch(run) + run.length
  }

  /// Calls a closure with the lines that can meet an interval, from the start.
  ///
  /// - Parameters:
  ///   - low: The start of the interval.
  ///   - high: The end of the interval.
  ///   - body: Called with each line; at most two too many for each entry.
  func forEachLine(from low: CGFloat, to high: CGFloat, _ body: (Line) -> Void) {
    var index = 0
    if isAscending {
      // Where lines overlap a long one reaches beyond those that follow it.
      let limit = spacing < 0 ? low - longest : low
      index = max(0, starts.partitioningIndex { $0 > limit } - 1)
    }
    while index < runs.count {
      if isAscending, starts[index] > high { return }
      for number in lines(ofRun: index, from: low, to: high) { body(line(number, ofRun: index)) }
      index += 1
    }
  }

  private func lines(ofRun number: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let run = runs[number]
    let start = starts[number]
    let pitch = pitch(run)
    guard pitch != 0 else { return 0..<run.lineCount }
    let before = (low - run.length - start) / pitch
    let after = (high - start) / pitch
    return Range(
      from: min(before, after).rounded(.down), to: max(before, after).rounded(.up),
      in: run.lineCount)
  }
}

extension Range<Int> {
  /// The whole numbers from one number up to and with another, of those below a count.
  init(from low: CGFloat, to high: CGFloat, in count: Int) {
    guard count > 0, low <= high, high >= 0, low < CGFloat(count) else {
      self = 0..<0
      return
    }
    let lower = Int(Swift.max(0, low))
    let upper = high + 1 >= CGFloat(count) ? count : Int(high) + 1
    self = lower..<Swift.max(lower, upper)
  }
}
