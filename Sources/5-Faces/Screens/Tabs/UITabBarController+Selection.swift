// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

extension UITabBarController {
  // MARK: Controllers

  func change(to controllers: [UIViewController], animated: Bool) {
    do { try TabError.check(controllers, of: self) } catch { programmerError("\(error)") }
    perform { [self] in exchange(with: controllers, animated: animated) }
  }

  func exchange(with controllers: [UIViewController], animated: Bool) {
    transition?.finish(true)
    ownMore?.finishTransitions()
    let old = viewControllers ?? []
    let (known, index) = (selectedViewController, selectedIndex)
    let behind = overflow(of: controllers)
    // What is to be elsewhere leaves the navigation controller of More first.
    ownMore?.keepTab(among: behind)
    let removed = old.filter { gone in
      // Another container may have taken it already.
      gone.parent === self && !controllers.contains { $0 === gone }
    }
    let added = controllers.filter { $0.parent !== self && !isShownByMore($0) }
    let selected =
      known.flatMap { known in
        controllers.first { $0 === known } ?? (known === ownMore && !behind.isEmpty ? known : nil)
      } ?? (controllers.indices.contains(index) ? controllers[index] : controllers.first)
    take(controllers, behindMore: behind)
    let isBehind = selected.map { isBehindMore($0) } ?? false
    selectedRoot = isBehind ? more : selected
    show(
      selected, isBehindMore: isBehind,
      added + (behind.isEmpty || more.parent === self ? [] : [more]),
      removed + [ownMore].compactMap(\.self).filter { behind.isEmpty && $0.parent === self },
      animated: animated)
  }

  private func show(
    _ selected: UIViewController?, isBehindMore: Bool, _ added: [UIViewController],
    _ removed: [UIViewController], animated: Bool
  ) {
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    updateItems(animated: animated)
    // One that is shown goes first, and comes again behind More.
    let comesLater = selected === shownController
    if isBehindMore, let selected { more.show(comesLater ? more : selected, animated: false) }
    if isViewLoaded { show(selectedRoot, over: nil) }
    if isBehindMore, let selected, comesLater { more.show(selected, animated: false) }
    for controller in removed {
      stopFollowing(controller)
      controller.barInsets = .zero
      controller.removeFromParent()
    }
    // Selected behind More, it is in that one's navigation controller.
    for controller in added where controller.parent === self {
      controller.didMove(toParent: self)
    }
  }

  // MARK: Selection

  func select(_ controller: UIViewController) {
    perform { [self] in change(to: controller) }
  }

  func selectItem(of controller: UIViewController) {
    perform { [self] in
      change(
        to: (controller as? MoreNavigationController)?.shownTab ?? controller, keepsStack: true)
    }
  }

  /// Selects one of the controllers, in a change.
  ///
  /// - Parameters:
  ///   - controller: The controller or, for the list, the navigation controller of More.
  ///   - keepsStack: Whether More shows what it did last.
  private func change(to controller: UIViewController, keepsStack: Bool = false) {
    transition?.finish(true)
    // A change that it waited for may have taken the controller away.
    guard controller !== selectedViewController || controller === ownMore, canSelect(controller)
    else { return }
    let old = selectedRoot
    let isBehind = controller === ownMore || isBehindMore(controller)
    if isBehind, !keepsStack { more.show(controller, animated: false) }
    let new = isBehind ? more : controller
    selectedRoot = new
    tabBar.selectedItem = new.tabBarItem
    if isViewLoaded { show(new, over: old) }
  }

