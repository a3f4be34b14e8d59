// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The public declarations of Swift files, found by reading their text.
///
/// No compiler takes part, so that rules about the public API hold on a fresh clone. A member is
/// named as in documentation, by its base name and its labels: `moveItem(at:to:)`. Operators are
/// left out, and overrides, which are declarations of their superclass.
struct PublicDeclarations {
  /// A member of a public type.
  struct Member: Hashable {
    /// The type, with the types around it: `UICollectionView.ScrollPosition`; empty for a function
    /// or a constant of its own.
    let type: String
    let name: String
    let file: String
    let line: Int
    /// The first line of the documentation; empty if there is none.
    let summary: String
  }

  /// Public types and the files they are declared in.
  private(set) var types: [String: Member] = [:]
  private(set) var members: [Member] = []
  private var found: [(member: Member, isExtension: Bool)] = []

  init(files: [SourceTree.File]) {
    for file in files { read(file) }
    // Extensions say `public` of members of types that may be internal.
    let foreign = Set(found.filter(\.isExtension).map(\.member.type)).subtracting(declared)
      .union([""])
    members = found.map(\.member).filter { types[$0.type] != nil || foreign.contains($0.type) }
  }

  /// All types that the files declare, public or not.
  private var declared: Set<String> = []

  /// What a pair of braces encloses.
  private struct Scope {
    /// The type; nil in the body of a function.
    var type: String?
    /// Whether members are public without saying so.
    var isOpenToAll = false
    var isExtension = false
    var isPublic = true
  }

  private mutating func read(_ file: SourceTree.File) {
    let tokens = SwiftTokens(file.lines).tokens
    var scopes: [Scope] = []
    var pending: Scope?
    var modifiers: Set<String> = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token.text {
      case "{":
        scopes.append(pending ?? Scope())
        pending = nil
        modifiers = []
      case "}":
        if !scopes.isEmpty { scopes.removeLast() }
        modifiers = []
      case "@":
        index += 1
        if index < tokens.count, tokens[index].text == "(", tokens[index].isAttached {
          index = tokens.end(ofListAt: index)
        }
      case "public", "open", "package", "internal", "private", "fileprivate", "override":
        // `private(set)` is about the setter alone.
        if index < tokens.count, tokens[index].text == "(" {
          index = tokens.end(ofListAt: index)
        } else {
          modifiers.insert(token.text)
        }
      case "import":
        modifiers = []
      case "class"
      where index < tokens.count && SwiftTokens.startsMember.contains(tokens[index].text):
        break
      case "class", "struct", "enum", "protocol", "extension", "actor":
        guard !scopes.contains(where: { $0.type == nil }), index < tokens.count else { break }
        pending = scope(of: token, at: &index, in: tokens, inside: scopes.last, modifiers, file)
        modifiers = []
      case "func", "init", "subscript", "var", "let", "case", "typealias", "associatedtype":
        record(
          token, at: &index, in: tokens, scope: scopes.last ?? Scope(type: ""), modifiers, file)
        modifiers = []
      default:
        break
      }
    }
  }

  /// Reads the head of a type or an extension.
  private mutating func scope(
    of keyword: SwiftTokens.Token, at index: inout Int, in tokens: [SwiftTokens.Token],
    inside outer: Scope?, _ modifiers: Set<String>, _ file: SourceTree.File
  ) -> Scope {
    var name = tokens[index].text
    index += 1
    while index + 1 < tokens.count, tokens[index].text == "." {
      name += "." + tokens[index + 1].text
      index += 2
    }
    let says = !modifiers.isDisjoint(with: ["public", "open"])
    if keyword.text == "extension" {
      return Scope(type: name, isOpenToAll: says, isExtension: true)
    }
    let path = (outer?.type).map { "\($0).\(name)" } ?? name
    let isPublic = says || (outer?.isOpenToAll == true && modifiers.isEmpty)
    declared.insert(path)
    if isPublic {
      types[path] = Member(
        type: path, name: "", file: file.path, line: keyword.line, summary: keyword.summary)
    }
    let inherits = isPublic && keyword.text == "protocol"
    return Scope(type: path, isOpenToAll: inherits, isPublic: isPublic)
  }

  /// Reads one declaration in the body of a type.
  private mutating func record(
    _ keyword: SwiftTokens.Token, at index: inout Int, in tokens: [SwiftTokens.Token], scope: Scope,
    _ modifiers: Set<String>, _ file: SourceTree.File
  ) {
    guard let type = scope.type, index < tokens.count else { return }
    let says = !modifiers.isDisjoint(with: ["public", "open"])
    let narrows = !modifiers.isDisjoint(with: ["package", "internal", "private", "fileprivate"])
    let isCase = keyword.text == "case"
    guard says || (!narrows && (scope.isOpenToAll || (isCase && scope.isPublic))),
      !modifiers.contains("override")
    else { return }
    func add(_ name: String) {
      let member = Member(
        type: type, name: name, file: file.path, line: keyword.line, summary: keyword.summary)
      found.append((member, scope.isExtension))
    }
    switch keyword.text {
    case "func", "init", "subscript":
      var name = keyword.text
      if name == "func" {
        name = tokens[index].text
        index += 1
        guard let first = name.unicodeScalars.first,
          first.properties.isAlphabetic || first == "_"
        else { return }
      }
      while index < tokens.count, tokens[index].text != "(" {
        index = tokens[index].text == "<" ? tokens.end(ofListAt: index) : index + 1
      }
      guard index < tokens.count else { return }
      let labels = tokens.labels(ofListAt: index, asSubscript: name == "subscript")
      add("\(name)(\(labels))")
      index = tokens.end(ofListAt: index)
    case "case":
      while index < tokens.count {
        add(tokens[index].text)
        index += 1
        while index < tokens.count, !["case", "}", ",", ";"].contains(tokens[index].text),
          tokens[index].text == "(" || tokens[index].text == "=" || tokens[index - 1].text == "="
        {
          index = tokens[index].text == "(" ? tokens.end(ofListAt: index) : index + 1
        }
        guard index < tokens.count, tokens[index].text == "," else { return }
        index += 1
      }
    default:
      add(tokens[index].text)
      index += 1
      // `var m11, m12: CGFloat`
      while index + 1 < tokens.count, tokens[index].text == "," {
        add(tokens[index + 1].text)
        index += 2
      }
    }
  }
}

extension [SwiftTokens.Token] {
  /// The index after the list that begins at an index with one of `(`, `[`, `<`.
  fileprivate func end(ofListAt start: Int) -> Int {
    var depth = 0
    for index in start..<count {
      switch self[index].text {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      default: break
      }
      if depth == 0 { return index + 1 }
    }
    return count
  }

  /// The labels of a list of parameters, each with its colon. A subscript's only name is no label.
  fileprivate func labels(ofListAt start: Int, asSubscript isSubscript: Bool) -> String {
    var labels = ""
    var depth = 0
    var isAtLabel = true
    for index in start..<end(ofListAt: start) {
      switch self[index].text {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", ">", "}": depth -= 1
      case "," where depth == 1: isAtLabel = true
      default:
        if depth == 1, isAtLabel {
          let isOnlyName = index + 1 < count && self[index + 1].text == ":"
          labels += (isSubscript && isOnlyName ? "_" : self[index].text) + ":"
          isAtLabel = false
        }
      }
    }
    return labels
  }
}
