// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// The directions in which the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The directions as bits, with UIKit's values.
  public let rawValue: UInt
  /// Creates directions from bits, with UIKit's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up: the popover is below its source.
  public static let up = Self(rawValue: 1 << 0)
  /// The arrow points down.
  public static let down = Self(rawValue: 1 << 1)
  /// The arrow points left.
  public static let left = Self(rawValue: 1 << 2)
  /// The arrow points right.
  public static let right = Self(rawValue: 1 << 3)
  /// The four directions.
  public static let any: Self = [.up, .down, .left, .right]
  /// The direction of a popover that is not shown, or has no arrow.
  public static let unknown = Self(rawValue: UInt(Int.max))
}

/// A controller of a presentation in a popover, which points at a view or at an item of a bar.
///
/// The popover is as large as the controller's `preferredContentSize`, or 320 × 480, and stands on the
/// first permitted side where it fits: below, above, right or left of its source. In a window of compact
/// width the controller is in a sheet, ``adaptiveSheetPresentationController``, unless the delegate
/// answers `none` to `adaptivePresentationStyle(for:)`; it becomes one, and a popover again, as the width
/// changes while it is shown. A touch outside dismisses it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private(set) lazy var bubble = PopoverView(of: self)
  private var arrangement: PopoverLayout?
  /// Whether the delegate has been asked to prepare a popover that is about to be shown.
  var isPrepared = false

  /// The sheet in which the controller is in a window of compact width.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presented: presentedViewController, presenting: presentingViewController, .formSheet)

  /// The view that ``sourceRect`` is in.
  open weak var sourceView: UIView? { didSet { container?.setNeedsLayout() } }
  /// The rectangle that the popover points at, in ``sourceView``'s coordinates; null for all of it.
  open var sourceRect = CGRect.null { didSet { container?.setNeedsLayout() } }
  /// The item of a bar that the popover points at; nil for ``sourceView``.
  open var barButtonItem: UIBarButtonItem? { didSet { container?.setNeedsLayout() } }
  /// The directions in which the arrow may point; none cover the source without an arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { container?.setNeedsLayout() }
  }
  /// The views that get touches although they are outside of the popover; nil for none.
  open var passthroughViews: [UIView]?
  /// The colour of the popover and its arrow; nil for that of the controller's view.
  open var backgroundColor: UIColor? { didSet { bubble.setNeedsLayout() } }
  /// The least distances from the edges of the window, in points: 10 unless set. The safe area is kept
  /// free in any case.
  open var popoverLayoutMargins = UIEdgeInsets(
    top: PopoverMetrics.margin, left: PopoverMetrics.margin, bottom: PopoverMetrics.margin,
    right: PopoverMetrics.margin)
  {
    didSet { container?.setNeedsLayout() }
  }
  /// The direction in which the arrow points; `unknown` while the popover is not shown.
  open var arrowDirection: UIPopoverArrowDirection { arrangement?.direction ?? .unknown }

  /// The style in some traits: a page sheet in those of compact width, but for an action sheet with a source in the
  /// design of iOS 26.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    // An action sheet stays a popover where it has a source.
    return isOfActionSheet && AlertMetrics.staysAtSource[traitCollection.design] && hasSource
      ? .none : .pageSheet
  }

  private var isOfActionSheet: Bool {
    (presentedViewController as? UIAlertController)?.preferredStyle == .actionSheet
  }

  private var hasSource: Bool {
    presentingViewController.viewIfLoaded?.window.map { source(in: $0) != nil } ?? false
  }

  /// The bubble, around the controller's view.
  open override var presentedView: UIView? { bubble }

  /// The frame of the bubble with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect { solve()?.frame ?? .zero }

  /// Finds the view or item that the popover points at.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if !isPrepared { prepare() }
    isPrepared = false
    if sourceInContainer == nil {
      programmerError(
        "UIPopoverPresentationController (of \(type(of: presentedViewController))) should have a "
          + "sourceView or barButtonItem in the window before the presentation occurs.")
    }
    (presentedViewController.view as? AlertView)?.isInPopover = true
    bubble.takeContents()
  }

  private func prepare() {
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
  }

  /// Returns whether what the popover points at is in a window, for a popover that a sheet is to become. The
  /// delegate may still name it.
  func findsSource(in window: UIWindow) -> Bool {
    isPrepared = false
    if source(in: window) != nil { return true }
    prepare()
    isPrepared = source(in: window) != nil
    return isPrepared
  }

  /// Releases the controller's view.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    bubble.removeContents()
    arrangement = nil
    (presentedViewController.viewIfLoaded as? AlertView)?.isInPopover = false
  }

  /// Returns the size of the controller's view in the popover.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { contentSize }

  // MARK: What the kind of presentation does

  override func layOutPresentedView() {
    guard let arrangement = solve() else { return }
    self.arrangement = arrangement
    bubble.show(arrangement)
  }

  override var isDismissedByUser: Bool { true }

  override func backgroundWasTapped() { escape() }

  override func escape() {
    if let alert = presentedViewController as? UIAlertController, let action = alert.cancelAction {
      return alert.choose(action)
    }
    dismissForUser()
  }

  override func passesTouch(at point: CGPoint) -> Bool {
    guard let container, let window = container.window else { return false }
    return (passthroughViews ?? []).contains { view in
      view.window === window && view.bounds.contains(container.convert(point, to: view))
    }
  }

  override func makeAnimator(
    _ transitionStyle: UIModalTransitionStyle, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    CoverTransition(.crossDissolve, isPresenting: isPresenting)
  }

  // MARK: Place

  private var contentSize: CGSize {
    if let alert = presentedViewController.viewIfLoaded as? AlertView {
      let width = PopoverMetrics.alertWidth[alert.traitCollection.design]
      return CGSize(
        width: width, height: alert.height(for: width, limit: .greatestFiniteMagnitude))
    }
    var size = preferredContentSize
    if size == .zero, let navigation = presentedViewController as? UINavigationController {
      size = navigation.topViewController?.preferredContentSize ?? .zero
    }
    return CGSize(
      width: size.width > 0 ? size.width : PopoverMetrics.size.width,
      height: size.height > 0 ? size.height : PopoverMetrics.size.height)
  }

  /// The rectangle that the popover points at, in the container's coordinates; nil if that is not in the window.
  private var sourceInContainer: CGRect? {
    guard let container, let window = container.window, let source = source(in: window) else {
      return nil
    }
    return container.convert(source.rect, from: source.view)
  }

  /// The view that the popover points at, and the rectangle there; nil if that is not in the window.
  private func source(in window: UIWindow) -> (view: UIView, rect: CGRect)? {
    if let barButtonItem {
      return window.button(of: barButtonItem).map { ($0, $0.bounds) }
    }
    guard let sourceView, sourceView.window === window else { return nil }
    return (sourceView, sourceRect.isNull ? sourceView.bounds : sourceRect)
  }

  private func solve() -> PopoverLayout? {
    guard let container else { return nil }
    // What it points at may have left the window meanwhile.
    guard
      let source = sourceInContainer ?? arrangement.map({ CGRect(origin: $0.arrow, size: .zero) })
    else { return nil }
    let (safe, margins) = (container.safeAreaInsets, popoverLayoutMargins)
    let space = container.bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margins.top), left: max(safe.left, margins.left),
        bottom: max(safe.bottom, margins.bottom), right: max(safe.right, margins.right)))
    return PopoverLayout(contentSize, at: source, in: space, permittedArrowDirections)
  }
}

/// The methods that prepare a popover. All are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown, to set its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIViewController {
  /// The popover that the controller is shown in, or will be; nil in another style. In a window of
  /// compact width it is the popover that a sheet stands for.
  public var popoverPresentationController: UIPopoverPresentationController? {
    let controller = presentationController
    return (controller?.reported ?? controller) as? UIPopoverPresentationController
  }
}

extension UIView {
  /// The button of a bar's item in the view; nil if it is in none.
  fileprivate func button(of item: UIBarButtonItem) -> UIView? {
    if let button = self as? BarButtonView, button.item === item { return button }
    for view in subviews { if let button = view.button(of: item) { return button } }
    return nil
  }
}
