// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import SeededRandom

/// A small system of random constraints and the edits that follow, as a seed decides.
///
/// The expected numbers were computed of the same seeds elsewhere, so no draw may change place.
struct RandomSystem {
  /// What is done to the constraints, each to be solved before the next.
  enum Edit {
    case add(LinearConstraint)
    case remove(index: Int)
    case setConstant(Double, index: Int)
    case setPriority(ConstraintPriority, index: Int)
  }

  private var random: SplitMix64
  let isNonNegative: [Bool]
  /// The constraints in force; edits name them by their index here.
  private(set) var constraints: [LinearConstraint] = []
  private var order = 0

  private static let coefficients: [Double] = [1, -1, 1, -1, 2, 0.5]
  private static let priorities: [Float] = [999.5, 999, 750, 749.5, 500, 251, 250, 0.5]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    var random = random
    let count = 2 + random.below(5)
    isNonNegative = (0..<count).map { _ in random.below(2) == 0 }
    self.random = random
    let point = point()
    for _ in 0..<self.random.below(5) { constraints.append(required(at: point)) }
    for _ in 0..<3 + self.random.below(10) { constraints.append(optional()) }
  }

  /// The number of edits before the costs are compared next.
  mutating func editCount() -> Int { 1 + random.below(3) }

  /// The next edit, which is carried out on the list too.
  mutating func nextEdit() -> Edit {
    let kind = random.below(6)
    if kind == 0 || constraints.isEmpty {
      constraints.append(optional())
      return .add(constraints[constraints.count - 1])
    }
    switch kind {
    case 1:
      let index = random.below(constraints.count)
      constraints.remove(at: index)
      return .remove(index: index)
    case 2, 3:
      let index = random.below(constraints.count)
      constraints[index].constant = Double((random.below(81) - 20) * 5)
      return .setConstant(constraints[index].constant, index: index)
    case 4:
      let index = random.below(constraints.count)
      let priority = ConstraintPriority(Self.priorities[random.below(8)])
      constraints[index].priority = random.below(4) == 0 ? .required : priority
      return .setPriority(constraints[index].priority, index: index)
    default:
      constraints.append(required(at: point()))
      return .add(constraints[constraints.count - 1])
    }
  }

  /// Takes back an edit that led to a conflict.
  mutating func undo(_ edit: Edit, of former: [LinearConstraint]) { constraints = former }

  /// The weighted sum of errors at each priority, highest first.
  func costs(_ value: (Int) -> Double) -> [Double] {
    var costs: [Float: Double] = [:]
    for constraint in constraints where constraint.priority < .required {
      let weight = 1 + Double(constraint.order) / 1_048_576
      costs[constraint.priority.rawValue, default: 0] += weight * error(of: constraint, value)
    }
    return costs.sorted { $0.key > $1.key }.map(\.value)
  }

  /// The greatest violation of a required constraint or of a size.
  func violation(_ value: (Int) -> Double) -> Double {
    var greatest = 0.0
    for constraint in constraints where constraint.priority == .required {
      greatest = max(greatest, error(of: constraint, value))
    }
    for index in isNonNegative.indices where isNonNegative[index] {
      greatest = max(greatest, -value(index))
    }
    return greatest
  }

  private func error(of constraint: LinearConstraint, _ value: (Int) -> Double) -> Double {
    let difference = constraint.terms.reduce(-constraint.constant) {
      $0 + $1.coefficient * value($1.variable.index)
    }
    return switch constraint.relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }

  // MARK: Parts

  private mutating func point() -> [Double] {
    isNonNegative.map { Double((random.below(41) - ($0 ? 0 : 20)) * 5) }
  }

  private mutating func terms() -> [LinearTerm] {
    (0..<1 + random.below(3)).map { _ in
      let variable = Variable(index: random.below(isNonNegative.count))
      return LinearTerm(Self.coefficients[random.below(6)], variable)
    }
  }

  private mutating func relation() -> LinearConstraint.Relation {
    [.lessThanOrEqual, .equal, .greaterThanOrEqual][random.below(3)]
  }

  private mutating func optional() -> LinearConstraint {
    let (terms, relation) = (terms(), relation())
    let constant = Double((random.below(81) - 20) * 5)
    let priority = ConstraintPriority(Self.priorities[random.below(8)])
    defer { order += 1 }
    return LinearConstraint(terms, relation, constant, priority: priority, order: order * 64)
  }

  /// A constraint that holds at a point, so that several can hold together.
  private mutating func required(at point: [Double]) -> LinearConstraint {
    let (terms, relation) = (terms(), relation())
    let slack = Double(random.below(20) * 5)
    let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable.index] }
    let constant = value - Double(relation.rawValue) * slack
    defer { order += 1 }
    return LinearConstraint(terms, relation, constant, order: order * 64)
  }
}

extension SplitMix64 {
  /// A number below a bound, drawn in the plainest way, which any language can repeat.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
