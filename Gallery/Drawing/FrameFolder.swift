// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Synchronization
import UIKit

/// A folder of numbered frames, which appear when all of them are there.
///
/// They are written to a temporary folder: beside a new one, which it becomes in the end, or inside
/// one that exists, from where each frame is moved to its place. Frames beyond the last one, from
/// an earlier and longer run, are removed after that. Files with other names are not touched.
final class FrameFolder: Sendable {
  let path: String
  private let count: Int
  private let exists: Bool
  private let temporaryPath: String
  private let written = Mutex(Written())

  private struct Written {
    var count = 0
    var bytes = 0
    /// Whether the temporary folder is no more: its name may be another one's.
    var isClosed = false
  }

  /// Begins a folder.
  ///
  /// - Parameters:
  ///   - path: Where it is to appear.
  ///   - count: How many frames it will hold.
  /// - Throws: A failure to write if something else is in the way, or nothing can be written there.
  init(path: String, count: Int) throws(GalleryFailure) {
    let path = Self.path(path)
    self.path = path
    self.count = count
    var isFolder: ObjCBool = false
    exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, !isFolder.boolValue {
      throw GalleryFailure("'\(path)' is a file, but --frames takes a folder.", .cannotWrite)
    }
    if exists { try Self.checkNames(in: path, count: count) }
    let nameStart = Destination.nameStart(in: path)
    let place = exists ? "\(path)/.frames" : "\(path[..<nameStart]).\(path[nameStart...])"
    guard let temporary = AtomicFile.temporaryPath(place, creating: { mkdir($0, 0o777) == 0 })
    else {
      throw Self.failure(path)
    }
    // Absolute: the thread that writes the frames may be in another folder, where tests run a command on
    // theirs.
    temporaryPath = URL(fileURLWithPath: temporary).path
  }

  deinit { cancel() }

  /// A folder's path without the slashes that may end it, and with a suffix to its name.
  static func path(_ path: String, suffix: String = "") -> String {
    var path = path
    while path.count > 1, path.last == "/" { path.removeLast() }
    return path + suffix
  }

  /// A frame's file name; as many digits as the count needs, at least four.
  static func name(_ index: Int, of count: Int) -> String {
    let digits = String(index)
    let width = max(4, String(count - 1).count)
    return "frame-" + String(repeating: "0", count: width - digits.count) + digits + ".png"
  }

  /// Returns whether a file name is exactly as we would write it: four digits, or five in long
  /// animations.
  static func isFrameName(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst(6).dropLast(4)
    return (4...5).contains(digits.count) && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Sees to it that a frame would replace a plain file at most.
  private static func checkNames(in path: String, count: Int) throws(GalleryFailure) {
    for index in 0..<count {
      let place = "\(path)/\(name(index, of: count))"
      guard let kind = kind(of: place), kind != S_IFREG else { continue }
      throw GalleryFailure(
        "'\(place)' is not a regular file, and a frame would replace it.", .cannotWrite)
    }
  }

  /// Returns what is there, links not followed; nil for nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func failure(_ path: String) -> GalleryFailure {
    GalleryFailure(
      "'\(path)' cannot be written: \(String(cString: strerror(errno))).", .cannotWrite)
  }

  /// Writes the next frame; it does not appear yet.
  func write(_ frame: PictureFrame) throws {
    let data = try frame.pngData()
    // Not while the folder is being taken away.
    try written.withLock { written in
      guard !written.isClosed else { return }
      let name = Self.name(written.count, of: count)
      do throws(FileError) {
        try AtomicFile.write(data, to: "\(temporaryPath)/\(name)")
      } catch {
        // Of the place that the user named, not of ours.
        guard case .cannotWrite(_, let reason) = error else {
          throw GalleryFailure("\(error)", .cannotWrite)
        }
        throw GalleryFailure("'\(path)/\(name)' cannot be written: \(reason).", .cannotWrite)
      }
      written.count += 1
      written.bytes += data.count
    }
  }

  /// The bytes of all frames written.
  var byteCount: Int { written.withLock { $0.bytes } }

  /// Lets the frames appear.
  func commit() throws(GalleryFailure) {
    guard exists else {
      guard rename(temporaryPath, path) == 0 else { throw Self.failure(path) }
      written.withLock { $0.isClosed = true }
      return
    }
    var names: Set<String> = []
    for index in 0..<count {
      let name = Self.name(index, of: count)
      names.insert(name)
      guard rename("\(temporaryPath)/\(name)", "\(path)/\(name)") == 0 else {
        throw Self.failure("\(path)/\(name)")
      }
    }
    rmdir(temporaryPath)
    written.withLock { $0.isClosed = true }
    let found = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in found where Self.isFrameName(name) && !names.contains(name) {
      let place = "\(path)/\(name)"
      guard Self.kind(of: place) == S_IFREG else { continue }
      guard unlink(place) == 0 else { throw Self.failure(place) }
    }
  }

  /// Takes away what did not appear. Does nothing after ``commit()``.
  func cancel() {
    written.withLock { written in
      guard !written.isClosed else { return }
      written.isClosed = true
      try? FileManager.default.removeItem(atPath: temporaryPath)
    }
  }
}
