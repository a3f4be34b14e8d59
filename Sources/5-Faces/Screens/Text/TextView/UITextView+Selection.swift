// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

extension UITextView {
  // MARK: Selection

  /// The selected part of the text, as ``selectedRange``; setting nil does nothing.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { select(newValue.range) } }
  }

  var hasUnselectedText: Bool { selection.length < length }

  /// Selects what a tap is on: a place, or with the second tap in a row a word.
  func selectByTap(at point: CGPoint, tapCount: Int) {
    let offset = offset(at: point)
    guard tapCount == 2 else { return select(NSRange(location: offset, length: 0)) }
    select(word(at: offset))
  }

  /// Returns the word that a character is in or that ends before it; else an empty range.
  private func word(at offset: Int) -> NSRange {
    let string: String = text
    let index = String.Index(utf16Offset: offset, in: string)
    let isPart = { (character: Character) in
      character.isLetter || character.isNumber || character == "_" || character == "'"
        || character == "’"
    }
    let end = string[index...].firstIndex { !isPart($0) } ?? string.endIndex
    let before = string[..<index].lastIndex { !isPart($0) }
    let start = before.map { string.index(after: $0) } ?? string.startIndex
    return NSRange(min(start, index)..<max(end, index), in: string)
  }

  // MARK: Scrolling

  /// Scrolls at once as little as possible to make a range visible with the ``textContainerInset``
  /// above and below it; of a range that is higher than the view, its beginning.
  ///
  /// - Parameter range: The part, in UTF-16 units; what goes beyond the text is left out. Without a length
  ///   it is a place.
  public func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    // In no space every letter would be a line of its own.
    guard !bounds.isEmpty else { return }
    let (lines, range) = (lines, clamped(range))
    let (first, last) = (range.location, NSMaxRange(range))
    // The line of the last character, not that after a break.
    let ends = [first, last > first ? last - 1 : first].map { caret(at: $0, in: lines) }
    var rect = ends[0].union(ends[1])
    rect.origin.y -= textContainerInset.top
    rect.size.height += textContainerInset.top + textContainerInset.bottom
    scrollRectToVisible(rect, animated: false)
  }

  // MARK: Places

  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// Returns a place at a distance from another one.
  ///
  /// - Parameters:
  ///   - position: The other one.
  ///   - offset: The distance in UTF-16 units; negative towards the beginning.
  /// - Returns: The place; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    position.moved(by: offset, within: length)
  }

  /// Returns the distance between two places.
  ///
  /// - Parameters:
  ///   - from: The one to count from.
  ///   - toPosition: The other one.
  /// - Returns: The distance in UTF-16 units; negative if the second one is before the first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the order of two places.
  ///
  /// - Returns: Whether the first is before the second, after it, or the same place.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.compare(to: other)
  }

  /// Returns the part of the text between two places, in either order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    UITextRange(between: fromPosition, and: toPosition)
  }

  /// Returns a part of the text; nil for one that goes beyond it.
  public func text(in range: UITextRange) -> String? {
    guard NSMaxRange(range.range) <= length else { return nil }
    return contents(in: range.range)
  }

  /// Replaces a range with a text, and moves the insertion point after it. The delegate is not
  /// asked, but told of the change.
  ///
  /// - Parameters:
  ///   - range: The part; nothing happens for one that goes beyond the text.
  ///   - text: The other text, which gets the ``typingAttributes``.
  public func replace(_ range: UITextRange, withText text: String) {
    guard NSMaxRange(range.range) <= length else { return }
    replace(range.range, with: text)
  }

  /// Returns the rectangle of the insertion point at a place, in the coordinates of the contents.
  ///
  /// It is where the character after that place begins: before a Hebrew or Arabic word that is the right
  /// end of the word, and where a line was broken the beginning of the next line.
  public func caretRect(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return caret(at: position.offset, in: lines)
  }

  /// Returns the rectangle around a part of the text on the first line that has any of it, in the
  /// coordinates of the contents. Where the text changes its direction, it may contain characters that
  /// are not in the range; without any character, it has no width.
  public func firstRect(for range: UITextRange) -> CGRect {
    layoutIfNeeded()
    let lines = lines
    let range = clamped(range.range)
    let rects = lines.rects(of: range)
    guard let first = rects.first else {
      return inContents(lines.caret(at: range.location, width: 0))
    }
    return inContents(
      rects.prefix { $0.minY == first.minY }.dropFirst().reduce(first) { $0.union($1) })
  }

  func offset(at point: CGPoint) -> Int {
    let origin = container.origin
    return lines.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }
}
