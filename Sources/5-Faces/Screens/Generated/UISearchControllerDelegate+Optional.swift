// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

import Geometry
import Views

extension UISearchControllerDelegate {
  /// Does nothing: the default of `willPresentSearchController(_:)`.
  public func willPresentSearchController(_ searchController: UISearchController) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `didPresentSearchController(_:)`.
  public func didPresentSearchController(_ searchController: UISearchController) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `willDismissSearchController(_:)`.
  public func willDismissSearchController(_ searchController: UISearchController) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `didDismissSearchController(_:)`.
  public func didDismissSearchController(_ searchController: UISearchController) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Does nothing: the default of `presentSearchController(_:)`.
  public func presentSearchController(_ searchController: UISearchController) {
    OptionalMethod.unimplemented(by: self)
  }
}
