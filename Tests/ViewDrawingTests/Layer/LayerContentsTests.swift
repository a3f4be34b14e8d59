// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("Contents of layers")
struct LayerContentsTests {
  /// The pixels of a view of a size with a layer that fills it.
  private func letters(
    _ width: CGFloat, _ height: CGFloat, _ change: (CALayer) -> Void
  ) throws -> String {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let layer = CALayer()
    layer.frame = view.bounds
    change(layer)
    view.layer.addSublayer(layer)
    return LetterImage.letters(try Pixels(of: view).raster)
  }

  private func bitmap(_ letters: String, width: Int) throws -> CGImage {
    try #require(try LetterImage.image(letters, width: width).cgImage)
  }

  @Test func `Defaults are Core Animation's`() {
    let layer = CALayer()
    expectNil(layer.contents)
    expectEqual(layer.contentsGravity, .resize)
    expectEqual(layer.contentsScale, 1)
    expectEqual(layer.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(layer.contentsCenter, layer.contentsRect)
    expectEqual(layer.magnificationFilter, .linear)
    expectEqual(layer.minificationFilter, .linear)
    let gravities: [(CALayerContentsGravity, String)] = [
      (.center, "center"), (.top, "top"), (.bottom, "bottom"), (.left, "left"), (.right, "right"),
      (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"),
      (.bottomRight, "bottomRight"), (.resize, "resize"), (.resizeAspect, "resizeAspect"),
      (.resizeAspectFill, "resizeAspectFill"),
    ]
    for (gravity, name) in gravities {
      expectEqual(gravity.rawValue, name)
      expectEqual(CALayerContentsGravity(rawValue: name), gravity)
    }
    expectEqual(CALayerContentsFilter(rawValue: "nearest"), .nearest)
    expectEqual(CALayerContentsFilter.linear.rawValue, "linear")
    expectEqual(CALayerContentsFilter.trilinear.rawValue, "trilinear")
  }

  // In a layer of 5 × 4 points. "Top" is the greatest y, which is below.
  @Test(
    arguments: [
      (.center, CGRect(x: 2, y: 1, width: 1, height: 2)),
      (.top, CGRect(x: 2, y: 2, width: 1, height: 2)),
      (.bottom, CGRect(x: 2, y: 0, width: 1, height: 2)),
      (.left, CGRect(x: 0, y: 1, width: 1, height: 2)),
      (.right, CGRect(x: 4, y: 1, width: 1, height: 2)),
      (.topLeft, CGRect(x: 0, y: 2, width: 1, height: 2)),
      (.topRight, CGRect(x: 4, y: 2, width: 1, height: 2)),
      (.bottomLeft, CGRect(x: 0, y: 0, width: 1, height: 2)),
      (.bottomRight, CGRect(x: 4, y: 0, width: 1, height: 2)),
      (.resize, CGRect(x: 0, y: 0, width: 5, height: 4)),
      (CALayerContentsGravity(rawValue: "?"), CGRect(x: 0, y: 0, width: 5, height: 4)),
    ] as [(CALayerContentsGravity, CGRect)])
  func `The gravity says where contents are`(
    gravity: CALayerContentsGravity, rect: CGRect
  ) throws {
    let bitmap = try bitmap("RR", width: 1)
    let drawn = try letters(5, 4) {
      $0.contents = bitmap
      $0.contentsGravity = gravity
    }
    let expected = (0..<20).map { index -> Character in
      let point = CGPoint(x: Double(index % 5) + 0.5, y: Double(index / 5) + 0.5)
      return rect.contains(point) ? "R" : "."
    }
    expectEqual(drawn, String(expected), "\(gravity.rawValue)")
  }

  @Test func `In proportion contents fit into the bounds, or fill them`() throws {
    let bitmap = try bitmap("R", width: 1)
    try expectEqual(
      letters(4, 2) {
        $0.contents = bitmap
        $0.contentsGravity = .resizeAspect
      }, ".RR." + ".RR.")
    // They reach beyond, unless they are cut off.
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 1, width: 4, height: 2)
    layer.contents = bitmap
    layer.contentsGravity = .resizeAspectFill
    view.layer.addSublayer(layer)
    expectEqual(LetterImage.letters(try Pixels(of: view).raster), String(repeating: "R", count: 16))
    layer.masksToBounds = true
    expectEqual(LetterImage.letters(try Pixels(of: view).raster), "....RRRRRRRR....")
  }

  @Test func `A view's layer has the gravity of its content mode`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.layer.contents = try bitmap("G", width: 1)
    expectEqual(view.layer.contentsGravity, .resize)
    expectEqual(LetterImage.letters(try Pixels(of: view).raster), "GGGG")
    view.contentMode = .topLeft
    expectEqual(view.layer.contentsGravity, .bottomLeft)
    expectEqual(LetterImage.letters(try Pixels(of: view).raster), "G...")
    view.layer.contentsGravity = .topRight
    expectEqual(view.contentMode, .bottomRight)
    expectEqual(LetterImage.letters(try Pixels(of: view).raster), "...G")
  }

