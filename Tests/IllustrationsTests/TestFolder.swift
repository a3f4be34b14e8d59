// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

@testable import Illustrations

/// A folder of its own for a test; it goes with the test.
final class TestFolder {
  let path = FileManager.default.temporaryDirectory.path + "/illustrations-\(UUID().uuidString)"

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { remove() }

  /// The names of the files, in order.
  var contents: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func data(of file: String) -> Data? { FileManager.default.contents(atPath: "\(path)/\(file)") }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Has illustrations written to the folder.
  @MainActor func drawing(_ body: () throws -> Void) rethrows {
    try Illustration.$folder.withValue(path) { try body() }
  }
}
