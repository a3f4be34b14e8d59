// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Geometry
import Views

extension NSCollectionView {
  /// The mouse was dragged from an item: selects it, and drags what is selected if the delegate
  /// lets it (appkit rules MX-1 and MZ-9).
  ///
  /// The delegate is asked up to five times. One that changes the data, takes the view out of its window
  /// or begins a drag of its own when it answers leaves nothing to drag.
  ///
  /// - Parameters:
  ///   - path: The item.
  ///   - gesture: The gesture so far; its press is where the drag begins.
  /// - Returns: What the gesture is from now on; nil if a drag has begun, or the gesture is over.
  func dragItem(
    at path: IndexPath, of gesture: MouseGesture
  ) -> MouseGesture? {
    guard let delegate, let window, window.drag == nil, let event = gesture.press else {
      return gesture
    }
    let generation = engine.dataGeneration
    func isOver() -> Bool {
      generation != engine.dataGeneration || self.window !== window || window.drag != nil
    }
    var gesture = gesture
    // The press of a selected item may have proposed to deselect it.
    if isSelected(path) { propose(MouseGesture.Changes(), in: &gesture) }
    if isOver() { return nil }
    finish(gesture.accepted, asksForSingle: true)
    clearHighlights()
    if isOver() { return nil }
    gesture.accepted = MouseGesture.Changes()
    gesture.proposed = MouseGesture.Changes()

    let paths = isSelected(path) ? selectedPaths : [path]
    let canDrag = canDrag(paths, with: event, delegate)
    if isOver() { return nil }
    guard canDrag else { return gesture }
    let written = draggingItems(for: paths, delegate, unless: isOver)
    if isOver() { return nil }
    switch written {
    case .unimplemented:
      return dragWrittenItems(paths, with: event, delegate, in: window, unless: isOver)
        ? nil : gesture
    case .items(let items) where items.isEmpty:
      // Nothing is left to drag.
      guard allowsMultipleSelection else { return gesture }
      return MouseGesture(
        kind: .marquee, start: gesture.start, toggles: gesture.toggles, selection: selectedPaths,
        isDragged: true)
    case .items(let items):
      drag.draggedPaths = Set(items.map(\.path))
      beginDraggingSession(with: items.map(\.item), event: event, source: self)
      return nil
    }
  }

  private func canDrag(
    _ paths: Set<IndexPath>, with event: NSEvent, _ delegate: any NSCollectionViewDelegate
  ) -> Bool {
    let method = "collectionView(_:canDragItemsAt:with:)"
    let answer = OptionalMethod.answer(method, of: delegate) {
      delegate.collectionView(self, canDragItemsAt: paths, with: event)
    }
    if let answer { return answer }
    guard let indexes = singleSectionIndexes(of: paths) else { return true }
    return OptionalMethod.answer(method.forIndexes, of: delegate) {
      delegate.collectionView(self, canDragItemsAt: indexes, with: event)
    } ?? true
  }

  // MARK: Writers

  private enum Written {
    /// The delegate writes no single items.
    case unimplemented
    case items([(path: IndexPath, item: NSDraggingItem)])
  }

  private func draggingItems(
    for paths: Set<IndexPath>, _ delegate: any NSCollectionViewDelegate,
    unless isOver: () -> Bool
  ) -> Written {
    var items: [(path: IndexPath, item: NSDraggingItem)] = []
    for path in paths.sorted() where !isOver() {
      guard let writer = writer(for: path, delegate) else { return .unimplemented }
      if let object = writer.object, !isOver() {
        items.append((path, draggingItem(at: path, object)))
      }
    }
    return .items(items)
  }

  /// Returns the object that writes an item's data; nil if the delegate implements neither method.
  private func writer(
    for path: IndexPath, _ delegate: any NSCollectionViewDelegate
  ) -> (object: (any NSPasteboardWriting)?, Void)? {
    let method = "collectionView(_:pasteboardWriterForItemAt:)"
    let answer = OptionalMethod.answer(method, of: delegate) {
      delegate.collectionView(self, pasteboardWriterForItemAt: path)
    }
    if let answer { return (answer, ()) }
    guard numberOfSections == 1 else { return nil }
    let old = OptionalMethod.answer(method.forIndexes, of: delegate) {
      delegate.collectionView(self, pasteboardWriterForItemAt: path.item)
    }
    return old.map { ($0, ()) }
  }

  /// An item that is dragged, drawn as it is in the view; one that is not visible has no image.
  private func draggingItem(
    at path: IndexPath, _ writer: any NSPasteboardWriting
  ) -> NSDraggingItem {
    let result = NSDraggingItem(pasteboardWriter: writer)
    if let item = item(at: path) {
      result.draggingFrame = presentationFrame(of: item)
      result.imageComponentsProvider = { item.draggingImageComponents }
    } else if let attributes = layoutAttributesForItem(at: path) {
      result.draggingFrame = engine.mirrored(attributes.frame)
    }
    return result
  }

  /// Returns the frame of an item's view in the collection view now, also in an orthogonal section.
  private func presentationFrame(of item: NSCollectionViewItem) -> NSRect {
    convert(item.view.convert(item.view.bounds, to: nil), from: nil)
  }

  // MARK: Writing all at once

