// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// What is wrong with a menu.
package enum MenuError: Error, Hashable, CustomStringConvertible {
  /// A menu is among its own elements, or among theirs.
  case containsItself(title: String, identifier: String)

  package var description: String {
    switch self {
    case .containsItself(let title, let identifier):
      """
      The menu "\(title)" with the identifier \(identifier) contains a menu of the same \
      identifier, and so itself; give each menu an identifier of its own.
      """
    }
  }
}

extension UIMenu {
  /// Finds out whether a menu can be shown (interaction section 8, row 10).
  ///
  /// - Parameter outer: The identifiers of the menus that it was opened from.
  /// - Throws: What is wrong with the menu.
  func validate(inside outer: Set<Identifier> = []) throws(MenuError) {
    guard !outer.contains(identifier) else {
      throw .containsItself(title: title, identifier: identifier.rawValue)
    }
    let menus = children.compactMap { $0 as? UIMenu }
    guard !menus.isEmpty else { return }
    let path = outer.union([identifier])
    for menu in menus { try menu.validate(inside: path) }
  }

  /// Stops the program if the menu contains itself.
  func requireValid() {
    do throws(MenuError) { try validate() } catch { programmerError(error.description) }
  }
}