  /// Selects the controller of an item that was touched, if the delegate agrees.
  func choose(_ item: UITabBarItem) {
    guard let controller = controllersInBar.first(where: { $0.tabBarItem === item }) else {
      return
    }
    let agrees = delegate?.tabBarController(self, shouldSelect: controller) ?? true
    // Asked, the delegate may have exchanged the controllers.
    guard agrees, controllersInBar.contains(where: { $0 === controller }) else {
      tabBar.selectedItem = selectedRoot?.tabBarItem
      return
    }
    if controller === selectedRoot {
      // Once more, it leads back to the first screen.
      (controller as? UINavigationController)?
        .popToRootViewController(animated: UIView.areAnimationsEnabled)
    } else {
      selectItem(of: controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: Showing

  func showSelected() {
    perform { [self] in
      guard let selected = selectedRoot, shownController !== selected else { return }
      shownController = selected
      container.addSubview(selected.viewInContainer)
      layOutShown()
    }
  }

  /// Shows a controller in place of the one that is shown.
  ///
  /// - Parameters:
  ///   - new: The controller; nil for none.
  ///   - selected: The controller to go back to, if the transition is called off; nil for a change that
  ///     takes no time.
  private func show(_ new: UIViewController?, over selected: UIViewController?) {
    let old = outgoing()
    guard new !== old || new == nil else { return view.setNeedsLayout() }
    // What is under way in the controller that goes ends here: it could not while it is away.
    (old as? UINavigationController)?.finishTransitions()
    let isSeen = view.window != nil
    guard let new else { return showNothing(in: old, isSeen) }
    new.loadViewIfNeeded()
    let style = style(from: isSeen ? selected : nil, to: new)
    let running = NavigationTransition(
      from: old, to: new, in: container, .forward, style
    ) { [weak self] didComplete in
      guard let self else { return }
      let end = { [self] in
        transition = nil
        if !didComplete { restore(old, isSeen ? new : nil) }
        if isSeen {
          old?.endAppearanceTransition()
          new.endAppearanceTransition()
        }
        view.setNeedsLayout()
      }
      // Another change that ends this one goes on only then.
      if isChanging { end() } else { perform(end) }
    }
    transition = running
    shownController = new
    if isSeen {
      // Not as in a navigation controller: the one that comes is first.
      new.beginAppearanceTransition(true, animated: style.isAnimated)
      old?.beginAppearanceTransition(false, animated: style.isAnimated)
    }
    // In its place before it comes into the window, the view learns of one safe area alone.
    UIView.performWithoutAnimation { layOutShown() }
    running.run(
      prepare: {
        layOutShown()
        new.viewIfLoaded?.layoutIfNeeded()
      },
      bar: { [self] in
        layOutBar()
        tabBar.layoutIfNeeded()
      })
  }

  /// The controller that is shown, unless another container has taken it; then its view goes.
  private func outgoing() -> UIViewController? {
    guard let shown = shownController else { return nil }
    if shown.parent === self, shown.viewIfLoaded?.superview === container { return shown }
    if let view = shown.viewIfLoaded, view.superview === container { view.removeFromSuperview() }
    shownController = nil
    return nil
  }

  private func showNothing(in old: UIViewController?, _ isSeen: Bool) {
    shownController = nil
    if isSeen { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isSeen { old?.endAppearanceTransition() }
    view.setNeedsLayout()
  }

  /// The animation and the driver of a change.
  private func style(
    from old: UIViewController?, to new: UIViewController
  ) -> ScreenTransition.Style {
    guard let old, let delegate, UIView.areAnimationsEnabled,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return ScreenTransition.Style(animator: SlideTransition(.forward), isAnimated: false) }
    return ScreenTransition.Style(
      animator: animator,
      driver: delegate.tabBarController(self, interactionControllerFor: animator),
      isAnimated: true)
  }

  /// Has the selection again that a transition was to change which was called off.
  ///
  /// - Parameters:
  ///   - old: The controller that is shown again.
  ///   - other: The controller that does not come after all; nil if neither of them is visible.
  private func restore(_ old: UIViewController?, _ other: UIViewController?) {
    selectedRoot = old
    tabBar.selectedItem = old?.tabBarItem
    shownController = old
    guard let other else { return }
    other.beginAppearanceTransition(false, animated: true)
    old?.beginAppearanceTransition(true, animated: true)
  }
}

package enum TabError: Error, Hashable, CustomStringConvertible {
  case repeatedController(String, index: Int)
  /// The tab bar controller is among its own controllers.
  case ownController(String)
  case missingController(String, count: Int)

  package var description: String {
    switch self {
    case .repeatedController(let name, let index):
      "A tab bar controller shows each view controller once; number \(index), \(name), is already "
        + "among viewControllers."
    case .ownController(let name):
      "A tab bar controller cannot be among its own viewControllers (\(name))."
    case .missingController(let name, let count):
      "Only a view controller in the tab bar controller's list of view controllers can be selected: "
        + "\(name) is not one of the \(count) in viewControllers."
    }
  }

  @MainActor package static func check(
    _ controllers: [UIViewController], of owner: UIViewController
  ) throws(TabError) {
    var known: Set<ObjectIdentifier> = []
    for (index, controller) in controllers.enumerated() {
      let name = "\(type(of: controller))"
      guard controller !== owner else { throw .ownController(name) }
      guard known.insert(ObjectIdentifier(controller)).inserted else {
        throw .repeatedController(name, index: index)
      }
    }
  }
}

/// The methods that decide on a tab bar controller's selection, and choose the transitions.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a touch may select a controller; true unless implemented. Called for the one that is
  /// selected, too, and not for selections by code.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The controller whose item was touched; for More,
  ///     `moreNavigationController`.
  /// - Returns: Whether it is selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a touch has selected a controller, also one that was selected already.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The controller whose item is selected; for More,
  ///     `moreNavigationController`.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns what animates a change of the selected controller, by a touch or by code; nil, unless
  /// implemented, for a change at once. Called in a window only.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - fromVC: The controller that is shown.
  ///   - toVC: The controller that is to be shown.
  /// - Returns: The animator.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what drives a transition by a gesture; nil, unless implemented, for nothing.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}
