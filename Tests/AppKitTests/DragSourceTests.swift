// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit rules MX-1, MX-7, MZ-9 and MI-11.
@Suite("AppKit: dragging items out")
@MainActor
struct DragSourceTests {
  private typealias State = NSCollectionViewItem.HighlightState

  @Test func `An item is selected, asked about, written, and then dragged`() {
    let (fixture, source) = Fixture.letters()
    fixture.window.pressMouse(at: fixture.middle(0, 1))
    fixture.window.moveMouse(to: fixture.point(111, 40))
    expectEqual(
      source.log,
      [
        "shouldChange 0.1 forSelection", "didChange 0.1 forSelection", "shouldSelect 0.1",
        "didSelect 0.1", "didChange 0.1 none", "canDrag 0.1", "writer 0.1", "begin 0.1",
        "validate on 0.1", "shouldChange 0.1 asDropTarget", "didChange 0.1 asDropTarget", "update",
      ])
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 1)])
    fixture.window.releaseMouse()
    expectEqual(source.log.suffix(3), ["didChange 0.1 none", "accept on 0.1", "ended 16"])
  }

  @Test func `Three points are a click, more are a drag`() {
    let (fixture, source) = Fixture.letters()
    fixture.window.pressMouse(at: fixture.point(110, 20))
    fixture.window.moveMouse(to: fixture.point(113, 20))
    expectNil(source.session)
    fixture.window.moveMouse(to: fixture.point(113.5, 20))
    expectNotNil(source.session)
  }

  @Test func `With an item that is selected all selected items are dragged, in order`() {
    let (fixture, source) = Fixture.letters()
    fixture.view.allowsMultipleSelection = true
    fixture.view.selectionIndexPaths = [path(1, 0), path(0, 5), path(0, 1)]
    fixture.window.pressMouse(at: fixture.middle(0, 5))
    fixture.window.moveMouse(to: fixture.point(280, 20))
    expectEqual(
      source.log.prefix(5),
      [
        "canDrag 0.1 0.5 1.0", "writer 0.1", "writer 0.5", "writer 1.0", "begin 0.1 0.5 1.0",
      ])
    expectEqual(source.session?.draggingLeaderIndex, 1)
    let board = source.session?.draggingPasteboard
    expectEqual(board?.pasteboardItems?.map { $0.string(forType: .letter) }, ["B", "F", "H"])
    expectEqual(board?.types, [.letter])
    fixture.window.releaseMouse()
    expectEqual(fixture.view.selectionIndexPaths.count, 3)
  }

  @Test func `A selected item that is pressed with command and dragged stays selected`() {
    let (fixture, source) = Fixture.letters()
    fixture.view.allowsMultipleSelection = true
    fixture.view.selectionIndexPaths = [path(0, 1), path(0, 2)]
    fixture.window.pressMouse(at: fixture.middle(0, 1), modifiers: .command)
    fixture.window.moveMouse(to: fixture.point(20, 100), modifiers: .command)
    expectContains(source.log, "begin 0.1 0.2")
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 1), path(0, 2)])
    expectEqual(fixture.view.item(at: path(0, 1))?.highlightState, State.none)
  }

  @Test func `Items without a writer stay behind`() {
    let (fixture, source) = Fixture.letters()
    fixture.view.allowsMultipleSelection = true
    fixture.view.selectionIndexPaths = [path(0, 0), path(0, 1), path(0, 2)]
    source.unwritten = [path(0, 1)]
    fixture.window.drag(from: fixture.middle(0, 0), to: fixture.point(200, 120))
    expectContains(source.log, "begin 0.0 0.2")
  }

  @Test func `If no item has a writer, a rectangle selects`() {
    let (fixture, source) = Fixture.letters()
    fixture.view.allowsMultipleSelection = true
    source.unwritten = [path(0, 0)]
    fixture.window.drag(from: fixture.middle(0, 0), to: fixture.point(110, 20))
    expectNil(source.session)
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 0), path(0, 1)])
  }

  @Test func `If no item has a writer and one may be selected, nothing more happens`() {
    let (fixture, source) = Fixture.letters()
    source.unwritten = [path(0, 0)]
    fixture.window.drag(from: fixture.middle(0, 0), to: fixture.point(110, 20))
    expectNil(source.session)
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 0)])
  }

  @Test func `A drag that is refused leaves the item selected, and selects no others`() {
    let (fixture, source) = Fixture.letters()
    fixture.view.allowsMultipleSelection = true
    source.canDrag = false
    fixture.window.drag(from: fixture.middle(0, 0), to: fixture.point(290, 140))
    expectEqual(source.log.last, "canDrag 0.0")
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 0)])
  }

  @Test func `A delegate that cannot write drags nothing`() {
    let fixture = Fixture(
      clip: NSSize(width: 300, height: 150), counts: [7, 3], layout: Fixture.exampleFlow())
    fixture.view.isSelectable = true
    fixture.window.drag(from: fixture.middle(0, 0), to: fixture.point(290, 140))
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 0)])
    expectEqual(fixture.source.log.last, "didChange 0.0 none")
  }

  @Test func `Where nothing can be selected nothing is dragged`() {
    let (fixture, source) = Fixture.letters()
    fixture.view.isSelectable = false
    fixture.window.drag(from: fixture.middle(0, 0), to: fixture.point(290, 140))
    expectEmpty(source.log)
  }

  /// Writes all items at once, and has an image for them.
  private final class ImageDelegate: NSObject, NSCollectionViewDelegate {
    var asked: Set<IndexPath> = []
    func collectionView(
      _ collectionView: NSCollectionView, writeItemsAt indexPaths: Set<IndexPath>,
      to pasteboard: NSPasteboard
    ) -> Bool { pasteboard.setString("all", forType: .string) }
    func collectionView(
      _ collectionView: NSCollectionView, draggingImageForItemsAt indexPaths: Set<IndexPath>,
      with event: NSEvent, offset dragImageOffset: NSPointPointer
    ) -> NSImage {
      asked = indexPaths
      return NSImage(size: NSSize(width: 21, height: 11), flipped: false) { _ in true }
    }
  }

  // Appkit rule MX-7.
  @Test func `A delegate may draw all dragged items as one image`() throws {
    let delegate = ImageDelegate()
    let fixture = Fixture(
      clip: NSSize(width: 300, height: 150), counts: [7], layout: Fixture.exampleFlow())
    fixture.view.delegate = delegate
    fixture.view.isSelectable = true
    fixture.window.pressMouse(at: fixture.middle(0, 2))
    fixture.window.moveMouse(to: fixture.point(150, 100))
    expectEqual(delegate.asked, [path(0, 2)])
    let tree = String(decoding: try Picture(of: fixture.window).data(.txt), as: UTF8.self)
    expectContains(tree, "21 × 11", "\(tree)")
  }

  // MARK: Older forms

  /// Writes all items at once, by number.
  private final class OldDelegate: NSObject, NSCollectionViewDelegate {
    var heard: [String] = []
    func collectionView(
      _ collectionView: NSCollectionView, canDragItemsAt indexes: IndexSet, with event: NSEvent
    ) -> Bool {
      heard.append("can \(indexes.map { $0 })")
      return true
    }
    func collectionView(
      _ collectionView: NSCollectionView, writeItemsAt indexes: IndexSet,
      to pasteboard: NSPasteboard
    ) -> Bool {
      heard.append("write \(indexes.map { $0 })")
      return pasteboard.setString("old", forType: .string)
    }
    func collectionView(
      _ collectionView: NSCollectionView, draggingSession session: NSDraggingSession,
      willBeginAt screenPoint: NSPoint, forItemsAt indexes: IndexSet
    ) { heard.append("begin \(indexes.map { $0 })") }
    func collectionView(
      _ collectionView: NSCollectionView, namesOfPromisedFilesDroppedAtDestination dropURL: URL,
      forDraggedItemsAt indexes: IndexSet
    ) -> [String] { indexes.map { "\($0) in \(dropURL.lastPathComponent)" } }
    func collectionView(
      _ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
      proposedIndex proposedDropIndex: UnsafeMutablePointer<Int>,
      dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
    ) -> NSDragOperation {
      heard.append("validate \(proposedDropOperation.pointee) \(proposedDropIndex.pointee)")
      proposedDropIndex.pointee = 3
      proposedDropOperation.pointee = .before
      return .copy
    }
    func collectionView(
      _ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo, index: Int,
      dropOperation: NSCollectionView.DropOperation
    ) -> Bool {
      let url = URL(fileURLWithPath: "/folder")
      let names = draggingInfo.namesOfPromisedFilesDropped(atDestination: url) ?? []
      heard.append("accept \(dropOperation) \(index) \(names)")
      return true
    }
  }

  private func oldFixture(_ counts: [Int]) -> (Fixture, OldDelegate) {
    let delegate = OldDelegate()
    let fixture = Fixture(
      clip: NSSize(width: 300, height: 150), counts: counts, layout: Fixture.exampleFlow())
    fixture.view.delegate = delegate
    fixture.view.isSelectable = true
    fixture.view.registerForDraggedTypes([.string])
    return (fixture, delegate)
  }

  @Test func `In one section a delegate may count items by number`() {
    let (fixture, source) = oldFixture([7])
    fixture.window.drag(from: fixture.middle(0, 5), to: fixture.middle(0, 1))
    expectEqual(
      source.heard,
      [
        "can [5]", "write [5]", "begin [5]", "validate on 1", "accept before 3 [\"5 in folder\"]",
      ])
  }

  @Test func `In several sections numbers do not count`() {
    let (fixture, source) = oldFixture([7, 3])
    fixture.window.drag(from: fixture.middle(0, 5), to: fixture.middle(0, 1))
    expectEmpty(source.heard)
    expectEqual(fixture.window.drop(["x" as NSString], at: fixture.middle(0, 1)), [])
    expectEmpty(source.heard)
  }

  // MARK: Other views

  /// A box that is dragged by itself.
  private final class Box: NSView, NSDraggingSource {
    var log: [String] = []
    override func mouseDragged(with event: NSEvent) {
      let item = NSDraggingItem(pasteboardWriter: "box" as NSString)
      item.setDraggingFrame(bounds, contents: draggedImage)
      beginDraggingSession(with: [item], event: event, source: self)
    }
    private var draggedImage: NSImage? {
      NSImage(systemSymbolName: "folder", accessibilityDescription: nil)
    }
    func draggingSession(
      _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
    ) -> NSDragOperation { context == .withinApplication ? .copy : [] }
    func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {
      log.append("begin \(screenPoint.x)")
    }
    func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {
      log.append("moved \(screenPoint.x)")
    }
    func draggingSession(
      _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
    ) { log.append("ended \(screenPoint.x) \(operation.rawValue)") }
    func ignoreModifierKeys(for session: NSDraggingSession) -> Bool { true }
  }

  @Test func `Any view may begin a drag, and gets no more of the mouse until it ends`() {
    let window = NSWindow(
      contentRect: NSRect(x: 1000, y: 500, width: 200, height: 100), styleMask: [],
      backing: .buffered, defer: false)
    final class Inbox: NSView {
      override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { .every }
      override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
        sender.draggingPasteboard.string(forType: .string) == "box"
      }
    }
    let box = Box(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    let inbox = Inbox(frame: NSRect(x: 100, y: 0, width: 100, height: 100))
    inbox.registerForDraggedTypes([.string])
    window.contentView?.addSubview(box)
    window.contentView?.addSubview(inbox)
    window.pressMouse(at: NSPoint(x: 20, y: 20))
    window.moveMouse(to: NSPoint(x: 30, y: 20), modifiers: .control)
    window.moveMouse(to: NSPoint(x: 150, y: 20), modifiers: .control)
    // The mouse belongs to the drag, whatever happens.
    window.pressMouse(at: NSPoint(x: 20, y: 20))
    window.moveMouse(to: NSPoint(x: 151, y: 20), modifiers: .control)
    window.releaseMouse(modifiers: .control)
    expectEqual(
      box.log,
      [
        "begin 1030.0", "moved 1030.0", "moved 1150.0", "moved 1151.0", "ended 1151.0 1",
      ])
  }

  // MARK: Images and operations

  @Test func `An item that is dragged is drawn as one part`() throws {
    let item = PlainItem()
    expectEmpty(item.draggingImageComponents)
    item.view.frame = NSRect(x: 5, y: 5, width: 40, height: 30)
    let component = try #require(item.draggingImageComponents.first)
    expectEqual(item.draggingImageComponents.count, 1)
    expectEqual(component.key, .icon)
    expectEqual(component.frame, NSRect(x: 0, y: 0, width: 40, height: 30))
    expectEqual((component.contents as? NSImage)?.size, NSSize(width: 40, height: 30))
  }

  @Test func `The image of items is as large as the box around the visible ones`() throws {
    let (fixture, _) = Fixture.letters()
    var offset = NSPoint(x: 3, y: 4)
    let event = try #require(
      NSEvent.mouseEvent(
        with: .leftMouseDragged, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0,
        context: nil, eventNumber: 0, clickCount: 1, pressure: 1))
    let image = fixture.view.draggingImageForItems(
      at: [path(0, 0), path(0, 5), path(1, 9)], with: event, offset: &offset)
    // 0.0 is at (4, 2), 0.5 at (81.5, 50).
    expectEqual(image.size, NSSize(width: 137.5, height: 88))
    expectEqual(offset, NSPoint(x: 3, y: 4))
    let first = fixture.view.draggingImageForItems(
      at: IndexSet(integer: 1), with: event, offset: &offset)
    expectEqual(first.size, NSSize(width: 60, height: 40))
  }

  @Test func `Inside the program all may be done, outside nothing, unless it is specified`() throws
  {
    let (fixture, source) = Fixture.letters()
    let view = fixture.view
    fixture.window.pressMouse(at: fixture.middle(0, 0))
    fixture.window.moveMouse(to: fixture.middle(0, 2))
    let session = try #require(source.session)
    expectEqual(view.draggingSession(session, sourceOperationMaskFor: .withinApplication), .every)
    expectEqual(view.draggingSession(session, sourceOperationMaskFor: .outsideApplication), [])
    fixture.window.dropElsewhere(accepting: .copy)
    expectEqual(source.log.last, "ended 0")
    view.setDraggingSourceOperationMask([.copy, .link], forLocal: false)
    fixture.window.pressMouse(at: fixture.middle(0, 0))
    fixture.window.moveMouse(to: fixture.middle(0, 2))
    fixture.window.dropElsewhere(accepting: .copy)
    expectEqual(source.log.last, "ended 1")
  }

  @Test func `What the source does not let be done is not done`() {
    let (fixture, source) = Fixture.letters()
    fixture.view.setDraggingSourceOperationMask(.copy, forLocal: true)
    fixture.window.drag(from: fixture.middle(0, 0), to: fixture.middle(0, 2))
    expectLacks(source.log, where: { $0.hasPrefix("accept") })
    expectEqual(source.log.last, "ended 0")
    source.answer = [.move, .copy]
    fixture.window.drag(from: fixture.middle(0, 0), to: fixture.middle(0, 2))
    expectEqual(source.log.last, "ended 1")
  }

  @Test(
    arguments: [
      (.option, 1), (.control, 2), (.command, 4),
      ([.option, .command], 5), ([], 23), (.shift, 23),
    ] as [(NSEvent.ModifierFlags, UInt)])
  func `Keys that are held choose the operation`(keys: NSEvent.ModifierFlags, expected: UInt) {
    let (fixture, source) = Fixture.letters()
    source.answer = [.copy, .link, .generic, .move]
    fixture.window.drag(from: fixture.middle(0, 0), to: fixture.middle(0, 2), modifiers: keys)
    expectEqual(source.log.last, "ended \(expected)")
  }
}
