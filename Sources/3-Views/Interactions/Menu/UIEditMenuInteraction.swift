// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import ViewLayout
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

/// The animations alongside an edit menu that appears or disappears.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end of the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The methods that supply the actions of an edit menu, and are called when it appears and
/// disappears. All methods have defaults.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu; nil, as unless implemented, for one of the suggested actions: those of Cut, Copy,
  /// Select, Select All, Paste and Delete that the first responder, or else the view, can perform.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns what the menu is above or below, in the coordinates of the interaction's view; the
  /// source point unless implemented.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu disappears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

/// The contents of an interaction's edit menu: what its delegate says, or what responders can perform
/// (interaction rules EM-1 and EM-3).
@MainActor
final class InteractionEditMenu: EditMenuSource {
  let configuration: UIEditMenuConfiguration
  private weak var interaction: UIEditMenuInteraction?

  init(of interaction: UIEditMenuInteraction, _ configuration: UIEditMenuConfiguration) {
    self.interaction = interaction
    self.configuration = configuration
  }

  var editMenuSender: AnyObject? { interaction }

  var editMenuActions: [UIAction] {
    guard let interaction else { return [] }
    let suggested = EditOffer.actions(of: EditOffer.standard, for: interaction) {
      [weak interaction] in interaction?.view?.window?.firstResponder ?? interaction?.view
    }
    let menu = interaction.delegate?.editMenuInteraction(
      interaction, menuFor: configuration, suggestedActions: suggested)
    menu?.requireValid()
    return menu.map(Self.actions) ?? suggested
  }

  /// The actions of a menu and of those in it, which have no rows of their own in a bar.
  private static func actions(in menu: UIMenu) -> [UIAction] {
    menu.children.flatMap { child -> [UIAction] in
      if let inner = child as? UIMenu { return actions(in: inner) }
      guard let action = child as? UIAction,
        action.attributes.isDisjoint(with: [.hidden, .disabled])
      else { return [] }
      return [action]
    }
  }

  var editMenuTarget: CGRect {
    interaction.flatMap {
      $0.delegate?.editMenuInteraction($0, targetRectFor: configuration)
    } ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  var editMenuArrowEdge: EditMenuLayout.ArrowEdge? { configuration.preferredArrowDirection.edge }

  func editMenuWillAppear(with animator: MenuAnimator) {
    guard let interaction else { return }
    interaction.delegate?.editMenuInteraction(
      interaction, willPresentMenuFor: configuration, animator: animator)
  }

  func editMenuWillDisappear(with animator: MenuAnimator) {
    guard let interaction else { return }
    interaction.delegate?.editMenuInteraction(
      interaction, willDismissMenuFor: configuration, animator: animator)
  }

  func editMenuIsOver(_ presentation: EditMenuPresentation) {
    if interaction?.presentation === presentation { interaction?.presentation = nil }
  }

  func editMenuDidAppear() {}
  func editMenuFrameDidChange() {}
  func editMenuDidDisappear() {}
  func editMenuWasTakenAway() {}
}
