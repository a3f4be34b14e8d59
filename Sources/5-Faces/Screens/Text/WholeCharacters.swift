// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

// Where characters begin and end in a text that is edited. Offsets count UTF-16 units, and are between 0 and
// the text's length. Characters are Swift's, in which a carriage return and a line feed are one, and two
// regional indicators are.
extension String {
  private func character(at offset: Int) -> Range<String.Index> {
    let end = index(after: String.Index(utf16Offset: offset, in: self))
    return index(before: end)..<end
  }

  /// Returns where the character begins that an offset is in or before.
  func startOfCharacter(at offset: Int) -> Int {
    guard offset < utf16.count else { return utf16.count }
    return character(at: offset).lowerBound.utf16Offset(in: self)
  }

  /// Returns where the character ends that an offset is in; the offset itself where one begins.
  func endOfCharacter(at offset: Int) -> Int {
    guard offset < utf16.count else { return utf16.count }
    let character = character(at: offset)
    let start = character.lowerBound.utf16Offset(in: self)
    return start == offset ? offset : character.upperBound.utf16Offset(in: self)
  }

  /// Returns a part of the text with whole characters: those that it is in, and without a length the end of
  /// the one that it is in.
  func wholeCharacters(_ range: NSRange) -> NSRange {
    let end = endOfCharacter(at: NSMaxRange(range))
    let start = range.length > 0 ? startOfCharacter(at: range.location) : end
    return NSRange(location: start, length: end - start)
  }

  /// Returns a part of the text that divides no surrogate pair; without a length, a place before one.
  func wholeScalars(_ range: NSRange) -> NSRange {
    func isInside(_ offset: Int) -> Bool {
      offset < utf16.count
        && UTF16.isTrailSurrogate(utf16[utf16.index(utf16.startIndex, offsetBy: offset)])
    }
    let (start, end) = (range.location, NSMaxRange(range))
    let first = isInside(start) ? start - 1 : start
    let last = range.length == 0 ? first : isInside(end) ? end + 1 : end
    return NSRange(location: first, length: last - first)
  }

  /// Returns the text with another one in the place of a part, whose edges divide no surrogate pair but
  /// may be in characters.
  func replacing(_ range: NSRange, with text: String) -> String {
    let start = String.Index(utf16Offset: range.location, in: self)
    let end = String.Index(utf16Offset: NSMaxRange(range), in: self)
    return String(self[..<start]) + text + String(self[end...])
  }
}

extension NSMutableAttributedString {
  /// Puts another text in the place of a part, whose edges divide no surrogate pair but may be in characters.
  /// Foundation replaces whole characters only.
  func exchange(_ range: NSRange, with text: NSAttributedString) {
    let (string, end) = (string, NSMaxRange(range))
    if string.endOfCharacter(at: range.location) == range.location,
      string.endOfCharacter(at: end) == end
    {
      return replaceCharacters(in: range, with: text)
    }
    let whole = NSMutableAttributedString(
      attributedString: attributedSubstring(from: NSRange(location: 0, length: range.location)))
    whole.append(text)
    whole.append(attributedSubstring(from: NSRange(location: end, length: length - end)))
    setAttributedString(whole)
  }
}
