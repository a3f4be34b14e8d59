// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
package import Geometry
import Pictures
package import Views

/// The pixels of a drawn view, asked for by points.
package struct Pixels {
  package let raster: Raster
  private let bytes: [UInt8]

  package init(_ raster: Raster) {
    self.raster = raster
    bytes = raster.rgba
  }

  /// Draws a view with block text.
  @MainActor
  package init(
    of view: UIView, scale: CGFloat = 1, _ traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) throws {
    let traits = UITraitCollection { $0.textRendering = .blocks }.modifyingTraits(traits)
    self.init(try Picture(of: view, scale: scale, traits: traits).raster())
  }

  /// Red, green, blue and alpha of a pixel as eight digits, counted in pixels.
  package func hex(_ x: Int, _ y: Int) -> String {
    let start = (y * raster.width + x) * 4
    return bytes[start..<start + 4].map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0\(digits)" : digits
    }.joined()
  }

  /// Whether a pixel is not transparent.
  package func isInked(_ x: Int, _ y: Int) -> Bool { bytes[(y * raster.width + x) * 4 + 3] != 0 }

  /// How many pixels are not transparent.
  package var inkCount: Int { stride(from: 3, to: bytes.count, by: 4).count { bytes[$0] != 0 } }
}
