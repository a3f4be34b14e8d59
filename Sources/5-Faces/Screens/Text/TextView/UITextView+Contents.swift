// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
public import Views

// The text: everything changes it through these methods.
extension UITextView {
  static let usualFont = UIFont.ofAttributedText

  /// The text itself: that of the TextKit objects once there are any.
  var storage: NSMutableAttributedString { textKit?.storage ?? plainStorage }

  /// The attributes of a text that is set without any.
  var usualAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font ?? Self.usualFont, .foregroundColor: textColor ?? .label,
    ]
    attributes[.paragraphStyle] = firstAttribute(.paragraphStyle)
    return attributes
  }

  func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    storage.length > 0 ? storage.attribute(key, at: 0, effectiveRange: nil) : typing[key]
  }

  func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    typing[key] = value
    changeAppearance {
      storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length))
    }
    appearanceChanged()
  }

  func align(_ alignment: NSTextAlignment) {
    let key = NSAttributedString.Key.paragraphStyle
    func aligned(_ style: Any?) -> NSParagraphStyle {
      (style as? NSParagraphStyle ?? NSParagraphStyle()).aligned(alignment)
    }
    guard alignment != .natural || storage.hasParagraphStyles || typing[key] != nil else { return }
    typing[key] = aligned(typing[key])
    let all = NSRange(location: 0, length: storage.length)
    changeAppearance {
      NSAttributedString(attributedString: storage).enumerateAttribute(key, in: all) {
        value, range, _ in
        storage.addAttribute(key, value: aligned(value), range: range)
      }
    }
    appearanceChanged()
  }

  func adjustFonts() {
    let all = NSRange(location: 0, length: storage.length)
    let traits = traitCollection
    var isChanged = false
    func adjusted(_ font: Any?) -> UIFont? {
      guard let font = font as? UIFont else { return nil }
      let new = font.adjusted(to: traits)
      return new === font ? nil : new
    }
    if let new = adjusted(typing[.font]) {
      typing[.font] = new
      isChanged = true
    }
    var parts: [(font: UIFont, range: NSRange)] = []
    storage.enumerateAttribute(.font, in: all) { value, range, _ in
      if let new = adjusted(value) { parts.append((new, range)) }
    }
    if !parts.isEmpty {
      changeAppearance {
        for part in parts { storage.addAttribute(.font, value: part.font, range: part.range) }
      }
    }
    if isChanged || !parts.isEmpty { appearanceChanged() }
  }

  /// The number of UTF-16 units of the text.
  var length: Int { storage.length }

  func contents(in range: NSRange) -> String { storage.attributedSubstring(from: range).string }

  /// Changes attributes as one edit, after which all of the text is set again.
  private func changeAppearance(_ change: () -> Void) {
    // Otherwise a layout manager's notification would set them, too.
    layouts.removeAll()
    let storage = storage
    storage.beginEditing()
    change()
    storage.endEditing()
  }

  func setContents(_ contents: NSAttributedString) {
    layouts.removeAll()
    changeText { storage.setAttributedString(contents) }
    let end = NSRange(location: storage.length, length: 0)
    if storage.length > 0 { typing = attributes(at: end) }
    appearanceChanged()
    setSelection(end)
  }

  /// Changes the text as the user does, and shows the insertion point.
  func enter(_ range: NSRange, _ string: String) {
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true,
      NSMaxRange(range) <= storage.length
    else { return }
    replace(range, with: string)
    if isFirstResponder, isScrollEnabled { scrollRangeToVisible(selection) }
  }

  /// Puts other text in the place of a part, and the insertion point after it.
  func replace(_ range: NSRange, with string: String) {
    clearsOnInsertion = false
    var attributes = typing
    if attributes[.font] == nil { attributes[.font] = Self.usualFont }
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = UIColor.label }
    let range = storage.string.wholeScalars(range)
    changeText {
      storage.exchange(range, with: NSAttributedString(string: string, attributes: attributes))
    }
    // A layout manager has notified the view.
    if textKit?.isComplete != true {
      layouts.edit(range, to: storage, typing: attributes, linkAttributes: linkAttributes)
    }
    // What is typed may have become one character with what follows.
    let end = NSRange(
      location: storage.string.endOfCharacter(at: range.location + string.utf16.count), length: 0)
    let isMoved = end != selection
    selection = end
    typing = string.isEmpty && storage.length > 0 ? self.attributes(at: end) : attributes
    sizeMayHaveChanged()
    if isMoved { delegate?.textViewDidChangeSelection(self) }
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  /// Selects a part of the text, with whole characters; what goes beyond the text is left out.
  func select(_ range: NSRange) {
    let new = storage.string.wholeCharacters(clamped(range))
    guard new != selection else { return }
    typing = storage.length > 0 ? attributes(at: new) : typing
    setSelection(new)
  }

  private func setSelection(_ new: NSRange) {
    guard new != selection else { return }
    selection = new
    clearsOnInsertion = false
    setNeedsLayout()
    delegate?.textViewDidChangeSelection(self)
  }

  /// Returns the attributes of what is typed in the place of a selection of a text that is not empty.
  private func attributes(at range: NSRange) -> [NSAttributedString.Key: Any] {
    let offset = range.length > 0 || range.location == 0 ? range.location : range.location - 1
    return storage.attributes(at: min(offset, storage.length - 1), effectiveRange: nil)
  }

  // MARK: TextKit

  /// The TextKit objects, made of the text when they are first asked for.
  var textKitCreatingIfNeeded: TextKitObjects { textKit ?? show(nil) }

  /// Shows the text of a container; with nil the text in a container of the view's own.
  @discardableResult
  func show(_ container: NSTextContainer?) -> TextKitObjects {
    let new = TextKitObjects(container, plainStorage)
    textKit = new
    plainStorage = NSMutableAttributedString(string: "")
    new.container.view = self
    trackContainer()
    if storage.length > 0, typing.isEmpty { typing = attributes(at: selection) }
    return new
  }

  private func changeText(_ change: () -> Void) {
    let outer = changesText
    changesText = true
    if let textKit { textKit.edit(change) } else { change() }
    changesText = outer
  }

  /// Follows an edit of the text, and unless it is the view's own moves the selection with it.
  func follow(_ edited: NSRange, changeInLength delta: Int) {
    let old = NSRange(location: edited.location, length: edited.length - delta)
    layouts.edit(old, to: storage, typing: typing, linkAttributes: linkAttributes)
    let isOwn = textKit?.takeOwnEdit(edited, changeInLength: delta) == true
    guard !changesText else { return }
    // The selection has moved with an edit of the view's own that is reported later.
    guard !isOwn else { return sizeMayHaveChanged() }
    func moved(_ offset: Int) -> Int {
      guard offset > old.location else { return offset }
      return offset < NSMaxRange(old) ? min(offset, NSMaxRange(edited)) : offset + delta
    }
    let (start, end) = (moved(selection.location), moved(NSMaxRange(selection)))
    setSelection(
      storage.string.wholeCharacters(
        clamped(NSRange(location: start, length: max(0, end - start)))))
    sizeMayHaveChanged()
  }

  /// Shows another text that the layout manager was given.
  func followExchangeOfText() {
    layouts.removeAll()
    setSelection(storage.string.wholeCharacters(clamped(selection)))
  }

  // MARK: Changes

  /// The number of paragraphs that were set in lines, in any width, for tests.
  package var setParagraphCount: Int { layouts.setCount }
  /// The number of lines that the last drawing drew, for tests.
  package var drawnLineCount: Int { parts.text.content.drawnLineCount }

  /// The text looks different: all of it is set again.
  func appearanceChanged() {
    layouts.removeAll()
    textKit?.invalidate()
    sizeMayHaveChanged()
  }

  func sizeMayHaveChanged() {
    textKit?.forgetSizes()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }
}

