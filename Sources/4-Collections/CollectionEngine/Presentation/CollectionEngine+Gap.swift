// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionLayout
import Foundation
import Views

extension CollectionEngine {
  /// The position at which the item is presented that is interactively moved, or whose drag makes
  /// the gap; nil for none.
  package var reorderedItem: PresentedIndexPath? {
    if let movement = presentation.movement { return movement.presentedPath }
    guard presentation.itemInGap != nil else { return nil }
    return presentation.gap?.presentedPath
  }

  var isPreparing: Bool { pass.isPreparing }

  /// Whether a drop is being performed, whose updates close the gap.
  var isPerformingDrop: Bool { drop.isPerforming }

  /// The number of changes of the data, reloads included, since the engine was created: what a client has
  /// named by path may be gone after the next one.
  package var dataGeneration: Int { drop.generation }

  /// Returns the path at which the data would insert the item that is dropped into the gap, open or
  /// not yet (interaction rule IR-1); nil without a destination.
  ///
  /// - Parameter item: The host's own item that is dragged alone; nil for others.
  /// - Returns: The path.
  func insertionPath(ofItem item: DataIndexPath?) -> DataIndexPath? {
    guard let path = drop.destination?.presentedPath else { return nil }
    let order = item.map { PresentationOrder.Displacement.item($0, path) } ?? .gap(path)
    return presentation.order.displacing(order).insertionPath(for: path)
  }

  /// Opens the gap, or moves it, after a delay (interaction rule DP-12). One that waits already for
  /// the same goes on waiting.
  ///
  /// - Parameters:
  ///   - request: The gap.
  ///   - delay: Seconds from now; at once for zero, and outside a window.
  func openGap(_ request: GapRequest, after delay: TimeInterval) {
    guard request != drop.waiting else { return }
    stopWaitingForGap()
    guard let window = host.node.root, delay > 0, !isShowing(request) else {
      return openGap(request)
    }
    drop.wait(for: request)
    window.timeline.schedule.add(
      Schedule.Event(owner: ObjectIdentifier(drop.timer), time: window.currentTime + delay) {
        [weak self] in
        guard let self, let request = drop.waiting else { return }
        drop.endWaiting()
        openGap(request)
      })
  }

  private func stopWaitingForGap() {
    guard drop.waiting != nil else { return }
    drop.endWaiting()
    host.node.root?.timeline.schedule.removeEvents(of: ObjectIdentifier(drop.timer))
  }

  private func isShowing(_ request: GapRequest) -> Bool {
    presentation.gap?.presentedPath == request.destination.presentedPath
      && presentation.itemInGap == request.item
  }

  private func openGap(_ request: GapRequest) {
    // What is laid out may load the data again, which have no place for the gap then.
    let generation = dataGeneration
    host.node.layoutIfNeeded()
    guard presentation.movement == nil, generation == dataGeneration else { return }
    guard !isShowing(request) else {
      return presentation.openGap(for: request.destination, by: request.item)
    }
    let destination = destination(request)
    drop.gapWasPresented(at: destination.presentedPath)
    present { $0.openGap(for: destination, by: request.item) }
  }

  /// The place of a gap in the order that will be presented: with a gap of the other kind, or none,
  /// everything is where the data have it.
  private func destination(_ request: GapRequest) -> DropDestination {
    var destination = request.destination
    let isOther =
      presentation.gap != nil && (presentation.itemInGap == nil) != (request.item == nil)
    let section = destination.presentedPath.section
    let base = presentation.order.displacing(nil)
    if isOther { destination.presentedPath = base.presentedPath(of: destination.path) }
    let count = base.presentedCounts(dataCounts)[section]
    let last = count - (request.item?.section == section ? 1 : 0)
    destination.presentedPath.item = max(0, min(destination.presentedPath.item, last))
    return destination
  }

  /// Closes the gap; an item that was presented elsewhere goes back (interaction rule DP-13).
  func closeGap() {
    stopWaitingForGap()
    guard presentation.gap != nil else { return }
    // A client that takes the host out of its window while it is laid out ends the drag there: the pass goes on
    // with the places that it has begun with.
    pass.performAfterPass { [weak self] in
      guard let self, presentation.gap != nil else { return }
      present { $0.release() }
    }
  }

  /// The drag left the host, or is over: the gap closes, and nothing of where it was is known.
  func endDrop() {
    closeGap()
    drop.forgetDestination()
  }

  /// Performs a drop: the first batch of updates that it makes closes the gap (interaction rule
  /// DP-18), or else the gap closes by itself.
  func performDrop(_ body: () -> Void) {
    stopWaitingForGap()
    drop.perform(body)
    endDrop()
  }

