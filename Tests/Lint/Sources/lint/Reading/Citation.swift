// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A place of the Behaviour pages that a text names.
struct Citation {
  enum Place: Hashable {
    /// `Y-14`, with either hyphen.
    case rule(String)
    /// `behaviour section 6.4`; without a name of pages they are those of the text.
    case section(pages: String, number: String)
    /// `Appendix B`.
    case appendix(String)
    /// `Appendix A, invariant 16`.
    case invariant(appendix: String, number: String)
    /// `Architecture.md`.
    case file(String)
  }

  let place: Place
  let path: String
  /// Counted from one.
  let line: Int

  /// Names of other things that look like codes.
  static let otherNames: Set = ["UTF", "CRC", "SHA", "ISO", "RFC", "DEFLATE"]

  /// A rule's code, if a word is one: capitals, a hyphen, a number or a small letter.
  static func code(in word: some StringProtocol) -> String? {
    // Nearly all words end here.
    guard let first = word.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    else { return nil }
    let parts = word.replacingOccurrences(of: "‑", with: "-").split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...4).contains(parts[0].count),
      parts[0].allSatisfy({ $0.isASCII && $0.isUppercase }), !otherNames.contains(String(parts[0]))
    else { return nil }
    let isLetter = parts[1].count == 1 && parts[1].allSatisfy { $0.isASCII && $0.isLowercase }
    let isNumber =
      (1...3).contains(parts[1].count) && parts[1].allSatisfy { $0.isASCII && $0.isNumber }
    return isLetter || isNumber ? "\(parts[0])-\(parts[1])" : nil
  }

  /// The citations in the comments of a Swift file; in those of a test also in names and strings.
  static func all(inSwift file: SourceTree.File) -> [Citation] {
    let isTest = file.path.hasPrefix("Tests/")
    var words: [Word] = []
    for (index, line) in file.lines.enumerated() {
      var text = line[...]
      if !isTest {
        guard let start = commentStart(in: line) else { continue }
        text = line[start...]
      }
      words += Word.words(in: text, line: index + 1)
    }
    return all(in: words, path: file.path, pages: "behaviour", names: true)
  }

  /// The citations on a page. Its own sections need no name.
  static func all(inPage file: SourceTree.File) -> [Citation] {
    let words = file.lines.enumerated().flatMap { Word.words(in: $1[...], line: $0 + 1) }
    let pages = BehaviourRules.pages(of: file)
    return all(in: words, path: file.path, pages: pages, names: false)
  }

  private static func commentStart(in line: Substring) -> Substring.Index? {
    guard line.utf8.contains(UInt8(ascii: "/")), let range = line.range(of: "//") else {
      return nil
    }
    // A link is no comment.
    if range.lowerBound > line.startIndex, line[line.index(before: range.lowerBound)] == ":" {
      return nil
    }
    return range.lowerBound
  }

  /// A word, without the signs around it.
  private struct Word {
    let text: Substring
    let line: Int
    /// Whether a comma, or nothing, stands between this word and the next.
    let continues: Bool

    // By bytes, since there are a million words.
    private static let separators = Set(" ()`\"|[]".utf8)
    private static let marks = Set("()[]{}.,;:'\"`*/|".utf8)
    private static let apostrophe = Array("’".utf8)

    static func words(in text: Substring, line: Int) -> [Word] {
      text.utf8.split(whereSeparator: separators.contains).compactMap { part in
        var word = part.split(separator: UInt8(ascii: "'"), maxSplits: 1).first ?? part
        while let first = word.first {
          if marks.contains(first) {
            word = word.dropFirst()
          } else if word.starts(with: apostrophe) {
            word = word.dropFirst(apostrophe.count)
          } else {
            break
          }
        }
        while let last = word.last {
          if marks.contains(last) {
            word = word.dropLast()
          } else if last == apostrophe[2], word.suffix(3).elementsEqual(apostrophe) {
            word = word.dropLast(apostrophe.count)
          } else {
            break
          }
        }
        guard !word.isEmpty, let last = Substring(part).last else { return nil }
        let isOpen = last == "," || last.isLetter || last.isNumber
        return Word(text: Substring(word), line: line, continues: isOpen)
      }
    }

    var isNumber: Bool {
      text.utf8.first.map { $0 > 127 || $0 < 58 } == true && text.first?.isNumber == true
        && text.allSatisfy { $0.isNumber || $0 == "." }
    }
  }

  /// The first letters of what is followed by a number.
  private static let initials = Set("abilrsABILRS".utf8)

  private static func all(
    in words: [Word], path: String, pages ownPages: String, names: Bool
  ) -> [Citation] {
    var found: [Citation] = []
    func add(_ place: Place, _ word: Word) {
      found.append(Citation(place: place, path: path, line: word.line))
    }
    /// The numbers from an index on: "1.6, 2.3 and 5.5".
    func numbers(from start: Int) -> [Word] {
      var list: [Word] = []
      var index = start
      while index < words.count {
        let word = words[index]
        if word.isNumber {
          list.append(word)
          if !word.continues { break }
        } else if list.isEmpty || !["and", "to", "or", "…"].contains(word.text) {
          break
        }
        index += 1
      }
      return list
    }
    for (index, word) in words.enumerated() {
      if let code = code(in: word.text) { add(.rule(code), word) }
      if names, word.text.hasSuffix(".md"), !word.text.contains("\\") {
        add(.file(String(word.text.split(separator: "/").last ?? "")), word)
      }
      // Nearly all words end here.
      guard let initial = word.text.utf8.first, Self.initials.contains(initial) else { continue }
      let lowercased = word.text.lowercased()
      if lowercased == "appendix", index + 1 < words.count {
        let letter = String(words[index + 1].text)
        guard letter.count == 1, letter >= "A", letter <= "Z" else { continue }
        add(.appendix(letter), word)
        if index + 2 < words.count, words[index + 2].text.hasPrefix("invariant") {
          for number in numbers(from: index + 3) {
            add(.invariant(appendix: letter, number: String(number.text)), number)
          }
        }
      }
      let pages = pages(at: index, in: words)
      if ["section", "sections", "rule", "rules"].contains(lowercased) {
        let named = index > 0 ? Self.pages(at: index - 1, in: words) : nil
        for number in numbers(from: index + 1) where number.text.contains(".") || named != nil {
          add(.section(pages: named ?? ownPages, number: String(number.text)), number)
        }
      } else if let pages, index + 1 < words.count, words[index + 1].isNumber,
        words[index + 1].text.contains(".")
      {
        for number in numbers(from: index + 1) {
          add(.section(pages: pages, number: String(number.text)), number)
        }
      }
    }
    return found
  }

  /// The pages that a word names, with the word before it.
  private static func pages(at index: Int, in words: [Word]) -> String? {
    switch words[index].text.lowercased() {
    case "behaviour": "behaviour"
    case "appkit": "appkit"
    case "interaction": "interaction"
    case "auto-layout": "auto layout"
    case "layout" where index > 0 && words[index - 1].text == "Auto": "auto layout"
    default: nil
    }
  }
}
