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
    guard !pass.isRunning, !updates.isRecording else { return }
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
  func runLayoutPass() {
    pass.begin()
    let found = adjusted(settledElements())
    layOutScrollAreas()
    for found in found {
      if let element = elements[found.key] { apply(element) }
    }
    arrangeViews()
    host.elementsWereLaidOut()
    endPass()
  }

  /// Gives the layout the final adjustment of what is visible.
  func adjusted(_ found: [FoundElement]) -> [FoundElement] {
    guard layout.adjustsElements else { return found }
    let attributes = found.map(\.attributes)
    let adjusted = layout.adjusted(attributes)
    guard !Self.isSame(adjusted, attributes) else { return found }
    let result = adjusted.map { FoundElement($0) }
    for found in result { elements[found.key]?.attributes = found.attributes }
    return result
  }

  /// The pass is over.
  func endPass() {
    pass.end()
    elements.checkInvariants()
    // Adding views and moving the offset marks the host; the pass has taken care of that.
    host.node.layoutState.isNeeded = pass.isDueAgain
  }

  /// Steps 1 to 3.
  func settledElements() -> [FoundElement] {
    trace?.beginPass()
    while true {
      updateLayout()
      let found = findVisibleElements()
      traceRound(found)
      let mayMeasure = pass.mayMeasure
      let isUnsettled = pass.measure { show(found, measuring: mayMeasure) }
      guard isUnsettled, mayMeasure else {
        pass.finishDueWork()
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
    updateLayout()
  }

  /// Step 1: prepares the layout if it is invalid; then content size and offset follow.
  private func updateLayout() {
    for _ in 0..<Self.offsetRounds {
      let isMirrored = isMirrored
      guard pass.isLayoutDue || pass.wasMirrored != isMirrored else {
        guard pass.containerSize != host.containerSize else { return }
        followContainer()
        continue
      }
      pass.update(isMirrored: isMirrored)
      if pass.due == .counting { knownCounts.forget() }
      conformToData()
      prepareLayout()
      followContent()
    }
    pass.finishDueWork()
  }

  /// Prepares the layout, with the counts as they are.
  func prepareLayout() {
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
