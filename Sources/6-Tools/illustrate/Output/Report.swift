// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import IllustrationFiles

/// The lines that are printed about an outcome.
struct Report {
  let outcome: Illustrator.Outcome
  /// Whether nothing was to be written.
  let checksOnly: Bool
  /// The command that draws what is out of date.
  let repair: String
  /// The word for making a file: pictures are drawn, pages are written.
  var deed = "drawn"

  /// One line for each file that differs, and what failed.
  var lines: [String] {
    outcome.changes.map { change in
      guard checksOnly else {
        return change.kind == .orphaned ? "Removed \(change.path)" : "Wrote \(change.path)"
      }
      let kind = change.kind.rawValue
      let column = kind + String(repeating: " ", count: 10 - kind.count)
      return "\(column)\(change.path)  (\(change.snippet))"
    } + outcome.failures.map { "failed    \($0)" }
  }

  /// The last line: all in one sentence.
  var summary: String {
    let changed = outcome.changes.count
    let failed = outcome.failures.count { !$0.isOfPackage }
    let isBroken = failed < outcome.failures.count
    let failures =
      (isBroken ? "The package does not build. " : "")
      + (failed == 0 ? "" : "\(failed) could not be \(deed). ")
    guard changed > 0 || !outcome.failures.isEmpty else {
      return "\(Self.files(outcome.unchangedCount)) \(Self.are(outcome.unchangedCount)) up to date."
    }
    guard checksOnly else {
      let removed = outcome.changes.count { $0.kind == .orphaned }
      let written = "\(Self.files(changed - removed)) written, \(removed) removed"
      return "\(failures)\(written), \(outcome.unchangedCount) unchanged."
    }
    let state = "\(Self.files(changed)) \(Self.are(changed)) out of date"
    let all = "\(state), \(outcome.unchangedCount) up to date."
    return failures + all + (changed > 0 ? " To update them, run:  \(repair)" : "")
  }

  /// Why the command fails; nil if it does not.
  var code: IllustrateFailure.Code? {
    if outcome.failures.contains(where: \.isAboutWriting) { return .cannotWrite }
    if !outcome.failures.isEmpty { return .failed }
    return checksOnly && !outcome.changes.isEmpty ? .failed : nil
  }

  private static func files(_ count: Int) -> String { "\(count) file\(count == 1 ? "" : "s")" }
  private static func are(_ count: Int) -> String { count == 1 ? "is" : "are" }
}

/// An illustration in a page outside DocC, such as a README: GitHub shows the file that fits the
/// reader's appearance.
struct PictureElement {
  /// The folder of the files, as the page names it.
  var folder: String
  let files: [IllustrationFileName]
  /// Points; nil for shapes.
  let width: Int?
  var description: String

  /// Finds an illustration.
  ///
  /// - Throws: A usage failure if it is not drawn yet.
  init(
    of name: IllustrationName, in placement: Placement, of package: PackageFolder
  ) throws(IllustrateFailure) {
    let folders = placement.output.map { [$0] } ?? placement.folders
    var names: Set<String> = []
    for folder in folders {
      let files = Self.files(in: package.absolute(folder))
      names.formUnion(files.map(\.name.text))
      let own = files.filter { $0.name == name }
      guard let first = own.first(where: { !$0.isDark }) ?? own.first else { continue }
      self.folder = package.relative(folder)
      self.files = own.filter { $0.scale == first.scale && $0.fileExtension == first.fileExtension }
      description = name.title
      width = Self.width(of: "\(package.absolute(folder))/\(first.text)", scale: first.scale)
      return
    }
    let known =
      names.isEmpty ? "none is drawn yet" : "there are \(names.sorted().joined(separator: ", "))"
    throw IllustrateFailure("Unknown illustration '\(name.text)': \(known).", .usage)
  }

  var text: String {
    let width = width.map { " width=\"\($0)\"" } ?? ""
    guard let light = files.first(where: { !$0.isDark }) ?? files.first else { return "" }
    let alt = description.replacing("\"", with: "&quot;")
    let image = "<img alt=\"\(alt)\" src=\"\(address(of: light))\"\(width)>"
    guard let dark = files.first(where: \.isDark), dark != light else { return image }
    return """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(address(of: dark))">
        \(image)
      </picture>
      """
  }

  private func address(of file: IllustrationFileName) -> String {
    let path = "\(folder)/\(file.text)"
    return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }

  private static func files(in folder: String) -> [IllustrationFileName] {
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return contents.sorted().compactMap { IllustrationFileName($0) }
  }

  private static func width(of path: String, scale: Int) -> Int? {
    guard let data = FileManager.default.contents(atPath: path),
      let raster = try? Raster(pngData: data)
    else { return nil }
    return raster.width / scale
  }
}
