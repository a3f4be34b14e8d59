// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What text is typed into.
///
/// ```swift
/// field.becomeFirstResponder()
/// field.insertText("peak")  // as if it were typed
/// ```
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// A Boolean value that says whether there is any text.
  var hasText: Bool { get }
  /// Puts text where the insertion point is.
  ///
  /// - Parameter text: The text; "\n" is the return key.
  func insertText(_ text: String)
  /// Takes away the character before the insertion point.
  func deleteBackward()
}
