// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import QuartzCore
import Testing
import UIKit

/// Drawing calls that mean the same give the same picture, others another one.
@Suite("Members of contexts, paths and layers")
@MainActor
struct DrawingMemberTests {
  private let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = 1
    return format
  }()

  private func draw(_ actions: (CGContext) -> Void) -> Data {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
    return renderer.pngData { actions($0.cgContext) }
  }

  private let box = CGRect(x: 5, y: 10, width: 20, height: 15)

  @Test func `Strokes have a colour and a width`() {
    let thin = draw { $0.stroke(box) }
    let wide = draw {
      $0.setLineWidth(4)
      $0.stroke(box)
    }
    let red = draw {
      $0.setStrokeColor(UIColor.red.cgColor)
      $0.stroke(box)
    }
    expectNotEqual(thin, wide)
    expectNotEqual(thin, red)
    // A stroke lies half outside and half inside: a line of 4 is as a box of 4.
    expectEqual(
      draw {
        $0.setLineWidth(4)
        $0.move(to: CGPoint(x: 5, y: 10))
        $0.addLine(to: CGPoint(x: 25, y: 10))
        $0.strokePath()
      }, draw { $0.fill(CGRect(x: 5, y: 8, width: 20, height: 4)) })
  }

  @Test func `A path is begun, added to, closed, filled and stroked`() {
    let filled = draw { $0.fill(box) }
    expectEqual(
      filled,
      draw {
        $0.addEllipse(in: box)
        $0.beginPath()
        $0.addRect(box)
        $0.fillPath()
      })
    expectEqual(
      filled,
      draw {
        $0.move(to: CGPoint(x: 5, y: 10))
        $0.addLine(to: CGPoint(x: 25, y: 10))
        $0.addLine(to: CGPoint(x: 25, y: 25))
        $0.addLine(to: CGPoint(x: 5, y: 25))
        $0.closePath()
        $0.fillPath()
      })
    let ellipse = draw { $0.strokeEllipse(in: box) }
    expectEqual(
      ellipse,
      draw {
        $0.addEllipse(in: box)
        $0.strokePath()
      })
    expectEqual(
      draw { $0.fillEllipse(in: box) },
      draw {
        $0.addPath(CGPath(ellipseIn: box, transform: nil))
        $0.fillPath()
      })
    expectNotEqual(ellipse, filled)
    expectEqual(CGPath(ellipseIn: box, transform: nil).boundingBox, box)
    expectEqual(
      CGPath(rect: box, transform: nil).hashValue, CGPath(rect: box, transform: nil).hashValue)
  }

  @Test func `A context is scaled and turned`() {
    let twice = draw {
      $0.scaleBy(x: 2, y: 2)
      $0.fill(CGRect(x: 2, y: 3, width: 5, height: 6))
    }
    expectEqual(twice, draw { $0.fill(CGRect(x: 4, y: 6, width: 10, height: 12)) })
    let turned = draw {
      $0.translateBy(x: 40, y: 0)
      $0.rotate(by: .pi / 2)
      $0.fill(CGRect(x: 2, y: 3, width: 5, height: 6))
    }
    // What was to the right is below.
    expectEqual(turned, draw { $0.fill(CGRect(x: 31, y: 2, width: 6, height: 5)) })
  }

  @Test func `A pushed context is the current one until it is popped`() {
    let outer = draw { context in
      let first = UIGraphicsGetCurrentContext()
      _ = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { inner in
        UIGraphicsPushContext(context)
        UIColor.red.setFill()
        UIRectFill(box)
        UIGraphicsPopContext()
        expectSame(UIGraphicsGetCurrentContext(), inner.cgContext)
      }
      expectSame(UIGraphicsGetCurrentContext(), first)
    }
    expectEqual(
      outer,
      draw {
        $0.setFillColor(UIColor.red.cgColor)
        $0.fill(box)
      })
  }

  @Test func `The picture so far is an image`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format)
    var half: UIImage?
    _ = renderer.image { context in
      context.fill(box)
      half = context.currentImage
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    expectEqual(half?.size, CGSize(width: 40, height: 40))
    expectEqual(half?.pngData(), draw { $0.fill(box) })
  }

  @Test func `A curve of a path is the one between its points`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addCurve(
      to: CGPoint(x: 40, y: 20), controlPoint1: CGPoint(x: 0, y: 0),
      controlPoint2: CGPoint(x: 40, y: 0))
    // The highest point of a Bézier curve whose controls are 20 above is three quarters of that.
    let filled = { [self] (height: CGFloat) in
      draw {
        $0.clip(to: CGRect(x: 0, y: 0, width: 40, height: height))
        UIColor.red.setFill()
        path.fill()
      }
    }
    let empty = draw { _ in }
    expectEqual(filled(4), empty)
    expectNotEqual(filled(7), empty)
    // UIKit counts control points to the bounds.
    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func `A layer has sublayers in order, and draws them`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let (first, second) = (CALayer(), CALayer())
    first.frame = box
    second.frame = box
    first.backgroundColor = UIColor.red.cgColor
    second.backgroundColor = UIColor.blue.cgColor
    layer.addSublayer(second)
    expectEqual(layer.sublayers?.count, 1)
    layer.insertSublayer(first, at: 0)
    expectEqual(layer.sublayers, [first, second])
    expectSame(first.superlayer, layer)
    let blue = draw {
      $0.setFillColor(UIColor.blue.cgColor)
      $0.fill(box)
    }
    expectEqual(draw { layer.render(in: $0) }, blue)
    second.removeFromSuperlayer()
    expectNil(second.superlayer)
    expectEqual(layer.sublayers, [first])
    expectNotEqual(draw { layer.render(in: $0) }, blue)
    first.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(first.affineTransform().a, 2)
    expectEqual(first.transform.m11, 2)
    expectEqual(first.transform.m22, 2)
    expectEqual(first.transform.m33, 1)
  }

  @Test func `A transform has sixteen numbers, in rows`() {
    var transform = CATransform3DIdentity
    expectEqual([transform.m11, transform.m22, transform.m33, transform.m44], [1, 1, 1, 1])
    expectAll(
      [
        transform.m12, transform.m13, transform.m14, transform.m21, transform.m23, transform.m24,
        transform.m31, transform.m32, transform.m34, transform.m41, transform.m42, transform.m43,
      ], where: { $0 == 0 })
    transform = CATransform3DMakeTranslation(1, 2, 3)
    expectEqual([transform.m41, transform.m42, transform.m43], [1, 2, 3])
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    expectNear(turn.m12, 1, within: 1e-12)
    expectLess(abs(turn.m21 + 1), 1e-12)
  }

  @Test func `Transforms and rectangles describe themselves`() {
    expect(CGAffineTransform.identity.isIdentity)
    expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
    expectEqual(CGPoint(x: 1, y: 2).debugDescription, "(1.0, 2.0)")
    expectEqual(CGSize(width: 1, height: 2).debugDescription, "(1.0, 2.0)")
    expectEqual(box.debugDescription, "(5.0, 10.0, 20.0, 15.0)")
  }

  @Test func `Strings are measured and drawn as attributed ones`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12)]
    let string: some StringProtocol = "Text"
    let attributed = NSAttributedString(string: "Text", attributes: attributes)
    let space = CGSize(width: 100, height: 0)
    expectEqual(string.size(withAttributes: attributes), attributed.size())
    expectEqual(
      string.boundingRect(
        with: space, options: .usesLineFragmentOrigin, attributes: attributes, context: nil),
      attributed.boundingRect(with: space, options: .usesLineFragmentOrigin, context: nil))
    let area = CGRect(x: 2, y: 3, width: 38, height: 30)
    let expected = draw { _ in attributed.draw(in: area) }
    expectEqual(expected, draw { _ in string.draw(in: area, withAttributes: attributes) })
    expectEqual(expected, draw { _ in string.draw(at: area.origin, withAttributes: attributes) })
    expectEqual(
      expected,
      draw { _ in
        string.draw(
          with: area, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
      })
    expectEqual(NSStringDrawingOptions(rawValue: 1), .usesLineFragmentOrigin)
    expectEqual(NSStringDrawingOptions.usesFontLeading.rawValue, 2)
  }

  @Test func `An image keeps caps, is found in a bundle, is mirrored and configured`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(image.resizableImage(withCapInsets: insets).capInsets, insets)
    expectNil(UIImage(named: "no such", in: nil, compatibleWith: nil))
    let star = try #require(UIImage(systemName: "star"))
    let large = try #require(star.applyingSymbolConfiguration(.init(pointSize: 40)))
    expectGreater(large.size.height, star.size.height * 1.5)
    expectNil(image.applyingSymbolConfiguration(.init(pointSize: 40)))
    let arrow = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 40))
    }
    let shown = { (image: UIImage, isRightToLeft: Bool) in
      let view = UIImageView(image: image)
      view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      return self.draw { view.layer.render(in: $0) }
    }
    let flipped = arrow.imageFlippedForRightToLeftLayoutDirection()
    expectEqual(shown(flipped, false), shown(arrow, false))
    expectEqual(shown(flipped, true), draw { $0.fill(CGRect(x: 30, y: 0, width: 10, height: 40)) })
    expectEqual(shown(arrow, true), shown(arrow, false))
  }

  @Test func `A highlighted image view shows its other image`() {
    let (usual, other) = (picture(.red), picture(.blue))
    let view = UIImageView(image: usual, highlightedImage: other)
    expectSame(view.highlightedImage, other)
    let before = draw { view.layer.render(in: $0) }
    view.isHighlighted = true
    expectNotEqual(draw { view.layer.render(in: $0) }, before)
    view.highlightedImage = nil
    expectEqual(draw { view.layer.render(in: $0) }, before)
  }

  private func picture(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test func `Frame rates and transactions`() {
    let range = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    expectEqual([range.minimum, range.maximum, range.preferred ?? 0], [10, 60, 30])
    let seconds: CFTimeInterval = CACurrentMediaTime()
    expectAtLeast(seconds, 0)
    var isDone = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.7)
    CATransaction.setCompletionBlock { isDone = true }
    expectEqual(CATransaction.animationDuration(), 0.7)
    expectNotNil(CATransaction.completionBlock())
    CATransaction.commit()
    CATransaction.flush()
    expect(isDone)
  }
}
