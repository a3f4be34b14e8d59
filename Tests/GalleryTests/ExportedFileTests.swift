// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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

  /// The widths at which each file is compared: that of a phone, and an iPad's, where variants hold. A
  /// file takes a third of a second at each.
  private static let widths = [390, 1024]

  // In a process, and so on a main thread, of its own: other tests of views need not wait for it.
  @Test func `An exported file compiles, and its tree is that of the document`() async {
    await #expect(processExitsWith: .success) { try await ExportedFileTests.compare() }
  }

  private static func compare() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.corpus).sorted()
    let documents = try files.map { try Self.export($0, to: folder) }
    for width in Self.widths {
      let result = try Command.gallery(
        "all", folder, "--size", "\(width)x600", "--format", "txt", "--quiet", "--out-dir",
        "\(folder)/\(width)")
      #expect(result.status == 0, "\(result.errors)")
      for (file, document) in zip(files, documents) {
        let tree = try Self.tree(of: document, width: width)
        let path = "\(folder)/\(width)/\(Self.name(of: file)).txt"
        let exported = try String(contentsOfFile: path, encoding: .utf8)
        #expect(tree.count > 2, "\(file)")
        #expect(Self.lines(exported) == tree, "\(file) at \(width)")
      }
    }
  }

  private static func name(of file: String) -> String { String(file.prefix { $0 != "." }) }

  /// Exports a document of the corpus into a folder.
  ///
  /// - Returns: The document without what pictures and films have and code has not.
  private static func export(_ file: String, to folder: String) throws -> LayoutDocument {
    let reading = DocumentReading(
      try String(contentsOfFile: "\(corpus)/\(file)", encoding: .utf8))
    var document = try #require(reading.document, "\(file)")
    // The rest of a picture is compared with random documents.
    var picture = LayoutDocument.Picture()
    picture.safeArea = document.picture.safeArea
    document.picture = picture
    let swift = SwiftExport.swift(of: document, name: name(of: file))
    try Data(swift.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name(of: file)).swift"))
    document.film = nil
    return document
  }

  private static func tree(of document: LayoutDocument, width: Int) throws -> [String] {
    let file = try #require(DocumentFile("a.layout.json"))
    let subject = Subject(
      OpenDocument(
        file: file, reading: DocumentReading(document.canonicalText), document: document,
        images: nil, imagePaths: []))
    var settings = try OptionsByDefault.settings(of: subject)
    settings.size = CGSize(width: width, height: 600)
    return lines(
      String(decoding: try Screen(subject, settings: settings).data(.txt), as: UTF8.self))
  }

  /// The lines of a tree after the first, which names it.
  private static func lines(_ tree: String) -> [String] {
    tree.split(separator: "\n").dropFirst().map(String.init)
  }
}
