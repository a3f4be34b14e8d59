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

  /// The text of a sample, which its references show.
  private static let exceptions = ["Rows that nobody has seen keep the estimate."]

  /// The first phrase in a text that is not English, and what to write in its place.
  static func fault(in text: String) -> (phrase: String, instead: String)? {
    let whole = NSRange(text.startIndex..., in: text)
    guard expression.firstMatch(in: text, range: whole) != nil else { return nil }
    for phrase in phrases {
      let options: String.CompareOptions = [.regularExpression, .caseInsensitive]
      guard let range = text.range(of: phrase.pattern, options: options) else { continue }
      return (String(text[range]), phrase.instead)
    }
    return nil
  }

  /// All phrases as one expression: a search for each in every line would take minutes.
  private static let expression: NSRegularExpression = {
    let pattern = phrases.map { "(?:\($0.pattern))" }.joined(separator: "|")
    do {
      return try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    } catch { preconditionFailure("Invalid pattern \(pattern): \(error)") }
  }()

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

  @Test(arguments: ["Sources", "Gallery", "Snippets"])
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
    for file in SourceTree.swiftFiles(below: folder) { check(file, Prose.init(swift:)) }
    for file in pages.flatMap(SourceTree.markdownFiles(below:)) { check(file, Prose.init(page:)) }
    #expect(count > 0)
  }
}
