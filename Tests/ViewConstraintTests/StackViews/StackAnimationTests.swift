// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

// Auto layout rule ALN-2.
@MainActor
@Suite("Stack views: hiding over time", .serialized)
struct StackAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  private let views = [SizedView(40, 20), SizedView(60, 30), SizedView(10, 50)]
  private let stack: UIStackView
  private let scene: StackScene

  init() {
    stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    scene = StackScene(stack)
    window.addSubview(scene.root)
    window.layoutIfNeeded()
  }

  private func shown(_ view: UIView) -> CGRect { view.presentationGeometry.frame }

  @Test func `A view that is hidden in a block closes until the block ends`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
    // Without a call for layout: the stack lays itself out in the block.
    expect(views[1].isHidden)
    expectEqual(views[1].frame.height, 0)
    expectEqual(views[2].frame.minY, 20)
    expectEqual(shown(views[1]).height, 30)
    expect(!views[1].presentationIsHidden)
    window.advance(to: 0.5)
    expectEqual(shown(views[1]).height, 15)
    expectEqual(shown(views[2]).minY, 35)
    // What is around the stack joins.
    expectEqual(shown(stack).height, 85)
    expect(!views[1].presentationIsHidden)
    window.advance(to: 1)
    expect(views[1].presentationIsHidden)
    expectEqual(shown(stack).height, 70)
  }

  @Test func `A view that is shown in a block opens from no length`() {
    views[1].isHidden = true
    window.layoutIfNeeded()
    expect(views[1].presentationIsHidden)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
    expect(!views[1].presentationIsHidden)
    expectEqual(shown(views[1]).height, 0)
    window.advance(to: 0.5)
    expectEqual(shown(views[1]).height, 15)
    expectEqual(shown(views[2]).minY, 35)
    window.advance(to: 1)
    expectEqual(views[2].frame.minY, 50)
  }

  @Test func `A view that opens while it closes is drawn on`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
    window.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
    window.advance(to: 1.2)
    expect(!views[1].presentationIsHidden)
    // Closing again is the second block's business alone.
    views[1].isHidden = true
    expect(views[1].presentationIsHidden)
    window.advance(to: 3)
    expectEqual(views[1].frame.height, 0)
  }

  @Test func `A view that closes is drawn, and none that is hidden at once`() throws {
    views[1].backgroundColor = .red
    func redRows() throws -> Int {
      let pixels = try Pixels(of: window)
      return (0..<600).count { pixels.hex(15, $0) == "FF0000FF" }
    }
    let before = try redRows()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
    window.advance(to: 0.5)
    let middle = try redRows()
    window.advance(to: 1)
    let after = try redRows()
    expectEqual([before, middle, after] as [Int], [30, 15, 0])
    views[1].isHidden = false
    views[1].isHidden = true
    try expectEqual(redRows(), 0)
  }

  // A layer that has no size is not drawn anew.
  @Test func `A text that closes keeps its lines`() throws {
    window.traitOverrides.displayScale = 1
    window.traitOverrides.textRendering = .blocks
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "several words ", count: 6)
    stack.alignment = .leading
    stack.insertArrangedSubview(label, at: 0)
    stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
    window.layoutIfNeeded()
    let before = (label.frame, label.rectToDrawIn)
    expectGreater(before.0.height, 2 * label.font.lineHeight)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.isHidden = true }
    expectEqual(label.frame.size, CGSize(width: before.0.width, height: 0))
    window.advance(to: 0.5)
    expectEqual(label.rectToDrawIn, before.1)
    expectEqual(shown(label).minY, before.0.minY)
  }

  @Test func `Outside of a block, and outside of a window, a view is gone at once`() {
    views[0].isHidden = true
    expect(views[0].presentationIsHidden)
    let loose = StackScene(UIStackView(arrangedSubviews: [SizedView(10, 10)]))
    _ = loose.frames()
    UIView.animate(withDuration: 1) { loose.stack.arrangedSubviews[0].isHidden = true }
    expect(loose.stack.arrangedSubviews[0].presentationIsHidden)
    UIView.performWithoutAnimation { views[2].isHidden = true }
    expect(views[2].presentationIsHidden)
  }

  @Test func `A view that is no arranged one is hidden at once`() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stack.addSubview(plain)
    UIView.animate(withDuration: 1) { plain.isHidden = true }
    expect(plain.presentationIsHidden)
  }

  @Test func `A completion comes when the view has closed`() {
    var log: [String] = []
    UIView.animate(
      withDuration: 1, animations: { views[1].isHidden = true },
      completion: { log.append("\($0) \(views[1].presentationIsHidden)") })
    window.advance(to: 0.9)
    expectEmpty(log)
    window.advance(to: 1)
    expectEqual(log, ["true true"])
  }

  @Test func `Other settings of a stack move over time where layout is asked for`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stack.spacing = 20
      stack.layoutIfNeeded()
    }
    window.advance(to: 0.5)
    expectEqual(shown(views[1]).minY, 30)
  }
}
