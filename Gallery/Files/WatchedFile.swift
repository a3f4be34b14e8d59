// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundPrograms

/// A file that is drawn whenever it is saved.
struct WatchedFile {
  private let path: String

  /// Names the file.
  ///
  /// - Parameter path: The word on the command line.
  /// - Throws: A usage failure for a sample, which does not change.
  init(_ path: String) throws(GalleryFailure) {
    guard FileArgument.isFile(path) else {
      throw GalleryFailure("--watch draws a file again when it is saved: give a file.", .usage)
    }
    try InputFile.check(path)
    self.path = path
  }

  /// Draws the file now and whenever it is saved, until Ctrl-C. What is wrong with it is printed, and
  /// it is drawn again when it is repaired.
  ///
  /// - Throws: An internal failure if no process can be started.
  func run() throws -> Never {
    let watch = FileWatch(URL(fileURLWithPath: path))
    let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--watch" } + ["--as-watched"]
    while true {
      let stamp = watch.stamp
      _ = try OwnProgram.run(arguments)
      _ = try Blocking.wait { try await watch.change(from: stamp) }
    }
  }
}
