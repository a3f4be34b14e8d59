// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A file that a command reads.
enum InputFile {
  /// The most that a file of code may hold, in bytes.
  private static let longestSource = 4 << 20

  /// Checks that a file of code can be read, before anything is done with it.
  ///
  /// - Parameter path: The file.
  /// - Throws: An unreadable failure that says why it cannot.
  static func check(_ path: String) throws(GalleryFailure) {
    guard access(path, R_OK) == 0, let status = status(of: path) else {
      throw GalleryFailure("'\(path)' cannot be read: \(reason(path)).", .unreadable)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw GalleryFailure("'\(path)' cannot be read: \(reason(path)).", .unreadable)
    }
    guard status.st_size <= longestSource else {
      throw GalleryFailure("'\(path)' is larger than 4 MiB.", .unreadable)
    }
  }

  /// Returns why a file cannot be read.
  static func reason(_ path: String) -> String {
    guard let status = status(of: path) else { return String(cString: strerror(errno)) }
    if status.st_mode & S_IFMT == S_IFDIR { return "it is a folder" }
    guard access(path, R_OK) == 0 else { return String(cString: strerror(errno)) }
    return "it is not a plain file"
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}
