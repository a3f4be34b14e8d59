// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension UINavigationController {
  /// Exchanges the stack, and shows its last controller.
  func change(
    to stack: [UIViewController], _ direction: NavigationDirection, animated: Bool
  ) {
    do { try NavigationStackError.check(stack, of: self) } catch { programmerError("\(error)") }
    // What is under way ends here: never are there two transitions.
    transition?.finish()
    let old = viewControllers
    let added = stack.filter { new in !old.contains { $0 === new } }
    let removed = old.filter { gone in !stack.contains { $0 === gone } }
    take(stack)
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    let items = stack.map(\.navigationItem)
    let finish = { [weak self] in
      for controller in removed { controller.removeFromParent() }
      guard let self else { return }
      for controller in added { controller.didMove(toParent: self) }
    }
    guard isViewLoaded else {
      navigationBar.show(items)
      return finish()
    }
    guard let top = stack.last else {
      return showNothing(finish)
    }
    guard top !== shownController else {
      navigationBar.show(items)
      view.setNeedsLayout()
      return finish()
    }
    show(top, items, direction, animated: animated && view.window != nil, added, removed, finish)
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
    _ top: UIViewController, _ items: [UINavigationItem], _ direction: NavigationDirection,
    animated: Bool, _ added: [UIViewController], _ removed: [UIViewController],
    _ finish: @escaping () -> Void
  ) {
    let old = shownController
    let isSeen = view.window != nil
    if added.contains(where: { $0 === top }) { top.movement = .toParent }
    if let old, removed.contains(where: { $0 === old }) { old.movement = .fromParent }
    top.loadViewIfNeeded()
    let running = NavigationTransition(from: old, to: top, direction, animated: animated) {
      [weak self] in
      self?.transition = nil
      if isSeen {
        old?.endAppearanceTransition()
        top.endAppearanceTransition()
      }
      finish()
      top.movement = .none
      old?.movement = .none
      guard let self else { return }
      barTransitionDidEnd()
      delegate?.navigationController(self, didShow: top, animated: animated)
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
    running.run(
      in: container,
      prepare: {
        place(top, under: wantedHeights)
        top.viewIfLoaded?.layoutIfNeeded()
      },
      bar: { [self] in
        bar?.animations()
        layOutBars()
        navigationBar.layoutIfNeeded()
        toolbar.layoutIfNeeded()
      })
  }

  private func barTransitionDidEnd() {
    let completion = endBarTransition
    endBarTransition = nil
    completion?()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the last controller, as the view is loaded.
  func showTop() {
    navigationBar.show(viewControllers.map(\.navigationItem))
    guard let top = topViewController, shownController !== top else { return }
    shownController = top
    delegate?.navigationController(self, willShow: top, animated: false)
    container.addSubview(top.viewInContainer)
    place(top, under: wantedHeights)
    delegate?.navigationController(self, didShow: top, animated: false)
  }
}
