// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension Rule {
  /// The pages about how the code works.
  private static let pagesAboutCode = [
    "Architecture", "One-cell", "Engine-protocols", "Calls-upwards", "Screens-and-controllers",
    "Flows-of-the-tools",
  ].map { "Sources/5-Faces/UIKit/UIKit.docc/\($0).md" }

  /// The most words of pages.
  private static let wordLimits = [
    ("README.md", 900), ("CHANGELOG.md", 2500), (pagesAboutCode[0], 5000),
  ]

  /// What holds of pages.
  static let ofPages: [Rule] = [
    Rule("The top level holds what a reader looks for there") { package, findings in
      for name in ["README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "Package.swift"]
      where !package.files.has(name) {
        findings.add("The file is missing at the top of the repository", in: name)
      }
    },

    Rule("The changelog begins with unreleased changes, then the version of the command") {
      package, findings in
      let lines = try package.files.requiredText(of: "CHANGELOG.md")
        .split(separator: "\n", omittingEmptySubsequences: false)
      let versions = lines.indices.filter { lines[$0].hasPrefix("## ") }
      if versions.first.map({ lines[$0] }) != "## Unreleased" {
        findings.add(
          "The first heading has to be: ## Unreleased", in: "CHANGELOG.md",
          line: versions.first.map { $0 + 1 })
      }
      let source = try package.files.requiredText(of: "Gallery/Version.swift")
      guard let number = source.firstMatch(of: /galleryVersion = "(\d+\.\d+\.\d+)"/)?.output.1
      else {
        findings.add(
          "The number of the version is missing. Write: galleryVersion = \"0.1.0\"",
          in: "Gallery/Version.swift")
        return
      }
      let latest = versions.dropFirst().first
      if latest.map({ lines[$0].hasPrefix("## \(number) – ") }) != true {
        findings.add(
          """
          The heading of the latest version has to be: ## \(number) – YEAR-MONTH-DAY, since \
          Gallery/Version.swift has \(number)
          """, in: "CHANGELOG.md", line: latest.map { $0 + 1 })
      }
    },

    Rule("Pages that grow keep to a number of words, code aside") { package, findings in
      for (path, limit) in wordLimits {
        var isCode = false
        var count = 0
        for line in try package.files.requiredText(of: path).split(separator: "\n") {
          if line.hasPrefix("```") {
            isCode.toggle()
          } else if !isCode {
            count += line.split(whereSeparator: \.isWhitespace).count
          }
        }
        guard count > limit else { continue }
        findings.add("The page has \(count) words, and \(limit) is the limit. Shorten it", in: path)
      }
    },

    Rule("The README answers questions in the order of a reader") { package, findings in
      let path = "README.md"
      let readme = try package.files.requiredText(of: path)
      func line(_ index: String.Index) -> Int {
        readme[..<index].utf8.count { $0 == UInt8(ascii: "\n") } + 1
      }
      var last = readme.startIndex
      for part in readmeParts {
        guard let range = readme.range(of: part) else {
          findings.add("The README lacks: \(part.trimmed)", in: path)
          continue
        }
        if range.lowerBound < last {
          findings.add(
            "'\(part.trimmed)' is above what a reader looks for first. The order is: "
              + readmeParts.map(\.trimmed).joined(separator: ", "), in: path,
            line: line(range.lowerBound))
        }
        last = max(last, range.lowerBound)
      }
      let headings = Set(readmeParts.map(\.trimmed))
      for (index, line) in readme.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where line.hasPrefix("## ") && !headings.contains(String(line)) {
        findings.add(
          "The README has no section '\(line.dropFirst(3))'. Delete it, or move it to an article",
          in: path, line: index + 1)
      }
      let picture = readme.range(of: "<img src=\"Gallery/Pictures/settings.png\"")
      let film = readme.range(of: readmeParts[2])
      if let picture, let film, picture.lowerBound < film.lowerBound { return }
      findings.add(
        "The picture Gallery/Pictures/settings.png has to be above list-insertion.png", in: path,
        line: picture.map { line($0.lowerBound) })
    },

    Rule("The README's program is the client package's") { package, findings in
      let readme = try package.files.requiredText(of: "README.md")
      let program = "Tests/ClientPackage/Sources/colors/main.swift"
      let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "```").first }
      guard let printed = blocks.first(where: { $0.hasPrefix("import UIKit") }) else {
        findings.add("The README has no program that imports UIKit", in: "README.md")
        return
      }
      if try !package.files.requiredText(of: program).contains(printed) {
        findings.add(
          "The README shows another program than this one, which is built. Make them the same",
          in: program)
      }
    },

    Rule("Every link to a file of the repository leads to one") { package, findings in
      for folder in ["README.md", "CONTRIBUTING.md", "Sources", "Gallery", "CHANGELOG.md"] {
        var count = 0
        for page in package.files.markdownFiles(below: folder) {
          for (index, line) in page.lines.enumerated() {
            for link in links(in: line) {
              count += 1
              guard !package.files.has(resolved(link, from: page.path)) else { continue }
              findings.add(
                "The link to \(link) leads to nothing. Correct its path, or delete the link",
                in: page.path, line: index + 1)
            }
          }
        }
        // The changelog speaks of what has been, which links would outlive.
        if folder != "CHANGELOG.md", count == 0 {
          findings.add("There is no link to a file", in: folder)
        }
      }
    },

    Rule("The index of the Behaviour pages names each of them") { package, findings in
      let path = "\(BehaviourRules.folder)/Behaviour.md"
      let index = try package.files.requiredText(of: path)
      for page in package.files.markdownFiles(below: BehaviourRules.folder) where page.path != path
      {
        let name = page.path.split(separator: "/").last ?? ""
        guard !index.contains("](\(name))") else { continue }
        findings.add("\(name) has no row. Add one with a link to it: [TITLE](\(name))", in: path)
      }
    },

    Rule("The pages about the code name files and types that exist") { package, findings in
      // Those that begin with a capital letter, by bytes: there are a million.
      var words: Set<Substring> = []
      for file in ["Sources", "Gallery", "Tests", "Package.swift"].flatMap({
        package.files.swiftFiles(below: $0)
      }) {
        for word in file.text.utf8.split(whereSeparator: { !$0.isInName })
        where word.first?.isCapital == true { words.insert(Substring(word)) }
      }
      for page in pagesAboutCode {
        let text = try package.files.requiredText(of: page)
        var (hasFile, hasType, isInBlock) = (false, false, false)
        for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
          .enumerated()
        {
          // Commands are in blocks of code: the parts between three backquotes.
          if line.hasPrefix("```") { isInBlock.toggle() }
          guard !isInBlock, !line.hasPrefix("```") else { continue }
          for (index, span) in line.components(separatedBy: "`").enumerated()
          where !index.isMultiple(of: 2) {
            if span.contains("/") || span.hasSuffix(".swift") {
              hasFile = true
              if span != "/sys", !package.files.hasPath(endingWith: span) {
                findings.add(
                  "There is no file '\(span)'. Write the path of one", in: page,
                  line: offset + 1)
              }
            } else if let name = span.split(whereSeparator: {
              !$0.isLetter && !$0.isNumber && $0 != "_"
            }).first, span.first?.isUppercase == true {
              hasType = true
              if !words.contains(name) {
                findings.add(
                  "Nothing is called '\(name)'. Write the name that the sources have",
                  in: page, line: offset + 1)
              }
            }
          }
        }
        if !hasFile || !hasType {
          findings.add("No files and types were found on the page", in: page)
        }
      }
    },
  ]

  /// What the README has to hold, in this order.
  private static let readmeParts = [
    "# OpenCollectionView\n", "## Test a screen\n", "(Gallery/Pictures/list-insertion.png)",
    "--out list-insertion.png",
    "## Install and draw\n", "<!-- draw -->\n", "## What do you want to do?\n",
    "Pictures-for-documentation.md)", "Image-tests-for-an-iOS-app-on-Linux.md)",
    "Try-a-layout.md)", "## What is missing\n", "## In your own package\n",
    "## Contributing\n", "<!-- test -->\n",
  ]

  /// The targets of links that are neither addresses nor DocC's.
  static func links(in line: Substring) -> [String] {
    line.components(separatedBy: "](").dropFirst().compactMap { part in
      guard let link = part.split(separator: ")").first, !link.contains(":"),
        !link.hasPrefix("#"), !link.contains(" "), link.contains("/") || link.contains(".")
      else { return nil }
      return String(link.split(separator: "#").first ?? link)
    }
  }

  /// The path in the package of what a page links to.
  private static func resolved(_ link: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(String(part))
      } else if !parts.isEmpty {
        parts.removeLast()
      }
    }
    return parts.joined(separator: "/")
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  /// Whether a name can have it. What is not ASCII counts as a letter.
  fileprivate var isInName: Bool {
    isCapital || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || self > 127
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
  }
}
