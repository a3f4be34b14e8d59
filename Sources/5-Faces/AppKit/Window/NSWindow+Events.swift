// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension NSWindow {
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

  func dispatchKey(_ event: NSEvent) {
    // Escape ends a drag (appkit rule MX-6); all other keys are ignored meanwhile.
    if let drag {
      if event.type == .keyDown, event.keyCode == Self.escapeKey { drag.cancel() }
    } else if event.type == .keyDown {
      firstResponder?.keyDown(with: event)
    } else {
      firstResponder?.keyUp(with: event)
    }
  }

  func view(under event: NSEvent) -> NSView? {
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
