// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// A sum of multiples of unknowns and a number.
///
/// Adding up allocates nothing as long as there are no more than eight unknowns: the lengths and
/// places of a constraint between neighbours are up to four.
struct Expression {
  private var inlineTerms = InlineArray<8, LinearTerm>(
    repeating: LinearTerm(0, Variable(index: 0)))
  private var count = 0
  /// The terms that found no place.
  private var others: [LinearTerm] = []
  var constant = 0.0

  init(constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable) { add(1, variable) }

  /// The unknowns, each once, that count.
  var terms: [LinearTerm] {
    var terms: [LinearTerm] = []
    terms.reserveCapacity(count)
    for index in 0..<count where inlineTerms[index].coefficient != 0 {
      terms.append(inlineTerms[index])
    }
    for term in others where term.coefficient != 0 { terms.append(term) }
    return terms
  }

  mutating func add(_ factor: Double, _ variable: Variable) {
    for index in 0..<count where inlineTerms[index].variable == variable {
      inlineTerms[index].coefficient += factor
      return
    }
    guard count == inlineTerms.count else {
      inlineTerms[count] = LinearTerm(factor, variable)
      count += 1
      return
    }
    for index in others.indices where others[index].variable == variable {
      others[index].coefficient += factor
      return
    }
    others.append(LinearTerm(factor, variable))
  }

  mutating func add(_ factor: Double, _ other: Expression) {
    constant += factor * other.constant
    for index in 0..<other.count {
      add(factor * other.inlineTerms[index].coefficient, other.inlineTerms[index].variable)
    }
    for term in other.others { add(factor * term.coefficient, term.variable) }
  }

  static func + (one: Expression, other: Expression) -> Expression {
    var sum = one
    sum.add(1, other)
    return sum
  }

  static func - (one: Expression, other: Expression) -> Expression {
    var sum = one
    sum.add(-1, other)
    return sum
  }

  static func * (factor: Double, one: Expression) -> Expression {
    var product = Expression()
    product.add(factor, one)
    return product
  }
}
