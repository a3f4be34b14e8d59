// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A command line that a page prints.
struct PrintedCommand: Sendable, Hashable {
  let text: String
  /// The page and the line.
  let place: String
  /// Whether it stands in a sentence, where it may be the name of a command alone.
  let isSpan: Bool

  /// Whether words between backquotes are a command line.
  static func isCommand(_ span: String) -> Bool {
    // Variables stand before the program.
    let words = span.split(separator: " ").drop { word in
      word.contains("=") && word.prefix { $0 != "=" }.allSatisfy { $0.isUppercase || $0 == "_" }
    }
    switch words.first {
    case "swift", "gallery", "illustrate", "docc":
      return words.count > 1
    default: return words.first?.hasPrefix(".build/") == true && words.count > 1
    }
  }

  /// The commands of a shell's block: a line each, or several that hang together.
  static func commands(ofShell block: Page.Block) -> [PrintedCommand] {
    var commands: [PrintedCommand] = []
    var open = ""
    for line in block.text.split(separator: "\n") {
      open += line
      guard !line.hasSuffix("&&"), !line.hasSuffix("\\") else {
        open += "\n"
        continue
      }
      commands.append(PrintedCommand(text: open, place: block.place, isSpan: false))
      open = ""
    }
    return commands
  }

  /// The commands that the steps of a workflow run.
  static func commands(ofWorkflow block: Page.Block) -> [PrintedCommand] {
    block.text.split(separator: "\n").compactMap { line in
      let words = line.drop { $0 == " " }
      guard words.hasPrefix("- run: ") else { return nil }
      return PrintedCommand(text: String(words.dropFirst(7)), place: block.place, isSpan: false)
    }
  }
}
