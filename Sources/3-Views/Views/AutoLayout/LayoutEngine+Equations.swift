// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Geometry

extension LayoutEngine {
  /// The equation of a constraint (auto-layout section 2.1).
  func row(of constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let holder = constraint.holder, let item = constraint.firstItem,
      let owner = owner(of: item)
    else { return nil }
    let first = Side(item, constraint.firstAttribute, constraint.firstOffset)
    var second: Side?
    if constraint.hasSecondItem {
      guard let item = constraint.secondItem else { return nil }
      second = Side(item, constraint.secondAttribute, constraint.secondOffset)
    }
    // A stack places its views in its own direction, whatever theirs.
    let reader = constraint.isOfStack ? holder : owner
    let isMirrored =
      (first.followsReading || second?.followsReading == true)
      && reader.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let left = value(of: first, beside: second, in: holder, isMirrored) else { return nil }
    var difference = left
    if let second {
      guard let right = value(of: second, beside: first, in: holder, isMirrored) else {
        return nil
      }
      difference = left - Double(constraint.multiplier) * right
    }
    return LinearConstraint(
      difference.terms,
      LinearConstraint.Relation(rawValue: constraint.relation.rawValue) ?? .equal,
      constant(of: constraint) - difference.constant,
      priority: ConstraintPriority(constraint.priority.rawValue))
  }

  /// The constant, not so large that thousandths of a pixel are lost; the console says so once.
  private func constant(of constraint: NSLayoutConstraint) -> Double {
    let constant = Double(constraint.constant)
    let clamped = LinearConstraint.clamped(constant)
    if clamped != constant, !constraint.hasAnnouncedClamping {
      constraint.hasAnnouncedClamping = true
      consoleMessage(
        "The constant of \(constraint) is clamped to \(NSLayoutConstraint.number(clamped)):"
          + " layout is not exact beyond it.")
    }
    return clamped
  }

  /// The value of one side: of an attribute, or the distance between two.
  private func value(
    of side: Side, beside other: Side?, in ancestor: UIView, _ isMirrored: Bool
  ) -> Expression? {
    guard let offset = side.offset else {
      let isContent = other.map { isContentOf(side.item, $0.item) } ?? false
      return value(of: side.attribute, side.item, in: ancestor, isMirrored, isContent)
    }
    guard let start = offset.start, let end = offset.end,
      let one = value(
        of: offset.startAttribute, start, in: ancestor, isMirrored, isContentOf(start, end)),
      let two = value(
        of: offset.endAttribute, end, in: ancestor, isMirrored, isContentOf(end, start))
    else { return nil }
    return two - one
  }

  /// The sum that an anchor's place or length is, in the coordinates of an ancestor; nil for what
  /// the engine does not know.
  func expression(
    of attribute: NSLayoutConstraint.Attribute, _ item: AnyObject, offset: AnchorOffset?,
    in ancestor: UIView
  ) -> Expression? {
    let side = Side(item, attribute, offset)
    let isMirrored =
      side.followsReading
      && owner(of: item)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return value(of: side, beside: nil, in: ancestor, isMirrored)
  }

  /// Whether an item is a scroll view and the other one in its contents, so that the edges are those
  /// of the contents (auto-layout rule ALG-7).
  private func isContentOf(_ item: AnyObject, _ other: AnyObject) -> Bool {
    guard item !== other, let view = item as? UIScrollView,
      let inner = owner(of: other), inner.isDescendant(of: view)
    else { return false }
    return true
  }

