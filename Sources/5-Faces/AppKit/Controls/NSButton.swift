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

extension NSButton {
  /// The behavior of a button that is pressed.
  public enum ButtonType: UInt, Hashable, Sendable {
    /// A button that is lit while the mouse presses it.
    case momentaryLight = 0
    /// A button that stays pressed until it is pressed again.
    case pushOnPushOff = 1
    /// A button that stays pressed, with another image, until it is pressed again.
    case toggle = 2
    /// A check box.
    case `switch` = 3
    /// A radio button.
    case radio = 4
    /// A button that shows another image while the mouse presses it.
    case momentaryChange = 5
    /// A button that stays lit until it is pressed again.
    case onOff = 6
    /// A button that is pressed while the mouse presses it.
    case momentaryPushIn = 7

    /// A Boolean value that says whether a click changes the state.
    var keepsState: Bool {
      switch self {
      case .pushOnPushOff, .toggle, .switch, .onOff: true
      case .momentaryLight, .radio, .momentaryChange, .momentaryPushIn: false
      }
    }
  }

  /// The shape of a button's border. All are drawn as rounded or square push buttons.
  public enum BezelStyle: UInt, Hashable, Sendable {
    /// A push button.
    case rounded = 1
    /// A square one of any height.
    case regularSquare = 2
    /// A triangle that opens.
    case disclosure = 5
    /// A square one without a shadow.
    case shadowlessSquare = 6
    /// A circle.
    case circular = 7
    /// A textured square.
    case texturedSquare = 8
    /// A question mark.
    case helpButton = 9
    /// A small square.
    case smallSquare = 10
    /// A textured push button.
    case texturedRounded = 11
    /// A rounded rectangle.
    case roundRect = 12
    /// A button that is bordered only while it is on.
    case recessed = 13
    /// A disclosure in a rounded button.
    case roundedDisclosure = 14
    /// A pill in a line of text.
    case inline = 15

    /// The radius of the corners, in points.
    var cornerRadius: CGFloat {
      switch self {
      case .regularSquare, .shadowlessSquare, .texturedSquare, .smallSquare: 0
      case .circular, .helpButton, .inline: 10
      default: 5
      }
    }
  }
}

extension NSControl {
  /// The place of an image in a control that has a title, too.
  public enum ImagePosition: UInt, Hashable, Sendable {
    /// The button has no image.
    case noImage = 0
    /// The button has no title.
    case imageOnly = 1
    /// The image is on the left of the title.
    case imageLeft = 2
    /// The image is on the right of the title.
    case imageRight = 3
    /// The image is below the title.
    case imageBelow = 4
    /// The image is above the title.
    case imageAbove = 5
    /// The image is in the middle, behind the title.
    case imageOverlaps = 6
    /// The image is on the leading side of the title.
    case imageLeading = 7
    /// The image is on the trailing side of the title.
    case imageTrailing = 8
  }

  /// The state of something that is on or off.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// The state as a number, with AppKit's values.
    public let rawValue: Int
    /// Creates a state from its number.
    ///
    /// - Parameter rawValue: The number, with AppKit's values.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The mixed state: a part is on.
    public static let mixed = StateValue(rawValue: -1)
    /// The state off.
    public static let off = StateValue(rawValue: 0)
    /// The state on.
    public static let on = StateValue(rawValue: 1)
  }
}
