// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// What a row says.
  enum Source {
    /// The length of the root along an axis.
    case length(Int)
    /// How contents hug and resist; without the limit just how they resist, if only that or only
    /// hugging is required.
    case intrinsic(item: Int, axis: Int, isLimit: Bool)
    /// What an autoresizing mask says: width, height, x and y.
    case mask(item: Int, part: Int)
    case constraint(NSLayoutConstraint)
  }

  struct Row {
    let source: Source
    /// Rows are in order of their keys, those of one key in order of installation.
    let key: Int
    var order = 0
    var linear: LinearConstraint?
    var id: ConstraintID?
    var isBroken = false

    init(_ source: Source, key: Int) {
      self.source = source
      self.key = key
    }

    /// The client's constraint, if the row is one.
    var constraint: NSLayoutConstraint? {
      if case .constraint(let constraint) = source { constraint } else { nil }
    }
  }
}
