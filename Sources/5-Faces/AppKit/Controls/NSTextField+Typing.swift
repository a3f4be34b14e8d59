// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The text of a field that has the keys.
///
/// A change in code, which replaces the text of the field, puts the insertion point at its end.
@MainActor
struct FieldEditing {
  let editor = NSText(frame: .zero)
  /// Whether a change was made since the field got the keys.
  var hasBegun = false

  init(_ string: String) { editor.string = string }
}

// Appkit section 2.18.
extension NSTextField {
  /// Lets the keys go to the field, behind its text.
  func beginEditing() { editing = FieldEditing(stringValue) }

  /// Returns whether the keys may go elsewhere, after the delegate was told that they do.
  func endEditing(_ movement: NSTextMovement) -> Bool {
    guard let editing else { return true }
    if delegate?.control(self, textShouldEndEditing: editing.editor) == false { return false }
    self.editing?.hasBegun = false
    announce(NSControl.textDidEndEditingNotification, movement) { $0.controlTextDidEndEditing }
    return true
  }

  /// Does what a key does to the text; returns false for keys that are for others.
  func type(_ event: NSEvent) -> Bool {
    guard let editing else { return false }
    let editor = editing.editor
    let modifiers = event.modifierFlags.intersection([.command, .control])
    if modifiers == .command, event.charactersIgnoringModifiers == "a" {
      editor.selectAll(nil)
      return true
    }
    guard modifiers.isEmpty else { return false }
    switch event.keyCode {
    case FieldKey.returnKey, FieldKey.enter: pressReturn()
    case FieldKey.delete: deleteBackward(in: editor)
    case FieldKey.left, FieldKey.right: moveInsertionPoint(event.keyCode == FieldKey.left, editor)
    case FieldKey.escape: return cancelTyping()
    default:
      guard let text = event.characters, FieldKey.isTyped(text) else { return false }
      replace(editor.selectedRange, with: text)
    }
    return true
  }

  private func pressReturn() {
    guard endEditing(.return) else { return }
    editing?.editor.selectAll(nil)
    sendAction(action, to: target)
  }

  private func deleteBackward(in editor: NSText) {
    var range = editor.selectedRange
    if range.length == 0, range.location > 0 {
      range = (editor.string as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    if range.length > 0 { replace(range, with: "") }
  }

  private func moveInsertionPoint(_ isToLeft: Bool, _ editor: NSText) {
    let (text, range) = (editor.string as NSString, editor.selectedRange)
    var location = isToLeft ? range.location : NSMaxRange(range)
    if range.length == 0 {
      if isToLeft, location > 0 {
        location = text.rangeOfComposedCharacterSequence(at: location - 1).location
      } else if !isToLeft, location < text.length {
        location = NSMaxRange(text.rangeOfComposedCharacterSequence(at: location))
      }
    }
    editor.selectedRange = NSRange(location: location, length: 0)
  }

  func replace(_ range: NSRange, with text: String) {
    guard let editing else { return }
    let editor = editing.editor
    if !editing.hasBegun {
      if delegate?.control(self, textShouldBeginEditing: editor) == false { return }
      self.editing?.hasBegun = true
      announce(NSControl.textDidBeginEditingNotification) { $0.controlTextDidBeginEditing }
    }
    editor.replaceCharacters(in: range, with: text)
    let selection = editor.selectedRange
    isTyping = true
    stringValue = editor.string
    isTyping = false
    editor.selectedRange = selection
    announce(NSControl.textDidChangeNotification) { $0.controlTextDidChange }
    textWasTyped()
  }

  /// The text was set: in code, unless it is being typed.
  func textWasSet() {
    guard !isTyping, let editor = editing?.editor, editor.string != stringValue else { return }
    editor.string = stringValue
  }

  private func announce(
    _ name: Notification.Name, _ movement: NSTextMovement? = nil,
    _ tell: (any NSControlTextEditingDelegate) -> (Notification) -> Void
  ) {
    var information: [AnyHashable: Any] = [:]
    information["NSFieldEditor"] = editing?.editor
    if let movement { information[NSText.movementUserInfoKey] = movement.rawValue }
    let notification = Notification(name: name, object: self, userInfo: information)
    if let delegate { tell(delegate)(notification) }
    NotificationCenter.default.post(notification)
  }
}

private enum FieldKey {
  static let returnKey: UInt16 = 36
  static let enter: UInt16 = 76
  static let delete: UInt16 = 51
  static let left: UInt16 = 123
  static let right: UInt16 = 124
  static let escape: UInt16 = 53

  /// Returns whether characters are text: function keys have some of their own.
  static func isTyped(_ characters: String) -> Bool {
    !characters.isEmpty
      && characters.unicodeScalars.allSatisfy {
        !CharacterSet.controlCharacters.contains($0) && !(0xF700...0xF8FF).contains($0.value)
      }
  }
}
