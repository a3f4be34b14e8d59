// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Styles of lines")
struct LineStyleTests {
  private let line: Path = {
    var path = Path()
    path.move(to: CGPoint(x: 6, y: 10))
    path.addLine(to: CGPoint(x: 14, y: 10))
    return path
  }()

  private func picture(_ path: Path, _ change: (inout LineStyle) -> Void) throws -> Raster {
    var style = LineStyle(width: 4)
    change(&style)
    return try drawn { $0.stroke(path, with: .black, style: style) }
  }

  @Test func `A butt end is at the end of the path`() throws {
    let picture = try picture(line) { _ in }
    expectEqual(picture.pixel(6, 8), .black)
    expectEqual(picture.pixel(13, 11), .black)
    expectEqual(picture.pixel(5, 9), .white)
    expectEqual(picture.pixel(14, 9), .white)
    expectEqual(picture.pixel(10, 7), .white)
    expectEqual(picture.pixel(10, 12), .white)
  }

  @Test func `A square end reaches half of the width further`() throws {
    let picture = try picture(line) { $0.cap = .square }
    expectEqual(picture.pixel(4, 8), .black)
    expectEqual(picture.pixel(15, 11), .black)
    expectEqual(picture.pixel(3, 9), .white)
    expectEqual(picture.pixel(16, 9), .white)
  }

  @Test func `A round end leaves out the corners of a square one`() throws {
    let picture = try picture(line) {
      $0.cap = .round
      $0.width = 8
    }
    // A half circle of radius 4 around (6, 10).
    expectEqual(picture.pixel(3, 9), .black)
    expectEqual(picture.pixel(2, 6), .white)
  }

  /// A corner at (16, 4), with lines to the left and down.
  private let corner: Path = {
    var path = Path()
    path.move(to: CGPoint(x: 4, y: 4))
    path.addLine(to: CGPoint(x: 16, y: 4))
    path.addLine(to: CGPoint(x: 16, y: 16))
    return path
  }()

  @Test func `Corners are pointed, round or cut off`() throws {
    try expectEqual(picture(corner) { $0.join = .miter }.pixel(17, 2), .black)
    let round = try picture(corner) { $0.join = .round }
    let bevel = try picture(corner) { $0.join = .bevel }
    expectEqual(bevel.pixel(17, 2), .white)
    // The circle's edge is 1.4 points from its middle in each direction, the straight one's 1.
    expectGreater(round.pixel(17, 2).red, 0)
    expectLess(round.pixel(17, 2).red, 255)
  }

  @Test func `A corner beyond the miter limit is cut off`() throws {
    // A right angle's point is 1.41 widths long.
    try expectEqual(picture(corner) { $0.miterLimit = 1.5 }.pixel(17, 2), .black)
    try expectEqual(picture(corner) { $0.miterLimit = 1.3 }.pixel(17, 2), .white)
  }

  @Test func `Dashes begin at their phase`() throws {
    var long = Path()
    long.move(to: CGPoint(x: 0, y: 10))
    long.addLine(to: CGPoint(x: 20, y: 10))
    let picture = try picture(long) {
      $0.dash = [6, 4]
      $0.dashPhase = 3
    }
    // 3 of the first dash are left.
    expectEqual(picture.pixel(2, 10), .black)
    expectEqual(picture.pixel(3, 10), .white)
    expectEqual(picture.pixel(6, 10), .white)
    expectEqual(picture.pixel(7, 10), .black)
    expectEqual(picture.pixel(12, 10), .black)
    expectEqual(picture.pixel(13, 10), .white)
  }

  @Test func `A style holds for its line alone`() throws {
    let picture = try drawn { canvas in
      var style = LineStyle(width: 1)
      style.cap = .square
      style.dash = [1, 9]
      canvas.stroke(line, with: .clear, style: style)
      canvas.stroke(line, with: .white, style: style)
      canvas.stroke(line, with: .black, width: 4)
    }
    expectEqual(picture.pixel(5, 9), .white)
    for x in 6..<14 { expectEqual(picture.pixel(x, 9), .black) }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -3])
  func `A width that is not above zero draws nothing`(width: CGFloat) throws {
    let picture = try picture(line) { $0.width = width }
    expectEqual(picture.pixel(10, 9), .white)
    expectEqual(picture.pixel(10, 10), .white)
  }
}

@Suite("Parts of paths")
struct PathPartTests {
  private func box(_ path: Path) -> CGRect { path.boundingBox }

