// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import IllustrationFiles

/// A DocC catalogue, and the pictures that its pages name.
struct Catalogue: Hashable, Sendable {
  /// From the package's folder on: `Sources/Cards/Cards.docc`.
  let path: String
  /// The names of pictures, as articles write them, without an extension.
  private(set) var references: Set<String> = []

  var resources: String { "\(path)/Resources" }

  init(path: String) { self.path = path }

  /// Adds what an article shows: `![Two columns](two-column)`, `@Image(source: "two-column")`.
  /// Links in code are examples.
  mutating func addReferences(inArticle article: String) {
    let text = Self.withoutCode(article)
    for part in text.components(separatedBy: "![").dropFirst() {
      guard let start = part.range(of: "](") else { continue }
      add(part[start.upperBound...].prefix { $0 != ")" && $0 != " " && $0 != "\n" })
    }
    for directive in ["source:", "poster:"] {
      for part in text.components(separatedBy: directive).dropFirst() {
        let start = part.drop { $0 == " " || $0 == "\"" }
        add(start.prefix { !")\", \n".contains($0) })
      }
    }
  }

  /// Adds what documentation comments show.
  mutating func addReferences(inComments source: String) {
    guard source.contains("![") else { return }
    let comments = source.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("///") }.map { $0.dropFirst(3) }
    addReferences(inArticle: comments.joined(separator: "\n"))
  }

  /// Adds what a page outside the catalogue shows by the files' paths, such as the README.
  mutating func addReferences(byPath text: String) {
    for part in text.components(separatedBy: "\(resources)/").dropFirst() {
      add(part.prefix { !")\"' >\n,".contains($0) })
    }
  }

  /// A text without fenced blocks and spans of code.
  static func withoutCode(_ text: String) -> String {
    var isFenced = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isFenced.toggle() }
      return !isFence && !isFenced
    }
    return lines.joined(separator: "\n").components(separatedBy: "`").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
  }

  private mutating func add(_ name: Substring) {
    let name = name.removingPercentEncoding ?? String(name)
    let file = name.split(separator: "/").last.map(String.init) ?? name
    references.insert(IllustrationFileName(file)?.name.text ?? file)
  }
}

/// A file below `Snippets`, which SwiftPM compiles as a small program of the file's name.
struct Snippet: Hashable, Sendable {
  /// From the package's folder on: `Snippets/Layouts/TwoColumn.swift`.
  let path: String
  let source: String

  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// Whether the snippet is run to draw: it has the word `illustrate` in it.
  ///
  /// Others may do anything, and are left alone.
  var illustrates: Bool {
    source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains("illustrate")
  }
}
