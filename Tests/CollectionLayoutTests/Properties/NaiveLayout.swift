// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

/// One section of rows or columns, laid out item by item straight from the rules.
///
/// It knows single-level groups without edge spacing, insets or estimates in a vertical layout. It
/// repeats nothing by arithmetic and keeps no index: the number of a line is counted from 1 with
/// fresh sums each time (G-3 to G-5), every group is placed after the one before (S-2), and every
/// query looks at every cell (L-6).
struct NaiveLayout {
  /// A length along and across the group: a share or points.
  struct Part {
    var along: Blueprint.Length
    var across: CGFloat
  }

  var container: CGSize
  var grid: PixelGrid
  var axis: LayoutAxis
  var groupLength: CGFloat
  var parts: [Part]
  var spacing: CGFloat
  var isFlexible: Bool
  var interGroupSpacing: CGFloat
  var count: Int

  /// The inner length of a group along its axis: a row is as wide as the container.
  var length: CGFloat { axis == .horizontal ? container.width : groupLength }

  /// The length of a part on a line of so many, before rounding.
  func unrounded(_ index: Int, onLineOf number: Int) -> CGFloat {
    switch parts[index % parts.count].along {
    case .absolute(let points): points
    case .width(let share): share * (length - CGFloat(number - 1) * spacing)
    default: 0
    }
  }

  /// The total of rule G-3.
  func total(_ number: Int) -> CGFloat {
    (0..<number).map { unrounded($0, onLineOf: number) }.reduce(0, +)
      + CGFloat(number - 1) * spacing
  }

  /// Returns whether counting ends before a number whatever its total is: the stop rule of G-5.
  func stops(before number: Int) -> Bool {
    guard number > 1 else { return false }
    if length - CGFloat(number - 1) * spacing <= 0 { return true }
    return number > parts.count && total(number) <= total(number - parts.count)
  }

  /// The number of items on a line: rule G-5.
  var perGroup: Int {
    var number = 0
    while !stops(before: number + 1), total(number + 1) <= length + 1e-6 { number += 1 }
    return number
  }

  /// The frames of one group from its corner, not rounded.
  var pattern: [CGRect] {
    let number = perGroup
    let lengths = (0..<number).map { index in
      switch parts[index % parts.count].along {
      case .absolute: unrounded(index, onLineOf: number)
      default: grid.floor(unrounded(index, onLineOf: number))
      }
    }
    var gap = spacing
    if isFlexible, number > 1 {
      gap += (length - lengths.reduce(0, +) - CGFloat(number - 1) * spacing) / CGFloat(number - 1)
    }
    var position: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { position += length + gap }
      let across = parts[index % parts.count].across
      return axis == .horizontal
        ? CGRect(x: position, y: 0, width: length, height: across)
        : CGRect(x: 0, y: position, width: across, height: length)
    }
  }

  /// Every cell with the interval of its group, and the length of the section.
  var solved: (cells: [(frame: CGRect, group: ClosedRange<CGFloat>)], length: CGFloat) {
    let pattern = pattern
    guard !pattern.isEmpty, count > 0 else { return ([], 0) }
    var cells: [(CGRect, ClosedRange<CGFloat>)] = []
    var start: CGFloat = 0
    var end: CGFloat = 0
    while cells.count < count {
      let present = min(pattern.count, count - cells.count)
      let reach = pattern[..<present].map(\.maxY).max() ?? 0
      let full = pattern.map(\.maxY).max() ?? 0
      // T-2: the cut group keeps what stood after its last item.
      let height = present < pattern.count ? reach + (groupLength - full) : groupLength
      guard height >= 0 else { return (cells, -1) }
      for frame in pattern[..<present] {
        let placed = frame.offsetBy(dx: 0, dy: start)
        cells.append(
          (CGRect(origin: grid.round(placed.origin), size: placed.size), start...start + height))
      }
      end = start + height
      start = end + interGroupSpacing
    }
    return (cells, end)
  }

  /// The same as a description.
  var section: NSCollectionLayoutSection {
    let items = parts.map { part in
      let along: NSCollectionLayoutDimension =
        switch part.along {
        case .absolute(let points): .absolute(points)
        case .width(let share):
          axis == .horizontal ? .fractionalWidth(share) : .fractionalHeight(share)
        default: .absolute(0)
        }
      return axis == .horizontal
        ? slot(along, .absolute(part.across)) : slot(.absolute(part.across), along)
    }
    let gap: NSCollectionLayoutSpacing = isFlexible ? .flexible(spacing) : .fixed(spacing)
    let group =
      axis == .horizontal
      ? horizontal(.fractionalWidth(1), .absolute(groupLength), items, spacing: gap)
      : vertical(.fractionalWidth(1), .absolute(groupLength), items, spacing: gap)
    return CollectionLayoutTests.section(group, spacing: interGroupSpacing)
  }

  /// The solver's answer.
  func solve() throws -> TestLayout {
    var fixture = Fixture(container.width, container.height)
    fixture.scale = grid.scale
    return try fixture.solve(section, count: count)
  }
}
