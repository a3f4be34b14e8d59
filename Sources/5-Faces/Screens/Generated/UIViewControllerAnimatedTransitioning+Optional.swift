// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

import Geometry
import Views

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing: the default of `animationEnded(_:)`.
  public func animationEnded(_ transitionCompleted: Bool) {
    OptionalMethod.unimplemented(by: self)
  }
}
