// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import Foundation

/// The request of the plug-in: the files of a module and where their copies go.
struct Plan: Decodable {
  struct File: Decodable {
    let source: String
    /// Nil for a file that the compiler reads as it is: it is looked at and not copied.
    let copy: String?
  }

  /// The values from which the plan was made.
  struct Origin: Decodable {
    let folders: [String: [String]]
    let settings: String?
    let settingsText: String?
    let manifest: String

    /// The difference between now and the making of the plan; nil if nothing is.
    var change: String? {
      for (path, names) in folders.sorted(by: { $0.key < $1.key })
      where Self.names(in: path) != names {
        return "\(path): files or folders were added or removed"
      }
      let text = settings.flatMap {
        try? String(contentsOf: URL(fileURLWithPath: $0), encoding: .utf8)
      }
      return settings != nil && text != settingsText ? "\(settings ?? ""): the file changed" : nil
    }

    private static func matters(_ name: String) -> Bool {
      name == "Info.plist"
        || [".swift", ".xib", ".storyboard", ".strings", ".xcstrings"].contains(
          where: name.hasSuffix)
    }

    /// The names that matter in a folder, as the plug-in has them.
    private static func names(in path: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { name in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
        return !name.hasPrefix(".") && (isFolder.boolValue || matters(name))
      }.sorted()
    }
  }

  struct Catalogue: Decodable {
    let source: String
    /// Nil for a catalogue that the target has as a resource without the plug-in.
    let copy: String?
    /// The files in it when the plan was made, by their paths in the folder.
    let files: [String]

    /// Files were added or removed since.
    var hasOtherFiles: Bool { CatalogueCopy.files(in: source) != files }
  }

  /// The files that are copied beside Swift files.
  struct Interface: Decodable {
    let module: String
    /// `.xib` and `.storyboard` files.
    let documents: [File]
    /// Files that are copied as they are.
    let resources: [File]
    let catalogues: [Catalogue]
    /// The names of image files outside of catalogues.
    let images: [String]
    let infoPlist: String?
    /// The main document that the target's settings name.
    let main: String?
    let index: String

    var documentsOfModule: Module.Documents {
      Module.Documents(
        module: module, paths: documents.map(\.source),
        names: ResourceNames(catalogues: catalogues.map(\.source), imageFiles: images))
    }
  }

  let files: [File]
  /// Nil for a target of Swift files alone.
  let interface: Interface?
  /// The system whose `os(…)` is read as true; nil for none.
  let platform: BuildConditions.Platform?
  /// Nil for a plan that was not made from folders.
  let origin: Origin?

  init(path: String) throws {
    self = try JSONDecoder().decode(
      Plan.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Writes a copy, unless it is there as it should be: then it is not compiled again.
  ///
  /// - Returns: Whether it is written.
  @discardableResult
  static func write(_ text: some DataProtocol, to path: String) throws -> Bool {
    let data = Data(text)
    let url = URL(fileURLWithPath: path)
    if let old = try? Data(contentsOf: url), old == data { return false }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
    return true
  }
}
#endif
