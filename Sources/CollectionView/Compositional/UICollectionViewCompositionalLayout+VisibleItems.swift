// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewCompositionalLayout {
  /// Calls the handlers of the visible sections, the last section first (behaviour rule H-1).
  ///
  /// A section that scrolls orthogonally is told when the layout was solved, when it scrolls and
  /// when other elements are visible; any other in every layout pass.
  func callVisibleItemsHandlers(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let solution = state.solution, solution.hasHandlers else { return attributes }
    var positions: [Int: [Int]] = [:]
    for (position, element) in attributes.enumerated() {
      let path = element.indexPath
      guard path.item != ElementIdentity.layoutLevelIndex,
        solution.handler(ofSection: path.section) != nil
      else { continue }
      positions[path.section, default: []].append(position)
    }
    var result = attributes
    for (section, positions) in positions.sorted(by: { $0.key > $1.key }) {
      let inSight = positions.map { attributes[$0] }.sorted(by: Self.comesFirst)
      callHandler(ofSection: section, with: inSight)
      for position in positions {
        result[position] = visibleItems.item(for: attributes[position]).attributes
      }
    }
    return result
  }

  /// Cells, then supplementary views, then the rest (behaviour rule H-2).
  private static func comesFirst(
    _ left: UICollectionViewLayoutAttributes, _ right: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (first, second) = (left.representedElementCategory, right.representedElementCategory)
    if first != second { return first.rawValue < second.rawValue }
    if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
    return (left.representedElementKind ?? "") < (right.representedElementKind ?? "")
  }

  private func callHandler(
    ofSection section: Int, with attributes: [UICollectionViewLayoutAttributes]
  ) {
    guard let collectionView,
      let call = state.handlerCall(
        ofSection: section, elements: attributes.map(\.key),
        contentOffset: collectionView.contentOffset,
        orthogonalOffset: state.solution?.layout.orthogonalSection(section).map { _ in
          collectionView.orthogonalOffset(forSection: section)
        })
    else { return }
    let items = attributes.map { visibleItems.item(for: $0) }
    let isEstimated = attributes.contains { $0.estimatedAxes?.isEmpty == false }
    for item in items { item.refusesChanges = isEstimated }
    call.handler(items, call.offset, call.environment)
    guard !visibleItems.hasReported, items.contains(where: \.hasRefused) else { return }
    visibleItems.hasReported = true
    consoleMessage(
      """
      The visibleItemsInvalidationHandler of section \(section) changes items whose sizes are \
      estimated; the changes are ignored. Give the section absolute or fractional sizes.
      """)
  }
}
