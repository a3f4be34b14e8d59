// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import IllustrationFiles
import Testing

@testable import illustrate

@Suite("Our own documentation")
struct OwnDocumentationTests {
  private static let package = Result {
    try PackageFolder(
      containing: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path)
  }

  /// To bring them up to date: `swift run illustrate`.
  @Test func `The illustrations of the articles are up to date`() throws {
    let package = try Self.package.get()
    var illustrator = Illustrator(
      package: package, programs: IllustrateCommandTests.programs,
      placement: Placement(output: nil, catalogues: package.catalogues()))
    illustrator.checksOnly = true
    let outcome = try illustrator.run(package.snippets().filter(\.illustrates), isComplete: true)
    let report = Report(outcome: outcome, checksOnly: true, repair: "swift run illustrate")
    let isUpToDate = outcome.changes.isEmpty && outcome.failures.isEmpty
    expect(isUpToDate, "\((report.lines + [report.summary]).joined(separator: "\n"))")
    expectGreater(outcome.unchangedCount, 0)
  }

  /// To bring them up to date: `swift run illustrate --pages Documentation`.
  @Test func `The pages for readers of the repository are up to date`() throws {
    let package = try Self.package.get()
    let pages = try PlainPages(of: package, in: package.absolute("Documentation"))
    let outcome = pages.update(checksOnly: true)
    let report = Report(
      outcome: outcome, checksOnly: true, repair: "swift run illustrate --pages Documentation")
    let isUpToDate = outcome.changes.isEmpty && outcome.failures.isEmpty
    expect(isUpToDate, "\((report.lines + [report.summary]).joined(separator: "\n"))")
    expectGreater(outcome.unchangedCount, 0)
    // What leads to a page leads to the one that is shown there.
    for file in ["README.md", "CONTRIBUTING.md", "Gallery/Pictures/README.md"] {
      let text = try #require(package.text(of: file))
      for article in pages.articles where pages.place(of: article) != article.path {
        expectLacks(text, "\(article.path))", "Link to \(pages.place(of: article)) in \(file)")
      }
    }
  }

  @Test func `Every illustration is shown by an article, and small`() throws {
    let package = try Self.package.get()
    for catalogue in package.catalogues() {
      let folder = package.absolute(catalogue.resources)
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for file in files {
        let name = IllustrationFileName(file)?.name.text ?? file
        expectContains(
          catalogue.references, name,
          """
          No article shows \(file). Show it with ![…](\(name)), or delete it:  \
          git rm '\(catalogue.resources)/\(file)'
          """)
        let size = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)")[.size]
        let bytes = try #require(size as? Int)
        expectLess(bytes, 100_000, "\(file) has \(bytes) bytes")
      }
    }
  }

  @Test func `An article shows what the command prints for a README`() throws {
    let package = try Self.package.get()
    let placement = Placement(output: nil, catalogues: package.catalogues())
    let element = try PictureElement(of: IllustrationName("two-column"), in: placement, of: package)
    let article = try String(
      contentsOfFile: package.absolute(
        "Sources/5-Faces/UIKit/UIKit.docc/Articles/Pictures-for-documentation.md"), encoding: .utf8)
    expectContains(article, element.text)
  }

  @Test func `Every part of a snippet that an article shows is there`() throws {
    let package = try Self.package.get()
    let snippets = package.snippets()
    let prefix = "@Snippet(path: \"\(package.name)/"
    var count = 0
    for catalogue in package.catalogues() {
      let folder = package.absolute(catalogue.path)
      for file in FileManager.default.enumerator(atPath: folder)?.allObjects ?? [] {
        guard let file = file as? String, file.hasSuffix(".md") else { continue }
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        for part in Catalogue.withoutCode(text).components(separatedBy: "@Snippet(").dropFirst() {
          count += 1
          let words = part.prefix { $0 != ")" }.components(separatedBy: "\"")
          expectEqual("@Snippet(\(words[0])\"".appending("\(package.name)/"), prefix)
          let path = words[1].dropFirst(package.name.count + 1) + ".swift"
          let snippet = try #require(snippets.first { $0.path == path }, "\(file): \(path)")
          guard words.count > 3 else { continue }
          let slice = SnippetText(source: snippet.source).slices[words[3]]
          expectEqual(slice?.isEmpty, false, "\(file): \(path) has no part \(words[3])")
        }
      }
    }
    expectGreater(count, 0)
  }
}
