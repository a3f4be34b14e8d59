// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
package import Views

extension UITabBarController: BarContainer, ScrollViewBarObserver {
  private var metrics: BarMetrics { BarMetrics(of: view, outside: view.bounds.size) }

  private var barHeight: CGFloat { metrics.tabBar(above: view.safeAreaInsets.bottom) }

  // MARK: Items

  func updateItems(animated: Bool = false) {
    tabBar.show(controllersInBar.compactMap(\.tabBarItem), animated: animated)
    tabBar.selectedItem = selectedRoot?.tabBarItem
    // After the bar, which no longer observes these.
    ownMore?.list.show(controllersBehindMore)
  }

  package func tabBarItemDidChange(of child: UIViewController) {
    updateItems()
  }

  // MARK: Layout

  func showsBar(for controller: UIViewController?) -> Bool {
    guard !isTabBarHidden, !tabBar.isHidden else { return false }
    // Only what is on a stack was pushed.
    guard let stack = controller?.stackInside else { return true }
    return !stack.hidesBottomBar(for: stack.topViewController)
  }

  /// Places the bar and the view that is shown, and tells its controller what is covered.
  func layOutBar() {
    guard isViewLoaded else { return }
    fitItems()
    followScrollView()
    positionBar()
    // The views of a transition stay where they were put.
    if transition == nil { layOutShown() }
    screenDidLayOut()
  }

  /// Follows contents that have moved.
  func screenDidLayOut() { tabBar.isOverContents = isOverContents }

  private func positionBar() {
    let bar = tabBar
    let safe = view.safeAreaInsets
    bar.controlledInsets = UIEdgeInsets(
      top: 0, left: safe.left, bottom: safe.bottom, right: safe.right)
    let isShown = showsBar(for: shownController)
    var frame = CGRect(
      x: 0, y: view.bounds.height - safe.bottom - barHeight, width: view.bounds.width,
      height: barHeight + safe.bottom)
    if isTabBarHidden {
      frame.origin.y = view.bounds.height
    } else if !isShown, !bar.isHidden {
      // It goes with the screens that are pushed over it.
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      frame.origin.x = isMirrored ? frame.width : -frame.width
    }
    if bar.frame != frame { bar.frame = frame }
  }

  /// Returns the frame of a controller's view, under the bar or above it, and what the bar covers of it.
  func placement(of controller: UIViewController) -> (frame: CGRect, insets: UIEdgeInsets) {
    var frame = container.bounds
    guard showsBar(for: controller) else { return (frame, .zero) }
    let isUnderBar = controller.edgesForExtendedLayout.contains(.bottom)
    if isUnderBar, tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars {
      return (frame, UIEdgeInsets(top: 0, left: 0, bottom: barHeight, right: 0))
    }
    frame.size.height = max(0, frame.height - barHeight - view.safeAreaInsets.bottom)
    return (frame, .zero)
  }

  /// Gives the view that is shown its place.
  func layOutShown() {
    guard let controller = shownController, let child = controller.viewIfLoaded else { return }
    let (frame, insets) = placement(of: controller)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.position(at: frame)
    controller.barInsets = insets
  }

  /// Moves the bar to where it is now wanted.
  func moveBar(animated: Bool) {
    viewIfLoaded?.moveBars(animated: animated) { layOutBar() }
  }

  // MARK: Scrolling

  private var bottomScrollView: UIScrollView? {
    let screen = shownController.map(screen)
    let navigation = screen.map { ($0 as? MoreNavigationController)?.innermost ?? $0 }
    let top = (navigation as? UINavigationController)?.topViewController
    return (top ?? screen)?.contentScrollView(for: .bottom)
  }

  /// Returns what a controller shows above the bar: a split view controller, that of a column.
  private func screen(of controller: UIViewController) -> UIViewController {
    (controller as? UISplitViewController)?.contentController ?? controller
  }

  /// Follows the scroll view of the controller that is shown. A navigation controller follows its own, and
  /// tells.
  private func followScrollView() {
    guard !(shownController.map(screen) is UINavigationController) else {
      return followedScrollView = nil
    }
    let scrollView = bottomScrollView
    guard scrollView !== followedScrollView else { return }
    let old = followedScrollView
    followedScrollView = scrollView
    if let old, let view = shownController?.viewIfLoaded, old.isDescendant(of: view) {
      // The same controller names another one. Others keep their insets until shown again.
      stopFollowing(old)
    }
    guard let scrollView, scrollView.barObserver !== self else { return }
    scrollView.barObserver = self
    scrollView.barObserverDidChange()
  }

  /// No longer follows the scroll view of a controller that goes.
  func stopFollowing(_ controller: UIViewController) {
    guard let scrollView = screen(of: controller).contentScrollView(for: .bottom) else { return }
    stopFollowing(scrollView)
    if scrollView === followedScrollView { followedScrollView = nil }
  }

  private func stopFollowing(_ scrollView: UIScrollView) {
    guard scrollView.barObserver === self else { return }
    scrollView.barObserver = nil
    scrollView.barObserverDidChange()
  }

  private var isOverContents: Bool { bottomScrollView?.continuesBelow ?? false }

  package func contentsDidScroll(in scrollView: UIScrollView) { viewIfLoaded?.setNeedsLayout() }

  package func expandableTop(over scrollView: UIScrollView) -> CGFloat { 0 }

  package func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint { offset }

  package func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {}

  package func barRelationsDidChange(of child: UIViewController) {
    viewIfLoaded?.setNeedsLayout()
  }
}
