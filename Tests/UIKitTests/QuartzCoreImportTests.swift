// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import QuartzCore
import Testing

/// Compiles only if `import QuartzCore` alone is enough, also beside Testing.
@MainActor
@Suite("Import of QuartzCore")
struct QuartzCoreImportTests {
  @Test func `Quartz Core alone is enough for layers and for Core Graphics`() {
    let layer = CALayer()
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner]
    expect(CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
    expectEqual(CGAffineTransform.identity, CATransform3DGetAffineTransform(CATransform3DIdentity))
  }
  @Test func `Quartz Core alone is enough for animations`() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
    fade.fillMode = .backwards
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.calculationMode = .paced
    let drop = CASpringAnimation(keyPath: "position.y")
    drop.duration = drop.settlingDuration
    let group = CAAnimationGroup()
    group.animations = [fade, shake, drop]
    let timed: any CAMediaTiming = group
    timed.duration = 2
    expectEqual(group.duration, 2)
    expectEqual((fade as CAPropertyAnimation).keyPath, "opacity")
  }

  @Test func `Quartz Core alone is enough for shapes, gradients and masks`() {
    let shape = CAShapeLayer()
    shape.path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 8, height: 8), cornerWidth: 2, cornerHeight: 2,
      transform: nil)
    shape.fillRule = .evenOdd
    shape.lineCap = .square
    shape.lineJoin = .bevel
    let gradient = CAGradientLayer()
    gradient.type = .radial
    gradient.mask = shape
    let group = CATransformLayer()
    group.addSublayer(gradient)
    expectSame(gradient.superlayer, group)
    expectSame(gradient.mask, shape)
    let cap: CGLineCap = .round
    expectEqual(cap.rawValue, 1)
    expectEqual(CGLineJoin.bevel.rawValue, 2)
  }
}
