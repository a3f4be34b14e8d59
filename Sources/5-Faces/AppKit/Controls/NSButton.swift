// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// A button: a push button, a check box, or words and an image alone.
@preconcurrency @MainActor
open class NSButton: NSControl {
  lazy var face = makeFace()
  private var type = ButtonType.momentaryPushIn

  // MARK: Creating

  /// Creates a push button.
  ///
  /// > Note: Differs from AppKit: the action is a closure.
  ///
  /// - Parameters:
  ///   - title: The words on the button.
  ///   - handler: Called when it is clicked.
  public convenience init(title: String, handler: (() -> Void)? = nil) {
    self.init(frame: .zero)
    configure(title: title, handler)
  }

  /// Creates a check box.
  ///
  /// > Note: Differs from AppKit: the action is a closure.
  ///
  /// - Parameters:
  ///   - title: The words beside the box.
  ///   - handler: Called when it is clicked.
  public convenience init(checkboxWithTitle title: String, handler: (() -> Void)? = nil) {
    self.init(frame: .zero)
    setButtonType(.switch)
    configure(title: title, handler)
  }

  /// Creates a push button that sends an action.
  ///
  /// - Parameters:
  ///   - title: The words on the button.
  ///   - target: The object that gets the action.
  ///   - action: The action that a click sends to the target.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    configure(title: title, nil)
    setAction(target, action)
  }

  /// Creates a push button with an image that sends an action.
  ///
  /// - Parameters:
  ///   - image: The image on the button.
  ///   - target: The object that gets the action.
  ///   - action: The action that a click sends to the target.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.image = image
    configure(title: "", nil)
    setAction(target, action)
  }

  /// Creates a push button with an image in front of its title that sends an action.
  ///
  /// - Parameters:
  ///   - title: The words on the button.
  ///   - image: The image on the button.
  ///   - target: The object that gets the action.
  ///   - action: The action that a click sends to the target.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.image = image
    configure(title: title, nil)
    setAction(target, action)
  }

  /// Creates a check box that sends an action.
  ///
  /// - Parameters:
  ///   - title: The words beside the box.
  ///   - target: The object that gets the action.
  ///   - action: The action that a click sends to the target.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    setButtonType(.switch)
    configure(title: title, nil)
    setAction(target, action)
  }

  private func configure(title: String, _ handler: (() -> Void)?) {
    self.title = title
    self.handler = handler
    contentsChanged()
    sizeToFit()
  }

  private func setAction(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }

  override func decodeNibPart(_ coder: NSCoder) {
    super.decodeNibPart(coder)
    coder.decode(self, reading: Self.nibStep)
  }

  override func setUp() {
    super.setUp()
    face.add(to: viewNode)
    contentsChanged()
  }

  /// Makes what is drawn; called once, while the button is made.
  func makeFace() -> any ButtonAppearance { ButtonFace() }

  // MARK: Contents

  /// The button's words.
  open var title = "" {
    didSet { contentsChanged() }
  }
  /// An image beside the title, where ``imagePosition`` says, or in its place if there is no title.
  open var image: NSImage? {
    didSet { contentsChanged() }
  }
  /// The place of the image, and of the box of a check box (appkit rule MV-14).
  ///
  /// Until it is set it follows from what the button has: `noImage` without an image, `imageOnly` without
  /// a title, and `imageLeading` with both; of a check box it is `imageLeading`.
  ///
  /// > Note: Differs from AppKit, where the way in which a button is created decides on it: an image that
  /// > is set later is shown here.
  open var imagePosition: NSControl.ImagePosition {
    get { ownPosition ?? usualPosition }
    set {
      ownPosition = newValue
      contentsChanged()
    }
  }
  private var ownPosition: NSControl.ImagePosition?
  private var usualPosition: NSControl.ImagePosition {
    if isCheckBox { return .imageLeading }
    if image == nil { return .noImage }
    return title.isEmpty ? .imageOnly : .imageLeading
  }
  /// A Boolean value that says whether the image is next to the title, both in the middle of the button;
  /// false at first: the image is at the button's edge, and the title in the middle of the rest.
  open var imageHugsTitle = false {
    didSet { contentsChanged() }
  }
  /// The state of a check box.
  open var state = NSControl.StateValue.off {
    didSet { contentsChanged() }
  }
  /// The shape of the button's border; `rounded` at first.
  open var bezelStyle = BezelStyle.rounded {
    didSet { contentsChanged() }
  }
  /// A Boolean value that says whether there is a bezel; true at first.
  open var isBordered = true {
    didSet { contentsChanged() }
  }
  /// A closure that is called when the button is clicked.
  ///
  /// > Note: Differs from AppKit, which has actions with a target alone. They are sent, too, after it.
  open var handler: (() -> Void)?

  /// Sets the type of the button, which determines its response to a press.
  open func setButtonType(_ type: ButtonType) {
    self.type = type
    contentsChanged()
  }

  /// Performs a click: a check box changes, the ``handler`` is called, the action is sent.
  open func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    if type.keepsState { state = state == .on ? .off : .on }
    handler?()
    sendAction(action, to: target)
  }

  /// A click begins; it goes nowhere else.
  open override func mouseDown(with event: NSEvent) {}
  /// A click that ends in the button is one.
  open override func mouseUp(with event: NSEvent) {
    if mouse(convert(event.locationInWindow, from: nil), in: bounds) { performClick(nil) }
  }

  // MARK: Looks

  var isCheckBox: Bool { type == .switch }

  /// The size of the words, the image and the bezel around them, without the margins that
  /// ``alignmentRectInsets`` says.
  open override var intrinsicContentSize: NSSize { face.size(of: self) }

  /// The space that a rounded push button's frame has around its bezel (appkit rule MV-10).
  open override var alignmentRectInsets: NSEdgeInsets { face.margins(of: self) }

  override func contentsChanged() {
    super.contentsChanged()
    face.show(self)
    appearanceChanged()
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    face.appearanceChanged(of: self)
  }

  /// Lays out the box, the image and the title.
  open override func layout() {
    super.layout()
    face.layOut(self)
  }
}
