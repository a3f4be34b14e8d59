// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

extension UITextField {
  // MARK: Selection

  /// The selected text or, if it is empty, the insertion point; nil unless the field is edited.
  ///
  /// What is typed takes its place. Setting it while the field is not edited, and setting nil, does
  /// nothing; a range that goes beyond the text ends with it, and characters of several units are
  /// selected as a whole.
  public var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(selection) : nil }
    set { if isEditing, let newValue { select(newValue.range) } }
  }

  var hasUnselectedText: Bool { selection.length < length }

  // MARK: Places

  var length: Int { (text ?? "").utf16.count }

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
    return ((text ?? "") as NSString).substring(with: range.range)
  }

  /// Replaces a range with a text, and moves the insertion point after it, without the delegate.
  ///
  /// - Parameters:
  ///   - range: The part; nothing happens for one that goes beyond the text.
  ///   - text: The other text.
  public func replace(_ range: UITextRange, withText text: String) {
    replace(range.range, with: text)
  }

  /// Returns the rectangle of the insertion point at a place, in the field's coordinates.
  ///
  /// It is where the character after that place begins: before a Hebrew or Arabic word that is the right
  /// end of the word.
  public func caretRect(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return parts.clip.convert(lineGeometry.caret(at: position.offset), to: self)
  }

  /// Returns the rectangle around a part of the text, in the field's coordinates. Where the text changes
  /// its direction, it may contain characters that are not in the range.
  public func firstRect(for range: UITextRange) -> CGRect {
    layoutIfNeeded()
    return parts.clip.convert(lineGeometry.rect(of: range.range), to: self)
  }
}
