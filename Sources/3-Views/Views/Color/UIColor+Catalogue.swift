// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AssetCatalogues
public import Foundation
public import Geometry

extension UIColor {
  /// Finds a colour in the asset catalogues of the main bundle; nil if there is none.
  ///
  /// The colour follows the traits: it is the set's entry that suits best where it is used.
  ///
  /// - Parameter name: The name of the set; of one in a folder that provides a namespace, with the
  ///   folder and a slash before it.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a colour in the asset catalogues of a bundle; nil if there is none.
  ///
  /// Reads the names of the bundle's sets when it is called first, and the file of each set once.
  ///
  /// - Parameters:
  ///   - name: The name of the set; of one in a folder that provides a namespace, with the folder and
  ///     a slash before it.
  ///   - bundle: The bundle; nil for the main one, where the catalogues of all targets are found.
  ///   - traitCollection: The traits for which the colour is fixed; nil for one that follows them.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let set = AssetLibrary.of(bundle).color(named: name) else { return nil }
    if let traitCollection {
      self.init(set.components(in: traitCollection))
    } else {
      self.init(set)
    }
  }
}

extension ColorSet {
  /// The components in given traits. Sets without a colour are not made into colours.
  func components(in traits: UITraitCollection) -> ColorValue {
    func clipped(_ component: CGFloat) -> CGFloat { min(max(component, 0), 1) }
    return switch value(in: traits) {
    case .sRGB(let red, let green, let blue, let alpha):
      ColorValue(red: clipped(red), green: clipped(green), blue: clipped(blue), alpha: alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      ColorValue(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name): (UIColor.system(named: name) ?? .clear).value(in: traits)
    case nil: UIColor.clear.value(in: traits)
    }
  }
}
