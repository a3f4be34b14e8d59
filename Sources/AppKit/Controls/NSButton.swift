// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// A button: a push button or a check box.
@preconcurrency @MainActor
open class NSButton: NSControl {
  /// What a button is when it is pressed.
  public enum ButtonType: UInt, Hashable, Sendable {
    /// Pressed for as long as the mouse is.
    case momentaryPushIn = 7
    /// Checked or not.
    case `switch` = 3
  }

  private let text = UILabel(frame: .zero)
  private let box = UIView(frame: .zero)
  private let check = UIImageView(image: UIImage(systemName: "checkmark"))
  private var type = ButtonType.momentaryPushIn

  /// Creates a push button.
  ///
  /// > Note: Differs from AppKit: without selectors the action is a closure.
  ///
  /// - Parameters:
  ///   - title: Its words.
  ///   - handler: Called when it is clicked.
  public convenience init(title: String, handler: (() -> Void)? = nil) {
    self.init(frame: .zero)
    self.title = title
    self.handler = handler
    // Setting them here, in an initializer, calls no observer.
    contentsChanged()
    sizeToFit()
  }

  /// Creates a check box.
  ///
  /// > Note: Differs from AppKit: without selectors the action is a closure.
  ///
  /// - Parameters:
  ///   - title: Its words.
  ///   - handler: Called when it is clicked.
  public convenience init(checkboxWithTitle title: String, handler: (() -> Void)? = nil) {
    self.init(frame: .zero)
    setButtonType(.switch)
    self.title = title
    self.handler = handler
    // Setting them here, in an initializer, calls no observer.
    contentsChanged()
    sizeToFit()
  }

  override func setUp() {
    super.setUp()
    for view in [box, text, check] { viewNode.addSubview(view) }
    contentsChanged()
  }

  /// The button's words.
  open var title = "" {
    didSet { contentsChanged() }
  }
  /// Whether a check box is checked.
  open var state = NSControl.StateValue.off {
    didSet { contentsChanged() }
  }
  /// Called when the button is clicked.
  ///
  /// > Note: Differs from AppKit, which sends an action to a target by a selector.
  open var handler: (() -> Void)?
  /// Makes it a push button or a check box.
  open func setButtonType(_ type: ButtonType) {
    self.type = type
    contentsChanged()
  }

  /// Does what a click does: a check box changes, and the ``handler`` is called.
  open func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    if type == .switch { state = state == .on ? .off : .on }
    handler?()
  }

  /// A click begins; it goes nowhere else.
  open override func mouseDown(with event: NSEvent) {}
  /// A click that ends in the button is one.
  open override func mouseUp(with event: NSEvent) {
    if mouse(convert(event.locationInWindow, from: nil), in: bounds) { performClick(nil) }
  }

  // MARK: Looks

  private static let boxLength: CGFloat = 14
  private static let space: CGFloat = 6
  private static let pushHeight: CGFloat = 20
  private static let pushInset: CGFloat = 12

  /// The size of the words and what is around them.
  open override var intrinsicContentSize: NSSize {
    let width = text.sizeThatFits(.zero).width.rounded(.up)
    guard type == .switch else {
      return NSSize(width: width + 2 * Self.pushInset, height: Self.pushHeight)
    }
    return NSSize(
      width: Self.boxLength + (title.isEmpty ? 0 : Self.space + width), height: 16)
  }

  override func contentsChanged() {
    super.contentsChanged()
    text.text = title
    text.font = (font ?? .systemFont(ofSize: 0)).uiFont
    text.textColor = (isEnabled ? NSColor.controlTextColor : .disabledControlTextColor).uiColor
    let isSwitch = type == .switch
    text.textAlignment = isSwitch ? .natural : .center
    let isChecked = isSwitch && state == .on
    check.isHidden = !isChecked
    check.tintColor = NSColor.white.uiColor
    check.contentMode = .scaleAspectFit
    box.backgroundColor = (isChecked ? NSColor.controlAccentColor : .controlColor).uiColor
    box.layer.cornerRadius = isSwitch ? 3.5 : 5
    box.layer.borderWidth = isChecked ? 0 : 0.5
    appearanceChanged()
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    box.layer.borderColor = CGColor(
      NSColor.tertiaryLabelColor.uiColor.value(in: viewNode.traitCollection))
  }

  /// Places the box and the words.
  open override func layout() {
    super.layout()
    let size = viewNode.bounds.size
    guard type == .switch else {
      let frame = CGRect(
        x: 0, y: (size.height - Self.pushHeight) / 2, width: size.width, height: Self.pushHeight)
      (box.frame, text.frame) = (frame, frame)
      return
    }
    let length = Self.boxLength
    box.frame = CGRect(x: 0, y: (size.height - length) / 2, width: length, height: length)
    check.frame = box.frame.insetBy(dx: 3, dy: 3)
    let start = length + Self.space
    text.frame = CGRect(x: start, y: 0, width: max(0, size.width - start), height: size.height)
  }
}

extension NSControl {
  /// Whether something is on.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// The state as a number, with AppKit's values.
    public let rawValue: Int
    /// Creates a state from its number.
    ///
    /// - Parameter rawValue: The number, with AppKit's values.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Some of it is on.
    public static let mixed = StateValue(rawValue: -1)
    /// It is off.
    public static let off = StateValue(rawValue: 0)
    /// It is on.
    public static let on = StateValue(rawValue: 1)
  }
}