  @Test func `Contents are over the background and behind sublayers`() throws {
    let bitmap = try bitmap("R.G", width: 3)
    let drawn = try letters(3, 1) {
      $0.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
      $0.contents = bitmap
      let front = CALayer()
      front.frame = CGRect(x: 2, y: 0, width: 1, height: 1)
      front.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor
      $0.addSublayer(front)
    }
    expectEqual(drawn, "RBW")
  }

  @Test func `A part of the contents is shown alone`() throws {
    let bitmap = try bitmap("RGBW", width: 4)
    func part(_ rect: CGRect) throws -> String {
      try letters(6, 1) {
        $0.contents = bitmap
        $0.contentsRect = rect
        $0.magnificationFilter = .nearest
      }
    }
    try expectEqual(part(CGRect(x: 0.25, y: 0, width: 0.5, height: 1)), "GGGBBB")
    try expectEqual(part(CGRect(x: 0.75, y: 0, width: 0.25, height: 1)), "WWWWWW")
    try expectEqual(part(CGRect(x: 0.5, y: 0, width: 1.5, height: 1)), "BWWWWW")
    try expectEqual(part(CGRect(x: 0, y: 0, width: 0, height: 1)), "......")
    try expectEqual(part(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), "......")
  }

  @Test func `Edges around the centre keep their size`() throws {
    let bitmap = try bitmap("RGB", width: 3)
    let drawn = try letters(7, 1) {
      $0.contents = bitmap
      $0.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    }
    expectEqual(drawn, "RGGGGGB")
    // No part counts where contents are not stretched.
    let placed = try letters(3, 1) {
      $0.contents = bitmap
      $0.contentsGravity = .center
      $0.contentsCenter = CGRect(x: 0.5, y: 0, width: 0, height: 1)
    }
    expectEqual(placed, "RGB")
  }

  @Test func `The scale says how many pixels are a point`() throws {
    let bitmap = try bitmap("RR" + "RR", width: 2)
    for (scale, expected) in [(2, "R..."), (1, "RRRR"), (0, "RRRR"), (.nan, "RRRR")]
      as [(CGFloat, String)]
    {
      let drawn = try letters(2, 2) {
        $0.contents = bitmap
        $0.contentsScale = scale
        $0.contentsGravity = .bottomLeft
      }
      expectEqual(drawn, expected, "\(scale)")
    }
  }

  @Test func `Pixels are enlarged as squares, if that is asked for`() throws {
    let bitmap = try bitmap("RG", width: 2)
    let nearest = try letters(6, 1) {
      $0.contents = bitmap
      $0.magnificationFilter = .nearest
    }
    expectEqual(nearest, "RRRGGG")
    let mixed = try letters(6, 1) { $0.contents = bitmap }
    expectEqual(mixed.first, "R")
    expectEqual(mixed.last, "G")
    expectContains(mixed, "?")
  }

  @Test func `What is no bitmap is kept and not drawn`() throws {
    let image = try LetterImage.image("R", width: 1)
    for contents in ["text", 7, image] as [Any] {
      let drawn = try letters(2, 1) {
        $0.contents = contents
        expectNotNil($0.contents)
      }
      expectEqual(drawn, "..")
    }
    let cleared = try letters(2, 1) {
      $0.contents = image.cgImage
      $0.contents = nil
    }
    expectEqual(cleared, "..")
  }

  @Test func `A copy shows the same`() throws {
    let bitmap = try bitmap("RG", width: 2)
    let layer = CALayer()
    layer.contents = bitmap
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    layer.contentsGravity = .left
    let copy = CALayer(layer: layer)
    expectSame(copy.contents as? CGImage, bitmap)
    expectEqual(copy.contentsRect, layer.contentsRect)
    expectEqual(copy.contentsGravity, .left)
  }

