// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Glibc

/// A writer of files that are complete or not there at all.
public enum AtomicFile {
  /// Writes a file under a temporary name in the same folder, then renames it.
  ///
  /// What is not a regular file (a device, a pipe) is written to directly, and so is what is open
  /// already and named by its number, such as `/dev/stdout`. A link is followed.
  ///
  /// - Parameters:
  ///   - data: What the file is to hold.
  ///   - path: Where.
  /// - Throws: ``FileError``; then nothing is left of the new file, and the old one is as it was.
  public static func write(_ data: Data, to path: String) throws(FileError) {
    let writer = try AtomicFileWriter(path: path)
    try writer.append(data)
    try writer.commit()
  }

  /// Writes all bytes to an open file.
  static func write(
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

  /// Returns the error for a file that the last failed system call set.
  static func failure(_ path: String) -> FileError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }

  /// Returns the kind and permissions of a file, or nil if there is none.
  static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : nil
  }

  /// Creates something under a name that nothing has.
  ///
  /// What is created gets the permissions that it is created with: the system takes away what the
  /// user's mask says. To read the mask is to set it, for all threads.
  ///
  /// - Parameters:
  ///   - start: The beginning of the name, with its folder; at most seven letters follow.
  ///   - create: Creates it; false, with the system's reason in `errno`, where it cannot.
  /// - Returns: The name; nil if nothing was created, for the reason in `errno`.
  package static func temporaryPath(
    _ start: String, creating create: (_ path: String) -> Bool
  ) -> String? {
    for attempt in 0..<512 {
      // Six letters for the largest number of a process.
      let path = "\(start).\(String(Int(getpid()) << 9 | attempt, radix: 36))"
      if create(path) { return path }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  /// Returns the path that a link leads to, even if no file is there yet.
  static func resolved(_ path: String) -> String {
    var destination = path
    // A circle of links leads nowhere; the system refuses to follow as many.
    for _ in 0..<40 {
      if let real = realpath(destination, nil) {
        defer { free(real) }
        return String(cString: real)
      }
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: destination)
      else {
        return destination
      }
      destination = link.hasPrefix("/") ? link : folder(of: destination) + "/" + link
    }
    return path
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func lastName(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }
}

/// An error in writing a file. No part of the file is left, and an older file is unchanged.
public enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path names a folder.
  case isFolder(path: String)
  /// The folder of the file does not exist.
  case missingFolder(path: String)
  /// A refusal of the system, with its message.
  case cannotWrite(path: String, reason: String)

  /// The fault and its location.
  public var description: String {
    switch self {
    case .isFolder(let path): "'\(path)' is a folder; give a file in it."
    case .missingFolder(let path): "The folder '\(path)' does not exist; create it first."
    case .cannotWrite(let path, let reason): "'\(path)' cannot be written: \(reason)."
    }
  }
}

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
