// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaitingSuites

/// The translator is no module: what no source can bring about is tried by a program of its files.
@Suite("Edits", .waitsForProcesses, .enabled(if: TranslatorTool.compiler != nil))
struct EditsTests {
  @Test func `Edits apply in their places' order, and two of one place are named both`() throws {
    try TemporaryFolder.use { folder in
      try folder.write(
        """
        let bytes = [UInt8]("a @objc b\\n#selector(\\r\\nc)".utf8)
        func show(_ edits: Edits) {
          do {
            print(String(decoding: try edits.applied(to: bytes), as: UTF8.self))
          } catch {
            print("\\(error.offset): \\(error.message)")
          }
        }
        var edits = Edits()
        edits.insert("2", at: 8)
        edits.insert("3", at: 8)
        edits.replace(10..<24, with: "s(c)", in: bytes)
        edits.blank(2..<7, in: bytes)
        edits.insert("1", at: 2)
        show(edits)
        var wordInside = edits
        wordInside.replace(22..<23, with: "d", in: bytes)
        show(wordInside)
        var acrossBlanks = edits
        acrossBlanks.blank(4..<8, in: bytes)
        show(acrossBlanks)
        var inserted = edits
        inserted.insert("4", at: 12)
        show(inserted)

        """, to: "main.swift")
      let sources = ["Edits", "Bytes"].map {
        TranslatorTool.root.appending(
          path: "Sources/6-Tools/ObjectiveCTranslator/Module/\($0).swift"
        ).path
      }
      let compiled = try Command.run(
        try #require(TranslatorTool.compiler),
        ["-swift-version", "6", "-D", "ObjectiveC", "-o", "program", "main.swift"] + sources,
        in: folder)
      try #require(compiled.code == 0, "\(compiled.output)\(compiled.errors)")
      let output = try Command.run(folder.appending(path: "program").path, []).output
      let internalError = "internal error of the translator: two edits change the same place"
      #expect(
        output == """
          a 1      23b
          s(c
          )
          22: \(internalError), '#selector(⏎c)' to 's(c⏎)' and 'c' to 'd'
          4: \(internalError), '@objc' to '     ' and 'bjc ' to '    '
          12: \(internalError), '#selector(⏎c)' to 's(c⏎)' and '' to '4'

          """)
    }
  }
}
