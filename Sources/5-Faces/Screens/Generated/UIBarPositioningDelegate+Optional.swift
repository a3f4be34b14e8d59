// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Views
import Geometry

extension UIBarPositioningDelegate {
  /// Returns `.any`: the default of `position(for:)`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    OptionalMethod.unimplemented(by: self, .any)
  }
}
