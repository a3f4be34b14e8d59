// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The package that a test file is in: what paths in results begin at, so that they are the same on
/// every machine.
package struct PackageFolder: Hashable, Sendable {
  /// Its absolute path.
  package let path: String

  package init(path: String) { self.path = path }

  /// The nearest folder above a file that holds a `Package.swift`; else the current one.
  package init(of file: String) {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.path + "/Package.swift") {
        self.init(path: folder.path)
        return
      }
      folder.deleteLastPathComponent()
    }
    self.init(path: FileManager.default.currentDirectoryPath)
  }

  /// Returns a path from the package's folder on; a path outside it as it is.
  package func relative(_ file: String) -> String {
    let start = path + "/"
    return file.hasPrefix(start) ? String(file.dropFirst(start.count)) : file
  }

  /// Returns the folder of the results of its tests: the folder that the environment variable
  /// `PICTURE_RESULTS` names, else another one that is asked for, else `.build/pictures`.
  package func results(
    in environment: [String: String] = ProcessInfo.processInfo.environment,
    else other: String? = nil
  ) -> ResultsFolder {
    let named = environment["PICTURE_RESULTS"].flatMap { $0.isEmpty ? nil : $0 }
    // Absolute, since a test may change the folder that it runs in.
    let absolute = named.map { URL(fileURLWithPath: $0, relativeTo: Self.first).standardized.path }
    return ResultsFolder(path: absolute ?? other ?? path + "/.build/pictures")
  }

  /// The folder that the process ran in when results were looked for first.
  private static let first = URL(
    fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
}
