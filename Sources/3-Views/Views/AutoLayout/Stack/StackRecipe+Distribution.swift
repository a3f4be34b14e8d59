// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

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
