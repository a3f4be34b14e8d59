// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// A bubble with contents that points at a part of a view.
///
/// It is drawn in the window of the view, in front of everything else, and lives at least until it closes.
///
/// > Note: Differs from AppKit, where a popover reaches beyond its window: here it is kept inside of it,
/// > as far as it fits. It comes and goes at once, and cannot be dragged off.
@preconcurrency @MainActor
open class NSPopover: NSResponder {
  /// The events that close a popover.
  public enum Behavior: Int, Hashable, Sendable {
    /// The program closes the popover.
    case applicationDefined = 0
    /// A click beside it, and the escape key.
    case transient = 1
    /// A click beside it in its window, and the escape key. It is the same as `transient` here, where
    /// clicks in other windows close none.
    case semitransient = 2
  }

  private var window: NSWindow?
  private weak var positioningView: NSView?
  private var preferredEdge = NSRectEdge.minX
  private var ownSize: NSSize?
  /// Whether the popover is about to close: its delegate hears of it, and what it shows itself ends.
  private var isClosing = false
  var whenClosed: (() -> Void)?

  // MARK: Creating

  /// Creates a popover without contents.
  public override init() { super.init() }

  /// Creates a popover of an Interface Builder document. With another coder it is like `init()`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.nibKeep(self)
    coder.decode(self, reading: Self.nibStep)
  }

  // MARK: Contents

  /// The delegate, which learns when the popover comes and goes.
  open weak var delegate: (any NSPopoverDelegate)?
  /// The events that close the popover; none of them at first.
  open var behavior = Behavior.applicationDefined
  /// The controller of the contents; it must be set when the popover is shown.
  open var contentViewController: NSViewController? {
    didSet {
      guard contentViewController !== oldValue, let window else { return }
      oldValue?.presentation?.follow = nil
      guard let contentViewController else { return close() }
      show(contentViewController, in: window)
    }
  }
  /// The size of the contents, in points.
  ///
  /// Unless it is set it is the controller's `preferredContentSize` or, without one, what the constraints
  /// of its view make of the size that this has. A new `preferredContentSize` takes its place while the
  /// popover is shown. A length below zero counts as zero.
  open var contentSize: NSSize {
    get { ownSize ?? contentViewController?.presentedSize ?? .zero }
    set {
      ownSize = NSSize(width: max(0, newValue.width), height: max(0, newValue.height))
      window?.setContentSize(contentSize)
    }
  }
  /// The appearance of the popover; nil for that of its window.
  open var appearance: NSAppearance? {
    didSet { window?.appearance = appearance }
  }
  /// The appearance that the popover has; outside a window its own, else light.
  open var effectiveAppearance: NSAppearance {
    window?.effectiveAppearance ?? appearance ?? NSAppearance(.standard)
  }

  // MARK: Showing

  /// A Boolean value that says whether the popover is shown.
  open var isShown: Bool { window != nil }
  /// The part of the view that the popover points at, in the view's coordinates; all of it if the
  /// rectangle is empty.
  open var positioningRect = NSRect.zero

  /// Shows the popover, or moves a visible one.
  ///
  /// A popover without a controller, and a view outside a window, stop the program. Nothing happens while
  /// the popover closes, until its delegate gets `popoverDidClose(_:)`.
  ///
  /// - Parameters:
  ///   - positioningRect: The part of the view that it points at; an empty one for all of it.
  ///   - positioningView: The view.
  ///   - preferredEdge: The edge of the part that the popover is to be at, in the view's coordinates; those
  ///     of a control have y run down, as AppKit's do. It is at another edge if it fits there alone.
  open func show(
    relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge
  ) {
    guard let contentViewController else {
      programmerError("a popover without contents cannot be shown; set its contentViewController")
    }
    guard let owner = positioningView.window else {
      programmerError("the view that a popover points at is in no window; add it to one first")
    }
    guard !isClosing else { return }
    let isMoved = window?.panel?.host === owner.outermost
    if isShown, !isMoved { close() }
    self.positioningRect = positioningRect
    self.positioningView = positioningView
    self.preferredEdge = preferredEdge
    guard !isMoved else { return owner.outermost.layOutPanels() }
    announce(Self.willShowNotification) { $0.popoverWillShow }
    let window = NSWindow(
      contentRect: NSRect(origin: .zero, size: contentSize), styleMask: .borderless,
      backing: .buffered, defer: false)
    window.backgroundColor = nil
    window.appearance = appearance
    window.nextResponder = self
    self.window = window
    let host = owner.outermost
    host.attach(PopoverPanel(of: self, window, in: host))
    window.orderFront(nil)
    show(contentViewController, in: window)
    announce(Self.didShowNotification) { $0.popoverDidShow }
  }

  private func show(_ controller: NSViewController, in window: NSWindow) {
    window.setContentSize(contentSize)
    window.contentViewController = controller
    controller.requiredPresentation.follow = { [weak self] size in
      self?.ownSize = nil
      self?.window?.setContentSize(size)
    }
  }

  /// Closes the popover, unless its delegate refuses.
  open func performClose(_ sender: Any?) {
    guard isShown, delegate?.popoverShouldClose(self) ?? true else { return }
    close()
  }

  /// Closes the popover, without asking its delegate.
  open func close() {
    guard !isClosing, let window, let panel = window.panel else { return }
    isClosing = true
    announce(Self.willCloseNotification) { $0.popoverWillClose }
    window.endContents()
    contentViewController?.presentation?.follow = nil
    self.window = nil
    isClosing = false
    panel.host?.detach(panel)
    window.removeContents()
    announce(Self.didCloseNotification) { $0.popoverDidClose }
    let closed = whenClosed
    whenClosed = nil
    closed?()
  }

  override var usualNextResponder: NSResponder? { positioningView }

  // MARK: Place

  /// The window of the view that the popover points at.
  var anchorWindow: NSWindow? { positioningView?.window }

  /// The rectangle that the popover points at, in the outermost window's node, and the side on which it is
  /// to be; nil if the view is not there any more.
  var anchor: (rect: CGRect, side: PopoverArrangement.Side)? {
    guard let view = positioningView, let owner = view.window,
      owner.outermost === window?.panel?.host
    else { return nil }
    let part = positioningRect.isEmpty ? view.bounds : positioningRect
    let rect = owner.rectInOutermost(view.convert(part, to: nil))
    let isFlipped = view.isFlipped || view is NSControl
    let side: PopoverArrangement.Side =
      switch preferredEdge {
      case .minX: .left
      case .maxX: .right
      case .minY: isFlipped ? .above : .below
      case .maxY: isFlipped ? .below : .above
      }
    return (rect, side)
  }
}

