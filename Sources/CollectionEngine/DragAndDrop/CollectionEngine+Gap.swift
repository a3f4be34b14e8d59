// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionLayout
package import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// Whether a gap is open, be it by an item that is presented elsewhere.
  package var showsGap: Bool { drop.gap != nil }

  /// Where the item is presented that is interactively moved, or whose drag makes the gap; nil for
  /// none.
  package var reorderedItem: IndexPath? {
    if let movement { return movement.current }
    guard drop.gap != nil, case .item(_, let place) = presentation.displacement else { return nil }
    return place.indexPath
  }

  /// Whether the layout is asked to prepare itself.
  package var isPreparing: Bool { pass.isPreparing }

  /// Whether a drop is being performed, whose updates close the gap.
  package var isPerformingDrop: Bool { drop.isPerforming }

  /// How often the data have changed since the engine was made.
  package var dataGeneration: Int { drop.generation }

  /// Where the data would insert what is dropped into the gap, open or not yet (interaction rule
  /// IR-1); nil without a destination.
  ///
  /// - Parameter item: The host's own item that is dragged alone; nil for others.
  /// - Returns: The path.
  package func insertionPath(ofItem item: DataIndexPath?) -> IndexPath? {
    guard let place = drop.tracker.destination?.place else { return nil }
    let order = item.map { PresentationOrder.Displacement.item($0, place) } ?? .gap(place)
    return presentation.displacing(order).insertionPath(for: place).indexPath
  }

  /// Opens the gap, or moves it, after a delay (interaction rule DP-12). One that waits already for
  /// the same goes on waiting.
  ///
  /// - Parameters:
  ///   - request: The gap.
  ///   - delay: Seconds from now; at once for zero, and outside a window.
  package func openGap(_ request: GapRequest, after delay: TimeInterval) {
    guard request != drop.waiting else { return }
    stopWaitingForGap()
    guard let window = host.node.root, delay > 0, !isShowing(request) else {
      return openGap(request)
    }
    drop.waiting = request
    window.timeline.schedule.add(
      Schedule.Event(owner: ObjectIdentifier(drop.timer), time: window.currentTime + delay) {
        [weak self] in
        guard let self, let request = drop.waiting else { return }
        drop.waiting = nil
        openGap(request)
      })
  }

  private func stopWaitingForGap() {
    guard drop.waiting != nil else { return }
    drop.waiting = nil
    host.node.root?.timeline.schedule.removeEvents(of: ObjectIdentifier(drop.timer))
  }

  private func isShowing(_ request: GapRequest) -> Bool {
    drop.gap?.place == request.destination.place && displacedItem == request.item
  }

  private var displacedItem: DataIndexPath? {
    guard case .item(let item, _) = presentation.displacement else { return nil }
    return item
  }

  private func openGap(_ request: GapRequest) {
    guard movement == nil else { return }
    guard !isShowing(request) else {
      drop.gap = request.destination
      return
    }
    let destination = placed(request)
    drop.tracker.gapWasPlaced(at: destination.place)
    drop.gap = destination
    let place = destination.place
    let displacement = request.item.map { PresentationOrder.Displacement.item($0, place) }
    present(presentation.displacing(displacement ?? .gap(place)))
  }

  /// The place of a gap in the order that will be presented: with a gap of the other kind, or none,
  /// everything is where the data have it.
  private func placed(_ request: GapRequest) -> DropDestination {
    var destination = request.destination
    let isOther = drop.gap != nil && (displacedItem == nil) != (request.item == nil)
    let section = destination.place.section
    let base = presentation.displacing(nil)
    if isOther { destination.place = base.presentedPath(of: destination.path) }
    let count = base.presentedCounts(dataCounts)[section]
    let last = count - (request.item?.section == section ? 1 : 0)
    destination.place.item = max(0, min(destination.place.item, last))
    return destination
  }

  /// Closes the gap; an item that was presented elsewhere goes back (interaction rule DP-13).
  package func closeGap() {
    stopWaitingForGap()
    guard drop.gap != nil else { return }
    drop.gap = nil
    guard presentation.displacement != nil else { return }
    present(presentation.displacing(nil))
  }

  /// The drag left the host, or is over: the gap closes, and nothing of where it was is known.
  package func endDrop() {
    closeGap()
    drop.tracker = DropTracker()
  }

  /// Performs a drop: the first batch of updates that it makes closes the gap (interaction rule
  /// DP-18), or else the gap closes by itself.
  package func performDrop(_ body: () -> Void) {
    stopWaitingForGap()
    drop.isPerforming = true
    body()
    drop.isPerforming = false
    endDrop()
  }

  /// Lets the data move the item whose drag makes the gap, without animation: it is presented there
  /// already (interaction rule DP-24).
  ///
  /// - Returns: Where the data have it now; nil if no item makes the gap.
  package func commitReordering() -> IndexPath? {
    guard case .item(let item, let place) = presentation.displacement, drop.gap != nil else {
      return nil
    }
    drop.gap = nil
    return moveData(of: item, to: place)
  }

  /// Lets the data move an item to where it is presented.
  ///
  /// - Returns: Where they have it now; nil if they do not move it, and nothing changes then.
  func moveData(of item: DataIndexPath, to place: PresentedIndexPath) -> IndexPath? {
    let source = item.indexPath
    let destination = presentation.insertionPath(for: place).indexPath
    let previous = presentation
    presentation = presentation.settled()
    guard destination != source else { return destination }
    drop.generation += 1
    guard host.didMoveItem(from: source, to: destination) else {
      presentation = previous
      return nil
    }
    return destination
  }

  /// Forgets gaps and placeholders with the data.
  func forgetPresentation() {
    stopWaitingForGap()
    presentation = .identity
    placeholders = [:]
    drop.gap = nil
    drop.tracker = DropTracker()
    drop.generation += 1
    forgetLiftedItems()
  }

  /// What makes the gap comes to another place along with others.
  func moveGap(to place: PresentedIndexPath?) {
    guard let place, drop.gap != nil else { return }
    drop.gap?.place = place
    drop.tracker.gapWasPlaced(at: place)
  }

  /// A batch of updates has brought the gap to another place, or closed it.
  func gapMoved(to place: PresentedIndexPath?) {
    guard drop.gap != nil else { return }
    guard let place else { return drop.gap = nil }
    drop.gap = DropDestination(place: place, path: presentation.insertionPath(for: place))
    drop.tracker.gapWasPlaced(at: place)
  }

  /// The data were changed by a batch of updates.
  func dataChanged() {
    drop.generation += 1
    if !drop.isPerforming { forgetLiftedItems() }
  }

  // MARK: Presenting

  /// Gives a gap that nothing stands in the size of the item that it stands before, where the layout
  /// would estimate it (interaction rule DP-10): no view is there that could be measured.
  private func sizeGap() {
    guard let gap = presentation.gap?.indexPath, let item = sizingPath(for: gap),
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

  /// What the window says of gaps.
  var gapMetrics: InteractionMetrics.Gap {
    (host.node.root?.interactionMetrics ?? .phone).gap
  }

  /// Seconds in which items make space, and in which a dropped one settles.
  var presentationDuration: TimeInterval { gapMetrics.duration }

  /// Presents the data in another order: over time elements go to their new places.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - invalidate: Invalidates the layout; nil for the counts alone.
  func present(_ order: PresentationOrder, invalidating invalidate: (() -> Void)? = nil) {
    host.node.layoutIfNeeded()
    let layout = layout
    let mapping = BatchMapping.unchanged(dataCounts).presented(from: presentation, to: order)
    if mapping.changes.isEmpty, invalidate == nil {
      presentation = order
      for (path, view) in liftedViews { host.update(view, for: .cell(path), isNew: false) }
      return
    }
    let places = visibleElements.mapValues(\.attributes)
    let previous = presentation
    presentation = order
    renumber(by: mapping, from: previous)
    run(
      ElementTransition(
        from: places, mapping: ElementMapping(mapping, layout: layout), previousLayout: layout,
        layout: layout, previousOrder: previous),
      steps: TransitionSteps(
        prepare: { [self] in
          if let invalidate {
            invalidate()
          } else {
            layout.invalidate(with: layout.makeInvalidation(everything: false, counts: true))
            pending.clear()
          }
          prepareLayout(for: mapping)
          sizeGap()
        },
        finalize: { layout.finalizeUpdates() }, completion: { _ in }),
      settings: AnimationBlock.Settings(duration: presentationDuration))
  }
}
