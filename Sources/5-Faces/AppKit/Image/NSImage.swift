// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// A picture: from a file, a symbol or drawn by a closure.
open class NSImage: NSObject, @unchecked Sendable {
  let uiImage: UIImage
  private var isMask = false

  package init(_ uiImage: UIImage) { self.uiImage = uiImage }

  /// Creates an image from a file; nil if there is none or it cannot be read.
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image)
  }

  /// Creates an image from the bytes of a file; nil if they cannot be read.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }

  /// Creates an image of pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - size: The size of the image, in points, to which the pixels are stretched where it has other
  ///     proportions; one point a pixel in place of a size that is not above zero.
  @preconcurrency @MainActor
  public convenience init(cgImage: CGImage, size: NSSize) {
    let plain = UIImage(cgImage: cgImage)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      self.init(plain)
      return
    }
    let (across, down) = (plain.size.width / size.width, plain.size.height / size.height)
    guard abs(across - down) > 1e-6 else {
      self.init(UIImage(cgImage: cgImage, scale: across, orientation: .up))
      return
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(across, down)
    self.init(
      UIGraphicsImageRenderer(size: size, format: format).image { _ in
        plain.draw(in: CGRect(origin: .zero, size: size))
      })
  }

  /// Creates an image of a symbol; nil for a symbol that does not exist here, with one line on
  /// standard error.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - description: Not read: there is no screen reader.
  @preconcurrency @MainActor
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    let caller = "NSImage(systemSymbolName:accessibilityDescription:)"
    guard let image = UIImage(systemName: name, with: nil, for: caller) else { return nil }
    self.init(image)
    isMask = true
  }

  /// The size of the image, in points.
  @preconcurrency @MainActor
  open var size: NSSize { uiImage.source.symbol?.size(scale: 2) ?? uiImage.size }

  /// A Boolean value that says whether only the shape counts, which is drawn in the tint.
  open var isTemplate: Bool {
    get { isMask }
    set { isMask = newValue }
  }
}

extension NSImage {
  /// An image of one point with nothing in it.
  @MainActor
  static var empty: NSImage {
    NSImage(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in })
  }

  /// Pixels per point of images that are drawn by a closure.
  private static let drawnScale: CGFloat = 2

  /// Creates an image that a closure draws.
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

extension NSImage: LayerContents {
  package var bitmap: (image: CGImage, scale: CGFloat?)? {
    uiImage.cgImage.map { ($0, uiImage.scale) }
  }
}
