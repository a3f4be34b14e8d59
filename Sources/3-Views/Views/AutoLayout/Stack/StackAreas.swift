// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A part of a stack along its axis, in which views keep the length of their contents: a stack of the Mac
/// has three of them.
package enum StackArea: Int, Hashable, Sendable, CaseIterable {
  case start
  /// The views are in the middle, as far as the others leave it free.
  case middle
  case end
}

/// The settings of a stack of the Mac besides those of every stack.
package struct StackOptions: Equatable {
  /// The area of each arranged view, by its identity; nil for a stack without areas. The arranged views
  /// are in the order of their areas. Views that are not named here are in the first.
  package var areas: [ObjectIdentifier: StackArea]?
  package var keepsHiddenViews = false
  /// The priorities with which the stack is as short as its views allow, along its axis and across it;
  /// nil for those of a stack of iOS.
  package var hugging: StackHugging?

  package init() {}
}

/// The priorities with which a stack holds on to its views.
package struct StackHugging: Hashable, Sendable {
  package var along: UILayoutPriority
  package var across: UILayoutPriority

  package init(along: UILayoutPriority, across: UILayoutPriority) {
    self.along = along
    self.across = across
  }

  /// Hugging as it is in constraints: views that hug as much keep their size.
  var below: StackHugging {
    StackHugging(along: Self.below(along), across: Self.below(across))
  }

  private static func below(_ priority: UILayoutPriority) -> UILayoutPriority {
    UILayoutPriority(max(0.5, min(priority.rawValue, 999.5) - 0.5))
  }
}

extension StackRecipe {
  /// The priority with which views in the middle area are in the middle.
  private static let centering = UILayoutPriority(48)

  private func visible(in area: StackArea) -> [Int] {
    visible.filter { (stack.views[$0].area ?? .start) == area }
  }

  /// Whether two neighbours are in one area, where the distance between them is exact.
  func areTogether(_ index: Int, _ next: Int) -> Bool {
    stack.views[index].area == stack.views[next].area
  }

  /// Ties the first and the last visible view to the canvas where their areas are the first and the last;
  /// others stay inside of it.
  mutating func connectAreaEnds(first: Int, last: Int) {
    connectCanvas(
      along.start, visible(in: .start).isEmpty ? .lessThanOrEqual : .equal, to: .view(first))
    connectCanvas(
      along.end, visible(in: .end).isEmpty ? .greaterThanOrEqual : .equal, to: .view(last))
    hugMiddle()
    centerMiddle()
  }

  /// A guide spans what the first and the last area leave, which is no longer than the middle area and
  /// its distances, at the priority of the stack's hugging.
  ///
  /// That is one rule for the whole length. Rules that pull each area to its neighbours would compete, and
  /// the solver decides inside a level (``ConstraintSolver``), so the middle area would never be asked.
  private mutating func hugMiddle() {
    let free = StackRule.Item.gap(1)
    let (before, middle, after) = (
      visible(in: .start).last, visible(in: .middle), visible(in: .end).first
    )
    span(
      free, from: before.map { .init(.view($0), along.end) } ?? .init(.canvas, along.start),
      to: after.map { .init(.view($0), along.start) } ?? .init(.canvas, along.end))
    var rule = StackRule(
      identifier: "UISV-canvas-fit", first: .init(free, along.length),
      priority: stack.hugging?.below.along ?? UILayoutPriority(49))
    if let last = middle.last {
      rule.second = .init(.gap(0), along.length)
      if after != nil { rule.constant = stack.views[last].spacing }
    }
    if let before, after != nil || !middle.isEmpty {
      rule.constant += stack.views[before].spacing
    }
    rules.append(rule)
  }

  /// A guide spans the views of the middle area, and wants to be in the middle of the canvas.
  private mutating func centerMiddle() {
    let middle = visible(in: .middle)
    guard let first = middle.first, let last = middle.last else { return }
    span(.gap(0), from: .init(.view(first), along.start), to: .init(.view(last), along.end))
    rules.append(
      StackRule(
        identifier: "UISV-distributing", first: .init(.gap(0), along.center),
        second: .init(.canvas, along.center), priority: Self.centering))
  }

  private mutating func span(
    _ guide: StackRule.Item, from start: StackRule.Term, to end: StackRule.Term
  ) {
    for (edge, other) in [(along.start, start), (along.end, end)] {
      rules.append(
        StackRule(
          identifier: "UISV-distributing-edge", first: .init(guide, edge), second: other))
    }
  }
}
