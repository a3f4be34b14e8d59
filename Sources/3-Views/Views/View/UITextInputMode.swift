// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The language and layout of a keyboard. There is none here.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language, such as `en-US`; nil, as there is no keyboard.
  open var primaryLanguage: String? { nil }
  /// The modes that the user has chosen: none.
  open class var activeInputModes: [UITextInputMode] { [] }
}
