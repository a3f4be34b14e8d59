// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Testing

@Suite("Files in pieces")
struct AtomicFileWriterTests {
  private let folder: String
  private var path: String { folder + "/a" }

  init() throws { folder = try temporaryFolder() }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder) }
  }

  @Test func `Pieces appear together`() throws {
    let writer = try AtomicFileWriter(path: path)
    try writer.append(Data("0-one".utf8))
    expect(!FileManager.default.fileExists(atPath: path))
    try writer.replaceStart(with: Data("2".utf8))
    try writer.append(Data(" two".utf8))
    try writer.commit()
    expectEqual(FileManager.default.contents(atPath: path), Data("2-one two".utf8))
    try expectEqual(names, ["a"])
  }

  @Test func `A file that is given up leaves the old one and no other`() throws {
    _ = FileManager.default.createFile(atPath: path, contents: Data("old".utf8))
    do {
      let writer = try AtomicFileWriter(path: path)
      try writer.append(Data("new".utf8))
    }
    try expectEqual(names, ["a"])
    let writer = try AtomicFileWriter(path: path)
    writer.cancel()
    #expect(throws: FileError.self) { try writer.append(Data("new".utf8)) }
    #expect(throws: FileError.self) { try writer.commit() }
    expectEqual(FileManager.default.contents(atPath: path), Data("old".utf8))
    try expectEqual(names, ["a"])
  }

  @Test func `A device gets all pieces at the end`() throws {
    let writer = try AtomicFileWriter(path: "/dev/null")
    try writer.append(Data("abc".utf8))
    try writer.replaceStart(with: Data("x".utf8))
    try writer.commit()
    let full = try AtomicFileWriter(path: "/dev/full")
    try full.append(Data("abc".utf8))
    #expect(throws: FileError.self) { try full.commit() }
  }
}
