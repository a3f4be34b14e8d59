// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension NSWindow {
  func dispatch(_ event: NSEvent) {
    event.sentWindow = self
    switch event.type {
    case .leftMouseDown:
      layoutIfNeeded()
      let view = view(under: event)
      pressedView = view
      if let view, view.acceptsFirstResponder { makeFirstResponder(view) }
      view?.mouseDown(with: event)
    case .leftMouseDragged: pressedView?.mouseDragged(with: event)
    case .leftMouseUp:
      let view = pressedView
      pressedView = nil
      view?.mouseUp(with: event)
    case .rightMouseDown: view(under: event)?.rightMouseDown(with: event)
    case .rightMouseUp: break
    case .scrollWheel: view(under: event)?.scrollWheel(with: event)
    case .keyDown: firstResponder?.keyDown(with: event)
    case .keyUp: firstResponder?.keyUp(with: event)
    }
  }

  private func view(under event: NSEvent) -> NSView? {
    guard let contentView else { return nil }
    // The content view fills the window: its superview's coordinates are the window's.
    return contentView.hitTest(event.locationInWindow)
  }
}
