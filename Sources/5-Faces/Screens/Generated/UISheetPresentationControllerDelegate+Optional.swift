// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

import Geometry
import Views

extension UISheetPresentationControllerDelegate {
  /// The optional methods named `sheetPresentationControllerDidChangeSelectedDetentIdentifier` of a `UISheetPresentationControllerDelegate`: a call is nil if the method is not implemented.
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier: (@MainActor (UISheetPresentationController) -> Void?)? {
    { sheetPresentationController in
      OptionalMethod.answer("sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)", of: self) { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController) }
    }
  }
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing: the default of `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {
    OptionalMethod.unimplemented(by: self)
  }
}
