// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Writes constraints as developers know them from the console (auto-layout rule ALU-6).
///
/// Instead of an address, as UIKit does, it prints a number: that of the object in the order in which
/// the text names them, so that the text is the same in every run. One value writes one text.
@MainActor
struct ConstraintDescription {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var count = 0

  // MARK: Constraints

  /// Returns the form of a constraint outside of any longer text.
  static func text(of constraint: NSLayoutConstraint) -> String {
    var description = ConstraintDescription()
    return description.text(of: constraint)
  }

  /// Returns the equation of a constraint alone.
  static func equation(of constraint: NSLayoutConstraint) -> String {
    var description = ConstraintDescription()
    return description.body(of: constraint).0
  }

  /// Returns the form of a constraint.
  mutating func text(of constraint: NSLayoutConstraint) -> String {
    let number = number(of: constraint)
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    let (body, bar) = body(of: constraint)
    let level =
      constraint.priority == .required
      ? "" : " priority:\(NSLayoutConstraint.number(Double(constraint.priority.rawValue)))"
    let state = constraint.isActive || constraint.isOfSystem ? "active" : "inactive"
    let names = bar.map { ", names: '|':\($0) " } ?? ""
    return "<\(type(of: constraint)):\(number)\(name) \(body)\(level)   (\(state)\(names))>"
  }

  /// Returns the form of a row that no client made.
  ///
  /// - Parameters:
  ///   - kind: The class that UIKit has for it.
  ///   - details: What comes before the body; may be empty.
  ///   - body: The equation; written after the number is taken.
  /// - Returns: The form.
  mutating func text(
    _ kind: String, _ details: String, body: (inout ConstraintDescription) -> String
  ) -> String {
    count += 1
    let number = count
    let words = ["<\(kind):\(number)", details, body(&self)].filter { !$0.isEmpty }
    return words.joined(separator: " ") + "   (active)>"
  }

  private mutating func body(of constraint: NSLayoutConstraint) -> (String, bar: String?) {
    if let spacing = ConstraintSpacing(constraint) { return text(of: spacing) }
    let left = side(
      constraint.firstItem, constraint.firstAttribute, constraint.firstOffset)
    let sign = constraint.relation.sign
    guard constraint.hasSecondItem else {
      return ("\(left) \(sign) \(NSLayoutConstraint.number(constraint.constant))", nil)
    }
    let right = side(
      constraint.secondItem, constraint.secondAttribute, constraint.secondOffset)
    let sum = Self.sum(constraint.multiplier, right, constraint.constant)
    return ("\(left) \(sign) \(sum)", nil)
  }

  private mutating func text(of spacing: ConstraintSpacing) -> (String, bar: String?) {
    let sign = spacing.relation == .equal ? "" : spacing.relation.sign
    let gap = "-(\(sign)\(NSLayoutConstraint.number(spacing.length)))-"
    let axis = spacing.axis == .horizontal ? "H:" : "V:"
    let suffix = spacing.isAbsolute ? "(LTR)" : ""
    switch spacing.ends {
    case .start(let item, let superview):
      let text = "\(axis)|\(gap)[\(name(of: item))]\(suffix)"
      return (text, name(of: superview))
    case .end(let item, let superview):
      let text = "\(axis)[\(name(of: item))]\(gap)|\(suffix)"
      return (text, name(of: superview))
    case .between(let item, let next):
      return ("\(axis)[\(name(of: item))]\(gap)[\(name(of: next))]\(suffix)", nil)
    }
  }

  private mutating func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ offset: AnchorOffset?
  ) -> String {
    guard let offset else { return "\(name(of: item)).\(attribute)" }
    let end = "\(name(of: offset.end)).\(offset.endAttribute)"
    return "(\(end) - \(name(of: offset.start)).\(offset.startAttribute))"
  }

  /// A multiple of something and a number, as in `0.5*UIView:2.width + 10`.
  static func sum(_ factor: CGFloat, _ term: String, _ constant: CGFloat) -> String {
    let product =
      factor == 1
      ? term : factor == -1 ? "-\(term)" : "\(NSLayoutConstraint.number(factor))*\(term)"
    if constant == 0 { return product }
    let sign = constant < 0 ? "-" : "+"
    return "\(product) \(sign) \(NSLayoutConstraint.number(constant.magnitude))"
  }

  // MARK: Items

  /// Returns the class and number of a view or guide, with its text or identifier.
  mutating func name(of item: AnyObject?) -> String {
    guard let item else { return "nil" }
    let number = number(of: item)
    if let guide = item as? UILayoutGuide {
      let kind =
        guide.isOfSystem && !(guide is UITrackingLayoutGuide)
        ? "UILayoutGuide" : "\(type(of: guide))"
      return "\(kind):\(number)'\(guide.identifier)'"
    }
    let name = "\(type(of: item)):\(number)"
    guard let text = (item as? UIView)?.shownText else { return name }
    return "\(name)'\(text.count > 25 ? text.prefix(25) + "..." : text)'"
  }

  private mutating func number(of object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    if let number = numbers[key] { return number }
    count += 1
    numbers[key] = count
    return count
  }
}

extension NSLayoutConstraint {
  /// A number as `%g` has it, without a minus zero.
  static func number(_ value: Double) -> String { String(format: "%g", value + 0) }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation of the negative sides.
  var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// A constraint that is a space between neighbours, or between a view and its superview, which the
/// console shows as a visual format.
@MainActor
struct ConstraintSpacing {
  enum Ends {
    /// Between the near edges of a superview and of an item in it.
    case start(AnyObject, superview: AnyObject)
    /// Between the far edges.
    case end(AnyObject, superview: AnyObject)
    /// Between neighbours, the nearer one first.
    case between(AnyObject, AnyObject)
  }

  let ends: Ends
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
      ends =
        isNear ? .start(item, superview: superview) : .end(item, superview: superview)
      isPositive = isFirstInside == isNear
    } else {
      guard let superview = Self.superview(of: first), superview === Self.superview(of: second)
      else { return nil }
      ends = isNear ? .between(second, first) : .between(first, second)
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
