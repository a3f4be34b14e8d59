// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

/// The controller of a presentation in a sheet: at the lower edge of a narrow window, in the middle
/// of a wide one.
///
/// The sheet rests at one of its ``detents``. A touch that is dragged moves it from one to the next, and
/// dismisses it below the lowest one; so does a tap beside it. In a window of compact height the sheet
/// covers everything.
///
/// Behind a sheet at the lower edge of an upright window, what presents it steps back as the sheet gets to
/// its full height.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The view around the controller's, which has the corners and the grabber.
  private(set) lazy var sheet = SheetView(of: self)
  private let dimming = UIView()
  /// The shadow of a sheet that floats.
  private let shadow = UIView()
  private lazy var drag = SheetDrag(of: self)
  /// The step back of what is behind; nil where that stays.
  private var recession: SheetRecession?
  private var ownDetents = [Detent.large()]
  private var selection: Detent.Identifier?
  /// The place of a sheet under a touch: how high it is, and how far it is moved down; nil at rest.
  var draggedPosition: (height: CGFloat, offset: CGFloat)?

  /// The places where the sheet rests, in any order; ``Detent/large()`` if empty, and at first.
  open var detents: [Detent] {
    get { ownDetents }
    set {
      ownDetents = newValue
      invalidateDetents()
    }
  }
  /// The detent at which the sheet rests; nil for the lowest one. A drag changes it.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selection }
    set {
      guard newValue != selection else { return }
      selection = newValue
      invalidateDetents()
    }
  }
  /// The highest detent at which what is behind is not dimmed and takes touches; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { invalidateDetents() }
  }
  /// A Boolean value that says whether a scroll view in the sheet that is at its upper end moves the
  /// sheet up before it scrolls; true unless set.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that says whether the sheet shows a grabber at its upper edge.
  open var prefersGrabberVisible = false { didSet { sheet.showsGrabber = prefersGrabberVisible } }
  /// The radius of the sheet's corners, in points; nil for the system's, 10.
  open var preferredCornerRadius: CGFloat? { didSet { container?.setNeedsLayout() } }
  /// A Boolean value that says whether the sheet is at the lower edge also in a container of compact
  /// height, rather than over all of it.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// A Boolean value that says whether a sheet at the lower edge of a container of compact height is as
  /// wide as the controller's `preferredContentSize`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { invalidateDetents() }
  }

  /// Animates changes of the sheet's properties.
  ///
  /// - Parameter changes: Sets properties, such as ``selectedDetentIdentifier``; the sheet goes to its
  ///   new place in 0.5 seconds of the window's time.
  open func animateChanges(_ changes: () -> Void) {
    UIView.animate(
      withDuration: SheetMetrics.settlingDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      animations: {
        changes()
        container?.setNeedsLayout()
        container?.layoutIfNeeded()
      })
  }

  /// Asks for the values of custom detents again.
  open func invalidateDetents() { container?.setNeedsLayout() }

  /// The view of the sheet, around the controller's.
  open override var presentedView: UIView? { sheet }

  /// The frame of the sheet at its selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    sheetLayout.frame(height: restingHeight)
  }

  /// Shows the dimming behind the sheet.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimming.backgroundColor = SheetMetrics.dimming
    dimming.isUserInteractionEnabled = false
    dimming.alpha = 0
    container?.addSubview(dimming)
    if SheetMetrics.floats[traitCollection.design] {
      shadow.isUserInteractionEnabled = false
      shadow.alpha = 0
      container?.addSubview(shadow)
    }
    sheet.addGestureRecognizer(drag.recognizer)
    sheet.takeContents()
  }

  /// Removes the dimming.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    draggedPosition = nil
    if completed {
      dimming.removeFromSuperview()
      shadow.removeFromSuperview()
      sheet.removeContents()
    } else {
      container?.setNeedsLayout()
    }
  }

  /// Returns the size of the sheet in a container.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let layout = layout(in: CGRect(origin: .zero, size: parentSize))
    return layout.frame(height: restingHeight(in: layout)).size
  }

  // MARK: What the kind of presentation does

  override var isDismissedByUser: Bool { true }

  override func backgroundWasTapped() { dismissForUser() }

  override var coversWhatIsBehind: Bool { !isUndimmed(at: restingHeight) }

  override func passesTouch(at point: CGPoint) -> Bool {
    isUndimmed(at: draggedPosition?.height ?? restingHeight)
  }

  override func layOutPresentedView() {
    guard let container else { return }
    let layout = sheetLayout
    dimming.frame = container.bounds
    let height = draggedPosition?.height ?? restingHeight
    let frame = layout.frame(height: height, offset: draggedPosition?.offset ?? 0)
    // While it comes and goes the sheet is moved by its transform.
    sheet.bounds = CGRect(origin: .zero, size: frame.size)
    sheet.center = CGPoint(x: frame.midX, y: frame.midY)
    let design = traitCollection.design
    let isFloating = layout.isFloating(height: height)
    dimming.backgroundColor =
      isFloating ? SheetMetrics.dimming : SheetMetrics.fullDimming[design]
    let radius =
      layout.kind == .centered
      ? SheetMetrics.centeredRadius[design] : SheetMetrics.cornerRadius[design]
    sheet.update(layout.kind, radius: preferredCornerRadius ?? radius, isFloating: isFloating)
    showShadow(around: isFloating ? frame : nil, radius: preferredCornerRadius ?? radius)
    container.accessibilityViewIsModal = coversWhatIsBehind
    guard transition == nil else { return }
    dimming.alpha = dimmingAlpha
    shadow.alpha = 1
    recede(recessionShare, keepsCorners: false)
  }

  override func changeAlongside(isPresenting: Bool) {
    dimming.alpha = isPresenting ? dimmingAlpha : 0
    shadow.alpha = isPresenting ? 1 : 0
    recede(isPresenting ? recessionShare : 0, keepsCorners: true)
  }

  /// Shows the shadow of a sheet that floats: the sheet itself cuts off what is beside it. LK-160
  private func showShadow(around frame: CGRect?, radius: CGFloat) {
    guard shadow.superview != nil else { return }
    let layer = shadow.layer
    let metrics = SheetMetrics.floatingShadow
    shadow.frame = frame ?? .zero
    layer.shadowColor = .black
    layer.shadowOpacity = frame == nil ? 0 : metrics.opacity
    layer.shadowRadius = metrics.radius
    layer.shadowOffset = CGSize(width: 0, height: metrics.distance)
    layer.shadowPath = UIBezierPath(roundedRect: shadow.bounds, cornerRadius: radius).cgPath
  }

  override func didLeave() {
    recession?.end()
    recession = nil
  }

  private func recede(_ share: CGFloat, keepsCorners: Bool) {
    guard SheetMetrics.recedes[traitCollection.design] else { return }
    if recession == nil, share > 0 { recession = SheetRecession(of: recedingView) }
    let layout = sheetLayout
    recession?.move(
      share, behind: layout.container.maxY - layout.largest.height, keepsCorners: keepsCorners)
  }

  // MARK: Places

  var sheetLayout: SheetLayout { layout(in: container?.bounds ?? .zero) }

  private var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  private func layout(in bounds: CGRect) -> SheetLayout {
    var request = SheetLayout.Request()
    request.isForm = style == .formSheet
    request.preferredSize = preferredContentSize
    request.attachesInLowContainers = prefersEdgeAttachedInCompactHeight
    request.followsPreferredWidth = widthFollowsPreferredContentSizeWhenEdgeAttached
    return SheetLayout(
      in: bounds, container?.safeAreaInsets ?? .zero,
      isWide: traitCollection.horizontalSizeClass == .regular, isLow: isLow,
      request, traitCollection.design)
  }

  /// The detents that there are here with the heights of the sheet at them, the lowest first.
  var restingPositions: [(detent: Detent, height: CGFloat)] { restingPositions(in: sheetLayout) }

  private func restingPositions(in layout: SheetLayout) -> [(detent: Detent, height: CGFloat)] {
    let context = DetentContext(layout, traitCollection, isLow: isLow)
    let positions = (ownDetents.isEmpty ? [Detent.large()] : ownDetents).compactMap { detent in
      detent.resolvedValue(in: context).map { (detent, layout.height(of: $0)) }
    }
    guard !positions.isEmpty else { return [(Detent.large(), layout.largest.height)] }
    return positions.sorted { $0.1 < $1.1 }
  }

  private func restingHeight(in layout: SheetLayout) -> CGFloat {
    let positions = restingPositions(in: layout)
    let selected = positions.first { $0.detent.identifier == selection }
    return (selected ?? positions.first)?.height ?? layout.largest.height
  }

  var restingHeight: CGFloat { restingHeight(in: sheetLayout) }

  /// The greatest height at which what is behind is not dimmed; nil if it always is.
  private var undimmedHeight: CGFloat? {
    guard let largestUndimmedDetentIdentifier else { return nil }
    return restingPositions.first { $0.detent.identifier == largestUndimmedDetentIdentifier }?
      .height
  }

  private func isUndimmed(at height: @autoclosure () -> CGFloat) -> Bool {
    undimmedHeight.map { height() <= $0 } ?? false
  }

  /// The opacity of the dimming: between the highest place without it and the next one it grows with
  /// the sheet, and it fades as the sheet is dragged away.
  private var dimmingAlpha: CGFloat {
    let (height, offset) = draggedPosition ?? (restingHeight, 0)
    var alpha: CGFloat = 1
    if let undimmedHeight {
      let next = restingPositions.first { $0.height > undimmedHeight }?.height
      alpha = next.map { min(1, max(0, (height - undimmedHeight) / ($0 - undimmedHeight))) } ?? 0
    }
    return height > 0 ? alpha * max(0, 1 - max(0, offset) / height) : alpha
  }

  /// Whether the sheet rests at the lower edge, as high as it can be.
  var isAtFullHeight: Bool {
    let layout = sheetLayout
    return layout.kind == .attached && !isLow && restingHeight > layout.largest.height - 0.5
  }

  /// The share of the way that what is behind has stepped back, 0…1: from the place before the highest to
  /// that, if it is the greatest that there is.
  private var recessionShare: CGFloat {
    let layout = sheetLayout
    guard layout.kind == .attached, !isLow, let highest = restingPositions.last?.height,
      highest > layout.largest.height - 0.5, !isUndimmed(at: highest)
    else { return 0 }
    let (height, offset) = draggedPosition ?? (restingHeight, 0)
    let before = restingPositions.last { $0.height < highest }?.height
    let share = before.map { min(1, max(0, (height - $0) / (highest - $0))) } ?? 1
    return height > 0 ? share * min(1, max(0, 1 - offset / height)) : share
  }

  func select(_ detent: Detent) {
    guard detent.identifier != selection, restingPositions.count > 1 || selection != nil else {
      return
    }
    let isSame = selection == nil && detent === restingPositions.first?.detent
    selection = detent.identifier
    guard !isSame else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// The methods that respond to changes of a sheet. All are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when a drag has moved the sheet to another detent; not for changes by code.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
