// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import UIKit

/// Where a picture goes, and in which format.
struct Destination {
  let path: String
  let format: PictureFormat

  var isStandardOutput: Bool { path == "-" }

  /// Reads the format off a file's name.
  ///
  /// - Parameters:
  ///   - path: The file, or `-` for standard output.
  ///   - format: The format that the user named, if any.
  /// - Throws: A usage failure if neither says it, or both say different things.
  init(path: String, format: PictureFormat?) throws(GalleryFailure) {
    self.path = path
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let dot = name.lastIndex(of: ".")
    let ending = dot.map { String(name[name.index(after: $0)...]).lowercased() }
    if path == "-" {
      guard let format else {
        throw GalleryFailure("'--out -' needs --format: \(PictureFormat.names).", .usage)
      }
      self.format = format
    } else if let format {
      self.format = format
    } else if let ending, let found = PictureFormat(rawValue: ending) {
      self.format = found
    } else {
      let said = ending.map { "'.\($0)' is no format of ours" } ?? "'\(path)' has no extension"
      throw GalleryFailure("\(said): use one of \(PictureFormat.names), or --format.", .usage)
    }
  }

  private init(path: String, known format: PictureFormat) {
    self.path = path
    self.format = format
  }

  /// The file for one of two appearances: `out-dark.png` beside `out-light.png`.
  func with(_ style: UIUserInterfaceStyle) -> Destination {
    let suffix = style == .dark ? "-dark" : "-light"
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot = path[nameStart...].lastIndex(of: "."), dot > nameStart else {
      return Destination(path: path + suffix, known: format)
    }
    return Destination(path: String(path[..<dot]) + suffix + path[dot...], known: format)
  }

  /// Draws a screen and writes it, whole or not at all.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: What to tell the user, or nil where standard output is the picture.
  /// - Throws: A failure to draw or to write.
  @MainActor func write(_ screen: Screen) throws(GalleryFailure) -> String? {
    let data = try screen.data(format)
    do {
      try AtomicFile.write(data, to: isStandardOutput ? "/dev/stdout" : path)
    } catch {
      throw GalleryFailure("\(error)", .cannotWrite)
    }
    guard !isStandardOutput else { return nil }
    let pixels = format == .png ? "  \(screen.pixelDescription)" : ""
    return "\(path)\(pixels)\(pixels.isEmpty ? "  " : ", ")\(Self.bytes(data.count))"
  }

  /// A number of bytes as people say it: 38 KB, 512 bytes.
  static func bytes(_ count: Int) -> String {
    guard count >= 1000 else { return "\(count) bytes" }
    return count < 1_000_000
      ? "\((count + 500) / 1000) KB" : "\((count + 50_000) / 100_000 * 100) KB"
  }
}
