// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
package import Views

/// The root of a tree of views. It owns the appearance, the scale of the screen and the time, which
/// ``advance(to:)`` moves. Its title bar is not drawn.
@preconcurrency @MainActor
open class NSWindow: NSResponder {
  /// The parts of a window around its contents.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    /// The window style mask as bits, with AppKit's values.
    public let rawValue: UInt
    /// Creates a window style mask from bits, with AppKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A window without title bar and border.
    public static let borderless: StyleMask = []
    /// A title bar.
    public static let titled = StyleMask(rawValue: 1)
    /// A button that closes it.
    public static let closable = StyleMask(rawValue: 2)
    /// A button that puts it away.
    public static let miniaturizable = StyleMask(rawValue: 4)
    /// The window's edges can be dragged.
    public static let resizable = StyleMask(rawValue: 8)
    /// The contents extend below the title bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }

  /// The storage of a window's pixels.
  public enum BackingStoreType: UInt, Hashable, Sendable {
    /// The window is drawn in a buffer.
    case buffered = 2
  }

  /// The order of windows from front to back.
  public enum OrderingMode: Int, Hashable, Sendable {
    /// The window is in front of the other.
    case above = 1
    /// The window is behind the other.
    case below = -1
    /// The window is hidden.
    case out = 0
  }

