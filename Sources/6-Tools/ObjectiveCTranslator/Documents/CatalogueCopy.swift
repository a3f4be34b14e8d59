// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import Foundation

/// The copy of an asset catalogue: a folder of the target's resources.
enum CatalogueCopy {
  /// Makes a folder's files those of a catalogue. Files that are right already are left alone.
  static func update(_ copy: String, from catalogue: String) throws {
    let source = URL(fileURLWithPath: catalogue)
    let destination = URL(fileURLWithPath: copy)
    let manager = FileManager.default
    var isChanged = !manager.fileExists(atPath: copy)
    try manager.createDirectory(at: destination, withIntermediateDirectories: true)
    let files = files(in: catalogue)
    for stale in Set(Self.files(in: copy)).subtracting(files).sorted() {
      try manager.removeItem(at: destination.appendingPathComponent(stale))
      isChanged = true
    }
    for path in files {
      let data = try Data(contentsOf: source.appendingPathComponent(path))
      if try Plan.write(data, to: destination.appendingPathComponent(path).path) {
        isChanged = true
      }
    }
    // The build looks at the folder alone, whose date is that of its own entries.
    if isChanged {
      try manager.setAttributes([.modificationDate: Date()], ofItemAtPath: copy)
    }
  }

  /// The paths of the files in a catalogue, below it, but for hidden ones.
  static func files(in catalogue: String) -> [String] {
    let paths = FileManager.default.subpaths(atPath: catalogue) ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      return !path.split(separator: "/").contains { $0.hasPrefix(".") }
        && FileManager.default.fileExists(atPath: "\(catalogue)/\(path)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
#endif
