// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that is there for its sublayers alone: it moves them together.
///
/// Its own background, border, shadow, corners and mask are not drawn, and it cuts nothing. Its opacity is
/// that of each sublayer, so that what overlaps shows through itself. A view whose `layerClass` it is draws
/// its background and border as others do.
///
/// > Note: Differs from UIKit: drawing is flat. The sublayers keep their order among themselves, by their
/// > `zPosition`, and are not mixed with the siblings of the transform layer by depth.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  /// Creates a transform layer without sublayers.
  public override init() { super.init() }

  /// Creates a transform layer that belongs to no view, with the values of another layer.
  ///
  /// - Parameter layer: The layer to copy; anything else gives a layer as `init()` makes it.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a transform layer as `init()` does, for source compatibility: there are no archives of
  /// layers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var drawsOnlySublayers: Bool { true }

  override func duplicate() -> CALayer { CATransformLayer(layer: self) }
}
