// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// What a destination of one's own hears of a drag and can ask about it (appkit rules MX-1 to MX-7).
@Suite("AppKit: destinations of drags")
@MainActor
struct DragDestinationTests {
  private final class Target: NSView {
    var log: [String] = []
    var prepares = true
    var info: ((any NSDraggingInfo) -> Void)?

    override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
      log.append("entered")
      info?(sender)
      return .copy
    }
    override func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
      log.append("updated")
      return .copy
    }
    override func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool {
      log.append("prepare")
      return prepares
    }
    override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
      log.append("perform")
      return true
    }
  }

  private let fixture: Fixture
  private let source: LetterSource
  private let target = Target(frame: NSRect(x: 0, y: 0, width: 60, height: 40))

  init() {
    (fixture, source) = Fixture.letters()
    target.registerForDraggedTypes([.letter])
    fixture.window.contentView?.addSubview(target)
    fixture.view.setDraggingSourceOperationMask([.copy, .move], forLocal: true)
  }

  private var point: NSPoint { target.convert(NSPoint(x: 30, y: 20), to: nil) }
  private var near: NSPoint { target.convert(NSPoint(x: 35, y: 20), to: nil) }

  private func start() {
    fixture.window.pressMouse(at: fixture.middle(0, 1))
    fixture.window.moveMouse(to: point)
  }

  @Test func `It is updated while the mouse moves over it, and prepares before it performs`() {
    start()
    fixture.window.moveMouse(to: near)
    fixture.window.releaseMouse()
    expectEqual(target.log, ["entered", "updated", "prepare", "perform"])
    expectEqual(source.log.last, "ended \(NSDragOperation.copy.rawValue)")
  }

  @Test func `Nothing is performed where nothing is prepared`() {
    target.prepares = false
    start()
    fixture.window.releaseMouse()
    expectEqual(target.log, ["entered", "prepare"])
    expectEqual(source.log.last, "ended 0")
  }

  @Test func `A view accepts to prepare, and answers an update as it did before`() throws {
    final class Plain: NSView {
      override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { .copy }
      override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
    }
    let plain = Plain(frame: target.frame)
    plain.registerForDraggedTypes([.letter])
    target.removeFromSuperview()
    fixture.window.contentView?.addSubview(plain)
    let at = plain.convert(NSPoint(x: 30, y: 20), to: nil)
    fixture.window.pressMouse(at: fixture.middle(0, 1))
    fixture.window.moveMouse(to: at)
    fixture.window.moveMouse(to: NSPoint(x: at.x + 3, y: at.y))
    fixture.window.releaseMouse()
    expectEqual(source.log.last, "ended \(NSDragOperation.copy.rawValue)")
  }

  @Test func `A drag says its window, its operations and its number`() {
    var numbers: [Int] = []
    target.info = { [fixture] info in
      expectSame(info.draggingDestinationWindow, fixture.window)
      expectEqual(info.draggingSourceOperationMask, [.copy, .move])
      numbers.append(info.draggingSequenceNumber)
    }
    start()
    expectEqual(source.session?.draggingSequenceNumber, numbers.first)
    fixture.window.releaseMouse()
    start()
    fixture.window.releaseMouse()
    expectEqual(Set(numbers).count, 2, "each drag has a number of its own")
  }

  @Test func `Items are enumerated by destination and session, with options that hide the rest`() {
    let options = NSDraggingItemEnumerationOptions(rawValue: 1 << 16)
    expectEqual(options, .clearNonenumeratedImages)
    expectEqual(options.rawValue, 65_536)
    expectEqual(NSDraggingItemEnumerationOptions.concurrent.rawValue, 1)
    var seen: [Int] = []
    target.info = { [target] info in
      info.draggingFormation = .pile
      info.enumerateDraggingItems(
        options: options, for: target, classes: [NSPasteboardItem.self], searchOptions: [:]
      ) { item, index, stop in
        seen.append(index)
        expectEqual(item.draggingFrame.size, NSSize(width: 60, height: 40))
        stop.pointee = true
      }
    }
    fixture.view.allowsMultipleSelection = true
    fixture.view.selectionIndexPaths = [path(0, 1), path(0, 2)]
    start()
    expectEqual(seen, [0])
    var count = 0
    source.session?.enumerateDraggingItems(
      options: [], for: nil, classes: [NSPasteboardItem.self], searchOptions: [:],
      using: { _, _, _ in count += 1 })
    expectEqual(count, 2)
    expectEqual(NSDraggingFormation.pile.rawValue, 2)
  }

  @Test func `An image is made by its provider when it is needed`() {
    let item = NSDraggingItem(pasteboardWriter: "word" as NSString)
    var calls = 0
    item.imageComponentsProvider = {
      calls += 1
      return [NSDraggingImageComponent(key: .icon)]
    }
    expectEqual(calls, 0)
    expectEqual(item.imageComponents?.count, 1)
    expectEqual(item.imageComponents?.first?.key, .icon)
    expectEqual(calls, 1, "it is made once")
    item.imageComponentsProvider = nil
    expectNil(item.imageComponents)
  }

  @Test func `Declared types clear what was on the pasteboard`() {
    let board = NSPasteboard.withUniqueName()
    board.setString("old", forType: .string)
    let count = board.declareTypes([.string], owner: nil)
    expectEqual(count, board.changeCount)
    expectNil(board.string(forType: .string))
    board.setString("new", forType: .string)
    expectEqual(board.string(forType: .string), "new")
  }
}
