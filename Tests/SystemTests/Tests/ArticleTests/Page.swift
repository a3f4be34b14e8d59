// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage

@testable import SnippetFiles

/// A README, or an article: what it prints for a reader to copy.
struct Page: Sendable {
  /// From the package's folder on.
  let path: String
  let parts: [Part]

  enum Part: Sendable {
    case block(Block)
    /// A command between backquotes, in a sentence or a table.
    case span(PrintedCommand)
    /// Lines of a snippet.
    case slice(String)
  }

  /// A block of code.
  struct Block: Sendable, Hashable {
    let language: String
    let text: String
    /// The page, and the first line of code there.
    let place: String
  }

  var blocks: [Block] {
    parts.compactMap { if case .block(let block) = $0 { block } else { nil } }
  }

  /// Whether its blocks are for readers to copy. Behaviour pages print declarations and equations.
  var printsCode: Bool { !path.contains("/Behaviour/") }

  /// The READMEs and all pages of all catalogues.
  static func all() throws -> [Page] { try read.get() }

  /// They are read once for all tests.
  private static let read = Result {
    let package = try PackageFolder(containing: TestedPackage.folder.path)
    let snippets = package.snippets()
    let articles = package.catalogues().flatMap { catalogue in
      let folder = package.absolute(catalogue.path)
      let files = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
      return files.filter { $0.hasSuffix(".md") }.sorted().map { "\(catalogue.path)/\($0)" }
    }
    return try (["README.md", "Gallery/Pictures/README.md"] + articles).map { path in
      let text = try String(
        contentsOf: TestedPackage.folder.appendingPathComponent(path), encoding: .utf8)
      return Page(path: path, text: text, snippets: snippets)
    }
  }

  private init(path: String, text: String, snippets: [Snippet]) {
    self.path = path
    var parts: [Part] = []
    var open: (language: String, line: Int, lines: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let place = "\(path):\(index + 1)"
      if line.hasPrefix("```") {
        if let block = open {
          let text = block.lines.joined(separator: "\n") + "\n"
          parts.append(
            .block(Block(language: block.language, text: text, place: "\(path):\(block.line)")))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), index + 2, [])
        }
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("@Snippet(") {
        let words = line.components(separatedBy: "\"")
        let file = words[1].split(separator: "/").dropFirst().joined(separator: "/") + ".swift"
        guard let snippet = snippets.first(where: { $0.path == file }) else { continue }
        let text = SnippetText(source: snippet.source)
        let lines = text.lines[text.slices[words[3]] ?? text.lines.indices]
        parts.append(.slice(lines.joined(separator: "\n") + "\n"))
      } else {
        parts += line.components(separatedBy: "`").enumerated()
          .filter { !$0.offset.isMultiple(of: 2) && PrintedCommand.isCommand($0.element) }
          .map { .span(PrintedCommand(text: $0.element, place: place, isSpan: true)) }
      }
    }
    self.parts = parts
  }

  /// The commands in its blocks and sentences, in order.
  var commands: [PrintedCommand] {
    parts.flatMap { part -> [PrintedCommand] in
      switch part {
      case .slice: []
      case .span(let command): [command]
      case .block(let block):
        switch block.language {
        case "sh": PrintedCommand.commands(ofShell: block)
        case "yaml": PrintedCommand.commands(ofWorkflow: block)
        default: []
        }
      }
    }
  }
}
