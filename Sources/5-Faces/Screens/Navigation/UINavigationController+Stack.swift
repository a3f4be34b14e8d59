// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry
package import Views

extension UINavigationController {
  func change(
    to stack: [UIViewController], _ direction: NavigationDirection, animated: Bool
  ) {
    do { try NavigationStackError.check(stack, of: self) } catch { programmerError("\(error)") }
    // What is under way ends here: never are there two transitions.
    transition?.finish(true)
    let old = viewControllers
    let added = stack.filter { new in !old.contains { $0 === new } }
    let removed = old.filter { gone in !stack.contains { $0 === gone } }
    take(stack)
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    if old.first !== stack.first { tabs?.updateItems() }
    let finish = { [weak self] in
      for controller in removed {
        if controller.parent === self { controller.forgetBars() }
        controller.removeFromParent()
      }
      guard let self else { return }
      didRemove(removed)
      for controller in added { controller.didMove(toParent: self) }
    }
    guard isViewLoaded else {
      navigationBar.show(barItems(of: stack))
      return finish()
    }
    guard let top = stack.last else {
      return showNothing(finish)
    }
    guard top !== shownController else {
      navigationBar.show(barItems(of: stack))
      view.setNeedsLayout()
      return finish()
    }
    show(
      top, over: (old, stack), direction, animated: animated && view.window != nil, finish)
  }

  private func showNothing(_ finish: () -> Void) {
    if let old = shownController {
      let isSeen = view.window != nil
      if isSeen { old.beginAppearanceTransition(false, animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
      if isSeen { old.endAppearanceTransition() }
    }
    shownController = nil
    navigationBar.show([])
    view.setNeedsLayout()
    finish()
  }

  private func show(
    _ top: UIViewController, over stacks: (old: [UIViewController], new: [UIViewController]),
    _ direction: NavigationDirection, animated: Bool, _ finish: @escaping () -> Void
  ) {
    let old = shownController
    let isSeen = view.window != nil
    let items = barItems(of: stacks.new)
    if !stacks.old.contains(where: { $0 === top }) { top.movement = .toParent }
    if let old, !stacks.new.contains(where: { $0 === old }) { old.movement = .fromParent }
    top.loadViewIfNeeded()
    let style = style(of: direction, from: old, to: top, animated: animated)
    let running = NavigationTransition(
      from: old, to: top, in: container, direction, style
    ) { [weak self] didComplete in
      self?.transition = nil
      if !didComplete { self?.restore(stacks.old, showing: old, isSeen ? top : nil) }
      if isSeen {
        old?.endAppearanceTransition()
        top.endAppearanceTransition()
      }
      if didComplete { finish() }
      top.movement = .none
      old?.movement = .none
      guard let self else { return }
      barTransitionDidEnd()
      if didComplete { delegate?.navigationController(self, didShow: top, animated: animated) }
    }
    transition = running
    shownController = top
    delegate?.navigationController(self, willShow: top, animated: animated)
    if isSeen {
      old?.beginAppearanceTransition(false, animated: animated)
      top.beginAppearanceTransition(true, animated: animated)
    }
    // A method above may have begun another one.
    guard transition === running else { return }
    let bar = animated ? navigationBar.beginTransition(to: items, direction) : nil
    if bar == nil { navigationBar.show(items) }
    endBarTransition = bar?.completion
    shareTabBar(with: [old])
    running.run(
      prepare: {
        layOut(top, under: wantedHeights)
        top.viewIfLoaded?.layoutIfNeeded()
      },
      bar: { [self] in
        bar?.animations()
        layOutBars()
        navigationBar.layoutIfNeeded()
        toolbar.layoutIfNeeded()
        tabs?.layOutBar()
      })
  }

  private func style(
    of direction: NavigationDirection, from old: UIViewController?, to new: UIViewController,
    animated: Bool
  ) -> ScreenTransition.Style {
    let driver = swipeBack.takeDriver()
    guard animated, let old, let delegate,
      let animator = delegate.navigationController(
        self, animationControllerFor: direction == .forward ? .push : .pop, from: old, to: new)
    else {
      return ScreenTransition.Style(
        animator: SlideTransition(direction), driver: driver, isAnimated: animated)
    }
    return ScreenTransition.Style(
      animator: animator,
      driver: delegate.navigationController(self, interactionControllerFor: animator),
      isAnimated: animated)
  }

  /// Has the stack again that a transition was to change which was called off.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - top: The controller that is shown again.
  ///   - other: The controller that does not come after all; nil if neither of them is visible.
  private func restore(
    _ stack: [UIViewController], showing top: UIViewController?, _ other: UIViewController?
  ) {
    let added = viewControllers.filter { new in !stack.contains { $0 === new } }
    for controller in added {
      controller.willMove(toParent: nil)
      if controller.parent === self { controller.forgetBars() }
      controller.removeFromParent()
    }
    take(stack)
    shownController = top
    shareTabBar(with: [top, other])
    tabs?.viewIfLoaded?.setNeedsLayout()
    if let other {
      other.beginAppearanceTransition(false, animated: true)
      top?.beginAppearanceTransition(true, animated: true)
    }
    navigationBar.show(barItems(of: stack))
    didRemove(added)
  }

  private func barTransitionDidEnd() {
    let completion = endBarTransition
    endBarTransition = nil
    completion?()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the last controller, as the view is loaded.
  func showTop() {
    navigationBar.show(barItems(of: viewControllers))
    guard let top = topViewController, shownController !== top else { return }
    shownController = top
    delegate?.navigationController(self, willShow: top, animated: false)
    container.addSubview(top.viewInContainer)
    layOut(top, under: wantedHeights)
    delegate?.navigationController(self, didShow: top, animated: false)
  }
}

extension UIViewController {
  /// Forgets what the bars of a container cover that the controller leaves.
  fileprivate func forgetBars() {
    barInsets = .zero
    for case let search as UISearchController in children { search.barInsets = .zero }
  }
}

package enum NavigationStackError: Error, Hashable, CustomStringConvertible {
  case repeatedController(String)
  case navigationController(String)
  case missingController(String, count: Int)
  case repeatedItem(String, index: Int)

  package var description: String {
    switch self {
    case .repeatedController(let name):
      "Pushing the same view controller instance more than once is not supported (\(name)). "
        + "Pop to it, or push another instance."
    case .navigationController(let name):
      "Pushing a navigation controller is not supported (\(name)). Push its view controllers, or "
        + "present it."
    case .missingController(let name, let count):
      "Tried to pop to a view controller that doesn't exist: \(name) is not one of the \(count) on "
        + "the stack."
    case .repeatedItem(let title, let index):
      "A navigation bar shows each item once; item \(index), '\(title)', is already in the bar."
    }
  }

  @MainActor package static func check(
    _ controllers: [UIViewController], of owner: UIViewController
  ) throws(NavigationStackError) {
    var known: Set<ObjectIdentifier> = []
    for controller in controllers {
      let name = "\(type(of: controller))"
      let isMisplaced =
        controller is UINavigationController && !(owner is MoreNavigationController)
      guard !isMisplaced, controller !== owner else {
        throw .navigationController(name)
      }
      guard known.insert(ObjectIdentifier(controller)).inserted else {
        throw .repeatedController(name)
      }
    }
  }

  @MainActor static func check(
    _ items: [UINavigationItem]
  ) throws(NavigationStackError) {
    var known: Set<ObjectIdentifier> = []
    for (index, item) in items.enumerated()
    where !known.insert(ObjectIdentifier(item)).inserted {
      throw .repeatedItem(String((item.title ?? "").prefix(40)), index: index)
    }
  }
}
