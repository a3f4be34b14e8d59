// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Glibc
import Testing

@testable import PlaygroundServer

@Suite("The file of a document", .timeLimit(.minutes(1)))
struct WritableFileTests {
  /// Gives a body a folder with two files.
  private func withFiles(_ body: (_ file: URL, _ other: URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, other) = (folder.appending(path: "a.json"), folder.appending(path: "b.json"))
    try Data("a".utf8).write(to: file)
    try Data("b".utf8).write(to: other)
    try body(file, other)
  }

  @Test func `An empty file has an empty text`() throws {
    try withFiles { file, _ in
      try Data().write(to: file)
      expectEqual(WritableFile(file).read(), "")
    }
  }

  @Test func `A link that was named is followed`() throws {
    try withFiles { file, other in
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
      let written = WritableFile(file)
      expectEqual(written.read(), "b")
      try written.write(Data("c".utf8))
      try expectEqual(String(contentsOf: other, encoding: .utf8), "c")
    }
  }

  @Test func `A link that was put in its place later is not followed`() throws {
    try withFiles { file, other in
      let written = WritableFile(file)
      expectEqual(written.read(), "a")
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
      expectNil(written.read())
      expect(written.exists)
    }
  }

  @Test func `A pipe, a folder and nothing at all are read at once, as no text`() throws {
    try withFiles { file, _ in
      let written = WritableFile(file)
      try FileManager.default.removeItem(at: file)
      expectNil(written.read())
      expect(!written.exists)
      expectEqual(mkfifo(file.path, 0o600), 0)
      expectNil(written.read())
      expect(written.exists)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      expectNil(written.read())
    }
  }
}
