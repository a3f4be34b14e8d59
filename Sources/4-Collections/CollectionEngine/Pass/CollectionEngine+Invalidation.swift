// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// Makes a layout the host's own; another host that has it goes on without it (rule T-b).
  func adopt(_ layout: any EngineLayout) {
    takeFromOtherHost(layout)
    layout.host = host
  }

  /// Lets another host that has a layout go on without it.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func takeFromOtherHost(_ layout: any EngineLayout) -> Bool {
    guard let other = layout.host, other !== host else { return false }
    other.giveUpLayout()
    return true
  }

  /// Goes on with another layout at once: another host takes the present one.
  package func giveUpLayout(for substitute: any EngineLayout) {
    guard updates.exchange == nil else {
      programmerError(
        """
        \(type(of: layout)) cannot move to another \(host.words.view) during an interactive \
        transition. Finish or cancel the transition first.
        """)
    }
    replaceLayoutAtOnce(by: substitute)
    // A pass that is under way is for the layout that is gone.
    if !pass.isIdle { pass.interrupt {} }
  }

  package func layoutWasInvalidated(with invalidation: any EngineInvalidation) {
    let invalidatesCounts = invalidation.invalidatesCounts
    if invalidatesCounts { knownCounts.forget() }
    guard !pass.isPreparing else { return }
    let isMeasurement = pass.isMeasurement(invalidation)
    pass.invalidate(
      invalidatesCounts ? .counting : .preparation,
      offsetAdjustment: isMeasurement ? .zero : invalidation.offsetAdjustment)
    adjustContentSize(by: invalidation.sizeAdjustment)
    if isMeasurement { adjustOffset(by: invalidation.offsetAdjustment) }
    host.node.setNeedsLayout()
  }

  func invalidateEverything(counts: Bool) {
    layout.invalidate(with: layout.makeInvalidation(everything: true, counts: counts))
    // Also when the layout keeps its invalidation to itself.
    if counts { knownCounts.forget() }
    host.node.setNeedsLayout()
  }

  /// Forgets what the host referred to and the counts of the data, and gives all views back
  /// (behaviour rule RL-3). While a client is called for the old data, it waits for the return.
  package func reload() {
    guard pass.isIdle else { return pass.load { [weak self] in self?.reload() } }
    host.willReload()
    let announced = references.paths(prefetching.role).compactMap(dataPath(of:))
    // Views are given back by the paths that clients know, which are forgotten before.
    for element in elements.visible where element.lastClientKey == nil {
      element.lastClientKey = clientKey(of: element.key, in: presentation.order)
    }
    references.reset()
    prefetching.reset()
    if presentation.movement != nil { endAutoScroll() }
    forgetPresentation()
    // A layout that hears of it may have the view laid out, with cells of the data that are there now.
    let leaving = elements.hideAll()
    // What is visible is to be shown again, also where a client has the layout prepared before the pass.
    pass.request()
    invalidateEverything(counts: true)
    recycle(leaving)
    removeAllDisappearing()
    if !announced.isEmpty { host.cancelPrefetching(announced.sorted()) }
  }

  // MARK: Bounds

  /// Asks the layout about new bounds while the host still has its old ones (behaviour rule Y-10).
  ///
  /// - Returns: Whether they invalidate the layout; ``boundsWereStored()`` tells it.
  @discardableResult
  package func boundsWillChange(to bounds: CGRect) -> Bool {
    host.node.setNeedsLayout()
    if bounds.size != host.containerSize { pass.containerSizeWillChange() }
    guard let invalidation = layout.invalidation(forBounds: bounds) else { return false }
    pass.keepBoundsInvalidation(invalidation)
    return true
  }

  /// Invalidates the layout for the new bounds, if it said that they do.
  package func boundsWereStored() {
    if let invalidation = pass.takeBoundsInvalidation() { layout.invalidate(with: invalidation) }
  }
}
