// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// A layout that has been solved, and the questions it answers.
///
/// Equal specifications give equal answers, on any thread. The layout holds one solved pattern per
/// different section, three numbers per section, and what was measured; nothing per item. Its
/// coordinates run from left to right; a right-to-left view mirrors them (behaviour rule RTL-1).
///
/// - Solving costs O(sections + patterns), whatever the number of items.
/// - A question about a rectangle costs O(log sections + elements found).
/// - A question about one element costs O(log sections + log measured groups + pattern).
/// - Taking in a measured size packs one group and costs O(log sections + log groups) besides;
///   only where lines wrap (G-10) it breaks the lines from there on.
package struct SolvedLayout: Sendable {
  package let specification: LayoutSpecification
  private(set) var stack: SectionStack<SolvedSection>
  /// The boundary items of the layout around all sections.
  private(set) var boundary: BoundaryLayout
  /// The measured sizes of those, by position.
  private(set) var measuredBoundary: [Int: CGSize] = [:]
  package let hasPinnedElements: Bool
  /// The farthest edge of groups and side items across the main axis.
  private(set) var crossEnd: CGFloat = 0

  /// Solves a layout.
  ///
  /// - Throws: ``LayoutError`` where UIKit raises an exception, and where a layout would not end.
  package init(_ specification: LayoutSpecification) throws(LayoutError) {
    guard specification.sections.count == specification.itemCounts.count else {
      throw .sectionCountMismatch(
        sections: specification.sections.count, itemCounts: specification.itemCounts.count)
    }
    let global = specification.boundarySupplementaryItems
    try ElementKinds.checkDistinct(global.map(\.elementKind), section: nil)

    // 1. Solve each different section once, and lay out its items by arithmetic.
    var plans = PlanCache(specification)
    var sections: ContiguousArray<SolvedSection> = []
    sections.reserveCapacity(specification.sections.count)
    for (index, section) in specification.sections.enumerated() {
      let count = specification.itemCounts[index]
      guard count >= 0 else { throw .negativeItemCount(count, section: index) }
      guard let section else {
        guard count == 0 else { throw .missingSection(section: index, itemCount: count) }
        sections.append(SolvedSection(nil, itemCount: 0))
        continue
      }
      let solved = SolvedSection(try plans.plan(section, index: index), itemCount: count)
      try solved.check(index: index)
      sections.append(solved)
    }

    // 2. Stack the sections.
    stack = SectionStack(sections, spacing: specification.interSectionSpacing)
    self.specification = specification
    hasPinnedElements =
      global.contains(where: \.pinToVisibleBounds)
      || plans.hasPinnedItems
    boundary = BoundaryLayout([], body: 0, in: specification.environment, measured: [:])
    crossEnd = max(0, sections.lazy.map(\.crossEnd).max() ?? 0)

    // 3. Lay the layout's own boundary items around them.
    layOutBoundary()
    let size = contentSize
    let length = max(size.width, size.height)
    guard length * specification.pixelGrid.scale <= LayoutLimits.contentPixels else {
      throw .contentTooLarge(length, section: nil)
    }
  }

  package var mainAxis: LayoutAxis { specification.scrollDirection }

  /// The size of all content: along the scroll direction the sections and what is between and
  /// around them, across it the container or what is wider (S-7).
  package var contentSize: CGSize {
    let cross = max(specification.containerSize[mainAxis.cross], crossEnd, boundary.crossEnd)
    return CGSize(mainAxis, along: boundary.length, across: cross)
  }

  var sections: ContiguousArray<SolvedSection> { stack.sections }

  /// Returns the start of a section along the main axis.
  func start(of section: Int) -> CGFloat { boundary.before + stack.start(of: section) }

  /// The sections that can meet or touch an interval of the main axis.
  func candidates(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    stack.candidates(from: low - boundary.before, to: high - boundary.before)
  }

  /// Lays the layout's own boundary items around the sections (GH-1).
  private mutating func layOutBoundary() {
    boundary = BoundaryLayout(
      specification.boundarySupplementaryItems, body: max(0, stack.length),
      in: specification.environment, measured: measuredBoundary)
  }
}

extension SolvedLayout: SolvedGeometry {
  package var pixelGrid: PixelGrid { specification.pixelGrid }

  package var measuringConditions: MeasuringConditions {
    MeasuringConditions(
      scrollDirection: mainAxis, crossLength: specification.containerSize[mainAxis.cross],
      itemCounts: specification.itemCounts)
  }

