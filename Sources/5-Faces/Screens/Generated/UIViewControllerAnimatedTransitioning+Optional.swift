// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// RECORD_OPTIONAL_METHODS=1 swift test --disable-xctest --filter OptionalMethodTests
// swift-format-ignore-file

import Geometry
import Views

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing: the default of `animationEnded(_:)`.
  public func animationEnded(_ transitionCompleted: Bool) {
    OptionalMethod.unimplemented(by: self)
  }
}
