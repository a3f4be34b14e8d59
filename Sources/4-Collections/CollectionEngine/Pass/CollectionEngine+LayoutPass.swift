// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
package import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// The greatest number of rounds in one pass in which the offset follows the content, and the
  /// layout the offset.
  private static let offsetRounds = 4

  /// Lays out what is visible, prefetches, and does what waited for the end of the pass.
  package func layOut() {
    // Views that are laid out inside a pass lay out their superviews that wait. And while updates
    // are named, the data are ahead of the counts.
    guard pass.isIdle, !updates.isRecording else {
      if !pass.isRunning { pass.request() }
      return
    }
    runLayoutPass()
    prefetch()
    pass.runWaitingActions()
  }

  /// One layout pass (behaviour rules 6.2 and 5.1):
  ///
  /// 1. **Update** the layout if it is invalid, then the content size and the offset.
  /// 2. **Show** what is visible: remove what is no longer, make and measure what is new.
  /// 3. If measuring invalidated the layout, begin again, a limited number of times.
  /// 4. **Adjust** what is visible as the layout finally says, and put views in order.
  ///
  /// What exchanges the data or the layout meanwhile ends the pass when the client returns, is done
  /// then, and calls for another one (behaviour rule RL-3).
  func runLayoutPass() {
    pass.begin()
    let found = adjusted(settledElements())
    if !pass.isInterrupted {
      layOutScrollAreas()
      for found in found {
        if let element = elements[found.key] { apply(element) }
      }
      arrangeViews()
      host.elementsWereLaidOut()
    }
    endPass()
    resume()
  }

  /// Gives the layout the final adjustment of what is visible.
  func adjusted(_ found: [FoundElement]) -> [FoundElement] {
    guard !pass.isInterrupted, layout.adjustsElements else { return found }
    let attributes = found.map(\.attributes)
    let adjusted = layout.adjusted(attributes)
    guard !Self.isSame(adjusted, attributes) else { return found }
    let result = adjusted.map { FoundElement($0) }
    for found in result { elements[found.key]?.attributes = found.attributes }
    return result
  }

  func endPass() {
    pass.end()
    elements.checkInvariants()
    // Adding views and moving the offset marks the host; the pass has taken care of that.
    setNeedsLayoutIfStale()
  }

  /// Lets the host need layout if what is visible is not what the last pass has shown, and not
  /// otherwise: whatever else has marked it changes nothing that is seen.
  func setNeedsLayoutIfStale(or isNeeded: Bool = false) {
    host.node.layoutState.isNeeded = false
    if isNeeded || isStale { host.node.setNeedsLayout() }
  }

  /// Whether what is visible is not what the last pass has shown.
  private var isStale: Bool {
    if pass.isDueAgain || pass.isRequested { return true }
    guard let shown = pass.shownRect else { return false }
    let visible = host.visibleRect
    return visible != shown && visible.isFinite
  }

  /// Lets a pass follow for another reason than an invalidation or a viewport that has moved.
  func setNeedsPass() {
    pass.request()
    host.node.setNeedsLayout()
  }

  /// Exchanges the data or the layout: at once, or, while a client is called for those that are
  /// there, when it returns.
  func interrupting(_ action: @escaping @MainActor () -> Void) {
    if pass.isIdle { action() } else { pass.interrupt(action) }
  }

  /// Does what interrupted the work that is over now.
  func resume() {
    // What waits for others to be done is done after them, and waits no more.
    while pass.isIdle, pass.isInterrupted { for action in pass.takeInterruptions() { action() } }
  }

  /// Does something with an item that a client names: later, where the items that it names are not those
  /// that are shown, because the data are to be loaded again when a client has returned, or because a
  /// batch of updates counts them.
  ///
  /// - Parameters:
  ///   - path: The item's path for clients; nil for something else than one item.
  ///   - action: What is to be done.
  /// - Returns: Whether it is done later, if the item is there then; false where it is up to the
  ///   caller to do it now.
  package func postpone(
    untilShowing path: IndexPath?, _ action: @escaping @MainActor () -> Void
  ) -> Bool {
    let perform = { @MainActor [weak self] in
      guard let self, path.map({ hasItem(at: presentedPath(ofClient: $0)) }) ?? true else {
        return
      }
      action()
    }
    if pass.isInterrupted {
      pass.interrupt(perform)
    } else if updates.isCounting {
      pass.performAfterPass(perform)
    } else {
      return false
    }
    return true
  }

  /// Whether the data or the layout that clients are asked about are not to be shown any more: what
  /// the layout still asks for is not asked of them.
  package var isInterrupted: Bool { pass.isInterrupted }

  /// Steps 1 to 3.
  func settledElements() -> [FoundElement] {
    trace?.beginPass()
    while true {
      updateLayout()
      let found = pass.isInterrupted ? [] : findVisibleElements()
      traceRound(found)
      let mayMeasure = pass.mayMeasure
      let isUnsettled = pass.measure { show(found, measuring: mayMeasure) }
      guard isUnsettled, mayMeasure, !pass.isInterrupted else {
        if !pass.isInterrupted { pass.finishDueWork() }
        trace?.endPass(mayMeasure ? .settled : .roundLimit)
        return found
      }
      if let unsettled = pass.beginRound() { report(unsettled: unsettled) }
    }
  }

  private static func isSame(
    _ left: [any ElementAttributes], _ right: [any ElementAttributes]
  ) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0 === $1 }
  }

  /// Does something that must not be done while views are laid out, when they are.
  package func afterLayoutPass(_ action: @escaping @MainActor () -> Void) {
    pass.performAfterPass(action)
  }

  // MARK: Updating

  /// Whether layout coordinates are mirrored (behaviour rule RTL-1).
  package var isMirrored: Bool { layout.isMirrored(in: host.layoutDirection) }

  /// Prepares the layout if it is invalid, without showing anything.
  package func bringLayoutUpToDate() {
    guard !pass.isRunning, !pass.isPreparing else { return }
    for _ in 0..<Self.offsetRounds {
      updateLayout()
      guard pass.isInterrupted else { break }
      resume()
    }
    if pass.isRequested { host.node.setNeedsLayout() }
  }

  /// Step 1: prepares the layout if it is invalid; then content size and offset follow.
  private func updateLayout() {
    for _ in 0..<Self.offsetRounds where !pass.isInterrupted {
      let isMirrored = isMirrored
      guard pass.isLayoutDue || pass.wasMirrored != isMirrored else {
        guard pass.containerSize != host.containerSize else { return }
        followContainer()
        continue
      }
      pass.update(isMirrored: isMirrored)
      if pass.due == .counting { knownCounts.forget() }
      conformToData()
      guard !pass.isInterrupted else { return }
      prepareLayout()
      guard !pass.isInterrupted else { return }
      followContent()
    }
    if !pass.isInterrupted { pass.finishDueWork() }
  }

  func prepareLayout() {
    scrolling.forgetAreas()
    let size = host.containerSize
    let previous = pass.beginPreparing(for: size)
    layout.prepareForPass()
    pass.endPreparing(previous)
    // A client that the layout asked changed the size that the layout has begun with.
    if host.containerSize != size {
      layout.invalidate(with: layout.makeInvalidation(everything: false, counts: false))
    }
    if !pass.isInterrupted { clampScrollAreas() }
  }

  /// A rectangle of the content in layout coordinates, or the other way round.
  package func mirrored(_ rect: CGRect) -> CGRect {
    isMirrored ? rect.mirrored(in: pass.contentWidth) : rect
  }

  /// Whether the content is longer from side to side than from top to bottom, against the viewport.
  package var scrollsHorizontally: Bool {
    let (content, container) = (host.contentSize, host.containerSize)
    return content.width - container.width > max(0, content.height - container.height)
  }
}
