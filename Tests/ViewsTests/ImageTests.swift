// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import DrawnPixels
import Expectations
import Foundation
import Geometry
import Synchronization
import Testing
import Views

@MainActor
@Suite("Image")
struct ImageTests {
  /// Left half red, right half blue, 4 x 2 pixels.
  private func makeImage() throws -> UIImage {
    let row: [UInt8] = [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255]
    let raster = try #require(Raster(rgba: row + row, width: 4, height: 2))
    return try #require(UIImage(data: try raster.pngData()))
  }

  @Test func `An image of nothing has no size and shows nothing`() throws {
    let image = UIImage()
    expectEqual(image.size, .zero)
    expect(!image.isSymbolImage)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.image = image
    expectEqual(view.intrinsicContentSize, .zero)
    expectEqual(try Pixels(of: view).inkCount, 0)
  }

  @Test func `Every symbol that the samples use is there and draws something`() throws {
    let names = [
      "chevron.right", "chevron.forward", "chevron.left", "chevron.backward", "chevron.down",
      "chevron.up", "star", "star.fill", "heart", "heart.fill", "wifi", "lock", "lock.fill",
      "info.circle", "checkmark", "plus", "plus.circle.fill", "minus.circle.fill",
      "line.3.horizontal", "circle", "circle.fill", "person", "person.fill", "photo", "folder",
      "folder.fill", "doc", "trash", "trash.fill", "tag", "tag.fill", "gear", "magnifyingglass",
      "square.grid.2x2", "list.bullet", "ellipsis", "xmark", "exclamationmark.triangle", "bell",
      "lock.shield", "eyeglasses", "cube.box",
    ]
    for name in names {
      let image = try #require(UIImage(systemName: name), "\(name)")
      expect(image.isSymbolImage)
      expect(image.size.width > 4 && image.size.width < 30, "\(name)")
      let view = UIImageView(image: image)
      try expectGreater(Pixels(of: view, scale: 2).inkCount, 20, "\(name)")
    }
  }

  @Test func `Symbols are listed once, in alphabetical order`() {
    let names = UIImage.symbolNames
    expectEqual(names, Set(names).sorted())
  }

  @Test func `Every symbol that is listed is drawn inside of its bounds`() throws {
    // Eight pixels a unit of the drawings, so that a row or column is an eighth of one.
    let large = UIImage.SymbolConfiguration(pointSize: 80)
    for name in UIImage.symbolNames {
      let image = try #require(UIImage(systemName: name, withConfiguration: large), "\(name)")
      let raster = try Pixels(of: UIImageView(image: image), scale: 2).raster
      let (bytes, width, height) = (raster.rgba, raster.width, raster.height)
      expectContains(bytes, where: { $0 != 0 }, "\(name)")
      let sides = (0..<height).flatMap { [$0 * width, ($0 + 1) * width - 1] }
      let ends = (0..<width).flatMap { [$0, (height - 1) * width + $0] }
      expectAll((sides + ends), where: { bytes[$0 * 4 + 3] < 128 }, "\(name)")
    }
  }

  @Test(
    arguments: [
      ("line.horizontal.3", "line.3.horizontal"), ("icloud.fill", "cloud.fill"),
      ("arrow.uturn.backward", "arrow.uturn.left"), ("sidebar.trailing", "sidebar.right"),
      ("chevron.forward.circle", "chevron.right.circle"), ("cube.box", "shippingbox"),
    ])
  func `Two names of one symbol are drawn alike`(name: String, other: String) throws {
    func picture(_ name: String) throws -> [UInt8] {
      let image = try #require(UIImage(systemName: name))
      return try Pixels(of: UIImageView(image: image), scale: 2).raster.rgba
    }
    try expectEqual(picture(name), picture(other))
  }

  @Test func `An unknown name has no image`() {
    expectNil(UIImage(systemName: "no.such.symbol"))
    expectNil(UIImage(systemName: ""))
    expectNil(UIImage(named: "nothing"))
    expectNil(UIImage(named: ""))
    expectNil(UIImage(contentsOfFile: "/no/such/file.png"))
    expectNil(UIImage(data: Data("neither".utf8)))
  }

  @Test func `A name without a symbol is reported once`() {
    let messages = Mutex<[String]>([])
    Console.$listener.withValue({ message in messages.withLock { $0.append(message) } }) {
      for _ in 0..<2 { _ = UIImage(systemName: "no.symbol.to.report") }
      _ = UIImage(systemName: "star")
    }
    let found = messages.withLock { $0 }
    expectEqual(found.count, 1)
    let beginning = "UIImage(systemName:) knows no symbol 'no.symbol.to.report'"
    expectEqual(found.first?.hasPrefix(beginning), true)
  }

