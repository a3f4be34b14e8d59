// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The Interface Builder documents, asset catalogues and texts of a target, and the names of their
/// copies, which become resources of the target (IB-50).
///
/// Documents and catalogues lie side by side in the folder of copies. Texts keep the `.lproj` folder of
/// their language. What the package has declared as a resource is not copied again.
struct InterfaceFiles {
  /// A file or catalogue, and the path of its copy below the folder of copies.
  struct Item {
    let source: URL
    /// Nil for what is a resource already.
    let copy: String?
  }

  private(set) var documents: [Item] = []
  /// Files that are copied as they are.
  private(set) var resources: [Item] = []
  private(set) var catalogues: [Item] = []
  /// The names of image files outside of catalogues.
  private(set) var images: [String] = []
  private(set) var infoPlist: URL?
  /// The documents without a copy: screens that are shown while an app starts, those of watches, and
  /// versions for other languages.
  private(set) var unused: [URL] = []
  private(set) var warnings: [String] = []

  /// Sorts the files of a target.
  ///
  /// - Throws: A failure for two files whose copies would have the same path.
  init(_ found: [SourceFiles.File], declared: [URL]) throws(Settings.Failure) {
    let declared = Set(declared.map { $0.standardizedFileURL.path })
    images = declared.map { URL(fileURLWithPath: $0).lastPathComponent }.filter(Self.isImage)
    for file in found where Self.isImage(file.url.lastPathComponent) {
      images.append(file.url.lastPathComponent)
    }
    images.sort()
    try addDocuments(found, declared)
    addCatalogues(found, declared)
    try addTexts(found, declared)
    addInfoPlist(found, declared)
  }

  var isEmpty: Bool {
    documents.isEmpty && resources.isEmpty && catalogues.isEmpty
  }

  /// All files, those in catalogues included: in a folder alone the build would miss changes.
  var inputs: [URL] {
    documents.map(\.source) + unused + resources.map(\.source)
      + catalogues.flatMap {
        SourceFiles.folders(in: $0.source) + SourceFiles.all(in: $0.source)
      }
  }

  static func matters(_ name: String) -> Bool {
    name == "Info.plist"
      || [".xib", ".storyboard", ".strings", ".xcstrings"].contains(where: name.hasSuffix)
  }

