// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import RandomHistories
import SeededRandom
import Testing
import Views

/// A scroll view whose contents are zoomed, as plain numbers.
private struct ZoomModel {
  let base: CGSize
  var size: CGSize
  var offset = CGPoint.zero
  var scale: CGFloat = 1
  var least: CGFloat = 0.5
  var greatest: CGFloat = 3
  var bounces = true

  var contentSize: CGSize { CGSize(width: base.width * scale, height: base.height * scale) }
  var middle: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

  func limited(_ scale: CGFloat) -> CGFloat { min(max(scale, least), max(least, greatest)) }

  mutating func clamp() {
    offset.x = max(0, min(offset.x, contentSize.width - size.width))
    offset.y = max(0, min(offset.y, contentSize.height - size.height))
  }

  /// The view's point that is seen at a place, at scale 1.
  func point(at place: CGPoint) -> CGPoint {
    CGPoint(x: (offset.x + place.x) / scale, y: (offset.y + place.y) / scale)
  }

  /// Takes a scale, at which a point is seen at a place.
  mutating func take(_ scale: CGFloat, _ point: CGPoint, at place: CGPoint) {
    self.scale = scale
    offset = CGPoint(x: point.x * scale - place.x, y: point.y * scale - place.y)
  }

  mutating func zoom(to scale: CGFloat) {
    let scale = limited(scale)
    guard scale != self.scale else { return }
    take(scale, point(at: middle), at: middle)
    clamp()
  }

  mutating func zoom(to rect: CGRect) {
    let scale = limited(min(size.width / rect.width, size.height / rect.height))
    take(scale, CGPoint(x: rect.midX, y: rect.midY), at: middle)
    clamp()
  }

  /// What touches show that ask for a scale.
  func resisted(_ scale: CGFloat) -> CGFloat {
    if scale > greatest { return bounces ? (scale * greatest).squareRoot() : greatest }
    if scale < least { return bounces ? (scale * least).squareRoot() : least }
    return scale
  }
}

/// Random zooms by programs and touches, with scrolling between them, against a model of plain numbers.
@Suite("Histories of zooming")
@MainActor
struct ZoomHistoryTests {
  @Test func `A scroll view zooms as plain numbers do`() {
    let seeds = HistorySeeds(usualCount: 200)
    var faults = 0
    for seed in seeds {
      seeds.begin(seed)
      var history = ZoomHistory(seed: seed)
      for step in 0..<40 {
        let name = history.step()
        seeds.tell(name)
        guard let fault = history.fault else { continue }
        Issue.record("seed \(seed), step \(step), \(name): \(fault)")
        faults += 1
        break
      }
    }
    seeds.end("zooming", faults: faults)
  }
}

@MainActor
private struct ZoomHistory {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view: UIScrollView
  private let page: UIView
  private let delegate = ZoomDelegate()
  private var model: ZoomModel
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let base = CGSize(width: 50 + random.next(below: 400), height: 50 + random.next(below: 400))
    let size = CGSize(width: 100 + random.next(below: 200), height: 100 + random.next(below: 200))
    model = ZoomModel(base: base, size: size)
    view = UIScrollView(frame: CGRect(origin: .zero, size: size))
    page = UIView(frame: CGRect(origin: .zero, size: base))
    window.scrollsOverTime = random.once(in: 2)
    view.minimumZoomScale = model.least
    view.maximumZoomScale = model.greatest
    view.contentSize = base
    view.addSubview(page)
    view.delegate = delegate
    delegate.zoomed = page
    window.addSubview(view)
  }

  /// A number between two others.
  private mutating func number(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * CGFloat(random.next(below: 1001)) / 1000
  }

  private func wait(_ seconds: TimeInterval) { window.advance(to: window.currentTime + seconds) }

  /// Does something.
  ///
  /// - Returns: What it is called.
  mutating func step() -> String {
    switch random.next(below: 12) {
    case 0, 1:
      let scale = number(0.1, 5)
      view.zoomScale = scale
      model.zoom(to: scale)
      return "zoom to \(scale)"
    case 2, 3:
      let scale = number(0.1, 5)
      view.setZoomScale(scale, animated: true)
      model.zoom(to: scale)
      wait(random.pick([0.05, 0.3, 1]))
      // Scrolling lets it be at its end.
      return "zoom to \(scale) over time, and " + scroll()
    case 4, 5:
      let rect = CGRect(
        x: number(0, model.base.width), y: number(0, model.base.height), width: number(1, 300),
        height: number(1, 300))
      let isAnimated = random.once(in: 2)
      view.zoom(to: rect, animated: isAnimated)
      model.zoom(to: rect)
      wait(1)
      return "zoom to \(rect)"
    case 6, 7: return scroll()
    case 8:
      model.size = CGSize(width: number(100, 300), height: number(100, 300))
      view.frame.size = model.size
      return "size \(model.size)"
    case 9:
      model.least = number(0.2, 1.2)
      model.greatest = number(0.8, 4)
      model.bounces = random.once(in: 2)
      view.minimumZoomScale = model.least
      view.maximumZoomScale = model.greatest
      view.bouncesZoom = model.bounces
      return "limits \(model.least) to \(model.greatest)"
    default: return pinch()
    }
  }

  private mutating func scroll() -> String {
    let offset = CGPoint(x: number(-100, 500), y: number(-100, 500))
    view.contentOffset = offset
    model.offset = offset
    return "scroll to \(offset)"
  }

  /// Zooms with two touches, and waits until the contents are at rest.
  private mutating func pinch() -> String {
    guard model.least < model.greatest else { return "no pinch" }
    var place = CGPoint(x: number(40, 60), y: number(40, 60))
    let distance = number(20, 60)
    func points(_ distance: CGFloat, _ place: CGPoint) -> [CGPoint] {
      [
        CGPoint(x: place.x - distance / 2, y: place.y),
        CGPoint(x: place.x + distance / 2, y: place.y),
      ]
    }
    let scale = model.scale
    window.beginTouches(at: points(distance, place))
    let point = model.point(at: place)
    for move in 0..<(1 + random.next(below: 4)) {
      // The first move is a pinch for sure, and moves nothing else.
      let next = move == 0 ? distance + random.pick([-12, 12, 60]) : number(2, 300)
      if move > 0 { place = CGPoint(x: number(-50, 200), y: number(-50, 200)) }
      window.moveTouches(to: points(next, place))
      model.take(model.resisted(scale * next / distance), point, at: place)
    }
    window.endTouches()
    let end = model.limited(model.scale)
    if end != model.scale { model.take(end, point, at: place) }
    model.clamp()
    wait(5)
    return "pinch"
  }

  /// What differs from the model; nil for nothing.
  var fault: String? {
    func differs(_ one: CGFloat, _ other: CGFloat) -> Bool { !(abs(one - other) < 1e-6) }
    let (frame, content) = (page.frame, model.contentSize)
    if differs(view.zoomScale, model.scale) { return "scale \(view.zoomScale), not \(model.scale)" }
    if differs(view.contentOffset.x, model.offset.x)
      || differs(view.contentOffset.y, model.offset.y)
    {
      return "offset \(view.contentOffset), not \(model.offset)"
    }
    if differs(frame.minX, 0) || differs(frame.minY, 0) || differs(frame.width, content.width)
      || differs(frame.height, content.height)
    {
      return "frame \(frame), not \(content)"
    }
    if differs(view.contentSize.width, content.width)
      || differs(view.contentSize.height, content.height)
    {
      return "contents \(view.contentSize), not \(content)"
    }
    return view.isZooming || view.isZoomBouncing ? "zooming still" : nil
  }
}
