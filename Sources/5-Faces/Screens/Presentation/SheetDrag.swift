// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The gesture that drags a sheet from one detent to the next, or away.
///
/// When the touch ends below the lowest detent, the sheet is dismissed if it was dragged by more than half of
/// that, or is as fast as 1,000 points a second. Otherwise it comes to rest at the detent that the touch, going
/// on for a quarter of a second at its speed, is nearest to (behaviour rule SH-1).
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  private unowned let owner: UISheetPresentationController
  /// The height of the sheet when the drag began; nil without one.
  private var startHeight: CGFloat?
  /// Whether the sheet may not be dismissed by the drag.
  private var isHeld = false

  init(of owner: UISheetPresentationController) {
    self.owner = owner
    super.init()
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addTarget(
      self, action: Selector("follow") { (gesture: SheetDrag, _) in gesture.track() })
  }

  private func track() {
    switch recognizer.state {
    case .began:
      startHeight = owner.restingHeight
      isHeld = !owner.mayBeDismissedByUser
      follow()
    case .changed: follow()
    case .ended: end(velocity: recognizer.velocity(in: nil).y)
    case .cancelled, .failed: end(velocity: nil)
    case .possible: break
    }
  }

  /// The height that the sheet would have if it followed the touch; less than zero below the container.
  private var wantedHeight: CGFloat {
    let moved = recognizer.translation(in: nil).y
    let slack = min(SheetMetrics.dragSlack[owner.traitCollection.design], abs(moved))
    return (startHeight ?? owner.restingHeight) - moved + (moved < 0 ? -slack : slack)
  }

  private func follow() {
    guard startHeight != nil, !owner.isDismissing else { return }
    let heights = owner.restingPositions.map(\.height)
    guard let lowest = heights.first, let highest = heights.last else { return }
    let wanted = wantedHeight
    if wanted < lowest {
      let pull = lowest - wanted
      owner.draggedPosition = (lowest, isHeld ? pull * SheetMetrics.resistance : pull)
    } else {
      // Above its highest detent it does not follow.
      owner.draggedPosition = (min(wanted, highest), 0)
    }
    owner.container?.setNeedsLayout()
    owner.container?.layoutIfNeeded()
  }

  /// The touch is lifted.
  ///
  /// - Parameter velocity: How fast it moved down, in points a second; nil if it was taken away.
  private func end(velocity: CGFloat?) {
    guard startHeight != nil else { return }
    let positions = owner.restingPositions
    let wanted = wantedHeight
    let projected = wanted - (velocity ?? 0) * SwipeBack.projection
    startHeight = nil
    guard !owner.isDismissing else { return }
    if let velocity, let lowest = positions.first?.height,
      wanted < lowest / 2 && velocity >= 0
        || wanted < lowest && velocity >= SheetMetrics.dismissalSpeed
    {
      let mayGo = owner.presentedViewController.presentation?.presented == nil
      if mayGo, owner.mayBeDismissedByUser { return owner.dismissForUser() }
      settle()
      if mayGo { owner.dismissalWasRefused() }
      return
    }
    if velocity != nil,
      let nearest = positions.min(by: { abs($0.height - projected) < abs($1.height - projected) })
    {
      settle { owner.select(nearest.detent) }
    } else {
      settle()
    }
  }

  private func settle(_ change: () -> Void = {}) {
    owner.draggedPosition = nil
    owner.animateChanges(change)
  }

  // MARK: Beginning

  /// Leaves a touch to a scroll view in the sheet that has something to scroll.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard owner.sheetLayout.kind != .full, owner.transition == nil, let sheet = recognizer.view
    else { return false }
    let moved = recognizer.translation(in: nil)
    guard abs(moved.y) > abs(moved.x) else { return false }
    guard let scrollView = scrollView(at: recognizer.location(in: sheet), in: sheet) else {
      return true
    }
    let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    guard isAtTop else { return false }
    if moved.y > 0 { return scrollView.refreshControl == nil }
    let isLowered = owner.restingHeight < owner.restingPositions.last?.height ?? 0
    return isLowered && owner.prefersScrollingExpandsWhenScrolledToEdge
  }

  /// The innermost scroll view at a point whose contents are higher than it is, or which bounces.
  private func scrollView(at point: CGPoint, in sheet: UIView) -> UIScrollView? {
    var view = sheet.hitTest(point, with: nil)
    while let current = view, current !== sheet {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
        let insets = scrollView.adjustedContentInset
        let space = scrollView.bounds.height - insets.top - insets.bottom
        if scrollView.contentSize.height > space || scrollView.alwaysBounceVertical {
          return scrollView
        }
      }
      view = current.superview
    }
    return nil
  }
}

/// The view of a sheet, around that of the controller in it: corners and grabber.
final class SheetView: UIView {
  private weak var owner: UISheetPresentationController?
  private let grabber = UIView()

  init(of owner: UISheetPresentationController) {
    self.owner = owner
    super.init(frame: .zero)
    clipsToBounds = true
    keepsSafeAreaInTransforms = true
    layer.cornerCurve = .continuous
    // As in UIKit, colours in the dark are lighter on what lies over something else.
    traitOverrides.userInterfaceLevel = .elevated
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = SheetMetrics.grabberSize.height / 2
    grabber.isHidden = true
    grabber.isUserInteractionEnabled = false
    grabber.isAccessibilityElement = true
    grabber.accessibilityLabel = "Sheet Grabber"
    addSubview(grabber)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var showsGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }

  private var contents: UIView? { owner?.presentedViewController.viewIfLoaded }

  func takeContents() {
    guard let view = owner?.presentedViewController.view, view.superview !== self else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  func removeContents() {
    if let view = contents, view.superview === self { view.removeFromSuperview() }
  }

  func update(_ kind: SheetLayout.Kind, radius: CGFloat, isFloating: Bool) {
    layer.cornerRadius = kind == .full ? 0 : max(0, radius)
    backgroundColor = isFloating ? SheetMetrics.floatingFill : nil
    layer.maskedCorners =
      kind == .attached && !isFloating ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
    // What is in a form sheet is as narrow as on a phone.
    traitOverrides.horizontalSizeClass =
      kind == .centered && owner?.style == .formSheet ? .compact : .unspecified
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let view = contents, view.superview === self, view.frame != bounds { view.frame = bounds }
    let size = SheetMetrics.grabberSize
    grabber.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: SheetMetrics.grabberTop,
      width: size.width, height: size.height)
  }
}