  let windowNode: WindowNode
  package var node: UIWindow { windowNode }
  private var responder: NSResponder?
  /// The views that follow the mouse while its button is down.
  var pressed = PressedViews()
  /// The drag that the mouse belongs to; nil outside one.
  var drag: Drag?
  /// The menu that the mouse and the keys belong to; nil while none is open.
  var openMenu: OpenMenu?
  private var ownAppearance: NSAppearance?
  /// The windows that are drawn in this one, the backmost first.
  var panels: [WindowPanel] = []
  /// The panel that draws the window in another one; nil for none.
  weak var panel: WindowPanel?
  /// The panel that the mouse was pressed in, until its button is up.
  weak var pressedPanel: WindowPanel?
  /// The sheets that are shown when the one before them has ended.
  var waitingSheets: [WaitingSheet] = []
  /// Called once, after the window has closed.
  var whenClosed: (() -> Void)?

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - contentRect: The size of the contents, in points; the origin is kept and not used.
  ///   - style: What is around them; nothing of it is drawn.
  ///   - backingStoreType: Not read.
  ///   - flag: Has no effect: there is no device to defer.
  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    windowNode = WindowNode(frame: CGRect(origin: .zero, size: contentRect.size))
    styleMask = style
    frameOrigin = contentRect.origin
    super.init()
    windowNode.owner = self
    windowNode.autoresizesSubviews = false
    windowNode.isHeldAsKey = false
    // A program's command line may say another.
    if UIScreen.main.environment == nil { windowNode.traitOverrides.displayScale = 2 }
    showBackground()
    contentView = NSView(frame: CGRect(origin: .zero, size: contentRect.size))
    // Setting it here, in the initializer, calls no observer.
    installContentView()
  }

  /// Creates a window of an Interface Builder document, with its contents; else without size.
  public required convenience init?(coder: NSCoder) {
    let shape = NibWindowShape(coder)
    self.init(
      contentRect: shape.contentRect, styleMask: shape.styleMask, backing: .buffered,
      defer: false)
    decodeNib(coder)
  }

  /// Creates a window of 480 x 270 points.
  public override convenience init() {
    self.init(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 270), styleMask: [], backing: .buffered,
      defer: false)
  }

  /// Creates a window that shows a controller's view, in its size.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: contentViewController.view.frame, styleMask: [.titled], backing: .buffered,
      defer: false)
    show(contentViewController)
  }

  /// Shows a controller's view. In an initializer, setting the property would call no observer.
  private func show(_ controller: NSViewController) { contentViewController = controller }

  // MARK: Contents

  /// The view that fills the window.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      installContentView()
    }
  }

  private func installContentView() {
    guard let contentView else { return }
    // Behind the sheets and popovers of the window.
    windowNode.insertSubview(contentView.viewNode, at: 0)
    layOutContentView()
  }

  /// The controller whose view is the ``contentView``.
  open var contentViewController: NSViewController? {
    didSet { if let contentViewController { contentView = contentViewController.view } }
  }

  /// The controller that the window belongs to; nil for none.
  open weak var windowController: NSWindowController?
  /// The controller of a window that a storyboard has shown, which keeps both until the window closes.
  var keptController: NSWindowController?
  /// The delegate, which is notified of what happens to the window.
  open weak var delegate: (any NSWindowDelegate)?

  func layOutContentView() {
    let bounds = windowNode.bounds
    guard let contentView, contentView.viewNode.frame != bounds else { return }
    contentView.frame = bounds
  }

  // MARK: Looks

  /// The words in the title bar.
  open var title = ""
  /// The buttons in the title bar; nil for none. They are not drawn.
  open var toolbar: NSToolbar?
  /// The parts around the contents; nothing of it is drawn.
  open var styleMask: StyleMask
  /// The colour of the window behind its contents; the window background at first.
  open var backgroundColor: NSColor? = .windowBackgroundColor {
    didSet { showBackground() }
  }
  /// The appearance of the window and what is in it; nil for light.
  open var appearance: NSAppearance? {
    get { ownAppearance }
    set {
      ownAppearance = newValue
      appearanceMayHaveChanged()
    }
  }
  /// The appearance that the window has.
  open var effectiveAppearance: NSAppearance { NSAppearance(windowNode.traitCollection) }
  /// The number of pixels per point; 2 at first.
  ///
  /// > Note: Differs from AppKit: it can be set, since there is no screen to say it.
  open var backingScaleFactor: CGFloat {
    get { windowNode.traitCollection.displayScale }
    set { windowNode.traitOverrides.displayScale = newValue }
  }

  private func showBackground() { windowNode.backgroundColor = backgroundColor?.uiColor }

  // MARK: Size

  var frameOrigin: NSPoint
  /// The window's rectangle on the screen: that of its contents, since nothing is drawn around them.
  open var frame: NSRect { NSRect(origin: frameOrigin, size: windowNode.bounds.size) }
  /// The least size of the window, in points; zero at first.
  open var minSize = NSSize.zero
  /// Sets the size of the contents, and resizes the window with them; not less than ``minSize``.
  open func setContentSize(_ size: NSSize) {
    let limited = CGSize(
      width: max(size.width, minSize.width), height: max(size.height, minSize.height))
    guard limited != windowNode.frame.size else { return }
    windowNode.frame.size = limited
    layOutContentView()
    announce(Self.didResizeNotification) { $0.windowDidResize }
  }
  /// The least size of the contents, in points: ``minSize``, since nothing is drawn around them.
  open var contentMinSize: NSSize {
    get { minSize }
    set { minSize = newValue }
  }
  /// Sets the frame of the window on the screen.
  ///
  /// - Parameters:
  ///   - frameRect: The rectangle, in points.
  ///   - flag: Not read: every drawing draws everything.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    frameOrigin = frameRect.origin
    setContentSize(frameRect.size)
  }
  /// Moves the window on the screen.
  open func setFrameOrigin(_ point: NSPoint) { frameOrigin = point }
  /// Has no effect: there is no screen. Moves the window to its middle.
  open func center() {}
  /// Lays out the views that requested layout.
  open func layoutIfNeeded() { windowNode.layoutIfNeeded() }
  /// Lays out the views that requested layout; every drawing draws everything.
  open func displayIfNeeded() { windowNode.layoutIfNeeded() }

  // MARK: Showing

  /// A Boolean value that says whether keys go to the window.
  open var isKeyWindow: Bool { windowNode.isKeyWindow }
  /// Shows the window, and makes it the key window. Windows here are visible from the start.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    isVisible = true
    windowNode.makeKeyAndVisible()
  }
  /// Shows the window.
  open func orderFront(_ sender: Any?) { isVisible = true }
  /// Hides the window.
  open func orderOut(_ sender: Any?) { isVisible = false }
  /// Closes the window and hides it; a sheet ends. Sheets of the window end with the response
  /// `abort`, and popovers that point into it close. A window that a storyboard has shown is
  /// released.
  open func close() {
    announce(Self.willCloseNotification) { $0.windowWillClose }
    endContents()
    sheetParent?.endSheet(self)
    orderOut(nil)
    keptController = nil
    NSApplication.shared.modalWindows.removeAll { $0 === self }
    let closed = whenClosed
    whenClosed = nil
    closed?()
  }
  /// A Boolean value that says whether the window was shown and not ordered out. What is in
  /// it can be drawn in any case.
  open private(set) var isVisible = false

  // MARK: Sheets

  /// Shows a window as a sheet of this one: on a card at the top of its contents, which are dimmed and get
  /// no events until the sheet ends (appkit rule MP-3). While there is one already, it waits.
  ///
  /// A window that is a sheet already, and one that this one is a sheet of, stop the program.
  ///
  /// - Parameters:
  ///   - sheetWindow: The window, which is kept until the sheet ends.
  ///   - handler: Called with the response when it has ended.
  open func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { begin(WaitingSheet(window: sheetWindow, handler: handler), isCritical: false) }
  /// Shows a window as a sheet of this one at once, in front of one that is there already.
  ///
  /// - Parameters:
  ///   - sheetWindow: The window, which is kept until the sheet ends.
  ///   - handler: Called with the response when it has ended.
  open func beginCriticalSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { begin(WaitingSheet(window: sheetWindow, handler: handler), isCritical: true) }
  /// Ends a sheet of this window with the response `stop`.
  open func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }
  /// Ends a sheet of this window: it is hidden, then its handler gets the response, then the next
  /// waiting sheet is shown. Does nothing for another window.
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    end(sheetWindow, returnCode)
  }
  /// The sheets that are shown, the frontmost first.
  open var sheets: [NSWindow] { sheetPanels.map(\.shown) }
  /// The frontmost sheet that is shown; nil for none.
  open var attachedSheet: NSWindow? { sheetPanels.first?.shown }
  /// A Boolean value that says whether the window is shown as a sheet.
  open var isSheet: Bool { sheetParent != nil }
  /// The window that this one is shown as a sheet of; nil for none.
  open internal(set) weak var sheetParent: NSWindow?

  // MARK: Responders

  /// The view that gets keys first; the window itself if no view became first responder.
  open var firstResponder: NSResponder? { responder ?? self }
  override var usualNextResponder: NSResponder? { windowController }

  /// Makes a responder the first responder, which receives keys.
  ///
  /// - Parameter responder: The responder; nil for the window.
  /// - Returns: Whether the previous first responder resigns and the new one accepts.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    let old = self.responder
    guard responder !== old else { return true }
    if let old, !old.resignFirstResponder() { return false }
    self.responder = nil
    guard let responder, responder !== self else { return true }
    guard responder.acceptsFirstResponder, responder.becomeFirstResponder() else { return false }
    self.responder = responder
    return true
  }

  /// The location of the mouse's last event, in points from the window's lower left corner.
  open var mouseLocationOutsideOfEventStream: NSPoint { mouseLocation }
  var mouseLocation = NSPoint.zero

  /// Sends an event: of the mouse to the view under it, which then also gets the events of the
  /// mouse until the button is released; of the keyboard to the first responder.
  open func sendEvent(_ event: NSEvent) {
    event.sentWindow = self
    if event.type != .keyDown, event.type != .keyUp { mouseLocation = event.locationInWindow }
    // A menu that is open has the mouse and the keys.
    if let openMenu { return openMenu.handle(event) }
    if passOn(event) { return }
    switch event.type {
    case .leftMouseDown:
      // A drag has the mouse.
      guard drag == nil else { return }
      layoutIfNeeded()
      let view = view(under: event)
      pressed = PressedViews(from: view)
      if let view, view.acceptsFirstResponder { makeFirstResponder(view) }
      view?.mouseDown(with: event)
    case .leftMouseDragged:
      if drag == nil { pressed.view(in: self)?.mouseDragged(with: event) }
      // Also the one that this event began.
      drag?.move(with: event)
    case .leftMouseUp:
      let view = pressed.view(in: self)
      pressed = PressedViews()
      if let drag { drag.drop(with: event) } else { view?.mouseUp(with: event) }
    case .rightMouseDown: view(under: event)?.rightMouseDown(with: event)
    case .rightMouseUp: view(under: event)?.rightMouseUp(with: event)
    case .scrollWheel: view(under: event)?.scrollWheel(with: event)
    case .keyDown, .keyUp: dispatchKey(event)
    }
  }

  // MARK: Time

  /// Advances to a moment of the window's time, with animations as they are then.
  ///
  /// > Note: Differs from AppKit: there is no clock; the code that draws sets the time.
  ///
  /// - Parameter time: Seconds since the window was made; not before the present moment.
  public func advance(to time: TimeInterval) { windowNode.advance(to: time) }
  /// The number of seconds since the window was created.
  public var currentTime: TimeInterval { windowNode.currentTime }
}

extension NSWindow {
  /// Drags an edge of the window: its views are told of the beginning and the end, and are laid out
  /// at each size (appkit rule MD-7).
  ///
  /// > Note: Differs from AppKit, where a mouse drags the window's edge.
  ///
  /// - Parameter sizes: The sizes of the contents on the way, in points.
  public func resizeLive(through sizes: [NSSize]) {
    contentView?.setInLiveResize(true)
    for size in sizes {
      setContentSize(size)
      layoutIfNeeded()
    }
    contentView?.setInLiveResize(false)
  }
}

extension NSView {
  func setInLiveResize(_ isBeginning: Bool) {
    isResizing = isBeginning
    if isBeginning { viewWillStartLiveResize() } else { viewDidEndLiveResize() }
    for view in subviews { view.setInLiveResize(isBeginning) }
  }
}

/// The node that draws a window: it has the time, the scale and the appearance of everything in it.
@MainActor
final class WindowNode: UIWindow {
  weak var owner: NSWindow?

  override func layoutIfNeeded() {
    super.layoutIfNeeded()
    owner?.layOutPanels()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layOutContentView()
  }
}
