// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The one row in which the items of a collapsed section stand, across the scroll direction
/// (appkit rule MC-1).
///
/// Items of one size cost nothing each; items with sizes of their own are read once. Positions are
/// found in O(log items).
struct FlowRow: Sendable {
  /// From the beginning of one item to that of the next.
  private enum Pitches {
    /// The same for all but those that were measured.
    case equal(CGFloat, differences: SparseFenwickTree)
    case each(FenwickTree)
  }

  private let count: Int
  private let axis: LayoutAxis
  /// The start of the first item: the section inset.
  private let start: CGFloat
  private let endInset: CGFloat
  private let spacing: CGFloat
  private var pitches: Pitches
  /// Whether each item begins after the one before it.
  private var isAscending: Bool
  private(set) var greatestSize: CGSize

  /// Lines items up.
  ///
  /// - Parameters:
  ///   - sizes: Their sizes.
  ///   - axis: The axis that the row runs along: across the scroll direction.
  ///   - insets: The section insets.
  ///   - spacing: The distance between two items.
  init(_ sizes: FlowSizes, along axis: LayoutAxis, insets: UIEdgeInsets, spacing: CGFloat) {
    count = sizes.count
    self.axis = axis
    start = insets.start(axis)
    endInset = insets.end(axis)
    self.spacing = spacing
    greatestSize = sizes.greatest
    if let base = sizes.usual {
      var differences = SparseFenwickTree(count: count)
      // In the order of the items, since sums in that of a dictionary differ between processes.
      sizes.measured.forEach { item, size in
        differences.add(size[axis] - base[axis], at: item)
      }
      pitches = .equal(base[axis] + spacing, differences: differences)
    } else {
      pitches = .each(
        FenwickTree(ContiguousArray((0..<count).map { sizes[$0][axis] + spacing })))
    }
    isAscending = sizes.least[axis] + spacing > 0
  }

  func position(_ item: Int) -> CGFloat {
    start
      + {
        switch pitches {
        case .equal(let pitch, let differences):
          CGFloat(item) * pitch + differences.sum(before: item)
        case .each(let tree): tree.sum(before: item)
        }
      }()
  }

  /// The last item that begins at a position or before it; nil if the first does not.
  func lastItem(beginningBy position: CGFloat) -> Int? {
    guard isAscending else { return position >= start && count > 0 ? count - 1 : nil }
    let next = firstItem { self.position($0) > position }
    return next > 0 ? next - 1 : nil
  }

  var length: CGFloat { count > 0 ? position(count) - spacing + endInset : start + endInset }

  /// From one item to the next where no item was measured; nil where each has its own size.
  var usualPitch: CGFloat? {
    if case .equal(let pitch, _) = pitches { pitch } else { nil }
  }

  /// The items that can have a part in an interval.
  func candidates(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard isAscending else { return 0..<count }
    let first = firstItem { position($0) > low - greatestSize[axis] }
    let end = firstItem { position($0) >= high }
    return max(0, first - 1)..<max(max(0, first - 1), end)
  }

  /// The first item for which something holds that holds for all after it, or the end.
  private func firstItem(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A rectangle that elements are looked for in, by axis.
struct FlowArea {
  /// The interval along the scroll direction.
  let along: ClosedRange<CGFloat>
  let across: ClosedRange<CGFloat>
  private let axis: LayoutAxis

  /// Reads a rectangle; nil if no element can have a part in it: it has no area, or is not made of
  /// numbers.
  init?(_ rect: CGRect, axis: LayoutAxis) {
    guard let along = Self.interval(rect, axis), let across = Self.interval(rect, axis.cross)
    else { return nil }
    self.along = along
    self.across = across
    self.axis = axis
  }

  /// Farther than any content reaches.
  private static let far: CGFloat = 0x1p53

  private static func interval(_ rect: CGRect, _ axis: LayoutAxis) -> ClosedRange<CGFloat>? {
    guard let (low, high) = rect.extent(along: axis), low < high, low < far, high > -far else {
      return nil
    }
    return max(low, -far)...min(high, far)
  }

  /// Returns whether a frame has a part in the area; touching is not enough.
  func meets(_ frame: CGRect) -> Bool {
    along.meets(from: frame.origin[axis], length: frame.size[axis])
      && across.meets(from: frame.origin[axis.cross], length: frame.size[axis.cross])
  }
}
