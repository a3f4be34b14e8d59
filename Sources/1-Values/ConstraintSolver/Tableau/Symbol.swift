// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A symbol of the tableau's calculation: an unknown, or a variable that it made for a row.
struct Symbol: BitwiseCopyable {
  enum Kind: UInt8 {
    /// May take any value, and no row decides it; it is 0.
    case free
    /// May take any value, which a definition computes.
    case defined
    /// Must not be negative: the slack or the error of a row, or a size.
    case restricted
    /// The marker of a required equality. It is 0 and stays in the rows that followed from its own,
    /// so that the equality can be edited, removed and named in a conflict.
    case marker
    /// Belongs to no row any more, but definitions still name it; it is 0.
    case retired
  }

  var kind: Kind
  /// Whether it must not be negative and has not been, so that no row says it.
  var isWatched = false
  var isListedAsImproving = false
  var isListedAsInfeasible = false
  /// The rank of its definition, or the row where it is basic; `none` otherwise.
  var index: Int32 = Self.none
  /// The number of terms of definitions that name it.
  var mentions: Int32 = 0
  /// Whose it is: a constraint's number, or `-1 - number` of an unknown.
  var owner: Int32
  /// The amount that edits of a constant have added to its value since its row was inserted.
  var offset = 0.0

  static let none = Int32.min

  init(_ kind: Kind, owner: Int32) {
    self.kind = kind
    self.owner = owner
  }

  var isBasic: Bool { (kind == .restricted || kind == .marker) && index >= 0 }
}

/// A multiple of a symbol in a row; in the costs of a symbol, the cost at a level.
struct Term: BitwiseCopyable {
  var key: Int32
  var coefficient: Double
}

/// The row of a basic symbol: `basic = constant + Σ coefficient · parametric`.
///
/// It names restricted symbols and markers only, all of them parametric.
struct Row: BitwiseCopyable {
  /// -1 for a row that is not in use.
  var basic: Int32
  var constant: Double
}

/// The value of an unknown: `symbol = constant + Σ coefficient · other`.
///
/// It may name any symbol, also a defined one of lower rank. It takes no part in pivots.
struct Definition: BitwiseCopyable {
  /// -1 for a definition that is no longer in force.
  var symbol: Int32
  var constant: Double
  var start: Int32
  var count: Int32
}

/// The symbols that stand for a row's difference: `Σ terms - constant = plus - minus`.
///
/// | row | plus | minus |
/// |---|---|---|
/// | required `==` | marker | – |
/// | required `>=` | slack | – |
/// | required `<=` | – | slack |
/// | optional | slack or error | error or slack |
struct RowTag: BitwiseCopyable {
  var plus: Int32 = -1
  var minus: Int32 = -1
  /// The unknown that the row defined when it was inserted, or -1.
  var defined: Int32 = -1
  var rank: Int32 = Symbol.none
}

struct RowRequest: BitwiseCopyable {
  var relation: LinearConstraint.Relation
  var constant: Double
  /// The cost of terms that are more than the constant; nil if that is not allowed, or free.
  var excess: Cost?
  /// The cost of terms that are less than the constant.
  var shortfall: Cost?
  var owner: Int32

  var isRequired: Bool { excess == nil && shortfall == nil }

  /// The cost of a unit of error, at a level: levels of higher priority have lower keys.
  struct Cost: BitwiseCopyable {
    var level: Int32
    var weight: Double
  }
}
