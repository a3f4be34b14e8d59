// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import ViewLayout
import Views

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
