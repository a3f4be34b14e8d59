// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension Drag: NSDraggingInfo {
  var draggingDestinationWindow: NSWindow? { window }
  var draggingSourceOperationMask: NSDragOperation { allowedOperations }
  var draggingLocation: NSPoint { location }
  var draggedImageLocation: NSPoint {
    items.isEmpty ? location : images.frame(of: 0, in: window).origin
  }
  var draggingPasteboard: NSPasteboard { session.draggingPasteboard }
  var draggingSource: Any? {
    if case .source(let source) = origin { return source }
    return nil
  }
  var draggingSequenceNumber: Int { session.draggingSequenceNumber }

  var draggingFormation: NSDraggingFormation {
    get { formation ?? session.draggingFormation }
    set { formation = newValue }
  }
  var animatesToDestination: Bool {
    get { flies }
    set { flies = newValue }
  }
  var numberOfValidItemsForDrop: Int {
    get { validItemCount ?? items.count }
    set { validItemCount = newValue }
  }

  func enumerateDraggingItems(
    options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?,
    classes classArray: [AnyClass], searchOptions: [NSPasteboard.ReadingOptionKey: Any],
    using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for index in items.indices {
      let object = items[index].pasteboardItem.object(
        of: classArray, searchOptions, on: draggingPasteboard)
      guard let object, !stop.boolValue else {
        // The rest, and what no class can be made of.
        if enumOpts.contains(.clearNonenumeratedImages) { images.setHidden(true, index) }
        continue
      }
      let frame = images.frame(of: index, in: window)
      let item = NSDraggingItem(
        content: object, frame: convert(frame, to: view), components: items[index].components)
      block(item, index, &stop)
      if item.isChanged { take(item, index, from: view) }
    }
  }

  private func take(_ item: NSDraggingItem, _ index: Int, from view: NSView?) {
    let frame = convert(item.draggingFrame, from: view)
    items[index].destinationFrame = frame
    items[index].components = item.imageComponents ?? []
    // Where it is going to be when it is dropped is no place for it before.
    if !flies { images.setFrame(frame, of: index, in: window) }
    images.setComponents(items[index].components, of: index)
  }

  private func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    view?.convert(rect, from: nil) ?? rect.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }

  private func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    view?.convert(rect, to: nil) ?? rect.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
  }

  func namesOfPromisedFilesDropped(atDestination dropDestination: URL) -> [String]? {
    guard case .source(let source) = origin else { return nil }
    return (source as? NSCollectionView)?.namesOfPromisedFiles(droppedAt: dropDestination)
  }
}
