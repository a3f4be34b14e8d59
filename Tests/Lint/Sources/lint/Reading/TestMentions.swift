// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The words of tests, and of samples whose pictures are compared, for the question which symbols
/// any of them mentions.
///
/// A file mentions a member if it has the member's name and all of its labels, and knows its type: by
/// the name, by that of a subtype, or by a declaration whose line in the sources names the type, as
/// `widthAnchor` does `NSLayoutDimension`. Nothing is compiled, so a file may be taken for a test of
/// what it only happens to name; what no file names is certainly not tested.
struct TestMentions {
  /// The numbers of the files that have a word.
  private var files: [String: Set<Int>] = [:]
  private var count = 0
  /// Names that stand for a type.
  private var names: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - tests: Tests and samples.
  ///   - sources: The declarations.
  init(tests: [SourceTree.File], sources: [SourceTree.File]) {
    var subtypes: [String: Set<String>] = [:]
    for (index, file) in tests.enumerated() {
      let tokens = SwiftTokens(file.lines).tokens
      for token in tokens { files[token.text, default: []].insert(index) }
      Self.collectSubtypes(of: tokens, in: &subtypes)
    }
    count = tests.count
    for file in sources {
      let tokens = SwiftTokens(file.lines).tokens
      Self.collectSubtypes(of: tokens, in: &subtypes)
      collectNames(of: tokens)
    }
    for type in subtypes.keys {
      var (known, open): (Set<String>, [String]) = ([type], [type])
      while let next = open.popLast() {
        for subtype in subtypes[next] ?? [] where known.insert(subtype).inserted {
          open.append(subtype)
        }
      }
      names[type, default: []].formUnion(known)
    }
  }

  /// Returns whether a file mentions a member.
  ///
  /// - Parameters:
  ///   - symbol: The member with its labels; empty for the type alone.
  ///   - type: The type with those around it; empty for a function or a constant of its own.
  func mention(_ symbol: String, of type: String) -> Bool {
    var found = Set(0..<count)
    let parts = type.split(separator: ".").map(String.init)
    if let last = parts.last {
      var known = Set(parts)
      // A nested type's last name alone, such as State, is that of others too.
      let types = parts.count == 1 ? names[last, default: [last]] : []
      known.formUnion(types)
      for type in types.union([last]) { known.formUnion(declarations[type] ?? []) }
      found = known.reduce(into: []) { $0.formUnion(files[$1] ?? []) }
    }
    for word in Self.words(of: symbol) { found.formIntersection(files[word] ?? []) }
    return !found.isEmpty
  }

  /// Names of declarations whose line names a type.
  private var declarations: [String: Set<String>] = [:]

  /// A member's name, unless it says nothing, and its labels.
  private static func words(of symbol: String) -> [String] {
    // Called by what asks for the value.
    if symbol == "hash(into:)" { return ["hashValue"] }
    let parts = symbol.split(separator: "(", maxSplits: 1).map(String.init)
    guard let base = parts.first else { return [] }
    let labels = parts.count < 2 ? [] : parts[1].dropLast().split(separator: ":").map(String.init)
    let isNamed = !["init", "subscript", "callAsFunction"].contains(base)
    return (isNamed ? [base] : []) + labels.filter { $0 != "_" }
  }

  /// Reads `class A: B, C {`, and the like.
  private static func collectSubtypes(
    of tokens: [SwiftTokens.Token], in subtypes: inout [String: Set<String>]
  ) {
    let keywords: Set = ["class", "struct", "enum", "extension", "protocol", "actor"]
    for (index, token) in tokens.enumerated() where keywords.contains(token.text) {
      var name: String?
      var isInherited = false
      for next in tokens[(index + 1)...].prefix(60) {
        if next.text == "{" || next.text == "where" || next.text == "func" { break }
        if next.text == ":" {
          isInherited = true
        } else if next.text.first?.isUppercase == true {
          if isInherited, let name {
            subtypes[next.text, default: []].insert(name)
          } else if !isInherited {
            name = next.text
          }
        }
      }
    }
  }

  /// Reads `var a: B`, and the like.
  private mutating func collectNames(of tokens: [SwiftTokens.Token]) {
    let keywords: Set = ["var", "let", "func", "case"]
    for (index, token) in tokens.enumerated()
    where keywords.contains(token.text) && index + 1 < tokens.count {
      let name = tokens[index + 1].text
      for next in tokens[(index + 2)...].prefix(while: { $0.line == token.line })
      where next.text.first?.isUppercase == true {
        declarations[next.text, default: []].insert(name)
      }
    }
  }
}
