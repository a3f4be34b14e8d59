// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A folder of its own for a test, which is deleted with this.
///
/// Hold it as long as its path is used.
package final class TemporaryFolder: Sendable {
  /// The path, without symbolic links.
  package let path =
    FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/test-\(UUID())"

  package init() { createFolder(path) }

  deinit { remove() }

  package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  package func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// The names of the files and folders in the folder, in order.
  package var contents: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Writes a file, and the folders around it.
  package func write(_ data: Data, to name: String) throws {
    let file = "\(path)/\(name)"
    createFolder((file as NSString).deletingLastPathComponent)
    try data.write(to: URL(fileURLWithPath: file))
  }

  package func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  /// Reads a file; nil if there is none.
  package func data(of name: String) -> Data? {
    FileManager.default.contents(atPath: "\(path)/\(name)")
  }

  private func createFolder(_ path: String) {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }
}
