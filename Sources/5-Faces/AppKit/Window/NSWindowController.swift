// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// A controller of a window.
@preconcurrency @MainActor
open class NSWindowController: NSResponder {
  private var loadedWindow: NSWindow?
  private var isLoading = false
  private var nibName: NSNib.Name?
  private weak var nibOwner: AnyObject?
  /// The objects of the controller's document, which nothing else keeps.
  private var nibObjects: [AnyObject] = []
  /// The window of the controller's document, until it is asked for.
  private var documentWindow: NSWindow?
  /// The scene of a storyboard that the controller was created from; nil for none.
  var scene: ControllerScene?

  // MARK: Creating

  /// Creates a controller of a window.
  ///
  /// - Parameter window: The window; nil for one that ``loadWindow()`` makes when asked for.
  public init(window: NSWindow?) {
    super.init()
    loadedWindow = window
    window?.windowController = self
  }

  /// Creates a controller of an Interface Builder document. With another coder it is like `init()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    scene = coder.nibSceneOwner as? ControllerScene
    scene?.take(self)
    coder.nibKeep(self)
    documentWindow = coder.nibObject(for: "window") as? NSWindow
  }

  /// Creates a controller whose window ``loadWindow()`` makes.
  public override convenience init() { self.init(window: nil) }

  /// Creates a controller of the window in an Interface Builder document, whose owner it is.
  ///
  /// - Parameter windowNibName: The document's name, without folder and extension. It is read when the
  ///   window is first asked for.
  public convenience init(windowNibName: NSNib.Name) {
    self.init(window: nil)
    nibName = windowNibName
  }

  /// Creates a controller of the window in an Interface Builder document.
  ///
  /// - Parameters:
  ///   - windowNibName: The document's name, without folder and extension.
  ///   - owner: The document's owner, which sets the controller's window; it is not kept alive.
  public convenience init(windowNibName: NSNib.Name, owner: Any) {
    self.init(windowNibName: windowNibName)
    nibOwner = owner as AnyObject
  }

  /// The name of the Interface Builder document with the window; nil for none.
  open var windowNibName: NSNib.Name? { nibName }
  /// The owner of the document: the controller itself, unless another was given.
  open var owner: AnyObject? { nibOwner ?? self }

  // MARK: Window

  /// The window; made by ``loadWindow()`` when it is first asked for.
  open var window: NSWindow? {
    get {
      if loadedWindow == nil, !isLoading { load() }
      return loadedWindow
    }
    set {
      loadedWindow?.windowController = nil
      loadedWindow = newValue
      newValue?.windowController = self
    }
  }

  /// A Boolean value that says whether the window was made.
  open var isWindowLoaded: Bool { loadedWindow != nil }

  /// Creates the window. Override it to create your own, and do not call super.
  ///
  /// The window is that of the controller's scene, if a storyboard created it, or of the Interface Builder
  /// document ``windowNibName``; without a name it is an empty one of 480 × 270 points.
  open func loadWindow() {
    if let documentWindow {
      self.documentWindow = nil
      window = documentWindow
      scene?.fill(documentWindow)
      return
    }
    if let name = windowNibName { return loadWindow(named: name) }
    window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 270),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered,
      defer: true)
  }
  private func loadWindow(named name: NSNib.Name) {
    nibObjects = NSNib.objects(ofNib: name, in: nil, owner: owner)
    guard loadedWindow != nil else {
      programmerError("loaded the \"\(name)\" nib but the window outlet was not set")
    }
  }
  /// Called before ``loadWindow()``.
  open func windowWillLoad() {}
  /// Called when ``loadWindow()`` created the window.
  open func windowDidLoad() {}

  private func load() {
    isLoading = true
    windowWillLoad()
    loadWindow()
    isLoading = false
    guard loadedWindow != nil else {
      programmerError("\(type(of: self)).loadWindow() did not create a window: set window.")
    }
    windowDidLoad()
  }

  /// Shows the window, and makes it the key window.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Closes the window.
  open func close() { loadedWindow?.close() }

  /// The controller of the window's contents.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }

  // MARK: Storyboards

  /// The storyboard that the controller was created from; nil for none.
  open var storyboard: NSStoryboard? { scene?.storyboard }
  /// Performs a segue of the controller's scene.
  ///
  /// - Parameters:
  ///   - identifier: Its name. One that the scene does not have stops the program.
  ///   - sender: What `prepare(for:sender:)` gets.
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
    requiredSegue(identifier).perform(sender: sender)
  }
  /// Returns whether a triggered segue is performed. Not called for
  /// ``performSegue(withIdentifier:sender:)``.
  ///
  /// - Parameters:
  ///   - identifier: Its name; empty for one without.
  ///   - sender: The object that triggers it.
  /// - Returns: Whether it is performed; true unless overridden.
  open func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }
  /// Called before a segue is performed: its destination exists, but its view is not loaded.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}

  override var usualNextResponder: NSResponder? { nil }
}

/// The methods that respond to changes of a window.
@preconcurrency @MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
  /// Called after the window's size has changed.
  func windowDidResize(_ notification: Notification)
  /// Called before the window is closed.
  func windowWillClose(_ notification: Notification)
  /// Called before the window shows a sheet.
  func windowWillBeginSheet(_ notification: Notification)
  /// Called after a sheet of the window has ended, before its handler.
  func windowDidEndSheet(_ notification: Notification)
}

extension NSWindow {
  /// Posted after a window has another size.
  public nonisolated static let didResizeNotification = Notification.Name(
    "NSWindowDidResizeNotification")
  /// Posted before a window is taken away.
  public nonisolated static let willCloseNotification = Notification.Name(
    "NSWindowWillCloseNotification")

  func announce(
    _ name: Notification.Name, _ tell: (any NSWindowDelegate) -> (Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self)
    if let delegate { tell(delegate)(notification) }
    NotificationCenter.default.post(notification)
  }
}
