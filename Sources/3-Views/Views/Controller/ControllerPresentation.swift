// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The style in which a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The controller covers the window, and the one behind leaves it.
  case fullScreen = 0
  /// A sheet: over most of a narrow window, in the middle of a wide one.
  case pageSheet = 1
  /// A sheet that is smaller in a wide window.
  case formSheet = 2
  /// The controller takes the place of the nearest one that `definesPresentationContext`.
  case currentContext = 3
  /// A presentation controller of the `transitioningDelegate` decides.
  case custom = 4
  /// The controller covers the window, and the one behind stays.
  case overFullScreen = 5
  /// The controller covers the nearest one that `definesPresentationContext`, which stays.
  case overCurrentContext = 6
  /// A bubble that points at something; a sheet in a narrow window.
  case popover = 7
  /// The style for no adaptation, which a delegate returns.
  case none = -1
  /// The system's choice: a page sheet.
  case automatic = -2
}

/// The style in which a presented controller appears and disappears.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// The view comes up from the lower edge.
  case coverVertical = 0
  /// A style that works as ``crossDissolve``: there are no turns in space.
  case flipHorizontal = 1
  /// The view fades in.
  case crossDissolve = 2
  /// A style that works as ``crossDissolve``: pages do not curl.
  case partialCurl = 3
}

@MainActor
package final class ControllerPresentation {
  /// A movement of the controller since it is presented or dismissed.
  package enum Movement {
    case none
    case presented
    case dismissed
  }

  package var style = UIModalPresentationStyle.automatic
  package var transitionStyle = UIModalTransitionStyle.coverVertical
  package var isModal = false
  package var definesContext = false
  package var providesTransitionStyle = false
  /// The `transitioningDelegate`, whose type this module does not know.
  package weak var transitioningDelegate: (any NSObjectProtocol)?
  /// The presentation controller; nil until it is asked for.
  package var controller: (any PresentationControlling)?
  /// The presentation that was asked for, where ``controller`` is the one that it has adapted to.
  package var declared: (any PresentationControlling)?
  /// The controller that is presented; nil for none.
  package var presented: UIViewController?
  /// The controller that presents this one; nil for none.
  package weak var presenting: UIViewController?
  package var movement = Movement.none
  /// The transition under way that the controller takes part in, if it takes time.
  package weak var coordinator: (any UIViewControllerTransitionCoordinator)?
  /// Whether the view has left the window for that of the controller that is presented.
  package var isCovered = false
  /// The superview that the view had before it left.
  package weak var superviewWhileCovered: UIView?
}

@MainActor
package protocol PresentationControlling: AnyObject {
  /// Called before the window, and with it the container, gets another size.
  func windowWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func preferredContentSizeDidChange()
}

/// Presents and dismisses controllers. It is of a later module, and found by its name: a program that
/// presents nothing does not look for it.
@MainActor
package protocol ControllerPresenter: AnyObject {
  static func present(
    _ controller: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?)
  static func dismiss(
    from source: UIViewController, animated: Bool, completion: (() -> Void)?)
  /// Says what the popover of a controller points at that a segue presents.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - anchor: A view or an item of a bar; nil for the middle of the source's view.
  ///   - source: The controller of the segue.
  ///   - directions: The directions in which the arrow may point, as bits; nil for any.
  static func setPopover(
    of controller: UIViewController, at anchor: AnyObject?, from source: UIViewController,
    directions: UInt?)
  /// Ends at once what a controller presents, whose window does not show it any more.
  static func endPresentations(by controller: UIViewController)
}

extension UIViewController {
  /// The type that presents controllers; nil in a program without screens.
  static let presenter = NSClassFromString("Screens.Presenter") as? any ControllerPresenter.Type

  /// The state of the controller's presentations, created when it is asked for first.
  package var madePresentation: ControllerPresentation {
    if let presentation { return presentation }
    let made = ControllerPresentation()
    presentation = made
    return made
  }

  /// A Boolean value that says whether controllers that are presented in the current context by one
  /// inside take this one's place; false unless set.
  public var definesPresentationContext: Bool {
    get { presentation?.definesContext ?? false }
    set { madePresentation.definesContext = newValue }
  }

  /// A Boolean value that says whether controllers that are presented in this one's context come by
  /// its ``modalTransitionStyle`` instead of their own; false unless set.
  public var providesPresentationContextTransitionStyle: Bool {
    get { presentation?.providesTransitionStyle ?? false }
    set { madePresentation.providesTransitionStyle = newValue }
  }

  /// The controllers that are presented one over the other, from this one's on.
  package var presentedChain: [UIViewController] {
    Array(sequence(first: self, next: { $0.presentation?.presented }).dropFirst())
  }

  var presentedInside: [UIViewController] {
    let own = presentation?.presented.map { [$0] + $0.presentedInside } ?? []
    return children.flatMap(\.presentedInside) + own
  }

  /// Ends at once what this controller and those inside present.
  func endPresentations() {
    for child in children { child.endPresentations() }
    guard presentation?.presented != nil else { return }
    Self.presenter?.endPresentations(by: self)
  }

  func presentShown(_ controller: UIViewController) {
    present(controller, animated: UIView.areAnimationsEnabled)
  }

  /// The transition of a presentation under way; nil for none that takes time.
  var presentationCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation?.coordinator
  }
}

/// A view that holds what is presented, over what is behind.
@MainActor
package protocol ModalContainer: UIView {
  /// Whether nothing behind can be used.
  var coversWhatIsBehind: Bool { get }
}

extension UIWindow {
  /// The controller in front of all others: the last one that is presented; nil without any.
  package var frontmostController: UIViewController? {
    rootViewController.map { $0.presentedChain.last ?? $0 }
  }

  /// The subviews that can be used: those in front of what covers the others, with it.
  var usableChildren: [UIView] {
    let covering = children.lastIndex {
      ($0 as? any ModalContainer)?.coversWhatIsBehind == true
    }
    return covering.map { Array(children[$0...]) } ?? children
  }
}
