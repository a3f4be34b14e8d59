// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry

extension UIImage {
  /// Creates an image of a bitmap, one pixel a point, as it is stored.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image of a bitmap. O(pixels) for another orientation than `up`.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels per point; 1 in place of one that is not above zero.
  ///   - orientation: The way in which the pixels are turned when the image is drawn.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var appearance = ImageAppearance()
    appearance.orientation = orientation
    appearance.storedPixels = cgImage
    let scale = scale.isFinite && scale > 0 ? scale : 1
    self.init(
      source: .raster(cgImage.raster.withScale(scale).turned(orientation.turn)),
      appearance: appearance)
  }

  /// The pixels of the image, as they are stored: not turned as ``imageOrientation`` says, with
  /// ``scale`` pixels a point.
  ///
  /// A drawing is drawn for it, a symbol in black unless it has a tint of its own: with as many pixels as
  /// the current traits' display has. Nil for an image that cannot be drawn. O(pixels) where something is
  /// drawn, O(1) otherwise.
  public var cgImage: CGImage? {
    if appearance.tint == nil {
      if let stored = appearance.storedPixels { return stored }
      if case .raster(let raster) = source.resolved(in: .current) { return CGImage(raster) }
    }
    let stored = appearance.storedPixels.map { ImageSource.raster($0.raster.withScale(scale)) }
    let source = stored ?? source.resolved(in: .current)
    let size = source.size
    guard let canvas = try? Canvas(size: size, scale: max(scale, 1)) else { return nil }
    source.paint(
      on: canvas, in: CGRect(origin: .zero, size: size), tint: ownTint, natural: size)
    return canvas.finishedRaster().map(CGImage.init)
  }

  /// The image with its orientation mirrored: `upMirrored` for `up`, `leftMirrored` for `left`, and the
  /// other way round.
  ///
  /// - Returns: An image of the same pixels.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let orientation = imageOrientation.mirrored
    guard case .raster(let raster) = source else {
      return changed { $0.orientation = orientation }
    }
    let stored = appearance.storedPixels ?? CGImage(raster)
    let flipped = UIImage(cgImage: stored, scale: raster.scale, orientation: orientation)
    var appearance = appearance
    appearance.orientation = orientation
    appearance.storedPixels = stored
    return UIImage(source: flipped.source, appearance: appearance)
  }

  /// The turn that is still to be done when the image is drawn; nil for none. That of pixels of its own
  /// is done when the image is made.
  var turn: RasterTurn? {
    guard appearance.orientation != .up else { return nil }
    if case .raster = source { return nil }
    return appearance.orientation.turn
  }

  func drawnSize(_ size: CGSize) -> CGSize { turn?.undoing(size) ?? size }
}

extension UIImage.Orientation {
  /// The way in which rows and columns of the stored pixels lie when they are drawn.
  var turn: RasterTurn {
    switch self {
    case .up: RasterTurn()
    case .down: RasterTurn(mirrorsX: true, mirrorsY: true)
    case .left: RasterTurn(swapsAxes: true, mirrorsY: true)
    case .right: RasterTurn(swapsAxes: true, mirrorsX: true)
    case .upMirrored: RasterTurn(mirrorsX: true)
    case .downMirrored: RasterTurn(mirrorsY: true)
    case .leftMirrored: RasterTurn(swapsAxes: true)
    case .rightMirrored: RasterTurn(swapsAxes: true, mirrorsX: true, mirrorsY: true)
    }
  }

  /// The orientation of the same name that is mirrored, or is not.
  fileprivate var mirrored: Self {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .leftMirrored
    case .right: .rightMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .left
    case .rightMirrored: .right
    }
  }
}

extension RasterTurn {
  /// The size of what has a size when it is turned. Turning is its own reverse for sizes.
  func undoing(_ size: CGSize) -> CGSize {
    swapsAxes ? CGSize(width: size.height, height: size.width) : size
  }
}
