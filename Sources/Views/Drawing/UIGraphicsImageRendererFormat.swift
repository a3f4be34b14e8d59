// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// How an image renderer draws.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererFormat {
  /// Pixels per point.
  public var scale: CGFloat
  /// A Boolean value that says whether the image starts black instead of transparent, as in UIKit.
  public var opaque = false

  /// Creates the usual way for the current traits.
  public convenience init() { self.init(for: .current) }

  /// Creates the usual way for given traits.
  ///
  /// - Parameter traitCollection: Says the scale.
  public init(for traitCollection: UITraitCollection) {
    scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
  }

  /// The usual way for the current traits.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// The usual way for the current traits.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}
