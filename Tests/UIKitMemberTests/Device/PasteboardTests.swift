// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

@Suite("Pasteboards")
@MainActor
struct PasteboardTests {
  @Test func `What is copied is pasted, by each of its types`() {
    let board = UIPasteboard.withUniqueName()
    expectNil(board.string)
    expectNil(board.strings)
    expectEmpty(board.types)
    board.string = "Pad thai"
    expectEqual(board.string, "Pad thai")
    expect(board.hasStrings)
    expect(!board.hasURLs)
    expectEqual(board.types, ["public.utf8-plain-text"])
    expectEqual(board.numberOfItems, 1)
    expectEqual(board.data(forPasteboardType: "public.utf8-plain-text"), Data("Pad thai".utf8))
    expect(board.contains(pasteboardTypes: ["public.url", "public.utf8-plain-text"]))
    board.urls = [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]
    expectEqual(board.url?.path, "/a")
    expectEqual(board.urls?.count, 2)
    expect(board.hasURLs)
    expectNil(board.string)
    board.colors = [.red, .blue]
    expectEqual(board.color, .red)
    expectEqual(board.colors, [.red, .blue])
    expect(board.hasColors)
    let image = UIImage(systemName: "star")
    board.image = image
    expectSame(board.image, image)
    expectEqual(board.images?.count, 1)
    expect(board.hasImages)
    board.strings = []
    expectEmpty(board.items)
    expectNil(board.images)
  }

  @Test func `Items have values of several types, and more can be added`() {
    let board = UIPasteboard.withUniqueName()
    board.setItems([["a": 1, "b": Data([2])]], options: [.localOnly: true])
    board.addItems([["a": 3]])
    expectEqual(board.types, ["a", "b"])
    expectEqual(board.items.count, 2)
    expectEqual(board.value(forPasteboardType: "a") as? Int, 1)
    expectEqual(board.data(forPasteboardType: "b"), Data([2]))
    expectNil(board.data(forPasteboardType: "a"))
    board.setValue("x", forPasteboardType: "c")
    expectEqual(board.types, ["c"])
    expectEqual(board.numberOfItems, 1)
    // Data of a known type are read as its values.
    board.setData(Data("Basil".utf8), forPasteboardType: "public.plain-text")
    expectEqual(board.string, "Basil")
    expect(board.hasStrings)
    expect(!board.hasImages)
    board.setData(Data([4]), forPasteboardType: "d")
    expectEqual(board.data(forPasteboardType: "d"), Data([4]))
  }

  @Test func `Pasteboards of one name hold the same, until it is removed`() throws {
    let name = UIPasteboard.Name("test.recipes")
    expectEqual(name, UIPasteboard.Name(rawValue: "test.recipes"))
    expectEqual(name.rawValue, "test.recipes")
    expectNil(UIPasteboard(name: name, create: false))
    let one = try #require(UIPasteboard(name: name, create: true))
    let other = try #require(UIPasteboard(name: name, create: false))
    one.string = "Basil"
    expectEqual(other.string, "Basil")
    expectEqual(other.name, name)
    expectEqual(other.changeCount, 1)
    var removed = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.removedNotification, object: other, queue: nil
    ) { _ in MainActor.assumeIsolated { removed += 1 } }
    UIPasteboard.remove(withName: name)
    UIPasteboard.remove(withName: .general)
    NotificationCenter.default.removeObserver(token)
    expectEqual(removed, 1)
    expectNil(UIPasteboard(name: name, create: false))
    expectEqual(UIPasteboard.general.name, .general)
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
    expectEqual(changes, [[added: ["a"]], [added: ["b"], removed: ["a"]]])
  }
}
