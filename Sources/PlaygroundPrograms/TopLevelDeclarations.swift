// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The classes and functions that a file declares outside of everything else.
///
/// Read off the words of the file, since the compiler is to read it once: comments, strings and
/// what is in braces, brackets or parentheses are passed over. Conditional compilation is not
/// evaluated.
struct TopLevelDeclarations {
  struct Class: Hashable {
    var name: String
    /// The first type after the colon, which is the superclass if there is one.
    var parent: String
    /// Whether other files cannot name it.
    var isPrivate: Bool
  }

  private(set) var classes: [Class] = []
  /// The names of functions without parameters.
  private(set) var functions: Set<String> = []

  init(in source: String) {
    var words = SourceWords(source)
    var modifiers: Set<Substring> = []
    while let word = words.next() {
      switch word {
      case "class": readClass(&words, isPrivate: Self.isPrivate(modifiers))
      case "func": readFunction(&words, isPrivate: Self.isPrivate(modifiers))
      case "private", "fileprivate", "public", "open", "final", "internal":
        modifiers.insert(word)
        continue
      case "@": continue
      default: break
      }
      // An attribute, such as MainActor, is before modifiers or among them.
      if word.first?.isUppercase != true { modifiers = [] }
    }
  }

  private static func isPrivate(_ modifiers: Set<Substring>) -> Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  private mutating func readClass(_ words: inout SourceWords, isPrivate: Bool) {
    guard let name = words.next(), name.first?.isLetter == true || name.first == "_",
      words.peek() == ":"
    else { return }
    _ = words.next()
    var parent = ""
    while let word = words.peek(), word == "." || word == "@" || word.first?.isLetter == true {
      _ = words.next()
      // Such as `@MainActor` or `@preconcurrency` before the type.
      if word == "@" {
        _ = words.next()
        continue
      }
      if word == "where" { break }
      parent += word
    }
    classes.append(Class(name: String(name), parent: parent, isPrivate: isPrivate))
  }

  private mutating func readFunction(_ words: inout SourceWords, isPrivate: Bool) {
    guard let name = words.next(), words.peek() == "()", !isPrivate else { return }
    functions.insert(String(name))
  }
}
