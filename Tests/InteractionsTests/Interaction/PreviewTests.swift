// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Interactions
import Testing
import Views
import WaitingSuites

/// Previews: parameters and targets (interaction rules IX-10 and IX-11).
@MainActor
struct PreviewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func view(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    window.addSubview(view)
    return view
  }

  @Test func `New parameters have the system's background and no paths; nil brings it back`() {
    let parameters = UIPreviewParameters()
    expectEqual(parameters.backgroundColor, .systemBackground)
    expectNil(parameters.visiblePath)
    expectNil(parameters.shadowPath)
    parameters.backgroundColor = .red
    parameters.backgroundColor = nil
    expectEqual(parameters.backgroundColor, .systemBackground)
  }

  @Test func `Paths are copied`() {
    let parameters = UIPreviewParameters()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    parameters.visiblePath = path
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)))
    expectEqual(parameters.visiblePath?.bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
    parameters.visiblePath?.append(path)
    expectEqual(parameters.visiblePath?.bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `IE-28: the outline of a line of text is 14 points wider at each side and 10 higher`()
  {
    let parameters = UIPreviewParameters(textLineRects: [
      CGRect(x: 10, y: 20, width: 100, height: 18)
    ])
    expectEqual(parameters.visiblePath?.bounds, CGRect(x: -4, y: 10, width: 128, height: 38))
    let rounded = UIPreviewParameters(textLineRects: [
      CGRect(x: 10.4, y: 19.6, width: 99.7, height: 18.2)
    ])
    expectEqual(rounded.visiblePath?.bounds, CGRect(x: -4, y: 10, width: 128, height: 38))
    expectNil(UIPreviewParameters(textLineRects: []).visiblePath)
  }

  @Test func `A copy of drag parameters is of their kind and says the same`() throws {
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .green
    let copy = try #require(parameters.copy() as? UIDragPreviewParameters)
    expectNotSame(copy, parameters)
    expectEqual(copy.backgroundColor, .green)
  }

  @Test func `A preview of a view has a clear background, and the view's place as its target`() {
    let view = view(CGRect(x: 20, y: 30, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let preview = UITargetedPreview(view: view)
    expectEqual(preview.parameters.backgroundColor, .clear)
    expectSame(preview.target.container, window)
    expectEqual(preview.target.center, CGPoint(x: 70, y: 55))
    expectEqual(preview.target.transform, CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(preview.size, CGSize(width: 100, height: 50))
  }

  @Test func `A preview with a target of its own keeps what it is given`() {
    let parameters = UIPreviewParameters()
    let target = UIPreviewTarget(container: window, center: CGPoint(x: 1, y: 2))
    let preview = UITargetedPreview(view: UIView(), parameters: parameters, target: target)
    expectSame(preview.parameters, parameters)
    expectSame(preview.target, target)
    let other = UIPreviewTarget(container: window, center: CGPoint(x: 9, y: 9))
    let moved = preview.retargetedPreview(with: other)
    expectSame(moved.target, other)
    expectSame(moved.view, preview.view)
  }

  @Test func `Targets at the same place of the same view are equal`() {
    let one = UIPreviewTarget(container: window, center: CGPoint(x: 1, y: 2))
    expectEqual(one, UIPreviewTarget(container: window, center: CGPoint(x: 1, y: 2)))
    expectNotEqual(one, UIPreviewTarget(container: window, center: CGPoint(x: 2, y: 2)))
    let view = view(.zero)
    expectNotEqual(one, UIPreviewTarget(container: view, center: CGPoint(x: 1, y: 2)))
  }

  @Test func `A container in no window is an error that says so, and so is a view in none`() throws
  {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    expectNil(UIPreviewTarget.windowMessage(for: window))
    let message = try #require(UIPreviewTarget.windowMessage(for: view))
    expectContains(message, "UIView")
    expectContains(message, "not in a window")
    expectContains(UITargetedPreview.windowMessage(for: view), "not in a window")
  }

  @Test(.waitsForProcesses) func `A target outside a window traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIPreviewTarget(container: UIView(), center: .zero) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "The container of a preview's target", "\(message)")
  }
}
