// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How much a constraint matters. Each distinct number is a level of its own.
///
/// A level wins against any number of constraints at lower ones: 250.001 against a thousand at 250.
package struct ConstraintPriority: Hashable, Comparable, Sendable {
  /// Above 0, at most 1000.
  package let rawValue: Float

  /// The constraint must hold.
  package static let required = ConstraintPriority(1000)
  /// What is broken for others holds as far as it can (auto-layout rule ALU-4).
  package static let broken = ConstraintPriority(999.999)

  /// Creates a priority of a number, which a solver validates.
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
