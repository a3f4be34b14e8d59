// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry

/// A layout manager, which lays out a text storage's text in lines, in one container after another.
///
/// ```swift
/// let storage = NSTextStorage(attributedString: text)
/// let layoutManager = NSLayoutManager()
/// storage.addLayoutManager(layoutManager)
/// let container = NSTextContainer(size: CGSize(width: 280, height: 0))
/// layoutManager.addTextContainer(container)
/// let height = layoutManager.usedRect(for: container).height
/// ```
///
/// Lines are set when they are asked for, from the first one to those that an answer needs. An edit sets
/// anew what follows from the beginning of its paragraph; a container that changes, what it holds and
/// what follows. Colours, direction and fonts follow `UITraitCollection.current`, or the traits of the text
/// view that shows the first container: in other traits all is set anew.
///
/// Each line is as high as its own largest font, or more where a run needs it.
///
/// > Note: Differs from UIKit: each UTF-16 unit of the text is one glyph, whatever is drawn for it. A
/// > pair of surrogates and the characters of a ligature share the place of what is drawn.
open class NSLayoutManager: NSObject {
  /// The text; nil before the layout manager is added to one.
  open weak var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { invalidateAll() } }
  }
  /// The containers, in the order in which the text fills them.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The object that learns when lines become invalid, and when a container is full.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    // Views that set their text by themselves leave it to the layout manager now.
    didSet { if (delegate == nil) != (oldValue == nil) { linesBecameInvalid() } }
  }
  /// A Boolean value that says whether lines of text styles' fonts have the fonts' leading.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { invalidateAll() } }
  }

  /// The lines that are set, with where the next one begins.
  var setting = TextSetting()

  /// Creates a layout manager without a text and without containers.
  public override init() { super.init() }

  // MARK: Containers

  /// Adds a container after the others.
  ///
  /// - Parameter container: The container; one of another layout manager is removed there.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container before another.
  ///
  /// - Parameters:
  ///   - container: The container; one of another layout manager is removed there.
  ///   - index: Its place, at most the number of containers; beyond that it is a programmer's error.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard index >= 0, index <= textContainers.count else {
      programmerError(
        "NSLayoutManager: a container cannot be inserted at \(index); there are "
          + "\(textContainers.count)")
    }
    guard container.layoutManager !== self else { return }
    if let other = container.layoutManager,
      let oldIndex = other.textContainers.firstIndex(where: { $0 === container })
    {
      other.removeTextContainer(at: oldIndex)
    }
    textContainers.insert(container, at: index)
    container.layoutManager = self
    // What was last is not any more: a text that was cut off there goes on.
    invalidate(fromContainer: max(0, index - 1))
  }

  /// Removes a container.
  ///
  /// - Parameter index: Its place; beyond the containers it is a programmer's error.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else {
      programmerError(
        "NSLayoutManager: there is no container \(index) to remove; there are \(textContainers.count)"
      )
    }
    textContainers.remove(at: index).layoutManager = nil
    invalidate(fromContainer: max(0, index - 1))
  }

  /// Lays out again the lines of a container that has changed, and those that follow.
  ///
  /// - Parameter container: The container; one of another layout manager changes nothing.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return }
    // Whether the line before is the last one may depend on it.
    invalidate(fromContainer: index)
  }

  // MARK: Validity

  /// Records an edit of the text; the text storage calls it.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editMask: What was edited.
  ///   - newCharRange: Where, in UTF-16 units since the edit.
  ///   - delta: The units by which the text is longer since.
  ///   - invalidatedCharRange: The part that is to be set anew; with it all that follows is.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate(fromCharacter: min(invalidatedCharRange.location, newCharRange.location))
    textWasEdited(newCharRange, changeInLength: delta)
  }

  /// Lays out again the paragraph around a range, and all that follow.
  ///
  /// - Parameters:
  ///   - charRange: The characters, in UTF-16 units; those behind them in the text are set anew, too.
  ///   - actualCharRange: Gets the characters whose lines are not valid any more.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    check(charRange, "characters")
    let start = invalidate(fromCharacter: charRange.location)
    actualCharRange?.pointee = NSRange(location: start, length: length - start)
  }

  /// Lays out lines until those of some characters are complete, or the containers are full.
  ///
  /// - Parameter charRange: The characters, in UTF-16 units.
  open func ensureLayout(forCharacterRange charRange: NSRange) {
    check(charRange, "characters")
    layOut(untilCharacter: NSMaxRange(charRange))
  }

  /// Lays out lines until those of some glyphs are complete, or the containers are full.
  ///
  /// - Parameter glyphRange: The glyphs, as many as UTF-16 units.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {
    check(glyphRange, "glyphs")
    layOut(untilCharacter: NSMaxRange(glyphRange))
  }

  /// Lays out lines until a container is full, or the text ends.
  ///
  /// - Parameter container: The container; one of another layout manager is a programmer's error.
  open func ensureLayout(for container: NSTextContainer) {
    layOut(throughContainer: index(of: container))
  }

  /// The first character whose line is not set yet; the text's length if all are.
  open func firstUnlaidCharacterIndex() -> Int { min(setting.next.location, length) }

  // MARK: Glyphs and characters

  /// The number of glyphs: that of the text's UTF-16 units.
  open var numberOfGlyphs: Int { length }

  /// Returns the glyphs of characters: the same range.
  ///
  /// - Parameters:
  ///   - charRange: The characters, in UTF-16 units; beyond the text it is a programmer's error.
  ///   - actualCharRange: Gets the characters of the glyphs.
  /// - Returns: The glyphs.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    check(charRange, "characters")
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs: the same range.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs; beyond the text it is a programmer's error.
  ///   - actualGlyphRange: Gets the glyphs of the characters.
  /// - Returns: The characters, in UTF-16 units.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    check(glyphRange, "glyphs")
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns whether the text has a glyph of an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < length }

  /// Returns the glyphs in a container.
  ///
  /// - Parameter container: The container; one of another layout manager is a programmer's error.
  /// - Returns: The glyphs; an empty range at the text's end, or where the text goes on, for none.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let index = index(of: container)
    layOut(throughContainer: index)
    let own = setting.fragments.filter { $0.container == index }
    guard let first = own.first, let last = own.last else {
      let before = setting.fragments.last { $0.container < index }
      return NSRange(location: before.map { NSMaxRange($0.range) } ?? 0, length: 0)
    }
    return NSRange(
      location: first.range.location, length: NSMaxRange(last.range) - first.range.location)
  }

  /// Returns the container of a glyph.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph; beyond the text it is a programmer's error.
  ///   - effectiveGlyphRange: Gets the glyphs in the container.
  /// - Returns: The container; nil for a glyph that there is no space for.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let fragment = fragment(ofGlyph: glyphIndex) else { return nil }
    let container = textContainers[fragment.container]
    if let effectiveGlyphRange { effectiveGlyphRange.pointee = glyphRange(for: container) }
    return container
  }

  // MARK: Drawing

  /// Draws the background of glyphs in the current context: the colours of the attribute
  /// `backgroundColor`. A text view calls it before ``drawGlyphs(forGlyphRange:at:)``.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The glyphs; beyond the text it is a programmer's error.
  ///   - origin: The container's origin in the current context, in points.
  @preconcurrency @MainActor
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin) { context, fragment, position in
      guard let layout = fragment.layout else { return }
      context.canvas.drawBackground(
        of: layout, lines: fragment.line..<(fragment.line + 1), at: position)
    }
  }

  /// Draws glyphs in the current context, with their shadows, underlines and strikethroughs; in
  /// black where the text has no colour.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The glyphs; beyond the text it is a programmer's error. Of a line of which some
  ///     are shown, the part that they cover is drawn.
  ///   - origin: The container's origin in the current context, in points.
  @preconcurrency @MainActor
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin) { context, fragment, position in
      guard let layout = fragment.layout else { return }
      if layout.request.rendering == .real { context.hasRealText = true }
      context.canvas.drawGlyphs(
        of: layout, lines: fragment.line..<(fragment.line + 1), at: position, color: .black)
    }
  }

  // MARK: Checks

  var length: Int { textStorage?.length ?? 0 }

  func index(of container: NSTextContainer) -> Int {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else {
      programmerError(
        "NSLayoutManager: the container is not one of its \(textContainers.count) containers; add it "
          + "with addTextContainer(_:)")
    }
    return index
  }

  func check(_ range: NSRange, _ what: String) {
    guard range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    else {
      programmerError(
        "NSLayoutManager: the range \(NSStringFromRange(range)) of \(what) is out of bounds; there are "
          + "\(length)")
    }
  }

  /// Returns the line of a glyph; nil for a glyph that there is no space for.
  func fragment(ofGlyph index: Int) -> LineFragment? {
    guard isValidGlyphIndex(index) else {
      programmerError("NSLayoutManager: there is no glyph \(index); there are \(length)")
    }
    layOut(untilCharacter: index + 1)
    return setting.fragment(ofCharacter: index)
  }
}

/// An object that learns what a layout manager does.
public protocol NSLayoutManagerDelegate: AnyObject {
  /// Tells the delegate that lines have become invalid; they are laid out when they are needed.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

  /// Tells the delegate that a container is full, or the text at its end.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - textContainer: The container that is full; nil if the text goes on behind the last one.
  ///   - layoutFinishedFlag: Whether all of the text that there is space for is set.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
