// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// A file that a program has opened already, as a path names it: `/dev/stdout`, `/dev/fd/3`,
/// `/proc/self/fd/1`, or a link to one.
///
/// Such a path is a link to the file's own name. The file is not to be replaced under that name: what
/// is in it may have been written before, by `>>` of a shell or another program.
package struct OpenFile {
  /// The number of the file; nil for one of another process.
  package let descriptor: Int32?

  /// Reads a path; nil for the name of a file in a folder, and for a number that is not open.
  package init?(namedBy path: String) {
    var place = path
    // A circle of links leads nowhere; the system refuses to follow as many.
    for _ in 0..<40 {
      guard let folder = Self.real(AtomicFile.folder(of: place)) else { return nil }
      let name = AtomicFile.lastName(of: place)
      if folder.hasPrefix("/proc/"), folder.hasSuffix("/fd"), let number = Int32(name) {
        guard AtomicFile.mode(of: place) != nil else { return nil }
        descriptor = Self.isOwn(folder) ? number : nil
        return
      }
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else {
        return nil
      }
      place = link.hasPrefix("/") ? link : "\(folder)/\(link)"
    }
    return nil
  }

  /// Returns whether a folder is that of this process's open files, or of one of its threads'.
  private static func isOwn(_ folder: String) -> Bool {
    guard let own = real("/proc/self") else { return false }
    return folder == "\(own)/fd" || folder.hasPrefix("\(own)/task/")
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
