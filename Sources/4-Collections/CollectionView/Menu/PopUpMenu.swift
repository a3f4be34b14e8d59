// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Interactions
import Views

/// The menu of an accessory that shows its chosen element.
@MainActor
final class PopUpMenu {
  private let menu: UIMenu
  /// The elements that were chosen when the menu opened.
  private let selected: [UIMenuElement]
  private let selectionChanged: (UIMenu) -> Void
  private lazy var interaction = UIContextMenuInteraction(source: self)

  init(_ menu: UIMenu, selectionChanged: @escaping (UIMenu) -> Void) {
    self.menu = menu
    selected = menu.selectedElements
    self.selectionChanged = selectionChanged
  }

  /// Opens the menu beside a view.
  ///
  /// - Returns: Whether there is anything to choose from.
  func open(on view: UIView) -> Bool {
    // A touch that rests on the accessory is the row's.
    interaction.isEnabled = false
    view.interactions.removeAll { $0 is UIContextMenuInteraction }
    view.addInteraction(interaction)
    return interaction.openMenu(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }
}

extension PopUpMenu: MenuSource {
  func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    let menu = menu
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = .fixed
    return configuration
  }

  func highlightPreviews(for configuration: UIContextMenuConfiguration) -> [UITargetedPreview] {
    []
  }

  func dismissalPreviews(for configuration: UIContextMenuConfiguration) -> [DismissalPreview] { [] }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {}

  func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {}

  func performPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) -> Bool { false }

  func attachment(at location: CGPoint) -> CGRect {
    interaction.view?.bounds ?? CGRect(origin: location, size: .zero)
  }

  func didPerform(_ action: UIAction) {
    menu.selectOnly(action)
    guard selected != [action] else { return }
    selectionChanged(menu)
  }
}