  /// Takes in the measured size of a cell or a boundary item. Badges keep their estimate (Z-2).
  @discardableResult
  package mutating func setMeasuredSize(_ size: CGSize, of identity: ElementIdentity) -> Bool {
    guard let size = pixelGrid.measured(size) else { return false }
    defer { checkInvariants(ofSection: identity.section) }
    switch identity.category {
    case .cell:
      return update(section: identity.section) { section in
        // A size that packing refuses changes nothing.
        (try? section.measure(size, item: identity.index)) ?? false
      }
    case .supplementaryView:
      guard let kind = identity.kind else { return false }
      if identity.index == ElementIdentity.layoutLevelIndex {
        return setMeasuredBoundarySize(size, ofKind: kind)
      }
      guard identity.index == 0 else { return false }
      return update(section: identity.section) { section in
        guard let index = section.boundary?.index(ofKind: kind) else { return false }
        return section.measure(size, boundaryItem: index)
      }
    case .decorationView:
      return false
    }
  }

  private mutating func setMeasuredBoundarySize(_ size: CGSize, ofKind kind: String) -> Bool {
    guard let index = boundary.index(ofKind: kind), measuredBoundary[index] != size else {
      return false
    }
    let old = boundary.size(index)
    measuredBoundary[index] = size
    layOutBoundary()
    return boundary.size(index) != old
  }

  /// Changes a section and what depends on its length.
  private mutating func update(
    section index: Int, _ change: (inout SolvedSection) -> Bool
  ) -> Bool {
    guard sections.indices.contains(index) else { return false }
    let before = sections[index].crossEnd
    let result = stack.update(index) { section in
      let length = section.length
      return change(&section) ? section.length - length : nil
    }
    guard let growth = result else { return false }
    if growth != 0 { layOutBoundary() }
    let after = sections[index].crossEnd
    crossEnd = max(crossEnd, after)
    if after < before, before == crossEnd {
      // The widest section became narrower: rare, since elements are measured once.
      crossEnd = sections.lazy.map(\.crossEnd).max() ?? 0
    }
    return true
  }
}

extension LayoutSpecification {
  /// The environment in which the layout's own boundary items are laid out: the whole container
  /// (D-14, GH-1).
  fileprivate var environment: BoundaryLayout.Environment {
    BoundaryLayout.Environment(
      mainAxis: scrollDirection, containerSize: containerSize, grid: pixelGrid)
  }
}

extension SolvedLayout {
  /// The section in whose body a point is: behind its header and before its footer. Of a section
  /// without items the header counts as well (interaction rule DP-9).
  ///
  /// - Parameter point: The point, in layout coordinates.
  /// - Returns: The section; nil beside all bodies.
  /// - Complexity: O(log sections).
  package func section(withBodyAt point: CGPoint) -> Int? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let (position, across) = (point[mainAxis], point[mainAxis.cross])
    guard across >= 0, across < contentSize[mainAxis.cross] else { return nil }
    return candidates(from: position, to: position).first { index in
      let section = sections[index]
      guard section.isShown, let boundary = section.boundary else { return false }
      let start = start(of: index)
      let body = start + boundary.before
      let first = section.itemCount == 0 ? start : body
      return position >= first && position < max(body, start) + boundary.body
    }
  }

  #if COLLECTION_VIEW_CHECKS
    /// Verifies that sums kept up by differences equal sums made from scratch.
    ///
    /// - Parameter changed: The only section that has changed; nil for any.
    func checkInvariants(ofSection changed: Int? = nil) {
      let spacing = specification.interSectionSpacing
      var start = boundary.before
      var widest: CGFloat = 0
      for (index, section) in sections.enumerated() {
        verify(isClose(self.start(of: index), start), "Section \(index) does not begin at \(start)")
        start += section.length + spacing
        widest = max(widest, section.crossEnd)
        if changed ?? index == index { section.checkInvariants(index: index) }
      }
      verify(
        stack.backwards == sections.filter { $0.length + spacing < 0 }.count,
        "\(stack.backwards) sections are marked as running backwards")
      verify(isClose(crossEnd, widest), "The content is \(widest) wide, not \(crossEnd)")
    }
  #else
    @inline(__always) func checkInvariants(ofSection changed: Int? = nil) {}
  #endif
}

#if COLLECTION_VIEW_CHECKS
  extension SolvedSection {
    /// The greatest number of groups that are added up one by one.
    private static let checkedGroups = 100

    /// Verifies that each group begins where the one before it ends.
    fileprivate func checkInvariants(index: Int) {
      guard let plan, let stack, stack.count > 0 else { return }
      let gap =
        plan.spacingAfter + plan.specification.interGroupSpacing + plan.spacingBefore
      var position = plan.spacingBefore
      for group in 0..<min(stack.count, Self.checkedGroups) {
        verify(
          isClose(stack.position(group), position),
          "Group \(group) of section \(index) does not begin at \(position)")
        position += stack.length(group) + gap
      }
    }
  }

  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool {
    abs(one - other) <= 1e-6 * max(1, abs(one))
  }

  private func verify(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { programmerError("Internal: \(message())") }
  }
#endif