  @Test func `Opaque contents cast a shadow`() throws {
    func hasShadow(_ letters: String) throws -> Bool {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let layer = CALayer()
      layer.frame = CGRect(x: 5, y: 5, width: 8, height: 8)
      layer.contents = try bitmap(letters, width: 2)
      layer.shadowOpacity = 1
      layer.shadowRadius = 0
      layer.shadowOffset = CGSize(width: 4, height: 4)
      view.layer.addSublayer(layer)
      return try Pixels(of: view).hex(15, 15) == "000000FF"
    }
    try expect(hasShadow("RG"))
    try expect(!hasShadow("R."))
  }

  @Test func `A layer with a picture alone is drawn in SVG and PDF`() throws {
    let bitmap = try bitmap("R", width: 1)
    for format in [Canvas.Format.svg, .pdf] {
      func length(_ contents: CGImage?) throws -> Int {
        let canvas = try Canvas(size: CGSize(width: 4, height: 4), scale: 1, format: format)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.contents = contents
        layer.render(in: CGContext(canvas: canvas, scale: 1))
        return try canvas.encoded().count
      }
      try expectGreater(length(bitmap), length(nil), "\(format)")
    }
  }

  // MARK: Animations

  /// The pixel of a window that a layer fills, at a time: red, green, blue and alpha.
  private func pixel(of window: UIWindow, at time: TimeInterval) throws -> [Int] {
    window.advance(to: time)
    return Array(try Pixels(of: window).raster.rgba.prefix(4)).map(Int.init)
  }

  private func isNear(_ pixel: [Int], _ other: [Int]) -> Bool {
    zip(pixel, other).allSatisfy { abs($0 - $1) <= 1 }
  }

  private func window(_ layer: CALayer) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    layer.frame = window.bounds
    window.layer.addSublayer(layer)
    return window
  }

  @Test(arguments: [true, false])
  func `Animated contents fade from one picture to the other`(isOfView: Bool) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    let window = window(CALayer())
    window.addSubview(view)
    let layer = isOfView ? view.layer : CALayer()
    if !isOfView {
      layer.frame = view.bounds
      view.layer.addSublayer(layer)
    }
    layer.contents = try bitmap("B", width: 1)
    let animation = CABasicAnimation(keyPath: "contents")
    animation.fromValue = try bitmap("R", width: 1)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    try expectEqual(pixel(of: window, at: 0), [255, 0, 0, 255])
    expect(isNear(try pixel(of: window, at: 0.25), [191, 0, 64, 255]))
    try expectEqual(pixel(of: window, at: 1), [0, 0, 255, 255])
  }

  @Test func `Contents fade in where there are none, and follow one another in keyframes`() throws {
    let layer = CALayer()
    let window = window(layer)
    let fade = CABasicAnimation(keyPath: "contents")
    fade.toValue = try bitmap("R", width: 1)
    fade.duration = 1
    layer.add(fade, forKey: nil)
    expect(isNear(try pixel(of: window, at: 0.25), [255, 0, 0, 64]))
    expectNil(layer.contents)
    layer.removeAllAnimations()
    let frames = CAKeyframeAnimation(keyPath: "contents")
    frames.values = try ["R", "G", "B"].map { try bitmap($0, width: 1) }
    frames.calculationMode = .discrete
    frames.duration = 3
    layer.add(frames, forKey: nil)
    try expectEqual(pixel(of: window, at: 0.75), [255, 0, 0, 255])
    try expectEqual(pixel(of: window, at: 1.75), [0, 255, 0, 255])
    try expectEqual(pixel(of: window, at: 2.75), [0, 0, 255, 255])
  }

  @Test func `A layer that turns about an axis of the plane hides its back if it has one side`()
    throws
  {
    let layer = CALayer()
    layer.backgroundColor = UIColor.red.cgColor
    let window = window(layer)
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    (turn.fromValue, turn.toValue, turn.duration) = (Double.pi, Double.pi, 10)
    layer.add(turn, forKey: nil)
    try expectEqual(Pixels(of: window).inkCount, 4)
    layer.isDoubleSided = false
    try expectEqual(Pixels(of: window).inkCount, 0)
  }
}
