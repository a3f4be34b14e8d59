// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

extension NSWindow {
  /// Begins a drag from another program, which ``moveMouse(to:modifiers:)`` and
  /// ``releaseMouse(modifiers:)`` continue. A drag while another is under way stops the program.
  ///
  /// > Note: Differs from AppKit, where another program begins it.
  ///
  /// - Parameters:
  ///   - objects: What is dragged; it has no image.
  ///   - point: Where the mouse comes into the window, in points from its lower left corner.
  ///   - operations: What the other program lets be done.
  public func beginForeignDrag(
    of objects: [any NSPasteboardWriting], at point: NSPoint,
    allowing operations: NSDragOperation = .every
  ) {
    guard drag == nil else {
      programmerError(
        "A drag cannot begin in a window while another is in progress; end that one first.")
    }
    let pasteboard = NSPasteboard(name: .drag)
    pasteboard.clearContents()
    pasteboard.writeObjects(objects)
    guard
      let event = NSEvent.mouseEvent(
        with: .leftMouseDragged, location: point, modifierFlags: [], timestamp: currentTime,
        windowNumber: 0, context: nil, eventNumber: 0, clickCount: 1, pressure: 1)
    else { return }
    drag = Drag(
      of: (pasteboard.pasteboardItems ?? []).map {
        DraggedItem(
          pasteboardItem: $0, frame: NSRect(origin: point, size: .zero), components: [])
      }, from: .elsewhere(operations), session: NSDraggingSession(pasteboard: pasteboard),
      at: event, in: self)
    sendEvent(event)
  }

  /// Drops data from another program.
  ///
  /// > Note: Differs from AppKit, where another program drops it.
  ///
  /// - Parameters:
  ///   - objects: What is dropped.
  ///   - point: Where.
  ///   - view: The view in whose coordinates that is; nil for the window's.
  ///   - operations: What the other program lets be done.
  /// - Returns: What was done; nothing if it was refused.
  @discardableResult
  public func drop(
    _ objects: [any NSPasteboardWriting], at point: NSPoint, in view: NSView? = nil,
    allowing operations: NSDragOperation = .every
  ) -> NSDragOperation {
    beginForeignDrag(
      of: objects, at: view?.convert(point, to: nil) ?? point, allowing: operations)
    let drag = drag
    releaseMouse()
    return drag?.result ?? []
  }

  /// Drops the dragged items in another program; nothing happens without a drag.
  ///
  /// > Note: Differs from AppKit, where another program takes it.
  ///
  /// - Parameter operation: What the other program does, as far as the source lets it.
  public func dropElsewhere(accepting operation: NSDragOperation) {
    guard let drag else { return }
    pressed = PressedViews()
    drag.leaveProgram(with: operation)
  }
}
