// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// What is behind a sheet steps back.
@Suite("Behind sheets")
@MainActor struct SheetRecessionTests {
  private let screen = PresentationScreen()
  private var root: UIView { screen.root.view }
  private let other: LoggingController
  private let sheet: UISheetPresentationController

  init() throws {
    other = screen.controller("other")
    sheet = try #require(other.sheetPresentationController)
  }

  private func isNear(_ rect: CGRect, _ other: CGRect) -> Bool {
    abs(rect.minX - other.minX) < 1e-6 && abs(rect.minY - other.minY) < 1e-6
      && abs(rect.width - other.width) < 1e-6 && abs(rect.height - other.height) < 1e-6
  }

  /// 16 from the sides, and 10 above the sheet, which is at 57.
  private let back = CGRect(x: 16, y: 47, width: 358, height: 844.0 * 358 / 390)

  private func present(_ detents: [UISheetPresentationController.Detent]) {
    sheet.detents = detents
    screen.root.present(other, animated: false)
    screen.window.layoutIfNeeded()
  }

  @Test func `Behind a sheet of full height the screen is smaller, lower and has round corners`() {
    let insets = root.safeAreaInsets
    present([.large()])
    expect(isNear(root.frame, back))
    expectEqual(root.layer.cornerRadius, 10)
    expect(root.clipsToBounds)
    expectEqual(root.bounds, screen.window.bounds)
    root.setNeedsLayout()
    root.center.x += 1
    root.center.x -= 1
    expectEqual(root.safeAreaInsets, insets, "it keeps its safe area")
    other.dismiss(animated: false)
    expectEqual(root.frame, screen.window.bounds)
    expectEqual(root.transform, .identity)
    expectEqual(root.layer.cornerRadius, 0)
    expect(!root.clipsToBounds)
    expectEqual(screen.window.subviews, [root])
  }

  @Test func `On a small phone it looks out above the sheet, too`() {
    let small = PresentationScreen(
      CGSize(width: 375, height: 667),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    small.root.present(small.controller("other", .formSheet), animated: false)
    expect(
      isNear(
        small.root.view.frame, CGRect(x: 16, y: 30, width: 343, height: 667.0 * 343 / 375)))
  }

  @Test func `It comes with the sheet, and back with it`() {
    screen.root.present(other, animated: true)
    let start = root.presentationGeometry.transform
    expectNear(start.a, 1, within: 1e-6)
    expectLess(abs(start.ty), 1e-6)
    expect(isNear(root.frame, back))
    screen.advance(by: 0.25)
    let scale = root.presentationGeometry.transform.a
    expectLess(scale, 1)
    expectGreater(scale, 358.0 / 390)
    screen.advance(by: 0.25)
    expectNear(root.presentationGeometry.transform.a, 358.0 / 390, within: 1e-6)
    other.dismiss(animated: true)
    expectNear(root.presentationGeometry.transform.a, 358.0 / 390, within: 1e-6)
    expectEqual(root.layer.cornerRadius, 10)
    screen.advance(by: 0.51)
    expectEqual(root.transform, .identity)
    expectEqual(root.layer.cornerRadius, 0)
    expectEqual(screen.window.subviews, [root])
  }

  @Test func `At a lower detent, and up to one that is not dimmed, it stays`() {
    present([.medium(), .large()])
    expectEqual(root.frame, screen.window.bounds)
    expectEqual(screen.window.subviews.count, 2)
    sheet.selectedDetentIdentifier = .large
    screen.window.layoutIfNeeded()
    expect(isNear(root.frame, back))
    sheet.selectedDetentIdentifier = .medium
    screen.window.layoutIfNeeded()
    expectEqual(root.frame, screen.window.bounds)
    expectEqual(root.layer.cornerRadius, 0)
    sheet.largestUndimmedDetentIdentifier = .large
    sheet.selectedDetentIdentifier = .large
    screen.window.layoutIfNeeded()
    expectEqual(root.frame, screen.window.bounds)
  }

  @Test func `It follows a touch that drags the sheet`() {
    present([.large()])
    screen.window.beginTouch(at: CGPoint(x: 195, y: 100))
    screen.window.moveTouch(to: CGPoint(x: 195, y: 100 + 393.5))
    // Half of the sheet's 787 points.
    expectNear(root.frame.minX, 8, within: 1e-6)
    expectNear(root.frame.minY, 23.5, within: 1e-6)
  }

  @Test func `In wide and in low windows it stays`() {
    let wide = PresentationScreen(CGSize(width: 1024, height: 1366), safeArea: .zero)
    wide.root.present(wide.controller("other", .formSheet), animated: false)
    expectEqual(wide.root.view.frame, wide.window.bounds)
    screen.window.frame.size = CGSize(width: 844, height: 390)
    screen.window.traitOverrides.verticalSizeClass = .compact
    sheet.prefersEdgeAttachedInCompactHeight = true
    present([.large()])
    expectEqual(root.frame, screen.window.bounds)
  }

  @Test func `Behind a second sheet the first one steps back, and the screen stays where it was`() {
    present([.large()])
    let second = screen.controller("second")
    other.present(second, animated: false)
    let first = sheet.presentedView?.frame ?? .null
    expect(isNear(first, CGRect(x: 16, y: 47, width: 358, height: 787.0 * 358 / 390)))
    expect(isNear(root.frame, back))
    second.dismiss(animated: false)
    expectEqual(sheet.presentedView?.frame, CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  @Test func `A sheet that steps back keeps its safe area`() throws {
    present([.large()])
    let first = try #require(sheet.presentedView)
    expectEqual(first.safeAreaInsets.bottom, 34)
    expectEqual(other.view.safeAreaInsets.bottom, 34)
    other.present(screen.controller("second"), animated: false)
    expectNotEqual(first.transform, .identity)
    expectEqual(first.safeAreaInsets.bottom, 34)
    expectEqual(other.view.safeAreaInsets.bottom, 34)
  }

  /// Dismisses at once, and leaves the view that comes back in a corner.
  private final class Corner: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) {
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        context.containerView.addSubview(view)
      }
      context.completeTransition(true)
    }
  }

  @Test func `A screen that comes back with the frontmost of several fills the window again`() {
    present([.large()])
    let (front, corner) = (screen.controller("front", .fullScreen), Corner())
    front.transitioningDelegate = corner
    other.present(front, animated: false)
    screen.root.dismiss(animated: true)
    expectSame(root.superview, screen.window)
    expectEqual(root.frame, screen.window.bounds)
    expectNil(screen.root.presentedViewController)
  }

  @Test func `Behind a low sheet, and behind an alert, nothing steps back`() {
    present([.medium()])
    let second = screen.controller("second")
    other.present(second, animated: false)
    expectEqual(sheet.presentedView?.frame, CGRect(x: 0, y: 422, width: 390, height: 422))
    other.dismiss(animated: false)
    screen.root.dismiss(animated: false)
    screen.root.present(
      UIAlertController(title: "Title", message: nil, preferredStyle: .alert), animated: false)
    expectEqual(root.frame, screen.window.bounds)
  }

  @Test func `A window that changes its size has it step back to another place`() {
    present([.large()])
    screen.window.frame.size = CGSize(width: 500, height: 844)
    screen.window.layoutIfNeeded()
    expect(isNear(root.frame, CGRect(x: 16, y: 47, width: 468, height: 844.0 * 468 / 500)))
  }
}
