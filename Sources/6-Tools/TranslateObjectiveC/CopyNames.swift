// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The names of copies: `Cells/Photo.swift` is `objc_Cells_Photo.swift`.
///
/// A copy with its source's name would share the source's `#fileID`, and the compiler warns of that.
/// Names that are taken, by other copies or the target's own sources, get a number: a module has one
/// file of a name.
struct CopyNames {
  private(set) var names: [String] = []

  init(of files: [SourceFiles.File], own: [URL]) {
    var taken = Set(own.map { $0.lastPathComponent.lowercased() })
    for file in files {
      // Only a file of this name may have statements outside of functions.
      var name =
        file.url.lastPathComponent == "main.swift"
        ? "main.swift" : "objc_" + file.relativePath.replacingOccurrences(of: "/", with: "_")
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name =
          "objc_\(file.relativePath.replacingOccurrences(of: "/", with: "_").dropLast(6))"
          + "_\(number).swift"
        number += 1
      }
      names.append(name)
    }
  }
}