  /// Returns whether the gesture is over, with a drag or without.
  private func dragWrittenItems(
    _ paths: Set<IndexPath>, with event: NSEvent, _ delegate: any NSCollectionViewDelegate,
    in window: NSWindow, unless isOver: () -> Bool
  ) -> Bool {
    let pasteboard = NSPasteboard(name: .drag)
    pasteboard.clearContents()
    let isWritten = write(paths, to: pasteboard, delegate)
    if isOver() { return true }
    guard isWritten, let written = pasteboard.pasteboardItems, !written.isEmpty else {
      return false
    }
    drag.draggedPaths = paths
    let frame = boundingBox(of: paths)
    var offset = NSPoint.zero
    let image = image(of: paths, with: event, &offset, delegate)
    if isOver() { return true }
    let component = NSDraggingImageComponent(key: .icon)
    component.contents = image
    component.frame = NSRect(origin: .zero, size: image.size)
    let target = NSRect(
      x: frame.minX + offset.x, y: frame.minY + offset.y, width: image.size.width,
      height: image.size.height)
    let session = NSDraggingSession(pasteboard: pasteboard)
    window.drag = Drag(
      of: written.enumerated().map { index, item in
        DraggedItem(
          pasteboardItem: item, frame: convert(target, to: nil),
          components: index == 0 ? [component] : [])
      }, from: .source(self), session: session, at: event, in: window)
    draggingSession(session, willBeginAt: session.draggingLocation)
    return true
  }

  private func write(
    _ paths: Set<IndexPath>, to pasteboard: NSPasteboard, _ delegate: any NSCollectionViewDelegate
  ) -> Bool {
    let method = "collectionView(_:writeItemsAt:to:)"
    let answer = OptionalMethod.answer(method, of: delegate) {
      delegate.collectionView(self, writeItemsAt: paths, to: pasteboard)
    }
    if let answer { return answer }
    guard let indexes = singleSectionIndexes(of: paths) else { return false }
    return OptionalMethod.answer(method.forIndexes, of: delegate) {
      delegate.collectionView(self, writeItemsAt: indexes, to: pasteboard)
    } ?? false
  }

  private func image(
    of paths: Set<IndexPath>, with event: NSEvent, _ offset: inout NSPoint,
    _ delegate: any NSCollectionViewDelegate
  ) -> NSImage {
    let method = "collectionView(_:draggingImageForItemsAt:with:offset:)"
    return withUnsafeMutablePointer(to: &offset) { offset in
      let answer = OptionalMethod.answer(method, of: delegate) {
        delegate.collectionView(self, draggingImageForItemsAt: paths, with: event, offset: offset)
      }
      if let answer { return answer }
      if let indexes = singleSectionIndexes(of: paths) {
        let old = OptionalMethod.answer(method.forIndexes, of: delegate) {
          delegate.collectionView(
            self, draggingImageForItemsAt: indexes, with: event, offset: offset)
        }
        if let old { return old }
      }
      return draggingImageForItems(at: paths, with: event, offset: offset)
    }
  }

  // MARK: Images

  /// The smallest rectangle around the views of visible items; null if none is visible.
  private func boundingBox(of paths: Set<IndexPath>) -> NSRect {
    paths.compactMap { item(at: $0).map(presentationFrame) }.reduce(.null) { $0.union($1) }
  }

  /// Visible items, drawn where they are to each other (appkit rule MX-7).
  func image(of paths: Set<IndexPath>) -> NSImage {
    let box = boundingBox(of: paths)
    guard !box.isNull, box.width > 0, box.height > 0 else { return .empty }
    let format = UIGraphicsImageRendererFormat(for: viewNode.traitCollection)
    let items = paths.sorted().compactMap { item(at: $0) }
    return NSImage(
      UIGraphicsImageRenderer(size: box.size, format: format).image { _ in
        for item in items {
          let frame = presentationFrame(of: item).offsetBy(dx: -box.minX, dy: -box.minY)
          item.view.viewNode.drawHierarchy(in: frame, afterScreenUpdates: true)
        }
      })
  }

  // MARK: Telling the delegate

  /// The items' numbers where there is one section; nil otherwise.
  func singleSectionIndexes(of paths: Set<IndexPath>) -> IndexSet? {
    numberOfSections == 1 ? IndexSet(paths.map(\.item)) : nil
  }

  func dragWillBegin(_ session: NSDraggingSession, at point: NSPoint) {
    guard let delegate else { return }
    let paths = drag.draggedPaths
    let method = "collectionView(_:draggingSession:willBeginAt:forItemsAt:)"
    let answer: Void? = OptionalMethod.answer(method, of: delegate) {
      delegate.collectionView(
        self, draggingSession: session, willBeginAt: point, forItemsAt: paths)
    }
    guard answer == nil, let indexes = singleSectionIndexes(of: paths) else { return }
    delegate.collectionView(
      self, draggingSession: session, willBeginAt: point, forItemsAt: indexes)
  }

  func namesOfPromisedFiles(droppedAt url: URL) -> [String]? {
    guard let delegate else { return nil }
    let paths = drag.draggedPaths
    let method =
      "collectionView(_:namesOfPromisedFilesDroppedAtDestination:forDraggedItemsAt:)"
    let answer = OptionalMethod.answer(method, of: delegate) {
      delegate.collectionView(
        self, namesOfPromisedFilesDroppedAtDestination: url, forDraggedItemsAt: paths)
    }
    if let answer { return answer }
    guard let indexes = singleSectionIndexes(of: paths) else { return nil }
    return OptionalMethod.answer(method.forIndexes, of: delegate) {
      delegate.collectionView(
        self, namesOfPromisedFilesDroppedAtDestination: url, forDraggedItemsAt: indexes)
    }
  }
}

extension String {
  /// The form of a delegate method that has numbers of items in place of index paths: its name is
  /// the same, and only its types differ.
  var forIndexes: String { self + " by number" }
}

extension IndexSet {
  /// The items of the first section.
  var indexPaths: Set<IndexPath> { Set(map { IndexPath(item: $0, section: 0) }) }
}
