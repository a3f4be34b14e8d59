// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Widths of letters that depend on no font: thousandths of an em.
///
/// They are near those of Inter, so that block texts break lines and fill labels much as real ones
/// do; what counts is that they are the same on every machine.
enum BlockMetrics {
  /// From U+0020 to U+007E.
  private static let ascii: [UInt16] = [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605,
    636, 642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598,
    587, 743, 740, 264, 543, 652, 562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642,
    665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544,
    237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659,
  ]

  /// The width of one user-perceived character, in ems.
  static func advance(of character: Character) -> CGFloat {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value >= 0x20, first.value <= 0x7E, scalars.count == 1 {
      return CGFloat(ascii[Int(first.value) - 0x20]) / 1000
    }
    let properties = first.properties
    if properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return 1.25 }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default: break
    }
    // Ideographs, kana, hangul and full-width forms are as wide as they are high.
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0x20000...0x3FFFD:
      return 1
    default: return 0.6
    }
  }

  /// How high a word's block reaches over the baseline, in ems: as capitals and digits do, or as
  /// small letters.
  static func height(of word: Substring) -> CGFloat {
    word.allSatisfy { "acemnorsuvwxz".contains($0) } ? 0.546 : 0.727
  }

  /// Returns whether a character belongs to a script that is written from right to left; nil if to
  /// none.
  static func isRightToLeft(_ character: Character) -> Bool? {
    guard let first = character.unicodeScalars.first else { return nil }
    switch first.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return true
    default: return first.properties.isAlphabetic ? false : nil
    }
  }
}
