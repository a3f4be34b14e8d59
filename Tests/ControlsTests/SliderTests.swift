// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    #expect(
      slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    #expect(slider.sizeThatFits(CGSize(width: 200, height: 100)) == CGSize(width: 200, height: 34))
  }

  @Test func `The value is the nearest of the range, and the range pushes its other end`() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    #expect(slider.value == 7)
    slider.value = .nan
    #expect(slider.value == 7)
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.minimumValue = 20
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (20, 20, 20))
    slider.maximumValue = 5
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (5, 5, 5))
  }

  @Test func `The thumb goes from edge to edge, and from right to left the other way`() {
    let slider = makeSlider()
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 15, width: 224, height: 4))
    #expect(thumb(slider) == CGRect(x: 0, y: 3, width: 28, height: 28))
    slider.value = 0.25
    #expect(thumb(slider).minX == 50)
    slider.value = 1
    #expect(thumb(slider).maxX == 228)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(thumb(slider).minX == 0)
  }

  @Test func `Images stand at the ends and the track between them`() throws {
    let slider = makeSlider {
      $0.minimumValueImage = UIImage(systemName: "minus")
      $0.maximumValueImage = UIImage(systemName: "plus")
    }
    let left = slider.minimumValueImageRect(forBounds: slider.bounds)
    let right = slider.maximumValueImageRect(forBounds: slider.bounds)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(left.minX == 0)
    #expect(right.maxX == 228)
    #expect(track.minX == left.maxX + 8)
    #expect(track.maxX == right.minX - 8)
  }

  @Test func `Dragging the thumb changes the value and says so at each move`() {
    let slider = makeSlider()
    var values: [Float] = []
    slider.addAction(
      UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    drag(slider, by: 100)
    #expect(values == [0.25, 0.5])
    drag(slider, by: -1_000)
    #expect(slider.value == 0)
  }

  @Test func `A slider that is not continuous says so at the end`() {
    let slider = makeSlider { $0.isContinuous = false }
    var values: [Float] = []
    slider.addAction(
      UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    drag(slider, by: 100)
    #expect(values == [0.5])
  }

  @Test func `A touch beside the thumb does nothing, and none does while it is disabled`() {
    let slider = makeSlider()
    window.beginTouch(at: slider.convert(CGPoint(x: 150, y: 17), to: nil))
    window.moveTouch(to: slider.convert(CGPoint(x: 200, y: 17), to: nil))
    window.endTouch()
    #expect(slider.value == 0)
    let own = UIView()
    slider.addSubview(own)
    slider.isEnabled = false
    drag(slider, by: 100)
    #expect(slider.value == 0)
    #expect(slider.subviews.allSatisfy { $0.alpha == ($0 === own ? 1 : 0.5) })
  }

  @Test func `An image for the thumb, its colours and those of the track`() throws {
    let slider = makeSlider { $0.tintColor = .red }
    let views = slider.subviews
    #expect(views[1].backgroundColor == .red)
    slider.minimumTrackTintColor = .green
    slider.maximumTrackTintColor = .blue
    slider.thumbTintColor = .black
    #expect(views.prefix(2).map(\.backgroundColor) == [.blue, .green])
    #expect(views[4].backgroundColor == .black)
    let image = try #require(UIImage(systemName: "circle"))
    slider.setThumbImage(image, for: .normal)
    #expect(slider.thumbImage(for: .normal) === image)
    #expect(slider.thumbImage(for: .highlighted) == nil)
    #expect(slider.currentThumbImage === image)
    #expect(thumb(slider).size == image.size)
  }

  @Test func `An animated value arrives after its time`() {
    let slider = makeSlider()
    // A layout that is due is not taken for the new value's.
    slider.maximumValue = 2
    slider.maximumValue = 1
    slider.setValue(1, animated: true)
    #expect(slider.value == 1)
    #expect(slider.subviews[4].frame.maxX == 228)
    window.advance(to: 0.1)
    let shown = slider.subviews[4].layer.presentation()?.frame.maxX ?? 0
    #expect(shown > 28 && shown < 228)
  }

  @Test func `A progress view fills from the leading edge`() {
    let bar = UIProgressView(progressViewStyle: .default)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    window.addSubview(bar)
    bar.progress = 0.25
    window.layoutIfNeeded()
    #expect(bar.subviews[1].frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(bar.subviews[1].frame == CGRect(x: 150, y: 0, width: 50, height: 4))
    bar.progress = 7
    #expect(bar.progress == 1)
    bar.setProgress(-1, animated: true)
    #expect(bar.progress == 0)
    bar.progress = .nan
    #expect(bar.progress == 0)
  }

  @Test func `Styles, colours and images of a progress view`() throws {
    let bar = UIProgressView(progressViewStyle: .bar)
    #expect(bar.progressViewStyle == .bar)
    #expect(bar.sizeThatFits(CGSize(width: 90, height: 50)) == CGSize(width: 90, height: 2.5))
    bar.tintColor = .red
    #expect(bar.subviews.map(\.backgroundColor) == [.clear, .red])
    bar.progressTintColor = .green
    bar.trackTintColor = .blue
    #expect(bar.subviews.map(\.backgroundColor) == [.blue, .green])
    let image = try #require(UIImage(systemName: "circle"))
    bar.progressImage = image
    bar.trackImage = image
    #expect(bar.subviews.map(\.backgroundColor) == [nil, nil])
    #expect(bar.subviews.compactMap { ($0 as? UIImageView)?.image }.count == 2)
  }

  @Test func `An indicator turns in a window while it is animating`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden)
    #expect(indicator.intrinsicContentSize == CGSize(width: 20, height: 20))
    window.makeKeyAndVisible()
    window.addSubview(indicator)
    indicator.startAnimating()
    #expect(indicator.isAnimating)
    #expect(!indicator.isHidden)
    let first = indicator.step
    window.advance(to: 0.35)
    #expect(indicator.step != first)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    let last = indicator.step
    window.advance(to: 1)
    #expect(indicator.step == last)
    indicator.style = .large
    #expect(indicator.sizeThatFits(.zero) == CGSize(width: 37, height: 37))
    indicator.color = .red
    #expect(indicator.color == .red)
  }
}
