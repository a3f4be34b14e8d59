// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension StackRecipe {
  /// Whether views are aligned by their text, which only those side by side can be.
  private var alignsBaselines: Bool {
    stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
  }

  /// Aligns all arranged views with the first, hidden ones too (rule ALS-11).
  mutating func align() {
    for index in stack.views.indices.dropFirst() {
      for attribute in aligned(0, index) {
        rules.append(
          StackRule(
            identifier: "UISV-alignment", first: .init(.view(index), attribute),
            second: .init(.view(0), attribute)))
      }
    }
    guard stack.alignment != .fill else { return }
    keepHiddenTextsWrapped()
    let isLoose = alignsBaselines && stack.axis == .vertical
    for index in stack.views.indices {
      var rule = StackRule(
        identifier: "UISV-ambiguity-suppression", first: .init(.view(index), across.length),
        priority: UILayoutPriority(25))
      rules.append(rule)
      // Nothing else says where a view is in a column that ignores baselines.
      guard isLoose else { continue }
      rule.first = .init(.view(index), across.start)
      rule.second = .init(.canvas, across.start)
      rules.append(rule)
    }
  }

  /// No side of the canvas keeps a hidden view: a text would be on one line as soon as it closes.
  private mutating func keepHiddenTextsWrapped() {
    guard stack.axis == .vertical else { return }
    for (index, view) in stack.views.enumerated() where view.isHidden && view.wrapsText {
      rules.append(
        StackRule(
          identifier: "UISV-text-width-disambiguation", first: .init(.view(index), across.length),
          relation: .lessThanOrEqual, second: .init(.canvas, across.length),
          priority: UILayoutPriority(760)))
    }
  }

  /// Returns the constraints that align two views across.
  private func aligned(_ one: Int, _ other: Int) -> [NSLayoutConstraint.Attribute] {
    let views = [stack.views[one], stack.views[other]]
    switch stack.alignment {
    case .fill: return [across.start, across.end]
    case .leading: return [across.start]
    case .center: return [across.center]
    case .trailing: return [across.end]
    case .firstBaseline, .lastBaseline: break
    }
    guard stack.axis == .horizontal else { return [] }
    if stack.alignment == .firstBaseline {
      return [views.allSatisfy(\.hasFirstBaseline) ? .firstBaseline : across.start]
    }
    return [views.allSatisfy(\.hasLastBaseline) ? .lastBaseline : across.end]
  }

  /// Ties the canvas to what it has to hold, across (rule ALS-12).
  mutating func connectSides() {
    guard let first = visible.first else { return connectSidesOfNothing() }
    guard stack.alignment != .fill else {
      connectCanvas(across.start, to: .view(0))
      return connectCanvas(across.end, to: .view(0))
    }
    spanVisible()
    switch stack.alignment {
    case .leading:
      connectCanvas(across.start, to: .view(first))
      connectCanvas(across.end, to: .alignmentSpanner)
    case .trailing:
      connectCanvas(across.start, to: .alignmentSpanner)
      connectCanvas(across.end, to: .view(first))
    case .firstBaseline where stack.axis == .horizontal:
      // Each view, not only the first: the ascent of another may be greater.
      for index in visible {
        connectCanvas(across.start, .lessThanOrEqual, to: .view(index))
      }
      connectCanvas(across.end, to: .alignmentSpanner)
      fitCanvas()
    case .lastBaseline where stack.axis == .horizontal:
      connectCanvas(across.start, to: .alignmentSpanner)
      for index in visible {
        connectCanvas(across.end, .greaterThanOrEqual, to: .view(index))
      }
      fitCanvas()
    case .fill, .center, .firstBaseline, .lastBaseline:
      connectCanvas(across.start, to: .alignmentSpanner)
      connectCanvas(across.end, to: .alignmentSpanner)
      if stack.alignment == .center { connectCanvas(across.center, to: .view(first)) }
    }
  }

  /// A guide holds the visible views, and no more than it has to.
  private mutating func spanVisible() {
    fitSpanner()
    for index in visible {
      rules += boundary(
        across.start, .lessThanOrEqual, index, isAligned: stack.alignment == .leading)
      rules += boundary(
        across.end, .greaterThanOrEqual, index, isAligned: stack.alignment == .trailing)
    }
  }

  private func boundary(
    _ edge: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ index: Int,
    isAligned: Bool
  ) -> [StackRule] {
    var rule = StackRule(
      identifier: "UISV-spanning-boundary", first: .init(.alignmentSpanner, edge),
      relation: relation, second: .init(.view(index), edge))
    guard isAligned else { return [rule] }
    let required = rule
    rule.relation = .equal
    rule.priority = UILayoutPriority(999.5)
    return [required, rule]
  }

  private mutating func fitSpanner() {
    rules.append(
      StackRule(
        identifier: "UISV-spanning-fit", first: .init(.alignmentSpanner, across.length),
        priority: stack.hugging?.below.across ?? UILayoutPriority(51)))
  }

  private mutating func fitCanvas() {
    rules.append(
      StackRule(
        identifier: "UISV-canvas-fit", first: .init(.stack, across.length),
        priority: UILayoutPriority(49)))
  }

  /// Without visible views the guide fills the canvas and wants no length; hidden views lie at its
  /// start.
  private mutating func connectSidesOfNothing() {
    fitSpanner()
    connectCanvas(across.start, to: .alignmentSpanner)
    connectCanvas(across.end, to: .alignmentSpanner)
    if !stack.views.isEmpty { connectCanvas(across.start, to: .view(0)) }
  }
}
