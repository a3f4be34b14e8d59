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

  private func starts(with marks: String, at place: Int) -> Bool {
    var place = place
    for mark in marks {
      guard place < text.count, text[place] == mark else { return false }
      place += 1
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
    var place = index
    while place < text.count, text[place].isWhitespace, !text[place].isNewline { place += 1 }
    let isLong = place < text.count && text[place].isNewline
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
