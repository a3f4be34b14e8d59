// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The environments that one entry of a set in an asset catalogue is for.
///
/// A condition that is nil holds everywhere.
package struct AssetConditions: Hashable, Sendable {
  /// The appearance of an environment, light or dark.
  package enum Luminosity: String, Sendable {
    case light
    case dark
  }

  package enum SizeClass: String, Sendable {
    case compact
    case regular
  }

  package enum Direction: String, Sendable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }

  /// The kind of device, as catalogues name it: `universal`, `iphone`, `ipad`, `mac`.
  package var idiom: String?
  /// The appearance, light or dark.
  package var luminosity: Luminosity?
  /// Whether the entry is for readers who prefer more contrast.
  package var hasHighContrast = false
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?
  package var direction: Direction?
  /// Whether the entry is for displays that show more colours than sRGB has.
  package var hasWideGamut = false
  /// Pixels per point, above zero.
  package var scale: CGFloat?

  package init() {}

  /// Chooses the entry that suits an environment best.
  ///
  /// Asks one condition after the other, in the order idiom, appearance, contrast, classes of width
  /// and height, direction, gamut, scale. Each leaves those that suit best, so that there is a
  /// choice wherever there is an entry. Among equals the first wins. O(number of entries).
  ///
  /// - Returns: The index of the entry; nil if there is none.
  package static func best(of entries: [AssetConditions], in traits: UITraitCollection) -> Int? {
    var left = Array(entries.indices)
    func keep(_ rank: (AssetConditions) -> CGFloat) {
      guard left.count > 1, let least = left.map({ rank(entries[$0]) }).min() else { return }
      left.removeAll { rank(entries[$0]) > least }
    }
    let idiom = idiomName(in: traits)
    keep { $0.idiom == idiom ? 0 : $0.idiom == nil || $0.idiom == "universal" ? 1 : 2 }
    let luminosity: Luminosity = traits.userInterfaceStyle == .dark ? .dark : .light
    keep { rank($0.luminosity, wanted: luminosity) }
    let wantsContrast = traits.accessibilityContrast == .high
    keep { $0.hasHighContrast == wantsContrast ? 0 : 1 }
    keep { rank($0.widthClass, wanted: sizeClass(traits.horizontalSizeClass)) }
    keep { rank($0.heightClass, wanted: sizeClass(traits.verticalSizeClass)) }
    let direction: Direction =
      traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    keep { rank($0.direction, wanted: direction) }
    keep { $0.hasWideGamut ? 1 : 0 }
    keep { rank(ofScale: $0.scale, wanted: traits.displayScale) }
    return left.first
  }

  /// Exactly what is wanted, then what holds everywhere, then the rest.
  private static func rank<Value: Equatable>(_ value: Value?, wanted: Value?) -> CGFloat {
    value == nil ? 1 : value == wanted ? 0 : 2
  }

  /// The wanted scale, then any scale, then the next larger, then the largest.
  private static func rank(ofScale scale: CGFloat?, wanted: CGFloat) -> CGFloat {
    guard let scale else { return -1 }
    if scale == wanted { return -2 }
    return scale > wanted ? scale : 1_000_000 - scale
  }

  private static func sizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> SizeClass? {
    switch sizeClass {
    case .compact: .compact
    case .regular: .regular
    case .unspecified: nil
    }
  }

  private static func idiomName(in traits: UITraitCollection) -> String? {
    switch traits.userInterfaceIdiom {
    case .phone: "iphone"
    case .pad: "ipad"
    case .mac: "mac"
    case .unspecified: nil
    }
  }
}
