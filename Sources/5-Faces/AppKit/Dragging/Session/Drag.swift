// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Interactions

/// A drag under way in a window: it takes the events of the mouse, finds destinations, and tells
/// them and the source.
@MainActor
final class Drag: NSObject {
  enum Origin {
    /// A view of this program.
    case source(any NSDraggingSource)
    /// Another program, which lets some operations be done.
    case elsewhere(NSDragOperation)
  }

  unowned let window: NSWindow
  let session: NSDraggingSession
  let origin: Origin
  var items: [DraggedItem]
  let images: DragImages
  /// The location of the mouse, in the window's coordinates.
  private(set) var location: NSPoint
  private var modifiers: NSEvent.ModifierFlags
  private(set) weak var destination: NSView?
  /// The operation that a drop would perform now.
  private(set) var answer: NSDragOperation = []
  /// The operation that was performed when the drag ended; nothing before.
  private(set) var result: NSDragOperation = []

  // What a destination may set; it is as at first again when the drag leaves it.
  var formation: NSDraggingFormation? {
    didSet { arrange() }
  }
  var flies = false
  var validItemCount: Int?

  init(
    of items: [DraggedItem], from origin: Origin, session: NSDraggingSession, at event: NSEvent,
    in window: NSWindow
  ) {
    self.window = window
    self.session = session
    self.origin = origin
    self.items = items
    location = event.locationInWindow
    modifiers = event.modifierFlags
    images = DragImages(of: items, from: window.nodePoint(location), in: window)
    super.init()
    session.drag = self
    session.location = screenLocation
  }

  /// The location of the mouse, in the screen's coordinates.
  private var screenLocation: NSPoint { window.screenPoint(location) }

  private var source: (any NSDraggingSource)? {
    if case .source(let source) = origin { return source }
    return nil
  }

  // MARK: Operations

  /// The operations that the source allows, as far as the keys that are held allow.
  var allowedOperations: NSDragOperation {
    switch origin {
    case .elsewhere(let operations): return restrictedByKeys(operations)
    case .source(let source):
      let mask = source.draggingSession(session, sourceOperationMaskFor: .withinApplication)
      return source.ignoreModifierKeys(for: session) ? mask : restrictedByKeys(mask)
    }
  }

  /// ⌘ asks for what the destination likes, ⌥ for a copy, ⌃ for a link.
  private func restrictedByKeys(_ mask: NSDragOperation) -> NSDragOperation {
    var asked: NSDragOperation = []
    if modifiers.contains(.command) { asked.insert(.generic) }
    if modifiers.contains(.option) { asked.insert(.copy) }
    if modifiers.contains(.control) { asked.insert(.link) }
    return asked.isEmpty ? mask : mask.intersection(asked)
  }

  // MARK: Moving

  func move(with event: NSEvent) {
    location = event.locationInWindow
    modifiers = event.modifierFlags
    session.location = screenLocation
    images.move(to: window.nodePoint(location))
    source?.draggingSession(session, movedTo: screenLocation)
    update()
  }

  /// Asks the destination under the mouse, which may have moved there.
  func update() {
    window.layoutIfNeeded()
    let target = destination(at: location)
    if target !== destination {
      leave()
      destination = target
      answer = target?.draggingEntered(self) ?? []
    } else {
      answer = target?.draggingUpdated(self) ?? []
    }
    answer.formIntersection(allowedOperations)
    target?.updateDraggingItemsForDrag(self)
    showBadge()
  }

  /// The innermost view at a point that takes one of the types.
  private func destination(at point: NSPoint) -> NSView? {
    let types = session.draggingPasteboard.types ?? []
    var view = window.contentView?.hitTest(point)
    while let current = view {
      // A file's URL is dropped where URLs are, too.
      let takes = current.registeredDraggedTypes.contains { taken in
        types.contains { TypeConformance.conforms($0.rawValue, to: taken.rawValue) }
      }
      if takes { return current }
      view = current.superview
    }
    return nil
  }

  private func leave() {
    let old = destination
    destination = nil
    answer = []
    old?.draggingExited(self)
    formation = nil
    flies = false
    validItemCount = nil
    images.showAll()
  }

  func sessionFormationChanged() { arrange() }

  private func arrange() {
    images.arrange(as: formation ?? session.draggingFormation, around: session.draggingLeaderIndex)
  }

  private func showBadge() {
    let number = answer.isEmpty ? items.count : validItemCount ?? items.count
    if number > 1 {
      images.show(.number(number))
    } else {
      images.show(answer == .copy ? .copies : nil)
    }
  }

  // MARK: Ending

  /// The mouse button was released.
  func drop(with event: NSEvent) {
    if event.locationInWindow != location { move(with: event) }
    guard let destination, !answer.isEmpty else { return cancel() }
    let isAccepted =
      destination.prepareForDragOperation(self) && destination.performDragOperation(self)
    if isAccepted { destination.concludeDragOperation(self) }
    destination.draggingEnded(self)
    end(with: isAccepted ? answer : [])
  }

  func cancel() {
    let old = destination
    leave()
    old?.draggingEnded(self)
    end(with: [])
  }

  func leaveProgram(with operation: NSDragOperation) {
    guard case .source(let source) = origin else { return cancel() }
    let mask = source.draggingSession(session, sourceOperationMaskFor: .outsideApplication)
    leave()
    end(with: operation.intersection(mask))
  }

  private func end(with operation: NSDragOperation) {
    window.drag = nil
    session.drag = nil
    result = operation
    if operation.isEmpty {
      if session.animatesToStartingPositionsOnCancelOrFail, source != nil {
        images.slideBack()
      } else {
        images.remove()
      }
    } else if flies {
      let frames = items.indices.map {
        items[$0].destinationFrame ?? images.frame(of: $0, in: window)
      }
      images.fly(to: frames, in: window)
    } else {
      images.remove()
    }
    source?.draggingSession(session, endedAt: screenLocation, operation: operation)
  }
}

/// One thing that is dragged, as the drag keeps it.
@MainActor
struct DraggedItem {
  let pasteboardItem: NSPasteboardItem
  /// The frame at which it is drawn at first, in the window's coordinates.
  let frame: NSRect
  var components: [NSDraggingImageComponent]
  /// The frame at which the destination wants it to be drawn, in the window's coordinates; nil for
  /// with the mouse.
  var destinationFrame: NSRect?
}
