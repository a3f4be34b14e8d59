// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Geometry

extension LayoutEngine {
  /// Whether one of the four unknowns of a view or guide could take another value at no cost
  /// (auto-layout rule ALA-1).
  func isAmbiguous(_ item: AnyObject) -> Bool {
    guard update(), let index = indices[ObjectIdentifier(item)] else { return false }
    // Where the root is, its own constraints do not say.
    let unknowns = index == 0 ? 2..<4 : 0..<4
    return isAmbiguous(
      unknowns.map { Expression(Self.unknown($0, of: index)) })
  }

  /// Whether the place or length of an anchor could be another one at no cost.
  func isAmbiguous(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, offset: AnchorOffset?
  ) -> Bool {
    guard update(), let root, let item,
      let expression = expression(of: attribute, item, offset: offset, in: root)
    else { return false }
    return isAmbiguous([expression])
  }

  /// Asks a solver of its own, in which each sum is an unknown.
  private func isAmbiguous(_ sums: [Expression]) -> Bool {
    var copy = ConstraintSolver(capacity: rows.count)
    for index in 0..<(4 * items.count) { _ = copy.makeVariable(isNonNegative: index % 4 >= 2) }
    var linear = rows.compactMap(\.linear)
    var unknowns: [Variable] = []
    for sum in sums {
      let unknown = copy.makeVariable()
      unknowns.append(unknown)
      linear.append(
        LinearConstraint(
          [LinearTerm(unknown)] + (-1 * sum).terms, .equal, sum.constant))
    }
    // The rows are this engine's own: they are valid.
    _ = try? copy.add(contentsOf: linear)
    guard copy.solve() == nil else { return false }
    return !copy.ambiguousVariables(among: unknowns).isEmpty
  }

  /// The client's constraints that decide an item's place and length on an axis (rule ALA-4).
  func constraintsDeciding(
    _ item: AnyObject, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard update(), let index = indices[ObjectIdentifier(item)] else { return [] }
    let offset = axis == .horizontal ? 0 : 1
    return constraintsDeciding([
      Self.unknown(offset, of: index), Self.unknown(2 + offset, of: index),
    ])
  }

  /// The client's constraints that decide the place or length of an anchor.
  func constraintsDeciding(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, offset: AnchorOffset?
  ) -> [NSLayoutConstraint] {
    guard update(), let root, let item,
      let expression = expression(of: attribute, item, offset: offset, in: root)
    else { return [] }
    return constraintsDeciding(expression.terms.map(\.variable))
  }

  private func constraintsDeciding(_ variables: [Variable]) -> [NSLayoutConstraint] {
    var ids: Set<ConstraintID> = []
    for variable in variables { ids.formUnion(solver.constraints(deciding: variable)) }
    return rows.compactMap { row in
      guard let id = row.id, ids.contains(id), let constraint = row.constraint,
        !constraint.isOfSystem
      else { return nil }
      return constraint
    }.sorted { $0.installation < $1.installation }
  }

  /// Moves an item to another solution that is equally good, or back (auto-layout rule ALA-3).
  func exerciseAmbiguity(of item: AnyObject) {
    guard update(), let index = indices[ObjectIdentifier(item)] else { return }
    let variables = (0..<4).map { Self.unknown($0, of: index) }
    guard solver.exerciseAmbiguity(among: variables) else { return }
    solutionChanged()
  }
}

extension UIView {
  /// The engine whose unknowns views and guides are made of, up to date; nil without constraints.
  static func engine(around items: [AnyObject]) -> LayoutEngine? {
    for item in items {
      let owner = owner(of: item)
      let around = [owner?.parent?.placingEngine, owner?.placingEngine]
      for case let engine? in item is UIView ? around : around.reversed()
      where engine.update() && items.allSatisfy({ engine.knows($0) }) {
        return engine
      }
    }
    return nil
  }
}
