// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A section whose lines are broken; from zero along the scroll direction.
///
/// Header, inset, lines, inset, footer follow each other in this order (behaviour rule F-1).
struct SolvedFlowSection: StackedSection {
  /// The conditions that all sections of a layout share.
  struct Environment: Sendable {
    /// The axis that lines and sections stack along.
    var axis: LayoutAxis
    /// The length across it.
    var crossLength: CGFloat
    /// The pixels that origins are rounded to.
    var grid: PixelGrid
    var roundsOrigins: Bool
    var lineRule: FlowLineRule
    var pinsHeaders: Bool
    var pinsFooters: Bool
  }

  let environment: Environment
  let estimation: FlowSectionSpecification.Estimation
  let lineSpacing: CGFloat
  let headerLength: CGFloat
  let footerLength: CGFloat
  let linesStart: CGFloat
  private let endInset: CGFloat
  let space: FlowLineSpace
  private(set) var sizes: FlowSizes
  private(set) var lines: FlowLines
  /// The columns, if all items are alike.
  private(set) var grid: FlowGrid?
  private(set) var row: FlowRow?
  let insets: UIEdgeInsets
  /// The first item that may not have been measured.
  private var firstUnmeasured = 0

  init(
    _ specification: FlowSectionSpecification, in environment: Environment
  ) {
    let axis = environment.axis
    insets = specification.insets
    self.environment = environment
    estimation = specification.estimation
    lineSpacing = specification.lineSpacing
    headerLength = max(0, specification.headerLength)
    footerLength = max(0, specification.footerLength)
    linesStart = headerLength + insets.start(axis)
    endInset = insets.end(axis)
    space = FlowLineSpace(
      start: insets.start(axis.cross),
      length: environment.crossLength - insets.start(axis.cross) - insets.end(axis.cross),
      spacing: specification.interitemSpacing,
      tolerance: environment.lineRule == .exact
        ? 0 : PixelGrid.tolerance / environment.grid.scale)
    sizes = FlowSizes(specification, crossAxis: axis.cross, rule: environment.lineRule)
    guard !specification.isCollapsed else {
      let row = FlowRow(sizes, along: axis.cross, insets: insets, spacing: space.spacing)
      lines = FlowLines(row: sizes.count, length: row.greatestSize[axis])
      self.row = row
      return
    }
    let breaker = FlowLineBreaker(sizes, axis: axis, space: space)
    grid = breaker.grid
    lines = FlowLines(breaker, spacing: lineSpacing)
  }

  /// The start of the footer: the insets and lines are before it.
  var bodyEnd: CGFloat { linesStart + lines.length + endInset }

  var length: CGFloat { bodyEnd + footerLength }

  /// The distances that elements may stick out at the start and at the end, pinned or not.
  var overhang: Overhang {
    let starts = [
      linesStart + lines.edges.lowerBound, bodyEnd, bodyEnd - headerLength, headerLength,
    ]
    let ends = [
      linesStart + lines.edges.upperBound, headerLength, headerLength + footerLength, bodyEnd,
    ]
    return Overhang(before: max(0, -(starts.min() ?? 0)), after: max(0, (ends.max() ?? 0) - length))
  }

  /// Takes in the measured size of an item.
  ///
  /// - Parameters:
  ///   - size: The size, rounded up to pixels.
  ///   - item: The item, which exists.
  /// - Returns: Whether anything moved or changed its size.
  mutating func measure(
    _ size: CGSize, item: Int
  ) -> Bool {
    let old = sizes[item]
    sizes.measure(size, item: item)
    while firstUnmeasured < sizes.count, sizes.measured[firstUnmeasured] != nil {
      firstUnmeasured += 1
    }
    guard old != size || sizes.isAverage else { return false }
    guard row == nil else {
      let row = FlowRow(
        sizes, along: environment.axis.cross, insets: insets, spacing: space.spacing)
      lines = FlowLines(row: sizes.count, length: row.greatestSize[environment.axis])
      self.row = row
      return true
    }
    let breaker = FlowLineBreaker(sizes, axis: environment.axis, space: space)
    if breaker.grid == grid {
      let first = sizes.isAverage ? min(item, firstUnmeasured) : item
      lines.update(from: first, only: !sizes.isAverage, breaker)
    } else {
      grid = breaker.grid
      lines = FlowLines(breaker, spacing: lineSpacing)
    }
    return true
  }
}
