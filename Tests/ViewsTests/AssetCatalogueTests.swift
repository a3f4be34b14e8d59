// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import DrawnPixels
import Expectations
import Foundation
import Geometry
import Synchronization
import Testing

@testable import Views

/// Asset catalogues in the folder of a bundle.
@MainActor
@Suite("Asset catalogues")
struct AssetCatalogueTests {
  private static let dark = UITraitCollection.standard.modifyingTraits {
    $0.userInterfaceStyle = .dark
  }

  @Test func `A colour follows the traits and is compared by its set`() throws {
    let bundle = try TemporaryBundle()
    try bundle.add(
      "Assets.xcassets/Tint.colorset/Contents.json",
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x21", "green": "0x96", "blue": "0xF3", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components":
          {"red": "0.5", "green": "0.7", "blue": "1.0", "alpha": "1.000"}}}],
       "info": {"version": 1, "author": "xcode"}}
      """)
    let color = try #require(
      UIColor(named: "Tint", in: bundle.bundle, compatibleWith: nil))
    expectEqual(color.value(in: .standard), ColorValue(0x2196F3))
    let dark = color.value(in: Self.dark)
    expectEqual([dark.red, dark.green, dark.blue].map { ($0 * 255).rounded() }, [128, 179, 255])
    expectEqual(color, UIColor(named: "Tint", in: bundle.bundle, compatibleWith: nil))
    let fixed = try #require(
      UIColor(named: "Tint", in: bundle.bundle, compatibleWith: Self.dark))
    expectEqual(fixed.value(in: .standard), dark)
    expectNil(UIColor(named: "Other", in: bundle.bundle, compatibleWith: nil))
    expectNil(UIColor(named: "Tint"))
  }

  @Test func `Colours of the system, of Display P3 and beyond sRGB`() throws {
    let bundle = try TemporaryBundle()
    func add(_ name: String, _ color: String) throws {
      try bundle.add(
        "A.xcassets/\(name).colorset/Contents.json", "{\"colors\": [{\"color\": \(color)}]}")
    }
    try add("Back", #"{"platform": "ios", "reference": "systemBackgroundColor"}"#)
    try add("Wide", #"{"color-space": "display-p3", "components": {"red": "1.0"}}"#)
    try add("Bright", #"{"color-space": "extended-srgb", "components": {"red": "1.4"}}"#)
    try add("Unknown", #"{"platform": "ios", "reference": "systemPlaidColor"}"#)
    func color(_ name: String) -> UIColor? {
      UIColor(named: name, in: bundle.bundle, compatibleWith: nil)
    }
    expectEqual(color("Back")?.value(in: Self.dark), ColorValue(0x000000))
    let wide = try #require(color("Wide")).value(in: .standard)
    expectNear(wide.red, 1, within: 1e-9)
    expectEqual(wide.green, 0)
    expectEqual(wide.blue, 0)
    expectEqual(color("Bright")?.value(in: .standard), ColorValue(0xFF0000))
    let messages = collectMessages { expectNil(color("Unknown")) }
    expectEqual(messages, ["Unknown.colorset: there is no system colour systemPlaidColor"])
  }

  @Test func `An image is the set's file for where it is shown`() throws {
    let bundle = try TemporaryBundle()
    let folder = "Assets.xcassets/Logo.imageset"
    try bundle.add("\(folder)/one.png", png(side: 20, color: [255, 0, 0]))
    try bundle.add("\(folder)/three.png", png(side: 60, color: [0, 255, 0]))
    try bundle.add("\(folder)/dark.png", png(side: 20, color: [0, 0, 255]))
    try bundle.add(
      "\(folder)/Contents.json",
      """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "one.png"},
        {"idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "scale": "3x", "filename": "three.png"},
        {"idiom": "universal", "scale": "1x", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """)
    let image = try #require(UIImage(named: "Logo", in: bundle.bundle, compatibleWith: nil))
    expectEqual(image.size, CGSize(width: 20, height: 20))
    expectEqual(image.scale, 3)
    // Drawn at one pixel a point.
    try expectEqual(Pixels(of: UIImageView(image: image)).hex(10, 10), "FF0000FF")
    let large = try #require(
      UIImage(named: "Logo", in: bundle.bundle, compatibleWith: .standard))
    try expectEqual(Pixels(of: UIImageView(image: large)).hex(10, 10), "00FF00FF")
    let view = UIImageView(image: image)
    view.overrideUserInterfaceStyle = .dark
    try expectEqual(Pixels(of: view).hex(10, 10), "0000FFFF")
    let fixed = try #require(
      UIImage(named: "Logo", in: bundle.bundle, compatibleWith: Self.dark))
    try expectEqual(Pixels(of: UIImageView(image: fixed)).hex(10, 10), "0000FFFF")
  }

  @Test func `Intents, slices and mirrored files`() throws {
    let bundle = try TemporaryBundle()
    let folder = "Assets.xcassets/Edge.imageset"
    try bundle.add("\(folder)/edge.png", png(side: 20, color: [255, 0, 0]))
    try bundle.add(
      "\(folder)/Contents.json",
      """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "edge.png",
        "language-direction": "left-to-right", "alignment-insets": {"bottom": 4},
        "resizing": {"cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}}],
       "properties": {"template-rendering-intent": "template"}}
      """)
    let image = try #require(UIImage(named: "Edge", in: bundle.bundle, compatibleWith: nil))
    expectEqual(image.size, CGSize(width: 10, height: 10))
    expectEqual(image.capInsets, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(image.alignmentRectInsets, UIEdgeInsets(top: 0, left: 0, bottom: 2, right: 0))
    expectEqual(image.renderingMode, .alwaysTemplate)
    expect(image.appearance.flipsForRightToLeft)
    let view = UIImageView(image: image)
    view.tintColor = .blue
    try expectEqual(Pixels(of: view).hex(5, 5), "0000FFFF")
  }

  // XC-11. The file has the pixels R, G, B, K, ., W; the first and the last keep their size.
  @Test(
    arguments: [
      (#""mode": "tile", "width": 2"#, 6, "RGBGBW"),
      (#""mode": "tile", "width": 2"#, 9, "RGBGBGBGW"),
      (#""mode": "stretch", "width": 1"#, 6, "RGGGGW"),
      // All that there is, and no more than that.
      (#""mode": "tile""#, 9, "RGBK.GBKW"), (#""mode": "tile", "width": 40"#, 9, "RGBK.GBKW"),
    ])
  func `Of a slice only its middle grows`(center: String, width: Int, expected: String) throws {
    let bundle = try TemporaryBundle()
    let folder = "Assets.xcassets/Bar.imageset"
    let data = try #require(LetterImage.image("RGBK.W", width: 6).pngData())
    try bundle.add("\(folder)/bar.png", data)
    try bundle.add(
      "\(folder)/Contents.json",
      """
      {"images": [{"idiom": "universal", "filename": "bar.png", "resizing":
        {"mode": "3-part-horizontal", "center": {\(center)}, "cap-insets": {"left": 1, "right": 1}}}]}
      """)
    let image = try #require(UIImage(named: "Bar", in: bundle.bundle, compatibleWith: nil))
    expectEqual(image.size, CGSize(width: 6, height: 1))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: width, height: 1)
    expectEqual(LetterImage.letters(try Pixels(of: view).raster), expected)
  }

  @Test func `A file's name may have its extension, and a folder of the name is no image`() throws {
    let bundle = try TemporaryBundle()
    try bundle.add("Logo@2x.png", png(side: 20, color: [255, 0, 0]))
    try bundle.add("Mark/note.txt", "a folder")
    try bundle.add("Mark.png", png(side: 3, color: [255, 0, 0]))
    func size(_ name: String) -> CGSize? {
      UIImage(named: name, in: bundle.bundle, compatibleWith: nil)?.size
    }
    expectEqual(size("Logo.png"), CGSize(width: 10, height: 10))
    expectEqual(size("Logo"), CGSize(width: 10, height: 10))
    expectEqual(size("Mark"), CGSize(width: 3, height: 3))
    expectNil(size("Logo.svg"))
  }

  @Test func `A group that provides a namespace is part of a name`() throws {
    let bundle = try TemporaryBundle()
    let color = #"{"colors": [{"color": {"components": {"red": "1.0"}}}]}"#
    try bundle.add("A.xcassets/Plain/One.colorset/Contents.json", color)
    try bundle.add("A.xcassets/Space/Two.colorset/Contents.json", color)
    try bundle.add("A.xcassets/iOS 17.0/Three.colorset/Contents.json", color)
    try bundle.link("A.xcassets/Loop", to: ".")
    try bundle.link("A.xcassets/Other", to: ".")
    try bundle.add(
      "A.xcassets/Space/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    func finds(_ name: String) -> Bool {
      UIColor(named: name, in: bundle.bundle, compatibleWith: nil) != nil
    }
    let names = ["One", "Two", "Three", "Space/Two", "Plain/One"]
    expectEqual(names.filter(finds), ["One", "Three", "Space/Two"])
  }

  @Test func `Of two sets of one name the first counts and the console hears of it`() throws {
    let bundle = try TemporaryBundle()
    try bundle.add(
      "A.xcassets/C.colorset/Contents.json", #"{"colors": [{"color": {"components": {}}}]}"#)
    try bundle.add(
      "B.xcassets/C.colorset/Contents.json",
      #"{"colors": [{"color": {"components": {"red": "1.0"}}}]}"#)
    var color: UIColor?
    let messages = collectMessages {
      color = UIColor(named: "C", in: bundle.bundle, compatibleWith: nil)
    }
    expectEqual(color?.value(in: .standard), ColorValue(0x000000))
    expectEqual(messages.count, 1)
    expectEqual(messages.first?.contains("is called C, too, and comes first"), true)
  }

  @Test func `A set of symbols is reported once, unless an image has its name`() throws {
    let bundle = try TemporaryBundle()
    try bundle.add("A.xcassets/Leaf.symbolset/Contents.json", "{}")
    try bundle.add("A.xcassets/Oak.symbolset/Contents.json", "{}")
    try bundle.add(
      "A.xcassets/Oak.imageset/Contents.json", #"{"images": [{"filename": "oak.png"}]}"#)
    try bundle.add("A.xcassets/Oak.imageset/oak.png", png(side: 8, color: [1, 2, 3]))
    let messages = collectMessages {
      for _ in 0..<2 {
        expectNil(UIImage(named: "Leaf", in: bundle.bundle, compatibleWith: nil))
      }
      let image = UIImage(named: "Oak", in: bundle.bundle, compatibleWith: nil)
      expectEqual(image?.size, CGSize(width: 8, height: 8))
    }
    expectEqual(
      messages,
      [
        "Leaf.symbolset/Contents.json counts as empty: it names no file"
      ])
  }

  @Test func `Catalogues in folders of languages, and files beside catalogues`() throws {
    let bundle = try TemporaryBundle()
    let color = #"{"colors": [{"color": {"components": {"red": "1.0"}}}]}"#
    try bundle.add("Base.lproj/A.xcassets/C.colorset/Contents.json", color)
    try bundle.add("loose@2x.png", png(side: 8, color: [1, 2, 3]))
    expectNotNil(UIColor(named: "C", in: bundle.bundle, compatibleWith: nil))
    let image = try #require(UIImage(named: "loose", in: bundle.bundle, compatibleWith: nil))
    expectEqual(image.size, CGSize(width: 4, height: 4))
  }

  @Test func `Bad sets count as empty and are reported once`() throws {
    let bundle = try TemporaryBundle()
    try bundle.add("A.xcassets/Broken.imageset/Contents.json", "{")
    try bundle.add(
      "A.xcassets/Outside.imageset/Contents.json", #"{"images": [{"filename": "../x.png"}]}"#)
    try bundle.add(
      "A.xcassets/Missing.imageset/Contents.json", #"{"images": [{"filename": "x.png"}]}"#)
    try bundle.add(
      "A.xcassets/Damaged.imageset/Contents.json", #"{"images": [{"filename": "x.jpg"}]}"#)
    try bundle.add("A.xcassets/Damaged.imageset/x.jpg", Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1]))
    for name in ["Broken", "Outside", "Missing", "Damaged"] {
      let messages = collectMessages {
        for _ in 0..<2 {
          expectNil(UIImage(named: name, in: bundle.bundle, compatibleWith: nil))
        }
      }
      expectEqual(messages.count, 1, "\(name)")
      expectEqual(messages.first?.hasPrefix("\(name).imageset/"), true, "\(messages)")
    }
  }

  /// A picture of one colour, in pixels.
  private func png(side: Int, color: [UInt8]) throws -> Data {
    let pixel = color + [255]
    let bytes = (0..<side * side).flatMap { _ in pixel }
    return try #require(Raster(rgba: bytes, width: side, height: side)).pngData()
  }

  /// The lines that code writes on the console.
  private func collectMessages(_ body: () throws -> Void) rethrows -> [String] {
    let messages = Mutex<[String]>([])
    try Console.$listener.withValue({ message in messages.withLock { $0.append(message) } }) {
      try body()
    }
    return messages.withLock { $0 }
  }
}

/// A folder that is a bundle, until it is forgotten.
final class TemporaryBundle {
  let bundle: Bundle
  private let folder = TemporaryFolder()

  init() throws { bundle = try #require(Bundle(path: folder.path)) }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(path)", withDestinationPath: target)
  }

  func add(_ path: String, _ text: String) throws { try folder.write(text, to: path) }

  func add(_ path: String, _ data: Data) throws { try folder.write(data, to: path) }
}
