// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UITextField {
  /// The border around the text.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// The field has no border.
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
    /// The view is visible while the text is edited.
    case whileEditing = 1
    /// The view is visible while the text is not edited.
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
  /// The title "return".
  case `default` = 0
  /// The title "go".
  case go = 1
  /// The title "Google".
  case google = 2
  /// The title "join".
  case join = 3
  /// The title "next".
  case next = 4
  /// The title "route".
  case route = 5
  /// The title "search".
  case search = 6
  /// The title "send".
  case send = 7
  /// The title "Yahoo".
  case yahoo = 8
  /// The title "done".
  case done = 9
  /// The title "emergency call".
  case emergencyCall = 10
  /// The title "continue".
  case `continue` = 11
}

/// The purpose of a keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable = 1
  /// A keyboard for numbers and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs.
  case URL = 3
  /// A keyboard for digits.
  case numberPad = 4
  /// A keyboard for telephone numbers.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for mail addresses.
  case emailAddress = 7
  /// A keyboard for decimal numbers.
  case decimalPad = 8
  /// A keyboard for short messages.
  case twitter = 9
  /// A keyboard for searches of the web.
  case webSearch = 10
  /// A keyboard for ASCII digits.
  case asciiCapableNumberPad = 11
}

/// The correction of words.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The default mode.
  case `default` = 0
  /// The mode off.
  case no = 1
  /// The mode on.
  case yes = 2
}

/// The mode of capitalization.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// Letters are as they are typed.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All letters become capitals.
  case allCharacters = 3
}

/// The methods that decide about, and respond to, editing in a text field. All are optional.
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
