// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
package import ImageComparison

/// A file that a picture, or a layout tree, is expected to be the same as.
package struct PictureReference: Sendable {
  /// The reference file.
  package let path: String
  /// The picture of a failure: expected, difference and actual side by side.
  package let failurePath: String
  /// How far pixels may differ.
  package var tolerance = PixelTolerance.exact

  package init(path: String, failurePath: String) {
    self.path = path
    self.failurePath = failurePath
  }

  /// How a picture differs from its reference.
  package enum Mismatch: Error, Hashable, CustomStringConvertible {
    /// There is no reference.
    case missing
    /// The reference is no picture, or what was drawn is none.
    case unreadable(ImageError)
    /// The texts differ.
    case text(String)
    /// The pixels differ; `picture` shows where.
    case pixels(String, picture: String)

    package var description: String {
      switch self {
      case .missing: "no reference"
      case .unreadable(let error): "the reference is \(error)"
      case .text(let reason): reason
      case .pixels(let reason, let picture): "\(reason)  \(picture)"
      }
    }
  }

  package var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Writes a new reference, and the folders that it needs.
  package func record(_ data: Data) throws {
    try Self.createFolder(of: path)
    try AtomicFile.write(data, to: path)
  }

  /// Compares a PNG file with the reference, and draws the difference if there is one. Never writes
  /// the reference.
  package func check(png data: Data) throws -> Mismatch? {
    guard let reference = FileManager.default.contents(atPath: path) else { return .missing }
    guard data != reference else { return nil }
    let expected: PixelImage
    let actual: PixelImage
    do throws(ImageError) {
      expected = PixelImage(try Raster(pngData: reference))
      actual = PixelImage(try Raster(pngData: data))
    } catch {
      return .unreadable(error)
    }
    let reason: String
    switch compare(expected, actual, tolerance: tolerance) {
    case .identical, .similar: return nil
    case .different(let difference): reason = "\(difference)"
    case .differentSizes(let expected, let actual): reason = "\(actual) instead of \(expected)"
    }
    let sides = PixelImage.sideBySide(expected: expected, actual: actual)
    try Self.createFolder(of: failurePath)
    try AtomicFile.write(try sides.pngData(), to: failurePath)
    return .pixels(reason, picture: failurePath)
  }

  /// Compares a text with the reference, byte by byte. Never writes the reference.
  package func check(text data: Data) -> Mismatch? {
    guard let reference = FileManager.default.contents(atPath: path) else { return .missing }
    guard data != reference else { return nil }
    let expected = String(decoding: reference, as: UTF8.self).split(separator: "\n")
    let actual = String(decoding: data, as: UTF8.self).split(separator: "\n")
    for (index, (left, right)) in zip(expected, actual).enumerated() where left != right {
      return .text("line \(index + 1) is '\(right)' instead of '\(left)'")
    }
    return .text("\(actual.count) lines instead of \(expected.count)")
  }

  private static func createFolder(of path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }
}
