// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A context menu from the press to the end of its closing, as its interaction sees it.
@MainActor
package protocol PresentedMenu: AnyObject {
  var view: UIView? { get }
  /// The place of the touch when the menu began, in the window.
  var location: CGPoint { get }
  var isOpen: Bool { get }
  /// Whether the menu is disappearing, and listens to nothing.
  var isClosing: Bool { get }
  var hasPreview: Bool { get }
  func dismiss()
  /// Takes everything away: the view has left its window.
  func endAtOnce()
  /// Exchanges the menu, and each submenu that is open.
  func update(_ block: (UIMenu) -> UIMenu)
  func slide(to point: CGPoint)
  func endSlide(at point: CGPoint)
}

/// An interaction that opens a menu without a press, as a key and a control do.
@MainActor
package protocol MenuOpening: UIInteraction {
  /// Opens the menu.
  @discardableResult
  func openMenu(at location: CGPoint) -> Bool
}
