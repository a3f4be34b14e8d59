// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// An attributed text that tells its layout managers of edits.
///
/// Edits between `beginEditing()` and `endEditing()` are reported once, as one range. Without the two
/// each edit is reported by itself.
///
/// All edits come down to `replaceCharacters(in:with:)` and `setAttributes(_:range:)`: a subclass that
/// changes what is set overrides these two, and calls those of its superclass.
///
/// > Note: Differs from UIKit: a subclass keeps its text in its superclass, since Foundation on Linux reads
/// > the text of no other store. Edits of `mutableString` are not noticed.
open class NSTextStorage: NSMutableAttributedString {
  /// The changes of an edit.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The actions as bits.
    public let rawValue: UInt
    /// Creates actions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes were changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters were added, removed or replaced.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The object that learns of edits before and after they are processed.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The layout managers that learn of edits, in the order in which they were added.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// The kinds of edits since they were processed last; empty in between.
  open internal(set) var editedMask: EditActions = []
  /// The part of the text that was edited, in UTF-16 units as it is now; `NSNotFound` in between.
  open internal(set) var editedRange = NSTextStorage.noRange
  /// The units by which the edits made the text longer; below 0 they made it shorter.
  open internal(set) var changeInLength = 0
  private var openEdits = 0

  private static let noRange = NSRange(location: NSNotFound, length: 0)

  /// Creates an empty text.
  public convenience init() { self.init(string: "") }
  /// Creates a text without attributes.
  public override init(string str: String) { super.init(string: str) }
  /// Creates a text whose characters all have the same attributes.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]?) {
    super.init(string: str, attributes: attrs)
  }
  /// Creates a text like another one.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }
  /// Creates a text from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Layout managers

  /// Adds a layout manager, which lays out the text from now on. It leaves another text.
  ///
  /// - Parameter aLayoutManager: The layout manager; one that is there already stays where it is.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager, which has no text afterwards; one of another text stays there.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
  }

  // MARK: Reporting edits

  /// Begins a group of edits, which are reported together when the outermost group ends.
  open override func beginEditing() {
    super.beginEditing()
    openEdits += 1
  }

  /// Ends a group of edits; the end of the outermost one reports them.
  open override func endEditing() {
    guard openEdits > 0 else {
      programmerError(
        "NSTextStorage: endEditing() was called without beginEditing(); call it once for each beginning"
      )
    }
    openEdits -= 1
    super.endEditing()
    if openEdits == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Records an edit. Outside of a group of edits it is processed at once.
  ///
  /// - Parameters:
  ///   - editedMask: What was edited.
  ///   - editedRange: Where, in UTF-16 units before the edit.
  ///   - delta: The units by which the text is longer since.
  /// - Complexity: O(1), apart from what the layout managers do.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    guard editedRange.location >= 0, editedRange.length >= 0, editedRange.length + delta >= 0,
      NSMaxRange(editedRange) + delta <= length
    else {
      programmerError(
        "NSTextStorage: the edit of \(NSStringFromRange(editedRange)), by \(delta) longer, does not "
          + "fit a text of \(length) UTF-16 units; pass the range before the edit")
    }
    note(
      editedMask,
      NSRange(
        location: editedRange.location, length: editedRange.length + delta), delta)
    if openEdits == 0 { processEditing() }
  }

  /// Notes an edit, whose range is that of the text as it is now.
  private func note(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    editedMask.formUnion(mask)
    changeInLength += delta
    guard editedRange.location != NSNotFound else {
      editedRange = range
      return
    }
    // What was edited before has moved with the edit, unless it lies in front of it.
    let start = min(editedRange.location, range.location)
    var end = NSMaxRange(editedRange)
    if end > range.location { end = max(end + delta, NSMaxRange(range)) }
    editedRange = NSRange(location: start, length: max(end, NSMaxRange(range)) - start)
  }

  /// Reports the recorded edits: to the delegate, which may edit attributes and characters in turn,
  /// then to the delegate again, which may edit attributes, and to the layout managers.
  open func processEditing() {
    openEdits += 1
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    openEdits -= 1
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, editedRange, changeInLength) = ([], Self.noRange, 0)
    guard range.location != NSNotFound else { return }
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  // MARK: Edits

  /// Replaces characters; the new ones have the attributes of the first that was replaced, or else
  /// of the one before.
  ///
  /// - Parameters:
  ///   - range: The characters, in UTF-16 units; beyond the text it is a programmer's error.
  ///   - str: The new characters.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    check(range, of: "replaceCharacters(in:with:)")
    super.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }

  /// Replaces the attributes of characters.
  ///
  /// - Parameters:
  ///   - attrs: The new attributes; nil for none.
  ///   - range: The characters, in UTF-16 units; beyond the text it is a programmer's error.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    check(range, of: "setAttributes(_:range:)")
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Replaces characters with an attributed text.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // A text that is put into itself is read while it changes.
    let attrString =
      attrString === self ? NSAttributedString(attributedString: attrString) : attrString
    group {
      replaceCharacters(in: range, with: attrString.string)
      attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) {
        attributes, part, _ in
        setAttributes(
          attributes,
          range: NSRange(location: range.location + part.location, length: part.length))
      }
    }
  }

  /// Adds an attribute to characters.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to characters.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    check(range, of: "addAttributes(_:range:)")
    change(range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute from characters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    check(range, of: "removeAttribute(_:range:)")
    change(range) { $0[name] = nil }
  }

  /// Inserts an attributed text.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Adds an attributed text at the end.
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  /// Removes characters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  private func change(
    _ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    guard range.length > 0 else { return }
    group {
      var parts: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
      enumerateAttributes(in: range) { attributes, range, _ in parts.append((attributes, range)) }
      for part in parts {
        var attributes = part.attributes
        change(&attributes)
        setAttributes(attributes, range: part.range)
      }
    }
  }

  private func group(_ edits: () -> Void) {
    beginEditing()
    edits()
    endEditing()
  }

  private func check(_ range: NSRange, of name: String) {
    guard range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    else {
      programmerError(
        "NSTextStorage \(name): the range \(NSStringFromRange(range)) is out of bounds; the text has "
          + "\(length) UTF-16 units")
    }
  }
}

/// An object that learns of the edits of a text.
public protocol NSTextStorageDelegate: AnyObject {
  /// Tells the delegate that edits are about to be processed. It may edit characters and attributes:
  /// the edits are processed together.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: What was edited.
  ///   - editedRange: The part that was edited, in UTF-16 units as it is now.
  ///   - delta: The units by which the text is longer since.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// Tells the delegate of edits, before layout managers process them. It may edit attributes.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: What was edited.
  ///   - editedRange: The part that was edited, in UTF-16 units as it is now.
  ///   - delta: The units by which the text is longer since.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
