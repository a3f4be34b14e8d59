// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionLayout
package import Foundation
import Geometry
import Views

/// An item with its place in the contents as they are scrolled, cell or not.
package struct ItemFrame {
  package let presentedPath: PresentedIndexPath
  /// The place without a transform, in content coordinates.
  let frame: CGRect
  /// Whether it moves with its section's orthogonal scrolling.
  let isInScrollArea: Bool
}

extension CollectionEngine {
  /// The items that the layout puts in a rectangle, with or without cells, but for hidden ones.
  ///
  /// - Parameter rect: The rectangle, in content coordinates.
  /// - Returns: The items, in the layout's order.
  /// - Complexity: That of the layout's query.
  package func itemFrames(in rect: CGRect) -> [ItemFrame] {
    guard rect.isFinite else { return [] }
    bringLayoutUpToDate()
    return layout.elements(in: mirrored(rect)).compactMap { attributes in
      guard let item = itemFrame(attributes), item.frame.overlaps(rect) else { return nil }
      guard item.isInScrollArea,
        let area = scrollArea(forSection: item.presentedPath.section).map({ mirrored($0.frame) })
      else { return item }
      return item.frame.overlaps(area) ? item : nil
    }
  }

  /// Returns the layout's frame of an item; nil if the layout does not have it or hides it.
  package func itemFrame(at path: PresentedIndexPath) -> ItemFrame? {
    bringLayoutUpToDate()
    guard hasItem(at: path) else { return nil }
    return layout.element(.cell(path)).flatMap(itemFrame)
  }

  private func itemFrame(_ attributes: any ElementAttributes) -> ItemFrame? {
    let (key, state) = (attributes.key, attributes.state)
    guard key.category == .cell, !state.isHidden, state.alpha > 0 else { return nil }
    var frame = CGRect(
      x: state.center.x - state.size.width / 2, y: state.center.y - state.size.height / 2,
      width: state.size.width, height: state.size.height)
    let section = key.indexPath.section
    if state.isInScrollArea, let area = scrollArea(forSection: section) {
      let shift = area.shift(by: orthogonalOffset(forSection: section))
      frame = frame.offsetBy(dx: -shift.x, dy: -shift.y)
    }
    return ItemFrame(
      presentedPath: key.presentedPath, frame: mirrored(frame), isInScrollArea: state.isInScrollArea
    )
  }

  /// The insets of the visible rectangle that pinned elements cover at its upper and its left edge.
  ///
  /// - Returns: The covered lengths, in points.
  func pinnedInsets(around item: CGRect) -> (top: CGFloat, left: CGFloat) {
    let visible = host.visibleRect
    var insets = (top: CGFloat(0), left: CGFloat(0))
    for element in elements.visible
    where element.key.category == .supplementaryView
      && element.attributes.state.zIndex >= SolvedElement.pinnedZIndex
    {
      let frame = element.view.node.frame
      if frame.width >= frame.height, frame.minX < item.maxX, item.minX < frame.maxX,
        frame.midY < visible.midY
      {
        insets.top = max(insets.top, frame.maxY - visible.minY)
      } else if frame.width < frame.height, frame.minY < item.maxY, item.minY < frame.maxY,
        frame.midX < visible.midX
      {
        insets.left = max(insets.left, frame.maxX - visible.minX)
      }
    }
    return insets
  }

  /// Scrolls a section across the layout as little as shows an item whole.
  func revealInScrollArea(_ item: ItemFrame) {
    let section = item.presentedPath.section
    guard item.isInScrollArea, let area = scrollArea(forSection: section) else { return }
    let (view, axis) = (mirrored(area.frame), area.axis)
    let (start, end) = (
      item.frame.origin[axis], item.frame.origin[axis] + item.frame.size[axis]
    )
    let (first, last) = (view.origin[axis], view.origin[axis] + view.size[axis])
    // Of an item that is longer than the area the beginning is shown.
    let distance = start < first || end - start > last - first ? start - first : max(0, end - last)
    guard distance != 0 else { return }
    let isReversed = isMirrored && axis == .horizontal
    let offset = orthogonalOffset(forSection: section)
    _ = setOrthogonalOffset(offset + (isReversed ? -distance : distance), forSection: section)
  }
}
