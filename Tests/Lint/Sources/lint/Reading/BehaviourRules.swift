// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The places of the Behaviour pages that comments, tests and pages may cite.
struct BehaviourRules {
  /// The codes of rules: `Y-14`.
  private(set) var codes: Set<String> = []
  /// The sections with the name of their pages: `behaviour 6.4`, `auto layout 2.4`.
  private(set) var sections: Set<String> = []
  /// The appendices with the numbers of their list: `A 16`; `A` stands for the whole.
  private(set) var appendices: Set<String> = []

  /// Files that a comment may name, by their last component.
  let fileNames: Set<String>

  static let folder = "Sources/5-Faces/UIKit/UIKit.docc/Behaviour"

  /// Reads the pages of a package.
  init(of files: SourceTree) {
    fileNames = Set(files.paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
    for page in files.markdownFiles(below: Self.folder) {
      let name = Self.pages(of: page)
      if let chapter = Self.chapter(of: page) { sections.insert("\(name) \(chapter)") }
      var appendix: String?
      for line in page.lines {
        let words = line.replacingOccurrences(of: "‑", with: "-").split(separator: " ")
        if line.hasPrefix("#") {
          appendix = nil
          for (index, word) in words.enumerated().dropFirst() {
            if words[index - 1] == "Appendix" {
              appendix = String(word.prefix { $0.isUppercase })
              appendices.insert(appendix ?? "")
            }
            let number = word.prefix { $0.isNumber || $0 == "." }
            guard number.first?.isNumber == true else { continue }
            sections.insert("\(name) \(number.hasSuffix(".") ? number.dropLast() : number)")
            break
          }
        } else if let appendix,
          let first = line.prefix(while: { $0 != " " }).split(separator: ".").first,
          let number = Int(first)
        {
          appendices.insert("\(appendix) \(number)")
        }
        // A rule begins with its code in bold.
        for part in line.replacingOccurrences(of: "‑", with: "-").components(separatedBy: "**") {
          guard let code = Citation.code(in: part.prefix { $0 != "." && $0 != " " }) else {
            continue
          }
          codes.insert(code)
        }
      }
    }
  }

  /// Whose sections the numbers on a page are: the name before "chapter" below its title.
  static func pages(of page: SourceTree.File) -> String {
    for line in page.lines.prefix(4) {
      for words in [", chapter ", ", appendices."] {
        if let range = line.range(of: words) { return line[..<range.lowerBound].lowercased() }
      }
    }
    return "behaviour"
  }

  /// The number of a page's chapter; nil for other pages.
  private static func chapter(of page: SourceTree.File) -> Int? {
    for line in page.lines.prefix(4) {
      if let range = line.range(of: ", chapter ") {
        return Int(line[range.upperBound...].prefix { $0.isNumber })
      }
    }
    return nil
  }

  /// Returns whether the pages have the place that a citation names.
  func has(_ place: Citation.Place) -> Bool {
    switch place {
    case .rule(let code): codes.contains(code)
    case .section(let pages, let number): sections.contains("\(pages) \(number)")
    case .appendix(let letter): appendices.contains(letter)
    case .invariant(let letter, let number): appendices.contains("\(letter) \(number)")
    case .file(let name): fileNames.contains(name)
    }
  }
}
