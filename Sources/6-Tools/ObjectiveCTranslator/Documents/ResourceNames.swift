// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import Foundation
#if !ReaderInside
import InterfaceDocuments
#endif

/// The names that documents have for the images and colours of a target: sets of its catalogues (XC-2),
/// and image files.
struct ResourceNames: Sendable {
  private(set) var colors: Set<String> = []
  private var images: Set<String> = []

  /// Reads the names of sets.
  init(catalogues: [String], imageFiles: [String]) {
    for path in catalogues { addSets(in: URL(fileURLWithPath: path), namespace: "", depth: 0) }
    for name in imageFiles {
      images.insert(name)
      let stem = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
      images.insert(stem)
      // `name@2x~ipad.png` is a form of `name`.
      images.insert(String(stem.split(whereSeparator: { "@~".contains($0) }).first ?? ""))
    }
  }

  /// Returns whether an image has a name, with or without the ending of its file.
  func hasImage(_ name: String) -> Bool { images.contains(name) }

  /// The most bytes of a group's `Contents.json`.
  private static let maximumLength = 1_000_000

  private mutating func addSets(in folder: URL, namespace: String, depth: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let url = folder.appendingPathComponent(name)
      guard Self.isFolder(url) else { continue }
      let stem = namespace + url.deletingPathExtension().lastPathComponent
      switch CatalogueFolder(pathExtension: url.pathExtension) {
      case .colorSet: colors.insert(stem)
      case .imageSet, .symbolSet: images.insert(stem)
      case .otherSet: break
      case .group:
        guard depth < CatalogueFolder.maximumDepth else { continue }
        let space = Self.providesNamespace(url) ? "\(namespace)\(name)/" : namespace
        addSets(in: url, namespace: space, depth: depth + 1)
      }
    }
  }

  /// Whether something is a folder and no link: folders that are links to each other have no end.
  private static func isFolder(_ url: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  private static func providesNamespace(_ group: URL) -> Bool {
    let path = group.appendingPathComponent("Contents.json").path
    guard let data = FileManager.default.contents(atPath: path), data.count <= maximumLength,
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = object["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}
#endif
