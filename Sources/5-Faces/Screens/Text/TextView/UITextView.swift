// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// A view of several lines of text that can be edited, and that scroll where there are more than fit.
///
/// What is typed comes from ``insertText(_:)`` and ``deleteBackward()``, or from
/// `UIWindow.press(_:modifiers:)` while the view is the first responder. It takes the place of the
/// selection, see ``selectedRange``. There is no keyboard to be seen.
///
/// Without scrolling the view is as high as its text, in stacks, in cells and under constraints:
///
/// ```swift
/// let notes = UITextView()
/// notes.isScrollEnabled = false
/// notes.font = .preferredFont(forTextStyle: .body)
/// notes.text = "A view that grows with its text"
/// ```
///
/// Lines begin 5 points inside of ``textContainerInset``. An edit sets in lines the paragraphs that it
/// touches, and a drawing draws the lines that can be seen; a new text, width, font or colour sets all of
/// it.
///
/// > Note: Differs from UIKit: there is no menu for copying and pasting, no marked text and no undo, links
/// > are not followed, and the lines of a paragraph are as high as its tallest font.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
  private let storage = NSMutableAttributedString(string: "")
  private var typing: [NSAttributedString.Key: Any] = [:]
  /// The selected range, in UTF-16 units; without a length, the insertion point.
  private(set) var selection = NSRange(location: 0, length: 0)
  /// Whether the delegate knows that editing began, and not yet that it ended.
  private var isEditing = false
  /// Whether the view stops being the first responder whatever the delegate answers.
  private var isForced = false
  private var layouts = TextViewLayouts()
  private(set) var container = TextViewContainer()
  let parts = TextViewParts()

  /// Creates a text view with the background of the system.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    parts.add(to: self)
  }

  /// Creates a text view of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !coder.isNib { backgroundColor = .systemBackground }
    parts.add(to: self)
    coder.decode(self, reading: Self.nibStep)
  }

  /// The delegate, which decides and is notified; that of the scroll view, too.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  // MARK: Text

  // Implicitly unwrapped as in UIKit: nil is set, and never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; never nil when read.
  ///
  /// Setting it gives all of it the font, colour and alignment of the view, and puts the insertion point
  /// at the end. It neither asks the delegate nor posts a notification; the delegate learns of another
  /// selection.
  open var text: String! {
    get { storage.string }
    set {
      setContents(NSAttributedString(string: newValue ?? "", attributes: usualAttributes))
    }
  }

  // Implicitly unwrapped as in UIKit: nil is set, and never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with fonts, colours and paragraph styles of its own; never nil when read.
  ///
  /// Text without a font has the system's at 12 points, and text without a colour is black. Setting it
  /// puts the insertion point at the end, as setting ``text`` does.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: storage) }
    set { setContents(newValue ?? NSAttributedString(string: "")) }
  }

  /// The attributes of what is typed next.
  ///
  /// A new selection takes those of the character before it, or of the first that is selected; setting
  /// them counts until then.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { typing }
    set {
      typing = newValue
      if storage.length == 0 { appearanceChanged() }
    }
  }

  /// The font of the first character or, without text, of what is typed; nil until a font or a text was
  /// set, which is drawn as the system's at 12 points.
  ///
  /// Setting it gives all of the text that font; nil stands for the system's at 12 points.
  open var font: UIFont? {
    get { firstAttribute(.font) as? UIFont }
    set { setAttribute(.font, to: newValue ?? Self.usualFont) }
  }

  /// The colour of the first character or, without text, of what is typed; nil until a colour or a text
  /// was set.
  ///
  /// Setting it gives all of the text that colour; nil stands for `label`.
  open var textColor: UIColor? {
    get { firstAttribute(.foregroundColor) as? UIColor }
    set { setAttribute(.foregroundColor, to: newValue ?? .label) }
  }

  /// The alignment of the first paragraph.
  ///
  /// Setting it aligns all paragraphs; what else their styles say stays.
  open var textAlignment: NSTextAlignment {
    get { (firstAttribute(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? .natural }
    set { align(newValue) }
  }

  /// A Boolean value that says whether fonts of text styles follow the reader's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }
  /// Has no effect: letters are as large as their fonts. Whether sizes are scaled as on other platforms.
  open var usesStandardTextScaling = false
  /// Has no effect: nothing is found in texts. The kinds of data that become links.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Has no effect: there is no menu that changes fonts. Whether the user may change attributes.
  open var allowsEditingTextAttributes = false

  // MARK: Area

  /// The distances of the area for text from the edges of the contents, in points; 8 above and below, and
  /// 0 beside, unless set. Lines begin 5 points further inside.
  open var textContainerInset: UIEdgeInsets {
    get { container.insets }
    set {
      guard newValue != container.insets else { return }
      container.insets = newValue
      sizeMayHaveChanged()
    }
  }

  /// A Boolean value that says whether drags scroll the text. If it is false, the text's size is the
  /// view's ``intrinsicContentSize``.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { sizeMayHaveChanged() } }
  }

  // MARK: Editing

  /// A Boolean value that says whether the user can change the text. Setting false ends editing, whether the
  /// delegate lets it or not.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable, isEditing { giveUp() }
      setNeedsLayout()
    }
  }
  /// A Boolean value that says whether the user can select text, and edit it if ``isEditable`` says so.
  open var isSelectable = true {
    didSet {
      guard isSelectable != oldValue else { return }
      if !isSelectable, isFirstResponder { giveUp() }
      setNeedsLayout()
    }
  }
  /// A Boolean value that says whether what is typed next takes the place of all of the text. It is false
  /// again after that, and after another selection.
  open var clearsOnInsertion = false
  /// Has no effect: there is no keyboard. What its Return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Has no effect: there is no keyboard. What it is for.
  open var keyboardType = UIKeyboardType.default
  /// Has no effect: nothing is corrected. Whether words are.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Has no effect: letters are as they are typed. Which are large.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Has no effect: there is no keyboard. Whether its Return key waits for text.
  open var enablesReturnKeyAutomatically = false

  /// A Boolean value that says whether there is any text.
  open var hasText: Bool { storage.length > 0 }

  /// Puts text in the place of the selection, as if it were typed: with the ``typingAttributes``, and so
  /// that the insertion point after it can be seen.
  ///
  /// The delegate is asked first. Nothing happens unless ``isEditable``.
  ///
  /// - Parameter text: The text; "\n" is the Return key, which begins a paragraph.
  open func insertText(_ text: String) {
    guard isEditable, !text.isEmpty else { return }
    let all = NSRange(location: 0, length: storage.length)
    type(clearsOnInsertion ? all : selection, text)
  }

  /// Takes away the selection or, if there is none, the character before the insertion point, as if it
  /// were typed.
  ///
  /// The delegate is asked first. Nothing happens unless ``isEditable``, and at the beginning of the text.
  open func deleteBackward() {
    guard isEditable else { return }
    guard selection.length == 0 else { return type(selection, "") }
    guard selection.location > 0 else { return }
    let string = storage.string
    let end = String.Index(utf16Offset: selection.location, in: string)
    type(NSRange(string.index(before: end)..<end, in: string), "")
  }

  /// True if text can be selected.
  open override var canBecomeFirstResponder: Bool { isSelectable }

  /// Begins editing, if the delegate lets it; text that is not editable can be selected then.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    let isEditable = isEditable
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    setNeedsLayout()
    guard isEditable else { return true }
    isEditing = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if the delegate lets it. The selection stays for the next time.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let isWilling = !isEditing || delegate?.textViewShouldEndEditing(self) ?? true
    guard isWilling || isForced, super.resignFirstResponder() else { return false }
    setNeedsLayout()
    guard isEditing else { return true }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Stops being the first responder, whether the delegate lets it or not.
  private func giveUp() {
    isForced = true
    resignFirstResponder()
    isForced = false
  }

  /// Begins a touch, which selects when it ends.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isSelectable || touches.first?.view !== self { super.touchesBegan(touches, with: event) }
  }

  /// A touch that ends here begins editing, with the insertion point at the nearest character; the second
  /// of two taps selects the word there.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isSelectable, let touch = touches.first, touch.view === self else {
      return super.touchesEnded(touches, with: event)
    }
    let point = touch.location(in: self)
    guard self.point(inside: point, with: event), becomeFirstResponder() else { return }
    selectByTap(at: point, tapCount: touch.tapCount)
  }

  /// Gives up what is typed when it leaves its window, whether the delegate lets it or not.
  open override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow !== window, isFirstResponder { giveUp() }
    super.willMove(toWindow: newWindow)
  }

  // MARK: Size

  /// The size of the text with what is around it, as ``sizeThatFits(_:)`` gives it without a limit, if
  /// ``isScrollEnabled`` is false; otherwise there is none.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
      : sizeOfText(in: .infinity)
  }

  /// Returns the size of the text with what is around it: that of a label, with 5 points on both sides and
  /// the ``textContainerInset``. Without text it has the height of a line.
  ///
  /// - Parameter size: The space; its height does not count, and a width that is not positive is no limit.
  /// - Returns: The size, in whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfText(in: size.width > 0 ? size.width : .infinity)
  }

  /// Sets the text in lines, and places what the view shows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The insertion point follows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Follows the reader's text size where that is asked for.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFonts() }
    sizeMayHaveChanged()
  }
}

