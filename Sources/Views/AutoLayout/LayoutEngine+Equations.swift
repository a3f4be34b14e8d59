// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Geometry

/// A sum of unknowns and a number.
private struct Expression {
  var terms: [LinearTerm] = []
  var constant = 0.0

  static func + (one: Expression, other: Expression) -> Expression {
    Expression(terms: one.terms + other.terms, constant: one.constant + other.constant)
  }

  static func * (factor: Double, one: Expression) -> Expression {
    Expression(
      terms: one.terms.map { LinearTerm(factor * $0.coefficient, $0.variable) },
      constant: factor * one.constant)
  }

  static func - (one: Expression, other: Expression) -> Expression { one + -1 * other }
}

extension LayoutEngine {
  /// The equation of a constraint (auto-layout section 2.1).
  func row(of constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let holder = constraint.holder, let item = constraint.firstItem,
      let owner = owner(of: item)
    else { return nil }
    let (one, two) = (constraint.firstAttribute, constraint.secondAttribute)
    // A stack places its views in its own direction, whatever theirs.
    let reader = constraint.isOfStack ? holder : owner
    let isMirrored =
      (one.followsReading || two.followsReading)
      && reader.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let left = value(of: one, item, in: holder, isMirrored) else { return nil }
    var difference = left
    if constraint.hasSecondItem {
      guard let second = constraint.secondItem,
        let right = value(of: two, second, in: holder, isMirrored)
      else { return nil }
      difference = left - Double(constraint.multiplier) * right
    }
    return LinearConstraint(
      merged(difference.terms),
      LinearConstraint.Relation(rawValue: constraint.relation.rawValue) ?? .equal,
      Double(constraint.constant) - difference.constant,
      priority: ConstraintPriority(constraint.priority.rawValue))
  }

  nonisolated private func merged(_ terms: [LinearTerm]) -> [LinearTerm] {
    var result: [LinearTerm] = []
    for term in terms {
      if let index = result.firstIndex(where: { $0.variable == term.variable }) {
        result[index].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    return result.filter { $0.coefficient != 0 }
  }

  private func owner(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private func variable(_ object: AnyObject, _ offset: Int) -> Expression? {
    guard let index = indices[ObjectIdentifier(object)] else { return nil }
    return Expression(terms: [LinearTerm(items[index].variable(index, offset))])
  }

  /// Where the frame of a view begins, in an ancestor.
  private func origin(of view: UIView, in ancestor: UIView, _ axis: Int) -> Expression? {
    var sum = Expression()
    var current = view
    while current !== ancestor {
      guard let own = variable(current, axis), let parent = current.superview else { return nil }
      let insets = current.alignmentRectInsets
      sum = sum + own
      sum.constant -= Double(axis == 0 ? insets.left : insets.top)
      current = parent
    }
    return sum
  }

  /// The length of a view's frame.
  private func frameLength(of view: UIView, _ axis: Int) -> Expression? {
    guard var length = variable(view, 2 + axis) else { return nil }
    let insets = view.alignmentRectInsets
    length.constant += Double(
      axis == 0 ? insets.left + insets.right : insets.top + insets.bottom)
    return length
  }

  /// Where an item begins in an ancestor, and how long it is.
  private func span(
    of item: AnyObject, in ancestor: UIView, _ axis: Int, isMargin: Bool
  ) -> (near: Expression, length: Expression)? {
    guard let owner = owner(of: item), var near = origin(of: owner, in: ancestor, axis) else {
      return nil
    }
    if item is UIView, !isMargin {
      guard let length = variable(item, 2 + axis) else { return nil }
      let insets = owner.alignmentRectInsets
      near.constant += Double(axis == 0 ? insets.left : insets.top)
      return (near, length)
    }
    let insets = isMargin ? owner.layoutMargins : (item as? InsetGuide)?.insets
    if let insets {
      guard var length = frameLength(of: owner, axis) else { return nil }
      near.constant += Double(axis == 0 ? insets.left : insets.top)
      length.constant -= Double(
        axis == 0 ? insets.left + insets.right : insets.top + insets.bottom)
      return (near, length)
    }
    if let own = variable(item, axis), let length = variable(item, 2 + axis) {
      return (near + own, length)
    }
    // A guide that its owner places.
    guard let frame = (item as? UILayoutGuide)?.layoutFrame else { return nil }
    near.constant += Double(axis == 0 ? frame.minX : frame.minY)
    return (near, Expression(constant: Double(axis == 0 ? frame.width : frame.height)))
  }

  /// Where a baseline of a view is in an ancestor (auto-layout rule ALE-7).
  private func baseline(
    of item: AnyObject, in ancestor: UIView, isFirst: Bool
  ) -> Expression? {
    guard let view = item as? UIView else { return nil }
    // The constraints may be others than those that place what stands for the view: then it is
    // where it is.
    let source = view.baselineSource(isFirst: isFirst)
    guard let index = indices[ObjectIdentifier(source)] else {
      let inner = source.baselines(in: source.bounds.size)
      let point = CGPoint(
        x: 0, y: isFirst ? source.bounds.minY + inner.first : source.bounds.maxY - inner.last)
      let offset = view.convert(point, from: source).y - view.bounds.minY
      guard let (near, _) = span(of: view, in: ancestor, 1, isMargin: false) else { return nil }
      return near + Expression(constant: Double(offset))
    }
    guard let (near, length) = span(of: source, in: ancestor, 1, isMargin: false) else {
      return nil
    }
    let known = baselines[index] ?? firstBaselines(of: source, index)
    if isFirst { return near + Expression(constant: Double(known.first)) }
    return near + length - Expression(constant: Double(known.last))
  }

  /// The baselines of a view in the size of its contents, which the first solution starts from.
  private func firstBaselines(
    of view: UIView, _ index: Int
  ) -> (first: CGFloat, last: CGFloat) {
    let size = view.knownIntrinsicSize
    let known = view.baselines(in: CGSize(width: max(0, size.width), height: max(0, size.height)))
    baselines[index] = known
    return known
  }

  private func value(
    of attribute: NSLayoutConstraint.Attribute, _ item: AnyObject, in ancestor: UIView,
    _ isMirrored: Bool
  ) -> Expression? {
    let axis = attribute.isHorizontal || attribute == .width ? 0 : 1
    guard let (near, length) = span(of: item, in: ancestor, axis, isMargin: attribute.isMargin)
    else { return nil }
    switch attribute {
    case .notAnAttribute: return nil
    case .width, .height: return length
    case .top, .topMargin: return near
    case .bottom, .bottomMargin: return near + length
    case .centerY, .centerYWithinMargins: return near + 0.5 * length
    case .firstBaseline, .lastBaseline:
      return baseline(of: item, in: ancestor, isFirst: attribute == .firstBaseline)
    default: break
    }
    // Right to left, places are measured from the right edge (auto-layout rule ALE-6).
    var start = near
    if isMirrored {
      guard let whole = frameLength(of: ancestor, 0) else { return nil }
      start = whole - (near + length)
    }
    switch attribute {
    case .centerX, .centerXWithinMargins: return start + 0.5 * length
    case .right, .trailing, .rightMargin, .trailingMargin: return start + length
    default: return start
    }
  }
}
