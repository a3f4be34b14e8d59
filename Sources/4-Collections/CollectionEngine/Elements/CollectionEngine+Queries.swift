// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionLayout
package import Foundation
import Geometry
package import Views

extension CollectionEngine {
  /// The view of an element; nil if it is not on screen.
  package func view(for key: ElementIdentity) -> (any ElementView)? { elements[key]?.view }

  /// The element that a view shows; nil if it shows none.
  package func key(of view: any ElementView) -> ElementIdentity? {
    elements.element(shownBy: view)?.key
  }

  /// The elements on screen of a category and, if it is named, a kind; by index path.
  package func visibleViews(
    of category: CollectionLayoutElementCategory, kind: String? = nil
  ) -> [(key: ElementIdentity, view: any ElementView)] {
    let views = elements.visible
      .filter { $0.key.category == category && (kind == nil || $0.key.kind == kind) }
      .map { (key: $0.key, view: $0.view) }
    guard category != .cell else {
      return views.sorted { $0.key.presentedPath < $1.key.presentedPath }
    }
    return views.sorted { $0.key.indexPath < $1.key.indexPath }
  }

  /// The item whose cell is at a point, on screen or not.
  ///
  /// - Parameter point: The point in content coordinates.
  /// - Returns: The item; of several cells the frontmost; nil if there is none.
  package func item(at point: CGPoint) -> PresentedIndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    for _ in 0..<Self.queryRounds {
      let version = knownCounts.version
      let item = foundItem(at: point)
      // The layout may have loaded the data again when it was asked.
      if version == knownCounts.version { return item }
      _ = counts
    }
    return nil
  }

  private static let queryRounds = 3

  private func foundItem(at point: CGPoint) -> PresentedIndexPath? {
    bringLayoutUpToDate()
    let spot = mirrored(CGRect(x: point.x, y: point.y, width: 1, height: 1))
    let target = isMirrored ? CGPoint(x: pass.contentWidth - point.x, y: point.y) : point
    var front: (zIndex: Int, path: PresentedIndexPath)?
    for attributes in layout.elements(in: spot) {
      let (key, state) = (attributes.key, attributes.state)
      guard key.category == .cell, !state.isHidden, isHit(key, state, at: target),
        hasItem(at: key.presentedPath)
      else { continue }
      if let front, (front.zIndex, front.path) > (state.zIndex, key.presentedPath) { continue }
      front = (state.zIndex, key.presentedPath)
    }
    return front?.path
  }

  /// Returns whether a point in layout coordinates is on a cell (behaviour rules HT-1, HT-3, HT-4).
  private func isHit(_ key: ElementIdentity, _ state: ElementState, at point: CGPoint) -> Bool {
    var point = point
    let section = key.indexPath.section
    if state.isInScrollArea, let area = scrollArea(forSection: section) {
      guard contains(area.frame, point) else { return false }
      let shift = area.shift(by: orthogonalOffset(forSection: section))
      point = CGPoint(x: point.x + shift.x, y: point.y + shift.y)
    }
    let local = CGPoint(x: point.x - state.center.x, y: point.y - state.center.y)
      .applying(state.transform.flattened.inverted())
    let size = state.size
    return contains(
      CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      local)
  }

  /// Returns whether a point is in a rectangle, whose far edges do not belong to it.
  private func contains(_ rect: CGRect, _ point: CGPoint) -> Bool {
    rect.isFinite && point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY
      && point.y < rect.maxY
  }

  /// Returns what is drawn, in drawing order: also what is disappearing, with the path that it had.
  package func forEachDrawnElement(_ body: (ElementIdentity, UIView, _ zIndex: Int) -> Void) {
    let shown = Dictionary(
      (elements.disappearing + elements.visible).map { (ObjectIdentifier($0.view.node), $0) },
      uniquingKeysWith: { $1 })
    func visit(_ views: [UIView]) {
      for view in views where !view.isHidden {
        if let area = view as? EmbeddedScrollView {
          visit(area.childrenInDrawingOrder)
        } else if let element = shown[ObjectIdentifier(view)] {
          body(element.key, view, element.attributes.state.zIndex)
        }
      }
    }
    visit(host.node.childrenInDrawingOrder)
  }
}