/// The methods that respond to a popover that is shown and closed.
@preconcurrency @MainActor
public protocol NSPopoverDelegate: NSObjectProtocol {
  /// Returns whether a popover may close: asked by ``NSPopover/performClose(_:)`` and before a click
  /// elsewhere closes it, not by ``NSPopover/close()``.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  /// Called before the popover is shown.
  func popoverWillShow(_ notification: Notification)
  /// Called after the popover was shown.
  func popoverDidShow(_ notification: Notification)
  /// Called before the popover closes.
  func popoverWillClose(_ notification: Notification)
  /// Called after the popover closed.
  func popoverDidClose(_ notification: Notification)
}

extension NSPopover {
  /// Posted before a popover is shown.
  public nonisolated static let willShowNotification = Notification.Name(
    "NSPopoverWillShowNotification")
  /// Posted after a popover was shown.
  public nonisolated static let didShowNotification = Notification.Name(
    "NSPopoverDidShowNotification")
  /// Posted before a popover closes.
  public nonisolated static let willCloseNotification = Notification.Name(
    "NSPopoverWillCloseNotification")
  /// Posted after a popover closed.
  public nonisolated static let didCloseNotification = Notification.Name(
    "NSPopoverDidCloseNotification")

  func announce(
    _ name: Notification.Name, _ tell: (any NSPopoverDelegate) -> (Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self)
    if let delegate { tell(delegate)(notification) }
    NotificationCenter.default.post(notification)
  }
}
