// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension Rule {
  /// What holds of generated files.
  static let ofGeneratedFiles: [Rule] = [
    Record.optionalMethods.rule,
    Record.symbols.rule,
    Record.pages.rule,

    Rule("Nothing else is in the folders of generated files") { package, findings in
      let generated = Set(
        try [Record.optionalMethods, .symbols, .pages].flatMap { try $0.texts(package).keys })
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

  /// The files of pages, which are compiled into programs as texts, as the symbols are.
  static let pages = Record(
    name: "pages", summary: "PageTexts.swift of a target, from the files in its folder Page",
    source: .files
  ) { package in
    var texts: [String: String] = [:]
    for target in pageTargets {
      guard let folder = package.files.folder(of: target) else {
        throw Finding(path: "Sources", message: "No floor has the target \(target)")
      }
      let paths = package.files.paths(below: "\(folder)/Page")
      let files = try paths.map { path in
        let file = String(path.dropFirst(folder.count + "/Page/".count))
        return (name: file, property: try propertyName(of: file, at: path), path: path)
      }
      let properties = try files.map { file in
        """
          /// `\(file.name)`.
          static let \(file.property) = \(try TextLiteral(file.path, in: package).code)

        """
      }
      let all = files.map { "    (\"\($0.name)\", \($0.property)),\n" }.joined()
      texts["\(folder)/Generated/PageTexts.swift"] =
        opening(of: "pages", from: "\(folder)/Page: edit what is there") + """

          /// The files of the page, byte for byte.
          enum PageTexts {
            /// All of them, by name.
            static let all: [(name: String, text: String)] = [
          \(all)  ]

          \(properties.joined(separator: "\n"))}

          """
    }
    return texts
  }

  /// The targets with a folder of pages.
  private static let pageTargets = ["PictureReports", "PlaygroundServer"]

  /// The name of the property that has a file: `reportHTML` of `report.html`.
  private static func propertyName(of file: String, at path: String) throws(Finding) -> String {
    guard let match = file.wholeMatch(of: /([a-z][A-Za-z0-9]*)\.([a-z]+)/) else {
      throw Finding(path: path, message: "A file of a page is named as report.html is. Rename it")
    }
    return "\(match.1)\(match.2.uppercased())"
  }
}

/// The text of a file as a literal of Swift, whose value has the same bytes.
struct TextLiteral {
  /// The literal.
  let code: String

  /// Creates the literal of a text.
  ///
  /// The text stands as it is between the signs, at the margin. So no line is indented, and a new line
  /// behind the text is not part of it.
  init(_ text: String) {
    // More signs than follow a quote or a backslash anywhere, so that neither means anything.
    let runs = text.matches(of: /["\\](#*)/).map(\.output.1.count)
    let signs = String(repeating: "#", count: (runs.max() ?? 0) + 1)
    code = "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
  }

  init(_ path: String, in package: CheckedPackage) throws(Finding) {
    let text = try package.files.requiredText(of: path)
    // The compiler reads the end of a line of Windows as one of ours, and refuses other signs.
    let wrong = text.unicodeScalars.first { $0.value < 32 && $0 != "\n" && $0 != "\t" }
    if let wrong {
      let before = text.unicodeScalars.prefix { $0 != wrong }
      let code = String(wrong.value, radix: 16, uppercase: true)
      throw Finding(
        path: path, line: before.count { $0 == "\n" } + 1,
        message: "The sign U+\(code) cannot be in a literal. Delete it")
    }
    self.init(text)
  }
}
