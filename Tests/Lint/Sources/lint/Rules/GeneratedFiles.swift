// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension Rule {
  /// What holds of generated files.
  static let ofGeneratedFiles: [Rule] = [
    Record.optionalMethods.rule,
    Record.symbols.rule,

    Rule("Nothing else is in the folders of generated files") { package, findings in
      let generated = Set(
        try [Record.optionalMethods, .symbols].flatMap { try $0.texts(package).keys })
      for path in package.files.paths(below: "Sources")
      where path.contains("/Generated/") && !generated.contains(path) {
        findings.add("Nothing generates this file. Delete it, or move it to its target", in: path)
      }
    },
  ]
}

extension Record {
  /// How a generated file begins.
  ///
  /// - Parameters:
  ///   - name: The name of the record.
  ///   - source: What it is generated from, and what to do with that.
  static func opening(of name: String, from source: String) -> String {
    """
    // Copyright 2026 the OpenCollectionView authors
    // SPDX-License-Identifier: MIT
    //
    // Generated from \(source), and run
    // \(command(for: name))
    // swift-format-ignore-file

    """
  }

  static let optionalMethods = Record(
    name: "optional-methods",
    summary: "the defaults and calls of optional methods, from \(OptionalMethodTable.path)",
    source: .files
  ) { package in
    let table = try OptionalMethodTable(
      try package.files.requiredText(of: OptionalMethodTable.path))
    if table.protocols.isEmpty {
      throw Finding(path: OptionalMethodTable.path, message: "The table has no protocol")
    }
    return table.texts(in: package.files)
  }

  /// The drawings of symbols, which are compiled into the program as texts: as resources that are
  /// embedded in code, a literal of each byte, they took the compiler 38 seconds where texts take less
  /// than one.
  static let symbols = Record(
    name: "symbols", summary: "SymbolFiles.swift, from the drawings in \(symbolFolder)",
    source: .files
  ) { package in
    var text =
      opening(of: "symbols", from: "\(symbolFolder): edit what is there") + """

        /// The drawings of symbols, SVG documents by name in alphabetical order.
        enum SymbolFiles {
          static let all: [(name: StaticString, document: StaticString)] = [

        """
    let names = try package.files.paths(below: symbolFolder).map { path in
      let name = path.dropFirst(symbolFolder.count + 1)
      guard name.hasSuffix(".svg"), !name.contains("/") else {
        throw Finding(path: path, message: "Only drawings belong here. Move it, or write NAME.svg")
      }
      return name.dropLast(4)
    }
    for name in names.sorted() {
      let path = "\(symbolFolder)/\(name).svg"
      let document = try package.files.requiredText(of: path)
      guard !document.contains("\"\"\""), document.hasSuffix("\n") else {
        throw Finding(
          path: path, message: "A drawing has no three quotes in a row, and ends with a new line")
      }
      let lines = document.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      text += """
            ("\(name)", #\"""
        \(lines.map { "    \($0)\n" }.joined())    \"""#),

        """
    }
    text += "  ]\n}\n"
    return ["Sources/3-Views/Views/Generated/SymbolFiles.swift": text]
  }

  private static let symbolFolder = "Sources/3-Views/Views/Symbols"
}
