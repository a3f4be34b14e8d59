// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that respond to text that is typed into a control.
///
/// Notifications have the control as their object and the text under the key `NSFieldEditor`, an `NSText`.
@preconcurrency @MainActor
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  /// Called before the first change since the control became first responder.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// Called after each change by typing; the control has the new text. Never called for text that
  /// is set in code.
  func controlTextDidChange(_ obj: Notification)
  /// Called when the control resigns first responder, and when Return is pressed: the number of an
  /// ``NSTextMovement`` is under ``NSText/movementUserInfoKey``.
  func controlTextDidEndEditing(_ obj: Notification)
  /// Returns whether the first change may be made; false leaves the text as it is.
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  /// Returns whether the keys may go elsewhere; false keeps them.
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
}

/// The methods that respond to typing in a text field.
@preconcurrency @MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// The methods that respond to typing in a search field.
@preconcurrency @MainActor
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  /// Called when an empty field gets its first text.
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  /// Called when the field is emptied.
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSControl {
  /// Posted before the first change of a control's text since it got the keys.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification")
  /// Posted after each change of a control's text by typing.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "NSControlTextDidChangeNotification")
  /// Posted when the keys go from a control elsewhere, and when Return is pressed in it.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification")
}
