// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

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
