// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Pasteboards")
@MainActor
struct PasteboardTests {
  @Test func `What is copied is pasted, by each of its types`() {
    let board = UIPasteboard.withUniqueName()
    #expect(board.string == nil && board.strings == nil && board.types.isEmpty)
    board.string = "Pad thai"
    #expect(board.string == "Pad thai" && board.hasStrings && !board.hasURLs)
    #expect(board.types == ["public.utf8-plain-text"] && board.numberOfItems == 1)
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("Pad thai".utf8))
    #expect(board.contains(pasteboardTypes: ["public.url", "public.utf8-plain-text"]))
    board.urls = [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]
    #expect(board.url?.path == "/a" && board.urls?.count == 2 && board.hasURLs)
    #expect(board.string == nil)
    board.colors = [.red, .blue]
    #expect(board.color == .red && board.colors == [.red, .blue] && board.hasColors)
    let image = UIImage(systemName: "star")
    board.image = image
    #expect(board.image === image && board.images?.count == 1 && board.hasImages)
    board.strings = []
    #expect(board.items.isEmpty && board.images == nil)
  }

  @Test func `Items have values of several types, and more can be added`() {
    let board = UIPasteboard.withUniqueName()
    board.setItems([["a": 1, "b": Data([2])]], options: [.localOnly: true])
    board.addItems([["a": 3]])
    #expect(board.types == ["a", "b"] && board.items.count == 2)
    #expect(board.value(forPasteboardType: "a") as? Int == 1)
    #expect(board.data(forPasteboardType: "b") == Data([2]))
    #expect(board.data(forPasteboardType: "a") == nil)
    board.setValue("x", forPasteboardType: "c")
    #expect(board.types == ["c"] && board.numberOfItems == 1)
    // Data of a known type are read as its values.
    board.setData(Data("Basil".utf8), forPasteboardType: "public.plain-text")
    #expect(board.string == "Basil" && board.hasStrings && !board.hasImages)
    board.setData(Data([4]), forPasteboardType: "d")
    #expect(board.data(forPasteboardType: "d") == Data([4]))
  }

  @Test func `Pasteboards of one name hold the same, until it is removed`() throws {
    let name = UIPasteboard.Name("test.recipes")
    #expect(name == UIPasteboard.Name(rawValue: "test.recipes") && name.rawValue == "test.recipes")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let one = try #require(UIPasteboard(name: name, create: true))
    let other = try #require(UIPasteboard(name: name, create: false))
    one.string = "Basil"
    #expect(other.string == "Basil" && other.name == name && other.changeCount == 1)
    var removed = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.removedNotification, object: other, queue: nil
    ) { _ in MainActor.assumeIsolated { removed += 1 } }
    UIPasteboard.remove(withName: name)
    UIPasteboard.remove(withName: .general)
    NotificationCenter.default.removeObserver(token)
    #expect(removed == 1 && UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.general.name == .general)
  }

  @Test func `A change says which types came and went`() {
    let board = UIPasteboard.withUniqueName()
    var changes: [[String: [String]]] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { notification in
      let information = notification.userInfo as? [String: [String]]
      MainActor.assumeIsolated { changes.append(information ?? [:]) }
    }
    board.items = [["a": 1]]
    board.items = [["b": 1]]
    NotificationCenter.default.removeObserver(token)
    let (added, removed) = (
      UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey
    )
    #expect(changes == [[added: ["a"]], [added: ["b"], removed: ["a"]]])
  }
}
