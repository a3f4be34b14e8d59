// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if !SYSTEM_TESTS  // They compile both folders as one module.
  import PreviewMacros
#endif

/// The words and signs of a file at its top level: without comments, and with what is in strings,
/// regular expressions, braces, brackets and parentheses passed over.
///
/// Empty parentheses are one word, `()`.
struct SourceWords {
  private var scanner: TextScanner
  private var upcoming: String??

  init(_ source: String) { scanner = TextScanner(Array(source.utf8)) }

  /// Returns the next word without taking it.
  mutating func peek() -> String? {
    if let upcoming { return upcoming }
    let word = read()
    upcoming = .some(word)
    return word
  }

  /// Takes the next word; nil at the end.
  mutating func next() -> String? {
    if let word = upcoming {
      upcoming = nil
      return word
    }
    return read()
  }

  private mutating func read() -> String? {
    repeat { scanner.skipBlanks() } while scanner.skipString()
    guard let byte = scanner.byte else { return nil }
    let begin = scanner.index
    guard "({[".utf8.contains(byte) else {
      scanner.skipWord()
      return scanner.text(from: begin)
    }
    scanner.skipGroup()
    let group = scanner.text(from: begin)
    let isEmpty = group.dropFirst().dropLast().allSatisfy(\.isWhitespace)
    return byte == UInt8(ascii: "(") && isEmpty ? "()" : String(group.prefix(1))
  }
}

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
    var modifiers: Set<String> = []
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

  private static func isPrivate(_ modifiers: Set<String>) -> Bool {
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
    classes.append(Class(name: name, parent: parent, isPrivate: isPrivate))
  }

  private mutating func readFunction(_ words: inout SourceWords, isPrivate: Bool) {
    guard let name = words.next(), words.peek() == "()", !isPrivate else { return }
    functions.insert(name)
  }
}
