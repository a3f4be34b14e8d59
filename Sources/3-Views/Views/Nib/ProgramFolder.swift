// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The folder that the program's file is in.
///
/// The names in it say whether there can be documents: `Bundle` costs the start of a program that has
/// none more than a hundred calls of the system.
enum ProgramFolder {
  /// The folder; nil if the system does not say it.
  private static let path: String? = {
    guard
      let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let end = file.lastIndex(of: "/")
    else { return nil }
    return String(file[...end])
  }()

  /// Whether the folder has documents, or folders of resources. Looked at once.
  static let mayHaveDocuments: Bool = path.flatMap(hasDocuments) ?? true

  /// The names of the nibs in the folder; nil if it cannot be read. Looked at once.
  ///
  /// The names of controllers' classes are compared with these before a bundle is asked, which reads
  /// property lists and indices: 6 % of the time of a picture without a nib.
  static let nibNames: Set<String>? = path.flatMap { nibNames(in: $0) }

  /// Returns whether a folder has documents, or folders of resources; nil for one that cannot be read.
  static func hasDocuments(in path: String) -> Bool? {
    names(in: path)?.contains { name in
      [".xib", ".storyboard", ".resources", ".lproj"].contains(where: name.hasSuffix)
    }
  }

  /// Returns the names of the nibs in a folder, in its folders of resources, and in those of languages,
  /// without extension and device.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - depth: How many folders deep they may lie: in `Base.lproj` of `App_App.resources`.
  /// - Returns: The names; nil for a folder that cannot be read.
  static func nibNames(in path: String, depth: Int = 2) -> Set<String>? {
    guard let names = names(in: path) else { return nil }
    var nibs: Set<String> = []
    for name in names {
      if name.hasSuffix(".xib") {
        nibs.insert(String(name.dropLast(4).prefix { $0 != "~" }))
      } else if depth > 0, name.hasSuffix(".resources") || name.hasSuffix(".lproj") {
        nibs.formUnion(nibNames(in: "\(path)/\(name)", depth: depth - 1) ?? [])
      }
    }
    return nibs
  }

  /// Returns the names of what is in a folder; nil for one that cannot be read.
  private static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }
}
