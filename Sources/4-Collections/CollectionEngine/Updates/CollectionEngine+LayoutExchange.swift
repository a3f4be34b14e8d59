// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Views

/// The exchange of layouts (behaviour section 6.10): at once, over time, or driven by a touch.
extension CollectionEngine {
  /// Lets a layout take the place of the present one at once.
  package func replaceLayout(by new: any EngineLayout) {
    guard updates.exchange == nil else {
      // An exchange asked for meanwhile waits until the elements have settled.
      return updates.waitForExchange { [weak self] in self?.replaceLayout(by: new) }
    }
    interrupting { [weak self] in self?.replaceLayoutAtOnce(by: new) }
  }

  /// Lets a layout take the place of the present one also while clients are asked about that.
  ///
  /// Elements are laid out in the next pass.
  func replaceLayoutAtOnce(by new: any EngineLayout) {
    let old = layout
    guard new !== old else { return }
    takeFromOtherHost(new)
    let views = prepareElements(for: new)
    for view in views { view.layoutWillChange(from: old, to: new) }
    old.host = nil
    install(new)
    removeElements { $0.key.category == .decorationView }
    removeAllDisappearing()
    elements.forgetDecorations()
    pass.invalidateEverything()
    forgetMeasurements()
    invalidateEverything(counts: false)
    old.finalizeExchange()
    new.finalizeExchange()
    // Without the decoration views of the old layout.
    for view in elements.inOrder.map(\.view) { view.layoutDidChange(from: old, to: new) }
  }

  /// Lets elements go from their frames in the present layout to those in another.
  private func replaceLayoutOverTime(by new: any EngineLayout, completion: ((Bool) -> Void)?) {
    let old = layout
    takeFromOtherHost(new)
    let previous = elements.attributes
    let views = prepareElements(for: new)
    for view in views { view.layoutWillChange(from: old, to: new) }
    install(new)
    forgetMeasurements()
    run(
      ElementTransition(from: previous, renumbering: nil, previousLayout: old, layout: new),
      steps: TransitionSteps(
        prepare: { [self] in
          invalidateEverything(counts: false)
          prepareLayout()
        },
        finalize: {
          old.finalizeExchange()
          new.finalizeExchange()
        },
        completion: { finished in
          for view in views { view.layoutDidChange(from: old, to: new) }
          completion?(finished)
        }),
      settings: AnimationBlock.Settings(duration: host.transitionDuration))
    old.host = nil
  }

  /// Prepares the exchange of the present layout for another, and keeps the item in the middle
  /// there, if the host says so.
  private func prepareElements(for new: any EngineLayout) -> [any ElementView] {
    if host.keepsMiddleItem { pass.keepMiddle(middleItem()) }
    layout.prepareExchange(for: new)
    new.prepareExchange(replacing: layout)
    return elements.inOrder.map(\.view)
  }

  /// Forgets what was measured and where sections scroll, which the old layout's elements had.
  private func forgetMeasurements() {
    scrolling.forgetAreas()
    for element in elements.visible { element.measurement = nil }
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
    replaceLayoutOverTime(by: new, completion: completion)
  }

  // MARK: Driven by a touch

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
    takeFromOtherHost(new)
    takeFromOtherHost(between)
    old.prepareExchange(for: new)
    new.prepareExchange(replacing: old)
    adopt(new)
    install(between)
    invalidateEverything(counts: false)
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
        endExchange(keeping: kept, other: other)
        waiting?()
        exchange.completion?(isCompleted, finished)
      })
  }

  /// Lets one of the two layouts take the place of the one between them, at once.
  private func endExchange(keeping kept: any EngineLayout, other: any EngineLayout) {
    takeFromOtherHost(kept)
    layout.host = nil
    other.host = nil
    install(kept)
    invalidateEverything(counts: false)
    host.node.layoutIfNeeded()
    kept.finalizeExchange()
    other.finalizeExchange()
  }
}
