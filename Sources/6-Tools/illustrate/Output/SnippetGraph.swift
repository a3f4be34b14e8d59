// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The symbol graph by which `docc convert` finds a package's snippets, for `@Snippet`.
///
/// It is what Swift-DocC's plug-in writes before it calls `docc`; the toolchain does not.
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

/// The text of a snippet in an article: its description, its code without hidden lines, and the
/// named parts of that.
///
/// The markers are SE-0356's: `// snippet.hide`, `// snippet.show`, `// snippet.NAME` where a part
/// begins, `// snippet.end`.
struct SnippetText: Hashable {
  /// The comment at the top.
  private(set) var description: [String] = []
  private(set) var lines: [String] = []
  /// The lines of each part, counted from 0.
  private(set) var slices: [String: Range<Int>] = [:]

  init(source: String) {
    var rest = source.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.first, line.hasPrefix("//"), Self.marker(in: line) == nil {
      description.append(String(line.drop { $0 == "/" }.drop { $0 == " " }))
      rest.removeFirst()
    }
    var isHidden = false
    var slice: (name: String, start: Int)?
    func closed() -> (String, Range<Int>)? { slice.map { ($0.name, $0.start..<lines.count) } }
    for line in rest {
      guard let marker = Self.marker(in: line) else {
        if !isHidden, !(lines.isEmpty && line.isEmpty) { lines.append(String(line)) }
        continue
      }
      switch marker {
      case "hide": isHidden = true
      case "show": isHidden = false
      default:
        if let (name, range) = closed() { slices[name] = range }
        slice = marker == "end" ? nil : (marker, lines.count)
      }
    }
    if let (name, range) = closed() { slices[name] = range }
    while lines.last?.isEmpty == true { lines.removeLast() }
    // Blank lines around a part belong to the code around it.
    slices = slices.mapValues { range in
      var range = range.clamped(to: 0..<lines.count)
      while let first = range.first, lines[first].isEmpty { range.removeFirst() }
      while let last = range.last, lines[last].isEmpty { range.removeLast() }
      return range
    }
  }

  /// Returns the text that follows `// snippet.` on a line that has nothing else.
  private static func marker(in line: Substring) -> String? {
    let words = line.drop { $0 == " " }
    guard words.hasPrefix("//") else { return nil }
    let text = words.dropFirst(2).drop { $0 == " " }
    guard text.lowercased().hasPrefix("snippet.") else { return nil }
    return String(text.dropFirst("snippet.".count).prefix { $0 != " " })
  }
}
