// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
import Geometry

/// The source of an image's appearance.
package enum ImageSource {
  case raster(Raster)
  case vector(VectorImage)
  case symbol(SymbolSource)

  /// The size of the image, in points.
  var size: CGSize {
    switch self {
    case .raster(let raster): raster.size
    case .vector(let vector): vector.size
    case .symbol(let symbol): symbol.size(scale: UITraitCollection.current.displayScale)
    }
  }

  /// The pixels per point of the image.
  var scale: CGFloat {
    if case .raster(let raster) = self { return raster.scale }
    return 1
  }

  package var symbol: SymbolSource? {
    if case .symbol(let symbol) = self { return symbol }
    return nil
  }
}

/// A named symbol and how it is drawn.
package struct SymbolSource {
  let name: String
  let drawing: VectorImage
  var configuration: UIImage.SymbolConfiguration

  /// The drawings are for a font of 20 points.
  private static let drawnPointSize: CGFloat = 20

  /// The size in points, in whole pixels of a display: that keeps the edges of a symbol sharp.
  ///
  /// - Parameter scale: The pixels per point of the display.
  /// - Returns: The size of the symbol.
  package func size(scale: CGFloat) -> CGSize {
    let factor = configuration.resolvedPointSize / Self.drawnPointSize * configuration.scaleFactor
    let grid = PixelGrid(scale: scale.isFinite && scale > 0 ? scale : 1)
    func length(_ natural: CGFloat) -> CGFloat { grid.round(natural * factor) }
    return CGSize(width: length(drawing.size.width), height: length(drawing.size.height))
  }

  /// Whether the symbol points in the reading direction.
  var followsReading: Bool {
    name.hasSuffix(".forward") || name.hasSuffix(".backward")
  }
}
