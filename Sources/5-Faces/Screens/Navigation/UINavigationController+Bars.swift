// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
package import Views

extension UINavigationController: BarContainer, ScrollViewBarObserver {
  func connect(_ bar: UINavigationBar) {
    bar.goBack = { [weak self] in self?.goBack() }
    bar.heightMayHaveChanged = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
  }

  private func goBack() {
    let isAtRoot = viewControllers.count < 2
    // Behind More, the first one leads back to the list.
    let more = more
    guard !isAtRoot || more != nil, let item = topViewController?.navigationItem,
      navigationBar.delegate?.navigationBar(navigationBar, shouldPop: item) ?? true
    else { return }
    (isAtRoot ? more : self)?.popViewController(animated: true)
  }

  /// Returns the items that the bar has for a stack: behind More, first that of the list.
  func barItems(of stack: [UIViewController]) -> [UINavigationItem] {
    let items = stack.map(\.navigationItem)
    guard let more, !items.isEmpty else { return items }
    return [more.backItem] + items
  }

  /// Shows the items of the stack once the controller has come behind More, or left.
  func showBarItems() { navigationBar.show(barItems(of: viewControllers)) }

  var metrics: BarMetrics { BarMetrics(of: view, outside: view.bounds.size) }

  /// The top of the navigation bar, in coordinates of the view.
  private var barTop: CGFloat {
    let top = view.safeAreaInsets.top
    let metrics = metrics
    guard let window = view.window, top >= window.safeAreaInsets.top,
      view.traitCollection.userInterfaceIdiom == .phone
    else { return max(top, metrics.leastTop) }
    let overlap = view.pixelGrid.round(metrics.overlap(underSafeTop: window.safeAreaInsets.top))
    return max(top - overlap, metrics.leastTop)
  }

  // MARK: Layout

  /// Places the bars and the view that is shown, and tells its controller what they cover.
  func layOutBars() {
    guard isViewLoaded else { return }
    swipeBack.update()
    let heights = wantedHeights
    layOut(heights)
    layOutToolbar()
    layOutBottomSearch()
    if let shownController { layOut(shownController, under: heights) }
    showWhetherContentsAreUnderBars(heights)
    tabBarController?.screenDidLayOut()
  }

  /// Takes over what the tab bar covers with the controller on top, and leaves some screens of a
  /// transition what they had: the bar goes or comes with one of two screens.
  func shareTabBar(with screens: [UIViewController?]) {
    let tab = tab
    guard let tabs, tabs.shownController === tab, tabs.transition == nil else { return }
    let change = tab.barInsets.bottom - tabs.placement(of: tab).insets.bottom
    func compensate() {
      for screen in screens.compactMap(\.self) {
        screen.barInsets.bottom += change
        for case let search as UISearchController in screen.children {
          search.barInsets.bottom += change
        }
      }
    }
    // The safe area of the screens is never smaller than before, which would move contents at their end.
    if change > 0 { compensate() }
    tabs.layOutShown()
    if change < 0 { compensate() }
  }

  /// The heights of the bar's parts for the controller that is shown.
  var wantedHeights: NavigationBarHeights {
    followScrollView()
    // A tab bar is there; which of the two is where, nobody measured.
    navigationBar.isAboveSearch = tabs == nil
    let items = barItems(of: viewControllers)
    var heights = navigationBar.fullHeights(at: items.count - 1, of: items)
    reduce(&heights)
    return heights
  }

  /// Makes the bar as high as the contents that it follows leave space for.
  private func reduce(_ heights: inout NavigationBarHeights) {
    guard let scrollView = followedScrollView, isUnderBar(scrollView),
      scrollView.offsetOrigins.y != .start
    else { return }
    heights.follow(-scrollView.bounds.minY - contentTop(of: scrollView) - heights.least)
  }

  /// Returns the top of the contents below a bar without any height, in coordinates of the view.
  private func contentTop(of scrollView: UIScrollView) -> CGFloat {
    let more = shownController?.additionalSafeAreaInsets.top ?? 0
    return barTop + scrollView.contentInset.top + more
  }

