// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
      #expect(WritableFile(file).read() == "")
    }
  }

  @Test func `A link that was named is followed`() throws {
    try withFiles { file, other in
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
      let written = WritableFile(file)
      #expect(written.read() == "b")
      try written.write(Data("c".utf8))
      #expect(try String(contentsOf: other, encoding: .utf8) == "c")
    }
  }

  @Test func `A link that was put in its place later is not followed`() throws {
    try withFiles { file, other in
      let written = WritableFile(file)
      #expect(written.read() == "a")
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
      #expect(written.read() == nil)
      #expect(written.exists)
    }
  }

  @Test func `A pipe, a folder and nothing at all are read at once, as no text`() throws {
    try withFiles { file, _ in
      let written = WritableFile(file)
      try FileManager.default.removeItem(at: file)
      #expect(written.read() == nil)
      #expect(!written.exists)
      #expect(mkfifo(file.path, 0o600) == 0)
      #expect(written.read() == nil)
      #expect(written.exists)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      #expect(written.read() == nil)
    }
  }
}
