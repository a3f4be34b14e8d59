// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import PlaygroundRecords

/// The one file that a server may write: that of the document on its page.
package struct WritableFile: Sendable {
  private let url: URL

  /// Names the file; links are followed now, so that the file that they lead to is written.
  package init(_ url: URL) { self.url = url.resolvingSymlinksInPath() }

  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Reads the text; nil if it is not there, is no UTF-8, or is longer than a document.
  ///
  /// What another program has put in its place is read only if it is an ordinary file: a link may
  /// lead anywhere, and a pipe that is never written to would stop the server.
  package func read() -> String? {
    let file = open(url.path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    defer { try? handle.close() }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let data: Data
    // There is nothing to read in an empty file.
    do { data = try handle.read(upToCount: MessageLimits.text + 1) ?? Data() } catch { return nil }
    guard data.count <= MessageLimits.text else { return nil }
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
