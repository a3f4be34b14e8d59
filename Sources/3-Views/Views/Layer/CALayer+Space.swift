// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
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

/// An object that hears of a layer. All of its methods are optional, and none is called here: a subclass
/// of ``CALayer`` or `UIView` draws and lays out.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {}

extension UIView: CALayerDelegate {}

extension CALayer {
  /// The transform from the layer's coordinates to another's; nil for those of the topmost layer.
  func transform(to layer: CALayer?) -> CGAffineTransform {
    if layer === self { return .identity }
    let toTop = transformToTop
    return layer.map { toTop.concatenating($0.transformToTop.inverted()) } ?? toTop
  }

  /// To the coordinates of the topmost layer, without that layer's own place.
  private var transformToTop: CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer = self
    while let parent = layer.superlayer {
      result = result.concatenating(layer.geometry.toSuperview)
      if let movement = parent.movement(of: layer, at: layer.geometry, in: parent.geometry) {
        result = result.concatenating(movement)
      }
      layer = parent
    }
    return result
  }
}
