// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import AppKit
import Geometry
public import ImageComparison
import Views

/// How a picture for a test is drawn and compared.
public struct PictureSetup: Sendable {
  /// The size in points; nil for the view's own.
  public var size: NSSize?
  /// Pixels per point.
  public var scale: CGFloat
  /// Light or dark; nil for the view's.
  public var appearance: NSAppearance?
  /// How far the picture may differ from the reference. Give a reason beside any but `exact`.
  public var tolerance: PixelTolerance

  /// Creates a setup.
  ///
  /// - Parameters:
  ///   - size: The size in points; nil for the view's own.
  ///   - scale: Pixels per point.
  ///   - appearance: Light or dark; nil for the view's.
  ///   - tolerance: How far the picture may differ from the reference.
  public init(
    size: NSSize? = nil, scale: CGFloat = 2, appearance: NSAppearance? = nil,
    tolerance: PixelTolerance = .exact
  ) {
    self.size = size
    self.scale = scale
    self.appearance = appearance
    self.tolerance = tolerance
  }

  @MainActor
  var traits: UITraitCollection {
    var values = TraitValues()
    values.textRendering = .blocks
    if let appearance { values.userInterfaceStyle = appearance.isDark ? .dark : .light }
    return UITraitCollection(values: values)
  }
}

extension NSAppearance {
  fileprivate var isDark: Bool { name == .darkAqua }
}
