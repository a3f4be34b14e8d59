// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("View geometry")
struct ViewGeometryTests {
  @Test func `A frame sets centre and bounds`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(view.center, CGPoint(x: 25, y: 40))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `A scaled view's frame grows about its centre`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    expectEqual(view.frame, CGRect(x: -5, y: 30, width: 60, height: 20))
    expectEqual(view.bounds.size, CGSize(width: 30, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    expectEqual(view.bounds.size, CGSize(width: 30, height: 80))
  }

  // Auto-layout rule ALF-10.
  @Test func `A view that is sized to fit keeps the origin of its frame`() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    label.text = "Hello"
    label.sizeToFit()
    expectEqual(label.frame.origin, CGPoint(x: 10, y: 20))
    expectEqual(label.frame.height, 20.5)
    expectGreater(label.frame.width, 20)
    label.text = "Hello, and more"
    label.sizeToFit()
    expectEqual(label.frame.origin, CGPoint(x: 10, y: 20))
    // The anchor is another point of the frame.
    label.layer.anchorPoint = CGPoint(x: 0, y: 1)
    label.frame.origin = CGPoint(x: 30, y: 40)
    label.text = "x"
    label.sizeToFit()
    expectEqual(label.frame.origin, CGPoint(x: 30, y: 40))
  }

  @Test func `Under a transform the origin without it stays`() {
    final class Box: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
    }
    let box = Box(frame: CGRect(x: 10, y: 20, width: 20, height: 10))
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    box.sizeToFit()
    expectEqual(box.bounds.size, CGSize(width: 40, height: 20))
    expectEqual(box.center, CGPoint(x: 30, y: 30))
  }

  @Test func `Both margins and the width share a change in proportion`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
    inner.autoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight,
    ]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 110)
    expectEqual(inner.frame, CGRect(x: 20, y: 20, width: 100, height: 70))
  }

  @Test func `A view without a mask stays`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
    outer.addSubview(inner)
    outer.frame.size = .zero
    expectEqual(inner.frame, CGRect(x: 10, y: 20, width: 50, height: 60))
  }

  @Test func `A point is converted between branches of a tree`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let left = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 150, y: 50, width: 100, height: 100))
    right.bounds.origin = CGPoint(x: 5, y: 7)
    left.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(left)
    root.addSubview(right)
    // (50, 50) is the middle of left: (60, 60) in root, whatever the scale.
    expectEqual(left.convert(CGPoint(x: 50, y: 50), to: root), CGPoint(x: 60, y: 60))
    expectEqual(left.convert(CGPoint(x: 60, y: 50), to: right), CGPoint(x: -65, y: 17))
    expectEqual(right.convert(CGPoint(x: 60, y: 50), from: left), CGPoint(x: -65, y: 17))
  }

  @Test func `Hit-testing finds the view in front`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    expectSame(root.hitTest(CGPoint(x: 5, y: 5), with: nil), front)
    back.layer.zPosition = 1
    expectSame(root.hitTest(CGPoint(x: 5, y: 5), with: nil), back)
    back.isHidden = true
    expectSame(root.hitTest(CGPoint(x: 5, y: 5), with: nil), front)
    expectNil(root.hitTest(CGPoint(x: 500, y: 5), with: nil))
    expectNil(root.hitTest(CGPoint(x: CGFloat.nan, y: 5), with: nil))
  }

  @Test func `A frame that is not a number is kept without a crash`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 10, height: CGFloat.nan))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.nan)
    outer.layoutIfNeeded()
    expect(inner.frame.origin.x.isNaN)
    expectNil(outer.hitTest(.zero, with: nil))
  }
}
