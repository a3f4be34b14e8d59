// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import PlaygroundRecords

/// The one file that a server may write: that of the document on its page.
package struct WritableFile: Sendable {
  private let url: URL

  /// Names the file; links are followed now, so that the file that they lead to is written.
  package init(_ url: URL) { self.url = url.resolvingSymlinksInPath() }

  /// Whether there is a file.
  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Reads the text; nil if it is not there, is no UTF-8, or is longer than a document.
  package func read() -> String? {
    guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: MessageLimits.text + 1),
      data.count <= MessageLimits.text
    else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// Writes a text, whole or not at all.
  ///
  /// - Parameter text: The UTF-8 of the text.
  /// - Throws: ``ServerError`` if it cannot be written; then the file is as it was.
  func write(_ text: Data) throws(ServerError) {
    do { try text.write(to: url, options: .atomic) } catch {
      throw ServerError(
        "'\(url.lastPathComponent)' cannot be written: \(error.localizedDescription)")
    }
  }
}
