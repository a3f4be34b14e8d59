// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The views of a stack in order, each with the spacing of its own after it, if any.
@MainActor
struct ArrangedViews {
  struct Entry {
    let view: UIView
    /// Points, or one of the stack's constants; nil for the stack's spacing.
    var customSpacing: CGFloat?
  }

  private(set) var entries: [Entry] = []

  var views: [UIView] { entries.map(\.view) }
  var count: Int { entries.count }

  func index(of view: UIView) -> Int? { entries.firstIndex { $0.view === view } }

  /// Puts a view at an index; one already there moves with its spacing (rules ALS-17 and ALS-18).
  mutating func insert(_ view: UIView, at index: Int) {
    let entry = self.index(of: view).map { entries.remove(at: $0) } ?? Entry(view: view)
    entries.insert(entry, at: min(index, entries.count))
  }

  /// Takes a view out, and forgets its spacing.
  ///
  /// - Returns: Whether it was there.
  mutating func remove(_ view: UIView) -> Bool {
    guard let index = index(of: view) else { return false }
    entries.remove(at: index)
    return true
  }

  /// The spacing of its own after a view; nil if it has none, or is not there.
  func customSpacing(after view: UIView) -> CGFloat? {
    index(of: view).flatMap { entries[$0].customSpacing }
  }

  /// Changes the spacing after a view; nothing for a view that is not there.
  ///
  /// - Returns: Whether anything changed.
  mutating func setCustomSpacing(_ spacing: CGFloat?, after view: UIView) -> Bool {
    guard let index = index(of: view), entries[index].customSpacing != spacing else { return false }
    entries[index].customSpacing = spacing
    return true
  }
}

/// The constraints that a stack has made, and of which rules.
@MainActor
final class StackConstraints {
  /// The key of constraints that can be edited into each other.
  private struct Key: Hashable {
    let identifier: String
    let items: [ObjectIdentifier]
    let attributes: [NSLayoutConstraint.Attribute]
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
  }

  /// The rules that the constraints were made of; nil if constraints may have gone since.
  var rules: [StackRule]?
  /// The items that the rules speak of.
  private var canvas: ObjectIdentifier?
  private var views: [ObjectIdentifier] = []
  private var guides: [StackRule.Item: UILayoutGuide] = [:]
  private var constraints: [Key: NSLayoutConstraint] = [:]
  /// The indices of the labels whose texts may wrap.
  var wrapping: Set<Int> = []
  /// The views that were named when the stack was asked whose first (true) or last baseline is its.
  var baselineViews: [Bool: ObjectIdentifier] = [:]

  init() {}

  /// Makes the constraints of a stack say what rules say. Constraints that differ in nothing stay;
  /// those that differ in a number or in their priority are edited.
  ///
  /// - Complexity: O(*n*) for *n* rules, besides the exchange of constraints.
  func update(_ stack: UIStackView, to rules: [StackRule], canvas: AnyObject) {
    let views = stack.arranged.entries.map { ObjectIdentifier($0.view) }
    let canvasIdentity = ObjectIdentifier(canvas)
    guard rules != self.rules || views != self.views || canvasIdentity != self.canvas else {
      return
    }
    self.rules = rules
    self.views = views
    self.canvas = canvasIdentity
    updateGuides(of: stack, rules)
    var left = constraints
    constraints = [:]
    var added: [NSLayoutConstraint] = []
    for rule in rules {
      let first = item(rule.first.item, stack, canvas)
      let second = rule.second.map { item($0.item, stack, canvas) }
      let key = Key(
        identifier: rule.identifier,
        items: [ObjectIdentifier(first)] + (second.map { [ObjectIdentifier($0)] } ?? []),
        attributes: [rule.first.attribute] + (rule.second.map { [$0.attribute] } ?? []),
        relation: rule.relation, multiplier: rule.multiplier)
      let present = left.removeValue(forKey: key)
      let constraint: NSLayoutConstraint
      // A client may have deactivated it, or its view was away.
      if let present, present.holder === stack {
        constraint = present
        constraint.constant = rule.constant
      } else {
        constraint = NSLayoutConstraint(
          first: first, rule.first.attribute, rule.relation, second: second,
          rule.second?.attribute ?? .notAnAttribute, multiplier: rule.multiplier,
          constant: rule.constant)
        constraint.identifier = rule.identifier
        constraint.isOfStack = true
        added.append(constraint)
      }
      constraint.priority = rule.priority
      constraints[key] = constraint
    }
    let unused = Set(left.values.map { ObjectIdentifier($0) })
    for constraint in stack.constraints where unused.contains(ObjectIdentifier(constraint)) {
      stack.uninstall(constraint)
    }
    for constraint in added { stack.hold(constraint) }
  }

  private func item(
    _ item: StackRule.Item, _ stack: UIStackView, _ canvas: AnyObject
  ) -> AnyObject {
    switch item {
    case .stack: stack
    case .canvas: canvas
    case .view(let index): stack.arranged.entries[index].view
    case .gap, .alignmentSpanner, .orderingSpanner: guides[item] ?? stack
    }
  }

  /// Adds the guides that rules speak of, and removes the others.
  private func updateGuides(of stack: UIStackView, _ rules: [StackRule]) {
    var wanted: [StackRule.Item] = []
    for rule in rules where rule.first.item.guideName != nil && !wanted.contains(rule.first.item) {
      wanted.append(rule.first.item)
    }
    for (item, guide) in guides where !wanted.contains(item) {
      stack.removeLayoutGuide(guide)
      guides[item] = nil
    }
    for item in wanted where guides[item]?.owningView !== stack {
      let guide = UILayoutGuide()
      guide.identifier = item.guideName ?? ""
      stack.addLayoutGuide(guide)
      guides[item] = guide
    }
  }
}

extension StackRule.Item {
  /// UIKit's name of the guide; nil for anything else.
  fileprivate var guideName: String? {
    switch self {
    case .gap: "UISV-distributing"
    case .alignmentSpanner: "UISV-alignment-spanner"
    case .orderingSpanner: "UISV-ordering-spanner"
    case .stack, .canvas, .view: nil
    }
  }
}
