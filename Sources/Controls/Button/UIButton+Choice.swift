// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

// A button whose title is what was chosen in its menu.
extension UIButton {
  /// The action of the menu that is on, if the button shows it.
  var chosenElement: UIMenuElement? {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return nil }
    return menu.selectedElements.first
  }

  /// Has one action of the menu on, as UIKit does: the first, if none is.
  func chooseFirst() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    if !menu.options.contains(.singleSelection) {
      self.menu = UIMenu(
        title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
        options: menu.options.union(.singleSelection),
        preferredElementSize: menu.preferredElementSize, children: menu.children)
      return
    }
    if menu.selectedElements.isEmpty { firstAction(in: menu)?.state = .on }
  }

  private func firstAction(in menu: UIMenu) -> UIAction? {
    for child in menu.children {
      if let action = child as? UIAction { return action }
      if let inner = child as? UIMenu, inner.options.contains(.displayInline),
        let action = firstAction(in: inner)
      {
        return action
      }
    }
    return nil
  }
}
