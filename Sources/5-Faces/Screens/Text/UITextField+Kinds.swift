// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UITextField {
  /// The border around the text.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border around the text.
    case none = 0
    /// A line around the text.
    case line = 1
    /// A line, as ``line``; it had a shadow before iOS 7.
    case bezel = 2
    /// A grey line with rounded corners.
    case roundedRect = 3
  }

  /// The mode in which something beside the text is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// The view is never visible.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// The view is always visible.
    case always = 3

    func isShown(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// Posted when editing began.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the user changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

/// The title of a keyboard's Return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// "return".
  case `default` = 0
  /// "go".
  case go = 1
  /// "Google".
  case google = 2
  /// "join".
  case join = 3
  /// "next".
  case next = 4
  /// "route".
  case route = 5
  /// "search".
  case search = 6
  /// "send".
  case send = 7
  /// "Yahoo".
  case yahoo = 8
  /// "done".
  case done = 9
  /// "emergency call".
  case emergencyCall = 10
  /// "continue".
  case `continue` = 11
}

/// The purpose of a keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// Everything.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Addresses of mail.
  case emailAddress = 7
  /// Decimal numbers.
  case decimalPad = 8
  /// Short messages.
  case twitter = 9
  /// Searches of the web.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11
}

/// The correction of words.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As is usual.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// Which letters are large.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// Letters stay as they are typed.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

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
