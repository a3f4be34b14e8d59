// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// RECORD_OPTIONAL_METHODS=1 swift test --disable-xctest --filter OptionalMethodTests
// swift-format-ignore-file

public import Foundation
import Geometry
import Views

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`.
  public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalMethod.unimplemented(by: self)
  }

  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }

  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalMethod.unimplemented(by: self, true)
  }
}
