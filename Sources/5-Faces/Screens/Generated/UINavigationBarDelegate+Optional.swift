// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Views
import Geometry

extension UINavigationBarDelegate {
  /// Returns `true`: the default of `navigationBar(_:shouldPush:)`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `navigationBar(_:didPush:)`.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `navigationBar(_:shouldPop:)`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `navigationBar(_:didPop:)`.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    OptionalMethod.unimplemented(by: self)
  }
}
