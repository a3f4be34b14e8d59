// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A key that is pressed.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Hashable, Sendable {
    /// The key went down.
    case began = 0
    /// The pressure changed; never here.
    case changed = 1
    /// The key stays down; never here.
    case stationary = 2
    /// The key went up.
    case ended = 3
    /// Another object took over the press.
    case cancelled = 4
  }

  private let pressed: UIKey
  private var stage = Phase.began
  private weak var root: UIWindow?
  private weak var receiver: UIResponder?
  private let time: TimeInterval

  init(_ key: UIKey, to receiver: UIResponder, in window: UIWindow) {
    pressed = key
    self.receiver = receiver
    root = window
    time = window.currentTime
  }

  func end() { stage = .ended }

  /// The key that is pressed; nil for a press without one.
  open var key: UIKey? { pressed }
  /// The phase of the press.
  open var phase: Phase { stage }
  /// The window that the press is in.
  open var window: UIWindow? { root }
  /// The responder that got it first.
  open var responder: UIResponder? { receiver }
  /// The time at which the key went down, in seconds of the window's time.
  open var timestamp: TimeInterval { time }
  /// The force of the press; always 1.
  open var force: CGFloat { 1 }
}

/// An event of the keyboard's.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  private let presses: Set<UIPress>
  /// Whether the press is unhandled: it reached the end of the responder chain.
  var cameToEnd = false

  init(_ press: UIPress) {
    presses = [press]
    super.init()
  }

  /// The presses.
  open var allPresses: Set<UIPress> { presses }
}

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

  /// The text that the key types on an American keyboard, with shift; empty for none.
  open var characters: String {
    guard modifierFlags.contains(.shift) else { return charactersIgnoringModifiers }
    return keyCode.shiftedCharacters
  }
  /// The text that the key types on an American keyboard; empty for keys that type nothing.
  open var charactersIgnoringModifiers: String { keyCode.characters }
}

/// A set of modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A view that text is typed into.
///
/// ```swift
/// field.becomeFirstResponder()
/// field.insertText("peak")  // as if it were typed
/// ```
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// A Boolean value that says whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the insertion point.
  ///
  /// - Parameter text: The text; "\n" is the return key.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  func deleteBackward()
}

/// A text input that may be the first responder without being typed into.
@MainActor
package protocol ConditionalKeyInput: UIKeyInput {
  /// Whether keys write into the input; otherwise they are pressed as if it were none.
  var acceptsTyping: Bool { get }
}
