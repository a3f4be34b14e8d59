// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PictureResults

/// The references of a checkout, to find those that no test draws any more.
///
/// They are judged folder by folder, and only where everything ran: all shards of it came to their
/// end, and none left tests out. A run that was cut short or filtered says nothing about what it
/// did not reach.
package struct ReferenceFolder {
  private let folder: String
  private let package: PackageFolder

  /// Creates a folder of references.
  ///
  /// - Parameter path: A folder of a package, such as `Tests`. Folders called `References` are
  ///   looked for in it.
  /// - Throws: ``ReportError`` if there is no such folder.
  package init(path: String) throws(ReportError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missingFolder(path: path)
    }
    guard isFolder.boolValue else { throw .noFolder(path: path) }
    folder = URL(fileURLWithPath: path).standardizedFileURL.path
    // A file in it, so that a package that is named itself is found.
    package = PackageFolder(of: folder + "/file")
  }

  /// Returns the reference of a result as the checkout has it; nil if it is missing, too large, or no
  /// reference of the package.
  func reference(of result: PictureResult) -> Data? {
    guard
      let path = try? ReferencePath(result.reference, format: result.format, in: package),
      let size = try? FileManager.default.attributesOfItem(atPath: path.file)[.size] as? Int,
      size <= UntrustedFolder.maximumFileSize
    else { return nil }
    return path.contents
  }

  func orphans(of readers: [ResultsReader]) -> (results: [PictureResult], notes: [String]) {
    let runs = Dictionary(grouping: readers.flatMap(\.runs)) { $0.references }
    let known = Set(readers.flatMap { $0.comparisons.map(\.reference) })
    var results: [PictureResult] = []
    var notes: [String] = []
    for root in roots() {
      guard let runs = runs[root] else { continue }
      guard Self.isWhole(runs) else {
        notes.append(
          "Orphans of \(root) were not searched for: not all of its tests ran to the end."
        )
        continue
      }
      let found = files(of: root).filter { !known.contains($0) }
      results += found.map { Self.orphan($0, of: runs[0]) }
    }
    return (results, notes)
  }

  /// Returns whether runs are those of everything: one of all, or each shard of as many.
  private static func isWhole(_ runs: [RunResult]) -> Bool {
    guard runs.allSatisfy({ !$0.isFiltered }) else { return false }
    if runs.contains(where: \.isWhole) { return true }
    let shards = runs.compactMap { $0.shard.flatMap { text in try? Shard(text) } }
    return Dictionary(grouping: shards, by: \.count).contains { count, shards in
      Set(shards.map(\.number)).count == count
    }
  }

  private static func orphan(_ reference: String, of run: RunResult) -> PictureResult {
    let file = URL(fileURLWithPath: "/" + reference)
    let (name, folder) = (
      file.deletingPathExtension().lastPathComponent,
      file.deletingLastPathComponent().lastPathComponent
    )
    let isSample = run.source == .gallery
    return PictureResult(
      source: run.source, outcome: .orphaned, test: folder.visible,
      name: (isSample ? folder : name).visible, state: isSample ? name.visible : nil,
      format: file.pathExtension, reference: reference.visible)
  }

  /// The folders called `References`, from the package's folder on. Packages in the package have
  /// results of their own.
  private func roots() -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var roots: [String] = []
    for case let path as String in walk {
      let name = URL(fileURLWithPath: path).lastPathComponent
      let whole = "\(folder)/\(path)"
      if name.hasPrefix(".") || FileManager.default.fileExists(atPath: whole + "/Package.swift") {
        walk.skipDescendants()
      } else if name == "References" {
        roots.append(package.relative(whole))
        walk.skipDescendants()
      }
    }
    return roots.sorted()
  }

  private func files(of root: String) -> [String] {
    let base = "\(package.path)/\(root)"
    let found = FileManager.default.enumerator(atPath: base)?.allObjects as? [String] ?? []
    return found.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(base)/\(path)", isDirectory: &isFolder)
        && !isFolder.boolValue && !URL(fileURLWithPath: path).lastPathComponent.hasPrefix(".")
    }.map { "\(root)/\($0)" }.sorted()
  }
}
