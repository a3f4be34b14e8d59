// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The properties that few layers have, apart so that the other layers stay small.
@MainActor
final class LayerExtras {
  var mask: CALayer?
  /// The view whose layer the mask is; nil for another mask.
  var maskView: UIView?
  var name: String?
  weak var delegate: (any CALayerDelegate)?
  var contentsScale: CGFloat = 1
  /// The contents of the layer and how they are shown; nil for none.
  var picture: LayerPicture?
  /// The transform where it is not one of the plane; nil for the view's or the layer's own.
  var spatialTransform: CATransform3D?
  /// The transform of the sublayers; nil for none.
  var sublayerTransform: CATransform3D?
  /// The layer that this one is the mask of.
  weak var maskedLayer: CALayer?
  /// The animations that were added, the oldest first.
  var animations: [RunningLayerAnimation] = []
  /// The layer's time where it goes another way than its superlayer's.
  var timing: MediaTiming.OfLayer?

  /// Whether more is drawn, or other values are, than the layer's own.
  var changesDrawing: Bool { mask != nil || !animations.isEmpty }
}

extension CALayer {
  /// Changes properties that few layers have.
  func extending(_ change: (LayerExtras) -> Void) {
    let extras = extras ?? LayerExtras()
    change(extras)
    self.extras = extras
  }
}

extension UIView {
  func layerCreatingIfNeeded() -> CALayer {
    if let ownLayer { return ownLayer }
    let kind: AnyClass = type(of: self).layerClass
    let layer = kind == CALayer.self ? CALayer() : makeLayer(of: kind)
    layer.view = self
    ownLayer = layer
    return layer
  }

  private func makeLayer(of kind: AnyClass) -> CALayer {
    guard let type = kind as? CALayer.Type else {
      programmerError(
        "\(kind) cannot be the layerClass of \(Swift.type(of: self)): it is not a subclass of CALayer."
      )
    }
    return type.objectiveCInit()
  }

  var maskingView: UIView? {
    get { ownLayer?.extras?.maskView }
    set {
      guard newValue !== maskingView, newValue !== self else { return }
      newValue?.removeFromSuperview()
      layer.mask = newValue?.layer
      layer.extending { $0.maskView = newValue }
    }
  }
}
