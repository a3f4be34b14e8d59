// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Views
import Geometry

extension UITabBarDelegate {
  /// Does nothing: the default of `tabBar(_:didSelect:)`.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    OptionalMethod.unimplemented(by: self)
  }
}
