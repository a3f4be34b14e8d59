// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WebDriver

/// A document on the page of a server, in a folder of its own.
struct OpenedDocument {
  let browser: Browser
  let served: ServedGallery
  let file: URL

  /// Whether the page has its panels and a picture.
  static let isReady =
    "typeof page !== 'undefined' && typeof bench !== 'undefined' && typeof fields !== 'undefined' && fields.message && page.frames > 0"

  /// Opens a document, and expects the page to complain of nothing.
  static func open(
    _ document: String = ServedGallery.grid, width: Int = 1200, height: Int = 820,
    _ body: (OpenedDocument) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("grid.layout.json5")
    try document.write(to: file, atomically: true, encoding: .utf8)
    let served = try ServedGallery(file.path)
    try await Browser.run(width: width, height: height) { browser in
      try await browser.open(served.url)
      try await browser.wait(until: isReady)
      try await body(OpenedDocument(browser: browser, served: served, file: file))
      #expect(try await browser.complaints() == [])
      // A page with changes asks before it is left.
      let _: Bool = try await browser.evaluate("bench.isSaved = true; return true")
    }
  }

  /// The text of the file.
  var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  func evaluate<Value: Decodable>(
    _ script: String, as type: Value.Type = Value.self
  ) async throws -> Value { try await browser.evaluate(script, as: type) }

  /// Runs statements that return nothing.
  func run(_ script: String) async throws {
    let _: Bool = try await evaluate("\(script); return true")
  }

  func wait(_ condition: String) async throws { try await browser.wait(until: condition) }

  /// Waits until what was done is on the screen.
  func settle() async throws { try await wait("page.inputs.size === 0") }

  /// Selects a value as a click on its row does.
  func select(_ path: String) async throws {
    let _: Bool = try await evaluate(
      "document.querySelector(`#tree [data-path=\"\(path)\"]`).click(); return true")
    try await wait("fields.message.path === '\(path)' && outline.actions.length > 0")
  }

  /// Types in the field of a key.
  func type(_ value: String, in key: String) async throws {
    let _: Bool = try await evaluate(
      """
      const field = document.querySelector("#fields [data-key='\(key)'] input[type=text]");
      field.focus();
      field.value = "\(value)";
      field.dispatchEvent(new Event("input", { bubbles: true }));
      return true;
      """)
    try await settle()
  }

  /// Drags the middle of the first element of a selector.
  func drag(_ selector: String, across: Int = 0, down: Int = 0) async throws {
    let from: [Int] = try await evaluate(
      """
      const box = document.querySelector(`\(selector)`).getBoundingClientRect();
      return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      """)
    try await browser.drag(
      from: (from[0], from[1]), to: (from[0] + across, from[1] + down))
    try await wait("pending === null && page.inputs.size === 0")
  }
}