// The three objects are made when one of them is first asked for: a text view without them costs what it
// did (behaviour rule TK-11).
extension UITextView {
  /// The text. Edits show in the view, which moves the selection with them; neither the delegate is asked
  /// nor a notification posted.
  public var textStorage: NSTextStorage { textKitCreatingIfNeeded.storage }

  /// The layout manager of the ``textContainer``, which tells where lines and glyphs are. Points are in the
  /// container's coordinates, which begin inside of ``textContainerInset``.
  public var layoutManager: NSLayoutManager { textKitCreatingIfNeeded.manager }

  /// The area that lines are set in: as wide as the view without its insets, and as high as the text.
  ///
  /// The padding of its lines, its greatest number of lines with the ellipsis of its mode, and the shapes
  /// that lines keep clear of count in the view.
  public var textContainer: NSTextContainer { textKitCreatingIfNeeded.container }
}

extension UITextView: TextContainerView {
  package var linkAttributes: [NSAttributedString.Key: Any] { linkTextAttributes }
  package var attributesOfTyping: [NSAttributedString.Key: Any] { typing }

  package func textWasEdited(_ range: NSRange, changeInLength delta: Int) {
    follow(range, changeInLength: delta)
  }

  package func linesBecameInvalid() {
    guard let textKit, !textKit.isTracking else { return }
    if textKit.hasOtherText { followExchangeOfText() }
    sizeMayHaveChanged()
  }
}

extension UITextView {
  /// Reads what an element says, with Interface Builder's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<UITextView>? {
    guard element.name == "textView" else { return nil }
    let text = element.text("text") ?? ""
    let attributedText = element.child(for: "attributedText").map(NibAttributedText.init)?.text
    var values = NibValues<UITextView>(element)
    values.set(element.font(for: "fontDescription")) { $0.font = $1 }
    values.color("textColor") { $0.textColor = $1 }
    values.choice("textAlignment", NibSteps.alignments, otherwise: .natural) {
      $0.textAlignment = $1
    }
    values.flag("editable", otherwise: true) { $0.isEditable = $1 }
    values.flag("selectable", otherwise: true) { $0.isSelectable = $1 }
    values.flag("adjustsFontForContentSizeCategory") { view, follows in
      if follows { view.adjustsFontForContentSizeCategory = true }
    }
    values.change { view in
      if let attributedText { view.attributedText = attributedText } else { view.text = text }
    }
    return values.step
  }
}

extension UITextView: NibKeyed {
  package nonisolated static func nibKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "delegate": ObjectiveCKey(UITextView.self) { $0.delegate = try $1() }
    case "text": ObjectiveCKey(UITextView.self) { $0.text = try $1() }
    case "editable", "isEditable": ObjectiveCKey(UITextView.self) { $0.isEditable = try $1() }
    case "selectable", "isSelectable": ObjectiveCKey(UITextView.self) { $0.isSelectable = try $1() }
    default: nil
    }
  }
}
