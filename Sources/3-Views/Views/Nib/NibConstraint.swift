// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments

/// A constraint of a document, with the slots of its items.
@MainActor
struct NibConstraint {
  private enum Item {
    case object(slot: Int)
    case safeArea(viewSlot: Int)
  }

  private struct End {
    let item: Item
    var attribute: NSLayoutConstraint.Attribute
  }

  let slot: Int
  private let first: End
  private let second: End?
  private let relation: NSLayoutConstraint.Relation
  private let multiplier: CGFloat
  private let constant: CGFloat
  private let priority: UILayoutPriority
  private let identifier: String?
  /// Whether the constraint is active from the start; otherwise a size class may install it.
  private let isInstalled: Bool

  static func all(of owner: NibNode, in recipe: NibRecipe) -> [NibConstraint] {
    owner.constraintSlots.compactMap { parse($0.element, slot: $0.slot, of: owner, in: recipe) }
  }

  private static func parse(
    _ element: InterfaceElement, slot: Int, of owner: NibNode, in recipe: NibRecipe
  ) -> NibConstraint? {
    // The document's checks have read it already.
    guard let constraint = try? InterfaceConstraint(element), !constraint.isPlaceholder else {
      return nil
    }
    let ends = EndElements(constraint, of: owner, in: recipe)
    guard var first = end(constraint.first, ends.first, beside: ends.second, of: owner, in: recipe)
    else { return nil }
    var second: End?
    if let written = constraint.second {
      guard let end = end(written, ends.second, beside: ends.first, of: owner, in: recipe) else {
        return nil
      }
      second = end
    }
    let constant =
      constraint.constant
      ?? standardDistance(
        &first, &second, in: owner, isMac: recipe.isMac)
    return NibConstraint(
      slot: slot, first: first, second: second, relation: relation(constraint.relation),
      multiplier: CGFloat(constraint.multiplier), constant: CGFloat(constant),
      priority: UILayoutPriority(Float(constraint.priority)), identifier: constraint.identifier,
      isInstalled: ![element, ends.first, ends.second].compactMap(\.self).contains(
        where: recipe.isExcluded))
  }

  private struct EndElements {
    let first: InterfaceElement?
    let second: InterfaceElement?

    @MainActor
    init(_ constraint: InterfaceConstraint, of owner: NibNode, in recipe: NibRecipe) {
      func element(_ end: InterfaceConstraint.End) -> InterfaceElement? {
        end.item.map { recipe.document.element(withID: $0) } ?? owner.element
      }
      first = element(constraint.first)
      second = constraint.second.flatMap(element)
    }
  }

  private static func end(
    _ end: InterfaceConstraint.End, _ element: InterfaceElement?,
    beside other: InterfaceElement?, of owner: NibNode, in recipe: NibRecipe
  ) -> End? {
    let attribute = attribute(end.attribute)
    guard let element else { return nil }
    if element == owner.element {
      // A cell's own edges are those of its content view, which fills it (rule IB-25).
      if let content = owner.content, let other, content.element.contains(other) {
        return End(item: .object(slot: content.slot), attribute: attribute)
      }
      return End(item: .object(slot: owner.slot), attribute: attribute)
    }
    guard let slot = element.id.flatMap(recipe.slot) else { return nil }
    guard let guide = recipe.controllerGuides[slot] else {
      return End(item: .object(slot: slot), attribute: attribute)
    }
    // Rule IB-26: between the view's edge and the bar, whose edge is the safe area's.
    let inner: NSLayoutConstraint.Attribute = guide.isBottom ? .top : .bottom
    let edge: NSLayoutConstraint.Attribute = guide.isBottom ? .bottom : .top
    return attribute == inner
      ? End(item: .safeArea(viewSlot: guide.viewSlot), attribute: edge)
      : End(item: .object(slot: guide.viewSlot), attribute: attribute)
  }

  /// The distance that a symbolic constraint means: 8 points between views, and the margin at the
  /// superview's edge (auto-layout rule ALV-5); on the Mac, where views have no margins, 20.
  private static func standardDistance(
    _ first: inout End, _ second: inout End?, in owner: NibNode, isMac: Bool
  ) -> Double {
    if isMac {
      let isAtEdge = [first, second].contains { end in
        guard let end, case .object(owner.slot) = end.item else { return false }
        return true
      }
      return isAtEdge ? 20 : 8
    }
    func margin(_ end: End?) -> NSLayoutConstraint.Attribute? {
      guard let end, case .object(owner.slot) = end.item else { return nil }
      return switch end.attribute {
      case .left: .leftMargin
      case .right: .rightMargin
      case .top: .topMargin
      case .bottom: .bottomMargin
      case .leading: .leadingMargin
      case .trailing: .trailingMargin
      default: nil
      }
    }
    if let margin = margin(first) {
      first.attribute = margin
    } else if let margin = margin(second) {
      second?.attribute = margin
    } else {
      return 8
    }
    return 0
  }

  // MARK: Creating

  func install(in run: NibInstantiation) {
    guard let first = object(first.item, in: run) else { return }
    let other = second.flatMap { object($0.item, in: run) }
    guard second == nil || other != nil else { return }
    let constraint = NSLayoutConstraint(
      first: first, self.first.attribute, relation, second: other,
      second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    if priority != .required { constraint.priority = priority }
    constraint.identifier = identifier
    run.objects[slot] = constraint
    if isInstalled { constraint.isActive = true }
  }

  private func object(_ item: Item, in run: NibInstantiation) -> AnyObject? {
    switch item {
    case .object(let slot): NSLayoutConstraint.item(run.object(in: slot))
    case .safeArea(let slot): (run.objects[slot] as? UIView)?.safeAreaLayoutGuide
    }
  }

  // MARK: UIKit's names

  private static func relation(
    _ relation: InterfaceConstraint.Relation
  ) -> NSLayoutConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  private static func attribute(
    _ attribute: InterfaceConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .baseline, .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}
