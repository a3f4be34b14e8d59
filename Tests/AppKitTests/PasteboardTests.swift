// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Testing

@Suite("AppKit: pasteboards")
@MainActor
struct PasteboardTests {
  private let board = NSPasteboard.withUniqueName()

  @Test func `Pasteboards of one name share what is on them`() {
    let name = NSPasteboard.Name("shared")
    let count = NSPasteboard(name: name).changeCount
    #expect(NSPasteboard(name: name).clearContents() == count + 1)
    NSPasteboard(name: name).setString("word", forType: .string)
    #expect(NSPasteboard(name: name).string(forType: .string) == "word")
    #expect(NSPasteboard(name: name).changeCount == count + 1)
    #expect(board.string(forType: .string) == nil)
    #expect(NSPasteboard.general.name == .general)
  }

  @Test func `Objects are items in the order in which they were written`() throws {
    let url = try #require(NSURL(string: "https://example.org"))
    #expect(board.writeObjects(["one" as NSString, url, NSURL(fileURLWithPath: "/tmp/a")]))
    #expect(board.types == [.string, .URL, .fileURL])
    #expect(board.pasteboardItems?.count == 3)
    #expect(board.string(forType: .string) == "one\nhttps://example.org")
    #expect(board.data(forType: .string) == Data("one".utf8))
    #expect(board.availableType(from: [.png, .fileURL, .string]) == .fileURL)
    let read = board.readObjects(forClasses: [NSURL.self, NSString.self]) ?? []
    #expect(
      read.compactMap { ($0 as? NSURL)?.absoluteString } == [
        "https://example.org", "file:///tmp/a",
      ])
    #expect(read.compactMap { $0 as? NSString } == ["one"])
    let files = board.readObjects(
      forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true])
    #expect(files?.count == 1)
    board.clearContents()
    #expect(board.types == nil && board.pasteboardItems == [])
  }

  @Test func `Data, texts and property lists are each other where they can be`() {
    let item = NSPasteboardItem()
    item.setString("text", forType: .string)
    item.setPropertyList(["a": 1], forType: .color)
    item.setData(Data([0xFF, 0xFE]), forType: .png)
    #expect(item.types == [.string, .color, .png])
    #expect(item.data(forType: .string) == Data("text".utf8))
    #expect(item.string(forType: .png) == nil)
    #expect(item.string(forType: .html) == nil)
    #expect((item.propertyList(forType: .color) as? [String: Int]) == ["a": 1])
    let data = item.data(forType: .color) ?? Data()
    let other = NSPasteboardItem()
    other.setData(data, forType: .color)
    #expect((other.propertyList(forType: .color) as? [String: Int]) == ["a": 1])
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
    #expect(promise.asked == 0 && board.types == [.string])
    #expect(board.string(forType: .string) == "late")
    #expect(board.string(forType: .string) == "late")
    #expect(promise.asked == 1)
  }

  @Test func `A class of one's own is read`() {
    final class Note: NSObject, NSPasteboardReading {
      let text: String
      static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        [.letter]
      }
      init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) {
        guard let text = propertyList as? String else { return nil }
        self.text = text
      }
    }
    board.setString("a", forType: .letter)
    let notes = board.readObjects(forClasses: [NSImage.self, Note.self]) as? [Note]
    #expect(notes?.map(\.text) == ["a"])
    #expect(board.canReadObject(forClasses: [Note.self]))
    #expect(!board.canReadObject(forClasses: [NSImage.self, NSString.self]))
  }

  @Test func `An item that was cleared can be written again`() {
    let item = NSPasteboardItem()
    item.setString("x", forType: .string)
    board.writeObjects([item])
    board.clearContents()
    #expect(board.writeObjects([item]))
    #expect(!board.writeObjects([NSPasteboardItem()]))
  }
}
