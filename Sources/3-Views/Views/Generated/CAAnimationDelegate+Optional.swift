// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

import Geometry

extension CAAnimationDelegate {
  /// Does nothing: the default of `animationDidStart(_:)`.
  public func animationDidStart(_ anim: CAAnimation) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `animationDidStop(_:finished:)`.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    OptionalMethod.unimplemented(by: self)
  }
}
