// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
package import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// How often the offset may follow the content, and the layout the offset, in one pass.
  private static let offsetRounds = 4

  /// Lays out what is visible, prefetches, and does what waited for the end of the pass.
  package func layOut() {
    // Views that are laid out inside a pass lay out their superviews that wait. And while updates
    // are named, the data are ahead of the counts.
    guard !pass.isRunning, updates.depth == 0 else { return }
    runLayoutPass()
    prefetch()
    runWaitingActions()
  }

  /// One layout pass (behaviour rules 6.2 and 5.1):
  ///
  /// 1. **Update** the layout if it is invalid, then the content size and the offset.
  /// 2. **Show** what is visible: remove what is no longer, make and measure what is new.
  /// 3. If measuring invalidated the layout, begin again, a limited number of times.
  /// 4. **Adjust** what is visible as the layout finally says, and put views in order.
  func runLayoutPass() {
    pass.begin()
    let attributes = adjusted(settledAttributes())
    placeScrollAreas()
    for attributes in attributes {
      if let element = visibleElements[attributes.key] { place(element) }
    }
    arrangeViews()
    host.elementsWerePlaced()
    endPass()
  }

  /// Gives the layout the final adjustment of what is visible.
  func adjusted(_ attributes: [any ElementAttributes]) -> [any ElementAttributes] {
    let adjusted = layout.adjusted(attributes)
    guard !Self.isSame(adjusted, attributes) else { return attributes }
    for element in adjusted { visibleElements[element.key]?.attributes = element }
    return adjusted
  }

  /// The pass is over.
  func endPass() {
    pass.end()
    pool.checkInvariants(visible: visibleElements.values.map(\.view))
    // Adding views and moving the offset marks the host; the pass has taken care of that.
    host.node.layoutState.isNeeded = pending.isPending && !pass.hasReported
  }

  /// Steps 1 to 3.
  func settledAttributes() -> [any ElementAttributes] {
    trace?.beginPass()
    while true {
      updateLayout()
      let attributes = visibleAttributes()
      traceRound(attributes)
      let mayMeasure = pass.rounds < LayoutPassState.roundLimit
      pass.beginMeasuring()
      show(attributes, measuring: mayMeasure)
      pass.endMeasuring()
      let isUnsettled = pending.isPending || pass.asksAgain
      pass.asksAgain = false
      guard isUnsettled, mayMeasure else {
        pending.clear()
        trace?.endPass(mayMeasure ? .settled : .roundLimit)
        return attributes
      }
      pass.rounds += 1
      if pass.rounds == LayoutPassState.roundLimit { reportUnsettledSizes() }
    }
  }

  private static func isSame(
    _ left: [any ElementAttributes], _ right: [any ElementAttributes]
  ) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0 === $1 }
  }

  /// Does something that must not be done while views are laid out, when they are.
  package func afterLayoutPass(_ action: @escaping @MainActor () -> Void) {
    guard pass.isRunning else { return action() }
    pass.waiting.append(action)
  }

  func runWaitingActions() {
    while !pass.isRunning, !pass.waiting.isEmpty { pass.waiting.removeFirst()() }
  }

  // MARK: Updating

  /// Whether layout coordinates are mirrored (behaviour rule RTL-1).
  package var isMirrored: Bool { layout.isMirrored(in: host.layoutDirection) }

  /// Prepares the layout if it is invalid, without showing anything.
  package func bringLayoutUpToDate() {
    guard !pass.isRunning, !pass.isPreparing else { return }
    updateLayout()
  }

  /// Step 1: prepares the layout if it is invalid; then content size and offset follow.
  private func updateLayout() {
    for _ in 0..<Self.offsetRounds {
      let isMirrored = isMirrored
      guard pending.isPending || pass.wasMirrored != isMirrored else {
        guard pass.containerSize != host.containerSize else { return }
        followContainer()
        continue
      }
      pass.wasMirrored = isMirrored
      if pending.counts { itemCounts = nil }
      conformToData()
      prepareLayout()
      followContent()
    }
    pending.clear()
  }

  /// Prepares the layout, with the counts as they are.
  func prepareLayout() {
    pass.offsetAdjustment = pending.offsetAdjustment
    pending.clear()
    scrolling.forgetAreas()
    let previous = pass.beginPreparing()
    layout.prepareForPass()
    pass.endPreparing(previous)
    clampScrollAreas()
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
