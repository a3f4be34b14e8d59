// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import Foundation

/// The names that documents have for the images and colours of a target: sets of its catalogues (XC-2),
/// and image files.
struct ResourceNames: Sendable {
  private(set) var colors: Set<String> = []
  private var images: Set<String> = []

  /// Reads the names of sets.
  ///
  /// - Parameters:
  ///   - catalogues: The folders of catalogues.
  ///   - imageFiles: The names of image files outside of catalogues.
  init(catalogues: [String], imageFiles: [String]) {
    for path in catalogues { addSets(in: URL(fileURLWithPath: path), namespace: "") }
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

  private mutating func addSets(in folder: URL, namespace: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { continue }
      let stem = namespace + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": colors.insert(stem)
      case "imageset", "symbolset": images.insert(stem)
      case "":
        addSets(in: url, namespace: Self.providesNamespace(url) ? "\(stem)/" : namespace)
      default: break
      }
    }
  }

  private static func providesNamespace(_ group: URL) -> Bool {
    guard let data = try? Data(contentsOf: group.appendingPathComponent("Contents.json")),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = object["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}
#endif
