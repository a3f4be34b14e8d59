// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import ViewLayout
public import Views

/// A controller of a bar of actions for the first responder, such as Copy: the edit menu of code
/// that is older than ``UIEditMenuInteraction`` (interaction rule EM-2).
///
/// The menu offers Cut, Copy, Select, Select All, Paste and Delete and then ``menuItems``, each only if
/// `canPerformAction(_:withSender:)` of the first responder, or of one after it in the chain, allows its
/// action. That responder gets the action when the title is tapped. Without a first responder in the
/// window there is nothing to offer, and no menu.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  private static let only = UIMenuController()
  /// The menu controller of the program.
  open class var shared: UIMenuController { only }

  /// The items behind the system's own; nil, as by default, for none. A menu that is shown has others
  /// after ``update()``.
  open var menuItems: [UIMenuItem]?
  /// The preferred direction of the arrow, for menus that appear from then on: `.up` has the menu below
  /// its rectangle, `.left` at the right.
  open var arrowDirection = ArrowDirection.default

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var presentation: EditMenuPresentation?

  /// The menu that is shown, in a window that still exists.
  private var shown: EditMenuPresentation? {
    presentation.flatMap { $0.view?.window == nil ? nil : $0 }
  }

  /// A Boolean value that says whether the menu is shown. Setting it shows the menu at the rectangle of
  /// ``setTargetRect(_:in:)``, or hides it, at once.
  open var isMenuVisible: Bool {
    get { shown != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows or hides the menu.
  ///
  /// - Parameters:
  ///   - menuVisible: Whether it is to be shown, at the rectangle of ``setTargetRect(_:in:)``; nothing
  ///     happens without one, or if there is nothing to offer.
  ///   - animated: Whether it takes time.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else {
      presentation?.dismiss(animated: animated)
      return
    }
    guard let targetView, !isMenuVisible else { return }
    show(on: targetView, animated: animated)
  }

  /// Sets the rectangle that the menu points to; a visible menu moves there.
  ///
  /// - Parameters:
  ///   - targetRect: The rectangle that the menu is above or below, in the coordinates of the view.
  ///   - targetView: The view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    guard let shown, shown.view !== targetView else {
      self.targetView = targetView
      self.shown?.updatePosition(animated: false)
      return
    }
    self.targetView = targetView
    show(on: targetView, animated: false)
  }

  /// Shows the menu with an animation; a visible menu is dismissed.
  ///
  /// - Parameters:
  ///   - targetView: The view that it is for; nothing happens outside a window.
  ///   - targetRect: The rectangle that the menu is above or below, in the coordinates of the view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    self.targetView = targetView
    self.targetRect = targetRect
    show(on: targetView, animated: true)
  }

  /// Hides the menu with an animation if it was shown for a view.
  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hideMenu() }
  }

  /// Hides the menu with an animation; nothing happens without one.
  open func hideMenu() { presentation?.dismiss() }

  /// Asks for the actions of the visible menu again and shows them; nothing happens without a menu.
  open func update() { shown?.reload() }

  /// The frame of the menu without its arrow, in the coordinates of the screen, which are the window's;
  /// zero without one.
  open var menuFrame: CGRect { shown?.frame ?? .zero }

  private func show(on view: UIView, animated: Bool) {
    presentation?.remove()
    presentation = EditMenuPresentation(of: self, on: view)
    presentation?.appear(animated: animated)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIMenuController {
  /// The direction of the menu's arrow.
  public enum ArrowDirection: Int, Hashable, Sendable {
    /// The direction with space: below the menu if it fits above what it belongs to.
    case `default` = 0
    /// The arrow is above the menu, and points up.
    case up = 1
    /// The arrow is below the menu, and points down.
    case down = 2
    /// The arrow is at the left of the menu.
    case left = 3
    /// The arrow is at the right of the menu.
    case right = 4
  }

  /// Posted before the menu appears.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu has appeared.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu disappears.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has disappeared.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu that is shown has another frame.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

extension UIMenuController: EditMenuSource {
  var editMenuSender: AnyObject? { self }

  var editMenuActions: [UIAction] {
    EditOffer.actions(of: EditOffer.standard + (menuItems ?? []).map(EditOffer.init), for: self) {
      [weak self] in self?.targetView?.window?.firstResponder
    }
  }

  var editMenuTarget: CGRect { targetRect }

  var editMenuArrowEdge: EditMenuLayout.ArrowEdge? {
    UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue)?.edge
  }

  func editMenuWillAppear(with animator: MenuAnimator) { post(Self.willShowMenuNotification) }
  func editMenuDidAppear() { post(Self.didShowMenuNotification) }
  func editMenuFrameDidChange() { post(Self.menuFrameDidChangeNotification) }
  func editMenuWillDisappear(with animator: MenuAnimator) { post(Self.willHideMenuNotification) }
  func editMenuDidDisappear() { post(Self.didHideMenuNotification) }

  func editMenuWasTakenAway() {
    post(Self.willHideMenuNotification)
    post(Self.didHideMenuNotification)
  }

  func editMenuIsOver(_ presentation: EditMenuPresentation) {
    if self.presentation === presentation { self.presentation = nil }
  }
}

/// A title of a ``UIMenuController`` and the action that it sends.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The words that the menu shows.
  open var title: String
  /// The action, whose method gets the menu controller. The item is shown where a responder, from the
  /// first one on, can perform it.
  open var action: Selector

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The words that the menu shows.
  ///   - action: The action, whose method gets the menu controller.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
