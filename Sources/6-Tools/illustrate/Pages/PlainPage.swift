// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import IllustrationFiles

/// An article as plain Markdown: snippets are their code, links and pictures are relative, pictures have a light and
/// a dark file, and lists of symbols, which lead nowhere outside of DocC, are left out.
struct PlainPage {
  private let article: Article
  private let folder: String
  private let pages: PlainPages
  private var lines: [String] = []
  /// The blocks of directives that are open, each with the indentation of its contents.
  private var blocks: [Int] = []

  /// Converts an article.
  ///
  /// - Throws: A failure with the line of what has no plain form or is not there.
  init(of article: Article, at path: String, among pages: PlainPages) throws(Failure) {
    self.article = article
    self.pages = pages
    folder = path.split(separator: "/").dropLast().joined(separator: "/")
    var fence: Substring?
    var hidden = 0
    for (index, line) in article.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let words = line.drop { $0 == " " }
      if hidden > 0 {
        hidden += words.hasSuffix("{") ? 1 : words == "}" ? -1 : 0
      } else if let mark = fence {
        lines.append(String(unindented(line)))
        if words.hasPrefix(mark) { fence = nil }
      } else if words.hasPrefix("```") {
        fence = words.prefix { $0 == "`" }
        append(line)
      } else if let directive = Directive(line) {
        try add(directive, at: index + 1, &hidden)
      } else if words == "}", !blocks.isEmpty {
        blocks.removeLast()
      } else {
        append(try converted(line, at: index + 1)[...])
      }
    }
  }

  private static let mark = "<!-- Made of "

  var text: String {
    """
    \(Self.mark)\(article.path) by: swift run illustrate --pages \(pages.folder) -->

    \(Self.withoutSymbolLists(lines).joined(separator: "\n"))
    """
  }

  /// Returns the article that a page says it is made of; nil for one that was not made so.
  static func source(of page: String) -> String? {
    guard page.hasPrefix(mark) else { return nil }
    return String(page.dropFirst(mark.count).prefix { $0 != " " })
  }

  private mutating func append(_ line: Substring) {
    let line = unindented(line)
    // Blank lines around directives come together.
    guard !line.isEmpty || lines.last?.isEmpty != true else { return }
    lines.append(String(line))
  }

  /// Returns a line without the indentation that the directives around it give it.
  private func unindented(_ line: Substring) -> Substring {
    line.dropFirst(min(blocks.last ?? 0, line.prefix { $0 == " " }.count))
  }

  // MARK: Directives

  private mutating func add(
    _ directive: Directive, at line: Int, _ hidden: inout Int
  ) throws(Failure) {
    switch directive.name {
    case "Snippet": try addSnippet(directive, at: line)
    case "Image":
      append(
        try picture(directive["source"] ?? "", directive["alt"] ?? "", at: line)[...])
    case "TabNavigator", "Row", "Column": break
    case "Tab":
      append("")
      append("**\(directive.arguments)**".replacing("\"", with: "")[...])
      append("")
    case "Metadata", "Comment", "Options", "DeprecationSummary":
      hidden = directive.opensBlock ? 1 : 0
      return
    default:
      throw failure(
        "@\(directive.name) has no plain form; @Snippet, @Image, @TabNavigator and @Row have one.",
        at: line)
    }
    if directive.opensBlock { blocks.append(directive.indentation + 2) }
  }

  private mutating func addSnippet(_ directive: Directive, at line: Int) throws(Failure) {
    let path = directive["path"] ?? ""
    let file = path.split(separator: "/").dropFirst().joined(separator: "/") + ".swift"
    guard let snippet = pages.snippets.first(where: { $0.path == file }) else {
      throw failure("there is no snippet '\(path)'.", at: line)
    }
    let text = SnippetText(source: snippet.source)
    var code = text.lines[...]
    if let slice = directive["slice"] {
      guard let range = text.slices[slice] else {
        throw failure("\(file) has no part '\(slice)'.", at: line)
      }
      code = text.lines[range]
    } else {
      for line in text.description + [""] { append(line[...]) }
    }
    lines += ["```swift"] + code + ["```"]
  }

  // MARK: Words

  /// Returns a line with its links and pictures as any reader of Markdown shows them. Code is kept.
  private func converted(_ line: Substring, at number: Int) throws(Failure) -> String {
    var result = ""
    var rest = line
    while let start = rest.firstIndex(of: "`") {
      result += try withLinks(rest[..<start], at: number)
      let marks = rest[start...].prefix { $0 == "`" }
      let inside = rest[marks.endIndex...]
      guard let end = inside.firstRange(of: marks) else {
        return result + rest[start...]
      }
      let code = inside[..<end.lowerBound]
      result += marks.count == 2 ? "`\(Self.symbol(code))`" : "\(marks)\(code)\(marks)"
      rest = inside[end.upperBound...]
    }
    return result + (try withLinks(rest, at: number))
  }

  /// Returns a symbol as code names it: `LayoutFinding.Kind` for `LayoutFinding/Kind-swift.enum`.
  private static func symbol(_ link: Substring) -> String {
    link.split(separator: "/").map { part in
      part.firstRange(of: /-(swift\.)?[a-z0-9.]+$/).map { part[..<$0.lowerBound] } ?? part
    }.joined(separator: ".")
  }

  private func withLinks(_ text: Substring, at line: Int) throws(Failure) -> String {
    var result = ""
    var rest = text
    guard text.contains("<doc:") || text.contains("](") else { return String(text) }
    while let match = rest.firstMatch(
      of: /<doc:([^>]+)>|(!\[([^\]]*)\])\(([^)\s]+)\)|\]\(([^)\s]+)\)/)
    {
      result += rest[..<match.range.lowerBound]
      if let name = match.1 {
        result += wordlessLink(to: String(name))
      } else if let alt = match.3, let name = match.4 {
        let isAlone = match.0 == text.drop { $0 == " " }
        let element = try picture(String(name), String(alt), at: line)
        result += isAlone ? element : element.replacing(/\n */, with: "")
      } else if let target = match.5 {
        result += "](\(try address(of: String(target), at: line)))"
      }
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }

  private func wordlessLink(to name: String) -> String {
    let parts = name.split(separator: "#", maxSplits: 1).map(String.init)
    guard let target = pages.article(named: parts[0], in: article.catalogue) else {
      return "`\(Self.symbol(parts[0][...]))`"
    }
    return "[\(target.title)](\(address(of: target, parts.dropFirst().first)))"
  }

  /// Returns the address of a link with words: of a page of the catalogue by its name, of a file beside the
  /// article, or anything else as it is.
  private func address(of link: String, at line: Int) throws(Failure) -> String {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    if parts[0].hasPrefix("doc:") {
      let name = String(parts[0].dropFirst(4))
      guard let target = pages.article(named: name, in: article.catalogue) else {
        throw failure("there is no page '\(name)' in the catalogue.", at: line)
      }
      return address(of: target, parts.dropFirst().first)
    }
    // GitHub writes the names of headings in small letters.
    guard !parts[0].isEmpty else { return link.lowercased() }
    guard !link.contains(":"), !link.hasPrefix("/") else { return link }
    let sources = article.path.split(separator: "/").dropLast().joined(separator: "/")
    let path = URL(fileURLWithPath: "/\(sources)/\(parts[0])").standardizedFileURL.path.dropFirst()
    if let target = pages.articles.first(where: { $0.path == path }) {
      return address(of: target, parts.dropFirst().first)
    }
    guard FileManager.default.fileExists(atPath: pages.package.absolute(String(path))) else {
      throw failure("there is no file '\(parts[0])'.", at: line)
    }
    return relative(String(path)) + (parts.count > 1 ? "#\(parts[1])" : "")
  }

  private func address(of target: Article, _ heading: String?) -> String {
    relative(pages.place(of: target)) + (heading.map { "#\($0.lowercased())" } ?? "")
  }

  private func relative(_ path: String) -> String {
    let target = path.split(separator: "/")
    let own = folder.split(separator: "/")
    let common = zip(target, own).prefix { $0 == $1 }.count
    let steps =
      Array(repeating: "..", count: own.count - common) + target.dropFirst(common).map(String.init)
    let address = steps.joined(separator: "/")
    return address.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? address
  }

  private func picture(_ name: String, _ alt: String, at line: Int) throws(Failure) -> String {
    do {
      let file = IllustrationFileName(name)?.name.text ?? name
      var element = try PictureElement(
        of: IllustrationName(file),
        in: Placement(output: nil, catalogues: [article.catalogue]), of: pages.package)
      element.folder = relative(element.folder).removingPercentEncoding ?? element.folder
      element.description = alt
      return element.text
    } catch {
      throw failure("\(error)", at: line)
    }
  }

  private func failure(_ reason: String, at line: Int) -> Failure {
    Failure("\(article.path):\(line)", reason)
  }

  // MARK: Lists of symbols

  /// Leaves out symbols below the heading Topics, which DocC's pages alone can link, and headings that are left
  /// without anything.
  private static func withoutSymbolLists(_ lines: [String]) -> [String] {
    guard let topics = lines.lastIndex(of: "## Topics") else { return lines }
    let isSymbol = /- `[^`]+`/
    var groups: [[String]] = [[]]
    for line in lines[(topics + 1)...] where line.wholeMatch(of: isSymbol) == nil {
      if line.hasPrefix("### ") { groups.append([]) }
      groups[groups.count - 1].append(line)
    }
    let kept = groups.filter { group in
      group.contains { !$0.isEmpty && !$0.hasPrefix("### ") }
    }
    let rest = kept.flatMap { group in
      group.indices.filter { !group[$0].isEmpty || $0 == 0 || !group[$0 - 1].isEmpty }
        .map { group[$0] }
    }
    let start = Array(lines[..<topics])
    guard !rest.isEmpty else {
      return Array(start.dropLast(start.last?.isEmpty == true ? 1 : 0)) + [""]
    }
    let end = rest.last?.isEmpty == true ? [] : [""]
    return start + ["## Topics"] + (rest.first?.isEmpty == true ? [] : [""]) + rest + end
  }
}

/// A directive of DocC that begins on a line: `@Snippet(path: "A/Snippets/B", slice: "c")`, `@Tab("Plain") {`.
struct Directive {
  let name: String
  /// The text between its parentheses.
  let arguments: String
  let opensBlock: Bool
  /// The number of spaces in front of it.
  let indentation: Int

  /// Reads a line. Nil for one that begins with no directive: their names have a capital letter.
  init?(_ line: Substring) {
    let words = line.drop { $0 == " " }
    // Most lines are none, and need no expression to say so.
    guard words.utf8.first == UInt8(ascii: "@"),
      let match = words.wholeMatch(of: /@([A-Z][A-Za-z]*)(\((.*)\))? *(\{)? *\}?/)
    else {
      return nil
    }
    name = String(match.1)
    arguments = match.3.map(String.init) ?? ""
    opensBlock = match.4 != nil && !words.hasSuffix("}")
    indentation = line.count - words.count
  }

  /// The value of an argument in quotation marks, or of one word.
  subscript(_ label: String) -> String? {
    guard let start = arguments.firstRange(of: "\(label):") else { return nil }
    let value = arguments[start.upperBound...].drop { $0 == " " }
    guard value.first == "\"" else { return String(value.prefix { $0 != "," && $0 != " " }) }
    return String(value.dropFirst().prefix { $0 != "\"" })
  }
}
