// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// A flow layout that has been solved, and the questions it answers.
///
/// Equal specifications give equal answers, on any thread. Lines are broken once:
///
/// - Solving costs O(sections + different lines): a section of equal items costs the same however
///   many there are, in time and in memory. Sizes that differ are read once.
/// - A question about a rectangle costs O(log sections + log lines + elements found), and in a
///   section of mixed sizes the other items of the lines found.
/// - A question about one element costs O(log sections + log lines), and in a section of mixed
///   sizes the items before it on its line.
/// - Taking in a measured size breaks the lines again up to where they are as before; all lines
///   from the first unmeasured item on where unmeasured items count as the average.
package struct SolvedFlowLayout: Sendable {
  /// What was solved.
  package let specification: FlowSpecification
  /// The operations of solving and measuring so far.
  package private(set) var work = OperationCounters()
  /// Warnings about the specification.
  package let warnings: FlowWarnings
  private(set) var sections: ContiguousArray<SolvedFlowSection> = []
  /// The lengths of the sections.
  private var lengths: FenwickTree
  /// The farthest that elements stick out of any section.
  private var overhang: (before: CGFloat, after: CGFloat) = (0, 0)
  /// Sections of a negative length, after which the next begins before them.
  private var backwards = 0

  /// Solves a layout.
  ///
  /// - Parameter specification: What to solve.
  /// - Throws: ``FlowError`` for numbers that no layout can be made of, and where a layout would
  ///   not end.
  package init(_ specification: FlowSpecification) throws(FlowError) {
    // 1. Check that all numbers can be used.
    warnings = try specification.check()
    self.specification = specification

    // 2. Break the lines of each section.
    let axis = specification.scrollDirection
    let environment = SolvedFlowSection.Environment(
      axis: axis, crossLength: specification.containerSize[axis.cross],
      grid: specification.pixelGrid, roundsOrigins: specification.roundsOrigins,
      pinsHeaders: specification.pinsHeaders, pinsFooters: specification.pinsFooters)
    sections.reserveCapacity(specification.sections.count)
    for (index, section) in specification.sections.enumerated() {
      let solved = SolvedFlowSection(section, in: environment, counting: &work)
      try solved.checkAdvance(index: index)
      sections.append(solved)
    }

    // 3. Stack the sections.
    lengths = FenwickTree(ContiguousArray(sections.map(\.length)))
    for section in sections {
      takeOverhang(of: section)
      if section.length < 0 { backwards += 1 }
    }
    guard length * specification.pixelGrid.scale <= LayoutLimits.contentPixels else {
      throw .contentTooLarge(length)
    }
  }

  private var length: CGFloat { lengths.sum(before: sections.count) }

  /// The size of all content: the container's across the scroll direction, also where an item is
  /// wider (behaviour rule F-11); the sections along it.
  package var contentSize: CGSize {
    let axis = specification.scrollDirection
    return CGSize(
      axis, along: max(0, length), across: max(0, specification.containerSize[axis.cross]))
  }

  /// Whether any element is pinned, so that scrolling moves it.
  package var hasPinnedElements: Bool { specification.pinsHeaders || specification.pinsFooters }

  /// A section in the coordinates of the layout.
  func query(_ index: Int, viewport: Viewport? = nil) -> FlowSectionQuery? {
    guard sections.indices.contains(index) else { return nil }
    return FlowSectionQuery(
      section: sections[index], index: index, start: lengths.sum(before: index),
      visible: hasPinnedElements
        ? viewport?.range(along: specification.scrollDirection) : nil,
      offset: viewport?.orthogonalOffsets[index] ?? 0)
  }

  /// What keeps a section that just touches among the candidates, whatever its sum was rounded to.
  private static let slack: CGFloat = 1e-6

  /// The sections that can meet an interval of the scroll direction.
  func candidates(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard !sections.isEmpty else { return 0..<0 }
    guard backwards == 0 else { return 0..<sections.count }
    let pixel = specification.pixelGrid.pixel
    let first = lengths.lastPosition(withSumBelow: low - overhang.after - pixel - Self.slack)
    let last = lengths.lastPosition(withSumBelow: high + overhang.before + pixel + Self.slack)
    let lower = min(first, sections.count - 1)
    return lower..<max(lower, min(last + 1, sections.count))
  }

  /// The section at a position of the scroll direction: the first for what is before all, the last
  /// for what is behind all. Of several that begin there the last.
  func section(at position: CGFloat) -> Int {
    guard backwards == 0 else {
      let inside = sections.indices.first { index in
        let start = lengths.sum(before: index)
        return start <= position && position < start + sections[index].length
      }
      return inside ?? (position < 0 ? 0 : sections.count - 1)
    }
    return max(0, min(lengths.lastPosition(withSumBelow: position.nextUp), sections.count - 1))
  }

  private mutating func takeOverhang(of section: SolvedFlowSection) {
    let reach = section.overhang
    overhang.before = max(overhang.before, reach.before)
    overhang.after = max(overhang.after, reach.after)
  }
}

extension SolvedFlowLayout: SolvedGeometry {
  package var pixelGrid: PixelGrid { specification.pixelGrid }

  package var measuringConditions: MeasuringConditions {
    let axis = specification.scrollDirection
    return MeasuringConditions(
      scrollDirection: axis, crossLength: specification.containerSize[axis.cross],
      itemCounts: specification.sections.map(\.items.count))
  }

  /// Takes in the measured size of an item, and breaks lines again where they change.
  @discardableResult
  package mutating func setMeasuredSize(_ size: CGSize, of identity: ElementIdentity) -> Bool {
    let (item, index) = (identity.index, identity.section)
    guard identity.category == .cell, sections.indices.contains(index),
      sections[index].estimation != .none, item >= 0, item < sections[index].sizes.count,
      let rounded = pixelGrid.measured(size)
    else { return false }
    let before = sections[index].length
    guard sections[index].measure(rounded, item: item, counting: &work) else { return false }
    let after = sections[index].length
    if after != before {
      lengths.add(after - before, at: index)
      backwards += (after < 0 ? 1 : 0) - (before < 0 ? 1 : 0)
    }
    takeOverhang(of: sections[index])
    return true
  }
}
