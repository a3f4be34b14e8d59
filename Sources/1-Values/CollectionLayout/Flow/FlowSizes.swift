// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The sizes that a section's items have now: given, estimated or measured.
struct FlowSizes: Sendable {
  let count: Int
  /// The axis along which the items of a line follow each other.
  private let crossAxis: LayoutAxis
  private let rule: FlowLineRule
  /// The size of every item that was not measured; zero if each has its own.
  private var base: CGSize
  /// The sizes one by one, measured ones included; nil if all but the measured are `base`.
  private var each: ContiguousArray<CGSize>?
  /// The number of these that are not like the first one.
  private var differing = 0
  private(set) var measured = MeasuredItems()
  /// The statistics of the running average; nil if there are none.
  private var statistics: Statistics?

  /// The sum and the extremes of measured sizes.
  private struct Statistics {
    var sum = CGSize.zero
    var least = CGSize(width: CGFloat.infinity, height: .infinity)
    var greatest = CGSize(width: -CGFloat.infinity, height: -.infinity)

    mutating func add(_ size: CGSize) {
      sum.width += size.width
      sum.height += size.height
      least = CGSize(
        width: min(least.width, size.width), height: min(least.height, size.height))
      greatest = CGSize(
        width: max(greatest.width, size.width), height: max(greatest.height, size.height))
    }
  }
  private let followsAverage: Bool

  /// Takes sizes as they are given; negative lengths count as zero.
  init(_ specification: FlowSectionSpecification, crossAxis: LayoutAxis, rule: FlowLineRule) {
    count = specification.items.count
    self.crossAxis = crossAxis
    self.rule = rule
    switch specification.items.storage {
    case .equal(let size):
      base = size.withoutNegatives
      followsAverage = specification.estimation == .average
    case .each(let sizes):
      base = .zero
      followsAverage = false
      let isNegative = sizes.contains { $0.width < 0 || $0.height < 0 }
      each = isNegative ? ContiguousArray(sizes.map(\.withoutNegatives)) : sizes
      countDiffering()
    }
  }

  subscript(item: Int) -> CGSize { each?[item] ?? measured[item] ?? base }

  /// The size of an item that is not measured, if all have the same; also where there is no item.
  var usual: CGSize? { each == nil ? base : nil }

  /// Returns a number of items from one on that certainly have its size, at least that one.
  func runLength(from item: Int) -> Int {
    if each != nil || measured[item] != nil { return 1 }
    return (measured.first(atOrAfter: item) ?? count) - item
  }

  /// Whether all items are alike: then they form a grid (F-4, F-22).
  var areAlike: Bool {
    if each != nil { return differing == 0 }
    guard let statistics else { return true }
    return areAlike(statistics.least, statistics.greatest)
      && (measured.sizes.count == count || areAlike(base, statistics.least))
  }

  private func areAlike(_ one: CGSize, _ other: CGSize) -> Bool {
    switch rule {
    case .exact: one == other
    case .tolerant: one[crossAxis] == other[crossAxis]
    }
  }

  /// The greatest lengths of any items on both axes; zero without items.
  ///
  /// - Complexity: O(items) if each has its own size.
  var greatest: CGSize { extreme(\.greatest, max) }

  /// The least lengths of any items on both axes; zero without items.
  ///
  /// - Complexity: O(items) if each has its own size.
  var least: CGSize { extreme(\.least, min) }

  private func extreme(
    _ known: KeyPath<Statistics, CGSize>, _ choose: (CGFloat, CGFloat) -> CGFloat
  ) -> CGSize {
    func chosen(_ one: CGSize, _ other: CGSize) -> CGSize {
      CGSize(width: choose(one.width, other.width), height: choose(one.height, other.height))
    }
    guard count > 0 else { return .zero }
    if let each { return each.dropFirst().reduce(each[0], chosen) }
    guard let statistics else { return base }
    let measuredExtreme = statistics[keyPath: known]
    return measured.sizes.count == count ? measuredExtreme : chosen(base, measuredExtreme)
  }

  /// Whether no item has an area.
  var areEmpty: Bool {
    if each != nil { return false }
    return measured.sizes.isEmpty && (base.width <= 0 || base.height <= 0)
  }

  /// Whether a measurement changes the sizes of other items.
  var isAverage: Bool { followsAverage }

  mutating func measure(_ size: CGSize, item: Int) {
    let old = self[item]
    let wasMeasured = measured[item] != nil
    measured.set(size, of: item, isOrdered: true)
    if each != nil {
      let first = self[0]
      each?[item] = size
      if item == 0 {
        countDiffering()
      } else {
        differing += (areAlike(size, first) ? 0 : 1) - (areAlike(old, first) ? 0 : 1)
      }
      return
    }
    if wasMeasured {
      // Rare: its old size may have been an extreme. In the order of the items, since that of a
      // dictionary is another one in every process.
      var statistics = Statistics()
      measured.forEach { statistics.add($1) }
      self.statistics = statistics
    } else {
      statistics = statistics ?? Statistics()
      statistics?.add(size)
    }
    if followsAverage { base = average }
  }

  /// Behaviour rule Z-12. What is the same everywhere stays exactly that: a sum might not.
  private var average: CGSize {
    guard let statistics else { return base }
    let number = CGFloat(measured.sizes.count)
    var average = CGSize(
      width: statistics.sum.width / number, height: statistics.sum.height / number)
    for axis in LayoutAxis.allCases where statistics.least[axis] == statistics.greatest[axis] {
      average[axis] = statistics.least[axis]
    }
    return average
  }

  private mutating func countDiffering() {
    guard let each, let first = each.first else { return }
    differing = each.reduce(0) { $0 + (areAlike($1, first) ? 0 : 1) }
  }
}

extension CGSize {
  /// The size with zero in place of negative lengths.
  fileprivate var withoutNegatives: CGSize {
    CGSize(width: max(0, width), height: max(0, height))
  }
}
