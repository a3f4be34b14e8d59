// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import UIKit

/// Moments side by side in one picture.
struct Filmstrip {
  /// Points between two moments.
  static let gap: CGFloat = 8
  /// A grey that differs from both a light and a dark screen.
  private static let background = RGBA(red: 0.5, green: 0.5, blue: 0.5)

  private let scale: CGFloat
  private var canvas: Canvas?
  private var end: CGFloat = 0

  /// Begins a strip.
  ///
  /// - Parameter scale: Pixels per point.
  init(scale: CGFloat) { self.scale = scale }

  /// Adds a moment. Its pixels are copied, so that only one is in memory beside the strip.
  ///
  /// - Parameters:
  ///   - moment: The moment; all are of one size.
  ///   - count: How many there will be.
  /// - Throws: A usage failure for a strip beyond the limits, else an internal one.
  mutating func append(_ moment: Raster, of count: Int) throws(GalleryFailure) {
    let size = CGSize(width: moment.width, height: moment.height)
    let gap = (Self.gap * scale).rounded()
    do throws(CanvasError) {
      if canvas == nil {
        // In pixels, so that each pixel of a moment is one of the strip.
        let width = size.width * CGFloat(count) + gap * CGFloat(count - 1)
        canvas = try Canvas(size: CGSize(width: width, height: size.height), scale: 1)
      }
      canvas?.draw(moment, in: CGRect(origin: CGPoint(x: end, y: 0), size: size))
    } catch {
      throw Self.failure(error)
    }
    if end > 0 {
      canvas?.fill(
        CGRect(x: end - gap, y: 0, width: gap, height: size.height), with: Self.background)
    }
    end += size.width + gap
  }

  /// The picture's size as it is printed.
  var pixelDescription: String {
    "\(Int(canvas?.size.width ?? 0)) × \(Int(canvas?.size.height ?? 0)) px"
  }

  /// The strip as a PNG file.
  ///
  /// - Returns: The whole file.
  /// - Throws: An internal failure if it cannot be encoded.
  func pngData() throws(GalleryFailure) -> Data {
    do throws(CanvasError) {
      guard let strip = canvas?.raster() else { throw .drawing("no moments") }
      return try strip.withScale(scale).pngData()
    } catch {
      throw Self.failure(error)
    }
  }

  private static func failure(_ error: CanvasError) -> GalleryFailure {
    guard case .tooLarge = error else { return GalleryFailure("\(error)", .internal) }
    return GalleryFailure("\(error)", .usage)
  }
}
