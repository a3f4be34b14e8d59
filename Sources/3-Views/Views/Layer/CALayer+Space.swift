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
