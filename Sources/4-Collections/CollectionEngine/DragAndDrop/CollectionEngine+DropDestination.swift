// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Foundation
import Geometry
import Views

extension CollectionEngine {
  /// Returns the destination of a drop at a point (interaction rule DP-9).
  ///
  /// - Parameters:
  ///   - point: The point, in content coordinates.
  ///   - item: The host's own item that is dragged alone, as the data have it; nil for others.
  /// - Returns: The destination; nil where there is none.
  /// - Complexity: That of the layout's query for a point.
  func dropDestination(
    at point: CGPoint, ofItem item: DataIndexPath? = nil
  ) -> DropDestination? {
    guard point.x.isFinite, point.y.isFinite else { return drop.destination }
    return drop.move(
      to: point, over: dropHit(at: point, item), gap: presentation.gap,
      returnDistance: gapMetrics.returnDistance)
  }

  private func dropHit(at point: CGPoint, _ own: DataIndexPath?) -> DropHit {
    if let presentedPath = item(at: point) {
      if presentedPath == presentation.gap?.presentedPath { return .gap }
      let order = presentation.order
      let data = order.dataPath(of: presentedPath) ?? order.insertionPath(for: presentedPath)
      return .destination(DropDestination(presentedPath: presentedPath, path: data))
    }
    guard let section = sectionEnding(before: point) else { return .nothing }
    let displaced = presentation.order.displacement?.presentedPath.section == section ? 1 : 0
    let isOwn = own?.section == section
    let stays = isOwn && displaced == 0 ? 1 : 0
    return .destination(
      DropDestination(
        presentedPath: PresentedIndexPath(
          item: max(0, counts[section] - displaced - stays), section: section),
        path: DataIndexPath(
          item: dataCounts[section] - (isOwn ? 1 : 0), section: section)))
  }

  /// The section in whose body a point is, behind the last item in reading order; nil for none.
  private func sectionEnding(before point: CGPoint) -> Int? {
    bringLayoutUpToDate()
    let spot = mirrored(point)
    guard let section = section(withBodyAt: spot), counts.indices.contains(section) else {
      return nil
    }
    guard counts[section] > 0 else { return section }
    let last = PresentedIndexPath(item: counts[section] - 1, section: section)
    guard let attributes = layout.element(.cell(last)) else { return nil }
    var frame = attributes.frame
    var axis: LayoutAxis = scrollsHorizontally ? .horizontal : .vertical
    if attributes.state.isInScrollArea, let area = scrollArea(forSection: section) {
      let shift = area.shift(by: orthogonalOffset(forSection: section))
      frame = frame.offsetBy(dx: -shift.x, dy: -shift.y)
      axis = area.axis
    }
    let (start, end) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
    if spot[axis] >= end { return section }
    let edge = frame.origin[axis.cross] + frame.size[axis.cross]
    return spot[axis] >= start && spot[axis.cross] >= edge ? section : nil
  }

  /// The section in whose body a point is; of a layout that does not know its sections, the one
  /// whose visible cells surround it.
  private func section(withBodyAt point: CGPoint) -> Int? {
    switch layout.solved {
    case .compositional(let layout, _, _): return layout.section(withBodyAt: point)
    case .flow(let layout, _): return layout.section(withBodyAt: point)
    case .table(let table): return table.section(withBodyAt: point)
    case .grid, .custom: break
    }
    var bodies: [Int: CGRect] = [:]
    for element in elements.visible where element.key.category == .cell {
      let section = element.key.section
      bodies[section] =
        bodies[section].map { $0.union(element.attributes.frame) }
        ?? element.attributes.frame
    }
    return bodies.sorted { $0.key < $1.key }.first { $0.value.contains(point) }?.key
  }
}
