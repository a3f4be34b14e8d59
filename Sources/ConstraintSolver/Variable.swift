// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// An unknown of a solver, by its number: 0, 1, 2, … in the order in which they were made.
package struct Variable: Hashable, Sendable {
  /// The number.
  package let index: Int

  /// Creates the name of an unknown.
  package init(index: Int) { self.index = index }
}

/// A multiple of an unknown.
package struct LinearTerm: Hashable, Sendable {
  /// The unknown.
  package var variable: Variable
  /// How much of it.
  package var coefficient: Double

  /// Creates a term of a whole unknown.
  package init(_ variable: Variable) { self.init(1, variable) }

  /// Creates a term.
  package init(_ coefficient: Double, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
