// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation

/// The state of a drag that is over the engine's host.
@MainActor
final class DropState {
  private var tracker = DropTracker()
  /// The gap that opens after a while; nil for none.
  private(set) var waiting: GapRequest?
  /// Whether the drop is being performed: the next batch of updates closes the gap.
  private(set) var isPerforming = false
  /// The number of changes of the data.
  private(set) var generation = 0
  /// Asks the window for the moment at which a gap opens.
  let timer = GapTimer()

  /// The destination of a drop of the drag; nil for nowhere.
  var destination: DropDestination? { tracker.destination }

  /// The drag comes to a point.
  ///
  /// - Returns: The destination; nil where there is none.
  func move(
    to point: CGPoint, over hit: DropHit, gap: DropDestination?, returnDistance: CGFloat
  ) -> DropDestination? {
    tracker.move(to: point, over: hit, gap: gap, returnDistance: returnDistance)
  }

  func gapWasPresented(at path: PresentedIndexPath) { tracker.gapWasPresented(at: path) }

  /// Nothing is known any more of where the drag was.
  func forgetDestination() { tracker = DropTracker() }

  /// A gap opens after a while; ``endWaiting()`` ends that.
  func wait(for request: GapRequest) { waiting = request }

  func endWaiting() { waiting = nil }

  func perform(_ body: () -> Void) {
    isPerforming = true
    body()
    isPerforming = false
  }

  func dataChanged() { generation += 1 }
}

/// The waiter for a gap to open, for a schedule.
final class GapTimer: Sendable {}

struct GapRequest: Hashable, Sendable {
  var destination: DropDestination
  /// The item that makes the gap by being presented there, as the data have it; nil for a gap that
  /// no item stands in.
  var item: DataIndexPath?

  init(_ destination: DropDestination, item: DataIndexPath? = nil) {
    self.destination = destination
    self.item = item
  }
}
