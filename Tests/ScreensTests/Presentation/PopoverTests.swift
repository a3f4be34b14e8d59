// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views
import WaitingSuites

/// Popovers: where they stand, and what dismisses them.
@Suite("Popovers")
@MainActor struct PopoverTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    let log: Log
    var style: UIModalPresentationStyle?
    weak var source: UIView?

    init(_ log: Log) { self.log = log }

    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {
      log.lines.append("prepare")
      if let source { popoverPresentationController.sourceView = source }
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      style ?? controller.adaptivePresentationStyle(for: traitCollection)
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.lines.append("did dismiss \(presentationController is UIPopoverPresentationController)")
    }
  }

  private let screen = PresentationScreen(CGSize(width: 1024, height: 768), safeArea: .zero)
  private let source = UIView(frame: CGRect(x: 500, y: 100, width: 40, height: 40))
  private let other: LoggingController
  private let popover: UIPopoverPresentationController
  private let delegate: Delegate

  init() throws {
    other = screen.controller("other", .popover)
    other.preferredContentSize = CGSize(width: 200, height: 300)
    delegate = Delegate(screen.log)
    screen.root.view.addSubview(source)
    popover = try #require(other.popoverPresentationController)
    popover.sourceView = source
    popover.delegate = delegate
  }

  private var frame: CGRect { other.view.frameInWindow }

  @Test func `It stands below its source, and points up at its middle`() {
    screen.root.present(other, animated: false)
    expectEqual(screen.take().first, "other viewDidLoad")
    expectEqual(frame, CGRect(x: 420, y: 153, width: 200, height: 300))
    expectEqual(popover.arrowDirection, .up)
    expectEqual(popover.presentedView?.frame, CGRect(x: 420, y: 140, width: 200, height: 313))
    expectEqual(popover.frameOfPresentedViewInContainerView, popover.presentedView?.frame)
    expectEqual(other.traitCollection.horizontalSizeClass, .compact)
    expectEqual(popover.presentationStyle, .popover)
    other.preferredContentSize = CGSize(width: 100, height: 50)
    screen.window.layoutIfNeeded()
    expectEqual(frame, CGRect(x: 470, y: 153, width: 100, height: 50))
    other.dismiss(animated: false)
    expectEqual(popover.arrowDirection, .unknown)
  }

  private nonisolated static let sides: [(UIPopoverArrowDirection, CGRect)] = [
    (.down, CGRect(x: 420, y: 10, width: 200, height: 77)),
    (.left, CGRect(x: 553, y: 10, width: 200, height: 300)),
    (.right, CGRect(x: 287, y: 10, width: 200, height: 300)),
    ([.down, .left], CGRect(x: 553, y: 10, width: 200, height: 300)),
    ([], CGRect(x: 420, y: 10, width: 200, height: 300)),
  ]

  @Test(arguments: sides)
  func `The arrow points only where it may`(
    directions: UIPopoverArrowDirection, expected: CGRect
  ) {
    popover.permittedArrowDirections = directions
    screen.root.present(other, animated: false)
    expectEqual(frame, expected)
  }

  @Test func `Above a source with more room than it needs it ends at its arrow`() {
    source.frame.origin = CGPoint(x: 500, y: 600)
    popover.permittedArrowDirections = .down
    screen.root.present(other, animated: false)
    expectEqual(frame, CGRect(x: 420, y: 287, width: 200, height: 300))
    expectEqual(
      popover.frameOfPresentedViewInContainerView,
      CGRect(x: 420, y: 287, width: 200, height: 313))
  }

  @Test func `At an edge it keeps its distance, and the arrow stays at the source`() {
    source.frame.origin = CGPoint(x: 980, y: 100)
    screen.root.present(other, animated: false)
    expectEqual(frame, CGRect(x: 814, y: 153, width: 200, height: 300))
    popover.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 50)
    screen.window.layoutIfNeeded()
    expectEqual(frame.maxX, 974)
    popover.sourceRect = CGRect(x: -480, y: 0, width: 10, height: 10)
    screen.window.layoutIfNeeded()
    expectEqual(frame, CGRect(x: 405, y: 123, width: 200, height: 300))
  }

  @Test func `Without a size it is 320 by 480, or what there is space for`() {
    other.preferredContentSize = .zero
    screen.root.present(other, animated: false)
    expectEqual(frame.size, CGSize(width: 320, height: 480))
    screen.window.frame.size = CGSize(width: 1024, height: 400)
    screen.window.layoutIfNeeded()
    expectEqual(popover.arrowDirection, .left)
    expectEqual(frame, CGRect(x: 553, y: 10, width: 320, height: 380))
    expectEqual(
      popover.size(
        forChildContentContainer: other, withParentContainerSize: CGSize(width: 9, height: 9)),
      CGSize(width: 320, height: 480))
  }

  @Test func `A touch outside dismisses it, unless it is on a view that gets touches`() {
    screen.root.present(other, animated: false)
    popover.passthroughViews = [source]
    expectSame(screen.window.hitTest(CGPoint(x: 510, y: 110), with: nil), source)
    expectSame(screen.window.hitTest(CGPoint(x: 20, y: 20), with: nil), popover.containerView)
    screen.window.tap(at: CGPoint(x: 20, y: 20))
    screen.advance(by: 0.35)
    expectNil(other.view.window)
    expectEqual(screen.take().last, "did dismiss true")
  }

  @Test func `In a narrow window it is a sheet, unless the delegate says no`() {
    let narrow = PresentationScreen()
    narrow.root.view.addSubview(source)
    narrow.root.present(other, animated: false)
    expectEqual(frame, CGRect(x: 0, y: 57, width: 390, height: 787))
    expectSame(other.sheetPresentationController, popover.adaptiveSheetPresentationController)
    expectSame(other.popoverPresentationController, popover)
    narrow.window.tap(at: CGPoint(x: 195, y: 50))
    narrow.advance(by: 0.5)
    expectEqual(screen.take().last, "did dismiss true")
    delegate.style = UIModalPresentationStyle.none
    source.frame.origin = CGPoint(x: 100, y: 100)
    narrow.root.present(other, animated: false)
    expectEqual(frame, CGRect(x: 20, y: 153, width: 200, height: 300))
  }

  @Test func `The delegate may say what it points at at the last moment`() {
    popover.sourceView = nil
    delegate.source = source
    screen.root.present(other, animated: false)
    expectContains(screen.take(), "prepare")
    expectEqual(frame.midX, 520)
  }

  @Test func `It points at an item of a bar`() throws {
    let item = UIBarButtonItem(systemItem: .add)
    let first = screen.controller("first")
    first.navigationItem.rightBarButtonItem = item
    screen.window.rootViewController = UINavigationController(rootViewController: first)
    screen.window.layoutIfNeeded()
    popover.sourceView = nil
    popover.barButtonItem = item
    first.present(other, animated: false)
    expectEqual(popover.arrowDirection, .up)
    expectEqual(frame.maxX, 1014)
    expectGreater(frame.minY, 44)
  }

  @Test func `Its colour is the view's, or its own`() throws {
    other.view.backgroundColor = .systemYellow
    screen.root.present(other, animated: false)
    let shape = try #require(popover.presentedView?.layer as? CAShapeLayer)
    expectEqual(shape.fillColor, UIColor.systemYellow.resolvedColor(with: .standard).cgColor)
    popover.backgroundColor = .red
    screen.window.layoutIfNeeded()
    expectEqual(shape.fillColor, UIColor.red.cgColor)
    expectNotNil(shape.path)
  }

  @Test func `An action sheet is in a popover, where a touch outside cancels`() {
    let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Name", style: .default))
    sheet.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [screen] _ in
        screen.log.lines.append("cancelled")
      })
    sheet.popoverPresentationController?.sourceView = source
    screen.root.present(sheet, animated: false)
    expectEqual(sheet.view.frameInWindow.width, 304)
    expectEqual(sheet.view.frameInWindow.minY, 153)
    expectEqual(screen.window.readAccessibility().map(\.label), ["Sort", "Name"])
    screen.window.tap(at: CGPoint(x: 20, y: 20))
    screen.advance(by: 0.35)
    expectEqual(screen.take().last, "cancelled")
  }

  @Test(.waitsForProcesses) func `A popover that points at nothing stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = PresentationScreen(CGSize(width: 1024, height: 768), safeArea: .zero)
        screen.root.present(screen.controller("other", .popover), animated: false)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "should have a sourceView or barButtonItem")
  }

  @Test func `Directions are UIKit's bits`() {
    expectEqual(UIPopoverArrowDirection.any, [.up, .down, .left, .right])
    expectEqual(UIPopoverArrowDirection.any.rawValue, 15)
    expectEqual(UIPopoverArrowDirection(rawValue: 2), .down)
    expect(!UIPopoverArrowDirection.any.contains(.unknown))
  }
}
