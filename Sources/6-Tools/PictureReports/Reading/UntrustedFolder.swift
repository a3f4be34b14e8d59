// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import PictureResults

/// A folder whose contents may mean harm.
///
/// Only plain files that stand in it are read: a name with a slash, a link, a pipe or a device is
/// not. What is too large is left.
struct UntrustedFolder {
  let path: String

  /// The most bytes of a picture or a tree.
  static let maximumFileSize = 16_000_000

  /// The most bytes of all files of lines: 500,000 comparisons.
  static let maximumLinesSize = 256_000_000

  /// A line of a file; no bytes if it is too long.
  struct Line {
    let number: Int
    let bytes: Data?
  }

  /// Returns the bytes of a file of the folder; nil if it has no such file that may be read.
  func file(_ name: String) -> Data? {
    guard !name.isEmpty, name != ".", name != "..", !name.contains("/"), !name.contains("\0"),
      let file = open(name)
    else { return nil }
    defer { try? file.handle.close() }
    guard file.size <= Self.maximumFileSize else { return nil }
    do {
      // Nil is the end of an empty file.
      return try file.handle.read(upToCount: Self.maximumFileSize) ?? Data()
    } catch {
      return nil
    }
  }

  func check() throws(ReportError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missingFolder(path: path) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .noFolder(path: path) }
  }

  /// Reads a file of lines.
  ///
  /// - Parameters:
  ///   - name: The file.
  ///   - total: The bytes of the files that were read before; the file's are added.
  /// - Returns: Its lines that are not empty.
  /// - Throws: ``ReportError`` if the file is no plain one, or all of them are too large.
  func lines(of name: String, after total: inout Int) throws(ReportError) -> [Line] {
    guard let file = open(name) else {
      var status = stat()
      let isPlain =
        lstat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      throw .unreadable(
        path: "\(path)/\(name)", reason: isPlain ? "permission denied" : "it is not a plain file")
    }
    defer { try? file.handle.close() }
    total += file.size
    guard total <= Self.maximumLinesSize else {
      throw .unreadable(
        path: path,
        reason:
          "its results are larger than \(Self.maximumLinesSize / 1_000_000) MB; delete it and run again"
      )
    }
    return Self.lines(of: file.handle)
  }

  /// Reads piece by piece: a line without an end takes no more memory than the longest good one.
  private static func lines(of handle: FileHandle) -> [Line] {
    var lines: [Line] = []
    var number = 1
    var rest = Data()
    var isTooLong = false
    func end() {
      if isTooLong || !rest.isEmpty {
        lines.append(Line(number: number, bytes: isTooLong ? nil : rest))
      }
      number += 1
      rest = Data()
      isTooLong = false
    }
    while let piece = try? handle.read(upToCount: 1 << 20), !piece.isEmpty {
      var start = piece.startIndex
      while start < piece.endIndex {
        let newline = piece[start...].firstIndex(of: UInt8(ascii: "\n"))
        let part = piece[start..<(newline ?? piece.endIndex)]
        isTooLong = isTooLong || rest.count + part.count > ResultLine.maximumLength
        if isTooLong { rest = Data() } else { rest.append(part) }
        guard let newline else { break }
        end()
        start = piece.index(after: newline)
      }
    }
    end()
    return lines
  }

  private func open(_ name: String) -> (handle: FileHandle, size: Int)? {
    // Without waiting for somebody at the other end of a pipe, and never through a link.
    let descriptor = Glibc.open("\(path)/\(name)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return (handle, Int(status.st_size))
  }
}
