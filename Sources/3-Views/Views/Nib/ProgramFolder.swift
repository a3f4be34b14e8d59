// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The folder that the program's file is in.
///
/// The names in it say whether there can be documents: `Bundle` costs the start of a program that has
/// none more than a hundred calls of the system.
enum ProgramFolder {
  /// Whether the folder has documents, or folders of resources. Looked at once.
  static let mayHaveDocuments: Bool = {
    guard
      let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let end = file.lastIndex(of: "/")
    else { return true }
    return hasDocuments(in: String(file[...end])) ?? true
  }()

  /// Returns whether a folder has documents, or folders of resources; nil for one that cannot be read.
  static func hasDocuments(in path: String) -> Bool? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if [".xib", ".storyboard", ".resources", ".lproj"].contains(where: name.hasSuffix) {
        return true
      }
    }
    return false
  }
}
