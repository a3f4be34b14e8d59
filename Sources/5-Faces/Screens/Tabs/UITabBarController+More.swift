// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry
import Views

// The item More, and the controllers that it stands for. In the bar are the first controllers and the
// navigation controller of More; that one has the list, and on it one of the others at most. The rest
// are children of the tab bar controller, as those in the bar are, so that each is inside it always.
extension UITabBarController {
  /// The numbers of items that a bar has in a compact width, and in a regular one.
  private static let itemLimits = (compact: 5, regular: 8)

  /// Returns the controllers without an item in the present width, if any.
  func overflow(of controllers: [UIViewController]) -> [UIViewController] {
    let isRegular = traitCollection.horizontalSizeClass == .regular
    let limit = isRegular ? Self.itemLimits.regular : Self.itemLimits.compact
    return controllers.count > limit ? Array(controllers[(limit - 1)...]) : []
  }

  var controllersInBar: [UIViewController] {
    guard !controllersBehindMore.isEmpty else { return viewControllers ?? [] }
    return (viewControllers ?? []).dropLast(controllersBehindMore.count) + [more]
  }

  /// Whether a controller is one that the item More stands for.
  func isBehindMore(_ controller: UIViewController) -> Bool {
    controllersBehindMore.contains { $0 === controller }
  }

  /// Whether a controller is on the stack of More's navigation controller.
  func isShownByMore(_ controller: UIViewController) -> Bool {
    guard let ownMore else { return false }
    return controller.parent === ownMore
  }

  /// Whether a controller can be selected: one of the controllers, or More's while it has an item.
  func canSelect(_ controller: UIViewController) -> Bool {
    if controller === ownMore { return !controllersBehindMore.isEmpty }
    return viewControllers?.contains { $0 === controller } ?? false
  }

  /// Moves controllers between the bar and the list of More where the width is another one.
  func fitItems() {
    // Outside a window the traits are not those that the bar is shown in.
    guard viewIfLoaded?.window != nil, needsOtherItems else { return }
    perform { [self] in
      if needsOtherItems { exchange(with: viewControllers ?? [], animated: false) }
    }
  }

  var needsOtherItems: Bool { overflow(of: viewControllers ?? []) != controllersBehindMore }

  /// Shows the controller of a row of the list that was touched.
  func pushFromMore(_ controller: UIViewController) {
    perform { [self] in
      guard isBehindMore(controller) else { return }
      more.show(controller, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Takes in again what left the navigation controller of More.
  func takeBack(_ controllers: [UIViewController]) {
    for controller in controllers where controller.parent == nil && isBehindMore(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
      controller.stackInside?.showBarItems()
    }
  }
}