  private func layOut(_ heights: NavigationBarHeights) {
    let bar = navigationBar
    let top = barTop
    bar.controlledHeights = heights
    bar.topExtension = top
    let frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -heights.total : top, width: view.bounds.width,
      height: heights.total)
    if bar.frame != frame { bar.frame = frame }
    bar.alpha = isNavigationBarHidden ? 0 : 1
    bar.isUserInteractionEnabled = !isNavigationBarHidden
  }

  private func layOutToolbar() {
    guard let toolbar else { return }
    let isShown = showsToolbar(for: topViewController)
    let bottom = view.safeAreaInsets.bottom
    toolbar.bottomExtension = bottom
    let height = metrics.toolbar
    let frame = CGRect(
      x: 0, y: isShown ? view.bounds.height - bottom - height : view.bounds.height,
      width: view.bounds.width, height: height)
    if toolbar.frame != frame { toolbar.frame = frame }
    toolbar.alpha = isShown ? 1 : 0
    toolbar.isUserInteractionEnabled = isShown
    guard (topViewController?.toolbarItems ?? []) != (toolbar.items ?? []) else { return }
    // In a transition new buttons do not come from nowhere.
    UIView.performWithoutAnimation {
      toolbar.setItems(topViewController?.toolbarItems, animated: false)
      toolbar.layoutIfNeeded()
    }
  }

  /// Gives a controller's view its place under the bars, or between them.
  func layOut(_ controller: UIViewController, under heights: NavigationBarHeights) {
    guard let child = controller.viewIfLoaded else { return }
    let edges = controller.edgesForExtendedLayout
    let includesOpaque = controller.extendedLayoutIncludesOpaqueBars
    var insets = UIEdgeInsets.zero
    var frame = container.bounds
    if !isNavigationBarHidden {
      let height = min(heights.total, heights.most)
      if edges.contains(.top), navigationBar.isTranslucent || includesOpaque {
        insets.top = height - (view.safeAreaInsets.top - barTop)
      } else {
        let top = barTop + height
        frame.origin.y += top
        frame.size.height = max(0, frame.height - top)
      }
    }
    if showsToolbar(for: controller), let toolbar {
      let height = metrics.toolbar
      if edges.contains(.bottom), toolbar.isTranslucent || includesOpaque {
        insets.bottom = height
      } else {
        frame.size.height = max(0, frame.height - height - view.safeAreaInsets.bottom)
      }
    } else if isAboveTabBar, !edges.contains(.bottom) {
      // Above the tab bar.
      frame.size.height = max(0, frame.height - view.safeAreaInsets.bottom)
    }
    insets.bottom += bottomSearchHeight(for: controller)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.position(at: frame)
    controller.barInsets = insets
    // A search lies over the controller, and under the same bars.
    for case let search as UISearchController in controller.children { search.barInsets = insets }
  }

  /// Whether a tab bar covers the bottom.
  private var isAboveTabBar: Bool {
    // Behind More, that one's navigation controller knows it.
    barInsets.bottom > 0 || more?.isAboveTabBar == true
  }

  func moveBars(animated: Bool) {
    viewIfLoaded?.moveBars(animated: animated) { layOutBars() }
  }

  // MARK: Scrolling

  private func followScrollView() {
    let scrollView = shownController?.contentScrollView(for: .top)
    guard scrollView !== followedScrollView else { return }
    let old = followedScrollView
    followedScrollView = scrollView
    if let old, old.barObserver === self {
      old.barObserver = nil
      // What goes keeps its place while it can be seen.
      if transition == nil { old.barObserverDidChange() }
    }
    scrollView?.barObserver = self
    scrollView?.barObserverDidChange()
  }

  private func isUnderBar(_ scrollView: UIScrollView) -> Bool {
    guard let child = shownController?.viewIfLoaded else { return false }
    let top =
      scrollView === child
      ? 0 : (scrollView.superview ?? child).convert(scrollView.frame, to: child).minY
    return top <= 0.5 && child.center.y - child.bounds.height / 2 <= 0.5
  }

  private func showWhetherContentsAreUnderBars(_ heights: NavigationBarHeights) {
    let tolerance: CGFloat = 0.01
    guard let top = followedScrollView, isUnderBar(top) else {
      navigationBar.isOverContents = false
      toolbar.isOverContents = isOverBottom
      return
    }
    navigationBar.ground = top.backgroundColor
    navigationBar.isOverContents =
      top.offsetOrigins.y != .start
      && top.bounds.minY + contentTop(of: top) + heights.total > tolerance
    toolbar.isOverContents = isOverBottom
  }

  /// Whether contents are under the toolbar.
  private var isOverBottom: Bool {
    shownController?.contentScrollView(for: .bottom)?.continuesBelow ?? false
  }

  package func contentsDidScroll(in scrollView: UIScrollView) {
    barHiding.contentsDidScroll(in: scrollView)
    viewIfLoaded?.setNeedsLayout()
  }

  package func expandableTop(over scrollView: UIScrollView) -> CGFloat {
    guard let heights = navigationBar.controlledHeights, isUnderBar(scrollView) else { return 0 }
    return max(0, heights.most - heights.total)
  }

  package func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    guard !isNavigationBarHidden, let heights = navigationBar.controlledHeights,
      scrollView === followedScrollView, isUnderBar(scrollView)
    else { return offset }
    let start = contentTop(of: scrollView) + heights.least
    return CGPoint(x: offset.x, y: -heights.settled(-offset.y - start) - start)
  }

  package func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {
    guard child === topViewController else { return }
    toolbar.setItems(child.toolbarItems, animated: animated)
  }

  package func barRelationsDidChange(of child: UIViewController) {
    viewIfLoaded?.setNeedsLayout()
  }

  package func tabBarItemDidChange(of child: UIViewController) {}
}

extension UIScrollView {
  /// Whether contents go on below what is shown.
  var continuesBelow: Bool {
    bounds.maxY + 0.01 < contentSize.height + adjustedContentInset.bottom
  }
}

extension UIView {
  /// Lays bars out over time, from where they are; or with the next layout.
  func moveBars(animated: Bool, _ layOut: () -> Void) {
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.performWithoutAnimation { layoutIfNeeded() }
    UIView.animate(withDuration: 0.2) {
      layOut()
      layoutIfNeeded()
    }
  }
}
