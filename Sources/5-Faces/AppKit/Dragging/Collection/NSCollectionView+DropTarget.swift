// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import Foundation
import Geometry
import Views

extension NSCollectionView {
  /// A drag came over the view, moved, or the contents did below it (appkit rules MX-2 and MX-5).
  ///
  /// - Returns: What a drop would do.
  func updateDrop(_ info: any NSDraggingInfo) -> NSDragOperation {
    drag.location = info.draggingLocation
    defer { updateAutoScroll() }
    let point = convert(info.draggingLocation, from: nil)
    guard let delegate, let proposal = dropProposal(at: point) else { return refuseDrop() }
    var (operation, target) = validate(proposal, info, delegate)
    operation.formIntersection(info.draggingSourceOperationMask)
    guard !operation.isEmpty, exists(target) else { return refuseDrop() }
    return show(target) ? operation : []
  }

  private func refuseDrop() -> NSDragOperation {
    drag.refusedPath = nil
    hideDropTarget()
    return []
  }

  /// The drag went elsewhere, or is over.
  func endDrop() {
    drag.location = nil
    drag.refusedPath = nil
    updateAutoScroll()
    hideDropTarget()
  }

  /// Takes the data (appkit rule MX-6).
  ///
  /// - Returns: Whether the delegate did.
  func acceptDrop(_ info: any NSDraggingInfo) -> Bool {
    guard let delegate, let target = drag.target else { return false }
    // What the delegate changes now is shown as it is going to be. The highlight goes, of which it hears:
    // where it loads other data then, there is nothing to drop on.
    let generation = engine.dataGeneration
    endDrop()
    guard generation == engine.dataGeneration, exists(target) else { return false }
    let answer = OptionalMethod.answer(
      "collectionView(_:acceptDrop:indexPath:dropOperation:)", of: delegate
    ) {
      delegate.collectionView(
        self, acceptDrop: info, indexPath: target.path, dropOperation: target.operation)
    }
    if let answer { return answer }
    guard numberOfSections == 1 else { return false }
    return delegate.collectionView(
      self, acceptDrop: info, index: target.path.item, dropOperation: target.operation)
  }

  // MARK: Proposals

  /// Returns the layout's proposal for a point; nil without sections.
  private func dropProposal(at point: NSPoint) -> DropTarget? {
    engine.bringLayoutUpToDate()
    if let attributes = collectionViewLayout?.layoutAttributesForDropTarget(at: point),
      let path = attributes.indexPath
    {
      let operation: DropOperation? =
        switch attributes.representedElementCategory {
        case .item: .on
        case .interItemGap: .before
        case .supplementaryView, .decorationView: nil
        }
      let target = operation.map { DropTarget(path: path, operation: $0) }
      if let target, exists(target) { return target }
    }
    // Nothing there: the end of the last section.
    let counts = engine.counts
    guard let count = counts.last else { return nil }
    return DropTarget(
      path: IndexPath(item: count, section: counts.count - 1), operation: .before)
  }

  /// Whether there is an item to drop onto, or a place between items.
  func exists(_ target: DropTarget) -> Bool {
    let (path, counts) = (target.path, engine.counts)
    guard path.count == 2, counts.indices.contains(path.section), path.item >= 0 else {
      return false
    }
    let count = counts[path.section]
    return target.operation == .on ? path.item < count : path.item <= count
  }

  /// Asks the delegate, which may change the proposal.
  private func validate(
    _ proposal: DropTarget, _ info: any NSDraggingInfo, _ delegate: any NSCollectionViewDelegate
  ) -> (NSDragOperation, DropTarget) {
    var path = proposal.path as NSIndexPath
    var operation = proposal.operation
    let answer = OptionalMethod.answer(
      "collectionView(_:validateDrop:proposedIndexPath:dropOperation:)", of: delegate
    ) {
      withUnsafeMutablePointer(to: &path) { path in
        delegate.collectionView(
          self, validateDrop: info,
          proposedIndexPath: AutoreleasingUnsafeMutablePointer(path), dropOperation: &operation)
      }
    }
    if let answer {
      return (answer, DropTarget(path: path as IndexPath, operation: operation))
    }
    guard numberOfSections == 1 else { return ([], proposal) }
    var index = proposal.path.item
    operation = proposal.operation
    let old = delegate.collectionView(
      self, validateDrop: info, proposedIndex: &index, dropOperation: &operation)
    return (
      old, DropTarget(path: IndexPath(item: index, section: 0), operation: operation)
    )
  }

  // MARK: Showing the target

  /// Shows where something would be dropped.
  ///
  /// - Returns: Whether it can be: the delegate may refuse to highlight an item.
  private func show(_ target: DropTarget) -> Bool {
    let isHighlighted = highlightState(at: target.path) == .asDropTarget
    guard target.operation == .on else {
      drag.refusedPath = nil
      if drag.target != target { hideDropTarget() }
      drag.target = target
      layOutGapIndicator()
      return true
    }
    guard target.path != drag.refusedPath else { return false }
    guard drag.target != target || !isHighlighted else { return true }
    let generation = engine.dataGeneration
    hideDropTarget()
    guard generation == engine.dataGeneration else { return false }
    let accepted = askToHighlight([target.path], as: .asDropTarget)
    guard generation == engine.dataGeneration else {
      // The path names another item by now.
      clearHighlights()
      return false
    }
    guard accepted.contains(target.path) else {
      drag.refusedPath = target.path
      return false
    }
    drag.refusedPath = nil
    drag.target = target
    return true
  }

  /// Gives the target the path that it has after a batch; there is none if its item or section is gone,
  /// and always after a reload (appkit rule MZ-13).
  ///
  /// - Parameter mapping: Where everything goes; nil if all data are loaded again.
  func renumberDropTarget(by mapping: BatchMapping?) {
    drag.refusedPath = nil
    guard let target = drag.target else { return }
    if let mapping, let new = target.renumbered(by: mapping) {
      drag.target = new
    } else {
      forgetHighlights([.asDropTarget])
      hideDropTarget()
    }
  }

  func hideDropTarget() {
    removeGapIndicator()
    guard drag.target != nil else { return }
    drag.target = nil
    if let role = highlightRoles[.asDropTarget] {
      highlight(Set(engine.references.paths(role).map(\.indexPath)), as: .none)
    }
  }
}

extension NSCollectionView {
  /// Begins to scroll if what is dragged is held near an edge, and stops if it is not (interaction
  /// rules DP-6 and DP-15).
  func updateAutoScroll() {
    guard clip != nil, let location = drag.location else { return engine.endAutoScroll() }
    engine.autoScroll(at: convert(location, from: nil)) { [weak self] _ in
      // What is below the mouse now is another place.
      self?.window?.drag?.update()
    }
  }
}
