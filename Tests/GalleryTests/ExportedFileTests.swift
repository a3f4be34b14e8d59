// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import LayoutExport
import Testing
import UIKit
import WaitingSuites

@testable import gallery

/// One test, since each file is compiled once and drawn at all widths.
@MainActor @Suite("Swift from documents, compiled", .waitsForProcesses)
struct ExportedFileTests {
  private static let corpus = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("LayoutDocumentsTests/Corpus").path

  /// The sizes at which each file is compared beside its own: that of a phone, and an iPad's, where
  /// variants hold. A file takes a third of a second at each.
  private static let sizes = [CGSize(width: 390, height: 600), CGSize(width: 1024, height: 600)]

  // In a process, and so on a main thread, of its own: other tests of views need not wait for it.
  @Test func `An exported file compiles, and its tree is that of the document`() async {
    await #expect(processExitsWith: .success) { try await ExportedFileTests.compare() }
  }

  private static func compare() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var files = try FileManager.default.contentsOfDirectory(atPath: Self.corpus).sorted()
    var documents = try files.map { file in
      let text = try String(contentsOfFile: "\(corpus)/\(file)", encoding: .utf8)
      return try Self.export(text, name: file, to: folder)
    }
    // One list of so many would take the compiler minutes.
    files.append("many-sizes.layout.json")
    documents.append(try Self.export(Self.manySizes, name: "many-sizes", to: folder))
    var ownSizes: Set<CGSize> = []
    for size in Self.sizes {
      try Self.draw(in: folder, at: size)
      for (file, document) in zip(files, documents) {
        try Self.compare(file, of: document, at: size, in: folder)
      }
    }
    for (file, document) in zip(files, documents) {
      guard let size = document.size, !Self.sizes.contains(size) else { continue }
      ownSizes.insert(size)
      try Self.draw(file, in: folder, at: size)
      try Self.compare(file, of: document, at: size, in: folder)
    }
    expectNotEmpty(ownSizes)
  }

  /// Draws all files of a folder, or one, as trees.
  private static func draw(_ file: String? = nil, in folder: String, at size: CGSize) throws {
    let output = output(folder, size)
    var words = ["all", folder, "--quiet", "--format", "txt", "--out-dir", output]
    if let file {
      let name = name(of: file)
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
      words = ["\(folder)/\(name).swift", "--quiet", "--out", "\(output)/\(name).txt"]
    }
    let result = try Command.process(words + ["--size", "\(Int(size.width))x\(Int(size.height))"])
    expectEqual(result.status, 0, "\(result.errors)")
  }

  private static func output(_ folder: String, _ size: CGSize) -> String {
    "\(folder)/\(Int(size.width))x\(Int(size.height))"
  }

  /// Compares the tree of an exported file, and the size of its picture, with those of the document.
  private static func compare(
    _ file: String, of document: Exported, at size: CGSize, in folder: String
  ) throws {
    let tree = try Self.tree(of: document.document, at: size)
    let path = "\(output(folder, size))/\(Self.name(of: file)).txt"
    let exported = try String(contentsOfFile: path, encoding: .utf8)
    expectGreater(tree.count, 3, "\(file)")
    expectPrefix(tree[0], "\(Int(size.width)) × \(Int(size.height)) @", "\(file): \(tree[0])")
    expectEqual(TreeLines.of(exported), tree, "\(file) at \(size)")
  }

  /// A document that was exported.
  private struct Exported {
    /// The document without what pictures and films have and code has not.
    let document: LayoutDocument
    /// The size of its picture; nil for one that names none.
    let size: CGSize?
  }

  private static func name(of file: String) -> String { String(file.prefix { $0 != "." }) }

  /// Thousands of items, each with a size of its own.
  private static let manySizes: String = {
    let sizes = (0..<3_000).map { "[\(20 + $0 % 70).\($0 % 4 * 25), \(20 + $0 % 31)]" }
    return """
      { version: 1, layout: { type: "flow" }, data: { sections: [
        { count: 3000, each: { size: { cycle: [\(sizes.joined(separator: ", "))] } } }] } }
      """
  }()

  /// Exports a document into a folder.
  private static func export(
    _ text: String, name file: String, to folder: String
  ) throws -> Exported {
    let reading = DocumentReading(text)
    var document = try #require(reading.document, "\(file)")
    // The rest of a picture is compared with random documents.
    let size = document.picture.size
    var picture = LayoutDocument.Picture()
    picture.safeArea = document.picture.safeArea
    document.picture = picture
    let swift = SwiftExport.swift(of: document, name: name(of: file))
    try Data(swift.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name(of: file)).swift"))
    document.film = nil
    return Exported(document: document, size: size)
  }

  private static func tree(of document: LayoutDocument, at size: CGSize) throws -> [String] {
    let file = try #require(DocumentFile("a.layout.json"))
    let subject = Subject(
      OpenDocument(
        file: file, reading: DocumentReading(document.canonicalText), document: document,
        images: nil, imagePaths: []))
    var settings = try OptionsByDefault.settings(of: subject)
    settings.size = size
    return TreeLines.of(
      String(decoding: try Screen(subject, settings: settings).data(.txt), as: UTF8.self))
  }
}
