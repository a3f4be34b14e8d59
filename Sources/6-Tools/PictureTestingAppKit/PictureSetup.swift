// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import AppKit
import Geometry
public import ImageComparison
public import PictureTesting

extension PictureSetup {
  /// Light or dark; nil for the view's.
  public var appearance: NSAppearance? {
    get {
      switch traits?.userInterfaceStyle {
      case .light: NSAppearance(named: .aqua)
      case .dark: NSAppearance(named: .darkAqua)
      default: nil
      }
    }
    set {
      var values = traits?.values ?? TraitValues()
      values.userInterfaceStyle =
        newValue.map { $0.name == .darkAqua ? .dark : .light } ?? .unspecified
      traits = UITraitCollection(values: values)
    }
  }

  /// Creates a setup.
  ///
  /// - Parameters:
  ///   - size: The size in points; nil for the view's own.
  ///   - scale: Pixels per point; nil for 2.
  ///   - appearance: Light or dark; nil for the view's.
  ///   - tolerance: How far the picture may differ from the reference; nil for `exact`.
  ///   - ignoring: Areas that are not compared, in points.
  ///   - ignoringViews: The accessibility identifiers of views that are not compared.
  public init(
    size: NSSize? = nil, scale: CGFloat? = nil, appearance: NSAppearance?,
    tolerance: PixelTolerance? = nil, ignoring: [CGRect] = [], ignoringViews: [String] = []
  ) {
    self.init(
      size: size, scale: scale, tolerance: tolerance, ignoring: ignoring,
      ignoringViews: ignoringViews)
    self.appearance = appearance
  }
}
