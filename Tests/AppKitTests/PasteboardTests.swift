// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

@Suite("AppKit: pasteboards")
@MainActor
struct PasteboardTests {
  private let board = NSPasteboard.withUniqueName()

  @Test func `Pasteboards of one name share what is on them`() {
    let name = NSPasteboard.Name("shared")
    let count = NSPasteboard(name: name).changeCount
    expectEqual(NSPasteboard(name: name).clearContents(), count + 1)
    NSPasteboard(name: name).setString("word", forType: .string)
    expectEqual(NSPasteboard(name: name).string(forType: .string), "word")
    expectEqual(NSPasteboard(name: name).changeCount, count + 1)
    expectNil(board.string(forType: .string))
    expectEqual(NSPasteboard.general.name, .general)
  }

  @Test func `Objects are items in the order in which they were written`() throws {
    let url = try #require(NSURL(string: "https://example.org"))
    expect(board.writeObjects(["one" as NSString, url, NSURL(fileURLWithPath: "/tmp/a")]))
    expectEqual(board.types, [.string, .URL, .fileURL])
    expectEqual(board.pasteboardItems?.count, 3)
    expectEqual(board.string(forType: .string), "one\nhttps://example.org")
    expectEqual(board.data(forType: .string), Data("one".utf8))
    expectEqual(board.availableType(from: [.png, .fileURL, .string]), .fileURL)
    let read = board.readObjects(forClasses: [NSURL.self, NSString.self]) ?? []
    expectEqual(
      read.compactMap { ($0 as? NSURL)?.absoluteString },
      [
        "https://example.org", "file:///tmp/a",
      ])
    expectEqual(read.compactMap { $0 as? NSString }, ["one"])
    let files = board.readObjects(
      forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true])
    expectEqual(files?.count, 1)
    board.clearContents()
    expectNil(board.types)
    expectEqual(board.pasteboardItems, [])
  }

  @Test func `Data, texts and property lists are each other where they can be`() {
    let item = NSPasteboardItem()
    item.setString("text", forType: .string)
    item.setPropertyList(["a": 1], forType: .color)
    item.setData(Data([0xFF, 0xFE]), forType: .png)
    expectEqual(item.types, [.string, .color, .png])
    expectEqual(item.data(forType: .string), Data("text".utf8))
    expectNil(item.string(forType: .png))
    expectNil(item.string(forType: .html))
    expectEqual((item.propertyList(forType: .color) as? [String: Int]), ["a": 1])
    let data = item.data(forType: .color) ?? Data()
    let other = NSPasteboardItem()
    other.setData(data, forType: .color)
    expectEqual((other.propertyList(forType: .color) as? [String: Int]), ["a": 1])
  }

  @Test func `What is promised is asked for when it is read`() {
    final class Promise: NSObject, NSPasteboardWriting {
      var asked = 0
      func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        [.string]
      }
      func writingOptions(
        forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
      ) -> NSPasteboard.WritingOptions { .promised }
      func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        asked += 1
        return "late"
      }
    }
    let promise = Promise()
    board.writeObjects([promise])
    expectEqual(promise.asked, 0)
    expectEqual(board.types, [.string])
    expectEqual(board.string(forType: .string), "late")
    expectEqual(board.string(forType: .string), "late")
    expectEqual(promise.asked, 1)
  }

  @Test func `A class of one's own is read`() {
    final class Note: NSObject, NSPasteboardReading {
      static var made = 0
      let text: String
      static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        [.letter]
      }
      init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) {
        guard let text = propertyList as? String else { return nil }
        self.text = text
        Self.made += 1
      }
    }
    board.setString("a", forType: .letter)
    let notes = board.readObjects(forClasses: [NSImage.self, Note.self]) as? [Note]
    expectEqual(notes?.map(\.text), ["a"])
    expectEqual(Note.made, 1)
    expect(board.canReadObject(forClasses: [Note.self]))
    expect(!board.canReadObject(forClasses: [NSImage.self, NSString.self]))
  }

  @Test func `An item that was cleared can be written again`() {
    let item = NSPasteboardItem()
    item.setString("x", forType: .string)
    board.writeObjects([item])
    board.clearContents()
    expect(board.writeObjects([item]))
    expect(!board.writeObjects([NSPasteboardItem()]))
  }
}
