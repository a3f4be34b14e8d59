// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A constraint of a document: first item's attribute, relation, multiplier times the second item's
/// attribute plus constant (rule IB-24).
package struct InterfaceConstraint: Hashable, Sendable {
  package enum Attribute: String, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  package enum Relation: String, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  package struct End: Hashable, Sendable {
    /// The identifier of the view or guide; nil for the view that owns the constraint.
    package let item: String?
    package let attribute: Attribute

    package init(item: String?, attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  package let first: End
  package let relation: Relation
  /// The other end; nil for a constant.
  package let second: End?
  package let multiplier: Double
  /// The constant in points; nil if a symbolic constraint leaves it to the standard distance.
  package let constant: Double?
  /// From 1 to 1000.
  package let priority: Double
  package let identifier: String?
  /// Whether the constraint is for Interface Builder alone.
  package let isPlaceholder: Bool

  /// Reads a constraint.
  ///
  /// - Parameter element: An element `constraint`.
  /// - Throws: An error at its line, without a known first attribute, or with a multiplier that is not
  ///   a positive ratio.
  package init(_ element: InterfaceElement) throws(InterfaceError) {
    guard let firstAttribute = try Self.attribute("firstAttribute", of: element) else {
      throw element.error("a constraint needs a firstAttribute")
    }
    first = End(item: element["firstItem"], attribute: firstAttribute)
    relation = element["relation"].flatMap(Relation.init) ?? .equal
    let secondAttribute = try Self.attribute("secondAttribute", of: element)
    if let item = element["secondItem"] {
      guard let secondAttribute else {
        throw element.error("a constraint with a secondItem needs a secondAttribute")
      }
      second = End(item: item, attribute: secondAttribute)
    } else {
      // An item that is left out is the view itself; alone, a second attribute has no meaning there.
      second = secondAttribute.map { End(item: nil, attribute: $0) }
    }
    let written = element["multiplier"]
    guard let ratio = written.map(Self.ratio) ?? 1 else {
      throw element.error(
        "multiplier=\"\(written ?? "")\" is not a number above 0, nor a ratio of two of them")
    }
    multiplier = ratio
    let constant = element["constant"].flatMap(Double.init)
    self.constant = constant ?? (element["symbolic"] == "YES" && second != nil ? nil : 0)
    priority = element.priority("priority") ?? 1000
    identifier = element["identifier"]
    isPlaceholder = element["placeholder"] == "YES"
  }

  /// Refuses what no constraint can be (auto-layout rules of the pairs of attributes).
  func checkAttributes(at element: InterfaceElement) throws(InterfaceError) {
    guard let second = second?.attribute else {
      guard first.attribute.isSize else {
        throw element.error(
          "a location cannot equal a constant; the constraint needs a second item")
      }
      return
    }
    let first = first.attribute
    guard first.isSize == second.isSize else {
      throw element.error(
        "a location cannot be related to a size: \(first.rawValue) and \(second.rawValue)")
    }
    guard !first.isSize else { return }
    guard first.isHorizontal == second.isHorizontal else {
      throw element.error(
        "a horizontal location cannot be related to a vertical one: \(first.rawValue) and "
          + second.rawValue)
    }
    guard !(first.followsReading && second.isAbsoluteSide),
      !(first.isAbsoluteSide && second.followsReading)
    else {
      throw element.error(
        "leading and trailing cannot be related to left and right: \(first.rawValue) and "
          + second.rawValue)
    }
  }

  private static func attribute(
    _ name: String, of element: InterfaceElement
  ) throws(InterfaceError) -> Attribute? {
    guard let text = element[name] else { return nil }
    guard let attribute = Attribute(rawValue: text) else {
      throw element.error("\(name)=\"\(text)\" is not an attribute of constraints")
    }
    return attribute
  }

  /// Returns the value of a multiplier: a decimal, `a:b` or `a/b`; nil if it is not a positive one.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" })
    let numbers = parts.compactMap { Double($0) }.filter { $0.isFinite && $0 > 0 }
    guard numbers.count == parts.count, numbers.count <= 2, let first = numbers.first else {
      return nil
    }
    let ratio = numbers.count == 2 ? first / numbers[1] : first
    return ratio.isFinite && ratio > 0 && ratio < InterfaceLimits.magnitude ? ratio : nil
  }
}

extension InterfaceConstraint.Attribute {
  fileprivate var isSize: Bool { self == .width || self == .height }

  fileprivate var isHorizontal: Bool {
    switch self {
    case .centerX, .centerXWithinMargins: true
    default: followsReading || isAbsoluteSide
    }
  }

  /// Whether its side depends on the direction of reading.
  fileprivate var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  fileprivate var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
