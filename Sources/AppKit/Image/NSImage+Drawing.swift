// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

extension NSImage {
  /// An image of one point with nothing in it.
  @MainActor
  static var empty: NSImage {
    NSImage(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in })
  }

  /// Pixels per point of images that are drawn by a closure.
  private static let drawnScale: CGFloat = 2

  /// Draws an image by a closure.
  ///
  /// > Note: Differs from AppKit: it is drawn once and at once, at two pixels per point and in the
  /// > current appearance, and not again for each use.
  ///
  /// - Parameters:
  ///   - size: The size, in points; not more than zero gives an empty image.
  ///   - drawingHandlerShouldBeCalledWithFlippedContext: Whether y runs down in the closure.
  ///   - drawingHandler: Draws into the rectangle that it is given. Returns whether it could, which
  ///     is not read.
  @preconcurrency @MainActor
  public convenience init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: (NSRect) -> Bool
  ) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = Self.drawnScale
    let isFlipped = drawingHandlerShouldBeCalledWithFlippedContext
    self.init(
      UIGraphicsImageRenderer(size: size, format: format).image { renderer in
        let context = renderer.cgContext
        if !isFlipped {
          context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
        }
        NSGraphicsContext.with(context, isFlipped: isFlipped) {
          _ = drawingHandler(NSRect(origin: .zero, size: size))
        }
      })
  }

  /// Draws the image in the current context, upright and stretched to a rectangle.
  @preconcurrency @MainActor
  public func draw(in rect: NSRect) {
    guard let current = NSGraphicsContext.current else { return }
    guard !current.isFlipped else { return uiImage.draw(in: rect) }
    let context = current.cgContext
    context.saveGState()
    context.concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    uiImage.draw(in: rect)
    context.restoreGState()
  }
}