// The text, which has one owner: everything changes it through these methods.
extension UITextView {
  private static let usualFont = UIFont.systemFont(ofSize: 12)

  /// The attributes of a text that is set without any.
  private var usualAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font ?? Self.usualFont, .foregroundColor: textColor ?? .label,
    ]
    attributes[.paragraphStyle] = firstAttribute(.paragraphStyle)
    return attributes
  }

  private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    storage.length > 0 ? storage.attribute(key, at: 0, effectiveRange: nil) : typing[key]
  }

  private func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    typing[key] = value
    storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length))
    appearanceChanged()
  }

  private func align(_ alignment: NSTextAlignment) {
    let key = NSAttributedString.Key.paragraphStyle
    func aligned(_ style: Any?) -> NSParagraphStyle {
      (style as? NSParagraphStyle ?? NSParagraphStyle()).aligned(alignment)
    }
    guard alignment != .natural || storage.hasParagraphStyles || typing[key] != nil else { return }
    typing[key] = aligned(typing[key])
    let all = NSRange(location: 0, length: storage.length)
    NSAttributedString(attributedString: storage).enumerateAttribute(key, in: all) {
      value, range, _ in
      storage.addAttribute(key, value: aligned(value), range: range)
    }
    appearanceChanged()
  }

  private func adjustFonts() {
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
    NSAttributedString(attributedString: storage).enumerateAttribute(.font, in: all) {
      value, range, _ in
      guard let new = adjusted(value) else { return }
      storage.addAttribute(.font, value: new, range: range)
      isChanged = true
    }
    if isChanged { appearanceChanged() }
  }

  /// The number of UTF-16 units of the text.
  var length: Int { storage.length }

  /// Returns a part of the text as it is.
  func contents(in range: NSRange) -> String { storage.attributedSubstring(from: range).string }

  private func setContents(_ contents: NSAttributedString) {
    storage.setAttributedString(contents)
    let end = NSRange(location: storage.length, length: 0)
    if storage.length > 0 { typing = attributes(at: end) }
    appearanceChanged()
    setSelection(end)
  }

  /// Changes the text as the user does, and shows the insertion point.
  private func type(_ range: NSRange, _ string: String) {
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
    storage.exchange(range, with: NSAttributedString(string: string, attributes: attributes))
    layouts.edit(range, to: storage, typing: attributes)
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

  /// Returns what the text has of a range.
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

  // MARK: Lines

  /// The lines of the text in the width of the view.
  var lines: TextParagraphs { lines(in: container.lineWidth(in: widthOfContents)) }

  private func lines(in width: CGFloat) -> TextParagraphs {
    layouts.lines(of: storage, typing: typing, width: width, traitsOfText)
  }

  private func sizeOfText(in width: CGFloat) -> CGSize {
    guard !width.isNaN else { return .zero }
    return container.size(around: wholePixels(lines(in: container.lineWidth(in: width)).size))
  }

  /// The number of paragraphs that were set in lines, in any width, for tests.
  package var setParagraphCount: Int { layouts.setCount }
  /// The number of lines that the last drawing drew, for tests.
  package var drawnLineCount: Int { parts.text.content.drawnLineCount }

  /// The text looks different: all of it is set again.
  private func appearanceChanged() {
    layouts.removeAll()
    sizeMayHaveChanged()
  }

  private func sizeMayHaveChanged() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }
}
