// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Testing

/// A pixel, for comparing by eye and by test.
struct Pixel: Hashable, CustomStringConvertible {
  var red, green, blue, alpha: UInt8
  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
  static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
}

extension Raster {
  func pixel(_ column: Int, _ row: Int) -> Pixel {
    let bytes = rgba
    let start = (row * width + column) * 4
    return Pixel(
      red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
  }
}

/// Draws on a white canvas and reads it back.
func drawn(
  width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 1, on background: RGBA = .white,
  _ body: (Canvas) throws -> Void
) throws -> Raster {
  let canvas = try Canvas(size: CGSize(width: width, height: height), scale: scale)
  canvas.fill(CGRect(x: 0, y: 0, width: width, height: height), with: background)
  try body(canvas)
  return try #require(canvas.raster())
}

/// A folder of its own for a test.
func temporaryFolder() throws -> String {
  let path = FileManager.default.temporaryDirectory.path + "/graphics-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  return path
}
