// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Turns the description of a stack into its constraints (auto layout section 3.1).
///
/// A pure function: equal descriptions give equal rules in equal order. *Along* is the axis of the
/// stack and *across* the other; *visible* are the arranged views that are not hidden. The steps:
///
/// 1. **Ends**: the first and the last visible view touch the canvas.
/// 2. **Gaps** between neighbours among the visible.
/// 3. **Hidden** views have no length.
/// 4. **Distribution** of what the canvas leaves, along.
/// 5. **Alignment** of all arranged views among each other, across.
/// 6. **Sides** of the canvas, across.
struct StackRecipe {
  let stack: StackDescription
  let along: StackEdges
  let across: StackEdges
  let visible: [Int]
  var rules: [StackRule] = []

  static func rules(for stack: StackDescription) -> [StackRule] {
    var recipe = StackRecipe(stack)
    recipe.connectEnds()
    recipe.spaceNeighbours()
    recipe.collapseHidden()
    recipe.distribute()
    recipe.align()
    recipe.connectSides()
    return recipe.rules
  }

  private init(_ stack: StackDescription) {
    self.stack = stack
    along = StackEdges(stack.axis)
    across = StackEdges(stack.axis.across)
    visible = stack.views.indices.filter { !stack.views[$0].isHidden }
  }

  // MARK: Along

  /// Rules ALS-2 and ALS-5.
  private mutating func connectEnds() {
    var (first, last) = (StackRule.Item.orderingSpanner, StackRule.Item.orderingSpanner)
    if let start = visible.first, let end = visible.last {
      guard !stack.hasAreas else { return connectAreaEnds(first: start, last: end) }
      (first, last) = (.view(start), .view(end))
    } else {
      var length = StackRule(
        identifier: "UISV-ordering-spanner", first: .init(.orderingSpanner, along.length))
      length.priority = UILayoutPriority(0.001)
      rules.append(length)
    }
    connectCanvas(along.start, to: first)
    connectCanvas(along.end, to: last)
  }

  mutating func connectCanvas(
    _ edge: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, to item: StackRule.Item
  ) {
    rules.append(
      StackRule(
        identifier: "UISV-canvas-connection", first: .init(.canvas, edge), relation: relation,
        second: .init(item, edge)))
  }

  /// Rules ALS-3 and ALS-15.
  private mutating func spaceNeighbours() {
    let isSpread =
      stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let usesBaselines = stack.isBaselineRelative && stack.axis == .vertical
    for (index, next) in zip(visible, visible.dropFirst()) {
      let isApart = stack.hasAreas && !areTogether(index, next)
      rules.append(
        StackRule(
          identifier: "UISV-spacing",
          first: .init(.view(next), usesBaselines ? .firstBaseline : along.start),
          relation: isSpread || isApart ? .greaterThanOrEqual : .equal,
          second: .init(.view(index), usesBaselines ? .lastBaseline : along.end),
          constant: stack.views[index].spacing))
    }
  }

  /// Rule ALS-4.
  private mutating func collapseHidden() {
    var previous: Int?
    for (index, view) in stack.views.enumerated() {
      guard view.isHidden else {
        previous = index
        continue
      }
      rules.append(
        StackRule(
          identifier: "UISV-hiding", first: .init(.view(index), along.length),
          priority: UILayoutPriority(999.999)))
      // Without visible views it is where the canvas begins.
      var position = StackRule(
        identifier: "UISV-spacing-hidden", first: .init(.view(index), along.start),
        second: .init(.canvas, along.start), priority: .fittingSizeLevel)
      if let previous {
        position.second = .init(.view(previous), along.end)
        // After the last view there is no gap to be in.
        position.constant = previous == visible.last ? 0 : stack.views[previous].spacing / 2
      } else if let first = visible.first {
        position.first = .init(.view(index), along.end)
        position.second = .init(.view(first), along.start)
      }
      rules.append(position)
    }
  }
}

/// One constraint of a stack, described: what a ``StackRecipe`` is made of.
struct StackRule: Hashable {
  /// The item on one side of the constraint.
  enum Item: Hashable {
    case stack
    /// The stack, or the rectangle inside its margins.
    case canvas
    case view(Int)
    /// The guide in a gap; gaps count from 0.
    case gap(Int)
    /// The guide around the visible views, across the axis.
    case alignmentSpanner
    /// The guide that fills a stack without visible views.
    case orderingSpanner
  }

  struct Term: Hashable {
    var item: Item
    var attribute: NSLayoutConstraint.Attribute

