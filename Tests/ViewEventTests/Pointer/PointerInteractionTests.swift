// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

@testable import Views

/// Interaction rules IX-19 and IX-20.
@MainActor
@Suite("Pointer interactions")
final class PointerInteractionTests: NSObject, UIPointerInteractionDelegate {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private var log: [String] = []
  private var hasRegions = true
  private var style: UIPointerStyle? = UIPointerStyle.hidden()
  private var onEntry: (any UIPointerInteractionAnimating) -> Void = { _ in }

  override init() {
    super.init()
    window.addSubview(view)
  }

  private func add(_ delegate: (any UIPointerInteractionDelegate)?) -> UIPointerInteraction {
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    return interaction
  }

  private func move(_ x: CGFloat, _ y: CGFloat) -> [String] {
    log = []
    window.movePointer(to: CGPoint(x: x, y: y))
    return log
  }

  // Two regions side by side.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    log.append("region \(Int(request.location.x)) \(Int(request.location.y))")
    guard hasRegions else { return nil }
    let isLeft = request.location.x < 50
    return UIPointerRegion(
      rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: defaultRegion.rect.height),
      identifier: isLeft ? "left" : "right")
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    log.append("style \(region.identifier as? String ?? "")")
    return style
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    log.append("enter \(region.identifier as? String ?? "")")
    onEntry(animator)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    log.append("exit \(region.identifier as? String ?? "")")
    onEntry(animator)
  }

  @Test func `A delegate is asked for the region at each move, and for the style at each entry`() {
    let interaction = add(self)
    expectSame(interaction.view, view)
    expectSame(interaction.delegate, self)
    expectEmpty(move(50, 50))
    expectEqual(move(110, 120), ["region 10 20", "style left", "enter left"])
    expectSame(window.pointerStyle, style)
    expectEqual(move(120, 120), ["region 20 20"])
    expectEqual(move(160, 120), ["region 60 20", "exit left", "style right", "enter right"])
    style = nil
    expectContains(move(110, 120), "style left")
    expectNil(window.pointerStyle)
    expectEqual(move(50, 50), ["exit left"])
  }

  @Test func `Without a region the views around are asked`() {
    _ = add(self)
    let around = UIPointerInteraction(delegate: nil)
    window.addInteraction(around)
    hasRegions = false
    expectEqual(move(110, 110), ["region 10 10"])
    // A window has no superview to show an effect in.
    expectNil(window.pointerStyle)
    hasRegions = true
    expectEqual(move(110, 110).last, "enter left")
  }

  @Test func `Without a delegate, or its methods, the whole view has the automatic effect`() throws
  {
    final class Silent: NSObject, UIPointerInteractionDelegate {}
    let silent = Silent()
    for delegate in [nil, silent] {
      let interaction = add(delegate)
      window.movePointer(to: CGPoint(x: 110, y: 110))
      guard case .effect(.automatic(let preview), nil) = try #require(window.pointerStyle).look
      else {
        Issue.record("The style is not the automatic effect")
        return
      }
      expectSame(preview.view, view)
      view.removeInteraction(interaction)
      expectNil(window.pointerStyle)
    }
  }

  @Test func `An interaction leaves its region when it is disabled or removed`() {
    let interaction = add(self)
    _ = move(110, 110)
    log = []
    interaction.isEnabled = false
    expectEqual(log, ["exit left"])
    interaction.isEnabled = true
    expectEqual(log, ["exit left", "region 10 10", "style left", "enter left"])
    log = []
    view.removeInteraction(interaction)
    expectEqual(log, ["exit left"])
  }

  @Test func `What is invalid is asked for again, without another entry`() {
    let interaction = add(self)
    _ = move(110, 110)
    log = []
    style = .system()
    interaction.invalidate()
    expectEqual(log, ["region 10 10", "style left"])
    expectSame(window.pointerStyle, style)
    hasRegions = false
    log = []
    interaction.invalidate()
    expectEqual(log, ["region 10 10", "exit left"])
  }

  @Test func `Changes go along with the pointer over time`() {
    _ = add(self)
    let view = view
    onEntry = { [unowned self] animator in
      animator.addAnimations { view.alpha = 0.5 }
      animator.addCompletion { self.log.append("finished \($0)") }
    }
    _ = move(110, 110)
    expectEqual(view.alpha, 0.5)
    expect(window.isAnimating)
    expectLacks(log, "finished true")
    window.advance(to: 1)
    expectEqual(log.last, "finished true")
  }

  @Test func `Regions are equal by their rectangles and identifiers`() throws {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let region = UIPointerRegion(rect: rect, identifier: "a")
    region.latchingAxes = .vertical
    expectEqual(region, UIPointerRegion(rect: rect, identifier: "a"))
    expectEqual(region.hash, UIPointerRegion(rect: rect, identifier: "a").hash)
    expectNotEqual(region, UIPointerRegion(rect: rect))
    expectNotEqual(region, UIPointerRegion(rect: .zero, identifier: "a"))
    let copy = try #require(region.copy(with: nil) as? UIPointerRegion)
    expectNotSame(copy, region)
    expectEqual(copy, region)
    expectEqual(copy.latchingAxes, .vertical)
    expectNil(UIPointerRegion(rect: rect).identifier)
    let request = UIPointerRegionRequest(location: CGPoint(x: 1, y: 2), modifiers: .command)
    expectEqual(request.location, CGPoint(x: 1, y: 2))
    expectEqual(request.modifiers, .command)
  }

  @Test func `A style has an effect or a shape`() {
    let preview = UITargetedPreview(view: view)
    let effects: [UIPointerEffect] = [
      .automatic(preview), .highlight(preview), .lift(preview), .hover(preview),
      .hover(
        preview, preferredTintMode: .underlay, prefersShadow: true, prefersScaledContent: false),
    ]
    for effect in effects { expectSame(effect.preview, preview) }
    guard case .hover(_, .overlay, false, true) = effects[3] else {
      Issue.record("A hover effect has other defaults")
      return
    }
    expectEqual(UIPointerEffect.TintMode.none.rawValue, 0)
    guard case .roundedRect(_, let radius) = UIPointerShape.roundedRect(.zero) else { return }
    expectEqual(radius, UIPointerShape.defaultCornerRadius)
    expectEqual(radius, 8)
    let shapes: [UIPointerShape] = [
      .path(UIBezierPath(rect: .zero)), .verticalBeam(length: 10), .horizontalBeam(length: 10),
    ]
    for shape in shapes {
      let style = UIPointerStyle(shape: shape, constrainedAxes: .vertical)
      guard case .shape(_, .vertical) = style.look else {
        Issue.record("The style has no shape")
        return
      }
      expectSame(style.copy(with: nil) as? UIPointerStyle, style)
      guard case .effect(.lift, .some) = UIPointerStyle(effect: .lift(preview), shape: shape).look
      else {
        Issue.record("The style has no effect with a shape")
        return
      }
    }
    guard case .hidden = UIPointerStyle.hidden().look, case .system = UIPointerStyle.system().look,
      case .system = UIPointerStyle().look
    else {
      Issue.record("A style without a shape has another look")
      return
    }
  }
}
