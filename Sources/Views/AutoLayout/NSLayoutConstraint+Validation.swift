// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

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

  /// Whether it flips in right-to-left layouts.
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
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension NSLayoutConstraint {
  /// Checks what can never hold or means nothing (auto-layout section 7).
  func validate() throws(LayoutConstraintError) {
    guard firstAttribute != .notAnAttribute else { throw error("its first attribute is none") }
    guard multiplier.isFinite, constant.isFinite else {
      throw error("multiplier \(multiplier) and constant \(constant) must be finite")
    }
    guard hasSecondItem, secondAttribute != .notAnAttribute else {
      guard firstAttribute.isDimension else { throw error("a place cannot be a number alone") }
      if hasSecondItem { throw error("its second attribute is none") }
      return
    }
    if firstAttribute.isDimension != secondAttribute.isDimension {
      throw error("a place cannot be tied to a size")
    }
    if firstAttribute.isDimension { return }
    if multiplier == 0 { throw error("a place cannot be a number alone") }
    if firstAttribute.isHorizontal != secondAttribute.isHorizontal {
      throw error("a horizontal place cannot be tied to a vertical one")
    }
    if firstAttribute.followsReading && secondAttribute.isAbsoluteSide
      || firstAttribute.isAbsoluteSide && secondAttribute.followsReading
    {
      throw error("leading and trailing cannot be tied to left and right")
    }
  }

  private func error(_ reason: String) -> LayoutConstraintError {
    LayoutConstraintError(message: "The constraint \(body) is invalid: \(reason).")
  }

  // MARK: Words

  /// The form of the console (auto-layout rule ALU-6).
  var summary: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let level = priority == .required ? "" : " priority:\(Self.number(CGFloat(priority.rawValue)))"
    return "<\(type(of: self))\(name) \(body)\(level)   (\(isActive ? "active" : "inactive"))>"
  }

  var body: String {
    let left = "\(Self.name(of: firstItem)).\(firstAttribute)"
    let sign = [-1: "<=", 0: "==", 1: ">="][relation.rawValue] ?? "=="
    guard hasSecondItem else { return "\(left) \(sign) \(Self.number(constant))" }
    let factor = multiplier == 1 ? "" : multiplier == -1 ? "-" : "\(Self.number(multiplier))*"
    let rest =
      constant == 0
      ? "" : constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))"
    return "\(left) \(sign) \(factor)\(Self.name(of: secondItem)).\(secondAttribute)\(rest)"
  }

  static func name(of item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    if let guide = item as? UILayoutGuide {
      let owner = guide.owningView.map { " of \(name(of: $0))" } ?? ""
      return (guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier) + owner
    }
    guard let view = item as? UIView else { return "\(type(of: item))" }
    guard let text = view.shownText else { return "\(type(of: view))" }
    return "\(type(of: view)):'\(text.count > 25 ? text.prefix(25) + "..." : text)'"
  }

  static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
