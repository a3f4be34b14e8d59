// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Below which differences do not count.
enum Tolerance {
  /// Coefficients that should have vanished live on as rounding errors.
  static let coefficient = 1e-8
  /// A restricted symbol may be this far below zero.
  static let feasibility = 1e-8
  /// A required row holds within this, in points.
  static let required = 1e-6
  /// Costs differ by weights, so by steps of `2⁻²⁰` times a coefficient.
  static let cost = 1e-10
}
