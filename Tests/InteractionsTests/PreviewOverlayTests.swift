// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Interactions
import Pictures
import Testing
import Views

/// Interaction rule IX-13.
@Suite("What is dragged in front of a window")
@MainActor
struct PreviewOverlayTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `Touches go through previews`() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    window.showPreview(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
    expectSame(window.hitTest(CGPoint(x: 15, y: 15), with: nil), view)
  }

  @Test func `Previews stay in front of what is added later`() {
    window.showPreview(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
    let view = UIView()
    view.layer.zPosition = 10_000
    window.addSubview(view)
    expect(window.childrenInDrawingOrder.last, is: PreviewOverlay.self)
  }

  @Test func `The overlay goes with its last preview`() {
    let previews = [UIView(), UIView()]
    for preview in previews { window.showPreview(preview) }
    previews[0].removeFromSuperview()
    expectNotNil(window.previewOverlay)
    previews[1].removeFromSuperview()
    expectNil(window.previewOverlay)
    expect(previews[1].window == nil && previews[1].superview == nil)
    window.showPreview(previews[1])
    expectSame(previews[1].window, window)
  }

  @Test func `A layout tree lists previews apart`() {
    window.addSubview(UIView(frame: window.bounds))
    let preview = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    preview.alpha = 0.5
    window.showPreview(preview)
    let tree = LayoutTree(of: window, name: "drag", scale: 1)
    expectEqual(tree.elements.count, 2)
    expectSuffix(
      tree.text, "overlay:\npreview        0       10, 20  30 × 40               alpha 0.5\n")
    expectContains(tree.json, "\"overlay\": [\n    { \"category\": \"preview\"")
  }
}
