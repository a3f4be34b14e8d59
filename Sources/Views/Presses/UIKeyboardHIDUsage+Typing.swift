// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIKeyboardHIDUsage {
  /// Types what the key writes on an American keyboard.
  ///
  /// - Parameters:
  ///   - input: Where to.
  ///   - modifiers: The modifiers that are down.
  /// - Returns: Whether the key writes something with them.
  @MainActor
  func type(into input: any UIKeyInput, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard modifiers.isDisjoint(with: [.command, .control]) else { return false }
    switch self {
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardReturnOrEnter: input.insertText("\n")
    case .keyboardSpacebar: input.insertText(" ")
    default:
      guard let character = character(isShifted: modifiers.contains(.shift)) else { return false }
      input.insertText(character)
    }
    return true
  }

  /// The letter or the digit on the key; nil for other keys.
  private func character(isShifted: Bool) -> String? {
    let letters = Self.keyboardA.rawValue...Self.keyboardZ.rawValue
    guard letters.contains(rawValue) else {
      let digits = Array(isShifted ? "!@#$%^&*()" : "1234567890")
      let index = rawValue - Self.keyboard1.rawValue
      return digits.indices.contains(index) ? String(digits[index]) : nil
    }
    let letter = String(Array("abcdefghijklmnopqrstuvwxyz")[rawValue - letters.lowerBound])
    return isShifted ? letter.uppercased() : letter
  }
}
