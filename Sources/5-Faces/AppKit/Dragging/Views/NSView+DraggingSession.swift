// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension NSView {
  /// Begins to drag items; from now on the drag receives the events of the mouse.
  ///
  /// A view in no window stops the program, and so does a drag while another is under way.
  ///
  /// - Parameters:
  ///   - items: What is dragged, with frames in this view's coordinates; those whose writers write
  ///     nothing are left out.
  ///   - event: The event of the mouse that begins it.
  ///   - source: Where it comes from.
  /// - Returns: The drag.
  @discardableResult
  public func beginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession {
    guard let window else {
      programmerError("\(type(of: self)) cannot begin a drag: it is not in a window.")
    }
    guard window.drag == nil else {
      programmerError(
        "\(type(of: self)) cannot begin a drag: another is in progress in its window.")
    }
    let pasteboard = NSPasteboard(name: .drag)
    pasteboard.clearContents()
    return begin(items, on: pasteboard, event: event, source: source, in: window)
  }

  /// Begins to drag what was written on a pasteboard, each of its items with an image.
  func begin(
    _ items: [NSDraggingItem], on pasteboard: NSPasteboard, event: NSEvent,
    source: any NSDraggingSource, in window: NSWindow
  ) -> NSDraggingSession {
    let session = NSDraggingSession(pasteboard: pasteboard)
    var dragged: [DraggedItem] = []
    for item in items {
      let known = pasteboard.pasteboardItems?.count ?? 0
      if let writer = item.item as? any NSPasteboardWriting { pasteboard.writeObjects([writer]) }
      guard let written = pasteboard.pasteboardItems, written.count > known else { continue }
      dragged.append(
        DraggedItem(
          pasteboardItem: written[known], frame: convert(item.draggingFrame, to: nil),
          components: item.imageComponents ?? []))
    }
    let location = event.locationInWindow
    session.draggingLeaderIndex =
      dragged.firstIndex { mouse(location, in: $0.frame) } ?? 0
    window.drag = Drag(
      of: dragged, from: .source(source), session: session, at: event, in: window)
    source.draggingSession(session, willBeginAt: session.draggingLocation)
    return session
  }

  /// The view and what is in it, drawn; nil without a size.
  func snapshot() -> NSImage? {
    let size = viewNode.bounds.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    layoutSubtreeIfNeeded()
    let format = UIGraphicsImageRendererFormat(for: viewNode.traitCollection)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { [viewNode] _ in
      viewNode.drawHierarchy(
        in: CGRect(origin: .zero, size: size), afterScreenUpdates: false)
    }
    return NSImage(image)
  }
}
