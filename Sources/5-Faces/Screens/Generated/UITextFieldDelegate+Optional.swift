// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension UITextFieldDelegate {
  /// Returns `true`: the default of `textFieldShouldBeginEditing(_:)`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `textFieldDidBeginEditing(_:)`.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `textFieldShouldEndEditing(_:)`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `textField(_:shouldChangeCharactersIn:replacementString:)`.
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing: the default of `textFieldDidChangeSelection(_:)`.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`: the default of `textFieldShouldClear(_:)`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `true`: the default of `textFieldShouldReturn(_:)`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }
}
