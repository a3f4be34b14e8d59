// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The library's package, which is tested from outside.
package enum TestedPackage {
  /// The folder of its manifest.
  package static let folder: URL = {
    // This file is four folders below it.
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// The build that this test program is part of.
  ///
  /// It is the program's own folder, and not one below the package's: whatever build runs the tests, no
  /// program that another one has left there is tested in place of its own.
  package static let build: URL = {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: program ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }()
}