  @Test func `A part of a line is between its shares`() {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 5))
    path.addLine(to: CGPoint(x: 30, y: 5))
    expectEqual(box(path.trimmed(from: 0.25, to: 0.75)), CGRect(x: 15, y: 5, width: 10, height: 0))
    expectEqual(path.trimmed(from: 0, to: 1), path)
    expectEqual(path.trimmed(from: -2, to: 3), path)
    expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
    expect(path.trimmed(from: 0.8, to: 0.2).isEmpty)
  }

  @Test func `A line that is longer than numbers go has no parts`() {
    var path = Path()
    path.move(to: CGPoint(x: -1e308, y: 0))
    path.addLine(to: CGPoint(x: 1e308, y: 0))
    expectEqual(path.trimmed(from: 0, to: 0.5), path)
    expectEqual(path.trimmed(from: 0.25, to: 1), path)
  }

  @Test func `A rectangle begins at its origin and goes to the right`() {
    let path = Path(rect: CGRect(x: 10, y: 10, width: 20, height: 10))
    // The outline is 60 points long: the upper side, and half of the right one.
    let part = path.trimmed(from: 0, to: 25 / 60)
    expectNear(box(part).width, 20, within: 1e-9)
    expectNear(box(part).height, 5, within: 1e-9)
    let rest = path.trimmed(from: 50 / 60, to: 1)
    expectNear(box(rest).height, 10, within: 1e-9)
    expectLess(box(rest).width, 1e-9)
  }

  @Test func `An ellipse begins at the right and goes clockwise`() {
    let path = Path(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    let quarter = box(path.trimmed(from: 0, to: 0.25))
    // Down to the bottom.
    expectNear(quarter.minX, 20, within: 0.01)
    expectNear(quarter.maxX, 40, within: 0.01)
    expectNear(quarter.minY, 20, within: 0.01)
    expectNear(quarter.maxY, 40, within: 0.01)
  }

  @Test func `A part of a curve lies on the curve`() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 100, from: 0, to: .pi / 2, clockwise: true)
    let part = path.trimmed(from: 1 / 3, to: 2 / 3)
    var arc = Path()
    arc.addArc(center: .zero, radius: 100, from: .pi / 6, to: .pi / 3, clockwise: true)
    for (one, other) in [
      (box(part).minX, box(arc).minX), (box(part).maxX, box(arc).maxX),
      (box(part).minY, box(arc).minY), (box(part).maxY, box(arc).maxY),
    ] {
      expectNear(one, other, within: 0.2)
    }
  }

  @Test func `Shares are of all outlines together`() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    expectEqual(box(path.trimmed(from: 0, to: 0.25)), CGRect(x: 0, y: 0, width: 10, height: 0))
    expectEqual(box(path.trimmed(from: 0.5, to: 1)), CGRect(x: 10, y: 20, width: 20, height: 0))
  }

  @Test func `An arc goes round the way that is asked for`() {
    func arc(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> CGRect {
      var path = Path()
      path.addArc(
        center: CGPoint(x: 50, y: 50), radius: 10, from: start, to: end, clockwise: clockwise)
      return path.boundingBox
    }
    func isNear(_ box: CGRect, _ other: CGRect) -> Bool {
      abs(box.minX - other.minX) < 0.01 && abs(box.minY - other.minY) < 0.01
        && abs(box.maxX - other.maxX) < 0.01 && abs(box.maxY - other.maxY) < 0.01
    }
    let whole = CGRect(x: 40, y: 40, width: 20, height: 20)
    expect(isNear(arc(0, .pi / 2, true), CGRect(x: 50, y: 50, width: 10, height: 10)))
    expect(isNear(arc(0, .pi / 2, false), whole))
    expect(isNear(arc(0, -.pi / 2, false), CGRect(x: 50, y: 40, width: 10, height: 10)))
    expect(isNear(arc(0, -.pi / 2, true), whole))
    expect(isNear(arc(-.pi / 2, .pi * 3 / 2, true), whole))
    // Whole turns from wherever, and whichever way, are circles, however they are rounded.
    let starts = stride(from: -3 * CGFloat.pi, through: 3 * .pi, by: .pi / 12)
    for start in [.pi * 3 / 4, .pi * 4 / 3] + starts {
      for turns in [-2, -1, 1, 2] as [CGFloat] {
        for clockwise in [true, false] {
          let box = arc(start, start + turns * 2 * .pi, clockwise)
          // The control points of a circle that is turned reach further than it.
          expectLess(box.minX, whole.minX + 0.01)
          expectGreater(box.maxX, whole.maxX - 0.01)
          expectLess(box.minY, whole.minY + 0.01)
          expectGreater(box.maxY, whole.maxY - 0.01)
        }
      }
    }
    expect(isNear(arc(.pi / 2, .pi, true), CGRect(x: 40, y: 50, width: 10, height: 10)))
  }

  @Test func `A transformed rectangle keeps its corners`() {
    let turned = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    let box = turned.boundingBox
    expectLess(abs(box.minX + 20), 1e-9)
    expectLess(abs(box.maxX), 1e-9)
    expectLess(abs(box.minY), 1e-9)
    expectNear(box.maxY, 10, within: 1e-9)
  }

  @Test func `A path goes on from its last point`() {
    var path = Path()
    expectNil(path.currentPoint)
    expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    expectEqual(path.currentPoint, CGPoint(x: 5, y: 2))
    path.closeSubpath()
    expectEqual(path.currentPoint, CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 7, y: 2), control: CGPoint(x: 4, y: 5))
    // Two thirds of the way to the control point, from either end.
    expectEqual(path.boundingBox, CGRect(x: 1, y: 2, width: 6, height: 2))
  }
}
