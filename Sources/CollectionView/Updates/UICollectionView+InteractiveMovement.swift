// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
public import Foundation
import Geometry
import Views

extension UICollectionView {
  /// Lifts an item, to be moved by hand (behaviour section 6.11).
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: Whether it is lifted: the data source may forbid it, and its cell must be in sight.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    layoutIfNeeded()
    guard movement == nil, hasItem(at: indexPath), let element = visibleElements[.cell(indexPath)],
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    movement = InteractiveMovement(
      original: indexPath, counts: currentCounts, current: indexPath,
      position: element.attributes.center)
    invalidateForMovement(from: indexPath, at: element.attributes.center)
    return true
  }

  /// Moves the lifted item to a point. Other items make room when it comes over them; the data
  /// source is told nothing yet. Nothing happens if no item is lifted.
  ///
  /// - Parameter targetPosition: The point that the item's middle follows, in the collection view's
  ///   coordinates.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement, targetPosition.x.isFinite, targetPosition.y.isFinite else { return }
    let former = (path: movement.current, position: movement.position)
    self.movement?.position =
      isMirrored
      ? CGPoint(x: passState.contentWidth - targetPosition.x, y: targetPosition.y)
      : targetPosition
    let target = movementTarget(at: targetPosition, movement)
    if target != former.path {
      moveSeenItem(to: target, former)
    } else {
      invalidateForMovement(from: former.path, at: former.position)
      layoutIfNeeded()
    }
  }

  /// Lets the lifted item go: the data source is told once where it is now, if it is elsewhere.
  public func endInteractiveMovement() {
    guard let movement else { return }
    self.movement = nil
    if movement.current != movement.original {
      dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.current)
    }
    settle(movement, isCancelled: false)
  }

  /// Puts everything back as it was before the item was lifted; the data source is told nothing.
  public func cancelInteractiveMovement() {
    guard let movement else { return }
    if movement.current != movement.original {
      moveSeenItem(to: movement.original, (movement.current, movement.position))
    }
    self.movement = nil
    settle(movement, isCancelled: true)
  }

  /// Seconds in which items make room.
  private static let movementDuration: TimeInterval = 0.25

  /// Where the item goes: to the place of the one under the point, unless the layout or the delegate
  /// says otherwise (behaviour rules M-c and M-d).
  private func movementTarget(at point: CGPoint, _ movement: InteractiveMovement) -> IndexPath {
    let current = movement.current
    var proposed = currentLayout.targetIndexPath(
      forInteractivelyMovingItem: current, withPosition: point)
    if proposed == current { proposed = indexPathForItem(at: point) ?? current }
    guard proposed != current, let delegate else { return proposed }
    return delegate.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
      atCurrentIndexPath: current, toProposedIndexPath: proposed)
  }

  /// Shows the item at another place; those between close up and make room.
  private func moveSeenItem(
    to target: IndexPath, _ former: (path: IndexPath, position: CGPoint)
  ) {
    let before = currentCounts
    let after = InteractiveMovement.counts(before, moving: former.path, to: target)
    let mapping: BatchMapping
    do throws(BatchUpdateError) {
      mapping = try BatchUpdates([.moveItem(former.path, to: target)])
        .mapping(from: before, to: after)
    } catch {
      programmerError("Cannot move an item by hand to \(target): \(error.description)")
    }
    let layout = currentLayout
    let places = visibleElements.mapValues(\.attributes)
    movement?.current = target
    highlightedItem = highlightedItem.flatMap(mapping.item(after:))
    selection.renumber { mapping.item(after: $0) }
    run(
      ElementTransition(
        from: places, mapping: ElementMapping(mapping, layout: layout), formerLayout: layout,
        layout: layout),
      steps: TransitionSteps(
        prepare: { [self] in
          invalidateForMovement(from: former.path, at: former.position, countsToo: true)
          itemCounts = after
          prepareLayout()
          layout.prepare(forCollectionViewUpdates: [
            UICollectionViewUpdateItem(before: former.path, after: target, action: .move)
          ])
        },
        finalize: { layout.finalizeCollectionViewUpdates() }, completion: { _ in }),
      duration: Self.movementDuration)
  }

  /// Behaviour rule M-b.
  private func invalidateForMovement(
    from path: IndexPath, at position: CGPoint, countsToo: Bool = false
  ) {
    guard let movement else { return }
    let context = currentLayout.invalidationContext(
      forInteractivelyMovingItems: [movement.current], withTargetPosition: movement.position,
      previousIndexPaths: [path], previousPosition: position)
    context.previousIndexPathsForInteractivelyMovingItems = [path]
    context.targetIndexPathsForInteractivelyMovingItems = [movement.current]
    context.interactiveMovementTarget = movement.position
    if countsToo { context.markDataSourceCounts() }
    currentLayout.invalidateLayout(with: context)
  }

  /// The item goes to its place (behaviour rules M-g and M-h).
  private func settle(_ movement: InteractiveMovement, isCancelled: Bool) {
    currentLayout.invalidateLayout(
      with: currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [isCancelled ? movement.original : movement.current],
        previousIndexPaths: [movement.original], movementCancelled: isCancelled))
    guard root != nil else { return layoutIfNeeded() }
    UIView.animate(withDuration: Self.movementDuration) { layoutIfNeeded() }
  }

  /// The lifted item's attributes: the layout's, in the item's own size, in front of all others
  /// (behaviour rule M-f).
  func lifted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let movement, attributes.representedElementCategory == .cell,
      attributes.indexPath == movement.current
    else { return attributes }
    let result = currentLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position
    ).duplicate()
    if result.size == .zero { result.size = attributes.size }
    result.isInScrollArea = attributes.isInScrollArea
    result.estimatedAxes = attributes.estimatedAxes
    result.isMeasured = attributes.isMeasured
    result.zIndex = .max
    return result
  }
}
