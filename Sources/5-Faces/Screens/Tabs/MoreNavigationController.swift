// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The navigation controller behind the item More of a tab bar: the list of the controllers without an
/// item of their own, and the one of them that is shown.
///
/// That one may be a navigation controller, or a split view controller whose columns are one stack, which
/// has its own bar then: there, an item of the list stands before those of its stack and leads back, and
/// the bar around it is hidden.
final class MoreNavigationController: UINavigationController {
  let list = MoreListController()
  /// The item that stands for the list in the bar of a navigation controller that is pushed on it.
  let backItem = UINavigationItem(title: "")
  private weak var owner: UITabBarController?

  init(of owner: UITabBarController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    list.owner = owner
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  /// The controller of the tab bar controller's that is on the stack; nil for none.
  var shownTab: UIViewController? {
    viewControllers.first { owner?.isBehindMore($0) ?? false }
  }

  var innermost: UINavigationController { topViewController?.stackInside ?? self }

  /// Shows one of the controllers, with what is on it if it is there already; or the list, for the
  /// navigation controller itself.
  func show(_ controller: UIViewController, animated: Bool) {
    finishTransitions()
    guard controller !== self else { return setViewControllers([list], animated: animated) }
    guard controller !== shownTab else { return }
    setViewControllers([list, controller], animated: animated)
  }

  /// Shows the list, unless those of the tab bar controller's on the stack are among some controllers.
  func keepTab(among controllers: [UIViewController]) {
    let isStale = viewControllers.contains { shown in
      owner?.isBehindMore(shown) == true && !controllers.contains { $0 === shown }
    }
    if isStale { setViewControllers([list], animated: false) }
  }

  override func finishTransitions() {
    super.finishTransitions()
    if innermost !== self { innermost.finishTransitions() }
  }

  override func take(_ stack: [UIViewController]) {
    // What is under way in the navigation controller that goes ends here, too.
    if innermost !== self { innermost.finishTransitions() }
    super.take(stack)
  }

  override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    backItem.title = list.navigationItem.title
    childController.stackInside?.showBarItems()
  }

  override func didRemove(_ controllers: [UIViewController]) { owner?.takeBack(controllers) }

  /// There is no bar above a navigation controller, which has its own.
  override var isNavigationBarHidden: Bool {
    get { super.isNavigationBarHidden || innermost !== self }
    set { super.isNavigationBarHidden = newValue }
  }
}

extension UIViewController {
  /// The navigation controller that the controller shows in all of its view: itself, or that of a split view
  /// controller whose columns are one; nil for none.
  var stackInside: UINavigationController? {
    (self as? UISplitViewController)?.stack ?? self as? UINavigationController
  }
}