  @Test func `A symbol is as large as its text asks for`() throws {
    let name = "square.grid.2x2"
    let small = try #require(
      UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
    let large = small.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
    expectEqual(large.size.width, small.size.width * 2)
    let scaled = small.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
    expectGreater(scaled.size.width, small.size.width)
    expectLess(scaled.size.width, large.size.width)
  }

  @Test func `What a symbol configuration leaves open stays as it was`() {
    typealias Symbol = UIImage.SymbolConfiguration
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    let large = Symbol(scale: .large)
    expectEqual(large.applying(Symbol(font: font)), Symbol(font: font, scale: .large))
    let open = Symbol(font: font, scale: .unspecified)
    expectEqual(large.applying(open), Symbol(font: font, scale: .large))
    let small = Symbol(font: font, scale: .small)
    expectEqual(large.applying(small), small)
    let bold = Symbol(pointSize: 20, weight: .bold)
    expectEqual(bold.applying(Symbol(weight: .unspecified)), bold)
    expectEqual(Symbol(scale: .unspecified), Symbol.unspecified)
  }

  @Test func `A symbol that goes with a text style follows the reader where it is shown`() {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let image = UIImage(systemName: "square.grid.2x2", withConfiguration: configuration)
    let view = UIImageView(image: image)
    let usual = view.sizeThatFits(.zero)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    // Body text is 33 points there instead of 17.
    expectNear(view.sizeThatFits(.zero).height, usual.height * 33 / 17, within: 1)
    view.image = UIImage(
      systemName: "square.grid.2x2", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    expectEqual(view.sizeThatFits(.zero), usual)
  }

  // Behaviour rule LC-j; a plus in a circle is drawn 24 × 23.36 for text of 20 points.
  @Test(
    arguments: [
      (1, CGSize(width: 24, height: 23)), (2, CGSize(width: 24, height: 23.5)),
      (3, CGSize(width: 24, height: 70.0 / 3)),
    ] as [(CGFloat, CGSize)])
  func `A symbol is measured in pixels of the display where it is shown`(
    scale: CGFloat, size: CGSize
  ) throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 20)
    let image = try #require(
      UIImage(systemName: "plus.circle", withConfiguration: configuration))
    let view = UIImageView(image: image)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.traitOverrides.displayScale = scale
    expectEqual(view.sizeThatFits(.zero), size)
    expectEqual(view.intrinsicContentSize, size)
    UITraitCollection(displayScale: scale).performAsCurrent { expectEqual(image.size, size) }
  }

  @Test func `A symbol takes another size by constraints on another display`() {
    let view = UIImageView(
      image: UIImage(
        systemName: "plus.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
    view.translatesAutoresizingMaskIntoConstraints = false
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.traitOverrides.displayScale = 1
    window.layoutIfNeeded()
    expectEqual(view.frame.height, 23)
    window.traitOverrides.displayScale = 2
    window.layoutIfNeeded()
    expectEqual(view.frame.height, 23.5)
  }

  /// The size of what is not transparent, in pixels.
  private func ink(_ pixels: Pixels) -> CGSize {
    let (width, height) = (pixels.raster.width, pixels.raster.height)
    let columns = (0..<width).filter { x in
      (0..<height).contains { pixels.isInked(x, $0) }
    }
    let rows = (0..<height).filter { y in
      (0..<width).contains { pixels.isInked($0, y) }
    }
    return CGSize(
      width: (columns.last ?? 0) - (columns.first ?? 0) + 1,
      height: (rows.last ?? 0) - (rows.first ?? 0) + 1)
  }

  // Behaviour rule LC-j. On iOS ink of 14 × 12.67 became 14.33 × 14.33. Our symbols are drawings of our
  // own with other margins around their ink, so it is the proportions that are compared.
  @Test func `A symbol that fills its view is stretched, as any image`() throws {
    let view = UIImageView(
      image: UIImage(
        systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
    // It is drawn in 20 × 19.
    expectEqual(view.bounds.size, CGSize(width: 20, height: 19))
    let own = ink(try Pixels(of: view, scale: 4))
    view.contentMode = .scaleToFill
    view.bounds.size = CGSize(width: 40, height: 19)
    let wide = ink(try Pixels(of: view, scale: 4))
    expectAtMost(abs(wide.width - 2 * own.width), 2)
    expectAtMost(abs(wide.height - own.height), 1)
    view.contentMode = .scaleAspectFit
    let fitted = ink(try Pixels(of: view, scale: 4))
    expectAtMost(abs(fitted.width - own.width), 1)
    expectAtMost(abs(fitted.height - own.height), 1)
  }

  // Behaviour rule LC-l. The ink of `xmark.circle` and `folder` is measured; the rest of each table are the
  // drawings with the same outline.
  @Test(
    arguments: UIImage.symbolNames.filter {
      $0.hasSuffix(".circle") || $0.hasSuffix(".circle.fill") || $0.hasPrefix("person.crop.circle")
        || ["circle", "circle.fill", "clock", "clock.fill", "globe", "nosign", "face.smiling"]
          .contains($0)
    }.filter { !$0.contains("badge") }.map { ($0, CGSize(width: 86.3, height: 86.3)) } + [
      ("folder", CGSize(width: 82.7, height: 66.7)),
      ("folder.fill", CGSize(width: 82.7, height: 66.7)),
    ])
  func `A symbol that is fitted into a square leaves margins beside its ink`(
    name: String, size: CGSize
  ) throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentMode = .scaleAspectFit
    view.image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    let ink = ink(try Pixels(of: view, scale: 4))
    expectNear(ink.width / 4, size.width, within: 0.75, "\(name)")
    expectNear(ink.height / 4, size.height, within: 0.75, "\(name)")
  }

  @Test func `A person in a circle has badges with a plus and with a cross`() throws {
    let names = ["plus", "xmark"].map { "person.crop.circle.badge.\($0)" }
    let images = try names.map { try #require(UIImage(systemName: $0), "\($0)") }
    expectEqual(images[0].size, images[1].size)
    let pictures = try images.map { try Pixels(of: UIImageView(image: $0), scale: 2) }
    expectNear(
      CGFloat(pictures[0].inkCount), CGFloat(pictures[1].inkCount),
      within: CGFloat(pictures[0].inkCount) / 20)
    expectNotEqual(pictures[0].raster.rgba, pictures[1].raster.rgba)
  }

  @Test func `A drawing that fills its view is stretched, too`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">\
      <rect width="10" height="10"/></svg>
      """
    let view = UIImageView(image: UIImage(data: Data(svg.utf8)))
    view.bounds.size = CGSize(width: 30, height: 10)
    expectEqual(ink(try Pixels(of: view)), CGSize(width: 30, height: 10))
  }

  @Test func `A bolder symbol has more ink`() throws {
    func ink(_ weight: UIImage.SymbolWeight) throws -> Int {
      let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: weight)
      let image = UIImage(systemName: "circle", withConfiguration: configuration)
      return try Pixels(of: UIImageView(image: image)).inkCount
    }
    try expectLess(ink(.light), ink(.regular))
    try expectLess(ink(.regular), ink(.bold))
  }

  @Test func `A symbol takes the view's tint`() throws {
    let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    view.tintColor = .red
    let middle = (Int(view.bounds.midX), Int(view.bounds.midY))
    try expectEqual(Pixels(of: view).hex(middle.0, middle.1), "FF0000FF")
    view.image = view.image?.withTintColor(.blue, renderingMode: .alwaysOriginal)
    try expectEqual(Pixels(of: view).hex(middle.0, middle.1), "0000FFFF")
  }

  @Test func `An arrow in the reading direction turns round, others do not`() throws {
    func isPointingLeft(_ name: String) throws -> Bool {
      let view = UIImageView(image: UIImage(systemName: name))
      let pixels = try Pixels(of: view, scale: 2) { $0.layoutDirection = .rightToLeft }
      let (width, middle) = (pixels.raster.width, pixels.raster.height / 2)
      let ink = (0..<width).filter { pixels.hex($0, middle) != "00000000" }
      return (ink.first ?? width) < width / 2
    }
    try expect(isPointingLeft("chevron.forward"))
    try expect(!isPointingLeft("chevron.right"))
  }

  @Test(
    arguments: [
      ("arrow.uturn.forward", true), ("chevron.backward.circle.fill", true),
      ("sidebar.leading", true), ("star.leadinghalf.filled", true), ("arrow.uturn.right", false),
      ("sidebar.left", false), ("forward.end.fill", false), ("backward", false),
    ])
  func `A word for the reading direction anywhere but first turns a symbol round`(
    name: String, turns: Bool
  ) throws {
    let image = try #require(UIImage(systemName: name))
    let view = UIImageView(image: image)
    func picture(_ direction: UITraitEnvironmentLayoutDirection) throws -> [UInt8] {
      try Pixels(of: view, scale: 2) { $0.layoutDirection = direction }.raster.rgba
    }
    try expectEqual((picture(.leftToRight) != picture(.rightToLeft)), turns)
  }

  @Test func `Content modes place an image`() throws {
    let view = UIImageView(image: try makeImage())
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    let expected: [(UIView.ContentMode, String, String, String)] = [
      (.scaleToFill, "FF0000FF", "FF0000FF", "0000FFFF"),
      (.scaleAspectFit, "00000000", "FF0000FF", "00000000"),
      (.scaleAspectFill, "FF0000FF", "FF0000FF", "0000FFFF"),
      (.center, "00000000", "00000000", "00000000"),
      (.topLeft, "FF0000FF", "00000000", "00000000"),
      (.bottomRight, "00000000", "00000000", "0000FFFF"),
    ]
    for (mode, corner, edge, far) in expected {
      view.contentMode = mode
      let pixels = try Pixels(of: view)
      expectEqual(pixels.hex(0, 0), corner, "\(mode)")
      expectEqual(pixels.hex(0, 4), edge, "\(mode)")
      expectEqual(pixels.hex(7, 7), far, "\(mode)")
    }
  }

  @Test func `A template has one colour`() throws {
    let view = UIImageView(image: try makeImage().withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    let pixels = try Pixels(of: view)
    expectEqual(pixels.hex(0, 0), "00FF00FF")
    expectEqual(pixels.hex(3, 1), "00FF00FF")
  }

  @Test func `Edges of a resizable image keep their size`() throws {
    let image = try makeImage().resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 2)
    let pixels = try Pixels(of: view)
    expectEqual(pixels.hex(0, 0), "FF0000FF")
    expectEqual(pixels.hex(19, 0), "0000FFFF")
    // Red and blue are repeated between them; stretched as a whole, ten pixels of each would be side by side.
    expectEqual(pixels.hex(2, 0), "0000FFFF")
    expectEqual(pixels.hex(17, 0), "FF0000FF")
  }

  @Test func `Images of one name and look are equal`() throws {
    let star = try #require(UIImage(systemName: "star"))
    expectEqual(star, UIImage(systemName: "star"))
    expectEqual(star.hashValue, UIImage(systemName: "star")?.hashValue)
    expectNotEqual(star, UIImage(systemName: "heart"))
    expectNotEqual(star, star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)))
    expectNotEqual(star, star.withRenderingMode(.alwaysOriginal))
    expectEqual(star.withTintColor(.red), star.withTintColor(.red))
    expectNotEqual(star.withTintColor(.red), star.withTintColor(.blue))
    let image = try makeImage()
    try expect(image == makeImage() && image.hashValue == makeImage().hashValue)
    expectNotEqual(image, UIImage(data: try #require(image.pngData()), scale: 2))
  }

  @Test func `A tinted bitmap is written in its own pixels`() throws {
    let image = try makeImage().withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    var data: Data?
    UITraitCollection(displayScale: 3).performAsCurrent { data = image.pngData() }
    let raster = try Raster(pngData: try #require(data), scale: 1)
    expectEqual(raster.width, 4)
    expectEqual(raster.height, 2)
    expectEqual(Array(raster.rgba.prefix(4)), [0, 255, 0, 255])
  }

  @Test func `A highlighted image of another size is measured`() throws {
    final class Measured: UIImageView {
      var count = 0
      override func invalidateIntrinsicContentSize() {
        count += 1
        super.invalidateIntrinsicContentSize()
      }
    }
    let view = Measured(frame: .zero)
    view.image = try makeImage()
    view.highlightedImage = UIImage(systemName: "star")
    view.count = 0
    view.isHighlighted = true
    expectEqual(view.count, 1)
    view.highlightedImage = try makeImage()
    expectEqual(view.count, 2)
    view.isHighlighted = false
    expectEqual(view.count, 2)
  }

  @Test func `An SVG document is an image`() throws {
    let document = """
      <svg xmlns="http://www.w3.org/2000/svg" width="6" height="4">\
      <rect width="6" height="4" fill="#00ff00"/></svg>
      """
    let image = try #require(UIImage(data: Data(document.utf8)))
    expectEqual(image.size, CGSize(width: 6, height: 4))
    try expectEqual(Pixels(of: UIImageView(image: image)).hex(5, 3), "00FF00FF")
    expectNotNil(image.pngData())
  }

  @Test func `A file's name says its scale`() throws {
    let data = try #require(try makeImage().pngData())
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)@2x.png").path
    expect(FileManager.default.createFile(atPath: path, contents: data))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let image = try #require(UIImage(contentsOfFile: path))
    expectEqual(image.size, CGSize(width: 2, height: 1))
    expectEqual(image.scale, 2)
  }
}
