// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
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
    /// As small as can be read.
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
    get { Double(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// The text as a whole number; 0 for other text.
  open var integerValue: Int {
    get { Int(stringValue) ?? Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// The text, or what was set in its place as it is described; setting nil empties it.
  open var objectValue: Any? {
    get { stringValue }
    set { stringValue = newValue.map { "\($0)" } ?? "" }
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
  /// Has no effect: controls have one size. How large the control is.
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
  /// The selector that a button sends when it is clicked; other controls keep it. Its method gets
  /// the control.
  open var action: Selector?

  /// Sends an action.
  ///
  /// - Parameters:
  ///   - action: The action; nil for none.
  ///   - target: Who gets it; nil for the first responder from the control on that understands it.
  /// - Returns: Whether an object handled it.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    if let target { return send(action, to: target as AnyObject) }
    var responder: NSResponder? = self
    while let current = responder {
      if send(action, to: current) { return true }
      responder = current.nextResponder
    }
    return false
  }

  private func send(_ action: Selector, to target: AnyObject) -> Bool {
    guard action.isUnderstood(by: target) else { return false }
    action.send(to: target, self)
    return true
  }

  // MARK: Size

  /// Takes the size of the contents.
  open func sizeToFit() { setFrameSize(intrinsicContentSize) }

  /// Called when what is shown changed.
  func contentsChanged() {
    invalidateIntrinsicContentSize()
    needsLayout = true
  }
}
