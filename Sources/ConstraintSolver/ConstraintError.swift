// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Why a constraint cannot be had. UIKit raises an exception in these places.
package enum ConstraintError: Error, Hashable, Sendable {
  /// A coefficient that is NaN or infinite.
  case coefficientIsNotFinite(Double, Variable)
  /// A constant that is NaN or infinite.
  case constantIsNotFinite(Double)
  /// A priority that is NaN, 0 or less, or above 1000.
  case priorityOutOfRange(Float)
  /// A constraint that is required above its constant or below it, but not both.
  case requiredOnOneSide(Float, Float)
  /// An order below 0.
  case negativeOrder(Int)
  /// A variable that the solver did not make.
  case unknownVariable(Variable)
  /// A constraint that was removed, or is another solver's.
  case unknownConstraint(ConstraintID)
}

extension ConstraintError: CustomStringConvertible {
  /// What is wrong, with the numbers, and what to do.
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
