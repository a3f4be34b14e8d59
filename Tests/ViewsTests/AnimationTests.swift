// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

@Suite("Animation on a window's time")
@MainActor
struct AnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() { window.addSubview(view) }

  private func move(over duration: TimeInterval, to x: CGFloat) {
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      view.center.x = x
    }
  }

  @Test func `A view holds its new value at once and shows the way there`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 40, y: 0, width: 40, height: 20)
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    expectEqual(view.alpha, 0)
    expectEqual(view.center, CGPoint(x: 60, y: 10))
    window.advance(to: 0.25)
    expectEqual(view.presentationAlpha, 0.75)
    expectEqual(view.presentationGeometry.center, CGPoint(x: 22.5, y: 10))
    expectEqual(view.presentationGeometry.bounds.size, CGSize(width: 25, height: 20))
    expectEqual(view.presentationGeometry.transform.a, 1.5)
    expectEqual(view.layer.presentation()?.opacity, 0.75)
    window.advance(to: 1)
    expectNil(view.animations)
    expectEqual(view.presentationGeometry.center, CGPoint(x: 60, y: 10))
    expect(!window.isAnimating)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveEaseInOut, 0.25, 0.129162),
    (.curveEaseInOut, 0.5, 0.5), (.curveEaseIn, 0.5, 0.315357), (.curveEaseOut, 0.5, 0.684643),
    (.curveLinear, 0.3, 0.3),
  ])
  func `Curves are those of CSS`(
    options: UIView.AnimationOptions, time: Double, progress: CGFloat
  ) {
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 1010 }
    window.advance(to: time)
    expectNear(view.presentationGeometry.center.x - 10, progress * 1000, within: 0.01)
  }

  @Test func `A spring overshoots as much as its damping says, and settles`() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) { view.center.x = 110 }
    var most: CGFloat = 0
    for step in 0..<1000 {
      window.advance(to: Double(step) / 1000)
      most = max(most, view.presentationGeometry.center.x)
    }
    // exp(-π ζ / sqrt(1 - ζ²)) of the way.
    expectNear(most - 110, 100 * 0.16303, within: 0.1)
    expectNear(view.presentationGeometry.center.x, 110, within: 0.2)
  }

  @Test func `A critically damped spring does not overshoot`() {
    UIView.animate(springDuration: 0.5, bounce: 0) { view.center.x = 110 }
    let end = window.animationEnd
    for step in 0...100 {
      window.advance(to: end * Double(step) / 100)
      expectAtMost(view.presentationGeometry.center.x, 110)
    }
    expectEqual(view.presentationGeometry.center.x, 110)
  }

  @Test func `A delay keeps the old look`() {
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.alpha = 0 }
    window.advance(to: 0.99)
    expectEqual(view.presentationAlpha, 1)
    window.advance(to: 1.5)
    expectEqual(view.presentationAlpha, 0.5)
    expectEqual(window.animationEnd, 2)
  }

  @Test func `A change without animation is there at once`() {
    move(over: 1, to: 110)
    window.advance(to: 0.5)
    view.center.x = 70
    expectEqual(view.presentationGeometry.center.x, 70)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.alpha = 0.5 }
      view.center.x = 80
    }
    expectEqual(view.presentationAlpha, 0.5)
    expectEqual(view.presentationGeometry.center.x, 70)
  }

  @Test func `Completions run at their times, and may begin the next animation there`() {
    var told: [String] = []
    UIView.animate(withDuration: 2, animations: { view.alpha = 0 }) { finished in
      told.append("second \(window.currentTime) \(finished)")
    }
    UIView.animate(withDuration: 1, animations: { view.center.x = 50 }) { finished in
      told.append("first \(window.currentTime) \(finished)")
      UIView.animate(
        withDuration: 0.5, delay: 0, options: .curveLinear, animations: { view.center.x = 60 },
        completion: { _ in told.append("third \(window.currentTime)") })
    }
    window.advance(to: 1.25)
    expectEqual(told, ["first 1.0 true"])
    expectEqual(view.presentationGeometry.center.x, 55)
    window.advance(to: 5)
    expectEqual(told, ["first 1.0 true", "third 1.5", "second 2.0 true"])
    expectEqual(window.currentTime, 5)
  }

  @Test func `Outside a window there is no animation`() {
    let view = UIView(frame: .zero)
    var isDone = false
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { isDone = $0 }
    expect(isDone)
    expectEqual(view.presentationAlpha, 0)
  }

  @Test func `A view that is taken away loses its animation, and the completion learns it`() {
    var finished: Bool?
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished = $0 }
    view.removeFromSuperview()
    window.advance(to: 2)
    expectEqual(finished, false)
  }

  @Test func `An animation that repeats goes on, there and back`() {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
      view.alpha = 0
    }
    expectEqual(window.animationEnd, .infinity)
    window.advance(to: 100.25)
    expectNear(view.presentationAlpha, 0.75, within: 1e-9)
    window.advance(to: 101.25)
    expectNear(view.presentationAlpha, 0.25, within: 1e-9)
  }

  @Test func `Time does not run backwards or to infinity`() {
    window.advance(to: 3)
    window.advance(to: 2)
    window.advance(to: .infinity)
    window.advance(to: .nan)
    expectEqual(window.currentTime, 3)
  }

  @Test func `Turned off, animations are changes at once`() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var isDone = false
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { isDone = $0 }
    expectEqual(view.presentationAlpha, 0)
    expect(isDone)
  }

  @Test func `A turn goes the shorter way round`() {
    view.transform = CGAffineTransform(rotationAngle: 0.75 * .pi)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: -0.75 * .pi)
    }
    window.advance(to: 0.5)
    let shown = view.presentationGeometry.transform
    expectLess(abs(shown.a + 1), 1e-9)
    expectLess(abs(shown.b), 1e-9)
  }

  @Test func `Colours change evenly, and a missing one fades in`() {
    view.backgroundColor = .black
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .white
    }
    window.advance(to: 0.5)
    expectEqual(view.presentationBackground, ColorValue(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    let other = UIView(frame: view.frame)
    window.addSubview(other)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      other.backgroundColor = .red
    }
    window.advance(to: 1)
    expectEqual(other.presentationBackground, ColorValue(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func `Drawing shows the present moment`() throws {
    view.backgroundColor = .black
    window.backgroundColor = .white
    move(over: 1, to: 90)
    window.advance(to: 0.5)
    let pixels = try Pixels(of: window)
    expectEqual(pixels.hex(50, 10), "000000FF")
    expectEqual(pixels.hex(90, 10), "FFFFFFFF")
    expectEqual(pixels.hex(10, 10), "FFFFFFFF")
  }

  @Test func `An animated scroll moves moment by moment and tells the delegate`() {
    final class Spy: UIScrollViewDelegate {
      var calls: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls.append("scroll \(scrollView.contentOffset.y)")
      }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
    }
    let spy = Spy()
    let scrollView = UIScrollView(frame: window.bounds)
    window.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.delegate = spy
    scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    expectEqual(scrollView.contentOffset.y, 0)
    window.advance(to: 0.15)
    expectNear(scrollView.contentOffset.y, 100, within: 1e-6)
    window.advance(to: 1)
    expectEqual(scrollView.contentOffset.y, 200)
    expectEqual(spy.calls.count, 3)
    expectEqual(spy.calls.suffix(2), ["scroll 200.0", "end"])
    scrollView.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    window.advance(to: 2)
    expectEqual(scrollView.contentOffset.y, 50)
    expectEqual(spy.calls.count, 4)
  }

  /// Behaviour rule SV-11.
  @Test func `An animated scroll stays legal, whatever changes before it is over`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.addSubview(view)
    func end(of target: CGFloat, after change: () -> Void) -> CGFloat {
      view.contentInset = .zero
      view.frame.size.height = 200
      view.contentSize = CGSize(width: 100, height: 1000)
      view.contentOffset = CGPoint(x: 0, y: 300)
      view.setContentOffset(CGPoint(x: 0, y: target), animated: true)
      window.advance(to: window.currentTime + 0.1)
      change()
      window.advance(to: window.currentTime + 1)
      return view.contentOffset.y
    }
    expectEqual(end(of: 800) {}, 800)
    expectEqual(end(of: 800) { view.frame.size.height = 300 }, 700)
    expectEqual(end(of: 800) { view.contentSize.height = 600 }, 400)
    expectEqual(end(of: 0) { view.contentInset.top = -20 }, 20)
    // Also on the way, and back where the contents grow again.
    let regrown = end(of: 700) {
      view.contentSize.height = 450
      window.advance(to: window.currentTime + 0.05)
      expectEqual(view.contentOffset.y, 250)
      view.contentSize.height = 1000
    }
    expectEqual(regrown, 700)
    // One that goes beyond the contents gets there, unless they come so far.
    expectEqual(end(of: 850) {}, 850)
    expectEqual(end(of: 850) { view.contentSize.height = 900 }, 850)
  }
}

@Suite("Texts in animations")
@MainActor
struct AnimatedTextTests {
  @Test func `A label whose size is animating shows the lines of its end, unstretched`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "one line"
    label.textAlignment = .center
    window.addSubview(label)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      label.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    }
    window.advance(to: 0.5)
    // Shown 150 x 40: the middle of the text is in the middle of that.
    expectEqual(label.rectToDrawIn, CGRect(x: -25, y: -10, width: 200, height: 60))
    window.advance(to: 1)
    expectEqual(label.rectToDrawIn, label.bounds)
  }

  @Test func `A block is not over before the blocks inside it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: .zero)
    window.addSubview(view)
    var end: TimeInterval?
    UIView.animate(withDuration: 1) {
      UIView.animate(withDuration: 2, delay: 0.5, options: .overrideInheritedDuration) {
        view.alpha = 0
      }
    } completion: { _ in
      end = window.currentTime
    }
    expectNil(end)
    window.advance(to: 5)
    expectEqual(end, 2.5)
  }
}
