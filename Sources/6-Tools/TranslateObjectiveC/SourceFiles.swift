// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The Swift files of folders, and the files of Interface Builder, in a fixed order.
struct SourceFiles {
  struct File {
    let url: URL
    /// Below the folder in which it was found.
    let relativePath: String
  }

  private let excluded: Set<String>
  private(set) var files: [File] = []
  /// Documents, catalogues, texts, property lists and images.
  private(set) var interfaceFiles: [File] = []
  /// The folders that were looked into, with the names in them that matter.
  private(set) var folders: [URL: [String]] = [:]
  private var found: Set<String> = []

  init(excluding own: [URL], _ excluded: [URL]) {
    self.excluded = Set((own + excluded).map { $0.standardizedFileURL.path })
  }

  /// Adds the files below a folder; of a file or the folder of an asset catalogue, it alone.
  ///
  /// Hidden folders are left out, and so is what is not part of an app's module: packages,
  /// playgrounds, and build folders with the plug-in's own copies.
  mutating func find(in root: URL) throws(Settings.Failure) {
    if Self.isFile(root) || root.lastPathComponent.hasSuffix(".xcassets") {
      guard add(root, root.lastPathComponent, isFolder: !Self.isFile(root)) else {
        throw Settings.Failure(
          file: root, message: "this is no Swift file and no document: name its folder instead")
      }
      return sort()
    }
    var pending = [(root, "")]
    while let (folder, path) = pending.popLast() {
      let contents: [URL]
      do {
        contents = try FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      } catch {
        throw Settings.Failure(file: folder, message: "the folder cannot be read")
      }
      let names = Set(contents.map(\.lastPathComponent))
      if names.contains("workspace-state.json") { continue }
      if !path.isEmpty, names.contains("Package.swift") { continue }
      folders[folder] = contents.filter(Self.matters).map(\.lastPathComponent).sorted()
      for url in contents {
        let name = url.lastPathComponent
        let relative = path.isEmpty ? name : "\(path)/\(name)"
        guard !name.hasPrefix("."), !excluded.contains(url.standardizedFileURL.path) else {
          continue
        }
        var isDirectory: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
        if isDirectory.boolValue, !name.hasSuffix(".xcassets") {
          if !name.hasSuffix(".playground") { pending.append((url, relative)) }
        } else {
          _ = add(url, relative, isFolder: isDirectory.boolValue)
        }
      }
    }
    sort()
  }

  /// Adds a file, or the folder of an asset catalogue, unless it is there already.
  ///
  /// - Returns: Whether it is one that a module is made of.
  private mutating func add(_ url: URL, _ relative: String, isFolder: Bool) -> Bool {
    let name = url.lastPathComponent
    let file = File(url: url, relativePath: relative)
    if isFolder || InterfaceFiles.matters(name) || InterfaceFiles.isImage(name) {
      if found.insert(url.path).inserted { interfaceFiles.append(file) }
    } else if name.hasSuffix(".swift"), name != "Package.swift" {
      if found.insert(url.path).inserted { files.append(file) }
    } else {
      return false
    }
    return true
  }

  private mutating func sort() {
    files.sort { $0.url.path < $1.url.path }
    interfaceFiles.sort { $0.url.path < $1.url.path }
  }

  /// Whether a module's sources may be others where this comes or goes.
  private static func matters(_ url: URL) -> Bool {
    let name = url.lastPathComponent
    return !name.hasPrefix(".")
      && (name.hasSuffix(".swift") || InterfaceFiles.matters(name) || !isFile(url))
  }

  /// Every file of a folder, for the inputs of a command.
  static func all(in folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted().map { folder.appending(path: $0) }
      .filter { !$0.hasDirectoryPath && isFile($0) }
  }

  /// The folder and every folder in it, for the inputs of a command.
  static func folders(in folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return [folder]
      + (paths ?? []).sorted().map { folder.appending(path: $0) }.filter { !isFile($0) }
  }

  private static func isFile(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      && !isDirectory.boolValue
  }
}
