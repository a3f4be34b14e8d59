// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// Paths that mean the same give the same picture, others another one.
@Suite("Paths as a client draws them")
@MainActor
struct BezierPathTests {
  private func draw(_ actions: () -> Void) -> Data {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
    return renderer.pngData { _ in actions() }
  }

  private func filled(_ path: UIBezierPath) -> Data { draw { path.fill() } }
  private func filled(_ rect: CGRect) -> Data { draw { UIRectFill(rect) } }

  private func line(_ change: (UIBezierPath) -> Void = { _ in }) -> Data {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 30, y: 20))
    path.lineWidth = 4
    change(path)
    return draw { path.stroke() }
  }

  @Test func `An arc goes clockwise from one angle to the other`() {
    let center = CGPoint(x: 20, y: 20)
    let quarter = UIBezierPath(
      arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    expectNear(quarter.bounds.minX, 20, within: 0.01)
    expectNear(quarter.bounds.maxY, 30, within: 0.01)
    expectNear(quarter.currentPoint.x, 20, within: 0.01)
    expectNear(quarter.currentPoint.y, 30, within: 0.01)
    let rest = UIBezierPath(
      arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    expectNear(rest.bounds.minX, 10, within: 0.01)
    expectNear(rest.bounds.minY, 10, within: 0.01)
    let slice = UIBezierPath()
    slice.move(to: center)
    slice.addArc(
      withCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    slice.close()
    expectEqual(slice.currentPoint, center)
    expectNotEqual(filled(slice), filled(quarter))
  }

  @Test func `A curve with one control point comes half as near to it`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addQuadCurve(to: CGPoint(x: 40, y: 20), controlPoint: CGPoint(x: 20, y: 0))
    let part = { (height: CGFloat) in
      draw {
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: height)).addClip()
        path.fill()
      }
    }
    expectEqual(part(10), draw {})
    expectNotEqual(part(12), draw {})
  }

  @Test func `A path is taken from an outline, emptied and moved`() {
    let box = CGRect(x: 2, y: 3, width: 10, height: 5)
    let path = UIBezierPath(cgPath: CGPath(rect: box, transform: nil))
    expectEqual(filled(path), filled(box))
    expect(!path.isEmpty)
    path.apply(CGAffineTransform(translationX: 10, y: 20))
    expectEqual(filled(path), filled(box.offsetBy(dx: 10, dy: 20)))
    path.removeAllPoints()
    expect(path.isEmpty)
    expectEqual(path.currentPoint, .zero)
    expect(path.cgPath.isEmpty)
    path.cgPath = CGPath(rect: box, transform: nil)
    expectEqual(path.bounds, box)
  }

  @Test func `An outline inside another is a hole if the path says so`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 0, width: 30, height: 40)))
    let whole = CGRect(x: 0, y: 0, width: 40, height: 40)
    expectEqual(filled(path), filled(whole))
    path.usesEvenOddFillRule = true
    let left = filled(CGRect(x: 0, y: 0, width: 10, height: 40))
    expectEqual(filled(path), left)
    expectEqual(
      left,
      draw {
        path.addClip()
        UIRectFill(whole)
      })
  }

  @Test func `A line has ends, corners, a miter limit and dashes`() {
    expectEqual(line(), filled(CGRect(x: 10, y: 18, width: 20, height: 4)))
    expectEqual(
      line { $0.lineCapStyle = .square }, filled(CGRect(x: 8, y: 18, width: 24, height: 4)))
    let round = line { $0.lineCapStyle = .round }
    expectNotEqual(round, line())
    expectNotEqual(round, line { $0.lineCapStyle = .square })
    let dashes: [CGFloat] = [20, 5]
    let dashed = line { $0.setLineDash(dashes, count: 2, phase: 10) }
    expectEqual(
      dashed,
      draw {
        UIRectFill(CGRect(x: 10, y: 18, width: 10, height: 4))
        UIRectFill(CGRect(x: 25, y: 18, width: 5, height: 4))
      })
    expectEqual(line { $0.setLineDash(nil, count: 0, phase: 0) }, line())
    func corner(_ change: (UIBezierPath) -> Void) -> Data {
      line { path in
        path.addLine(to: CGPoint(x: 30, y: 35))
        change(path)
      }
    }
    let bevel = corner { $0.lineJoinStyle = .bevel }
    expectNotEqual(bevel, corner { _ in })
    expectEqual(bevel, corner { $0.miterLimit = 1 })
    expectNotEqual(corner { $0.lineJoinStyle = .round }, bevel)
  }

  @Test func `A rectangle with rounded corners is moved by a transform`() {
    var transform = CGAffineTransform(translationX: 4, y: 6)
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    let moved = CGPath(
      roundedRect: box, cornerWidth: 3, cornerHeight: 2, transform: &transform)
    expectEqual(moved.boundingBox, box.offsetBy(dx: 4, dy: 6))
    let square = CGPath(roundedRect: box, cornerWidth: 0, cornerHeight: 0, transform: nil)
    expectEqual(square, CGPath(rect: box, transform: nil))
    // Radii are at most half of the sides.
    expectEqual(
      CGPath(roundedRect: box, cornerWidth: 90, cornerHeight: 90, transform: nil),
      CGPath(roundedRect: box, cornerWidth: 10, cornerHeight: 5, transform: nil))
  }

  @Test func `Names of forms of lines have Core Graphics' values`() {
    expectEqual([CGLineCap.butt, .round, .square].map(\.rawValue), [0, 1, 2])
    expectEqual([CGLineJoin.miter, .round, .bevel].map(\.rawValue), [0, 1, 2])
  }
  @Test func `A mutable path is put together as a path of the view's is`() {
    let path = CGMutablePath()
    expect(path.isEmpty)
    expectEqual(path.currentPoint, .zero)
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 38, y: 2))
    path.addCurve(
      to: CGPoint(x: 38, y: 38), control1: CGPoint(x: 30, y: 10), control2: CGPoint(x: 30, y: 30))
    path.addQuadCurve(to: CGPoint(x: 2, y: 38), control: CGPoint(x: 20, y: 20))
    path.closeSubpath()
    path.addRect(CGRect(x: 10, y: 4, width: 4, height: 4))
    let same = UIBezierPath()
    same.move(to: CGPoint(x: 2, y: 2))
    same.addLine(to: CGPoint(x: 38, y: 2))
    same.addCurve(
      to: CGPoint(x: 38, y: 38), controlPoint1: CGPoint(x: 30, y: 10),
      controlPoint2: CGPoint(x: 30, y: 30))
    same.addQuadCurve(to: CGPoint(x: 2, y: 38), controlPoint: CGPoint(x: 20, y: 20))
    same.close()
    same.append(UIBezierPath(rect: CGRect(x: 10, y: 4, width: 4, height: 4)))
    expectEqual(path, same.cgPath)
    expectEqual(path.boundingBox, same.bounds)
  }

  @Test(arguments: [true, false])
  func `A whole turn is a circle whichever way it goes`(clockwise: Bool) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: 2 * .pi,
      clockwise: clockwise)
    expectNear(path.bounds.width, 10, within: 1e-6)
    expectNear(path.bounds.height, 10, within: 1e-6)
    let none = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 1, endAngle: 1,
      clockwise: clockwise)
    expectLess(none.bounds.width, 1e-6)
    expectLess(none.bounds.height, 1e-6)
  }

  @Test func `A transform turns the outline, not the rectangle around it`() {
    var turn = CGAffineTransform(rotationAngle: .pi / 2)
    let bar = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 10), transform: &turn)
    expectLess(abs(bar.boundingBox.minX + 10), 1e-9)
    expectNear(bar.boundingBox.height, 100, within: 1e-9)
    var eighth = CGAffineTransform(rotationAngle: .pi / 4)
    let oval = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: &eighth)
    expectNotEqual(oval, CGPath(rect: .zero, transform: nil))
    expect(!oval.isEmpty)
    // Turned, a circle is no wider: the rectangle around it would be.
    expectLess(oval.currentPoint.x, 8)
  }

  @Test func `A path goes on from the beginning of the outline that was closed`() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.move(to: CGPoint(x: 5, y: 6))
    path.addLine(to: CGPoint(x: 7, y: 8))
    path.close()
    expectEqual(path.currentPoint, CGPoint(x: 5, y: 6))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.close()
    expectEqual(path.currentPoint, CGPoint(x: 5, y: 6))
  }

  @Test func `Whole outlines are added where a transform moves them`() {
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    let move = CGAffineTransform(translationX: 4, y: 6)
    let moved = box.offsetBy(dx: 4, dy: 6)
    func path(_ change: (CGMutablePath) -> Void) -> CGMutablePath {
      let path = CGMutablePath()
      change(path)
      return path
    }
    expectEqual(path { $0.addRect(box, transform: move) }.boundingBox, moved)
    expectEqual(path { $0.addEllipse(in: box, transform: move) }.boundingBox, moved)
    let rounded = path { $0.addRoundedRect(in: box, cornerWidth: 3, cornerHeight: 2) }
    expectEqual(rounded, CGPath(roundedRect: box, cornerWidth: 3, cornerHeight: 2, transform: nil))
    expectEqual(path { $0.addPath(rounded, transform: move) }.boundingBox, moved)
    let corners = path {
      $0.addLines(between: [.zero, CGPoint(x: 20, y: 10)], transform: move)
      $0.addLines(between: [])
    }
    expectEqual(corners.boundingBox, moved)
    expectEqual(corners.currentPoint, CGPoint(x: 24, y: 16))
  }

  @Test func `An arc of Core Graphics goes the other way round where y counts down`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 20))
    path.addArc(
      center: CGPoint(x: 20, y: 20), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    path.closeSubpath()
    let slice = UIBezierPath()
    slice.move(to: CGPoint(x: 20, y: 20))
    slice.addArc(
      withCenter: CGPoint(x: 20, y: 20), radius: 10, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    slice.close()
    expectEqual(path, slice.cgPath)
  }

  @Test func `Copies go their own way`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = try #require(path.copy())
    let other = try #require(copy.mutableCopy())
    let layer = CAShapeLayer()
    layer.path = path
    layer.shadowPath = path
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    expectEqual(copy.boundingBox.width, 10)
    expectEqual(other, copy)
    expectNotEqual(path, copy)
    expectEqual(layer.path, copy)
    expectEqual(layer.shadowPath, copy)
    other.addEllipse(in: CGRect(x: 0, y: 0, width: 99, height: 9))
    expectEqual(copy.boundingBox.width, 10)
    expectEqual(other.boundingBox.width, 99)
  }
}
