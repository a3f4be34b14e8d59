// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Methods that decide about, and respond to, what is typed into a text field. All are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin; true unless implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; true unless implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether a part of the text may change.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The part, counted in UTF-16 units.
  ///   - string: What is to be there; empty when it is deleted.
  /// - Returns: Whether it may; true unless implemented.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the text or the insertion point changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button may empty the field; true unless implemented.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the Return key does what it does by itself; true unless implemented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// An observer of what is typed, besides the delegate: the bar that a field is in.
@MainActor
protocol TextFieldObserver: AnyObject {
  func fieldShouldBeginEditing() -> Bool
  func fieldDidBeginEditing()
  func fieldShouldEndEditing() -> Bool
  func fieldDidEndEditing()
  func fieldShouldChange(in range: NSRange, to text: String) -> Bool
  /// - Parameter isTyped: Whether the user changed it, not the program.
  func fieldTextDidChange(isTyped: Bool)
  func fieldTokensDidChange()
  func fieldDidReturn()
}
