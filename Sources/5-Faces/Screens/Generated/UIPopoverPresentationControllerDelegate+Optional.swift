// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

import Geometry
import Views

extension UIPopoverPresentationControllerDelegate {
  /// The optional methods named `prepareForPopoverPresentation` of a `UIPopoverPresentationControllerDelegate`: a call is nil if the method is not implemented.
  public var prepareForPopoverPresentation: (@MainActor (UIPopoverPresentationController) -> Void?)? {
    { popoverPresentationController in
      OptionalMethod.answer("prepareForPopoverPresentation(_:)", of: self) { self.prepareForPopoverPresentation(popoverPresentationController) }
    }
  }
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing: the default of `prepareForPopoverPresentation(_:)`.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    OptionalMethod.unimplemented(by: self)
  }
}
