// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A linear equation or inequality: `Σ terms (relation) constant`, with a priority.
///
/// ```swift
/// // b.x == a.x + a.width + 8
/// LinearConstraint([.init(bX), .init(-1, aX), .init(-1, aWidth)], .equal, 8)
/// ```
package struct LinearConstraint: Hashable, Sendable {
  /// How the sum of the terms relates to the constant.
  package enum Relation: Int, Hashable, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The left side. A variable may occur in it twice; the coefficients add up.
  package var terms: [LinearTerm]
  /// How the sides relate.
  package var relation: Relation
  /// The right side, in points.
  package var constant: Double
  /// The level of its error; a required constraint has none.
  package var priority: ConstraintPriority
  /// The level of its error where the left side is less than the right, if that is another.
  ///
  /// So one equality says that contents hug at one priority and resist at another. Both are required
  /// or neither is.
  package var priorityBelow: ConstraintPriority?
  /// Settles ties inside a level: a unit of error weighs `1 + order / 2²⁰`, so that among equals
  /// the constraint of the higher order is satisfied (auto-layout rule ALP-4). At least 0.
  package var order: Int

  /// Creates a constraint.
  package init(
    _ terms: [LinearTerm], _ relation: Relation, _ constant: Double,
    priority: ConstraintPriority = .required, priorityBelow: ConstraintPriority? = nil,
    order: Int = 0
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.priorityBelow = priorityBelow
    self.order = order
  }

  /// The greatest magnitude of a constant. Doubles tell points apart far beyond, but not the
  /// thousandths of a pixel that sums of constants must agree on.
  package static let constantLimit = 1e7

  /// A constant within the limit.
  ///
  /// - Parameter constant: Any number but NaN.
  /// - Returns: The nearest number of at most ``constantLimit`` in magnitude.
  package static func clamped(_ constant: Double) -> Double {
    min(max(constant, -constantLimit), constantLimit)
  }

  /// Checks the numbers.
  ///
  /// - Throws: The first thing that is wrong.
  package func validate() throws(ConstraintError) {
    for term in terms where !term.coefficient.isFinite {
      throw .coefficientIsNotFinite(term.coefficient, term.variable)
    }
    guard constant.isFinite else { throw .constantIsNotFinite(constant) }
    guard priority.isValid else { throw .priorityOutOfRange(priority.rawValue) }
    if let priorityBelow {
      guard priorityBelow.isValid else { throw .priorityOutOfRange(priorityBelow.rawValue) }
      guard (priority < .required) == (priorityBelow < .required) else {
        throw .requiredOnOneSide(priority.rawValue, priorityBelow.rawValue)
      }
    }
    guard order >= 0 else { throw .negativeOrder(order) }
  }

  /// What a unit of its error weighs within its level.
  var weight: Double { 1 + Double(order) / 1_048_576 }
}
