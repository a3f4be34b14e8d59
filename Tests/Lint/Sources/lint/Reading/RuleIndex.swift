// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The rules of the Behaviour pages by the symbols of UIKit and AppKit that they are about.
///
/// A rule is about the symbols that its text or the heading above it names. It is also about a type
/// if a comment in one of the type's files cites it.
struct RuleIndex {
  static let path = "\(BehaviourRules.folder)/Rules-by-symbol.md"

  private struct Rule {
    let code: String
    /// The name of its page's file.
    let file: String
    /// What it says, below the heading above it.
    var text: Substring
  }

  private var rules: [Rule] = []
  /// The titles of the pages, by the names of their files.
  private var titles: [String: String] = [:]
  /// The indices of rules by types, such as `UICollectionView.ScrollPosition`.
  private var types: [String: Set<Int>] = [:]
  /// The indices of rules by base names of members, such as `reloadItems`.
  private var members: [String: Set<Int>] = [:]
  /// The full names of members by their base names.
  private var fullNames: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - pages: The Behaviour pages.
  ///   - declarations: Those of all faces.
  ///   - sources: The Swift files whose comments cite rules.
  init(
    pages: [SourceTree.File], declarations: [PublicDeclarations], sources: [SourceTree.File]
  ) {
    for page in pages where page.path != Self.path { read(page) }
    let prefixes = ["UI", "NS", "CA", "CG"]
    let names = declarations.flatMap(\.types.keys).filter { name in
      prefixes.contains { name.hasPrefix($0) }
    }
    let typeNames = Set(names)
    for member in declarations.flatMap(\.members) where typeNames.contains(member.type) {
      let base = String(member.name.prefix { $0 != "(" })
      fullNames[base, default: []].insert(member.name)
    }
    for (index, rule) in rules.enumerated() { find(in: rule.text, typeNames, index) }

    let indices = Dictionary(rules.enumerated().map { ($1.code, $0) }) { first, _ in first }
    for source in sources {
      let file = source.path.split(separator: "/").last ?? ""
      let type = String(file.prefix { $0 != "+" && $0 != "." })
      guard typeNames.contains(type) else { continue }
      for case .rule(let code) in Citation.all(inSwift: source).map(\.place) {
        if let index = indices[code] { types[type, default: []].insert(index) }
      }
    }
  }

  /// The rules of a package's own pages and sources.
  init(of package: CheckedPackage) throws {
    self.init(
      pages: package.files.markdownFiles(below: BehaviourRules.folder),
      declarations: try SupportedFace.all.map { try package.declarations(of: $0) },
      sources: package.files.swiftFiles(below: "Sources"))
  }

  /// Takes the rules from a page: each begins with its code in bold, and ends before the next one,
  /// an empty line or a heading.
  private mutating func read(_ page: SourceTree.File) {
    let file = String(page.path.split(separator: "/").last ?? "")
    titles[file] = String(page.lines.first?.drop { $0 == "#" || $0 == " " } ?? "")
    var isOpen = false
    var heading: Substring = ""
    for line in page.lines {
      if line.isEmpty || line.hasPrefix("#") { isOpen = false }
      if line.hasPrefix("##") { heading = line + "\n" }
      for (index, part) in line.components(separatedBy: "**").enumerated() {
        if !index.isMultiple(of: 2),
          let code = Citation.code(in: part.prefix { $0 != "." && $0 != " " })
        {
          isOpen = true
          rules.append(Rule(code: code, file: file, text: heading))
        }
        if isOpen { rules[rules.count - 1].text += part }
      }
      if isOpen { rules[rules.count - 1].text += "\n" }
    }
  }

  private mutating func find(in text: Substring, _ typeNames: Set<String>, _ index: Int) {
    for match in text.matches(of: /[A-Z][A-Za-z0-9]+(?:\.[A-Z][A-Za-z0-9]+)*/) {
      // `UICollectionView.ScrollPosition` if there is such a type, else `UICollectionView`.
      var name = String(match.output)
      while !typeNames.contains(name), let dot = name.lastIndex(of: ".") {
        name = String(name[..<dot])
      }
      if typeNames.contains(name) { types[name, default: []].insert(index) }
    }
    for match in text.matches(of: /[a-z][A-Za-z0-9]+/) {
      // A word such as "move" is a member's name where it is called.
      let name = String(match.output)
      let isCall = match.range.upperBound < text.endIndex && text[match.range.upperBound] == "("
      guard fullNames[name] != nil, isCall || name.contains(where: \.isUppercase) else { continue }
      members[name, default: []].insert(index)
    }
  }

  /// The page.
  var text: String {
    """
    # Rules by symbol

    Made by `\(Record.command(for: "rules"))` from the rules and from the code that cites them; do not edit it.

    Look up a type, a method or a property, and read the rules that name it, in their text or in the \
    heading above them. A type also has the rules that comments in its files cite. See [Behaviour](doc:Behaviour) for the tags \
    and the notation.

    ## Types

    | type | rules |
    |---|---|
    \(rows(types) { "`\($0)`" })

    ## Methods and properties

    | name | rules |
    |---|---|
    \(rows(members, name: memberName))

    """
  }

  /// The name of a member with its labels; without them if several have the name.
  private func memberName(_ base: String) -> String {
    let names = fullNames[base] ?? []
    guard names.count > 1 else { return "`\(names.first ?? base)`" }
    return names.contains { $0.contains("(") } ? "`\(base)(…)`" : "`\(base)`"
  }

  private func rows(_ found: [String: Set<Int>], name: (String) -> String) -> String {
    found.sorted { $0.key < $1.key }.map { symbol, indices in
      var places: [String] = []
      var file = ""
      for index in indices.sorted() {
        let rule = rules[index]
        if rule.file == file {
          places[places.count - 1] += ", \(rule.code)"
        } else {
          file = rule.file
          places.append("[\(titles[file] ?? file)](\(file)): \(rule.code)")
        }
      }
      return "| \(name(symbol)) | \(places.joined(separator: "; ")) |"
    }.joined(separator: "\n")
  }
}
