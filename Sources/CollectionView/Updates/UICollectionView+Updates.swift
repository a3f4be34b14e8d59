// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation
import Geometry
import Views

extension UICollectionView {
  /// Records updates and makes them when the outermost call ends (behaviour rule BU-9).
  func record(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    if updateState.depth == 0 { beginUpdates() }
    updateState.depth += 1
    updates()
    if let completion { updateState.completions.append(completion) }
    updateState.depth -= 1
    guard updateState.depth == 0 else { return }
    endUpdates()
    let layoutChanges = updateState.layoutChanges
    updateState.layoutChanges = []
    for change in layoutChanges { change() }
  }

  func record(_ changes: [BatchUpdates.Change]) {
    record(
      {
        updateState.batch.changes += changes
        for case .moveItem(let source, _) in changes { noteFormerPlace(of: source) }
      }, completion: nil)
  }

  /// Behaviour rule U-a: the layout is brought up to date first, so that what is there "before" is
  /// known.
  private func beginUpdates() {
    guard !passState.isRunning else {
      programmerError(
        """
        The items of a collection view cannot change while it lays them out. Call \
        performBatchUpdates(_:completion:) outside of the data source's, the delegate's and the \
        layout's methods.
        """)
    }
    cancelInteractiveMovement()
    layoutIfNeeded()
    _ = currentCounts
    updateState.former = attributesNearby()
  }

  /// Where elements are that are on screen or up to a screen away: one that an update brings on
  /// screen starts from there (behaviour rule U-p).
  private func attributesNearby() -> [ElementKey: UICollectionViewLayoutAttributes] {
    var result = visibleElements.mapValues(\.attributes)
    guard !visibleElements.isEmpty, root != nil else { return result }
    let sight = mirrored(rectInSight)
    let nearby =
      scrollsHorizontally
      ? sight.insetBy(dx: -sight.width, dy: 0) : sight.insetBy(dx: 0, dy: -sight.height)
    guard nearby.isFinite else { return result }
    for attributes in currentLayout.layoutAttributesForElements(in: nearby) ?? [] {
      let key = ElementKey(attributes)
      if result[key] == nil { result[key] = attributes.duplicate() }
    }
    return result
  }

  /// An item that is moved from far away starts from there, too; the layout is asked while it still
  /// knows.
  private func noteFormerPlace(of source: IndexPath) {
    let key = ElementKey.cell(source)
    guard updateState.former[key] == nil, root != nil, hasItem(at: source) else { return }
    updateState.former[key] = currentLayout.layoutAttributesForItem(at: source)?.duplicate()
  }

  /// Behaviour rules U-c and U-d: what was named is checked against the data source, and made.
  private func endUpdates() {
    let state = updateState
    updateState.endRecording()
    if state.reloadsEverything {
      reloadEverything()
      layoutIfNeeded()
      for completion in state.completions { completion(true) }
      return
    }
    let before = currentCounts
    itemCounts = nil
    let after = currentCounts
    let mapping: BatchMapping
    do throws(BatchUpdateError) {
      mapping = try state.batch.mapping(from: before, to: after)
    } catch {
      programmerError("\(type(of: self)): \(error.description)")
    }
    commit(mapping, state)
  }

  /// Configures cells again, those of a batch at its end.
  func reconfigure(_ indexPaths: [IndexPath]) {
    if updateState.depth > 0 {
      updateState.reconfigured += indexPaths
    } else {
      layoutIfNeeded()
      for indexPath in indexPaths {
        requireItem(at: indexPath, for: "reconfigureItems(at:)")
        reconfigureCell(at: indexPath)
      }
    }
  }

  /// Asks the data source again for a cell that is there; dequeuing gives it the same one
  /// (behaviour rule RL-4).
  func reconfigureCell(at indexPath: IndexPath) {
    guard let element = visibleElements[.cell(indexPath)] else { return }
    supply.reconfigured = element.view
    let view = supplyView(for: element.attributes, element.key)
    guard view === element.view else {
      programmerError(
        """
        reconfigureItems(at:): the data source returned another cell for \(indexPath) than the one \
        that is there, a \(type(of: element.view)). Dequeue by the same registration or identifier \
        as before, and call it once; to change the class, use reloadItems(at:).
        """)
    }
    element.asksForMeasurement = true
    setNeedsLayout()
  }
}
