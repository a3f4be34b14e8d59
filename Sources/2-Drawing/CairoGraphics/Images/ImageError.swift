// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// An error in reading an image.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes do not begin as a PNG file does.
  case notPNG
  /// The file ends early or contradicts itself.
  case damagedPNG
  /// The image is larger than a bitmap may be; in pixels.
  case tooLarge(width: Int, height: Int)
  /// The bytes do not begin as a JPEG file does.
  case notJPEG
  /// The JPEG file ends early or contradicts itself.
  case damagedJPEG
  /// The bytes are no PDF document that can be read, or too many.
  case notPDF
  /// The bytes are no SVG document; the message of the reader.
  case malformedSVG(String)
  /// The SVG or PDF document has no size, or one beyond the limits; in points.
  case unusableVectorSize(width: Double, height: Double)
  /// The document could not be drawn; the message of the reader.
  case undrawableSVG(String)
  /// A library that reads such images is not installed; the package that contains it.
  case missingLibrary(String)

  /// The fault of the image.
  public var description: String {
    switch self {
    case .notPNG: "not a PNG file"
    case .damagedPNG: "a damaged PNG file: it is truncated or inconsistent"
    case .tooLarge(let width, let height):
      "too large: \(width) × \(height) px, at most \(Canvas.maximumPixelLength) px a side"
    case .notJPEG: "not a JPEG file"
    case .damagedJPEG: "a damaged JPEG file: it is truncated or inconsistent"
    case .notPDF: "not a PDF document, a damaged one, or one of more than 16 MiB"
    case .malformedSVG(let reason): "not an SVG document: \(reason)"
    case .unusableVectorSize(let width, let height):
      "a document of \(width) × \(height) units; give it a width and a height up to 100000"
    case .undrawableSVG(let reason): "an SVG document that cannot be drawn: \(reason)"
    case .missingLibrary(let package):
      "an image whose reader is missing; install it: apt-get install \(package)"
    }
  }
}
