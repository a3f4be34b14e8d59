// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension CALayer {
  /// Sets a transform, which is kept as it is where the one of the plane does not say it all.
  func setSpatialTransform(_ transform: CATransform3D) {
    setAffineTransform(transform.flattened)
    if !CATransform3DIsAffine(transform) { extending { $0.spatialTransform = transform } }
  }

  func takeSpatialTransform(of layer: CALayer) {
    guard let transform = layer.extras?.spatialTransform else { return }
    extending { $0.spatialTransform = transform }
  }

  /// Returns the movement of a sublayer by ``sublayerTransform``, over its own place.
  ///
  /// - Parameters:
  ///   - layer: The sublayer; nil for that of a view which has made none.
  ///   - geometry: The place of the sublayer.
  ///   - own: The layer's own geometry.
  /// - Returns: A transform of the layer's coordinates; nil for none.
  func movement(
    of layer: CALayer?, at geometry: ViewGeometry, in own: ViewGeometry
  ) -> CGAffineTransform? {
    guard let all = extras?.sublayerTransform, geometry.isDrawable else { return nil }
    let middle = own.anchorPoint(of: own.bounds)
    let spatial =
      layer?.extras?.spatialTransform ?? CATransform3DMakeAffineTransform(geometry.transform)
    let place = CATransform3DMakeTranslation(
      geometry.center.x - middle.x, geometry.center.y - middle.y, layer?.zPosition ?? 0)
    let seen = CATransform3DConcat(CATransform3DConcat(spatial, place), all).flattened
    return CGAffineTransform(translationX: -geometry.center.x, y: -geometry.center.y)
      .concatenating(geometry.transform.inverted()).concatenating(seen)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }

  /// Drops the transform of space of a layer that is on the way between two transforms.
  func dropSpatialTransform(unlessDrawnAs transform: CGAffineTransform) {
    if geometry.transform != transform { extras?.spatialTransform = nil }
  }
}

extension UIView {
  /// Sets a transform of space; one of the plane needs no layer.
  func setSpatialTransform(_ spatial: CATransform3D) {
    if CATransform3DIsAffine(spatial) {
      transform = spatial.flattened
    } else {
      layer.setSpatialTransform(spatial)
    }
  }
}
