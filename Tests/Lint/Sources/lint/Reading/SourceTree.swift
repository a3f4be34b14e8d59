// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The package's own files, for rules about them.
struct SourceTree: Sendable {
  struct File: Sendable {
    let path: String
    let text: String
    let lines: [Substring]

    init(path: String, text: String) {
      self.path = path
      self.text = text
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Returns whether any line has some words. It is quick, for rules that few files can break.
    func contains(_ words: String) -> Bool {
      text.withCString { text in words.withCString { strstr(text, $0) != nil } }
    }
  }

  /// The folder of the package, without a slash at its end.
  let root: String
  /// The paths of all files in alphabetical order, without build folders and other hidden ones.
  private(set) var paths: [String]
  private var known: Set<String>
  /// Texts in place of those of files.
  private var replaced: [String: String] = [:]
  private let cache = Cache()

  /// Texts that were read once: rules read most files several times.
  private final class Cache: Sendable {
    let files = Mutex<[String: File?]>([:])
  }

  init(root: String) {
    self.root = root
    var found: [String] = []
    Self.collect("", in: root, &found)
    paths = found.sorted()
    known = Set(paths)
    for path in paths { addFolders(of: path) }
  }

  private static func collect(_ folder: String, in root: String, _ found: inout [String]) {
    let base = folder.isEmpty ? root : "\(root)/\(folder)"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? [] {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      guard !name.contains(".build") else { continue }
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
      // A link to a folder is not one: what it leads to has its own path.
      if attributes?[.type] as? FileAttributeType != .typeDirectory {
        found.append(path)
      } else if !name.hasPrefix(".") || path == ".ci" {
        collect(path, in: root, &found)
      }
    }
  }

  private mutating func addFolders(of path: String) {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if !known.insert(String(folder)).inserted { break }
    }
  }

  /// Returns the tree as it would be with another text in a file, or with one more file.
  func replacing(_ path: String, with text: String) -> SourceTree {
    var tree = self
    tree.replaced[path] = text
    if tree.known.insert(path).inserted {
      tree.paths.append(path)
      tree.paths.sort()
      tree.addFolders(of: path)
    }
    return tree
  }

  /// Returns the tree as it would be without a file.
  func removing(_ path: String) -> SourceTree {
    var tree = self
    tree.paths.removeAll { $0 == path }
    tree.known.remove(path)
    return tree
  }

  /// Returns whether the package has a file or a folder.
  func has(_ path: String) -> Bool { known.contains(path) }

  /// Returns whether the path of a file or a folder ends with another path.
  func hasPath(endingWith path: String) -> Bool {
    known.contains(path) || known.contains { $0.hasSuffix("/\(path)") }
  }

  /// The folder of a target, such as `Sources/1-Values/Geometry`; nil if no floor has one.
  func folder(of target: String) -> String? {
    Set(paths(below: "Sources").compactMap { $0.split(separator: "/").dropFirst().first }).sorted()
      .lazy.map { "Sources/\($0)/\(target)" }.first(where: has)
  }

  /// The Swift files of a target; none if there is no such target.
  func swiftFiles(of target: String) -> [File] {
    folder(of: target).map { swiftFiles(below: $0) } ?? []
  }

  /// The Swift files below a folder of the package; or the one file named.
  func swiftFiles(below folder: String) -> [File] { files(below: folder, ending: ".swift") }

  /// The Markdown pages below a folder of the package; or the one page named.
  func markdownFiles(below folder: String) -> [File] { files(below: folder, ending: ".md") }

  /// The paths of the files below a folder.
  func paths(below folder: String) -> [String] { paths.filter { $0.hasPrefix("\(folder)/") } }

  private func files(below folder: String, ending: String) -> [File] {
    let paths = folder.hasSuffix(ending) ? [folder] : paths(below: folder)
    return paths.compactMap { $0.hasSuffix(ending) ? file(at: $0) : nil }
  }

  /// The file with a path; nil if it is not there, or is no text.
  private func file(at path: String) -> File? {
    guard known.contains(path) else { return nil }
    if let text = replaced[path] { return File(path: path, text: text) }
    return cache.files.withLock { files in
      if let file = files[path] { return file }
      // Byte for byte: nothing is left out, not even a mark of the byte order.
      let text = FileManager.default.contents(atPath: "\(root)/\(path)")
        .flatMap { String(validating: $0, as: UTF8.self) }
      let file = text.map { File(path: path, text: $0) }
      files[path] = .some(file)
      return file
    }
  }

  /// The text of a file; nil if it is not there, or is no text.
  func text(of path: String) -> String? { file(at: path)?.text }

  /// The text of a file that a rule cannot do without.
  func requiredText(of path: String) throws(Finding) -> String {
    guard let text = text(of: path) else {
      throw Finding(path: path, message: "The file is missing, or it is not UTF-8")
    }
    return text
  }
}
