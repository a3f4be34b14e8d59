// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
package import Geometry

package enum ImageSource {
  case raster(Raster)
  case vector(VectorImage)
  case symbol(SymbolSource)
  /// A set of files, of which one is shown wherever the image is.
  case catalogued(CataloguedImage)

  var size: CGSize {
    switch self {
    case .raster(let raster): raster.size
    case .vector(let vector): vector.size
    case .symbol(let symbol): symbol.size(scale: UITraitCollection.current.displayScale)
    case .catalogued(let image): image.choice(in: .current)?.source.size ?? .zero
    }
  }

  /// The pixels per point of the image; those of the current traits' display for a drawing.
  var scale: CGFloat {
    if case .raster(let raster) = resolved(in: .current) { return raster.scale }
    let scale = UITraitCollection.current.displayScale
    return scale.isFinite && scale > 0 ? scale : 1
  }

  /// The source as it is shown in an environment: of a set one file, or the set itself if it has
  /// none that can be read.
  package func resolved(in traits: UITraitCollection) -> ImageSource {
    guard case .catalogued(let image) = self else { return self }
    return image.choice(in: traits)?.source ?? self
  }

  /// The way in which the image grows in an environment, as a set says; nil for other sources.
  func resizing(in traits: UITraitCollection) -> ImageResizing? {
    guard case .catalogued(let image) = self else { return nil }
    return image.choice(in: traits)?.resizing
  }

  /// Reads the bytes of an image file, whose first bytes say its format.
  ///
  /// - Parameters:
  ///   - data: The bytes of a PNG, JPEG or SVG file.
  ///   - scale: The pixels per point of a bitmap; above zero.
  ///   - readsPDF: Whether a PDF document is an image, too, as it is in asset catalogues alone.
  /// - Throws: ``ImageError`` for what cannot be read.
  init(data: Data, scale: CGFloat, readsPDF: Bool = false) throws(ImageError) {
    if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .raster(try Raster(jpegData: data, scale: scale))
    } else if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .raster(try Raster(pngData: data, scale: scale))
    } else if readsPDF, data.starts(with: Data("%PDF-".utf8)) {
      self = .vector(try VectorImage(pdfData: data))
    } else {
      self = .vector(try VectorImage(svgData: data))
    }
  }

  /// Whether another source looks the same in every environment.
  func isSame(as other: ImageSource) -> Bool {
    switch (self, other) {
    case (.raster(let own), .raster(let other)): own == other
    case (.vector(let own), .vector(let other)): own === other
    case (.catalogued(let own), .catalogued(let other)): own === other
    case (.symbol(let own), .symbol(let other)):
      own.name == other.name && own.configuration == other.configuration
    default: false
    }
  }

  /// Feeds what sources that are the same have in common to a hasher. O(1).
  func hash(into hasher: inout Hasher) {
    switch self {
    case .raster(let raster):
      hasher.combine(raster.width)
      hasher.combine(raster.height)
    case .vector(let vector): hasher.combine(ObjectIdentifier(vector))
    case .catalogued(let image): hasher.combine(ObjectIdentifier(image))
    case .symbol(let symbol): hasher.combine(symbol.name)
    }
  }

  package var symbol: SymbolSource? {
    if case .symbol(let symbol) = self { return symbol }
    return nil
  }
}

package struct SymbolSource {
  let name: String
  let drawing: SymbolDrawing
  var configuration: UIImage.SymbolConfiguration

  /// The size in points, in whole pixels of a display: that keeps the edges of a symbol sharp.
  ///
  /// - Parameter scale: The pixels per point of the display.
  /// - Returns: The size of the symbol.
  package func size(scale: CGFloat) -> CGSize {
    guard let form = drawing.form(for: configuration) else { return .zero }
    let grid = PixelGrid(scale: scale.isFinite && scale > 0 ? scale : 1)
    func length(_ natural: CGFloat) -> CGFloat { grid.round(natural * form.factor) }
    return CGSize(width: length(form.image.size.width), height: length(form.image.size.height))
  }

  /// Whether the symbol points in the reading direction, as its name says after the first word:
  /// `chevron.forward.circle`, but not `forward.fill`, which plays on.
  var followsReading: Bool {
    name.split(separator: ".").dropFirst().contains { Self.wordsOfReading.contains($0) }
  }

  private static let wordsOfReading: Set<Substring> = [
    "forward", "backward", "leading", "trailing", "leadinghalf",
  ]
}
