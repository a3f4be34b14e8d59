// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Glibc

/// Writes files whole or not at all.
public enum AtomicFile {
  /// Writes a file under a temporary name in the same folder, then gives it its own.
  ///
  /// What is not a regular file (a device, a pipe) is written to directly. A link is followed.
  ///
  /// - Parameters:
  ///   - data: What the file is to hold.
  ///   - path: Where.
  /// - Throws: ``FileError``; then nothing is left of the new file, and the old one is as it was.
  public static func write(_ data: Data, to path: String) throws(FileError) {
    let mode = mode(of: path)
    let exists = mode != nil
    let kind = (mode ?? 0) & S_IFMT
    if exists, kind == S_IFDIR { throw .isFolder(path: path) }
    guard !exists || kind == S_IFREG else {
      return try write(data, toExisting: path)
    }
    let target = exists ? resolved(path) : path
    let folder = folder(of: target)
    guard let folderMode = self.mode(of: folder), folderMode & S_IFMT == S_IFDIR else {
      throw .missingFolder(path: folder)
    }
    // A file that may not be written is not replaced either, though renaming would do it.
    if exists, access(target, W_OK) != 0 { throw failure(path) }
    var name = Array("\(folder)/.\(lastName(of: target)).XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw failure(path) }
    do throws(FileError) {
      try write(data, to: descriptor, path: path)
      let permissions = mode ?? 0o666 & ~currentMask()
      fchmod(descriptor, permissions & 0o777)
      guard rename(name, target) == 0 else { throw failure(path) }
      close(descriptor)
    } catch {
      close(descriptor)
      unlink(name)
      throw error
    }
  }

  private static func write(_ data: Data, toExisting path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try write(data, to: descriptor, path: path)
  }

  private static func write(
    _ data: Data, to descriptor: Int32, path: String
  ) throws(FileError) {
    let reason: Int32? = data.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let written = Glibc.write(
          descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
        if written < 0 {
          guard errno == EINTR else { return errno }
        } else {
          start += written
        }
      }
      return nil
    }
    if let reason {
      throw .cannotWrite(path: path, reason: String(cString: strerror(reason)))
    }
  }

  private static func failure(_ path: String) -> FileError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }

  /// The kind and permissions of a file, or nil if there is none.
  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : nil
  }

  /// What the process takes away from a new file's permissions. It can be read only by setting it.
  private static func currentMask() -> mode_t {
    let mask = umask(0o022)
    umask(mask)
    return mask
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func lastName(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }
}
