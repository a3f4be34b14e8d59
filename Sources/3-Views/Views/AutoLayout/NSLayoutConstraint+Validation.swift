// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// An object of another face that constraints can name since it has a view or a guide.
@MainActor
package protocol ConstraintItemProviding {
  /// The view that constraints speak of in its place.
  var constraintItem: AnyObject { get }
}

/// Why a constraint cannot be had.
struct LayoutConstraintError: Error, Hashable {
  let message: String
}

extension NSLayoutConstraint.Attribute {
  var isDimension: Bool { self == .width || self == .height }

  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  var axis: NSLayoutConstraint.Axis {
    isHorizontal || self == .width ? .horizontal : .vertical
  }

  var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is a side that never flips.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
  /// Whether it is an edge or a margin, not a middle and not a length.
  var isEdge: Bool {
    switch self {
    case .notAnAttribute, .width, .height, .centerX, .centerY, .centerXWithinMargins,
      .centerYWithinMargins:
      false
    default: true
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension NSLayoutConstraint {
  /// The view or guide that a value is; nil for others.
  static func item(_ value: Any?) -> AnyObject? {
    if let view = value as? UIView { return view }
    if let guide = value as? UILayoutGuide { return guide }
    return (value as? any ConstraintItemProviding)?.constraintItem
  }

  /// Checks that both sides are views or guides.
  ///
  /// - Parameters:
  ///   - first: The item on the left side.
  ///   - second: The one on the right side; nil for a number.
  /// - Returns: The items.
  /// - Throws: Which is something else.
  static func items(
    _ first: Any?, _ second: Any?
  ) throws(LayoutConstraintError) -> (first: AnyObject, second: AnyObject?) {
    guard let one = item(first) else { throw foreign(first, "first") }
    guard let second else { return (one, nil) }
    guard let other = item(second) else { throw foreign(second, "second") }
    return (one, other)
  }

  private static func foreign(_ value: Any?, _ position: String) -> LayoutConstraintError {
    let kind = value.map { "a \(type(of: $0))" } ?? "nil"
    return LayoutConstraintError(
      message:
        "The \(position) item of a constraint cannot be \(kind): use a view or a layout guide.")
  }

  /// Checks what can never hold or means nothing (auto-layout section 7).
  func validate() throws(LayoutConstraintError) {
    try Self.validate(
      firstAttribute, hasSecondItem: hasSecondItem, secondAttribute, multiplier: multiplier,
      constant: constant
    ) { ConstraintDescription.text(of: self) }
  }

  func validate(constant: CGFloat) throws(LayoutConstraintError) {
    guard constant.isFinite else {
      throw LayoutConstraintError(
        message: "The constant of \(self) cannot be \(constant): it must be finite.")
    }
  }

  /// Checks the parts of a constraint; the words for it are asked for only if something is wrong.
  static func validate(
    _ first: Attribute, hasSecondItem: Bool, _ second: Attribute, multiplier: CGFloat,
    constant: CGFloat, text: () -> String
  ) throws(LayoutConstraintError) {
    func error(_ reason: String) -> LayoutConstraintError {
      LayoutConstraintError(message: "The constraint \(text()) is invalid: \(reason).")
    }
    guard first != .notAnAttribute else { throw error("its first attribute is notAnAttribute") }
    guard multiplier.isFinite, constant.isFinite else {
      throw error("multiplier \(multiplier) and constant \(constant) must be finite")
    }
    guard hasSecondItem, second != .notAnAttribute else {
      guard first.isDimension else { throw error("a location cannot equal a constant") }
      if hasSecondItem { throw error("its second attribute is notAnAttribute") }
      return
    }
    if first.isDimension != second.isDimension {
      throw error("a location cannot be related to a size")
    }
    if first.isDimension { return }
    if multiplier == 0 { throw error("a location cannot equal a constant") }
    if first.isHorizontal != second.isHorizontal {
      throw error("a horizontal location cannot be related to a vertical one")
    }
    if first.followsReading && second.isAbsoluteSide
      || first.isAbsoluteSide && second.followsReading
    {
      throw error("leading and trailing cannot be related to left and right")
    }
  }
}

extension UILayoutPriority {
  /// Whether it is above 0 and at most 1000.
  var isValid: Bool { rawValue > 0 && rawValue <= Self.required.rawValue }

  /// Checks the number (auto-layout rule ALP-6).
  func validate() throws(LayoutConstraintError) {
    guard isValid else {
      throw LayoutConstraintError(
        message: "Invalid priority \(rawValue): use a number above 0, at most 1000.")
    }
  }
}
