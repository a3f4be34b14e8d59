// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// A control that shows text: a label, or a field that can be edited.
///
/// An editable field gets the keys when it is clicked, and what is typed goes behind its text.
///
/// > Note: Differs from AppKit: neither the insertion point nor the selection is drawn, and the mouse moves
/// > neither.
@preconcurrency @MainActor
open class NSTextField: NSControl {
  /// The distance of the text from the sides of a label (appkit rule MV-9).
  private static let labelInset: CGFloat = 2
  private let text = UILabel(frame: .zero)
  private var attributed: NSAttributedString?
  /// The text while the field has the keys; see NSTextField+Typing.swift.
  var editing: FieldEditing?
  var isTyping = false
  /// Whether the field is on an emphasized background, where text in the system's colours is white.
  var isEmphasized = false {
    didSet { if isEmphasized != oldValue { contentsChanged() } }
  }
  /// Space in front of the text for something else, in points.
  var leadingSpace: CGFloat = 0 {
    didSet { contentsChanged() }
  }

  // MARK: Creating

  /// Creates a label of one line, in its size.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    self.stringValue = stringValue
    lineBreakMode = .byClipping
    sizeToFit()
  }

  /// Creates a label of as many lines as needed.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    isSelectable = true
    maximumNumberOfLines = 0
    self.stringValue = stringValue
    sizeToFit()
  }

  /// Creates a label whose text has fonts and colours of its own.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(frame: .zero)
    becomeLabel()
    self.attributedStringValue = attributedStringValue
    sizeToFit()
  }

  /// Creates a field that can be typed in.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    sizeToFit()
  }

  override func setUp() {
    super.setUp()
    viewNode.addSubview(text)
    contentsChanged()
    showLooks()
  }

  override func decodeNibPart(_ coder: NSCoder) {
    super.decodeNibPart(coder)
    coder.decode(self, reading: Self.nibStep)
    if let own = coder.nibObject(for: "formatter") as? Formatter { formatter = own }
  }

  private func becomeLabel() {
    isEditable = false
    isSelectable = false
    isBezeled = false
    drawsBackground = false
    textColor = .labelColor
  }

  // MARK: Text

  /// The text with fonts and colours of its own.
  open var attributedStringValue: NSAttributedString {
    get { attributed ?? NSAttributedString(string: stringValue) }
    set {
      attributed = newValue
      super.stringValue = newValue.string
      contentsChanged()
      textWasSet()
    }
  }
  /// The text; replaces the attributed one.
  open override var stringValue: String {
    get { super.stringValue }
    set {
      attributed = nil
      super.stringValue = newValue
      contentsChanged()
      textWasSet()
    }
  }
  /// The words in place of text that is not there.
  open var placeholderString: String? {
    didSet { contentsChanged() }
  }
  /// The most lines there may be; 0 for as many as needed.
  open var maximumNumberOfLines = 1 {
    didSet { contentsChanged() }
  }
  /// The width at which lines are broken when the intrinsic size is asked for; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { contentsChanged() }
  }

  // MARK: Looks

  /// The colour of the text; that of text on controls at first.
  open var textColor: NSColor? = .controlTextColor {
    didSet { contentsChanged() }
  }
  /// The colour of the field if ``drawsBackground``.
  open var backgroundColor: NSColor? = .textBackgroundColor {
    didSet { showLooks() }
  }
  /// A Boolean value that says whether the background is filled; true of fields, false of labels.
  open var drawsBackground = true {
    didSet { showLooks() }
  }
  /// A Boolean value that says whether a line is around the field.
  open var isBordered = false {
    didSet { showLooks() }
  }
  /// A Boolean value that says whether a bezel is around the field; true of fields, false of labels.
  open var isBezeled = true {
    didSet {
      showLooks()
      contentsChanged()
    }
  }
  /// A Boolean value that says whether the text can be typed over; true of fields, false of labels.
  open var isEditable = true
  /// A Boolean value that says whether the text can be selected. The mouse selects nothing here yet.
  open var isSelectable = true

  // MARK: Typing

  /// The object that is told of what is typed; the field does not keep it alive.
  open weak var delegate: (any NSTextFieldDelegate)?

  /// A Boolean value that says whether keys may go here: to a field that is editable and enabled.
  open override var acceptsFirstResponder: Bool { isEditable && isEnabled }
  /// Begins editing after the text.
  open override func becomeFirstResponder() -> Bool {
    beginEditing()
    return super.becomeFirstResponder()
  }
  /// Ends editing, if the delegate allows it.
  open override func resignFirstResponder() -> Bool {
    guard endEditing(.other) else { return false }
    editing = nil
    return super.resignFirstResponder()
  }
  /// Called when a key is pressed: types its characters, and passes on other keys.
  open override func keyDown(with event: NSEvent) {
    if !type(event) { super.keyDown(with: event) }
  }
  /// Called when the mouse is pressed: handles presses on an editable field, and passes on others.
  open override func mouseDown(with event: NSEvent) {
    if !acceptsFirstResponder { super.mouseDown(with: event) }
  }

  func textWasTyped() {}
  /// Does what Escape does; returns whether that is anything.
  func cancelTyping() -> Bool { false }

  /// A click goes through a label to what is behind it (appkit rule MV-7).
  open override func hitTest(_ point: NSPoint) -> NSView? {
    isEditable || isSelectable ? super.hitTest(point) : nil
  }

  // MARK: Layout

  /// The size of the text in whole points, of a label without the space that ``alignmentRectInsets``
  /// says (appkit rule MV-9).
  open override var intrinsicContentSize: NSSize {
    let insets = alignmentRectInsets
    let sides = insets.left + insets.right
    let wanted = preferredMaxLayoutWidth
    var size = size(in: wanted > 0 ? wanted + sides : 0)
    size.width -= sides
    return size
  }
  /// The insets of the alignment rectangle: labels are aligned by their text.
  open override var alignmentRectInsets: NSEdgeInsets {
    isBezeled
      ? super.alignmentRectInsets
      : NSEdgeInsets(top: 0, left: Self.labelInset, bottom: 0, right: Self.labelInset)
  }

  override var baselineNode: UIView? { text }

  override func naturalSize(in size: CGSize) -> CGSize { self.size(in: size.width) }

  private func size(in width: CGFloat) -> NSSize {
    let wraps = maximumNumberOfLines != 1 && width > 0 && width < 1e6
    let space = wraps ? max(0, width - 2 * inset - leadingSpace) : .infinity
    let size = text.sizeThatFits(CGSize(width: space, height: .infinity))
    let lines = max(1, (size.height / text.font.lineHeight).rounded())
    return NSSize(
      width: size.width.rounded(.up) + 2 * inset + leadingSpace,
      height: lines * lineHeight + (isBezeled ? 2 * Self.bezelInset : 0))
  }

  private static let bezelInset: CGFloat = 3
  private var inset: CGFloat { isBezeled ? 4 : Self.labelInset }
  private var lineHeight: CGFloat { (font ?? .systemFont(ofSize: 0)).labelHeight }

  /// Lays out the text: at the top, in lines of whole points.
  open override func layout() {
    super.layout()
    let size = viewNode.bounds.size
    let width = max(0, size.width - 2 * inset - leadingSpace)
    // Text of one line is not measured: that takes longer than all else when an item is used again.
    let height = maximumNumberOfLines == 1 ? lineHeight : lineCount(in: width) * lineHeight
    let frame = CGRect(
      x: inset + leadingSpace, y: isBezeled ? Self.bezelInset : 0, width: width, height: height)
    if text.frame != frame { text.frame = frame }
  }

  private func lineCount(in width: CGFloat) -> CGFloat {
    let height = text.sizeThatFits(CGSize(width: width, height: .infinity)).height
    return max(1, (height / text.font.lineHeight).rounded())
  }

  override func contentsChanged() {
    super.contentsChanged()
    text.font = (font ?? .systemFont(ofSize: 0)).uiFont
    text.textAlignment = alignment
    text.lineBreakMode = lineBreakMode
    text.numberOfLines = maximumNumberOfLines
    let isEmpty = stringValue.isEmpty
    let color: NSColor =
      isEmpty
      ? .placeholderTextColor : isEnabled ? shownTextColor : .disabledControlTextColor
    text.textColor = color.uiColor
    if let attributed {
      text.attributedText = attributed.forNodes
    } else {
      text.text = isEmpty ? placeholderString : stringValue
    }
  }

  private var shownTextColor: NSColor {
    guard let textColor else { return .clear }
    let system: [NSColor] = [.labelColor, .controlTextColor, .textColor, .secondaryLabelColor]
    return isEmphasized && system.contains(textColor)
      ? .alternateSelectedControlTextColor : textColor
  }

  private func showLooks() {
    viewNode.backgroundColor = drawsBackground ? backgroundColor?.uiColor : nil
    guard isBordered || isBezeled || viewNode.ownLayer != nil else { return }
    viewNode.layer.borderWidth = isBordered || isBezeled ? 1 : 0
    appearanceChanged()
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    guard isBordered || isBezeled else { return }
    viewNode.layer.borderColor = CGColor(
      NSColor.separatorColor.uiColor.value(in: viewNode.traitCollection))
  }
}

