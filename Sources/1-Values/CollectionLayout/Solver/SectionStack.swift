// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A section that is stacked with others along the scroll direction.
protocol StackedSection: Sendable {
  /// The length along the scroll direction.
  var length: CGFloat { get }
  /// The distances that elements may stick out of it.
  var overhang: Overhang { get }
}

/// The distances that elements stick out before the start and after the end; neither is negative.
struct Overhang: Hashable, Sendable {
  var before: CGFloat = 0
  var after: CGFloat = 0

  mutating func formUnion(_ other: Overhang) {
    before = max(before, other.before)
    after = max(after, other.after)
  }
}

/// Sections one after the other: where each begins, and which are at a position.
///
/// Positions are from the start of the first section. Lengths are kept in a tree of prefix sums, so
/// that a question and a change cost O(log sections).
struct SectionStack<Section: StackedSection>: Sendable {
  private(set) var sections: ContiguousArray<Section>
  /// The space between two of them.
  let spacing: CGFloat
  /// The lengths of the sections, each with the spacing that follows.
  private var advances: FenwickTree
  /// The farthest that elements stick out of any section.
  private var overhang = Overhang()
  /// Sections after which the next begins before them: then sections are not in order.
  private(set) var backwards = 0

  /// Stacks sections.
  ///
  /// - Complexity: O(sections).
  init(_ sections: ContiguousArray<Section>, spacing: CGFloat = 0) {
    self.sections = sections
    self.spacing = spacing
    advances = FenwickTree(ContiguousArray(sections.map { $0.length + spacing }))
    for section in sections {
      overhang.formUnion(section.overhang)
      if section.length + spacing < 0 { backwards += 1 }
    }
  }

  /// The length of all sections with the spacing between them; below zero where spacing is.
  var length: CGFloat { start(of: sections.count) - (sections.isEmpty ? 0 : spacing) }

  func start(of section: Int) -> CGFloat { advances.sum(before: section) }

  /// The slack that keeps a section that just touches among the candidates, whatever its sum was
  /// rounded to.
  private var slack: CGFloat { 1e-6 }

  /// The sections that can meet or touch an interval.
  ///
  /// - Parameters:
  ///   - low: Where the interval begins.
  ///   - high: Where it ends.
  ///   - margin: How far rounding to pixels may move elements from where sections have them.
  /// - Returns: The sections; a few too many at most.
  func candidates(
    from low: CGFloat, to high: CGFloat, margin: CGFloat = 0
  ) -> Range<Int> {
    guard !sections.isEmpty, low <= high else { return 0..<0 }
    guard backwards == 0 else { return 0..<sections.count }
    // A section ends where the next begins, less the spacing.
    let first = advances.lastPosition(
      withSumBelow: low - overhang.after + min(0, spacing) - margin - slack)
    let last = advances.lastPosition(withSumBelow: high + overhang.before + margin + slack)
    let lower = min(first, sections.count - 1)
    return lower..<max(lower, min(last + 1, sections.count))
  }

  /// The section at a position: the first for what is before all, the last for what is behind all.
  /// Of several that begin there the last. Nil without sections.
  func section(at position: CGFloat) -> Int? {
    guard !sections.isEmpty else { return nil }
    guard backwards == 0 else {
      let inside = sections.indices.first { index in
        let start = start(of: index)
        return start <= position && position < start + sections[index].length
      }
      return inside ?? (position < 0 ? 0 : sections.count - 1)
    }
    return min(advances.lastPosition(withSumBelow: position.nextUp), sections.count - 1)
  }

  /// Changes a section where it is stored, and what depends on its length.
  ///
  /// - Parameters:
  ///   - index: The section, which exists.
  ///   - change: Changes it, and returns how much longer it is now; nil if nothing changed.
  /// - Returns: How much longer the section is; nil if nothing changed.
  mutating func update(_ index: Int, _ change: (inout Section) -> CGFloat?) -> CGFloat? {
    let before = sections[index].length
    guard let growth = change(&sections[index]) else { return nil }
    if growth != 0 {
      advances.add(growth, at: index)
      let after = sections[index].length
      backwards += (after + spacing < 0 ? 1 : 0) - (before + spacing < 0 ? 1 : 0)
    }
    overhang.formUnion(sections[index].overhang)
    return growth
  }
}

extension SectionStack: Equatable where Section: Equatable {}
extension SectionStack: Hashable where Section: Hashable {}
