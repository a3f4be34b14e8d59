// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A key of a keyboard, with the modifiers that are down.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The key's code.
  public let keyCode: UIKeyboardHIDUsage
  /// The modifiers that are down.
  public let modifierFlags: UIKeyModifierFlags

  init(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
    keyCode = code
    modifierFlags = modifiers
  }

  /// What the key types on an American keyboard, with shift; empty for keys that type nothing.
  open var characters: String {
    guard modifierFlags.contains(.shift) else { return charactersIgnoringModifiers }
    return keyCode.shiftedCharacters
  }
  /// What the key types on an American keyboard; empty for keys that type nothing.
  open var charactersIgnoringModifiers: String { keyCode.characters }
}

/// Keys that change what others do.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
