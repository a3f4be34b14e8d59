// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundPrograms
import PlaygroundServer

/// A file that is watched beside a server.
protocol WatchedContent: Sendable {
  /// Tells the server what becomes of the file, until the task is cancelled.
  func run(on server: PlaygroundServer) async throws
  /// Deletes what was made of the file. Called also where the process ends while it is still watched.
  func removeFolder()
}

/// The file of a document on the page, which other programs may write as well.
struct WatchedDocument: WatchedContent {
  private let watch: FileWatch

  init(path: String) {
    watch = FileWatch(URL(fileURLWithPath: path))
  }

  /// Tells the session of each text that the file gets.
  func run(on server: PlaygroundServer) async throws {
    var stamp = watch.stamp
    while true {
      stamp = try await watch.change(from: stamp)
      await server.documentDidChange()
    }
  }

  func removeFolder() {}
}
