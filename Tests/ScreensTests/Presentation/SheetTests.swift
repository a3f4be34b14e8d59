// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// Sheets: their places, and what a touch does with them.
@Suite("Sheets")
@MainActor struct SheetTests {
  private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    let log: Log
    var maySo = true

    init(_ log: Log) { self.log = log }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { maySo }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.lines.append("will dismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.lines.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { log.lines.append("did attempt to dismiss") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      log.lines.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
    }
  }

  private let screen = PresentationScreen()
  private let delegate: Delegate
  private let other: LoggingController
  private let sheet: UISheetPresentationController

  init() throws {
    delegate = Delegate(screen.log)
    other = screen.controller("other")
    sheet = try #require(other.sheetPresentationController)
    sheet.delegate = delegate
  }

  private func present(_ detents: [UISheetPresentationController.Detent] = []) {
    sheet.detents = detents
    screen.root.present(other, animated: false)
    _ = screen.take()
  }

  private var frame: CGRect { other.view.frameInWindow }

  // MARK: Places

  @Test func `A page sheet leaves the screen behind where it is`() {
    screen.root.present(other, animated: false)
    expectEqual(
      screen.take(),
      [
        "other viewDidLoad", "other viewWillAppear false", "other viewDidAppear false",
      ])
    expectEqual(frame, CGRect(x: 0, y: 57, width: 390, height: 787))
    expectEqual(other.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    expectSame(other.presentationController, sheet)
    expectEqual(sheet.presentationStyle, .pageSheet)
    expectEqual(sheet.adaptivePresentationStyle, .none)
    expectEqual(sheet.presentedView?.frame, sheet.frameOfPresentedViewInContainerView)
    expectSame(sheet.containerView?.window, screen.window)
    expectSame(sheet.presentingViewController, screen.root)
    expectSame(sheet.presentedViewController, other)
    expectEqual(other.view.traitCollection.userInterfaceLevel, .elevated)
  }

  @Test func `On a small phone it stands at 40, as measured`() {
    let small = PresentationScreen(
      CGSize(width: 375, height: 667),
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let other = small.controller("other", .formSheet)
    small.root.present(other, animated: false)
    expectEqual(other.view.frameInWindow, CGRect(x: 0, y: 40, width: 375, height: 627))
  }

  @Test func `In a wide window sheets are in the middle`() {
    let wide = PresentationScreen(CGSize(width: 1024, height: 1366), safeArea: .zero)
    let form = wide.controller("form", .formSheet)
    wide.root.present(form, animated: false)
    expectEqual(form.view.frameInWindow, CGRect(x: 242, y: 373, width: 540, height: 620))
    expectEqual(form.traitCollection.horizontalSizeClass, .compact)
    form.preferredContentSize = CGSize(width: 400, height: 300)
    wide.window.layoutIfNeeded()
    expectEqual(form.view.frameInWindow, CGRect(x: 312, y: 533, width: 400, height: 300))
    form.dismiss(animated: false)
    let page = wide.controller("page", .pageSheet)
    wide.root.present(page, animated: false)
    expectEqual(page.view.frameInWindow, CGRect(x: 160, y: 44, width: 704, height: 1278))
    wide.window.frame.size = CGSize(width: 1366, height: 1024)
    wide.window.layoutIfNeeded()
    expectEqual(page.view.frameInWindow, CGRect(x: 331, y: 44, width: 704, height: 936))
    expectEqual(
      page.sheetPresentationController?.size(
        forChildContentContainer: page, withParentContainerSize: CGSize(width: 1024, height: 1366)),
      CGSize(width: 704, height: 1278))
  }

  @Test func `In a low window a sheet covers everything, or is attached if it prefers that`() {
    screen.window.frame.size = CGSize(width: 844, height: 390)
    screen.window.traitOverrides.verticalSizeClass = .compact
    screen.window.safeAreaInsets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    present()
    expectEqual(frame, screen.window.bounds)
    sheet.prefersEdgeAttachedInCompactHeight = true
    other.preferredContentSize = CGSize(width: 500, height: 100)
    screen.window.layoutIfNeeded()
    expectEqual(frame, CGRect(x: 0, y: 10, width: 844, height: 380))
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    screen.window.layoutIfNeeded()
    expectEqual(frame, CGRect(x: 172, y: 10, width: 500, height: 380))
  }

  // MARK: Detents

  @Test func `The lowest detent is selected at first, and code selects another`() {
    present([.large(), .medium()])
    expectEqual(frame, CGRect(x: 0, y: 422, width: 390, height: 422))
    expectNil(sheet.selectedDetentIdentifier)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    expectEqual(frame.minY, 57)
    let moving = sheet.presentedView?.presentationGeometry.bounds.height
    expectEqual(moving, 422)
    screen.advance(by: 0.51)
    expectEqual(sheet.presentedView?.presentationGeometry.bounds.height, 787)
    sheet.selectedDetentIdentifier = .medium
    screen.window.layoutIfNeeded()
    expectEqual(frame.minY, 422)
    expectEqual(screen.take(), [], "code does not call the delegate")
  }

  @Test func `A custom detent counts without the safe area, and at most the maximum`() {
    var height: CGFloat? = 200
    var known: (CGFloat, UIUserInterfaceSizeClass)?
    let custom = UISheetPresentationController.Detent.custom(identifier: .init("low")) { context in
      known = (
        context.maximumDetentValue, context.containerTraitCollection.horizontalSizeClass
      )
      return height
    }
    expectEqual(custom.identifier, .init(rawValue: "low"))
    present([custom, .large()])
    expectEqual(frame, CGRect(x: 0, y: 610, width: 390, height: 234))
    expectEqual(known?.0, 753)
    expectEqual(known?.1, .compact)
    height = 5000
    sheet.invalidateDetents()
    screen.window.layoutIfNeeded()
    expectEqual(frame.minY, 57)
    height = nil
    sheet.invalidateDetents()
    screen.window.layoutIfNeeded()
    expectEqual(frame.minY, 57, "what is left out leaves the large one")
  }

  private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection = UITraitCollection(verticalSizeClass: .regular)
    let maximumDetentValue: CGFloat = 600
  }

  @Test func `Detents have values in contexts of clients, too`() {
    expectEqual(UISheetPresentationController.Detent.large().resolvedValue(in: Context()), 600)
    expectEqual(UISheetPresentationController.Detent.medium().resolvedValue(in: Context()), 300)
    let infinite = UISheetPresentationController.Detent.custom(
      identifier: nil, resolver: { _ in .infinity })
    expectNil(infinite.resolvedValue(in: Context()))
  }

  @Test func `Grabber and corners are the sheet's`() throws {
    present()
    let view = try #require(sheet.presentedView)
    expectEqual(view.layer.cornerRadius, 10)
    expectEqual(view.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    sheet.preferredCornerRadius = 24
    sheet.prefersGrabberVisible = true
    screen.window.layoutIfNeeded()
    expectEqual(view.layer.cornerRadius, 24)
    expectEqual(view.subviews.last?.frame, CGRect(x: 177, y: 5, width: 36, height: 5))
    expectEqual(view.subviews.last?.isHidden, false)
  }

  // MARK: Touches

  @Test func `A drag takes the sheet to the next detent`() {
    present([.medium(), .large()])
    screen.window.beginTouch(at: CGPoint(x: 195, y: 440))
    screen.window.moveTouch(to: CGPoint(x: 195, y: 340))
    expectEqual(frame, CGRect(x: 0, y: 322, width: 390, height: 522))
    screen.window.moveTouch(to: CGPoint(x: 195, y: 140))
    screen.advance(by: 0.51)
    screen.window.endTouch()
    screen.advance(by: 0.51)
    expectEqual(frame.minY, 57)
    expectEqual(screen.take(), ["com.apple.UIKit.large"])
    screen.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 400))
    screen.advance(by: 0.51)
    expectEqual(frame.minY, 422)
    expectEqual(screen.take(), ["com.apple.UIKit.medium"])
  }

  // Measured on iOS.
  @Test func `Above its highest detent the sheet does not follow`() {
    present([.medium()])
    screen.window.beginTouch(at: CGPoint(x: 195, y: 440))
    screen.window.moveTouch(to: CGPoint(x: 195, y: 340))
    expectEqual(frame, CGRect(x: 0, y: 422, width: 390, height: 422))
    screen.window.endTouch()
    screen.advance(by: 0.51)
    expectEqual(frame.minY, 422)
  }

  @Test func `A drag far down dismisses the sheet, from where it is`() {
    present()
    screen.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 600))
    expect(other.isBeingDismissed)
    expectEqual(sheet.presentedView?.presentationGeometry.center.y, 57 + 393.5 + 500)
    screen.advance(by: 0.51)
    expectNil(other.view.window)
    expectNil(screen.root.presentedViewController)
    expectEqual(
      screen.take(),
      [
        "will dismiss", "other viewWillDisappear true", "other viewDidDisappear true",
        "did dismiss",
      ])
  }

  @Test func `A quick flick dismisses it, too, and a short slow drag does not`() {
    present()
    screen.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 200))
    screen.advance(by: 0.51)
    expectEqual(frame.minY, 57)
    screen.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 480), rests: false)
    screen.advance(by: 0.51)
    expectNil(other.view.window)
  }

  // Measured on iOS: 975 points a second at 64 points spring back, and so does less than half of the height.
  @Test func `A sheet goes at 1000 points a second, or dragged by half of its height`() {
    let drags: [(speed: CGFloat, distance: CGFloat, goes: Bool)] = [
      (975, 65, false), (1020, 68, true), (0, 390, false), (0, 397, true),
    ]
    for (speed, distance, goes) in drags {
      present()
      let start: CGFloat = 100
      screen.window.beginTouch(at: CGPoint(x: 195, y: start))
      for move in 1...4 {
        screen.advance(by: 1.0 / 60)
        screen.window.moveTouch(to: CGPoint(x: 195, y: start + distance * CGFloat(move) / 4))
      }
      if speed == 0 { screen.advance(by: 0.51) }
      screen.window.endTouch()
      screen.advance(by: 0.51)
      expectEqual(other.view.window == nil, goes, "\(speed) \(distance)")
      other.dismiss(animated: false)
      screen.window.layoutIfNeeded()
    }
  }

  @Test(arguments: [true, false])
  func `A sheet that may not go stays`(isModal: Bool) {
    other.isModalInPresentation = isModal
    delegate.maySo = isModal
    present()
    screen.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 700))
    screen.advance(by: 0.51)
    expectEqual(frame.minY, 57)
    expectEqual(screen.take(), ["did attempt to dismiss"])
    screen.window.tap(at: CGPoint(x: 195, y: 50))
    expectEqual(screen.take(), ["did attempt to dismiss"])
    other.dismiss(animated: false)
    expectNil(other.view.window, "code may")
  }

  @Test func `A tap beside it dismisses, and so does Escape`() {
    present()
    screen.window.tap(at: CGPoint(x: 195, y: 50))
    screen.advance(by: 0.51)
    expectNil(other.view.window)
    expectEqual(screen.take().last, "did dismiss")
    present()
    screen.window.press(.keyboardEscape)
    screen.advance(by: 0.51)
    expectNil(other.view.window)
    expectEqual(screen.take().last, "did dismiss")
  }

  @Test func `Up to the largest undimmed detent what is behind can be used`() throws {
    sheet.largestUndimmedDetentIdentifier = .medium
    present([.medium(), .large()])
    let dimming = try #require(sheet.containerView?.subviews.first)
    expectEqual(dimming.alpha, 0)
    expectSame(screen.window.hitTest(CGPoint(x: 195, y: 100), with: nil), screen.root.view)
    expectEqual(sheet.containerView?.accessibilityViewIsModal, false)
    sheet.selectedDetentIdentifier = .large
    screen.window.layoutIfNeeded()
    expectEqual(dimming.alpha, 1)
    expectSame(screen.window.hitTest(CGPoint(x: 195, y: 50), with: nil), sheet.containerView)
    expectEqual(sheet.containerView?.accessibilityViewIsModal, true)
  }

  @Test func `The dimming comes with the sheet, and fades as it is dragged away`() throws {
    sheet.detents = [.large()]
    screen.root.present(other, animated: true)
    let dimming = try #require(sheet.containerView?.subviews.first)
    expectEqual(dimming.presentationAlpha, 0)
    expectEqual(dimming.alpha, 1)
    screen.advance(by: 0.51)
    expectEqual(dimming.presentationAlpha, 1)
    screen.window.beginTouch(at: CGPoint(x: 195, y: 100))
    screen.window.moveTouch(to: CGPoint(x: 195, y: 100 + 393.5))
    expectEqual(dimming.alpha, 0.5)
  }

  // MARK: Scroll views

  private func addScrollView() -> UIScrollView {
    screen.window.scrollsOverTime = true
    let scrollView = UIScrollView(frame: other.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    other.view.addSubview(scrollView)
    return scrollView
  }

  @Test func `A scroll view at its upper end moves the sheet up before it scrolls`() {
    let scrollView = addScrollView()
    present([.medium(), .large()])
    expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    screen.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 400))
    screen.advance(by: 1)
    expectEqual(frame.minY, 57)
    expectEqual(scrollView.contentOffset.y, 0)
    screen.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 400))
    screen.advance(by: 1)
    expectEqual(frame.minY, 57)
    expectGreater(scrollView.contentOffset.y, 200)
    screen.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 500))
    screen.advance(by: 1)
    expectEqual(frame.minY, 57, "scrolled down, a drag down scrolls")
  }

  @Test func `It scrolls at once if the sheet does not prefer that`() {
    let scrollView = addScrollView()
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    present([.medium(), .large()])
    screen.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 500))
    screen.advance(by: 1)
    expectEqual(frame.minY, 422)
    expectGreater(scrollView.contentOffset.y, 100)
  }
}
