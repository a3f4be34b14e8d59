// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import Controls

@Suite("Sliders and progress") @MainActor
struct SliderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func makeSlider(_ change: (UISlider) -> Void = { _ in }) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 228, height: 34))
    change(slider)
    window.addSubview(slider)
    window.layoutIfNeeded()
    return slider
  }

  private func thumb(_ slider: UISlider) -> CGRect {
    slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
      value: slider.value)
  }

  private func drag(_ slider: UISlider, by distance: CGFloat) {
    let start = slider.convert(CGPoint(x: thumb(slider).midX, y: 17), to: nil)
    window.beginTouch(at: start)
    window.moveTouch(to: CGPoint(x: start.x + distance / 2, y: start.y))
    window.moveTouch(to: CGPoint(x: start.x + distance, y: start.y + 300))
    window.endTouch()
    window.layoutIfNeeded()
  }

  @Test func `A slider is 34 points high and has any width`() {
    let slider = UISlider()
    expectEqual(slider.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 34))
    expectEqual(
      slider.sizeThatFits(CGSize(width: 200, height: 100)), CGSize(width: 200, height: 34))
  }

  @Test func `The value is the nearest of the range, and the range pushes its other end`() {
    let slider = UISlider()
    slider.value = 3
    expectEqual(slider.value, 1)
    slider.maximumValue = 10
    slider.value = 7
    expectEqual(slider.value, 7)
    slider.value = .nan
    expectEqual(slider.value, 7)
    slider.minimumValue = 8
    expectEqual(slider.value, 8)
    slider.minimumValue = 20
    expectEqual((slider.minimumValue, slider.maximumValue, slider.value), (20, 20, 20))
    slider.maximumValue = 5
    expectEqual((slider.minimumValue, slider.maximumValue, slider.value), (5, 5, 5))
  }

  // Measured on iOS at scale 3: a thumb of 27 at y 2.333, x = 1 + value × (width − 29).
  @Test func `The thumb goes nearly from edge to edge, and from right to left the other way`() {
    let slider = makeSlider()
    slider.traitOverrides.displayScale = 3
    expectEqual(
      slider.trackRect(forBounds: slider.bounds), CGRect(x: 3, y: 15, width: 222, height: 4))
    expectEqual(thumb(slider).size, CGSize(width: 27, height: 27))
    expectNear(thumb(slider).minY, 2.3333, within: 1e-3)
    for value: Float in [0, 0.25, 0.5, 1] {
      slider.value = value
      expectEqual(thumb(slider).minX, 1 + CGFloat(value) * 199)
    }
    slider.semanticContentAttribute = .forceRightToLeft
    expectEqual(thumb(slider).minX, 1)
    slider.traitOverrides.displayScale = 2
    expectEqual(thumb(slider).minY, 2.5)
  }

  @Test func `Images stand at the ends and the track between them`() throws {
    let slider = makeSlider {
      $0.minimumValueImage = UIImage(systemName: "minus")
      $0.maximumValueImage = UIImage(systemName: "plus")
    }
    let left = slider.minimumValueImageRect(forBounds: slider.bounds)
    let right = slider.maximumValueImageRect(forBounds: slider.bounds)
    let track = slider.trackRect(forBounds: slider.bounds)
    expectEqual(left.minX, 0)
    expectEqual(right.maxX, 228)
    expectEqual(track.minX, left.maxX + 8)
    expectEqual(track.maxX, right.minX - 8)
  }

  @Test func `Dragging the thumb changes the value and says so at each move`() {
    let slider = makeSlider()
    var values: [Float] = []
    slider.addAction(
      UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    drag(slider, by: 99.5)
    expectEqual(values, [0.25, 0.5])
    drag(slider, by: -1_000)
    expectEqual(slider.value, 0)
  }

  @Test func `A slider that is not continuous says so at the end`() {
    let slider = makeSlider { $0.isContinuous = false }
    var values: [Float] = []
    slider.addAction(
      UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    drag(slider, by: 99.5)
    expectEqual(values, [0.5])
  }

  @Test func `A touch beside the thumb does nothing, and none does while it is disabled`() {
    let slider = makeSlider()
    window.beginTouch(at: slider.convert(CGPoint(x: 150, y: 17), to: nil))
    window.moveTouch(to: slider.convert(CGPoint(x: 200, y: 17), to: nil))
    window.endTouch()
    expectEqual(slider.value, 0)
    let own = UIView()
    slider.addSubview(own)
    slider.isEnabled = false
    drag(slider, by: 100)
    expectEqual(slider.value, 0)
    expectAll(slider.subviews, where: { $0.alpha == ($0 === own ? 1 : 0.5) })
  }

  @Test func `An image for the thumb, its colours and those of the track`() throws {
    let slider = makeSlider { $0.tintColor = .red }
    let views = slider.subviews
    expectEqual(views[1].backgroundColor, .red)
    slider.minimumTrackTintColor = .green
    slider.maximumTrackTintColor = .blue
    slider.thumbTintColor = .black
    expectEqual(views.prefix(2).map(\.backgroundColor), [.blue, .green])
    expectEqual(views[4].backgroundColor, .black)
    let image = try #require(UIImage(systemName: "circle"))
    slider.setThumbImage(image, for: .normal)
    expectSame(slider.thumbImage(for: .normal), image)
    expectNil(slider.thumbImage(for: .highlighted))
    expectSame(slider.currentThumbImage, image)
    expectEqual(thumb(slider).size, image.size)
  }

  @Test func `An animated value arrives after its time`() {
    let slider = makeSlider()
    // A layout that is due is not taken for the new value's.
    slider.maximumValue = 2
    slider.maximumValue = 1
    slider.setValue(1, animated: true)
    expectEqual(slider.value, 1)
    expectEqual(slider.subviews[4].frame.maxX, 227)
    window.advance(to: 0.1)
    let shown = slider.subviews[4].layer.presentation()?.frame.maxX ?? 0
    expectGreater(shown, 28)
    expectLess(shown, 227)
  }

  @Test func `A progress view fills from the leading edge`() {
    let bar = UIProgressView(progressViewStyle: .default)
    expectEqual(bar.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 4))
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    window.addSubview(bar)
    bar.progress = 0.25
    window.layoutIfNeeded()
    expectEqual(bar.subviews[1].frame, CGRect(x: 0, y: 0, width: 50, height: 4))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    expectEqual(bar.subviews[1].frame, CGRect(x: 150, y: 0, width: 50, height: 4))
    bar.progress = 7
    expectEqual(bar.progress, 1)
    bar.setProgress(-1, animated: true)
    expectEqual(bar.progress, 0)
    bar.progress = .nan
    expectEqual(bar.progress, 0)
  }

  @Test func `Styles, colours and images of a progress view`() throws {
    let bar = UIProgressView(progressViewStyle: .bar)
    expectEqual(bar.progressViewStyle, .bar)
    expectEqual(bar.sizeThatFits(CGSize(width: 90, height: 50)), CGSize(width: 90, height: 2.5))
    bar.tintColor = .red
    expectEqual(bar.subviews.map(\.backgroundColor), [.clear, .red])
    bar.progressTintColor = .green
    bar.trackTintColor = .blue
    expectEqual(bar.subviews.map(\.backgroundColor), [.blue, .green])
    let image = try #require(UIImage(systemName: "circle"))
    bar.progressImage = image
    bar.trackImage = image
    expectEqual(bar.subviews.map(\.backgroundColor), [nil, nil])
    expectEqual(bar.subviews.compactMap { ($0 as? UIImageView)?.image }.count, 2)
  }

  @Test func `An indicator turns in a window while it is animating`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    expect(indicator.isHidden)
    expectEqual(indicator.intrinsicContentSize, CGSize(width: 20, height: 20))
    window.makeKeyAndVisible()
    window.addSubview(indicator)
    indicator.startAnimating()
    expect(indicator.isAnimating)
    expect(!indicator.isHidden)
    let first = indicator.step
    window.advance(to: 0.35)
    expectNotEqual(indicator.step, first)
    indicator.stopAnimating()
    expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    expect(!indicator.isHidden)
    let last = indicator.step
    window.advance(to: 1)
    expectEqual(indicator.step, last)
    indicator.style = .large
    expectEqual(indicator.sizeThatFits(.zero), CGSize(width: 37, height: 37))
    indicator.color = .red
    expectEqual(indicator.color, .red)
  }
}
