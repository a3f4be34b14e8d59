// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Synchronization
import Testing
import Views

/// What layers show at moments of basic animations.
@MainActor
@Suite("Animations of layers")
struct LayerAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let layer = CALayer()
  private let red = "FF0000FF"
  private let white = "FFFFFFFF"

  init() {
    window.backgroundColor = .white
    window.addSubview(view)
    view.layer.addSublayer(layer)
    layer.position = CGPoint(x: 100, y: 50)
  }

  private func animation(
    _ keyPath: String = "position.x", from: Any? = nil, to: Any? = nil, by: Any? = nil,
    duration: TimeInterval = 4
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = duration
    return animation
  }

  private var shown: CALayer { layer.presentation() ?? CALayer() }

  @Test func `An animation shows values over time, and the layer keeps its own`() {
    layer.add(animation("opacity", from: 0, to: 1, duration: 2), forKey: "fade")
    expectEqual(shown.opacity, 0)
    expectEqual(layer.opacity, 1)
    expect(window.isAnimating)
    expectEqual(window.animationEnd, 2)
    window.advance(to: 0.5)
    expectEqual(shown.opacity, 0.25)
    window.advance(to: 1)
    expectEqual(shown.opacity, 0.5)
    expectEqual(layer.animationKeys(), ["fade"])
    window.advance(to: 2)
    expectEqual(shown.opacity, 1)
    expectNil(layer.animationKeys())
    expect(!window.isAnimating)
  }

  @Test(
    arguments: [
      (10, 20, nil, 12.5), (10, nil, 40, 20), (nil, 20, 40, -10), (10, nil, nil, 32.5),
      (nil, 20, nil, 80), (nil, nil, 40, 110), (10, 20, 1000, 12.5),
    ] as [(Double?, Double?, Double?, CGFloat)])
  func `The ends of an animation follow from what is set`(
    from: Double?, to: Double?, by: Double?, quarter: CGFloat
  ) {
    layer.add(animation(from: from, to: to, by: by), forKey: nil)
    window.advance(to: 1)
    expectEqual(shown.position, CGPoint(x: quarter, y: 50))
  }

  @Test func `Without any value it goes from what was shown to what would be`() {
    layer.add(animation(from: 60, to: 60, duration: 9), forKey: "hold")
    layer.add(animation(), forKey: "rest")
    window.advance(to: 1)
    expectEqual(shown.position.x, 60)
    layer.removeAnimation(forKey: "hold")
    // A quarter of the way from 60 to the layer's own 100.
    expectEqual(shown.position.x, 70)
  }

  @Test func `The value without the animation is the one that the layer has then`() {
    layer.add(animation(to: 20), forKey: nil)
    window.advance(to: 1)
    layer.position.x = 60
    expectEqual(shown.position.x, 50)
    layer.position.x = 20
    expectEqual(shown.position.x, 20)
  }

  @Test func `Additive animations add up`() {
    let one = animation(from: 0, to: 40)
    one.isAdditive = true
    let other = animation(to: 8, duration: 8)
    other.isAdditive = true
    layer.add(one, forKey: nil)
    layer.add(other, forKey: nil)
    window.advance(to: 2)
    // 100, half of 40 and, as it begins with what adds nothing, a quarter of 8.
    expectEqual(shown.position.x, 122)
    window.advance(to: 4)
    expectEqual(shown.position.x, 104)
  }

  @Test func `An animation that was added later hides one that adds nothing`() {
    layer.add(animation(from: 0, to: 40), forKey: nil)
    layer.add(animation(from: 1, to: 1), forKey: nil)
    expectEqual(shown.position.x, 1)
  }

  @Test(
    arguments: [(0.25, 2.5), (0.75, 7.5), (1.25, 7.5), (2, 0), (2.25, 2.5), (2.75, 7.5), (3, 100)]
      as [(TimeInterval, CGFloat)])
  func `Runs go back, and need not be whole`(time: TimeInterval, value: CGFloat) {
    let animation = animation(from: 0, to: 10, duration: 1)
    animation.autoreverses = true
    animation.repeatCount = 1.5
    layer.add(animation, forKey: nil)
    expectEqual(window.animationEnd, 3)
    window.advance(to: time)
    expectEqual(shown.position.x, value)
  }

  @Test(
    arguments: [(1, false, 10), (1.5, false, 5), (2, false, 10), (1, true, 0), (1.5, true, 10)]
      as [(Float, Bool, CGFloat)])
  func `The last value is that of the last run`(count: Float, goesBack: Bool, value: CGFloat) {
    let animation = animation(from: 0, to: 10, duration: 1)
    animation.autoreverses = goesBack
    animation.repeatCount = count
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "stays")
    window.advance(to: 9)
    expectEqual(shown.position.x, value)
    expectEqual(layer.animationKeys(), ["stays"])
    layer.removeAnimation(forKey: "stays")
    expectEqual(shown.position.x, 100)
  }

  @Test func `Runs can have a length together, and go on for ever`() {
    let animation = animation(from: 0, to: 10, duration: 1)
    animation.repeatDuration = 2.5
    layer.add(animation, forKey: "a")
    expectEqual(window.animationEnd, 2.5)
    window.advance(to: 1.5)
    expectEqual(shown.position.x, 5)
    animation.repeatDuration = 0
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "a")
    expectEqual(window.animationEnd, .infinity)
    window.advance(to: 100.75)
    expectEqual(shown.position.x, 2.5)
    layer.removeAllAnimations()
    window.advance(to: 101)
    expect(!window.isAnimating)
    expectEqual(shown.position.x, 100)
  }

  @Test func `Whole runs end with the last value, however their length is rounded`() {
    let animation = animation(from: 0, to: 10, duration: 0.3)
    animation.repeatDuration = 0.9
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "a")
    window.advance(to: 1)
    expectEqual(shown.position.x, 10)
  }

  @Test(arguments: [.greatestFiniteMagnitude, .infinity] as [Float])
  func `The greatest number of runs is for ever`(count: Float) {
    let animation = animation(from: 0, to: 8, duration: 1)
    animation.repeatCount = count
    layer.add(animation, forKey: "a")
    expectEqual(window.animationEnd, .infinity)
    animation.repeatCount = 0
    animation.repeatDuration = TimeInterval(count)
    layer.add(animation, forKey: "a")
    window.advance(to: 2.25)
    expectEqual(window.animationEnd, .infinity)
    expectEqual(shown.position.x, 2)
  }

  @Test func `Runs that add up begin where the one before ended`() {
    let animation = animation(from: 1, to: 10, duration: 1)
    animation.isCumulative = true
    animation.repeatCount = 3
    layer.add(animation, forKey: nil)
    window.advance(to: 0.5)
    expectEqual(shown.position.x, 5.5)
    window.advance(to: 2.5)
    expectEqual(shown.position.x, 25.5)
  }

  @Test func `Runs that go back and add up do not jump`() {
    let animation = animation(from: 1, to: 10, duration: 1)
    animation.isCumulative = true
    animation.autoreverses = true
    animation.repeatCount = 3
    layer.add(animation, forKey: nil)
    window.advance(to: 1.75)
    expectEqual(shown.position.x, 3.25)
    window.advance(to: 2.25)
    expectEqual(shown.position.x, 3.25)
  }

  @Test func `Any number of runs adds up`() {
    let move = animation(from: 0, to: 2, duration: 1)
    move.isCumulative = true
    move.repeatCount = .infinity
    layer.add(move, forKey: nil)
    let shift = animation("transform", from: CATransform3DIdentity, duration: 1)
    shift.toValue = CATransform3DMakeTranslation(1, 0, 0)
    shift.isCumulative = true
    shift.repeatCount = .infinity
    layer.add(shift, forKey: nil)
    window.advance(to: 1_000_000.5)
    expectEqual(shown.position.x, 2_000_001)
    expectEqual(shown.affineTransform().tx, 1_000_000.5)
  }

  @Test(
    arguments: [
      (.removed, 100, 100), (.backwards, 5, 100), (.forwards, 100, 9), (.both, 5, 9),
      (CAMediaTimingFillMode(rawValue: "other"), 100, 100),
    ] as [(CAMediaTimingFillMode, CGFloat, CGFloat)])
  func `The mode says what is shown before and after`(
    mode: CAMediaTimingFillMode, before: CGFloat, after: CGFloat
  ) {
    let animation = animation(from: 5, to: 9, duration: 1)
    animation.beginTime = 1
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "a")
    window.advance(to: 0.5)
    expectEqual(shown.position.x, before)
    window.advance(to: 1.5)
    expectEqual(shown.position.x, 7)
    window.advance(to: 2)
    expectEqual(shown.position.x, after)
    animation.isRemovedOnCompletion = true
    animation.beginTime = 0
    layer.add(animation, forKey: "a")
    window.advance(to: 3)
    expectEqual(shown.position.x, 100)
  }

  @Test func `An animation has a speed and may begin in its middle`() {
    let fast = animation(from: 0, to: 8, duration: 2)
    fast.speed = 2
    layer.add(fast, forKey: "a")
    expectEqual(window.animationEnd, 1)
    window.advance(to: 0.25)
    expectEqual(shown.position.x, 2)
    let backwards = animation(from: 0, to: 8, duration: 2)
    backwards.speed = -1
    layer.add(backwards, forKey: "a")
    expectEqual(shown.position.x, 8)
    window.advance(to: 0.75)
    expectEqual(shown.position.x, 6)
    let shifted = animation(from: 0, to: 8, duration: 2)
    shifted.timeOffset = 1.5
    layer.add(shifted, forKey: "a")
    expectEqual(shown.position.x, 6)
    expectEqual(window.animationEnd, 2.75)
    window.advance(to: 1.75)
    // What it skipped follows.
    expectEqual(shown.position.x, 2)
    let still = animation(from: 0, to: 8, duration: 2)
    still.speed = 0
    still.timeOffset = 0.5
    layer.add(still, forKey: "a")
    window.advance(to: 50)
    expectEqual(shown.position.x, 2)
    expect(!window.isAnimating)
  }

  @Test func `An animation without a key path changes nothing and takes its time`() {
    let nothing = CAPropertyAnimation()
    let timed: any CAMediaTiming = nothing
    expectNil(nothing.keyPath)
    expect(!nothing.isAdditive)
    expect(!nothing.isCumulative)
    expectEqual(timed.speed, 1)
    expectEqual(timed.fillMode, .removed)
    timed.duration = 2
    layer.add(nothing, forKey: "a")
    let copy = CALayer(layer: layer)
    expectEqual(shown.position, copy.position)
    expectNil(copy.animationKeys())
    expectEqual(window.animationEnd, 2)
    expectSame(layer.animation(forKey: "a"), nothing)
  }

  @Test func `A timing function bends the way`() {
    let eased = animation(from: 0, to: 1, duration: 1)
    eased.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(eased, forKey: "a")
    window.advance(to: 0.25)
    let early = shown.position.x
    expectLess(early, 0.2)
    window.advance(to: 0.5)
    expectNear(shown.position.x, 0.5, within: 1e-9)
    window.advance(to: 0.75)
    expectNear(shown.position.x, 1 - early, within: 1e-9)
  }

  @Test func `Timing functions have four points`() {
    func points(_ function: CAMediaTimingFunction) -> [Float] {
      (0..<4).flatMap { index in
        var point: [Float] = [0, 0]
        function.getControlPoint(at: index, values: &point)
        return point
      }
    }
    expectEqual(points(CAMediaTimingFunction(name: .easeIn)), [0, 0, 0.42, 0, 1, 1, 1, 1])
    expectEqual(points(CAMediaTimingFunction(name: .easeOut)), [0, 0, 0, 0, 0.58, 1, 1, 1])
    expectEqual(points(CAMediaTimingFunction(name: .default)), [0, 0, 0.25, 0.1, 0.25, 1, 1, 1])
    let other = CAMediaTimingFunctionName(rawValue: "other")
    expectEqual(CAMediaTimingFunctionName.linear.rawValue, "linear")
    expectEqual(points(CAMediaTimingFunction(name: other)), [0, 0, 0, 0, 1, 1, 1, 1])
    expectEqual(points(CAMediaTimingFunction(name: .linear)), [0, 0, 0, 0, 1, 1, 1, 1])
    let own = CAMediaTimingFunction(controlPoints: -1, 2, 3, -0.5)
    expectEqual(points(own), [0, 0, 0, 2, 1, -0.5, 1, 1])
    expectEqual(own, CAMediaTimingFunction(controlPoints: 0, 2, 1, -0.5))
    expectEqual(own.hash, CAMediaTimingFunction(controlPoints: 0, 2, 1, -0.5).hash)
    expectNotEqual(own, CAMediaTimingFunction(name: .linear))
  }

  // MARK: Kinds of values

  @Test func `Values of all kinds are halfway at half of the time`() {
    let shape = CAShapeLayer()
    let gradient = CAGradientLayer()
    layer.addSublayer(shape)
    layer.addSublayer(gradient)
    layer.add(
      animation("bounds", from: CGRect.zero, to: CGRect(x: 2, y: 4, width: 6, height: 8)),
      forKey: nil)
    layer.add(
      animation("shadowOffset", from: CGSize.zero, to: CGSize(width: 2, height: 4)), forKey: nil)
    layer.add(animation("backgroundColor", from: CGColor.white, to: CGColor.black), forKey: nil)
    layer.add(
      animation("borderColor", to: CGColor(red: 1, green: 0, blue: 0, alpha: 1)), forKey: nil)
    layer.add(animation("borderWidth", from: 1 as Float, to: 3 as UInt8), forKey: nil)
    layer.add(animation("cornerRadius", from: NSNumber(value: 2), to: 4), forKey: nil)
    layer.add(animation("shadowRadius", to: 7), forKey: nil)
    layer.add(animation("shadowOpacity", to: 1), forKey: nil)
    layer.add(animation("transform", to: CATransform3DMakeScale(3, 5, 1)), forKey: nil)
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 8, y: 0))
    shape.path = line.cgPath
    line.apply(CGAffineTransform(translationX: 2, y: 2))
    shape.add(animation("path", to: line.cgPath), forKey: nil)
    shape.add(animation("strokeEnd", from: 0), forKey: nil)
    shape.add(animation("fillColor", to: CGColor.clear), forKey: nil)
    gradient.colors = [CGColor.black, CGColor.black]
    gradient.add(animation("colors", to: [CGColor.white, CGColor.black]), forKey: nil)
    gradient.add(animation("locations", from: [0, 0.5], to: [0.5, 1]), forKey: nil)
    gradient.add(animation("startPoint", from: CGPoint.zero, to: CGPoint(x: 1, y: 1)), forKey: nil)
    gradient.add(animation("endPoint.x", to: 1), forKey: nil)
    window.advance(to: 2)
    let grey = CGColor(gray: 0.5, alpha: 1)
    let result = shown
    expectEqual(result.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(result.shadowOffset, CGSize(width: 1, height: 2))
    expectEqual(result.backgroundColor, grey)
    expectEqual(result.borderColor, CGColor(red: 0.5, green: 0, blue: 0, alpha: 1))
    expectEqual(result.borderWidth, 2)
    expectEqual(result.cornerRadius, 3)
    expectEqual(result.shadowRadius, 5)
    expectEqual(result.shadowOpacity, 0.5)
    expectEqual(result.affineTransform(), CGAffineTransform(scaleX: 2, y: 3))
    let halfShape = shape.presentation()
    line.apply(CGAffineTransform(translationX: -1, y: -1))
    expectEqual(halfShape?.path, line.cgPath)
    expectEqual(halfShape?.strokeEnd, 0.5)
    expectEqual(halfShape?.fillColor?.alpha, 0.5)
    let halfGradient = gradient.presentation()
    expectEqual(halfGradient?.colors as? [CGColor], [grey, .black])
    expectEqual(halfGradient?.locations, [0.25, 0.75])
    expectEqual(halfGradient?.startPoint, CGPoint(x: 0.5, y: 0.5))
    expectEqual(halfGradient?.endPoint, CGPoint(x: 0.75, y: 1))
  }

  @Test func `Parts of the transform change one by one`() {
    layer.setAffineTransform(CGAffineTransform(translationX: 5, y: 6))
    layer.add(animation("transform.scale", from: 1, to: 3), forKey: nil)
    layer.add(animation("transform.translation.x", to: 9), forKey: nil)
    layer.add(animation("transform.rotation.z", from: 0, to: 2 * Double.pi), forKey: nil)
    window.advance(to: 1)
    // A quarter of a whole turn, to which there is no shorter way.
    let turned = shown.affineTransform()
    expectLess(abs(turned.a), 1e-9)
    expectNear(turned.b, 1.5, within: 1e-9)
    expectLess(abs(turned.c + 1.5), 1e-9)
    expectLess(abs(turned.d), 1e-9)
    expectEqual(turned.tx, 6)
    expectEqual(turned.ty, 6)
    layer.removeAllAnimations()
    layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    layer.add(animation("transform.scale.y", from: 2, to: 2), forKey: nil)
    layer.add(animation("transform.translation", to: CGSize(width: 4, height: 8)), forKey: nil)
    expectEqual(shown.affineTransform(), CGAffineTransform(scaleX: 0, y: 2))
    layer.add(animation("transform.scale.x", from: 1, to: 1), forKey: nil)
    layer.add(animation("transform.rotation", from: 0, to: 0), forKey: nil)
    window.advance(to: 2)
    expectEqual(shown.affineTransform().tx, 1)
    expectEqual(shown.affineTransform().ty, 2)
  }

  @Test func `Turns about the axes of the plane make a layer narrower, and mirror it`() {
    layer.setAffineTransform(CGAffineTransform(translationX: 5, y: 6))
    layer.add(animation("transform.rotation.y", to: Double.pi), forKey: nil)
    // A third of half a turn, whose cosine is a half.
    window.advance(to: 4.0 / 3)
    let narrow = shown.affineTransform()
    expectNear(narrow.a, 0.5, within: 1e-9)
    expectEqual(narrow.b, 0)
    expectEqual(narrow.c, 0)
    expectEqual(narrow.d, 1)
    expectEqual(narrow.tx, 5)
    expectEqual(narrow.ty, 6)
    window.advance(to: 2)
    expectEqual(shown.affineTransform().a, 0)
    window.advance(to: 8.0 / 3)
    expectLess(abs(shown.affineTransform().a + 0.5), 1e-9)
    layer.add(animation("transform.rotation.x", from: Double.pi, to: Double.pi), forKey: nil)
    expectLess(abs(shown.affineTransform().a + 0.5), 1e-9)
    expectEqual(shown.affineTransform().d, -1)
    layer.removeAllAnimations()
    // In a layer that is turned itself, the axes are its own.
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    layer.add(animation("transform.rotation.y", from: Double.pi, to: Double.pi), forKey: nil)
    let turned = shown.affineTransform()
    expectLess(abs(turned.a), 1e-9)
    expectLess(abs(turned.b + 1), 1e-9)
    expectLess(abs(turned.c + 1), 1e-9)
    expectLess(abs(turned.d), 1e-9)
  }

  @Test func `The anchor point moves the layer around its position`() {
    layer.bounds.size = CGSize(width: 20, height: 10)
    layer.add(animation("anchorPoint", to: CGPoint(x: 0.5, y: 1)), forKey: nil)
    layer.add(animation("anchorPoint.x", from: 0, to: 1), forKey: nil)
    window.advance(to: 1)
    expectEqual(shown.anchorPoint, CGPoint(x: 0.25, y: 0.625))
    expectEqual(shown.frame, CGRect(x: 95, y: 43.75, width: 20, height: 10))
    layer.add(animation("anchorPoint.y", from: 0, to: 0), forKey: nil)
    expectEqual(shown.frame.minY, 50)
    expectEqual(layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
  }

  @Test func `What comes to the front is drawn there`() throws {
    let (behind, front) = (UIView(frame: view.frame), UIView(frame: view.frame))
    behind.backgroundColor = .red
    front.backgroundColor = .blue
    window.addSubview(behind)
    window.addSubview(front)
    behind.layer.add(animation("zPosition", from: -1, to: 3), forKey: nil)
    window.advance(to: 0.5)
    try expectNotEqual(Pixels(of: window).hex(5, 5), red)
    window.advance(to: 2)
    expectSame(window.hitTest(CGPoint(x: 5, y: 5), with: nil), front, "touches see no animations")
    expectEqual(behind.layer.presentation()?.zPosition, 1)
    expectEqual(behind.layer.zPosition, 0)
    try expectEqual(Pixels(of: window).hex(5, 5), red)
    // Layers of their own, too.
    let (one, other) = (CALayer(), CALayer())
    for layer in [one, other] {
      layer.frame = view.bounds
      front.layer.addSublayer(layer)
    }
    front.layer.zPosition = 9
    one.backgroundColor = UIColor.red.cgColor
    other.backgroundColor = CGColor.black
    try expectNotEqual(Pixels(of: window).hex(5, 5), red)
    one.add(animation("zPosition", from: 1, to: 1), forKey: nil)
    try expectEqual(Pixels(of: window).hex(5, 5), red)
  }

  @Test func `Only what moves the edge makes the extent unknown`() {
    let view = UIView(frame: view.frame)
    window.addSubview(view)
    let group = CAAnimationGroup()
    group.animations = [animation("opacity", from: 0, to: 1), animation("backgroundColor")]
    group.duration = 4
    view.layer.add(group, forKey: "a")
    view.layer.add(animation("transform.scale", to: 2), forKey: "b")
    expectEqual(view.drawnExtent, view.bounds)
    view.layer.add(animation("bounds.size.width", from: 30, to: 30), forKey: "b")
    expectEqual(view.drawnExtent, CGRect(x: 0, y: 0, width: 30, height: 10))
    for keyPath in ["shadowOpacity", "shadowOffset.width", "shadowRadius", "shadowPath"] {
      view.layer.add(animation(keyPath, to: 1), forKey: "b")
      expectNil(view.drawnExtent)
    }
    group.animations = [animation("shadowColor", to: CGColor.black)]
    view.layer.removeAllAnimations()
    expectEqual(view.drawnExtent, view.bounds)
    view.layer.add(group, forKey: "a")
    expectNil(view.drawnExtent)
  }

  @Test func `Hidden layers are so from the middle on`() {
    layer.add(animation("hidden", from: false, to: true), forKey: nil)
    window.advance(to: 1)
    expect(!shown.isHidden)
    window.advance(to: 2)
    expect(shown.isHidden)
    expect(!layer.isHidden)
  }

  @Test func `Values without anything in between change halfway`() {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    view.layer.addSublayer(shape)
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    shape.add(animation("path", to: circle), forKey: nil)
    window.advance(to: 1)
    expectEqual(shape.presentation()?.path, shape.path)
    window.advance(to: 2)
    expectEqual(shape.presentation()?.path, circle)
  }

  @Test func `A colour comes from nothing as it is`() {
    layer.add(
      animation("backgroundColor", to: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)), forKey: nil)
    window.advance(to: 1)
    expectEqual(shown.backgroundColor, CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }

  @Test(arguments: ["progress", "frame", "strokeEnd", "position.z", ""])
  func `What cannot be animated is a line on the console and changes nothing`(keyPath: String) {
    let lines = Mutex<[String]>([])
    let other = animation(keyPath, from: 0, to: 1)
    Console.$listener.withValue({ line in lines.withLock { $0.append(line) } }) {
      layer.add(other, forKey: "a")
    }
    expectEqual(
      lines.withLock(\.self),
      [
        "CABasicAnimation: \"\(keyPath)\" of a CALayer cannot be animated; the documentation of CAPropertyAnimation lists the key paths that can."
      ])
    expectEqual(layer.animationKeys(), ["a"])
    expectEqual(window.animationEnd, 4)
    window.advance(to: 4)
    expectNil(layer.animationKeys())
    expect(!window.isAnimating)
  }

  // MARK: Views

  @Test func `The layer of a view animates what is seen of it`() throws {
    view.backgroundColor = .red
    view.layer.add(animation("position.x", from: 5, to: 35), forKey: nil)
    view.layer.add(animation("cornerRadius", from: 8, to: 8), forKey: nil)
    window.advance(to: 2)
    expectEqual(view.layer.presentation()?.position, CGPoint(x: 20, y: 5))
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
    let pixels = try Pixels(of: window)
    expectEqual(pixels.hex(20, 5), red)
    expectEqual(pixels.hex(5, 5), white)
    expectEqual(pixels.hex(15, 0), white, "a corner is round")
    window.advance(to: 4)
    try expectEqual(Pixels(of: window).hex(5, 5), red)
  }

  @Test func `Animations of a layer come after those of its view's blocks`() {
    UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) { view.center.x = 25 }
    let more = animation("position.x", from: 0, to: 8)
    more.isAdditive = true
    view.layer.add(more, forKey: "more")
    window.advance(to: 1)
    expectEqual(view.layer.presentation()?.position.x, 12)
    view.alpha = 0.5
    view.center.x = 5
    expectEqual(view.layer.presentation()?.position.x, 7)
    expectEqual(view.layer.presentation()?.opacity, 0.5)
    view.layer.removeAllAnimations()
    expectEqual(view.layer.presentation()?.position.x, 5)
    expectNil(view.layer.animationKeys())
  }

  @Test func `A view whose layer is shown is seen`() throws {
    view.backgroundColor = .red
    view.isHidden = true
    view.layer.add(animation("hidden", from: false, to: false), forKey: nil)
    try expectEqual(Pixels(of: window).hex(5, 5), red)
    window.advance(to: 4)
    try expectEqual(Pixels(of: window).hex(5, 5), white)
  }

  @Test func `Masks and what is in a layer are animated with it`() throws {
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    let mask = CALayer()
    mask.backgroundColor = CGColor.black
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.mask = mask
    mask.add(animation("position.x", from: 5, to: 25), forKey: nil)
    window.advance(to: 2)
    var pixels = try Pixels(of: window)
    expectEqual(pixels.hex(15, 5), red)
    expectEqual(pixels.hex(5, 5), white)
    layer.mask = nil
    layer.add(animation("position.y", from: 5, to: 15), forKey: nil)
    window.advance(to: 4)
    pixels = try Pixels(of: window)
    expectEqual(pixels.hex(15, 7), red)
    expectEqual(pixels.hex(15, 2), white)
  }
}
