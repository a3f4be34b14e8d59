// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A folder for what is thrown away at the end.
struct TemporaryFolder: Sendable {
  let path: String

  /// Creates a folder with a unique name.
  init() throws(IllustrateFailure) {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent("illustrate.XXXXXX")
    var name = Array(base.path.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw IllustrateFailure(
        "'\(base.deletingLastPathComponent().path)' cannot hold temporary files: "
          + "\(String(cString: strerror(errno))).", .cannotWrite)
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folder and what is in it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
