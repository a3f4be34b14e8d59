// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The symbol graph by which `docc convert` finds a package's snippets, for `@Snippet`.
///
/// It is what Swift-DocC's plug-in writes before it calls `docc`; the toolchain has no program that
/// does.
struct SnippetGraph: Encodable {
  private let metadata = Metadata()
  private let module: Module
  private let symbols: [Symbol]
  private let relationships: [String] = []

  /// Describes snippets.
  ///
  /// - Parameters:
  ///   - snippets: The snippets.
  ///   - package: The name that articles put first: `@Snippet(path: "Cards/Snippets/TwoColumn")`.
  init(of snippets: [Snippet], package: String) {
    module = Module(name: package)
    symbols = snippets.map { snippet in
      Symbol(SnippetText(source: snippet.source), path: snippet.path, package: package)
    }
  }

  /// The graph as JSON; equal snippets give equal bytes.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  private struct Metadata: Encodable {
    var formatVersion = ["major": 0, "minor": 6, "patch": 0]
    var generator = "illustrate"
  }

  private struct Module: Encodable {
    var name: String
    var platform: [String: String] = [:]
    var isVirtual = true
  }

  private struct Symbol: Encodable {
    struct Identifier: Encodable {
      var precise: String
      var interfaceLanguage = "swift"
    }
    struct Comment: Encodable {
      var lines: [[String: String]]
    }
    struct Code: Encodable {
      var language = "swift"
      var lines: [String]
      var slices: [String: [Int]]
    }

    var accessLevel = "public"
    var docComment: Comment
    var identifier: Identifier
    var kind = ["identifier": "snippet", "displayName": "Snippet"]
    var names: [String: String]
    var pathComponents: [String]
    var snippet: Code

    init(_ text: SnippetText, path: String, package: String) {
      // From the package on: docc puts the module's name before them.
      pathComponents = path.dropLast(".swift".count).split(separator: "/").map(String.init)
      names = ["title": pathComponents.last ?? ""]
      identifier = Identifier(
        precise: "$snippet__\(([package] + pathComponents).joined(separator: "."))")
      docComment = Comment(lines: text.description.map { ["text": $0] })
      snippet = Code(
        lines: text.lines, slices: text.slices.mapValues { [$0.lowerBound, $0.upperBound] })
    }
  }
}
