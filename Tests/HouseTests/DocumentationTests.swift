// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The documentation pages")
struct DocumentationTests {
  private static let catalogue = "Sources/5-Faces/UIKit/UIKit.docc"

  @Test func `The top level holds what a reader looks for there`() {
    let contents =
      (try? FileManager.default.contentsOfDirectory(atPath: SourceTree.root.path)) ?? []
    for name in ["README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "Package.swift"] {
      #expect(contents.contains(name))
    }
  }

  @Test func `The changelog begins with unreleased changes, then the version of the command`()
    throws
  {
    let changes = try #require(SourceTree.text(of: "CHANGELOG.md"))
    let versions = changes.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(versions.first == "## Unreleased")
    let source = try #require(SourceTree.text(of: "Gallery/Version.swift"))
    let number = try #require(source.firstMatch(of: /galleryVersion = "(\d+\.\d+\.\d+)"/)).1
    #expect(versions.dropFirst().first?.hasPrefix("## \(number) – ") == true)
  }

  @Test func `The README is short, and answers questions in the order of a reader`() throws {
    let readme = try #require(SourceTree.text(of: "README.md"))
    #expect(readme.split(whereSeparator: \.isWhitespace).count <= 900)
    let parts = [
      "# OpenCollectionView\n", "(Gallery/Pictures/batch-updates.png)", "--out batch-updates.png",
      "## Install and draw\n", "<!-- draw -->\n", "## What do you want to do?\n",
      "Pictures-for-documentation.md)", "Image-tests-for-an-iOS-app-on-Linux.md)",
      "Try-a-layout.md)", "## What is missing\n", "## In your own package\n",
      "## Contributing\n", "<!-- test -->\n",
    ]
    let places = try parts.map { part in
      try #require(readme.range(of: part), "The README has no \(part)").lowerBound
    }
    #expect(places == places.sorted())
    let sections = readme.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(sections.count == parts.filter { $0.hasPrefix("## ") }.count)
    let picture = try #require(readme.range(of: "<img src=\"Gallery/Pictures/settings.png\""))
    #expect(picture.lowerBound < places[1])
  }

  @Test func `Every link to a file of the repository leads to one`() {
    for folder in ["README.md", "CONTRIBUTING.md", "Sources", "Gallery", "CHANGELOG.md"] {
      var count = 0
      for page in SourceTree.markdownFiles(below: folder) {
        let base = SourceTree.root.appendingPathComponent(page.path).deletingLastPathComponent()
        for (index, line) in page.lines.enumerated() {
          for link in Self.links(in: line) {
            count += 1
            let exists = FileManager.default.fileExists(
              atPath: base.appendingPathComponent(link).path)
            #expect(exists, "\(page.path):\(index + 1) links to \(link), which is not there")
          }
        }
      }
      // The changelog speaks of what has been, which links would outlive.
      if folder != "CHANGELOG.md" { #expect(count > 0, "\(folder) has no link") }
    }
  }

  @Test func `The index of the Behaviour pages names each of them`() {
    let index = SourceTree.text(of: "\(BehaviourRules.folder)/Behaviour.md") ?? ""
    for page in SourceTree.markdownFiles(below: BehaviourRules.folder) {
      let name = page.path.split(separator: "/").last ?? ""
      guard name != "Behaviour.md" else { continue }
      #expect(
        index.contains("](\(name))"),
        "\(name) has no row. Add one to \(BehaviourRules.folder)/Behaviour.md, with a link to it.")
    }
  }

  @Test func `The architecture page names files and types that exist`() {
    let text = SourceTree.text(of: "\(Self.catalogue)/Architecture.md") ?? ""
    // Commands are in blocks of code: the parts between three backquotes.
    let page = text.components(separatedBy: "```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let files = SourceTree.files()
    let words = Set(
      ["Sources", "Gallery", "Tests", "Package.swift"].flatMap { folder in
        SourceTree.swiftFiles(below: folder).flatMap { file in
          file.lines.flatMap { line in
            line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
          }
        }
      })
    var (hasFile, hasType) = (false, false)
    for (index, span) in page.components(separatedBy: "`").enumerated()
    where !index.isMultiple(of: 2) {
      if span.contains("/") || span.hasSuffix(".swift") {
        hasFile = true
        let exists = files.contains { $0 == span || $0.hasSuffix("/\(span)") }
        #expect(exists || span == "/sys", "There is no file \(span)")
      } else if let name = span.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
        .first,
        span.first?.isUppercase == true
      {
        hasType = true
        let exists = words.contains(String(name))
        #expect(exists, "Nothing is called \(name)")
      }
    }
    #expect(hasFile && hasType)
  }

  /// The targets of links that are neither addresses nor DocC's.
  private static func links(in line: Substring) -> [String] {
    line.components(separatedBy: "](").dropFirst().compactMap { part in
      guard let link = part.split(separator: ")").first, !link.contains(":"),
        !link.hasPrefix("#"), !link.contains(" "), link.contains("/") || link.contains(".")
      else { return nil }
      return String(link.split(separator: "#").first ?? link)
    }
  }
}
