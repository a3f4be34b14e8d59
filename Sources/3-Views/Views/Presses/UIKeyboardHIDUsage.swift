// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The keys of an American keyboard, by their codes in the standard for human interface devices.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// The key A.
  case keyboardA = 4
  /// The key B.
  case keyboardB = 5
  /// The key C.
  case keyboardC = 6
  /// The key D.
  case keyboardD = 7
  /// The key E.
  case keyboardE = 8
  /// The key F.
  case keyboardF = 9
  /// The key G.
  case keyboardG = 10
  /// The key H.
  case keyboardH = 11
  /// The key I.
  case keyboardI = 12
  /// The key J.
  case keyboardJ = 13
  /// The key K.
  case keyboardK = 14
  /// The key L.
  case keyboardL = 15
  /// The key M.
  case keyboardM = 16
  /// The key N.
  case keyboardN = 17
  /// The key O.
  case keyboardO = 18
  /// The key P.
  case keyboardP = 19
  /// The key Q.
  case keyboardQ = 20
  /// The key R.
  case keyboardR = 21
  /// The key S.
  case keyboardS = 22
  /// The key T.
  case keyboardT = 23
  /// The key U.
  case keyboardU = 24
  /// The key V.
  case keyboardV = 25
  /// The key W.
  case keyboardW = 26
  /// The key X.
  case keyboardX = 27
  /// The key Y.
  case keyboardY = 28
  /// The key Z.
  case keyboardZ = 29
  /// The key 1.
  case keyboard1 = 30
  /// The key 2.
  case keyboard2 = 31
  /// The key 3.
  case keyboard3 = 32
  /// The key 4.
  case keyboard4 = 33
  /// The key 5.
  case keyboard5 = 34
  /// The key 6.
  case keyboard6 = 35
  /// The key 7.
  case keyboard7 = 36
  /// The key 8.
  case keyboard8 = 37
  /// The key 9.
  case keyboard9 = 38
  /// The key 0.
  case keyboard0 = 39
  /// The Return key.
  case keyboardReturnOrEnter = 40
  /// The Escape key.
  case keyboardEscape = 41
  /// The Backspace key.
  case keyboardDeleteOrBackspace = 42
  /// The Tab key.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// The key -.
  case keyboardHyphen = 45
  /// The key =.
  case keyboardEqualSign = 46
  /// The key [.
  case keyboardOpenBracket = 47
  /// The key ].
  case keyboardCloseBracket = 48
  /// The key \\.
  case keyboardBackslash = 49
  /// The key ;.
  case keyboardSemicolon = 51
  /// The key '.
  case keyboardQuote = 52
  /// The key `.
  case keyboardGraveAccentAndTilde = 53
  /// The key ,.
  case keyboardComma = 54
  /// The key for a full stop.
  case keyboardPeriod = 55
  /// The key /.
  case keyboardSlash = 56
  /// The Caps Lock key.
  case keyboardCapsLock = 57
  /// The key F1.
  case keyboardF1 = 58
  /// The key F2.
  case keyboardF2 = 59
  /// The key F3.
  case keyboardF3 = 60
  /// The key F4.
  case keyboardF4 = 61
  /// The key F5.
  case keyboardF5 = 62
  /// The key F6.
  case keyboardF6 = 63
  /// The key F7.
  case keyboardF7 = 64
  /// The key F8.
  case keyboardF8 = 65
  /// The key F9.
  case keyboardF9 = 66
  /// The key F10.
  case keyboardF10 = 67
  /// The key F11.
  case keyboardF11 = 68
  /// The key F12.
  case keyboardF12 = 69
  /// The Insert key.
  case keyboardInsert = 73
  /// The Home key.
  case keyboardHome = 74
  /// The Page Up key.
  case keyboardPageUp = 75
  /// The Delete key.
  case keyboardDeleteForward = 76
  /// The End key.
  case keyboardEnd = 77
  /// The Page Down key.
  case keyboardPageDown = 78
  /// The arrow to the right.
  case keyboardRightArrow = 79
  /// The arrow to the left.
  case keyboardLeftArrow = 80
  /// The arrow down.
  case keyboardDownArrow = 81
  /// The arrow up.
  case keyboardUpArrow = 82
  /// The Enter key of the numeric pad.
  case keypadEnter = 88
  /// The left Control key.
  case keyboardLeftControl = 224
  /// The left Shift key.
  case keyboardLeftShift = 225
  /// The left Option key.
  case keyboardLeftAlt = 226
  /// The left Command key.
  case keyboardLeftGUI = 227
  /// The right Control key.
  case keyboardRightControl = 228
  /// The right Shift key.
  case keyboardRightShift = 229
  /// The right Option key.
  case keyboardRightAlt = 230
  /// The right Command key.
  case keyboardRightGUI = 231

  /// The text of keys that type no letters, without shift and with it.
  private static let signs: [UIKeyboardHIDUsage: (String, String)] = [
    .keyboard1: ("1", "!"), .keyboard2: ("2", "@"), .keyboard3: ("3", "#"),
    .keyboard4: ("4", "$"), .keyboard5: ("5", "%"), .keyboard6: ("6", "^"),
    .keyboard7: ("7", "&"), .keyboard8: ("8", "*"), .keyboard9: ("9", "("),
    .keyboard0: ("0", ")"), .keyboardSpacebar: (" ", " "), .keyboardHyphen: ("-", "_"),
    .keyboardEqualSign: ("=", "+"), .keyboardOpenBracket: ("[", "{"),
    .keyboardCloseBracket: ("]", "}"), .keyboardBackslash: ("\\", "|"),
    .keyboardSemicolon: (";", ":"), .keyboardQuote: ("'", "\""),
    .keyboardGraveAccentAndTilde: ("`", "~"), .keyboardComma: (",", "<"),
    .keyboardPeriod: (".", ">"), .keyboardSlash: ("/", "?"),
    .keyboardReturnOrEnter: ("\r", "\r"), .keyboardTab: ("\t", "\t"),
  ]

  private var letter: String? {
    let offset = rawValue - UIKeyboardHIDUsage.keyboardA.rawValue
    guard (0..<26).contains(offset), let a = UnicodeScalar("a").utf8.first else { return nil }
    return String(UnicodeScalar(a + UInt8(offset)))
  }

  var characters: String { letter ?? Self.signs[self]?.0 ?? "" }
  var shiftedCharacters: String { letter?.uppercased() ?? Self.signs[self]?.1 ?? "" }

  /// Types what the key writes on an American keyboard.
  ///
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
