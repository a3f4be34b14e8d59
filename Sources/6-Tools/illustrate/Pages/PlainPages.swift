// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

/// The pages of a package's catalogues as plain Markdown, for those who read them where the package is kept: GitHub
/// shows neither snippets nor DocC's links and pictures.
///
/// Pages that have none of these are shown there as they are, and are not written: links lead to their sources.
struct PlainPages: Sendable {
  let package: PackageFolder
  /// The folder that they are written to, from the package's folder on.
  let folder: String
  let articles: [Article]
  let snippets: [Snippet]

  /// Reads the catalogues of a package.
  ///
  /// - Throws: A usage failure if the folder is not in the package: pages link to its files.
  init(of package: PackageFolder, in folder: String) throws(IllustrateFailure) {
    let place = package.relative(folder)
    guard !place.hasPrefix("/") else {
      throw IllustrateFailure(
        "--pages takes a folder in the package, such as Documentation (was '\(folder)').", .usage)
    }
    self.package = package
    self.folder = place
    snippets = package.snippets()
    articles = package.catalogues().flatMap { catalogue in
      package.files(below: catalogue.path).filter { $0.hasSuffix(".md") }.map { path in
        Article(path: path, catalogue: catalogue, text: package.text(of: path) ?? "")
      }
    }
  }

  /// Writes the pages that differ and removes those that are made of no page any more, or says which these are.
  ///
  /// A file that this command has not made is never replaced or removed.
  ///
  /// - Parameter checksOnly: Whether nothing is written.
  /// - Returns: What has come of it.
  func update(checksOnly: Bool) -> Illustrator.Outcome {
    var outcome = Illustrator.Outcome()
    var known: Set<String> = []
    for article in articles where article.needsPlainPage {
      let path = place(of: article)
      guard known.insert(path).inserted else {
        outcome.failures.append(
          Failure(article.path, "'\(path)' is also made from another page: give it another name."))
        continue
      }
      do throws(Failure) {
        let text = try PlainPage(of: article, at: path, among: self).text
        try bring(path, to: text, madeOf: article, checksOnly: checksOnly, &outcome)
      } catch {
        outcome.failures.append(error)
      }
    }
    removeOrphans(besides: known, checksOnly: checksOnly, &outcome)
    outcome.changes.sort { $0.path < $1.path }
    return outcome
  }

  /// Returns the file of an article for readers: its plain page, or its source if it has none.
  func place(of article: Article) -> String {
    guard article.needsPlainPage else { return article.path }
    return "\(folder)/\(article.module)/\(article.name).md"
  }

  /// Returns the article of a name in a catalogue: that of its file, or its title with hyphens.
  func article(named name: String, in catalogue: Catalogue) -> Article? {
    let name = name.split(separator: "/").last.map(String.init) ?? name
    let own = articles.filter { $0.catalogue.path == catalogue.path }
    return own.first { $0.name == name }
      ?? own.first { $0.title.replacing(" ", with: "-") == name }
  }

  private func bring(
    _ path: String, to text: String, madeOf article: Article, checksOnly: Bool,
    _ outcome: inout Illustrator.Outcome
  ) throws(Failure) {
    let present = package.text(of: path)
    guard present != text else {
      outcome.unchangedCount += 1
      return
    }
    if let present, PlainPage.source(of: present) == nil {
      throw Failure(path, "it was not made by illustrate and is kept: move it away.")
    }
    if !checksOnly {
      do {
        let file = URL(fileURLWithPath: package.absolute(path))
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try AtomicFile.write(Data(text.utf8), to: file.path)
      } catch {
        var failure = Failure(path, "it cannot be written: \(error)")
        failure.isAboutWriting = true
        throw failure
      }
    }
    outcome.changes.append(
      FileChange(kind: present == nil ? .missing : .stale, path: path, snippet: article.path))
  }

  private func removeOrphans(
    besides known: Set<String>, checksOnly: Bool, _ outcome: inout Illustrator.Outcome
  ) {
    for path in package.files(below: folder) where path.hasSuffix(".md") && !known.contains(path) {
      guard let source = PlainPage.source(of: package.text(of: path) ?? "") else { continue }
      if !checksOnly, unlink(package.absolute(path)) != 0 {
        var failure = Failure(path, "it cannot be removed: \(String(cString: strerror(errno))).")
        failure.isAboutWriting = true
        outcome.failures.append(failure)
      } else {
        outcome.changes.append(FileChange(kind: .orphaned, path: path, snippet: source))
      }
    }
  }
}

struct Article: Hashable, Sendable {
  /// From the package's folder on.
  let path: String
  let catalogue: Catalogue
  let text: String

  /// The file's name without its extension, by which links name it.
  var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The catalogue's name without its extension.
  var module: String {
    URL(fileURLWithPath: catalogue.path).deletingPathExtension().lastPathComponent
  }

  /// The first heading, or the name.
  var title: String {
    let heading = text.split(separator: "\n").first { $0.hasPrefix("# ") }
    return heading.map { String($0.dropFirst(2).replacing("`", with: "")) } ?? name
  }

  /// Whether it has what only DocC shows: directives, links without words, or pictures by their names.
  let needsPlainPage: Bool

  init(path: String, catalogue: Catalogue, text: String) {
    self.path = path
    self.catalogue = catalogue
    self.text = text
    let words = Catalogue.withoutCode(text)
    needsPlainPage =
      words.contains("<doc:") || words.contains("![")
      || words.split(separator: "\n").contains { Directive($0) != nil }
  }
}