extension NSAttributedString {
  /// The same text with what nodes draw of AppKit's fonts and colours.
  var forNodes: NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      for (key, value) in attributes {
        if let font = value as? NSFont {
          result.addAttribute(key, value: font.uiFont, range: range)
        }
        if let color = value as? NSColor {
          result.addAttribute(key, value: color.uiColor, range: range)
        }
      }
    }
    return result
  }
}

/// A field to search with: rounded, with a magnifying glass.
///
/// Its action is sent after each change by typing, and Escape empties it. A delegate that is an
/// ``NSSearchFieldDelegate`` is told when a search starts and ends.
///
/// > Note: Differs from AppKit, which waits for a pause before it sends the action, and where the delegate's
/// > type is `NSSearchFieldDelegate`.
@preconcurrency @MainActor
open class NSSearchField: NSTextField {
  private var isSearching = false
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  private static let glassLength: CGFloat = 12
  private static let glassInset: CGFloat = 6

  override func setUp() {
    super.setUp()
    glass.tintColor = NSColor.secondaryLabelColor.uiColor
    glass.contentMode = .scaleAspectFit
    viewNode.addSubview(glass)
    viewNode.layer.cornerRadius = 5
    leadingSpace = Self.glassInset + Self.glassLength + 4
  }

  override func textWasTyped() {
    let wasSearching = isSearching
    isSearching = !stringValue.isEmpty
    if isSearching != wasSearching, let delegate = delegate as? any NSSearchFieldDelegate {
      if isSearching {
        delegate.searchFieldDidStartSearching(self)
      } else {
        delegate.searchFieldDidEndSearching(self)
      }
    }
    sendAction(action, to: target)
  }

  override func cancelTyping() -> Bool {
    guard !stringValue.isEmpty else { return false }
    replace(NSRange(location: 0, length: stringValue.utf16.count), with: "")
    return true
  }

  /// Lays out the magnifying glass and the text.
  open override func layout() {
    super.layout()
    let length = Self.glassLength
    glass.frame = CGRect(
      x: Self.glassInset, y: (viewNode.bounds.height - length) / 2, width: length, height: length)
  }
}
