// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Keys have the numbers of the USB standard's table of keyboards (HID Usage Tables, page 7).
@Suite("Key codes")
struct KeyCodeTests {
  @Test func `A to Z`() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardA, .keyboardB, .keyboardC, .keyboardD, .keyboardE, .keyboardF, .keyboardG,
      .keyboardH, .keyboardI, .keyboardJ, .keyboardK, .keyboardL, .keyboardM, .keyboardN,
      .keyboardO, .keyboardP, .keyboardQ, .keyboardR, .keyboardS, .keyboardT, .keyboardU,
      .keyboardV, .keyboardW, .keyboardX, .keyboardY, .keyboardZ,
    ]
    expectEqual(keys.map(\.rawValue), Array(4...29))
  }

  @Test func `1 to 9 and 0`() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboard1, .keyboard2, .keyboard3, .keyboard4, .keyboard5, .keyboard6, .keyboard7,
      .keyboard8, .keyboard9, .keyboard0,
    ]
    expectEqual(keys.map(\.rawValue), Array(30...39))
  }

  @Test func `Return to backslash`() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardReturnOrEnter, .keyboardEscape, .keyboardDeleteOrBackspace, .keyboardTab,
      .keyboardSpacebar, .keyboardHyphen, .keyboardEqualSign, .keyboardOpenBracket,
      .keyboardCloseBracket, .keyboardBackslash,
    ]
    expectEqual(keys.map(\.rawValue), Array(40...49))
  }

  @Test func `Semicolon to F12`() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardSemicolon, .keyboardQuote, .keyboardGraveAccentAndTilde, .keyboardComma,
      .keyboardPeriod, .keyboardSlash, .keyboardCapsLock, .keyboardF1, .keyboardF2, .keyboardF3,
      .keyboardF4, .keyboardF5, .keyboardF6, .keyboardF7, .keyboardF8, .keyboardF9, .keyboardF10,
      .keyboardF11, .keyboardF12,
    ]
    expectEqual(keys.map(\.rawValue), Array(51...69))
  }

  @Test func `Insert to up`() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardInsert, .keyboardHome, .keyboardPageUp, .keyboardDeleteForward, .keyboardEnd,
      .keyboardPageDown, .keyboardRightArrow, .keyboardLeftArrow, .keyboardDownArrow,
      .keyboardUpArrow,
    ]
    expectEqual(keys.map(\.rawValue), Array(73...82))
  }

  @Test func `Modifiers`() {
    let keys: [UIKeyboardHIDUsage] = [
      .keyboardLeftControl, .keyboardLeftShift, .keyboardLeftAlt, .keyboardLeftGUI,
      .keyboardRightControl, .keyboardRightShift, .keyboardRightAlt, .keyboardRightGUI,
    ]
    expectEqual(keys.map(\.rawValue), Array(224...231))
  }

  @Test func `The keypad's enter is a key of its own`() {
    expectEqual(UIKeyboardHIDUsage.keypadEnter.rawValue, 88)
    expectNotEqual(UIKeyboardHIDUsage(rawValue: 88), .keyboardReturnOrEnter)
  }
}