  /// Lets the data move the item whose drag makes the gap, without animation: it is presented there
  /// already (interaction rule DP-24).
  ///
  /// - Returns: Where the data have it now; nil if no item makes the gap.
  func commitReordering() -> DataIndexPath? {
    guard let item = presentation.itemInGap, let path = presentation.gap?.presentedPath else {
      return nil
    }
    return moveData(of: item, to: path)
  }

  /// Lets the data move an item to where it is presented, which ends its movement, or closes the gap
  /// that it makes.
  ///
  /// - Returns: Where they have it now; nil if they do not move it, and nothing changes then.
  func moveData(of item: DataIndexPath, to path: PresentedIndexPath) -> DataIndexPath? {
    let destination = presentation.order.insertionPath(for: path)
    let previous = presentation
    presentation.commitDisplacement()
    guard destination != item else { return destination }
    drop.dataChanged()
    let generation = dataGeneration
    let isMoved = host.didMoveItem(from: item, to: destination)
    // A client that loads or changes the data instead has moved nothing that is known.
    guard generation == dataGeneration else { return nil }
    guard isMoved else {
      presentation = previous
      return nil
    }
    return destination
  }

  func forgetPresentation() {
    stopWaitingForGap()
    presentation.reset()
    drop.forgetDestination()
    drop.dataChanged()
  }

  /// The gap, if it is open, may have come to another place.
  func gapWasPresented() {
    if let path = presentation.gap?.presentedPath { drop.gapWasPresented(at: path) }
  }

  /// The data were changed by a batch of updates. A gap that waits is for the data as they were: the
  /// next movement of the drag asks again.
  func dataChanged() {
    stopWaitingForGap()
    drop.dataChanged()
    if !drop.isPerforming { presentation.forgetLiftedItems() }
  }

  // MARK: Presenting

  /// Gives a gap that nothing stands in the size of the item that it stands before, where the layout
  /// would estimate it (interaction rule DP-10): no view is there that could be measured.
  private func sizeGap() {
    guard let gap = presentation.order.gap, let item = sizingPath(for: gap),
      let original = layout.element(.cell(gap)), original.state.sizing.axes?.isEmpty == false,
      let size = layout.element(.cell(presentedPath(of: item)))?.state.size,
      original.state.size != size
    else { return }
    let preferred = original.duplicated()
    preferred.state.size = size
    guard let invalidation = layout.invalidation(forPreferred: preferred, original: original)
    else { return }
    layout.invalidate(with: invalidation)
  }

  var gapMetrics: InteractionMetrics.Gap {
    (host.node.root?.interactionMetrics ?? .phone).gap
  }

  /// Seconds in which items make space, and in which a dropped one settles.
  var presentationDuration: TimeInterval { gapMetrics.duration }

  /// Changes what is presented: over time elements go to their new places.
  ///
  /// - Parameters:
  ///   - invalidate: Invalidates the layout; nil for the counts alone.
  ///   - change: Changes it.
  /// - Returns: What `change` returns.
  @discardableResult
  func present<Result>(
    invalidating invalidate: (() -> Void)? = nil,
    _ change: (inout Presentation<PlaceholderSource>) -> Result
  ) -> Result {
    host.node.layoutIfNeeded()
    conformToData()
    let layout = layout
    let (data, previous) = (dataCounts, presentation.order)
    let result = change(&presentation)
    gapWasPresented()
    let mapping = BatchMapping.unchanged(data).presented(from: previous, to: presentation.order)
    if mapping.changes.isEmpty, invalidate == nil {
      for (path, view) in liftedViews { host.update(view, for: .cell(path), isNew: false) }
      return result
    }
    let attributes = elements.attributes
    let renumbering = ElementRenumbering(mapping)
    let cancelled = renumber(by: mapping, from: previous)
    run(
      ElementTransition(
        from: attributes, renumbering: renumbering, previousLayout: layout, layout: layout,
        previousOrder: previous),
      steps: TransitionSteps(
        prepare: { [self] in
          if let invalidate {
            invalidate()
          } else {
            layout.invalidate(with: layout.makeInvalidation(everything: false, counts: true))
            pass.finishDueWork()
          }
          prepareLayout(for: renumbering)
          sizeGap()
        },
        finalize: { layout.finalizeUpdates() }, completion: { _ in }),
      settings: AnimationBlock.Settings(duration: presentationDuration))
    if !cancelled.isEmpty { host.cancelPrefetching(cancelled) }
    pass.runWaitingActions()
    return result
  }
}
