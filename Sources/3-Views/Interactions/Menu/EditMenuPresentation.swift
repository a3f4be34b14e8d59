// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import ViewLayout
import Views

/// An edit menu that is shown, from its appearance to the end of its disappearance (interaction rule
/// EM-1).
@MainActor
final class EditMenuPresentation {
  private enum Phase {
    case shown
    /// It is going away, and listens to nothing.
    case closing
  }

  let configuration: UIEditMenuConfiguration
  private weak var interaction: UIEditMenuInteraction?
  private(set) weak var view: UIView?
  private let bar: EditMenuBar
  private var phase = Phase.shown
  /// Seconds in which the menu appears and disappears.
  private static let duration: TimeInterval = 0.2

  /// Asks for the menu; nil if there is nothing to offer.
  init?(
    of interaction: UIEditMenuInteraction, on view: UIView,
    _ configuration: UIEditMenuConfiguration
  ) {
    guard let window = view.window else { return nil }
    self.interaction = interaction
    self.view = view
    self.configuration = configuration
    bar = EditMenuBar(in: window)
    bar.arrowEdge = configuration.preferredArrowDirection.edge
    bar.actions = Self.actions(interaction, configuration)
    guard !bar.actions.isEmpty else { return nil }
    bar.choose = { [weak self] in self?.choose($0) }
    bar.dismiss = { [weak self] in self?.dismiss() }
  }

  private static func actions(
    _ interaction: UIEditMenuInteraction, _ configuration: UIEditMenuConfiguration
  ) -> [UIAction] {
    let menu = interaction.delegate?.editMenuInteraction(
      interaction, menuFor: configuration, suggestedActions: [])
    menu?.requireValid()
    return menu.map(Self.actions) ?? []
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

  /// The rectangle that the menu is above or below, in the window.
  private var target: CGRect {
    guard let view else { return .zero }
    let rect =
      interaction.flatMap {
        $0.delegate?.editMenuInteraction($0, targetRectFor: configuration)
      } ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    return view.convert(rect, to: nil as UIView?)
  }

  func appear() {
    guard let window = view?.window else { return }
    let animator = MenuAnimator(previewing: nil)
    if let interaction {
      interaction.delegate?.editMenuInteraction(
        interaction, willPresentMenuFor: configuration, animator: animator)
    }
    let feature = window.feature(MenuFeature.self)
    feature.editMenu?.remove()
    feature.editMenu = self
    UIView.performWithoutAnimation {
      bar.alpha = 0
      window.showPreview(bar)
      bar.show(at: target)
    }
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        bar.alpha = 1
        animator.animate()
      }, completion: { _ in animator.end() })
  }

  func dismiss() {
    guard phase == .shown else { return }
    phase = .closing
    bar.stopTakingTouches()
    if interaction?.presentation === self { interaction?.presentation = nil }
    let animator = MenuAnimator(previewing: nil)
    if let interaction {
      interaction.delegate?.editMenuInteraction(
        interaction, willDismissMenuFor: configuration, animator: animator)
    }
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        bar.alpha = 0
        animator.animate()
      },
      completion: { [self] _ in
        remove()
        animator.end()
      })
  }

  /// Takes the menu away at once.
  func remove() {
    phase = .closing
    bar.stopTakingTouches()
    bar.removeFromSuperview()
    if interaction?.presentation === self { interaction?.presentation = nil }
  }

  func reload() {
    guard phase == .shown, let interaction else { return }
    bar.actions = Self.actions(interaction, configuration)
    if bar.actions.isEmpty { dismiss() } else { bar.show(at: target) }
  }

  func updatePosition(animated: Bool) {
    guard phase == .shown else { return }
    let target = target
    if animated {
      UIView.animate(withDuration: Self.duration) { bar.show(at: target) }
    } else {
      UIView.performWithoutAnimation { bar.show(at: target) }
    }
  }

  private func choose(_ action: UIAction) {
    guard phase == .shown else { return }
    action.perform(for: interaction)
    if !action.attributes.contains(.keepsMenuPresented) { dismiss() }
  }
}
