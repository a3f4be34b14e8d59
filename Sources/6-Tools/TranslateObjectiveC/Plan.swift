// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The request to the translator, as the file that it reads: a command line has an end.
struct Plan: Encodable {
  struct File: Encodable {
    let source: String
    /// Nil for a file that is compiled as it is.
    let copy: String?
  }

  /// The values from which the plan was made. SwiftPM plans again when the package's own files
  /// change, and sees no others.
  struct Origin: Encodable {
    /// The names of Swift files, documents and folders in each folder that was looked into.
    let folders: [String: [String]]
    /// `translate.json` and its contents; nil if there is none.
    let settings: String?
    let settingsText: String?
    /// The package's manifest, which makes SwiftPM plan again when it is newer.
    let manifest: String
  }

  struct Catalogue: Encodable {
    let source: String
    let copy: String?
    let files: [String]
  }

  /// The files that are copied beside Swift files.
  struct Interface: Encodable {
    let module: String
    let documents: [File]
    let resources: [File]
    let catalogues: [Catalogue]
    let images: [String]
    let infoPlist: String?
    let main: String?
    let index: String

    /// Lists the documents of a module, with their copies in a folder.
    init(_ interface: InterfaceFiles, module: String, main: String?, folder: URL) {
      let file = { (item: InterfaceFiles.Item) in
        File(source: item.source.path, copy: item.copy.map { folder.appending(path: $0).path })
      }
      self.module = module
      self.main = main
      documents = interface.documents.map(file)
      resources = interface.resources.map(file)
      catalogues = interface.catalogues.map { item in
        let base = item.source.path + "/"
        let files = SourceFiles.all(in: item.source).map { String($0.path.dropFirst(base.count)) }
          .filter { path in !path.split(separator: "/").contains { $0.hasPrefix(".") } }
        return Catalogue(
          source: item.source.path, copy: item.copy.map { folder.appending(path: $0).path },
          files: files)
      }
      images = interface.images
      infoPlist = interface.infoPlist?.path
      index = folder.appending(path: "\(module).interface.json").path
    }

    /// The copies, and the index.
    var outputs: [URL] {
      let copies =
        documents.compactMap(\.copy) + resources.compactMap(\.copy)
        + catalogues.compactMap(\.copy)
      return (copies + [index]).map { URL(fileURLWithPath: $0) }
    }
  }

  let files: [File]
  /// Nil for a target of Swift files alone.
  let interface: Interface?
  let platform: String?
  let origin: Origin

  init(
    sources: SourceFiles, copies: [URL], own: [URL], interface: Interface?,
    settings: (file: URL, values: Settings), manifest: URL
  ) {
    self.interface = interface
    let file = settings.values.isWritten ? settings.file : nil
    platform = settings.values.platform
    origin = Origin(
      folders: Dictionary(uniqueKeysWithValues: sources.folders.map { ($0.path, $1) }),
      settings: file?.path,
      settingsText: file.flatMap { try? String(contentsOf: $0, encoding: .utf8) },
      manifest: manifest.path)
    files =
      zip(sources.files, copies).map { File(source: $0.url.path, copy: $1.path) }
      + own.map { File(source: $0.path, copy: nil) }
  }

  /// Writes the plan if it is another than before: the command runs when it changes.
  func write(to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    let data = try encoder.encode(self)
    if let old = try? Data(contentsOf: url), old == data { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }
}
