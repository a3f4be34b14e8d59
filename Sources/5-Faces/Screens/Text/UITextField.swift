// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// A control with one line of text that can be edited.
///
/// What is typed comes from ``insertText(_:)`` and ``deleteBackward()``, or from
/// `UIWindow.press(_:modifiers:)` while the field is the first responder. It takes the place of what is
/// selected, see ``selectedTextRange``. There is no keyboard to be seen.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
  private(set) var contents = ""
  /// Whether the field stops being the first responder whatever the delegate answers.
  private var isForced = false
  var settings = TextFieldSettings()
  /// The attributes of the text; nil while it has the field's font and colour alone.
  var attributes: TextFieldAttributes?
  /// The selected range, in UTF-16 units; without a length, the insertion point.
  private(set) var selection = NSRange(location: 0, length: 0)
  let parts = TextFieldParts()
  weak var searchBar: UISearchBar?

  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode(self, reading: Self.nibStep)
  }

  private func setUp() {
    parts.add(to: self)
    parts.clearButton.addAction(
      UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    contentHuggingAndStyle()
  }

  private func contentHuggingAndStyle() {
    showText()
    setContentHuggingPriority(.defaultLow, for: .horizontal)
  }

  /// The delegate, which decides and is notified.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; never nil when read. Setting it neither sends actions nor calls the delegate, and gives
  /// all of it the ``defaultTextAttributes``.
  open var text: String? {
    get { contents }
    set { setText(newValue ?? "") }
  }
  /// The text with attributes of its own.
  ///
  /// Setting it makes the font and the colour of the first character, and the alignment of its paragraph
  /// style, those of the field; what else paragraph styles say does not count. It neither sends actions
  /// nor calls the delegate. Dots of a secure text have no attributes.
  open var attributedText: NSAttributedString? {
    get { attributedContents }
    set { setAttributedText(newValue) }
  }
  /// The attributes of a text that is set without any, and of what is typed into an empty field: at least
  /// a font, a colour and a paragraph style, which are those of the field.
  ///
  /// Setting it gives all of the text these attributes and no others. Without a font it is the system's at
  /// 17 points then, and without a colour `label`.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { usualAttributes }
    set { setUsualAttributes(newValue) }
  }
  /// The attributes of what is typed next; nil while the field is not edited.
  ///
  /// A new selection takes those of the character before it, or of the first that is selected; setting
  /// them counts until then, and does nothing while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? attributesOfTyping : nil }
    set { if isEditing { setAttributesOfTyping(newValue) } }
  }
  /// The placeholder while there is no text.
  open var placeholder: String? {
    get { settings.placeholder?.string }
    set { change(\.placeholder, to: newValue.map { NSAttributedString(string: $0) }) }
  }
  /// The placeholder while there is no text, with fonts and colours of its own.
  open var attributedPlaceholder: NSAttributedString? {
    get { settings.placeholder }
    set { change(\.placeholder, to: newValue) }
  }
  /// The font; the system's at 17 points unless set. Setting it gives all of the text that font.
  open var font: UIFont? {
    get { settings.font }
    set {
      let font = newValue ?? .systemFont(ofSize: 17)
      if give(.font, font) { changed() }
      change(\.font, to: font)
    }
  }
  /// The colour of the text; `label` unless set. Setting it gives all of the text that colour.
  open var textColor: UIColor? {
    get { settings.color }
    set {
      let color = newValue ?? .label
      if give(.foregroundColor, color) { changed() }
      change(\.color, to: color)
    }
  }
  /// The alignment of the text from side to side.
  open var textAlignment: NSTextAlignment {
    get { settings.alignment }
    set { change(\.alignment, to: newValue) }
  }
  /// A Boolean value that says whether dots are shown in place of the letters.
  open var isSecureTextEntry: Bool {
    get { settings.isSecure }
    set { change(\.isSecure, to: newValue) }
  }
  /// A Boolean value that says whether the font follows the reader's text size, if a text style's.
  open var adjustsFontForContentSizeCategory: Bool {
    get { parts.label.adjustsFontForContentSizeCategory }
    set {
      parts.label.adjustsFontForContentSizeCategory = newValue
      parts.placeholder.adjustsFontForContentSizeCategory = newValue
    }
  }

  // MARK: Appearance

  /// The border around the text.
  open var borderStyle: BorderStyle {
    get { settings.border }
    set {
      settings.border = newValue
      parts.showBorder(newValue, of: self)
      changed()
    }
  }
  /// A view before the text.
  open var leftView: UIView? {
    didSet { exchange(oldValue, with: leftView) }
  }
  /// The mode in which ``leftView`` is shown.
  open var leftViewMode = ViewMode.never { didSet { changed() } }
  /// A view after the text, in place of the clear button.
  open var rightView: UIView? {
    didSet { exchange(oldValue, with: rightView) }
  }
  /// The mode in which ``rightView`` is shown.
  open var rightViewMode = ViewMode.never { didSet { changed() } }
  /// The mode in which a button is shown that empties the field; only if there is text.
  open var clearButtonMode = ViewMode.never { didSet { changed() } }

  // MARK: Editing

  /// A Boolean value that says whether the field gets what is typed.
  open var isEditing: Bool { isFirstResponder }
  /// A Boolean value that says whether the field is emptied when editing begins.
  open var clearsOnBeginEditing = false
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

  /// A Boolean value that says whether there is any text.
  open var hasText: Bool { !contents.isEmpty }

  /// Replaces the selection with a text, as if it were typed.
  ///
  /// The delegate is asked first; then `.editingChanged` is sent.
  ///
  /// - Parameter text: The text; "\n" alone is the Return key.
  open func insertText(_ text: String) {
    guard isEnabled, !text.isEmpty else { return }
    if text == "\n" { return pressReturn() }
    type(selection, text)
  }

  /// Deletes the selection or, without one, the character before the insertion point, as if typed.
  open func deleteBackward() {
    guard isEnabled else { return }
    guard selection.length == 0 else { return type(selection, "") }
    guard selection.location > 0 else { return }
    let end = String.Index(utf16Offset: selection.location, in: contents)
    type(NSRange(contents.index(before: end)..<end, in: contents), "")
  }

  /// A Boolean value that says whether the field can be first responder: whether it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true,
      searchBar?.fieldShouldBeginEditing() ?? true, super.becomeFirstResponder()
    else { return false }
    changed()
    if clearsOnBeginEditing, hasText { clearText() }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    searchBar?.fieldDidBeginEditing()
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let isWilling =
      delegate?.textFieldShouldEndEditing(self) ?? true
      && searchBar?.fieldShouldEndEditing() ?? true
    guard isWilling || isForced, super.resignFirstResponder() else { return false }
    selection = NSRange(location: contents.utf16.count, length: 0)
    attributes?.typing = nil
    changed()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    searchBar?.fieldDidEndEditing()
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Returns whether the field performs an action: ``selectAll(_:)`` while it is edited and has text that is
  /// not selected.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("selectAll:")
      ? isEditing && hasUnselectedText : super.canPerformAction(action, withSender: sender)
  }

  /// Selects all of the text, while the field is edited.
  open override func selectAll(_ sender: Any?) {
    if isEditing { select(NSRange(location: 0, length: length)) }
  }

  /// A touch that ends inside begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.first.map { point(inside: $0.location(in: self), with: event) } ?? false
    super.touchesEnded(touches, with: event)
    if isEnabled, isInside { becomeFirstResponder() }
  }

  /// Called before the window changes: resigns first responder, whatever the delegate says.
  open override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow !== window, isFirstResponder {
      isForced = true
      resignFirstResponder()
      isForced = false
    }
    super.willMove(toWindow: newWindow)
  }

  func clearContents() { clearText() }

  /// The space between the leading view and the text, in points.
  var widthBeforeText: CGFloat { 0 }

  // MARK: Places

  /// Returns the frame of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the frame of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { rectOfText(in: bounds) }
  /// Returns the frame of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the frame of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the frame of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let (side, inset, _) = clearButtonLengths
    return CGRect(
      x: isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - side,
      y: bounds.minY + ((bounds.height - side) / 2).rounded(), width: side, height: side)
  }
  /// Returns the frame of ``leftView``.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    rectOfSideView(leftView, in: bounds)
  }
  /// Returns the frame of ``rightView``.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    rectOfSideView(rightView, in: bounds, isTrailing: true)
  }

  /// The natural size: the width of text or placeholder with its insets, and a line's height.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// Returns ``intrinsicContentSize``, limited to the available width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = naturalSize
    return CGSize(width: min(natural.width, max(size.width, 0)), height: natural.height)
  }

  /// Lays out the contents of the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The insertion point follows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showText()
  }
}

