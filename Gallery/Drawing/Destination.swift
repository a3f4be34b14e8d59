// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import UIKit

/// Where a picture goes, and in which format.
struct Destination {
  let path: String
  let format: OutputFormat
  /// Whether the path names standard output, as `-` or as a device.
  let isStandardOutput: Bool

  /// The path as the system knows it.
  var systemPath: String { Console.systemPath(path) }

  /// Reads the format off a file's name.
  ///
  /// - Parameters:
  ///   - path: The file, or `-` for standard output.
  ///   - format: The format that the user named, if any.
  /// - Throws: A usage failure if neither says it; a failure to write if the path is a folder.
  init(path: String, format: OutputFormat?) throws(GalleryFailure) {
    self.path = path
    isStandardOutput = Console.isOutput(path)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw GalleryFailure("\(FileError.isFolder(path: path))", .cannotWrite)
    }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let dot = name.lastIndex(of: ".")
    let ending = dot.map { String(name[name.index(after: $0)...]).lowercased() }
    if path == "-", format == nil {
      throw GalleryFailure("'--out -' needs --format: \(OutputFormat.names).", .usage)
    }
    guard !isStandardOutput || Console.hasOutput else {
      throw GalleryFailure("Standard output is closed: use --out FILE.", .cannotWrite)
    }
    if let format {
      self.format = format
    } else if let ending, let found = OutputFormat(name: ending) {
      self.format = found
    } else {
      let problem = ending.map { "Unsupported format '.\($0)'" } ?? "'\(path)' has no extension"
      throw GalleryFailure("\(problem): use one of \(OutputFormat.names), or --format.", .usage)
    }
  }

  private init(path: String, known format: OutputFormat) {
    self.path = path
    self.format = format
    isStandardOutput = false
  }

  /// The file for one of two appearances: `out-dark.png` beside `out-light.png`.
  func with(_ style: UIUserInterfaceStyle) -> Destination {
    let suffix = Self.suffix(style)
    let nameStart = Self.nameStart(in: path)
    guard let dot = path[nameStart...].lastIndex(of: "."), dot > nameStart else {
      return Destination(path: path + suffix, known: format)
    }
    return Destination(path: String(path[..<dot]) + suffix + path[dot...], known: format)
  }

  /// Where the name of a file begins, behind its folders.
  static func nameStart(in path: String) -> String.Index {
    path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
  }

  /// Creates a folder to write into, unless it is there.
  ///
  /// - Parameter path: The folder.
  /// - Throws: A failure to write.
  static func createFolder(_ path: String) throws(GalleryFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw GalleryFailure("The folder '\(path)' cannot be created.", .cannotWrite)
    }
  }

  /// Returns what tells two appearances apart in names.
  static func suffix(_ style: UIUserInterfaceStyle) -> String {
    style == .dark ? "-dark" : "-light"
  }

  /// Draws a screen and writes it, whole or not at all.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - format: The format.
  /// - Returns: What to tell the user, or nil where standard output is the picture.
  /// - Throws: A failure to draw or to write.
  @MainActor func write(
    _ screen: Screen, as format: PictureFormat
  ) throws(GalleryFailure) -> String? {
    let data = try screen.data(format)
    // With the legend that came to be drawn.
    return try write(data, measuring: format == .png ? screen.pixelDescription : nil)
  }

  /// Writes a file, whole or not at all.
  ///
  /// - Parameters:
  ///   - data: What it holds.
  ///   - pixels: Its size in pixels, as it is printed; nil if it has none.
  /// - Returns: What to tell the user, or nil where standard output is the file.
  /// - Throws: A failure to write.
  func write(_ data: Data, measuring pixels: String?) throws(GalleryFailure) -> String? {
    do {
      try AtomicFile.write(data, to: systemPath)
    } catch {
      throw GalleryFailure("\(error)", .cannotWrite)
    }
    guard !isStandardOutput else { return nil }
    return "\(path)  \(pixels.map { "\($0), " } ?? "")\(Self.bytes(data.count))"
  }

  /// A number of bytes as people say it: 38 KB, 512 bytes.
  static func bytes(_ count: Int) -> String {
    guard count >= 1000 else { return "\(count) bytes" }
    return count < 1_000_000
      ? "\((count + 500) / 1000) KB" : "\((count + 50_000) / 100_000 * 100) KB"
  }
}
