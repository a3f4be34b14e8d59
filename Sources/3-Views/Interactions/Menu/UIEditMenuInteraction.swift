// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// An interaction that shows a bar of actions in a view, such as Cut, Copy and Paste.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  private weak var answering: (any UIEditMenuInteractionDelegate)?
  private weak var owner: UIView?
  var presentation: EditMenuPresentation?

  /// Creates an edit menu interaction.
  ///
  /// - Parameter delegate: Says what the menu offers. It is not kept alive.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    answering = delegate
    super.init()
  }

  /// The delegate that supplies the menu.
  open var delegate: (any UIEditMenuInteractionDelegate)? { answering }
  /// The view whose menu is shown.
  open var view: UIView? { owner }

  /// Shows the menu; one that is already shown is dismissed. Nothing happens outside a window, or
  /// without actions.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view = owner, view.window != nil else { return }
    let source = InteractionEditMenu(of: self, configuration)
    presentation = EditMenuPresentation(of: source, on: view)
    presentation?.appear()
  }

  /// Dismisses the menu; nothing happens without one.
  open func dismissMenu() { presentation?.dismiss() }

  /// Asks for the actions of the visible menu again and shows them; nothing happens without a menu.
  open func reloadVisibleMenu() { presentation?.reload() }

  /// Asks for the target of the visible menu again and moves the menu there; nothing happens
  /// without a menu.
  ///
  /// - Parameter animated: Whether it takes time.
  open func updateVisibleMenuPosition(animated: Bool) {
    presentation?.updatePosition(animated: animated)
  }

  /// Returns the point that the menu points at.
  ///
  /// - Parameter view: The view whose coordinates are meant; nil for the window's.
  /// - Returns: The point; the greatest finite numbers without a menu.
  open func location(in view: UIView?) -> CGPoint {
    guard let source = presentation?.source as? InteractionEditMenu, let owner else {
      return CGPoint(x: CGFloat.greatestFiniteMagnitude, y: CGFloat.greatestFiniteMagnitude)
    }
    return owner.convert(source.configuration.sourcePoint, to: view)
  }

  /// Called before the view changes; a visible menu is dismissed.
  open func willMove(to view: UIView?) {
    if view !== owner { presentation?.remove() }
  }

  /// Called after the edit menu interaction was added to a view, or removed from one.
  open func didMove(to view: UIView?) { owner = view }
}

/// The direction of an edit menu's arrow.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  /// The direction with space: below the menu if it fits above what it belongs to.
  case automatic = 0
  /// The arrow is above the menu, and points up.
  case up = 1
  /// The arrow is below the menu, and points down.
  case down = 2
  /// The arrow is at the left of the menu.
  case left = 3
  /// The arrow is at the right of the menu.
  case right = 4
}

/// The configuration of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  private let name: AnyHashable
  private let point: CGPoint

  /// Creates an edit menu configuration from an identifier and a source point.
  ///
  /// - Parameters:
  ///   - identifier: What the client knows the menu by; nil for a UUID.
  ///   - sourcePoint: What the menu points at, in the coordinates of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    name = identifier ?? AnyHashable(UUID())
    point = sourcePoint
    super.init()
  }

  /// The identifier by which the client knows the menu.
  open var identifier: AnyHashable { name }
  /// The point that the menu points at, in the coordinates of the interaction's view.
  open var sourcePoint: CGPoint { point }
  /// The preferred direction of the arrow: `.up` has the menu below what it points at, `.left` at
  /// its right. Without space the menu is placed as for `.automatic`.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic
}
