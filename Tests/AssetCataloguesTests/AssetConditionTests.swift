// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import AssetCatalogues

/// Which entry of a set is shown in an environment.
@Suite("Choice of an entry")
struct AssetConditionTests {
  private func set(_ images: String) throws -> ImageSet {
    try ImageSet(contents: Data("{\"images\": [\(images)]}".utf8))
  }

  private func file(_ images: String, _ traits: UITraitCollection) throws -> String? {
    try set(images).entry(in: traits)?.fileName
  }

  private func traits(
    style: UIUserInterfaceStyle = .light, scale: CGFloat = 2,
    idiom: UIUserInterfaceIdiom = .phone,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> UITraitCollection {
    UITraitCollection.standard.modifyingTraits {
      $0.userInterfaceStyle = style
      $0.displayScale = scale
      $0.userInterfaceIdiom = idiom
      $0.layoutDirection = direction
    }
  }

  private let one = #"{"idiom": "universal", "scale": "1x", "filename": "1"}"#
  private let three = #"{"idiom": "universal", "scale": "3x", "filename": "3"}"#
  private let dark =
    #"{"idiom": "universal", "scale": "1x", "filename": "dark", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#

  @Test func `The exact scale, else the next larger, else the largest`() throws {
    let two = #"{"idiom": "universal", "scale": "2x", "filename": "2"}"#
    try expectEqual(file("\(one), \(two), \(three)", traits(scale: 2)), "2")
    try expectEqual(file("\(one), \(three)", traits(scale: 2)), "3")
    try expectEqual(file("\(one), \(two)", traits(scale: 3)), "2")
    try expectEqual(file("\(one), \(two), \(three)", traits(scale: 1)), "1")
  }

  @Test func `Any scale comes after the exact one and before others`() throws {
    let any = #"{"idiom": "universal", "filename": "any"}"#
    try expectEqual(file("\(one), \(any), \(three)", traits(scale: 2)), "any")
    try expectEqual(file("\(one), \(any)", traits(scale: 1)), "1")
  }

  @Test func `Luminosity is asked before scale`() throws {
    let images = "\(one), \(three), \(dark)"
    try expectEqual(file(images, traits(style: .light)), "3")
    try expectEqual(file(images, traits(style: .dark)), "dark")
    try expectEqual(file(dark, traits(style: .light)), "dark")
  }

  @Test func `The idiom of the screen, else universal, else any`() throws {
    let phone = #"{"idiom": "iphone", "filename": "phone"}"#
    let universal = #"{"idiom": "universal", "filename": "universal"}"#
    try expectEqual(file("\(universal), \(phone)", traits(idiom: .phone)), "phone")
    try expectEqual(file("\(phone), \(universal)", traits(idiom: .pad)), "universal")
    try expectEqual(file(phone, traits(idiom: .mac)), "phone")
  }

  @Test
  func `Entries for more contrast and for wide displays are not shown where there are others`()
    throws
  {
    let contrast =
      #"{"filename": "contrast", "appearances": [{"appearance": "contrast", "value": "high"}]}"#
    let wide = #"{"filename": "wide", "display-gamut": "display-P3"}"#
    let plain = #"{"filename": "plain", "display-gamut": "sRGB"}"#
    try expectEqual(file("\(contrast), \(wide), \(plain)", traits()), "plain")
    try expectEqual(file(contrast, traits()), "contrast")
    let high = traits().modifyingTraits { $0.accessibilityContrast = .high }
    try expectEqual(file("\(plain), \(contrast)", high), "contrast")
    try expectEqual(file("\(wide), \(plain)", high), "plain")
    // Dark is asked for before contrast.
    let dark =
      #"{"filename": "dark", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#
    let highDark = traits(style: .dark).modifyingTraits { $0.accessibilityContrast = .high }
    try expectEqual(file("\(contrast), \(dark)", highDark), "dark")
  }

  @Test func `Classes of size and the direction`() throws {
    let narrow = #"{"filename": "narrow", "width-class": "compact"}"#
    let wide = #"{"filename": "wide", "width-class": "regular"}"#
    try expectEqual(file("\(wide), \(narrow)", traits()), "narrow")
    let regular = traits().modifyingTraits { $0.horizontalSizeClass = .regular }
    try expectEqual(file("\(narrow), \(wide)", regular), "wide")
    let left = #"{"filename": "left", "language-direction": "left-to-right"}"#
    let right = #"{"filename": "right", "language-direction": "right-to-left"}"#
    try expectEqual(file("\(left), \(right)", traits(direction: .rightToLeft)), "right")
    try expectNil(set("\(left), \(right)").drawnDirection)
    try expectEqual(set(left).drawnDirection, .leftToRight)
    try expectEqual(set(right).drawnDirection, .rightToLeft)
  }

  @Test func `Entries without a file are left out, and a set may have none`() throws {
    try expectEqual(file(#"{"idiom": "universal", "scale": "2x"}, \#(one)"#, traits()), "1")
    try expectNil(file(#"{"idiom": "universal", "scale": "2x"}"#, traits()))
    try expectNil(ImageSet(contents: Data("{}".utf8)).entry(in: traits()))
  }

  @Test func `Slices and alignment are counted in the file's pixels`() throws {
    let entry = try #require(
      set(
        """
        {"filename": "a.png", "scale": "2x", "alignment-insets": {"top": 2},
         "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
          "cap-insets": {"top": 8, "left": 10, "bottom": 12, "right": 14}}}
        """
      ).entry(in: traits()))
    expectEqual(entry.capInsets, UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7))
    expectEqual(entry.alignmentInsets, UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
    expect(!entry.tilesMiddle)
    expectEqual(entry.middleSize, CGSize(width: 0.5, height: 0.5))
    let tiled = #"{"filename": "a", "resizing": {"center": {"mode": "tile"}, "cap-insets": {}}}"#
    try expectEqual(set(tiled).entry(in: traits())?.tilesMiddle, true)
    try expectEqual(set(tiled).entry(in: traits())?.middleSize, .zero)
    let wrong = #"{"filename": "a", "resizing": {"center": {"width": -2}, "cap-insets": {}}}"#
    try expectEqual(set(wrong).entry(in: traits())?.middleSize, .zero)
  }
}
