// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry
public import Views

/// The controller of a presentation, which decides the frame of the presented view, and the views
/// that are shown with it.
///
/// A subclass of a client's is used for the style `custom`, where the `transitioningDelegate` of the
/// controller returns it. It adds views of its own to ``containerView`` in
/// ``presentationTransitionWillBegin()``, and overrides ``frameOfPresentedViewInContainerView``.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  private weak var presentee: UIViewController?
  /// The controller that a delegate has shown in place of the presented one, until the presenter holds it.
  var newPresented: UIViewController?
  private lazy var standIn = UIViewController()
  private weak var presenter: UIViewController?
  let style: UIModalPresentationStyle
  private var shownContainer: ShownContainer?
  /// The view that holds what is shown; nil while nothing is.
  var container: PresentationContainerView? {
    get { shownContainer?.view }
    set { shownContainer = newValue.map(ShownContainer.init) }
  }
  var transition: PresentationTransition?
  /// The presenter's view while it is out of the window, and where it was.
  var removedView: RemovedView?
  /// The responder that got what is typed when the controller was presented.
  weak var previousFirstResponder: UIResponder?
  /// The controller whose `present(_:animated:completion:)` was called.
  weak var source: UIViewController?
  /// The presentation that was asked for, if this is what it adapted to. The controller holds it.
  weak var declared: UIPresentationController?
  /// The style that ``declared`` has adapted to; `none` for a presentation that shows its own.
  var adaptedStyle = UIModalPresentationStyle.none

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller to show.
  ///   - presentingViewController: The one that presents it; nil if that is not known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presentee = presentedViewController
    presenter = presentingViewController
    style = .custom
    super.init()
  }

  init(
    presented: UIViewController, presenting: UIViewController?, _ style: UIModalPresentationStyle
  ) {
    presentee = presented
    presenter = presenting
    self.style = style
    super.init()
  }

  /// The controller that is presented. It holds this object, not the other way round; once it is gone,
  /// an empty controller stands for it.
  public var presentedViewController: UIViewController { presentee ?? standIn }

  /// The controller that presents the other one; before that is known, the controller itself.
  public var presentingViewController: UIViewController { presenter ?? presentedViewController }

  /// Exchanges the controller that is presented, for one that a delegate has shown in its place.
  func setPresented(_ controller: UIViewController) { presentee = controller }

  func setPresenter(_ controller: UIViewController) { presenter = controller }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// The view that holds what is shown; nil unless the controller is shown, or moves in or out.
  open var containerView: UIView? { container }
  /// The view that is shown: the controller's, or one around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// The object that is asked how to adapt, and is notified of dismissals.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The traits of the container; those of the presenting controller while there is none.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? presentingViewController.traitCollection
  }

  // MARK: Appearance

  /// The frame of the presented view at the end of the transition, in the container's coordinates: all
  /// of the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// Has no effect: the style determines what the container covers. A Boolean value that says
  /// whether the controller covers the window.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that says whether the view of the presenting controller leaves the window while
  /// the other is shown; false unless overridden.
  open var shouldRemovePresentersView: Bool { false }

  /// The style that the presentation takes in the traits at hand; `none` for its own.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// Returns the style that the presentation takes in some traits, unless ``delegate`` says another:
  /// `none`, for its own.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  // MARK: Transitions

  /// Called before the presentation's transition, with the container in the window. Does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation's transition, with false if it was cancelled. Does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal's transition. Does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal's transition, with false if it was cancelled. Does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Layout

  /// Called before the container lays out. Does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out. Does nothing.
  open func containerViewDidLayoutSubviews() {}

  /// The size that the presented controller asks for.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the preferred size of the presented controller changes; lays out the container.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { self.container?.setNeedsLayout() }

  /// Returns the size of the presented controller in a container.
  ///
  /// - Parameters:
  ///   - container: The controller.
  ///   - parentSize: The size of the container, in points.
  /// - Returns: The size, in points: the container's unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container's size changes; passes it on to the presented controller.
  ///
  /// - Parameters:
  ///   - size: The container's size to be, in points.
  ///   - coordinator: Runs what is to happen together with the change, and after it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }

  // MARK: What the kinds of presentations do

  func layOutPresentedView() {}

  /// Changes what is shown beside the presented view, in the time of the transition.
  func changeAlongside(isPresenting: Bool) {}

  /// Called when the container has left the window.
  func didLeave() {}

  var coversWhatIsBehind: Bool { true }

  /// Returns whether a touch goes to what is behind the container.
  func passesTouch(at point: CGPoint) -> Bool { false }

  /// Called for a touch on nothing but the container.
  func backgroundWasTapped() {}

  /// Whether the user can dismiss the controller at all: by a touch, a key, or a screen reader.
  var isDismissedByUser: Bool { false }

  /// Leaves the controller for the Escape key, and for a screen reader.
  func escape() { dismissForUser() }

  func makeAnimator(
    _ transitionStyle: UIModalTransitionStyle, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    CoverTransition(transitionStyle, isPresenting: isPresenting)
  }
}

/// An object that has contents of a size, and is notified as sizes change.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the contents ask for, in points; zero for any.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred size of a child changes.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size of contents inside.
  ///
  /// - Parameters:
  ///   - container: The contents.
  ///   - parentSize: The size of this container, in points.
  /// - Returns: The size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  ///
  /// - Parameters:
  ///   - size: The size to be, in points.
  ///   - coordinator: Runs what is to happen together with the change, and after it.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIContentContainer {
  /// Does nothing.
  public func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of this container.
  public func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
}

extension UIViewController: UIContentContainer {}

/// A presentation for which the view behind leaves the window.
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
