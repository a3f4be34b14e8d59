// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import Testing

@testable import gallery

/// The documents of the page of keys, drawn as a reader of the page draws them.
@Suite("Drawing the documents of single keys")
struct KeyDocumentDrawingTests {
  @Test @MainActor func `The command draws all of them`() throws {
    let files = try UserFiles()
    defer { files.remove() }
    var names: [String] = []
    for document in KeyDocument.all {
      let name = "\(document.object)-\(document.key.replacing("$", with: "")).layout.json5"
      try files.write(document.text, to: name)
      names.append(name)
    }
    let result = try Command.gallery(
      names + ["--out-dir", "out", "--format", "svg"], in: files.folder)
    expectEqual(result.status, 0, "\(result)")
  }
}
