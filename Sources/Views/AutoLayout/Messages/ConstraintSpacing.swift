// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A constraint that is a space between neighbours, or between a view and its superview, which the
/// console shows as a visual format.
@MainActor
struct ConstraintSpacing {
  enum Place {
    /// Between the near edges of a superview and of an item in it.
    case start(AnyObject, superview: AnyObject)
    /// Between the far edges.
    case end(AnyObject, superview: AnyObject)
    /// Between neighbours, the nearer one first.
    case between(AnyObject, AnyObject)
  }

  let place: Place
  let axis: NSLayoutConstraint.Axis
  let relation: NSLayoutConstraint.Relation
  let length: CGFloat
  /// Whether it is of left and right edges, which never flip.
  let isAbsolute: Bool

  /// Reads a constraint; nil if it is something else.
  init?(_ constraint: NSLayoutConstraint) {
    let (one, other) = (constraint.firstAttribute, constraint.secondAttribute)
    guard constraint.multiplier == 1, constraint.firstOffset == nil,
      let first = constraint.firstItem,
      let second = constraint.secondItem, first !== second, let isNear = Self.isNear(one),
      let isOtherNear = Self.isNear(other), one.followsReading == other.followsReading
    else { return nil }
    // first rel second + constant: the space is constant, or its negative.
    let isPositive: Bool
    if isNear == isOtherNear {
      let isFirstInside = Self.superview(of: first) === second
      guard isFirstInside || Self.superview(of: second) === first else { return nil }
      let (item, superview) = isFirstInside ? (first, second) : (second, first)
      place =
        isNear ? .start(item, superview: superview) : .end(item, superview: superview)
      isPositive = isFirstInside == isNear
    } else {
      guard let superview = Self.superview(of: first), superview === Self.superview(of: second)
      else { return nil }
      place = isNear ? .between(second, first) : .between(first, second)
      isPositive = isNear
    }
    axis = one.axis
    relation = isPositive ? constraint.relation : constraint.relation.reversed
    length = isPositive ? constraint.constant : -constraint.constant
    isAbsolute = one.isAbsoluteSide
  }

  /// Whether an attribute is the edge where an item begins; nil if it is no edge.
  private static func isNear(_ attribute: NSLayoutConstraint.Attribute) -> Bool? {
    switch attribute {
    case .left, .top, .leading: true
    case .right, .bottom, .trailing: false
    default: nil
    }
  }

  private static func superview(of item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }
}
