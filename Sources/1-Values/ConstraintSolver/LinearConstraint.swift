// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A linear equation or inequality: `Σ terms (relation) constant`, with a priority.
///
/// ```swift
/// // b.x == a.x + a.width + 8
/// LinearConstraint([.init(bX), .init(-1, aX), .init(-1, aWidth)], .equal, 8)
/// ```
package struct LinearConstraint: Hashable, Sendable {
  package enum Relation: Int, Hashable, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The left side. A variable may occur in it twice; the coefficients add up.
  package var terms: [LinearTerm]
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

  /// The weight of a unit of its error within its level.
  var weight: Double { 1 + Double(order) / 1_048_576 }
}

/// Names a constraint in its solver. Numbers are used again after removals; names are not.
package struct ConstraintID: Hashable, Comparable, Sendable {
  package let number: Int
  let generation: UInt32

  package static func < (one: ConstraintID, other: ConstraintID) -> Bool {
    (one.number, one.generation) < (other.number, other.generation)
  }
}

/// The priority of a constraint. Each distinct number is a level of its own.
///
/// A level wins against any number of constraints at lower ones: 250.001 against a thousand at 250.
package struct ConstraintPriority: Hashable, Comparable, Sendable {
  /// Above 0, at most 1000.
  package let rawValue: Float

  package static let required = ConstraintPriority(1000)
  /// The priority of a broken constraint, which holds as far as it can (auto-layout rule ALU-4).
  package static let broken = ConstraintPriority(999.999)

  package init(_ rawValue: Float) { self.rawValue = rawValue }

  package static func < (one: ConstraintPriority, other: ConstraintPriority) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Below all levels that a client may use: settles what they leave open.
  static let nudge = ConstraintPriority(.leastNonzeroMagnitude)

  var isValid: Bool { rawValue > 0 && rawValue <= Self.required.rawValue }

  /// The key of the level. Positive numbers are ordered as their bits are; falling priorities have
  /// rising keys.
  var level: Int32 { -Int32(bitPattern: rawValue.bitPattern) }
}

/// An unknown of a solver, by its number: 0, 1, 2, … in the order in which they were made.
package struct Variable: Hashable, Sendable {
  package let index: Int

  package init(index: Int) { self.index = index }
}

package struct LinearTerm: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable) { self.init(1, variable) }

  package init(_ coefficient: Double, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// Why a constraint cannot be had. UIKit raises an exception in these places.
package enum ConstraintError: Error, Hashable, Sendable {
  case coefficientIsNotFinite(Double, Variable)
  case constantIsNotFinite(Double)
  /// A priority that is NaN, 0 or less, or above 1000.
  case priorityOutOfRange(Float)
  /// A constraint that is required above its constant or below it, but not both.
  case requiredOnOneSide(Float, Float)
  case negativeOrder(Int)
  case unknownVariable(Variable)
  /// A constraint that was removed, or is another solver's.
  case unknownConstraint(ConstraintID)
}

extension ConstraintError: CustomStringConvertible {
  /// The message for a constraint error: the fault, with the numbers, and its remedy.
  package var description: String {
    switch self {
    case .coefficientIsNotFinite(let coefficient, let variable):
      "The coefficient of variable \(variable.index) is \(coefficient); it must be finite."
    case .constantIsNotFinite(let constant):
      "The constant of a constraint is \(constant); it must be finite."
    case .priorityOutOfRange(let priority):
      "The priority of a constraint is \(priority); it must be above 0 and at most 1000."
    case .requiredOnOneSide(let priority, let priorityBelow):
      "The priorities of a constraint are \(priority) above and \(priorityBelow) below; both are 1000 or neither is."
    case .negativeOrder(let order):
      "The order of a constraint is \(order); it must be 0 or more."
    case .unknownVariable(let variable):
      "Variable \(variable.index) is not this solver's; make it with makeVariable(isNonNegative:)."
    case .unknownConstraint(let constraint):
      "Constraint \(constraint.number) is not in this solver; it was removed or never added."
    }
  }
}
