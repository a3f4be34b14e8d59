// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// Writes the message about constraints that cannot hold together (auto-layout rule ALU-2).
@MainActor
struct ConflictMessage {
  private let engine: LayoutEngine
  private var description = ConstraintDescription()

  /// Returns the message.
  ///
  /// - Parameters:
  ///   - rows: Exactly the rows that contradict each other, in the order to list them.
  ///   - broken: The one of them that is broken.
  ///   - engine: The engine that they are of.
  /// - Returns: The message, in several lines.
  static func text(of rows: [Int], breaking broken: Int, in engine: LayoutEngine) -> String {
    var message = ConflictMessage(engine: engine)
    return message.text(of: rows, breaking: broken)
  }

  private init(engine: LayoutEngine) { self.engine = engine }

  private mutating func text(of rows: [Int], breaking broken: Int) -> String {
    var texts: [Int: String] = [:]
    for row in rows { texts[row] = text(of: row) }
    let lines = rows.compactMap { texts[$0].map { "    \"\($0)\"" } }
    let hint =
      lines.contains { $0.contains("NSAutoresizingMaskLayoutConstraint") }
      ? """

      (Note: NSAutoresizingMaskLayoutConstraints that you do not know come from views whose \
      translatesAutoresizingMaskIntoConstraints is true.)
      """ : ""
    return """
      Unable to simultaneously satisfy constraints.
      Probably at least one of the constraints in the following list is one you don't want.\(hint)
      (
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(texts[broken] ?? "")
      """
  }

  private mutating func text(of row: Int) -> String {
    switch engine.rows[row].source {
    case .constraint(let constraint): return description.text(of: constraint)
    case .length(let axis): return lengthText(axis, row)
    case .intrinsic(let item, let axis, _): return intrinsicText(item, axis, row)
    case .mask(let item, let part): return maskText(item, part, row)
    }
  }

  /// The size that the root of the constraints is given.
  private mutating func lengthText(_ axis: Int, _ row: Int) -> String {
    guard let root = engine.root else { return "" }
    let name = axis == 0 ? "Width" : "Height"
    let length = NSLayoutConstraint.number(constant(of: row))
    if engine.target != nil || engine.wasFitted || isEncapsulated(root) {
      let prefix = engine.target == nil ? "UIView-Encapsulated-Layout-" : "_UITemporaryLayout"
      return description.text("NSLayoutConstraint", "'\(prefix)\(name)'") {
        "\($0.name(of: root)).\(name.lowercased()) == \(length)"
      }
    }
    return description.text("NSAutoresizingMaskLayoutConstraint", Self.flags(of: root)) {
      "\($0.name(of: root)).\(name.lowercased()) == \(length)"
    }
  }

  /// Whether the view gets its size from a window, a controller or a cell.
  private func isEncapsulated(_ root: UIView) -> Bool {
    root.superview == nil || root.controller != nil || root is any ConstraintObserver
      || root.superview is any ConstraintObserver
  }

  private mutating func intrinsicText(_ item: Int, _ axis: Int, _ row: Int) -> String {
    guard let view = engine.items[item].view else { return "" }
    let direction: NSLayoutConstraint.Axis = axis == 0 ? .horizontal : .vertical
    func number(_ priority: UILayoutPriority) -> String {
      NSLayoutConstraint.number(Double(priority.rawValue))
    }
    let hugging = number(view.contentHuggingPriority(for: direction))
    let resistance = number(view.contentCompressionResistancePriority(for: direction))
    let length = NSLayoutConstraint.number(constant(of: row))
    return description.text("NSContentSizeLayoutConstraint", "") {
      "\($0.name(of: view)).\(axis == 0 ? "width" : "height") == \(length)"
        + " Hug:\(hugging) CompressionResistance:\(resistance)"
    }
  }

  private mutating func maskText(_ item: Int, _ part: Int, _ row: Int) -> String {
    guard let view = engine.items[item].view else { return "" }
    let attribute = ["width", "height", "minX", "minY"][part]
    let terms = engine.rows[row].linear?.terms ?? []
    let constant = constant(of: row)
    return description.text("NSAutoresizingMaskLayoutConstraint", Self.flags(of: view)) {
      let left = "\($0.name(of: view)).\(attribute)"
      guard terms.count > 1 else { return "\(left) == \(NSLayoutConstraint.number(constant))" }
      let length = "\($0.name(of: view.superview)).\(part % 2 == 0 ? "width" : "height")"
      let sum = ConstraintDescription.sum(
        -CGFloat(terms[1].coefficient), length, CGFloat(constant))
      return "\(left) == \(sum)"
    }
  }

  private func constant(of row: Int) -> Double { engine.rows[row].linear?.constant ?? 0 }

  /// The flexible parts of a view's mask, as in `h=--& v=-&-`.
  private static func flags(of view: UIView) -> String {
    let mask = view.autoresizingMask
    func flags(
      _ near: UIView.AutoresizingMask, _ length: UIView.AutoresizingMask,
      _ far: UIView.AutoresizingMask
    ) -> String {
      let parts = [near, length, far].map { mask.contains($0) }
      // What is flexible nowhere is flexible behind.
      guard parts.contains(true) else { return "--&" }
      return parts.map { $0 ? "&" : "-" }.joined()
    }
    let horizontal = flags(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    let vertical = flags(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    return "h=\(horizontal) v=\(vertical)"
  }
}
