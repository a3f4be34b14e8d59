// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension NSWindow {
  func dispatch(_ event: NSEvent) {
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

  /// Opens the menu of a button, in place of one that is open.
  ///
  /// - Parameters:
  ///   - button: The button, in this window.
  ///   - press: The location of the press that opens it; nil if none does.
  func openMenu(of button: NSPopUpButton, press: NSPoint?) {
    closeMenu()
    // The menu gets the rest of the press.
    pressed = PressedViews()
    layoutIfNeeded()
    openMenu = OpenMenu(of: button, in: self, press: press)
  }

  func closeMenu() {
    openMenu?.remove()
    openMenu = nil
  }

  static let escapeKey: UInt16 = 53

  private func dispatchKey(_ event: NSEvent) {
    // Escape ends a drag (appkit rule MX-6); all other keys are ignored meanwhile.
    if let drag {
      if event.type == .keyDown, event.keyCode == Self.escapeKey { drag.cancel() }
    } else if event.type == .keyDown {
      firstResponder?.keyDown(with: event)
    } else {
      firstResponder?.keyUp(with: event)
    }
  }

  private func view(under event: NSEvent) -> NSView? {
    guard let contentView else { return nil }
    // The content view fills the window: its superview's coordinates are the window's.
    return contentView.hitTest(event.locationInWindow)
  }
}

/// The view that the mouse was pressed on, and those around it.
///
/// A view may leave the window before the button is up, as that of an item does that is deleted or
/// scrolled away. The views around it then get the rest (appkit rule MZ-14).
@MainActor
struct PressedViews {
  private struct Reference {
    weak var view: NSView?
  }

  /// From the innermost outwards.
  private var references: [Reference] = []

  nonisolated init() {}

  init(from view: NSView?) {
    var next = view
    while let view = next {
      references.append(Reference(view: view))
      next = view.superview
    }
  }

  /// The innermost view that is still in a window; nil if there is none.
  func view(in window: NSWindow) -> NSView? {
    references.lazy.compactMap(\.view).first { $0.window === window }
  }
}
