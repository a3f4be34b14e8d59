// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Why a picture could not be made.
public enum CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The size is zero, negative, or not a number; in points.
  case emptySize(width: Double, height: Double)
  /// The picture has more pixels than an image may have.
  case tooLarge(pixelWidth: Double, pixelHeight: Double)
  /// Cairo failed; its own words.
  case drawing(String)
  /// The pixels could not be compressed.
  case encoding(String)

  /// What went wrong, with the numbers and the limits.
  public var description: String {
    switch self {
    case .emptySize(let width, let height):
      "A picture of \(width) × \(height) points is empty; both numbers must be above zero."
    case .tooLarge(let width, let height):
      """
      A picture of \(Self.pixels(width)) × \(Self.pixels(height)) px is too large: at most \
      \(Canvas.maximumPixelLength) px a side and \(Canvas.maximumPixelCount) px in all.
      """
    case .drawing(let reason): "Cairo could not draw: \(reason)."
    case .encoding(let reason): "The picture could not be encoded: \(reason)."
    }
  }

  private static func pixels(_ length: Double) -> String {
    length < 1e15 ? "\(Int(length))" : "\(length)"
  }
}
