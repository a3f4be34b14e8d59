// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A view that follows changes of the constraints inside it or inside its content view.
@MainActor
package protocol ConstraintObserver: UIView {
  /// Called when constraints changed, or numbers that they are made of.
  func constraintsDidChange()
}

/// Who observes the constraints inside a view: the view or its superview, if either does.
@MainActor
struct ConstraintObservation {
  private(set) weak var observer: (any ConstraintObserver)?
  private weak var superview: UIView?

  init(of root: UIView) {
    superview = root.parent
    observer = (root as? any ConstraintObserver) ?? (root.parent as? any ConstraintObserver)
  }

  /// Returns whether the view is still where it was.
  func isCurrent(for root: UIView) -> Bool { root.parent === superview }
}
