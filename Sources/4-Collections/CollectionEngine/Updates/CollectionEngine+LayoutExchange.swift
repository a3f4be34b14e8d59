// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// The way in which a layout replaces another.
  private enum Exchange {
    /// At once.
    case immediate
    /// Elements go from their old places to their new ones.
    case animated
    /// A layout between both takes the place of the old one, and a touch drives it.
    case beginning
    /// One of the two takes the place of the layout between them.
    case ending
  }

  /// Exchanges layouts (behaviour section 6.10). What takes part:
  ///
  /// | step | immediate | animated | beginning | ending |
  /// |---|---|---|---|---|
  /// | both layouts prepare for the exchange | yes | yes | yes | – |
  /// | views hear of it before | yes | yes | – | – |
  /// | the host releases | the old one | the old one, when all is begun | – | the other and the one between |
  /// | the host takes in the new one, too | – | – | yes | – |
  /// | decorations and disappearing views go | at once | over time | – | – |
  /// | pending invalidations are dropped | yes | – | – | – |
  /// | measured sizes are forgotten | yes | yes | – | – |
  /// | the item in the middle stays there, if the host says so | yes | yes | – | – |
  /// | everything is invalidated | yes | yes | yes | yes |
  /// | elements are laid out | in the next pass | over time | in the next pass | at once |
  /// | both layouts finalize it | yes | in the animation | – | yes |
  /// | views hear of it after | yes | after the animation | – | – |
  ///
  /// - Parameters:
  ///   - old: The layout that elements come from.
  ///   - new: The layout that they go to.
  ///   - installed: The layout that the host has afterwards.
  ///   - exchange: How.
  ///   - completion: Called at the end of the animation, or at once if there is none.
  private func exchange(
    _ old: any EngineLayout, for new: any EngineLayout, installing installed: any EngineLayout,
    _ exchange: Exchange, completion: ((Bool) -> Void)? = nil
  ) {
    for layout in [new, installed] { takeFromOtherHost(layout) }
    let tellsViews = exchange == .immediate || exchange == .animated
    let previous = exchange == .animated ? elements.attributes : [:]
    if tellsViews, host.keepsMiddleItem { pass.keepMiddle(middleItem()) }
    if exchange != .ending {
      old.prepareExchange(for: new)
      new.prepareExchange(replacing: old)
    }
    let views = tellsViews ? elements.inOrder.map(\.view) : []
    for view in views { view.layoutWillChange(from: old, to: new) }
    switch exchange {
    case .immediate: old.host = nil
    case .animated: break
    case .beginning: adopt(new)
    case .ending: (layout.host, old.host) = (nil, nil)
    }
    install(installed)
    if exchange == .immediate {
      removeElements { $0.key.category == .decorationView }
      removeAllDisappearing()
      elements.forgetDecorations()
      pass.invalidateEverything()
    }
    if tellsViews {
      scrolling.forgetAreas()
      for element in elements.visible { element.measurement = nil }
    }
    func finalize() {
      for layout in exchange == .ending ? [new, old] : [old, new] { layout.finalizeExchange() }
    }
    func end(_ finished: Bool) {
      // Decoration views of the old layout may be gone.
      let views = exchange == .immediate ? elements.inOrder.map(\.view) : views
      for view in tellsViews ? views : [] { view.layoutDidChange(from: old, to: new) }
      completion?(finished)
    }
    guard exchange == .animated else {
      invalidateEverything(counts: false)
      if exchange == .ending { host.node.layoutIfNeeded() }
      if exchange != .beginning { finalize() }
      return end(true)
    }
    run(
      ElementTransition(from: previous, renumbering: nil, previousLayout: old, layout: new),
      steps: TransitionSteps(
        prepare: { [self] in
          invalidateEverything(counts: false)
          prepareLayout()
        },
        finalize: finalize, completion: end),
      settings: AnimationBlock.Settings(duration: host.transitionDuration))
    old.host = nil
  }

  /// Lets a layout take the place of the present one at once.
  package func replaceLayout(by new: any EngineLayout) {
    guard updates.exchange == nil else {
      // An exchange asked for meanwhile waits until the elements have settled.
      return updates.waitForExchange { [weak self] in self?.replaceLayout(by: new) }
    }
    interrupting { [weak self] in self?.replaceLayoutAtOnce(by: new) }
  }

  /// Lets a layout take the place of the present one also while clients are asked about that.
  func replaceLayoutAtOnce(by new: any EngineLayout) {
    guard new !== layout else { return }
    exchange(layout, for: new, installing: new, .immediate)
  }

  /// Lets a layout take the place of the present one, over time if the host is in a window.
  ///
  /// - Parameters:
  ///   - new: The layout.
  ///   - animated: Whether elements go from their old places to their new ones over time.
  ///   - completion: Called at the end of the animation, or after the layout pass if there is none.
  package func changeLayout(
    to new: any EngineLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let later = { [weak self] () -> Void in
      self?.changeLayout(to: new, animated: animated, completion: completion)
    }
    guard updates.exchange == nil else { return updates.waitForExchange(later) }
    guard new !== layout else {
      completion?(true)
      return
    }
    guard !updates.isRecording else { return updates.performAfterUpdates(later) }
    guard pass.isIdle else {
      return pass.interrupt { [weak self] in
        self?.changeLayout(to: new, animated: false, completion: completion)
      }
    }
    let isInWindow = host.node.root != nil
    guard animated, isInWindow else {
      replaceLayout(by: new)
      if isInWindow { host.node.layoutIfNeeded() }
      completion?(true)
      return
    }
    host.node.layoutIfNeeded()
    exchange(layout, for: new, installing: new, .animated, completion: completion)
  }

  // MARK: Driven by a touch

  /// Whether an interactive exchange is under way.
  package var isExchangingInteractively: Bool { updates.exchange != nil }
  /// Whether one is under way that is still driven.
  package var canSettleExchange: Bool { updates.exchange?.phase == .driven }

  /// Begins an exchange that a touch drives.
  ///
  /// - Parameters:
  ///   - new: The layout to go to.
  ///   - between: The layout until then.
  ///   - completion: Called when the exchange is over: whether it came to the new layout, and
  ///     whether the animation ran to its end.
  package func beginExchange(
    to new: any EngineLayout, through between: any EngineLayout,
    completion: ((_ completed: Bool, _ finished: Bool) -> Void)?
  ) {
    let old = layout
    exchange(old, for: new, installing: between, .beginning)
    updates.begin(InteractiveExchange(from: old, to: new, completion: completion))
  }

  /// Lets elements go on to one of the two layouts, which is the host's at the end.
  ///
  /// - Parameters:
  ///   - isCompleted: Whether it is the new one.
  ///   - drive: Brings the layout between them there; it is called in the animation.
  package func settleExchange(isCompleted: Bool, drive: @escaping () -> Void) {
    guard let exchange = updates.exchange else { return }
    updates.settleExchange()
    let (kept, other) =
      isCompleted ? (exchange.new, exchange.old) : (exchange.old, exchange.new)
    let host = host
    host.node.layoutIfNeeded()
    UIView.animate(
      withDuration: host.transitionDuration,
      animations: { [self] in
        drive()
        let target = kept.targetOffset(forProposed: host.offset)
        host.node.layoutIfNeeded()
        host.scroll(to: clamped(target))
        host.node.layoutIfNeeded()
      },
      completion: { [self] finished in
        // Also a host without other references exists until the end.
        _ = host
        let waiting = updates.endExchange()
        self.exchange(other, for: kept, installing: kept, .ending)
        waiting?()
        exchange.completion?(isCompleted, finished)
      })
  }
}
