// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The gesture that leads back: a drag in from the edge at which rows begin.
///
/// The pop begins with the gesture, which then has it at the share of the width that it has gone. Let
/// go, the pop is completed where the touch, going on for a quarter of a second at its speed, would be
/// beyond the middle.
final class SwipeBack: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private unowned let owner: UINavigationController
  private var driver: UIPercentDrivenInteractiveTransition?
  private var pendingDriver: UIPercentDrivenInteractiveTransition?

  /// The time for which the movement of a touch is continued when it ends, in seconds.
  static let projection: CGFloat = 0.25

  init(of owner: UINavigationController) {
    self.owner = owner
    super.init()
    recognizer.usesEdgesOfView = true
    recognizer.delegate = self
    recognizer.addTarget(
      self, action: Selector("follow") { (gesture: SwipeBack, _) in gesture.track() })
  }

  /// Follows the direction of the interface.
  func update() {
    recognizer.edges = isMirrored ? .right : .left
  }

  private var isMirrored: Bool {
    owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Takes the driver of the pop that begins now; nil for one that no gesture has begun.
  func takeDriver() -> UIPercentDrivenInteractiveTransition? {
    defer { pendingDriver = nil }
    return pendingDriver
  }

  private func track() {
    switch recognizer.state {
    case .began: begin()
    case .changed: driver?.update(share)
    case .ended: end()
    case .cancelled, .failed: release { $0.cancel() }
    case .possible: break
    }
  }

  private func begin() {
    // A client that is the recognizer's delegate may allow more than can be done.
    guard owner.viewControllers.count > 1, owner.transition == nil else { return }
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .easeOut
    pendingDriver = driver
    owner.popViewController(animated: true)
    let isTaken = pendingDriver == nil && owner.transition?.isInteractive == true
    pendingDriver = nil
    self.driver = isTaken ? driver : nil
    driver.update(share)
  }

  private func end() {
    let width = owner.view.bounds.width
    let speed = recognizer.velocity(in: owner.view).x * (isMirrored ? -1 : 1)
    let projected = share + (width > 0 ? speed * Self.projection / width : 0)
    release { projected > 0.5 ? $0.finish() : $0.cancel() }
  }

  private func release(_ action: (UIPercentDrivenInteractiveTransition) -> Void) {
    if let driver { action(driver) }
    driver = nil
  }

  /// The distance that the touch has moved, as a share of the width.
  private var share: CGFloat {
    let width = owner.view.bounds.width
    guard width > 0 else { return 0 }
    return recognizer.translation(in: owner.view).x * (isMirrored ? -1 : 1) / width
  }

  /// Begins only where the bar leads back by the button of the system.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // Behind More, the bar of another navigation controller leads back from its first screen.
    let shown = (owner as? MoreNavigationController)?.innermost ?? owner
    guard owner.viewControllers.count > 1, owner.transition == nil, shown.transition == nil,
      shown === owner || shown.viewControllers.count == 1, !shown.isNavigationBarHidden,
      let item = shown.topViewController?.navigationItem
    else { return false }
    let isReplaced = item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
  }
}
