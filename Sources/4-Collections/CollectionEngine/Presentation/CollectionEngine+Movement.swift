// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// The position at which the item is presented that is interactively moved; nil for none.
  package var movingItem: PresentedIndexPath? { presentation.movement?.presentedPath }

  /// Returns whether an item can be lifted: no other is, and it is on screen.
  package func canMove(itemAt path: PresentedIndexPath) -> Bool {
    presentation.movement == nil && presentation.gap == nil
      && presentation.liftedItems.isEmpty && hasItem(at: path)
      && elements[.cell(path)] != nil && dataPath(of: path) != nil
  }

  /// Lifts an item that can be moved (behaviour section 6.11).
  package func beginMovement(ofItemAt path: PresentedIndexPath) {
    guard let element = elements[.cell(path)],
      let item = presentation.order.dataPath(of: path)
    else { return }
    presentation.beginMovement(of: item, at: element.attributes.state.center)
    guard let movement = presentation.movement else { return }
    invalidate(for: movement, from: movement)
  }

  /// Moves the lifted item to a point in content coordinates. Other items make space when it comes
  /// over them, and near the edges contents scroll below it (behaviour rule M-k).
  ///
  /// - Parameters:
  ///   - point: Where the middle of the item goes.
  ///   - touch: The point that it is held at; nil for its middle.
  package func updateMovement(to point: CGPoint, heldAt touch: CGPoint? = nil) {
    let touch = touch ?? point
    guard presentation.movement != nil, point.x.isFinite, point.y.isFinite, touch.x.isFinite,
      touch.y.isFinite
    else { return }
    moveLiftedItem(to: point)
    autoScroll(at: touch) { [weak self] scrolled in
      self?.moveLiftedItem(
        to: CGPoint(x: point.x + scrolled.x - touch.x, y: point.y + scrolled.y - touch.y))
    }
  }

  private func moveLiftedItem(to point: CGPoint) {
    // Layout that is due may scroll, which moves the item by itself: before this step begins, not
    // while it presents the item at another place.
    host.node.layoutIfNeeded()
    guard let previous = presentation.movement else { return }
    presentation.moveItem(at: layoutPoint(at: point, besideItemAt: previous.presentedPath))
    guard let next = presentation.movement else { return }
    let generation = dataGeneration
    let target = movementTarget(at: point, next)
    // Clients that are asked may load or change the data, which ends the movement.
    guard generation == dataGeneration, presentation.movement != nil else { return }
    if target != previous.presentedPath {
      present(
        previous, at: target, position: layoutPoint(at: point, besideItemAt: target))
    } else {
      invalidate(for: next, from: previous)
      host.node.layoutIfNeeded()
    }
  }

  /// Drops the lifted item where it is.
  package func endMovement() {
    guard let movement = presentation.movement else { return }
    endAutoScroll()
    let home = home(of: movement)
    guard moveData(of: movement.item, to: movement.presentedPath) != nil else {
      return cancelMovement()
    }
    finishMovement(at: movement.presentedPath, from: home, isCancelled: false)
  }

  /// Puts everything back as it was before the item was lifted; after the pass that is under way, which goes
  /// on with the places that it has begun with.
  package func cancelMovement() {
    guard !pass.isRunning else {
      return pass.performAfterPass { [weak self] in self?.cancelMovement() }
    }
    guard let movement = presentation.movement else { return }
    endAutoScroll()
    let (home, generation) = (home(of: movement), dataGeneration)
    if movement.presentedPath != home {
      present(movement, at: home, position: movement.position)
      // A client that loaded the data again has ended the movement.
      guard generation == dataGeneration else { return }
    }
    presentation.release()
    finishMovement(at: home, from: home, isCancelled: true)
  }

  /// Returns the position of an item that is interactively moved if it were not.
  private func home(of movement: InteractiveMovement) -> PresentedIndexPath {
    presentation.order.displacing(nil).presentedPath(of: movement.item)
  }

  /// A point of the contents in layout coordinates, moved on as the section of an item is scrolled:
  /// a lifted item is drawn among the others there.
  private func layoutPoint(at point: CGPoint, besideItemAt path: PresentedIndexPath) -> CGPoint {
    let point = mirrored(point)
    guard let area = scrollArea(forSection: path.section) else { return point }
    let shift = area.shift(by: orthogonalOffset(forSection: path.section))
    return CGPoint(x: point.x + shift.x, y: point.y + shift.y)
  }

  /// Returns the target of the item: the position of the one under the point, unless the layout or
  /// the host says otherwise (behaviour rules M-c and M-d).
  private func movementTarget(at point: CGPoint, _ movement: InteractiveMovement)
    -> PresentedIndexPath
  {
    let current = movement.presentedPath
    var proposed = layout.targetPath(forMoving: current, to: point)
    if proposed == current { proposed = item(at: point) ?? current }
    guard proposed != current else { return proposed }
    return host.movementTarget(from: movement.item, at: current, proposed: proposed)
  }

  /// Presents the item at another place; those between close up and make space.
  private func present(
    _ previous: InteractiveMovement, at target: PresentedIndexPath, position: CGPoint
  ) {
    requireTarget(target, for: previous)
    present(invalidating: { [self] in
      guard let movement = presentation.movement else { return }
      invalidate(for: movement, from: previous, counts: true)
    }) { $0.moveItem(to: target, at: position) }
  }

  /// Stops the program where an item cannot be moved to.
  private func requireTarget(_ target: PresentedIndexPath, for movement: InteractiveMovement) {
    let before = counts
    var after = before
    if before.indices.contains(target.section) {
      after[movement.presentedPath.section] -= 1
      after[target.section] += 1
    }
    do throws(BatchUpdateError) {
      _ = try BatchUpdates([.moveItem(movement.presentedPath.indexPath, to: target.indexPath)])
        .mapping(from: before, to: after)
    } catch {
      programmerError(
        """
        Cannot interactively move \(host.words.item) \(movement.presentedPath) to \(target): \
        \(error.description(naming: host.words.item))
        """)
    }
  }

  /// Behaviour rule M-b.
  private func invalidate(
    for movement: InteractiveMovement, from previous: InteractiveMovement, counts: Bool = false
  ) {
    layout.invalidate(
      with: layout.invalidation(
        for: .moved(
          to: movement.presentedPath, at: movement.position, from: previous.presentedPath,
          previousPosition: previous.position, counts: counts)))
  }

  /// The item goes to its place (behaviour rules M-g and M-h).
  private func finishMovement(
    at path: PresentedIndexPath, from home: PresentedIndexPath, isCancelled: Bool
  ) {
    let (known, generation) = (knownCounts.counts, dataGeneration)
    layout.invalidate(
      with: layout.invalidation(
        for: .ended(at: path, from: home, isCancelled: isCancelled)))
    // Everything is as the data had it: they may have changed since, for updates that are to be named.
    // A client that loads or changes them as the layout is invalidated has other counts.
    if isCancelled, let known, generation == dataGeneration {
      knownCounts.remember(known)
      pass.keepCounts()
    }
    guard host.node.root != nil else { return host.node.layoutIfNeeded() }
    let node = host.node
    UIView.animate(withDuration: presentationDuration) { node.layoutIfNeeded() }
  }

  /// The lifted item's attributes: the layout's, in the item's own size, in front of all others
  /// (behaviour rule M-f).
  func lifted(
    _ attributes: any ElementAttributes, _ movement: InteractiveMovement
  ) -> any ElementAttributes {
    let result = layout.movingElement(at: movement.presentedPath, position: movement.position)
      .duplicated()
    let original = attributes.state
    var state = result.state
    if state.size == .zero { state.size = original.size }
    state.isInScrollArea = original.isInScrollArea
    state.sizing = original.sizing
    state.zIndex = .max
    result.state = state
    return result
  }
}

/// An item that is interactively moved.
///
/// Until the end the data source knows nothing of it: elements are counted as they are presented,
/// with the item where the touch has brought it.
struct InteractiveMovement: Hashable {
  let item: DataIndexPath
  let presentedPath: PresentedIndexPath
  /// The point that the item's middle follows, in layout coordinates.
  let position: CGPoint
}