  private func owner(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private func variable(_ object: AnyObject, _ offset: Int) -> Expression? {
    guard let index = indices[ObjectIdentifier(object)] else { return nil }
    return Expression(Self.unknown(offset, of: index))
  }

  private func origin(of view: UIView, in ancestor: UIView, _ axis: Int) -> Expression? {
    var sum = Expression()
    var current = view
    while current !== ancestor {
      guard let index = indices[ObjectIdentifier(current)], let parent = current.superview else {
        return nil
      }
      let insets = items[index].insets
      sum.add(1, Self.unknown(axis, of: index))
      sum.constant -= Double(axis == 0 ? insets.left : insets.top)
      if parent !== ancestor, parent is UIScrollView {
        // What is tied to a view outside stays where that is while the contents scroll.
        sum.constant -= Double(axis == 0 ? parent.bounds.minX : parent.bounds.minY)
      }
      current = parent
    }
    return sum
  }

  private func frameLength(of view: UIView, _ axis: Int) -> Expression? {
    guard let index = indices[ObjectIdentifier(view)] else { return nil }
    var length = Expression(Self.unknown(2 + axis, of: index))
    let insets = items[index].insets
    length.constant += Double(
      axis == 0 ? insets.left + insets.right : insets.top + insets.bottom)
    return length
  }

  private func span(
    of item: AnyObject, in ancestor: UIView, _ attribute: NSLayoutConstraint.Attribute,
    isContent: Bool
  ) -> (near: Expression, length: Expression)? {
    let axis = attribute.axis == .horizontal ? 0 : 1
    guard let owner = owner(of: item), let near = origin(of: owner, in: ancestor, axis) else {
      return nil
    }
    if isContent, attribute.isEdge {
      return contentSpan(of: owner, near, attribute, axis)
    }
    if item is UIView, !attribute.isMargin {
      guard let index = indices[ObjectIdentifier(item)] else { return nil }
      let insets = items[index].insets
      var start = near
      start.constant += Double(axis == 0 ? insets.left : insets.top)
      return (start, Expression(Self.unknown(2 + axis, of: index)))
    }
    let span =
      attribute.isMargin
      ? GuideSpan(owner.layoutMargins, attribute.axis)
      : (item as? UILayoutGuide)?.span(on: attribute.axis)
    if let span { return position(span, item, owner, near, ancestor, axis) }
    if let length = variable(item, 2 + axis) {
      // The contents of a scroll view begin where it does.
      let own = item is ContentLayoutGuide ? Expression() : variable(item, axis) ?? Expression()
      return (near + own, length)
    }
    // A guide that its owner places.
    guard let frame = (item as? UILayoutGuide)?.layoutFrame else { return nil }
    let (start, length) = axis == 0 ? (frame.minX, frame.width) : (frame.minY, frame.height)
    return (near + Expression(constant: Double(start)), Expression(constant: Double(length)))
  }

  /// A part of a view that is expressed by the view's length.
  private func position(
    _ span: GuideSpan, _ item: AnyObject, _ owner: UIView, _ near: Expression,
    _ ancestor: UIView, _ axis: Int
  ) -> (near: Expression, length: Expression)? {
    guard let whole = frameLength(of: owner, axis) else { return nil }
    var near = near + Double(span.near.share) * whole
    near.constant += Double(span.near.points)
    if item is UILayoutGuide, owner === ancestor, owner is UIScrollView {
      // It stays where it is seen while the contents scroll.
      near.constant += Double(axis == 0 ? owner.bounds.minX : owner.bounds.minY)
    }
    var length = Double(span.length.share) * whole
    length.constant += Double(span.length.points)
    return (near, length)
  }

  private func contentSpan(
    of owner: UIView, _ near: Expression, _ attribute: NSLayoutConstraint.Attribute, _ axis: Int
  ) -> (near: Expression, length: Expression)? {
    guard let guide = (owner as? UIScrollView)?.contentGuide,
      let length = variable(guide, 2 + axis)
    else { return nil }
    guard attribute.isMargin else { return (near, length) }
    let margins = GuideSpan(owner.layoutMargins, attribute.axis)
    return (
      near + Expression(constant: Double(margins.near.points)),
      length + Expression(constant: Double(margins.length.points))
    )
  }

  /// Returns the position of a view's baseline in an ancestor (auto-layout rule ALE-7).
  private func baseline(
    of item: AnyObject, in ancestor: UIView, isFirst: Bool
  ) -> Expression? {
    guard let view = item as? UIView else {
      // A guide has no text: its edges stand for the lines, as those of a view without text.
      guard let (near, length) = span(of: item, in: ancestor, .top, isContent: false) else {
        return nil
      }
      return isFirst ? near : near + length
    }
    // The constraints may be others than those of what stands for the view: then it stays.
    let source = view.baselineSource(isFirst: isFirst)
    guard let index = indices[ObjectIdentifier(source)] else {
      let inner = source.baselines(in: source.bounds.size)
      let point = CGPoint(
        x: 0, y: isFirst ? source.bounds.minY + inner.first : source.bounds.maxY - inner.last)
      let offset = view.convert(point, from: source).y - view.bounds.minY
      guard let (near, _) = span(of: view, in: ancestor, .top, isContent: false) else { return nil }
      return near + Expression(constant: Double(offset))
    }
    guard let (near, length) = span(of: source, in: ancestor, .top, isContent: false) else {
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
    _ isMirrored: Bool, _ isContent: Bool
  ) -> Expression? {
    guard let (near, length) = span(of: item, in: ancestor, attribute, isContent: isContent)
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

private struct Side {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  let offset: AnchorOffset?

  init(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ offset: AnchorOffset?
  ) {
    self.item = item
    self.attribute = attribute
    self.offset = offset
  }

  /// Whether it flips in right-to-left layouts.
  var followsReading: Bool {
    guard let offset else { return attribute.followsReading }
    return offset.startAttribute.followsReading || offset.endAttribute.followsReading
  }
}
