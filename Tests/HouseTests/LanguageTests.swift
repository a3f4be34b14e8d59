// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The language")
struct LanguageTests {
  /// What is not English, or not a reader's word, and what to write. Plain words that are wrong only
  /// in one meaning are not here: a rule would refuse their good use, too.
  static let phrases: [(pattern: String, instead: String)] = [
    (#"\b(am|is|are|be|been|being|was|were|not) told\b"#, "gets, learns, is notified, is called"),
    (#"\b(is|are|be|been|was|were) said\b"#, "is reported, is set, is specified"),
    (#"\bnobody\b"#, "nothing, none, or a sentence with another subject"),
    (#"(?<!there )\b(is|are) none\b"#, "is not one; there is none; without"),
    (#"(?<!-)\bfingers?\b"#, "touch"),
    (#"\bgrips?\b"#, "reorder control"),
    (#"\b(let|lets|letting) go\b"#, "ends, is released, releases"),
    (#"\bput(s|ting)? down\b"#, "drops, sets"),
    (#"\bmend(s|ed|ing)?\b"#, "repairs, fixes"),
    (#"\b(is|are) no (part|format|item|shard) of\b"#, "is not a part of; unsupported format"),
    (#"\b(is|are|being) no \w+ of ours\b"#, "is not one of ours"),
    (#"\bin (this|the same|a) manner\b"#, "in this way"),
  ]

  /// Words in identifiers for which readers have others, as parts of a name in camel case.
  static let identifiers: [(pattern: String, instead: String)] = [
    (#"(\b[fF]|(?<=[a-z])F)ingers?(?![a-z])"#, "touch"),
    (#"(\bg|(?<=[a-z])G)rips?(?![a-z])"#, "reorderControl"),
    (#"(\bm|(?<=[a-z])M|\bM)anners?(?![a-z])"#, "mode, style"),
    (#"(\bp|(?<=[a-z])P)ut(Down|Fingers)(?![a-z])"#, "drop, end"),
    (#"(\bl|(?<=[a-z])L)etGo(?![a-z])"#, "release, end"),
    (#"(\bm|(?<=[a-z])M|\bM)arkTouch(?![a-z])"#, "selectionTouch"),
    (#"\bshown(Geometry|Alpha|Background|Offset|Origin|Center)\b"#, "presentation…"),
    (#"\bPlaced(Group|Section|Subitem|Cell|Badge|Length|Spacing|Item|Label)\b"#, "…Record, …Frame"),
    (#"\bTextPlaces?\b"#, "TextPosition, TextPositions"),
  ]

  /// The text of a sample, which its references show, and of a page of the client package.
  private static let exceptions = [
    "Rows that nobody has seen keep the estimate.",
    "Wrote the first compiler because nobody believed that it could be done, ",
  ]

  /// Returns the first phrase in a text that is not English, and what to write in its place.
  static func fault(in text: String) -> (phrase: String, instead: String)? {
    guard matches(expression, text) else { return nil }
    return phrases.lazy.compactMap {
      first($0.pattern, in: text, [.regularExpression, .caseInsensitive], instead: $0.instead)
    }.first
  }

  /// Returns the first word in an identifier that is not a reader's, and what to write in its place.
  static func fault(inIdentifier name: String) -> (phrase: String, instead: String)? {
    guard matches(identifierExpression, name) else { return nil }
    return identifiers.lazy.compactMap {
      first($0.pattern, in: name, .regularExpression, instead: $0.instead)
    }.first
  }

  private static func matches(_ expression: NSRegularExpression, _ text: String) -> Bool {
    expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  private static func first(
    _ pattern: String, in text: String, _ options: String.CompareOptions, instead: String
  ) -> (phrase: String, instead: String)? {
    text.range(of: pattern, options: options).map { (String(text[$0]), instead) }
  }

  /// All phrases as one expression: a search for each in every line would take minutes.
  private static let expression = joined(phrases.map(\.pattern), .caseInsensitive)
  private static let identifierExpression = joined(identifiers.map(\.pattern), [])

  private static func joined(
    _ patterns: [String], _ options: NSRegularExpression.Options
  ) -> NSRegularExpression {
    let pattern = patterns.map { "(?:\($0))" }.joined(separator: "|")
    do {
      return try NSRegularExpression(pattern: pattern, options: options)
    } catch { preconditionFailure("Invalid pattern \(pattern): \(error)") }
  }

  @Test func `Every phrase of the list is found, and its good neighbours are not`() {
    for text in [
      "The delegate is told nothing.", "what is said of no file", "Nobody sees it",
      "if that is none", "The finger was lifted.", "the grip", "where it is let go",
      "is no part of it",
    ] { #expect(Self.fault(in: text) != nil, "\(text)") }
    for text in [
      "nil if there is none", "a two-finger pan", "the ends are distinguished", "recommends",
      "the letting agency", "there are none", "tell the delegate",
    ] { #expect(Self.fault(in: text) == nil, "\(text)") }
  }

  @Test func `Comments and strings of a file are read, and its code is not`() {
    let text = """
      let finger = grip  // A touch.
      print("nobody \\(finger) \\"here\\"")
      /// Not `code`.
      """
    let lines = Prose(swift: text.split(separator: "\n")).lines
    #expect(lines.map(\.number) == [1, 2, 3])
    #expect(lines[0].text == "// A touch.")
    #expect(lines[1].text.contains("nobody"))
    #expect(lines[2].text == "/// Not `code`.")
    let page = Prose(page: ["A `finger`", "```", "nobody", "```", "B"])
    #expect(page.lines.map(\.text) == ["A `", "B"])
  }

  @Test func `Every word of the list is found in identifiers, and its good neighbours are not`() {
    for name in [
      "finger", "fingers", "FingerGroup", "firstFinger", "grip", "rowGrips", "Manner", "manner",
      "putDown", "letGo", "isLetGo", "markTouch", "beginMarkTouch", "shownAlpha", "PlacedGroup",
      "PlacedLabel", "TextPlace", "TextPlaces",
    ] { #expect(Self.fault(inIdentifier: name) != nil, "\(name)") }
    for name in [
      "fingerprint", "gripping", "mannerism", "output", "shown", "shownText", "Placement",
      "placeholder", "bookmarkTouches",
    ] { #expect(Self.fault(inIdentifier: name) == nil, "\(name)") }
  }

  @Test(arguments: ["Sources", "Gallery", "Snippets", "Tests"])
  func `Identifiers are readers' words`(folder: String) {
    var count = 0
    for file in SourceTree.swiftFiles(below: folder) {
      count += 1
      guard Self.fault(inIdentifier: file.lines.joined(separator: "\n")) != nil else { continue }
      for token in SwiftTokens(file.lines).tokens {
        guard let (word, instead) = Self.fault(inIdentifier: token.text) else { continue }
        Issue.record("\(file.path):\(token.line): '\(word)' in \(token.text): write \(instead)")
      }
    }
    #expect(count > 2)
  }

  @Test(arguments: ["Sources", "Gallery", "Snippets", "Tests"])
  func `Comments, messages and pages are plain English`(folder: String) {
    var count = 0
    func check(_ file: SourceTree.File, _ prose: ([Substring]) -> Prose) {
      count += 1
      // Nearly all files have none of these words, not even in their code.
      guard Self.fault(in: file.lines.joined(separator: "\n")) != nil else { return }
      for line in prose(file.lines).lines {
        guard !Self.exceptions.contains(where: line.text.contains),
          let (phrase, instead) = Self.fault(in: line.text)
        else { continue }
        Issue.record("\(file.path):\(line.number): '\(phrase)': write \(instead). \(line.text)")
      }
    }
    let pages = folder == "Sources" ? [folder, "README.md"] : [folder]
    for file in SourceTree.swiftFiles(below: folder)
    // This file has all the words, to find them.
    where !file.path.hasSuffix("HouseTests/LanguageTests.swift") {
      check(file, Prose.init(swift:))
    }
    for file in pages.flatMap(SourceTree.markdownFiles(below:)) { check(file, Prose.init(page:)) }
    #expect(count > 0)
  }

  @Test func `Abstracts name a thing or say what a function does`() {
    var count = 0
    for file in SourceTree.swiftFiles(below: "Sources") where !file.path.contains("/Generated/") {
      /// The line on which a comment begins, and its first word.
      var comment: (offset: Int, word: Substring)?
      for (offset, line) in file.lines.enumerated() {
        let text = line.drop { $0 == " " }
        if text.hasPrefix("///") {
          guard comment == nil else { continue }
          count += 1
          comment = (offset, text.dropFirst(3).split(separator: " ").first ?? "")
        } else if let (begin, word) = comment, !text.hasPrefix("@") {
          comment = nil
          let isPublic = text.hasPrefix("public ") || text.hasPrefix("open ")
          // Internal Booleans may: "Whether the row is selected."
          guard
            ["What", "How", "Where", "Who", "When"].contains(word)
              || (word == "Whether" && isPublic)
          else { continue }
          Issue.record("\(file.path):\(begin + 1) begins with '\(word)': \(file.lines[begin])")
        }
      }
    }
    #expect(count > 1000)
  }
}
