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
/// In a text that is ``isSelectable`` and not ``isEditable`` a tap on a link asks the delegate, and opens it.
/// ``textStorage``, ``layoutManager`` and ``textContainer`` are the text, its lines and their area.
///
/// > Note: Differs from UIKit: there is no menu for copying and pasting, no marked text and no undo.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
  // Until the TextKit objects are asked for.
  var plainStorage = NSMutableAttributedString(string: "")
  /// The TextKit objects; nil until they are asked for.
  var textKit: TextKitObjects?
  var changesText = false
  var typing: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links that were set; nil for the view's tint.
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?
  /// The selected range, in UTF-16 units; without a length, the insertion point.
  var selection = NSRange(location: 0, length: 0)
  /// Whether the delegate knows that editing began, and not yet that it ended.
  private var isEditing = false
  /// Whether the view stops being the first responder whatever the delegate answers.
  private var isForced = false
  var layouts = TextViewLayouts()
  private var insets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  let parts = TextViewParts()

  /// Creates a text view with the background of the system, which shows the text of a container.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - textContainer: The container. It gets a layout manager and a text where it has none, and tracks
  ///     the view's width if it has no width of its own. With nil there is one as wide as the view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    parts.add(to: self)
    if let textContainer { show(textContainer) }
  }

  /// Creates a text view with the background of the system.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

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
  /// Text without a font has Helvetica at 12 points, and text without a colour is black. Setting it
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

  // Implicitly unwrapped as in UIKit: nil is set, and never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes that links are drawn with over their own: the colour of the view's tint unless set.
  /// Setting nil brings that back; without any attribute links look like other text.
  ///
  /// Attributes that say where letters are have no effect: fonts, paragraph styles, the space between
  /// letters and the distance from the baseline.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set {
      ownLinkAttributes = newValue
      if storage.hasLinks { appearanceChanged() }
    }
  }

  /// The font of the first character or, without text, of what is typed; nil until a font or a text was
  /// set, which is drawn as Helvetica at 12 points.
  ///
  /// Setting it gives all of the text that font; nil stands for Helvetica at 12 points.
  open var font: UIFont? {
    get { firstAttribute(.font) as? UIFont }
    set { setAttribute(.font, to: newValue ?? Self.usualFont) }
  }

  /// The colour of the first character or, without text, of what is typed; nil until one was set.
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
  /// Has no effect: letters are as large as their fonts. A Boolean value that says whether sizes
  /// are scaled as on other platforms.
  open var usesStandardTextScaling = false
  /// Has no effect: nothing is found in texts. The kinds of data that become links.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Has no effect: there is no menu that changes fonts. A Boolean value that says whether the user
  /// may change attributes.
  open var allowsEditingTextAttributes = false

  // MARK: Area

  /// The distances of the area for text from the edges of the contents, in points; 8 above and below, and
  /// 0 beside, unless set. Lines begin 5 points further inside, or as far as the ``textContainer`` says.
  open var textContainerInset: UIEdgeInsets {
    get { insets }
    set {
      guard newValue != insets else { return }
      insets = newValue
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
  /// Has no effect: there is no keyboard. The title of its Return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Has no effect: there is no keyboard. The type of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Has no effect: nothing is corrected. The mode of correction.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Has no effect: there is no keyboard. The appearance of the keyboard, light or dark.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Has no effect: nothing is checked. The mode of spell checking.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Has no effect: letters are as they are typed. The mode of curly quotation marks.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Has no effect: letters are as they are typed. The mode in which two hyphens become a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// Has no effect: letters are as they are typed. The mode in which spaces are added and removed
  /// around words.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Has no effect: nothing is filled in. The content of the text, such as a password; nil for any.
  open var textContentType: UITextContentType?
  /// Has no effect: no keyboard appears by itself. The view in place of the keyboard; nil for a
  /// keyboard.
  open override var inputView: UIView? {
    get { ownInputViews.input }
    set { ownInputViews.input = newValue }
  }
  /// Has no effect: no keyboard appears by itself. The view above the keyboard; nil for none.
  open override var inputAccessoryView: UIView? {
    get { ownInputViews.accessory }
    set { ownInputViews.accessory = newValue }
  }
  private var ownInputViews: (input: UIView?, accessory: UIView?)
  /// Has no effect: letters are as they are typed. The mode of capitalization.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Has no effect: there is no keyboard. A Boolean value that says whether its Return key waits
  /// for text.
  open var enablesReturnKeyAutomatically = false

  /// The selected part of the text, in UTF-16 units; without a length, the insertion point.
  ///
  /// What is typed takes its place. A range that goes beyond the text ends with it, and characters of
  /// several units are selected as a whole. It is seen while the view is the first responder.
  open var selectedRange: NSRange {
    get { selection }
    set { select(newValue) }
  }

  /// Returns the place that is nearest to a point: on the nearest line, the nearest beginning of a
  /// character. At the end of a line that was broken it is before that line's last character.
  ///
  /// - Parameter point: The point, in the coordinates of the contents.
  /// - Returns: The place; nil for a point that is not finite.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    layoutIfNeeded()
    return UITextPosition(offset(at: point))
  }

  /// A Boolean value that says whether there is any text.
  open var hasText: Bool { storage.length > 0 }

  /// Replaces the selection with a text, as if it were typed: with the ``typingAttributes``, and
  /// with the insertion point after it made visible.
  ///
  /// The delegate is asked first. Nothing happens unless ``isEditable``.
  ///
  /// - Parameter text: The text; "\n" is the Return key, which begins a paragraph.
  open func insertText(_ text: String) {
    guard isEditable, !text.isEmpty else { return }
    let all = NSRange(location: 0, length: storage.length)
    enter(clearsOnInsertion ? all : selection, text)
  }

  /// Deletes the selection or, without one, the character before the insertion point, as if typed.
  ///
  /// The delegate is asked first. Nothing happens unless ``isEditable``, and at the beginning of the text.
  open func deleteBackward() {
    guard isEditable else { return }
    guard selection.length == 0 else { return enter(selection, "") }
    guard selection.location > 0 else { return }
    let string = storage.string
    let end = String.Index(utf16Offset: selection.location, in: string)
    enter(NSRange(string.index(before: end)..<end, in: string), "")
  }

  /// A Boolean value that says whether the view can be first responder: its text selectable.
  open override var canBecomeFirstResponder: Bool { isSelectable }

  /// Begins editing, if the delegate allows it; text that is not editable can be selected then.
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

  /// Ends editing, if the delegate allows it. The selection stays for the next time.
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

  /// Returns whether the view performs an action: ``selectAll(_:)`` as long as text can be selected that is
  /// not.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("selectAll:")
      ? isSelectable && hasUnselectedText : super.canPerformAction(action, withSender: sender)
  }

  /// Selects all of the text.
  open override func selectAll(_ sender: Any?) {
    select(NSRange(location: 0, length: length))
  }

  /// Called when a touch begins; it selects when it ends.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isSelectable || touches.first?.view !== self { super.touchesBegan(touches, with: event) }
  }

  /// A touch that ends here begins editing, with the insertion point at the nearest character; the second
  /// of two taps selects the word there. In a text that is not editable a link is opened.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isSelectable, let touch = touches.first, touch.view === self else {
      return super.touchesEnded(touches, with: event)
    }
    let point = touch.location(in: self)
    guard self.point(inside: point, with: event) else { return }
    if !isEditable, let item = textItem(at: point) { return interact(with: item) }
    guard becomeFirstResponder() else { return }
    selectByTap(at: point, tapCount: touch.tapCount)
  }

  /// Called before the window changes: resigns first responder, whatever the delegate says.
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

  /// Lays out the text in lines, and the views of the selection.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The insertion point and links follow the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
    if ownLinkAttributes == nil, storage.hasLinks { appearanceChanged() }
  }

  /// Updates the font for the reader's text size, if it is adjusted to it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFonts() }
    sizeMayHaveChanged()
  }
}
