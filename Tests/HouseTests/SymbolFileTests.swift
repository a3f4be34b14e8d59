// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The drawings of symbols, which are compiled into the program as texts: as resources that are embedded
/// in code, a literal of each byte, they took the compiler 38 seconds where texts take less than one.
@Suite("The drawings of symbols") struct SymbolFileTests {
  static let path = "Sources/3-Views/Views/Generated/SymbolFiles.swift"
  private static let folder = "Sources/3-Views/Views/Symbols"

  @Test func `What is generated from the drawings is up to date`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: SourceTree.root.appending(path: Self.folder).path)
    let names = files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
    #expect(names.count == files.count, "Only drawings belong into \(Self.folder)")
    var text = """
      // Copyright 2026 the OpenCollectionView authors
      // SPDX-License-Identifier: MIT
      //
      // Generated from \(Self.folder): edit what is there, and run
      // RECORD_SYMBOLS=1 swift test --disable-xctest --filter SymbolFileTests
      // swift-format-ignore-file

      /// The drawings of symbols, SVG documents by name in alphabetical order.
      enum SymbolFiles {
        static let all: [(name: StaticString, document: StaticString)] = [

      """
    for name in names {
      let document = try #require(SourceTree.text(of: "\(Self.folder)/\(name).svg"))
      #expect(!document.contains("\"\"\"") && document.hasSuffix("\n"), "\(name)")
      let lines = document.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      text += """
            ("\(name)", #\"""
        \(lines.map { "    \($0)\n" }.joined())    \"""#),

        """
    }
    text += "  ]\n}\n"
    let isUpToDate = try SourceTree.hasFile(Self.path, with: text, recording: "RECORD_SYMBOLS")
    #expect(
      isUpToDate,
      "To update it:  RECORD_SYMBOLS=1 swift test --disable-xctest --filter SymbolFileTests")
  }
}
