// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// Presentations and transitions of a client's own.
@Suite("Custom presentations")
@MainActor struct CustomPresentationTests {
  /// Shows a controller in the lower third, over a shade of its own.
  private final class Drawer: UIPresentationController {
    let log: Log
    let shade = UIView()
    var sizeOfContainer = CGSize.zero

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: Log) {
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return bounds.divided(atDistance: bounds.height / 3, from: .maxYEdge).slice
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 3) }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      log.lines.append("wants \(container.preferredContentSize.height)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.lines.append("container \(size.width)")
    }

    override func presentationTransitionWillBegin() {
      log.lines.append("will begin \(containerView?.window != nil)")
      shade.alpha = 0
      containerView?.addSubview(shade)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [shade] _ in
        shade.alpha = 1
      })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      log.lines.append("did end \(completed)")
    }

    override func dismissalTransitionWillBegin() {
      log.lines.append("will dismiss")
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [shade] _ in
        shade.alpha = 0
      })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log.lines.append("did dismiss \(completed)")
    }

    override func containerViewWillLayoutSubviews() {
      shade.frame = containerView?.bounds ?? .zero
      if transition == nil { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    override func containerViewDidLayoutSubviews() {
      sizeOfContainer = containerView?.bounds.size ?? .zero
    }

    private var transition: (any UIViewControllerTransitionCoordinator)? {
      presentedViewController.transitionCoordinator
    }
  }

  /// Moves a controller in from the left, a tenth of a second for each hundred points.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    let log: Log

    init(_ isPresenting: Bool, _ log: Log) {
      self.isPresenting = isPresenting
      self.log = log
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let key: UITransitionContextViewKey = isPresenting ? .to : .from
      guard let view = context.view(forKey: key),
        let controller = context.viewController(forKey: isPresenting ? .to : .from)
      else { return }
      log.lines.append(
        "from \(context.viewController(forKey: .from)?.title ?? "") "
          + "to \(context.viewController(forKey: .to)?.title ?? "")")
      let away = CGAffineTransform(translationX: -400, y: 0)
      if isPresenting {
        view.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(view)
        view.transform = away
      } else {
        log.lines.append("initial \(context.initialFrame(for: controller).minY)")
      }
      UIView.animate(
        withDuration: 0.4, delay: 0, options: .curveLinear,
        animations: { view.transform = self.isPresenting ? .identity : away },
        completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        })
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let log: Log
    var driver: UIPercentDrivenInteractiveTransition?
    init(_ log: Log) { self.log = log }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      log.lines.append("source \(source.title ?? "")")
      return Slide(true, log)
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(false, log) }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { Drawer(presented, presenting, log) }
  }

  private let screen = PresentationScreen()
  private let delegate: Delegate
  private let other: LoggingController

  init() {
    delegate = Delegate(screen.log)
    other = screen.controller("other", .custom)
    other.transitioningDelegate = delegate
  }

  @Test func `A presentation and a transition of a client's show the controller`() throws {
    screen.root.present(other, animated: true)
    let drawer = try #require(other.presentationController as? Drawer)
    expectEqual(drawer.shade.presentationAlpha, 0)
    screen.advance(by: 0.2)
    expectLess(abs(other.view.presentationGeometry.transform.tx + 200), 1e-6)
    expectNear(drawer.shade.presentationAlpha, 0.5, within: 1e-6)
    screen.advance(by: 0.2)
    let third = CGFloat(844) / 3
    expectNear(other.view.frame.minY, 844 - third, within: 1e-6)
    expectEqual(
      screen.take(),
      [
        "other viewDidLoad", "source root", "will begin true", "other viewWillAppear true",
        "from root to other", "other viewDidAppear true", "did end true",
      ])
    screen.root.dismiss(animated: true)
    screen.advance(by: 0.4)
    expectEqual(drawer.shade.alpha, 0)
    expectNil(drawer.containerView)
    expectNil(other.view.window)
    expectEqual(screen.take().last, "did dismiss true")
  }

  @Test func `Its container is laid out with the window`() throws {
    screen.root.present(other, animated: false)
    let drawer = try #require(other.presentationController as? Drawer)
    expectEqual(drawer.presentationStyle, .custom)
    _ = screen.take()
    other.preferredContentSize.height = 70
    expectEqual(screen.take(), ["wants 70.0"])
    screen.window.frame.size = CGSize(width: 600, height: 300)
    screen.window.layoutIfNeeded()
    expectEqual(screen.take(), ["container 600.0"])
    expectEqual(drawer.sizeOfContainer, CGSize(width: 600, height: 300))
    expectEqual(other.view.frame, CGRect(x: 0, y: 200, width: 600, height: 100))
    other.dismiss(animated: false)
    screen.root.present(other, animated: false)
    expectSame(screen.root.presentedViewController, other)
  }

  @Test func `A driver dismisses, or takes the dismissal back`() throws {
    screen.root.present(other, animated: false)
    _ = screen.take()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    screen.root.dismiss(animated: true)
    driver.update(0.5)
    screen.advance(by: 3)
    expectLess(abs(other.view.presentationGeometry.transform.tx + 200), 1e-6)
    driver.cancel()
    screen.advance(by: 1)
    expectNotNil(other.view.window)
    expectEqual(other.view.transform, .identity)
    expectSame(screen.root.presentedViewController, other)
    expect(!other.isBeingDismissed)
    expectEqual(
      screen.take().suffix(3),
      [
        "other viewWillAppear true", "other viewDidAppear true", "did dismiss false",
      ])
    screen.root.dismiss(animated: true)
    driver.finish()
    screen.advance(by: 1)
    expectNil(other.view.window)
    expectNil(screen.root.presentedViewController)
  }

  @Test func `A driver may take a presentation back`() {
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.driver = driver
    screen.root.present(other, animated: true)
    driver.update(0.5)
    driver.cancel()
    screen.advance(by: 1)
    expectNil(other.view.window)
    expectNil(screen.root.presentedViewController)
    expectEqual(screen.take().suffix(2), ["other viewDidDisappear true", "did end false"])
  }

  // MARK: Adapting

  private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
    var width: UIUserInterfaceSizeClass?
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      width = traitCollection.horizontalSizeClass
      return .overFullScreen
    }
  }

  private final class AdaptingAlways: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .fullScreen }
  }

  @Test func `A delegate has a sheet shown in another style`() {
    let delegate = Adapting()
    let sheet = screen.controller("sheet")
    sheet.presentationController?.delegate = delegate
    screen.root.present(sheet, animated: false)
    expectEqual(delegate.width, .compact)
    expectEqual(sheet.view.frameInWindow, screen.window.bounds)
    expectNotNil(screen.root.view.window)
    sheet.dismiss(animated: false)
    let always = AdaptingAlways()
    sheet.presentationController?.delegate = always
    screen.root.present(sheet, animated: false)
    expectNil(screen.root.view.window)
    let plain = UIPresentationController(presentedViewController: sheet, presenting: nil)
    expectEqual(always.adaptivePresentationStyle?(for: plain), .fullScreen)
    expectNil(always.presentationControllerShouldDismiss?(plain))
  }

  @Test func `Without a presentation there is one for the style at hand`() {
    let plain = screen.controller("plain", .fullScreen)
    expectEqual(plain.presentationController?.presentationStyle, .fullScreen)
    expectEqual(plain.presentationController?.shouldRemovePresentersView, true)
    expectEqual(plain.presentationController?.shouldPresentInFullscreen, true)
    expectNil(plain.presentationController?.containerView)
    expectNotNil(plain.presentationController?.traitCollection)
    expectNil(plain.sheetPresentationController)
    plain.modalPresentationStyle = .formSheet
    expectEqual(plain.sheetPresentationController?.presentationStyle, .formSheet)
    expectEqual(plain.sheetPresentationController?.preferredContentSize, .zero)
    plain.modalPresentationStyle = .none
    expectNil(plain.presentationController)
  }
}
