// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The words and signs of a file at its top level: without comments, and with what is in strings,
/// regular expressions, braces, brackets and parentheses passed over.
///
/// Empty parentheses are one word, `()`.
struct SourceWords {
  private let text: [Character]
  private var index = 0
  private var upcoming: Substring??

  init(_ source: String) { text = Array(source) }

  /// Returns the next word without taking it.
  mutating func peek() -> Substring? {
    if let upcoming { return upcoming }
    let word = read()
    upcoming = .some(word)
    return word
  }

  /// Takes the next word; nil at the end.
  mutating func next() -> Substring? {
    if let word = upcoming {
      upcoming = nil
      return word
    }
    return read()
  }

  private mutating func read() -> Substring? {
    while index < text.count {
      let character = text[index]
      if skipComment() || skipString() || skipRegex() { continue }
      if character.isWhitespace {
        index += 1
      } else if "({[".contains(character) {
        let begin = index
        skipGroup()
        if character == "(", text[begin..<index].dropFirst().dropLast().allSatisfy(\.isWhitespace) {
          return "()"
        }
        return Substring(String(character))
      } else if character.isLetter || character == "_" {
        let begin = index
        while index < text.count, text[index].isLetter || text[index].isNumber || text[index] == "_"
        {
          index += 1
        }
        return Substring(String(text[begin..<index]))
      } else {
        index += 1
        return Substring(String(character))
      }
    }
    return nil
  }

  private func starts(with marks: String, at position: Int) -> Bool {
    var position = position
    for mark in marks {
      guard position < text.count, text[position] == mark else { return false }
      position += 1
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    if starts(with: "//", at: index) {
      while index < text.count, !text[index].isNewline { index += 1 }
      return true
    }
    guard starts(with: "/*", at: index) else { return false }
    var depth = 0
    repeat {
      if starts(with: "/*", at: index) {
        depth += 1
        index += 2
      } else if starts(with: "*/", at: index) {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < text.count
    return true
  }

  /// Passes over a string, raw or not, of one line or several, with what is interpolated.
  private mutating func skipString() -> Bool {
    var hashes = 0
    while index + hashes < text.count, text[index + hashes] == "#" { hashes += 1 }
    guard starts(with: "\"", at: index + hashes) else { return false }
    let fence = String(repeating: "#", count: hashes)
    let isLong = starts(with: "\"\"\"", at: index + hashes)
    let quotes = isLong ? "\"\"\"" : "\""
    index += hashes + quotes.count
    while index < text.count {
      if starts(with: quotes + fence, at: index) {
        index += quotes.count + hashes
        return true
      }
      if starts(with: "\\" + fence + "(", at: index) {
        index += 1 + hashes
        skipGroup()
      } else if starts(with: "\\" + fence, at: index) {
        // A file may end behind the sign.
        index = min(index + 2 + hashes, text.count)
      } else if !isLong, text[index].isNewline {
        // A string that is not closed: the compiler says so.
        return true
      } else {
        index += 1
      }
    }
    return true
  }

  /// Passes over a regular expression between number signs, `#/…/#`, of one line or several.
  ///
  /// Slashes alone do not delimit one in the language mode that files are compiled in.
  private mutating func skipRegex() -> Bool {
    var hashes = 0
    while index + hashes < text.count, text[index + hashes] == "#" { hashes += 1 }
    guard hashes > 0, starts(with: "/", at: index + hashes) else { return false }
    let end = "/" + String(repeating: "#", count: hashes)
    index += hashes + 1
    // A line break may follow the first slash, and then everywhere.
    var position = index
    while position < text.count, text[position].isWhitespace, !text[position].isNewline {
      position += 1
    }
    let isLong = position < text.count && text[position].isNewline
    while index < text.count {
      if starts(with: end, at: index) {
        index += end.count
        return true
      }
      // One that is not closed: the compiler says so.
      if !isLong, text[index].isNewline { return true }
      index = min(index + (text[index] == "\\" ? 2 : 1), text.count)
    }
    return true
  }

  /// Passes over what an opening brace, bracket or parenthesis opens.
  private mutating func skipGroup() {
    var depth = 0
    repeat {
      if skipComment() || skipString() || skipRegex() { continue }
      if "({[".contains(text[index]) { depth += 1 }
      if ")}]".contains(text[index]) { depth -= 1 }
      index += 1
    } while depth > 0 && index < text.count
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
