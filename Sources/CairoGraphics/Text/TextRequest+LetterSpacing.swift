// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension TextRequest.Run {
  /// The bytes of the text whose letters are spaced.
  ///
  /// What is seen as one character is spaced as a whole or not at all: text shaped in two pieces loses
  /// the emoji that several are joined to.
  var spacedBytes: [Range<Int>] {
    guard font.letterSpacing.isFinite, font.letterSpacing != 0, !text.isEmpty else { return [] }
    let count = text.utf8.count
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [0..<count] }
    var ranges: [Range<Int>] = []
    var (start, end): (Int?, Int) = (nil, 0)
    for character in text {
      switch (character.unicodeScalars.allSatisfy(\.isSpaced), start) {
      case (true, nil): start = end
      case (false, let begin?):
        ranges.append(begin..<end)
        start = nil
      default: break
      }
      end += character.utf8.count
    }
    if let start { ranges.append(start..<end) }
    return ranges
  }
}

extension Unicode.Scalar {
  /// Whether a letter is one of Latin, Greek or Cyrillic, or a sign that is between them.
  fileprivate var isSpaced: Bool {
    switch value {
    case ..<0x530, 0x1D00...0x1FFF, 0x2000...0x22FF, 0x2C60...0x2C7F, 0xA640...0xA69F,
      0xA720...0xA7FF, 0xFB00...0xFB06:
      true
    default: false
    }
  }
}