    init(_ item: Item, _ attribute: NSLayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// UIKit's name of it, which is in messages: `UISV-spacing`.
  var identifier: String
  var first: Term
  var relation = NSLayoutConstraint.Relation.equal
  var second: Term?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
}

/// The values on which the constraints of a stack depend: a value without views, which
/// ``StackRecipe`` reads.
struct StackDescription: Hashable {
  struct View: Hashable {
    var isHidden = false
    /// Points to the next visible view.
    var spacing: CGFloat = 0
    /// The length along that the contents ask for, in points; only `fillProportionally` reads it.
    var naturalLength: CGFloat = 0
    /// Whether there is text to align by its first line.
    var hasFirstBaseline = false
    /// Whether there is text to align by its last line.
    var hasLastBaseline = false
    /// Whether it is a label whose text may have several lines.
    var wrapsText = false
    /// The area that it is in; nil in a stack without areas.
    var area: StackArea?
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  /// Points between views that have no spacing of their own.
  var spacing: CGFloat = 0
  /// Whether gaps go from baseline to baseline, in a vertical stack.
  var isBaselineRelative = false
  /// The priorities with which the stack is as short as possible; nil for those of iOS.
  var hugging: StackHugging?
  /// Whether the views are in areas, in place of the ``distribution``.
  var hasAreas = false
  var views: [View] = []
}

/// The attributes along one axis.
struct StackEdges {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: (start, end, center, length) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, center, length) = (.top, .bottom, .centerY, .height)
    }
  }
}

extension NSLayoutConstraint.Axis {
  var across: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension StackRecipe {
  mutating func distribute() {
    guard !stack.hasAreas else { return }
    switch stack.distribution {
    case .fill: divideAmongLabels()
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing, .equalCentering: spread()
    }
  }

  /// Rule ALS-14: several texts that wrap get equal widths, or the first would take them all.
  private mutating func divideAmongLabels() {
    let labels = visible.filter { stack.views[$0].wrapsText }
    guard stack.axis == .horizontal, labels.count > 1 else { return }
    let gaps = visible.dropLast().reduce(0) { $0 + stack.views[$1].spacing }
    let count = CGFloat(visible.count)
    for label in labels {
      rules.append(
        StackRule(
          identifier: "UISV-text-width-disambiguation", first: .init(.view(label), along.length),
          second: .init(.canvas, along.length), multiplier: 1 / count, constant: -gaps / count,
          priority: UILayoutPriority(760)))
    }
  }

  /// Rule ALS-7.
  private mutating func fillEqually() {
    guard let first = visible.first else { return }
    for index in visible.dropFirst() {
      rules.append(
        StackRule(
          identifier: "UISV-fill-equally", first: .init(.view(index), along.length),
          second: .init(.view(first), along.length)))
    }
  }

  /// Rule ALS-8. The level falls from view to view, so that the last takes what is left.
  private mutating func fillProportionally() {
    let lengths = visible.map { max(0, stack.views[$0].naturalLength) }
    let gaps = stack.spacing * CGFloat(max(0, visible.count - 1))
    let total = lengths.reduce(gaps, +)
    let isAlone = lengths.count { $0 > 0 } == 1
    for (index, length) in zip(visible, lengths) {
      var rule = StackRule(
        identifier: "UISV-fill-proportionally", first: .init(.view(index), along.length))
      // Negative spacing may leave nothing to share.
      if length > 0, total > 0 {
        rule.second = .init(.canvas, along.length)
        rule.multiplier = length / total
        if !isAlone { rule.priority = UILayoutPriority(Float(max(1, 999 - index))) }
      }
      rules.append(rule)
    }
  }

  /// Rules ALS-9 and ALS-10: guides in the gaps are equally long.
  private mutating func spread() {
    let isCentered = stack.distribution == .equalCentering
    for (gap, pair) in zip(visible, visible.dropFirst()).enumerated() {
      let (previous, next) = pair
      rules.append(
        StackRule(
          identifier: "UISV-distributing-edge", first: .init(.gap(gap), along.start),
          second: .init(.view(previous), isCentered ? along.center : along.end)))
      rules.append(
        StackRule(
          identifier: "UISV-distributing-edge", first: .init(.gap(gap), along.end),
          second: .init(.view(next), isCentered ? along.center : along.start)))
      guard gap > 0 else { continue }
      rules.append(
        StackRule(
          identifier: "UISV-distributing", first: .init(.gap(gap), along.length),
          second: .init(.gap(0), along.length),
          priority: isCentered ? UILayoutPriority(Float(max(1, 150 - previous))) : .required))
    }
    rules.append(
      StackRule(
        identifier: "UISV-canvas-fit", first: .init(.stack, along.length),
        priority: stack.hugging?.below.along ?? UILayoutPriority(49)))
  }
}
