// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A package whose snippets draw illustrations.
struct PackageFolder: Sendable {
  /// The folder of the manifest, absolute and without a slash at the end.
  let path: String

  /// Finds the package that a folder belongs to, as `swift build` does.
  ///
  /// - Parameter folder: The package's folder, or one inside it.
  /// - Throws: A usage failure if no manifest is found.
  init(containing folder: String) throws(IllustrateFailure) {
    let start = URL(fileURLWithPath: folder).standardizedFileURL
    var place = start
    while !FileManager.default.fileExists(
      atPath: place.appendingPathComponent("Package.swift").path)
    {
      guard place.path != "/" else {
        throw IllustrateFailure(
          "'\(start.path)' is not in a package: no Package.swift in it or in a folder above it.",
          .usage)
      }
      place.deleteLastPathComponent()
    }
    path = place.path
  }

  /// The package's name, as its manifest says.
  var name: String {
    let manifest = (try? String(contentsOfFile: "\(path)/Package.swift", encoding: .utf8)) ?? ""
    // The first string in `Package(name: "Cards", …`.
    if let start = manifest.range(of: "Package("),
      let label = manifest.range(of: "name:", range: start.upperBound..<manifest.endIndex)
    {
      let parts = manifest[label.upperBound...].split(
        separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count > 2 { return String(parts[1]) }
    }
    return URL(fileURLWithPath: path).lastPathComponent
  }

  /// The package's snippets in the order of their paths, those that draw nothing among them.
  func snippets() -> [Snippet] {
    files(below: "Snippets").filter { $0.hasSuffix(".swift") }.map { file in
      Snippet(path: file, source: text(of: file) ?? "")
    }
  }

  /// The DocC catalogues below `Sources`, in the order of their paths.
  func catalogues() -> [Catalogue] {
    let pages = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let readme = pages.filter { $0.hasSuffix(".md") }.sorted().compactMap(text).joined()
    return folders(below: "Sources", ending: ".docc").map { folder in
      var catalogue = Catalogue(path: folder)
      let target = folder[..<(folder.lastIndex(of: "/") ?? folder.endIndex)]
      for file in files(below: String(target)) {
        if file.hasSuffix(".swift") {
          catalogue.addReferences(inComments: text(of: file) ?? "")
        } else if file.hasPrefix("\(folder)/"), file.hasSuffix(".md") || file.hasSuffix(".tutorial")
        {
          catalogue.addReferences(inArticle: text(of: file) ?? "")
        }
      }
      catalogue.addReferences(byPath: readme)
      return catalogue
    }
  }

  /// A path as the package's people say it: from the package's folder on, if it is below that.
  func relative(_ folder: String) -> String {
    folder.hasPrefix("\(path)/") ? String(folder.dropFirst(path.count + 1)) : folder
  }

  func absolute(_ folder: String) -> String { folder.hasPrefix("/") ? folder : "\(path)/\(folder)" }

  /// The text of a file; nil if it cannot be read.
  func text(of file: String) -> String? {
    try? String(contentsOfFile: absolute(file), encoding: .utf8)
  }

  /// The paths, from the package's folder on, of the files in a folder and those in it.
  func files(below folder: String) -> [String] {
    contents(of: folder).filter { !isFolder($0) }
  }

  private func folders(below folder: String, ending: String) -> [String] {
    contents(of: folder).filter { $0.hasSuffix(ending) && isFolder($0) }
  }

  private func contents(of folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: absolute(folder))?.allObjects ?? []
    return found.compactMap { $0 as? String }.sorted().map { "\(folder)/\($0)" }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: absolute(path), isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