  static func isImage(_ name: String) -> Bool {
    let endings = ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "webp", "tiff", "icns"]
    return endings.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
  }

  // MARK: Documents

  private mutating func addDocuments(
    _ found: [SourceFiles.File], _ declared: Set<String>
  ) throws(Settings.Failure) {
    var byName: [String: [URL]] = [:]
    for file in found where ["xib", "storyboard"].contains(file.url.pathExtension) {
      if Self.isForOtherPrograms(file.url) {
        unused.append(file.url)
      } else {
        byName[file.url.lastPathComponent, default: []].append(file.url)
      }
    }
    for (name, files) in byName.sorted(by: { $0.key < $1.key }) {
      guard let file = Self.developmentVersion(of: files) else {
        throw Settings.Failure(
          file: files[1],
          message: "\(files[0].path) has the same name, and a target has one document of a name: "
            + "rename one, or leave it out with \"exclude\" in translate.json")
      }
      for other in files where other != file {
        unused.append(other)
        warnings.append("\(other.path): \(file.path) is used in its place in every language")
      }
      // SwiftPM keeps the folder of a language, and so it is another file.
      let isCopied = declared.contains(file.path) && Self.language(of: file) == nil
      documents.append(Item(source: file, copy: isCopied ? nil : name))
    }
  }

  /// Screens that the system shows while an app starts, which no program loads, and those of watches.
  private static func isForOtherPrograms(_ file: URL) -> Bool {
    // The outermost element stands at the top.
    guard let handle = try? FileHandle(forReadingFrom: file),
      let data = try? handle.read(upToCount: 4096)
    else { return false }
    let text = String(decoding: data, as: UTF8.self)
    guard let start = text.range(of: "<document") else { return false }
    let tag = text[start.lowerBound...].prefix { $0 != ">" }
    return tag.contains("launchScreen=\"YES\"") || tag.contains(".WatchKit.")
  }

  /// Returns the one of a document's versions for languages in which it was made; nil for files that
  /// are no versions of one document.
  private static func developmentVersion(of files: [URL]) -> URL? {
    guard files.count > 1 else { return files.first }
    let languages = files.map(language)
    let folders = Set(files.map { $0.deletingLastPathComponent().deletingLastPathComponent().path })
    guard folders.count == 1, !languages.contains(nil) else { return nil }
    for language in ["Base", "en"] {
      if let index = languages.firstIndex(of: language) { return files[index] }
    }
    return files.first
  }

  /// The language of the `.lproj` folder around a file; nil outside of one.
  private static func language(of file: URL) -> String? {
    let folder = file.deletingLastPathComponent()
    return folder.pathExtension == "lproj"
      ? folder.deletingPathExtension().lastPathComponent : nil
  }

  // MARK: Catalogues, texts, properties

  private mutating func addCatalogues(_ found: [SourceFiles.File], _ declared: Set<String>) {
    var taken: Set<String> = []
    for file in found where file.url.pathExtension == "xcassets" {
      let isDeclared = declared.contains {
        $0 == file.url.path || $0.hasPrefix(file.url.path + "/")
      }
      guard !isDeclared else {
        catalogues.append(Item(source: file.url, copy: nil))
        taken.insert(file.url.lastPathComponent)
        continue
      }
      // No program names a catalogue.
      var name = file.url.lastPathComponent
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(file.url.deletingPathExtension().lastPathComponent)_\(number).xcassets"
        number += 1
      }
      catalogues.append(Item(source: file.url, copy: name))
    }
  }

  private mutating func addTexts(
    _ found: [SourceFiles.File], _ declared: Set<String>
  ) throws(Settings.Failure) {
    var taken: [String: URL] = [:]
    for file in found where ["strings", "xcstrings"].contains(file.url.pathExtension) {
      let name = file.url.lastPathComponent
      // Those are the system's to read.
      guard name != "InfoPlist.strings", name != "InfoPlist.xcstrings" else { continue }
      let copy = Self.language(of: file.url).map { "\($0).lproj/\(name)" } ?? name
      if let other = taken.updateValue(file.url, forKey: copy) {
        throw Settings.Failure(
          file: file.url,
          message: "\(other.path) has the same name, and a target has one file of a name and "
            + "language: leave one out with \"exclude\" in translate.json")
      }
      resources.append(
        Item(source: file.url, copy: declared.contains(file.url.path) ? nil : copy))
    }
  }

  /// The file that is nearest to the folder of the target; of several the one that names a document.
  private mutating func addInfoPlist(_ found: [SourceFiles.File], _ declared: Set<String>) {
    let files = found.filter { $0.url.lastPathComponent == "Info.plist" }
    let depth = { (file: SourceFiles.File) in file.relativePath.split(separator: "/").count }
    guard let least = files.map(depth).min() else { return }
    let nearest = files.filter { depth($0) == least }
    let naming = nearest.filter { file in
      let text = (try? String(contentsOf: file.url, encoding: .utf8)) ?? ""
      return ["MainStoryboardFile", "SceneStoryboardFile", "MainNibFile"].contains {
        text.contains($0)
      }
    }
    let chosen = nearest.count == 1 ? nearest : naming
    guard chosen.count == 1, let file = chosen.first else {
      warnings.append(
        "\(nearest.map(\.url.path).joined(separator: " and ")): a target has one Info.plist, and "
          + "none of these is read; leave out the others with \"exclude\" in translate.json")
      return
    }
    infoPlist = file.url
    resources.append(
      Item(source: file.url, copy: declared.contains(file.url.path) ? nil : "Info.plist"))
  }
}
