// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Whether a controller's view is shown, and how it appears or disappears.
struct ControllerAppearance {
  enum Stage {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var stage = Stage.disappeared
  /// The arguments of the methods until the transition under way ends.
  var isAnimated = false
  /// Whether a container said that it begins, and will say that it ends.
  var isTransition = false
  /// The children that the transition was forwarded to.
  var forwarded: [UIViewController] = []

  var isShown: Bool { stage == .appearing || stage == .appeared }
}

extension UIViewController {
  // MARK: Moving

  /// Called before the view is put into a window or taken out of one.
  func viewWillMove(to window: UIWindow?) {
    guard followsHierarchy, !appearance.isTransition else { return }
    // A window that was released has not said that it goes.
    if viewIfLoaded?.root == nil { appearance.stage = .disappeared }
    let isAnimated = AnimationBlock.current != nil
    if viewIfLoaded?.root != nil, appearance.isShown {
      begin(false, animated: isAnimated)
      // On its way to another window it appears again.
      if window != nil { end() }
    }
    if window != nil, !appearance.isShown { begin(true, animated: isAnimated) }
  }

  /// Called when the view is in another window than before, or in none.
  func viewDidMove() {
    windowWidthMayHaveChanged()
    switch appearance.stage {
    case .appearing:
      viewIsAppearing(appearance.isAnimated)
      if !appearance.isTransition { endAfterAnimation() }
    case .disappearing where !appearance.isTransition: end()
    case .disappeared, .appeared, .disappearing: break
    }
  }

  private var followsHierarchy: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  // MARK: Transitions

  func endTransition() {
    guard appearance.isTransition else { return }
    appearance.isTransition = false
    end()
    let children = appearance.forwarded
    appearance.forwarded = []
    for child in children where child.parent === self { child.endAppearanceTransition() }
  }

  /// Ends a transition that the parent began and can no longer end.
  func leaveTransition() {
    guard appearance.isTransition else { return }
    endTransition()
    guard viewIfLoaded?.root == nil, appearance.isShown else { return }
    begin(false, animated: false)
    end()
  }

  var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: Steps

  func begin(_ isAppearing: Bool, animated: Bool) {
    if !isAppearing, viewIfLoaded?.root?.rootAppearance?.remove(self) == true { end() }
    // What was animating is not waited for any longer.
    viewIfLoaded?.root?.timeline.removeMovement(of: ObjectIdentifier(self))
    appearance.stage = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  private func end() {
    switch appearance.stage {
    case .appearing:
      appearance.stage = .appeared
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.stage = .disappeared
      viewDidDisappear(appearance.isAnimated)
    case .appeared, .disappeared: break
    }
  }

  /// Ends when the animation block ends that the view appears in.
  private func endAfterAnimation() {
    guard appearance.isAnimated, let window = viewIfLoaded?.root,
      let settings = AnimationBlock.current?.settings
    else { return endWithLayout() }
    let turns: TimeInterval = settings.options.contains(.autoreverse) ? 2 : 1
    window.timeline.add(
      Timeline.Movement(
        owner: ObjectIdentifier(self), begin: window.currentTime,
        duration: max(0, settings.delay) + settings.duration * turns, move: { _ in },
        completion: { [weak self] in self?.end() }))
  }

  /// Ends at once or, as the root of a window is shown, with that window's first layout.
  private func endWithLayout() {
    guard let waiting = viewIfLoaded?.root?.rootAppearance, waiting.isCollecting else {
      return end()
    }
    waiting.controllers.append(self)
  }

  fileprivate func endAfterLayout(in window: UIWindow) {
    guard appearance.stage == .appearing, !appearance.isTransition, viewIfLoaded?.root === window
    else { return }
    end()
  }
}

/// The controllers that a window has begun to show with its root: they have appeared when it has laid out
/// or, if they go before, then.
@MainActor
final class RootAppearance {
  /// Whether the root is on its way into the window.
  var isCollecting = true
  fileprivate(set) var controllers: [UIViewController] = []

  /// Takes a controller out that goes.
  ///
  /// - Returns: Whether it was waiting.
  fileprivate func remove(_ controller: UIViewController) -> Bool {
    guard let index = controllers.firstIndex(where: { $0 === controller }) else { return false }
    controllers.remove(at: index)
    return true
  }
}

extension UIWindow {
  /// Puts the view of the root into the window: it and the controllers inside appear with the next layout.
  func showRoot(_ view: UIView) {
    let waiting = rootAppearance ?? RootAppearance()
    rootAppearance = waiting
    waiting.isCollecting = true
    addSubview(view)
    waiting.isCollecting = false
    if waiting.controllers.isEmpty { rootAppearance = nil }
  }

  /// Ends the appearance of what came with the root, when the window has laid out, and lays out what that
  /// has changed. It belongs to no animation block that the layout is in.
  func rootDidLayOut() {
    guard let waiting = rootAppearance, !waiting.isCollecting else { return }
    rootAppearance = nil
    AnimationBlock.performOutside {
      for controller in waiting.controllers { controller.endAfterLayout(in: self) }
      layoutIfNeeded()
    }
  }
}

extension UIViewController {
  // MARK: Surroundings

  /// Tells the controller of its view's traits, if it knows of others or of none (rule ALL-9).
  func traitsMayHaveChanged(to traits: UITraitCollection) {
    guard knownTraits != traits, knownTraits != nil || viewIfLoaded?.root != nil else { return }
    let previous = knownTraits
    knownTraits = traits
    traits.performAsCurrent {
      traitCollectionDidChange(previous)
      guard let previous else { return }
      for observer in traitObservers
      where observer.traits.contains(where: { $0.differs(traits, previous) }) {
        observer.handler(self, previous)
      }
    }
  }

  /// Takes the margins that suit the window, here and in the controllers inside.
  func windowWidthMayHaveChanged() {
    if let loadedView = viewIfLoaded, let window = loadedView.root {
      let margin = SideMargin.points(inWindowOf: window.bounds.width)
      if margin != sideMargin { loadedView.changeMargins { _ in sideMargin = margin } }
    }
    for child in children { child.windowWidthMayHaveChanged() }
  }

  /// Whether the safe area of the view is another than that of its superview.
  var addsToSafeArea: Bool { additionalSafeAreaInsets != .zero || barInsets != .zero }

  func additionalSafeAreaChanged() {
    guard let loadedView = viewIfLoaded, let window = loadedView.root else { return }
    window.hasAdditionalSafeArea = true
    loadedView.safeAreaMayHaveChanged()
  }
}

/// Whether a controller appears or disappears since its container takes it in or gives it up.
package enum ContainerMovement {
  case none
  case toParent
  case fromParent
}

extension UIViewController {
  private var barContainers: some Sequence<any BarContainer> {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? any BarContainer }
  }

  func announceToolbarItems(animated: Bool) {
    for container in barContainers {
      container.toolbarItemsDidChange(of: self, animated: animated)
    }
  }

  func announceTabItem() {
    for container in barContainers { container.tabBarItemDidChange(of: self) }
  }

  func announceBarRelations() {
    for container in barContainers { container.barRelationsDidChange(of: self) }
  }
}

/// The scroll views that a controller names for the bars around it.
struct ContentScrollViews {
  private weak var top: UIScrollView?
  private weak var bottom: UIScrollView?

  mutating func set(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { top = scrollView }
    if edge.contains(.bottom) { bottom = scrollView }
  }

  func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? top : edge.contains(.bottom) ? bottom : nil
  }
}
