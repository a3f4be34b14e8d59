// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Synchronization
import Testing

/// Images that are found by their names.
@MainActor
@Suite("Named images")
struct NamedImageTests {
  nonisolated static let names: [NSImage.Name] = [
    NSImage.actionTemplateName, NSImage.addTemplateName, NSImage.bookmarksTemplateName,
    NSImage.cautionName, NSImage.folderName, NSImage.followLinkFreestandingTemplateName,
    NSImage.goLeftTemplateName, NSImage.goRightTemplateName, NSImage.iconViewTemplateName,
    NSImage.infoName, NSImage.listViewTemplateName, NSImage.lockLockedTemplateName,
    NSImage.menuMixedStateTemplateName, NSImage.menuOnStateTemplateName,
    NSImage.refreshFreestandingTemplateName, NSImage.refreshTemplateName,
    NSImage.removeTemplateName, NSImage.shareTemplateName,
    NSImage.stopProgressFreestandingTemplateName, NSImage.stopProgressTemplateName,
    NSImage.trashEmptyName, NSImage.trashFullName, NSImage.userName,
  ]

  @Test(arguments: names) func `The system's images are symbols of the tint`(name: NSImage.Name)
    throws
  {
    let image = try #require(NSImage(named: name))
    expect(image.isTemplate)
    expectGreater(image.size.width, 0)
    expectGreater(image.size.height, 0)
  }

  @Test func `A name that nothing has gives no image and no colour`() {
    expectNil(NSImage(named: "NSNothing"))
    expectNil(NSColor(named: "Nothing"))
    expectNil(NSColor(named: "Nothing", bundle: .main))
  }

  @Test func `A symbol that is not known is reported with the initializer that was called`() {
    let messages = Mutex<[String]>([])
    Console.$listener.withValue({ message in messages.withLock { $0.append(message) } }) {
      let image = NSImage(systemSymbolName: "no.symbol.of.the.mac", accessibilityDescription: nil)
      expectNil(image)
    }
    let found = messages.withLock { $0 }
    let beginning =
      "NSImage(systemSymbolName:accessibilityDescription:) knows no symbol 'no.symbol.of.the.mac'"
    expectEqual(found.count, 1)
    expectEqual(found.first?.hasPrefix(beginning), true)
  }
}