extension UITextField {
  private func change<Value: Equatable>(
    _ property: WritableKeyPath<TextFieldSettings, Value>, to value: Value
  ) {
    guard settings[keyPath: property] != value else { return }
    settings[keyPath: property] = value
    changed()
  }

  func changed() {
    showText()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func exchange(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    changed()
  }

  private func type(_ range: NSRange, _ string: String) {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true,
      searchBar?.fieldShouldChange(in: range, to: string) ?? true
    else { return }
    replace(range, with: string)
  }

  /// Puts other text in the place of a part, and the insertion point after it.
  func replace(_ range: NSRange, with string: String) {
    guard NSMaxRange(range) <= contents.utf16.count else { return }
    let range = contents.wholeScalars(range)
    let text = contents.replacing(range, with: string)
    // What is typed may have become one character with what follows.
    change(
      to: text, attributed: attributedContents(replacing: range, with: string), isTyped: true,
      insertionPoint: text.endOfCharacter(at: range.location + string.utf16.count))
  }

  /// Selects a part of the text, with whole characters.
  func select(_ range: NSRange) {
    let new = contents.wholeCharacters(range)
    guard new != selection else { return }
    selection = new
    attributes?.typing = nil
    showText()
    setNeedsLayout()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Exchanges the text; typing goes on at the insertion point, in UTF-16 units, or else at the end.
  func change(
    to text: String, attributed: NSMutableAttributedString? = nil, isTyped: Bool,
    insertionPoint: Int? = nil
  ) {
    let isStyled = setContents(attributed)
    guard text != contents else {
      if isStyled { changed() }
      if let insertionPoint { select(NSRange(location: insertionPoint, length: 0)) }
      return
    }
    contents = text
    selection = NSRange(location: insertionPoint ?? text.utf16.count, length: 0)
    changed()
    if isTyped {
      sendActions(for: .editingChanged)
      delegate?.textFieldDidChangeSelection(self)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
    searchBar?.fieldTextDidChange(isTyped: isTyped)
  }

  private func clear() {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    clearContents()
  }

  private func clearText() {
    attributes?.typing = nil
    change(to: "", isTyped: true)
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    searchBar?.fieldDidReturn()
  }
}
