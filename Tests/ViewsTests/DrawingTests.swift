// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("Drawing")
struct DrawingTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let clear = "00000000"
  private let black = "000000FF"
  private let redPixel = "FF0000FF"

  private func makeBox(_ frame: CGRect, _ color: UIColor?) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  /// A view of 20 x 20 with another in it.
  private func makeScene(_ inner: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.addSubview(inner)
    return root
  }

  @Test func `A background fills the bounds`() throws {
    let pixels = try Pixels(of: makeScene(makeBox(CGRect(x: 5, y: 5, width: 10, height: 10), red)))
    expectEqual(pixels.hex(5, 5), redPixel)
    expectEqual(pixels.hex(14, 14), redPixel)
    expectEqual(pixels.hex(4, 5), clear)
    expectEqual(pixels.hex(15, 14), clear)
  }

  @Test func `A border lies inside the bounds and over the subviews`() throws {
    let box = makeBox(CGRect(x: 5, y: 5, width: 10, height: 10), nil)
    box.layer.borderWidth = 2
    box.layer.borderColor = UIColor.black.cgColor
    box.addSubview(makeBox(CGRect(x: 0, y: 0, width: 10, height: 10), red))
    let pixels = try Pixels(of: makeScene(box))
    expectEqual(pixels.hex(5, 10), black)
    expectEqual(pixels.hex(6, 10), black)
    expectEqual(pixels.hex(7, 10), redPixel)
    expectEqual(pixels.hex(14, 10), black)
    expectEqual(pixels.hex(4, 10), clear)
  }

  @Test func `Rounded corners are empty, others are not`() throws {
    let box = makeBox(CGRect(x: 0, y: 0, width: 20, height: 20), red)
    box.layer.cornerRadius = 8
    box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let pixels = try Pixels(of: makeScene(box))
    expectEqual(pixels.hex(0, 0), clear)
    expectEqual(pixels.hex(19, 19), clear)
    expectEqual(pixels.hex(19, 0), redPixel)
    expectEqual(pixels.hex(0, 19), redPixel)
    expectEqual(pixels.hex(10, 0), redPixel)
  }

  @Test func `Subviews are cut at the bounds only where that is asked for`() throws {
    let box = makeBox(CGRect(x: 5, y: 5, width: 10, height: 10), nil)
    box.addSubview(makeBox(CGRect(x: -3, y: -3, width: 16, height: 16), red))
    let scene = makeScene(box)
    try expectEqual(Pixels(of: scene).hex(2, 2), redPixel)
    box.clipsToBounds = true
    let cut = try Pixels(of: scene)
    expectEqual(cut.hex(2, 2), clear)
    expectEqual(cut.hex(5, 5), redPixel)
    box.layer.cornerRadius = 5
    try expectEqual(Pixels(of: scene).hex(5, 5), clear)
  }

  @Test func `Scrolled contents are cut at the scroll view`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    scroll.contentSize = CGSize(width: 10, height: 100)
    scroll.addSubview(makeBox(CGRect(x: 0, y: 50, width: 10, height: 4), red))
    let scene = makeScene(scroll)
    scroll.contentOffset.y = 48
    let pixels = try Pixels(of: scene)
    expectEqual(pixels.hex(5, 6), clear)
    expectEqual(pixels.hex(5, 7), redPixel)
    expectEqual(pixels.hex(5, 10), redPixel)
    expectEqual(pixels.hex(5, 11), clear)
    scroll.contentOffset.y = 54
    try expectEqual(Pixels(of: scene).inkCount, 0)
  }

  @Test func `Depth comes before order`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let views = [UIColor.red, .green, .blue].map { makeBox(root.bounds, $0) }
    views.forEach(root.addSubview)
    try expectEqual(Pixels(of: root).hex(1, 1), "0000FFFF")
    views[0].layer.zPosition = 1
    views[1].layer.zPosition = 1
    try expectEqual(Pixels(of: root).hex(1, 1), "00FF00FF")
    views[2].layer.zPosition = 2
    try expectEqual(Pixels(of: root).hex(1, 1), "0000FFFF")
  }

  @Test func `Less than full opacity holds for the whole branch at once`() throws {
    let group = makeBox(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
    group.alpha = 0.5
    group.addSubview(makeBox(group.bounds, .black))
    group.addSubview(makeBox(group.bounds, red))
    let root = makeBox(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
    root.addSubview(group)
    // Drawn one by one the black would show through.
    expectContains(["FF7F7FFF", "FF8080FF"], try Pixels(of: root).hex(10, 10))
  }

  @Test func `A faded branch is drawn whole where it reaches beyond the view`() throws {
    let group = makeBox(CGRect(x: 8, y: 8, width: 2, height: 2), red)
    group.alpha = 0.5
    let far = makeBox(CGRect(x: -6, y: -6, width: 2, height: 2), .black)
    far.addSubview(makeBox(CGRect(x: 13, y: 13, width: 3, height: 3), red))
    group.addSubview(far)
    let pixels = try Pixels(of: makeScene(group))
    expectEqual(pixels.hex(2, 2), "00000080")
    expectEqual(pixels.hex(17, 17), "FF000080")
    expectEqual(pixels.hex(8, 8), "FF000080")
  }

  @Test func `Hidden and transparent views are left out`() throws {
    let box = makeBox(CGRect(x: 0, y: 0, width: 20, height: 20), red)
    let scene = makeScene(box)
    box.isHidden = true
    try expectEqual(Pixels(of: scene).inkCount, 0)
    box.isHidden = false
    box.alpha = 0
    try expectEqual(Pixels(of: scene).inkCount, 0)
  }

  @Test func `A turned view is drawn turned`() throws {
    let bar = makeBox(CGRect(x: 0, y: 8, width: 20, height: 4), red)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let pixels = try Pixels(of: makeScene(bar))
    expectEqual(pixels.hex(10, 1), redPixel)
    expectEqual(pixels.hex(1, 10), clear)
  }

  @Test func `A hairline is whole pixels at every scale`() throws {
    for scale in [1, 2, 3] as [CGFloat] {
      for y in [0, 0.25, 1 / 3, 0.5, 0.75] as [CGFloat] {
        let line = makeBox(CGRect(x: 0, y: 10 + y, width: 20, height: 0.5), red)
        let pixels = try Pixels(of: makeScene(line), scale: scale)
        let column = (0..<pixels.raster.height).map { pixels.hex(3, $0) }.filter { $0 != clear }
        expectEqual(Set(column), [redPixel], "scale \(scale), y \(y)")
        expectAtMost(column.count, 2)
      }
    }
  }

  /// Each row draws its line in itself, and the next row is drawn after it, or before it.
  @Test(arguments: [false, true], [false, true])
  func `No row covers another's line where the rows are drawn smaller`(
    isAtTop: Bool, isReversed: Bool
  ) throws {
    for share in stride(from: 0.4, through: 1, by: 0.05) as StrideThrough<CGFloat> {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let table = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 50))
      let rows = (0..<5).map { makeBox(CGRect(x: 0, y: $0 * 10, width: 20, height: 10), .white) }
      for row in isReversed ? rows.reversed() : rows {
        row.addSubview(makeBox(CGRect(x: 0, y: isAtTop ? 0 : 9.5, width: 20, height: 0.5), red))
        table.addSubview(row)
      }
      table.layer.anchorPoint = .zero
      table.center = .zero
      table.transform = CGAffineTransform(scaleX: share, y: share)
      root.addSubview(table)
      root.frame.size.height = 50
      let pixels = try Pixels(of: root, scale: 2)
      let lines = (0..<pixels.raster.height).filter { pixels.hex(3, $0) == redPixel }
      expectEqual(lines.count, 5, "\(share)")
    }
  }

  @Test func `Neighbours with fractional edges meet without a seam`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 2))
    for index in 0..<3 {
      root.addSubview(
        makeBox(CGRect(x: CGFloat(index) * 20 / 3, y: 0, width: 20 / 3, height: 2), red))
    }
    let pixels = try Pixels(of: root)
    expectAll((0..<20), where: { pixels.hex($0, 0) == redPixel })
  }

  @Test func `A shadow lies around the view, cut off where the view clips`() throws {
    let box = makeBox(CGRect(x: 6, y: 6, width: 8, height: 8), red)
    box.layer.shadowOpacity = 1
    box.layer.shadowRadius = 1
    box.layer.shadowOffset = CGSize(width: 0, height: 3)
    let scene = makeScene(box)
    let pixels = try Pixels(of: scene)
    expectNotEqual(pixels.hex(10, 15), clear)
    expectEqual(pixels.hex(10, 10), redPixel)
    expectEqual(pixels.hex(10, 3), clear)
    box.clipsToBounds = true
    try expectEqual(Pixels(of: scene).hex(10, 15), clear)
  }

  @Test func `A clear view casts the shadow of what is in it`() throws {
    let outer = makeBox(CGRect(x: 6, y: 6, width: 8, height: 8), nil)
    outer.layer.shadowOpacity = 1
    outer.layer.shadowRadius = 0.5
    outer.layer.shadowOffset = CGSize(width: 0, height: 3)
    outer.addSubview(makeBox(CGRect(x: 0, y: 0, width: 8, height: 8), red))
    try expectNotEqual(Pixels(of: makeScene(outer)).hex(10, 15), clear)
  }

  @Test func `Frames of NaN draw nothing and harm nothing`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      root.addSubview(makeBox(CGRect(x: bad, y: 0, width: 5, height: 5), .black))
      root.addSubview(makeBox(CGRect(x: 0, y: 0, width: bad, height: 5), .black))
      let turned = makeBox(CGRect(x: 0, y: 0, width: 5, height: 5), .black)
      turned.transform = CGAffineTransform(scaleX: bad, y: 1)
      root.addSubview(turned)
    }
    let flat = makeBox(CGRect(x: 0, y: 0, width: 5, height: 5), .black)
    flat.transform = CGAffineTransform(scaleX: 0, y: 0)
    root.addSubview(flat)
    root.addSubview(makeBox(CGRect(x: 10, y: 10, width: 5, height: 5), red))
    let pixels = try Pixels(of: root)
    expectEqual(pixels.hex(1, 1), clear)
    expectEqual(pixels.hex(12, 12), redPixel)
    expectEqual(pixels.inkCount, 25)
  }

  @Test func `A subclass draws itself between background and subviews`() throws {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.blue.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)).fill()
      }
    }
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = red
    view.addSubview(makeBox(CGRect(x: 0, y: 0, width: 5, height: 20), .black))
    let pixels = try Pixels(of: view)
    expectEqual(pixels.hex(2, 10), black)
    expectEqual(pixels.hex(7, 10), "0000FFFF")
    expectEqual(pixels.hex(15, 10), redPixel)
  }

  @Test func `Dynamic colours take the traits of their view`() throws {
    let view = makeBox(CGRect(x: 0, y: 0, width: 2, height: 2), .systemBackground)
    try expectEqual(Pixels(of: view).hex(0, 0), "FFFFFFFF")
    try expectEqual(Pixels(of: view) { $0.userInterfaceStyle = .dark }.hex(0, 0), black)
    try expectEqual(Pixels(of: view).hex(0, 0), "FFFFFFFF")
  }
}
