// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// A view that shows a value and may change it.
@preconcurrency @MainActor
open class NSControl: NSView {
  /// The size of a control.
  public enum ControlSize: UInt, Hashable, Sendable {
    /// The usual size of a control.
    case regular = 0
    /// A control smaller than usual.
    case small = 1
    /// The smallest legible size.
    case mini = 2
    /// A control larger than usual.
    case large = 3
  }

  override func decodeNibPart(_ coder: NSCoder) {
    super.decodeNibPart(coder)
    coder.decode(self, reading: Self.nibControlStep)
  }

  /// A Boolean value that says whether the control can be used.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { contentsChanged() } }
  }

  // MARK: Values

  /// The text that the control shows.
  open var stringValue = "" {
    didSet { if stringValue != oldValue { contentsChanged() } }
  }
  /// The text as a number; 0 for other text.
  open var doubleValue: Double {
    get { (formattedValue as? NSNumber)?.doubleValue ?? Double(stringValue) ?? 0 }
    set { objectValue = newValue }
  }
  /// The text as a whole number; 0 for other text.
  open var integerValue: Int {
    get {
      // A whole number of many digits is no `Double`.
      if formattedValue as? NSNumber == nil, let whole = Int(stringValue) { return whole }
      return Int(exactly: doubleValue.rounded(.towardZero)) ?? 0
    }
    set { objectValue = newValue }
  }
  /// The value of the text by the ``formatter``, without one the text itself. What is set is shown as the
  /// formatter writes it, or as it is described; setting nil empties the text.
  open var objectValue: Any? {
    get { formatter == nil ? stringValue : formattedValue }
    set {
      stringValue = newValue.map { formatter?.string(for: $0) ?? "\($0)" } ?? ""
      kept = newValue.map { ($0, stringValue) }
    }
  }
  /// The object that makes a text of a value, and a value of a text; nil for values as they are
  /// described. A new one writes the value again that was set.
  open var formatter: Formatter? {
    didSet { if let kept, kept.text == stringValue { objectValue = kept.value } }
  }
  /// The value that was set, and the text that it came to.
  private var kept: (value: Any, text: String)?
  /// The value of the text by the formatter; nil without one, or for a text that it cannot read.
  private var formattedValue: Any? {
    guard let formatter else { return nil }
    if let kept, kept.text == stringValue { return kept.value }
    switch formatter {
    case let numbers as NumberFormatter: return numbers.number(from: stringValue)
    case let dates as DateFormatter: return dates.date(from: stringValue)
    default: return nil
    }
  }

  // MARK: Text

  /// The font of the text; the system's at 13 points unless set.
  open var font: NSFont? = NSFont.systemFont(ofSize: 0) {
    didSet { contentsChanged() }
  }
  /// The alignment of lines from side to side.
  open var alignment = NSTextAlignment.natural {
    didSet { contentsChanged() }
  }
  /// The treatment of text that is too long for the control.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { contentsChanged() }
  }
  /// The size of a pop-up button. Has no effect on other controls, which have one size.
  open var controlSize = ControlSize.regular

  // MARK: Actions

  /// A number to find the control by.
  open override var tag: Int {
    get { number }
    set { number = newValue }
  }
  private var number = 0
  /// The target of the action; nil for the first responder from the control on that understands it.
  open weak var target: AnyObject?
  /// The selector that a button, a segmented control or a table sends when it is clicked, and a pop-up
  /// button when an item is chosen that has none; other controls keep it. Its method gets the control.
  open var action: Selector?

  /// Sends an action.
  ///
  /// - Parameters:
  ///   - action: The action; nil for none.
  ///   - target: Who gets it; nil for the first responder from the control on that understands it.
  /// - Returns: Whether an object handled it.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    send(action, to: target.map { $0 as AnyObject }, from: self)
  }

  @discardableResult
  func send(_ action: Selector?, to target: AnyObject?, from sender: NSObject) -> Bool {
    guard let action, let receiver = target ?? responder(for: action),
      action.isUnderstood(by: receiver)
    else { return false }
    action.send(to: receiver, sender)
    return true
  }

  func responder(for action: Selector) -> NSResponder? {
    sequence(first: self as NSResponder, next: \.nextResponder)
      .first { action.isUnderstood(by: $0) }
  }

  // MARK: Size

  /// Resizes the control to its contents, with the space around the alignment rectangle.
  open func sizeToFit() {
    let (size, margins) = (intrinsicContentSize, alignmentRectInsets)
    setFrameSize(
      NSSize(
        width: size.width + margins.left + margins.right,
        height: size.height + margins.top + margins.bottom))
  }

  func contentsChanged() {
    invalidateIntrinsicContentSize()
    needsLayout = true
  }
}
