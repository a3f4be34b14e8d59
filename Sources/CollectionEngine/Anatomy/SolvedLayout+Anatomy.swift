// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import CollectionLayout
package import Foundation
package import Views

extension SolvedLayout {
  /// The sections, groups, insets and spacing that a rectangle meets, as the solver placed them.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in layout coordinates.
  ///   - viewport: What is visible.
  /// - Returns: The parts: sections, then groups, each before what is inside of it.
  package func anatomyParts(in rect: CGRect, viewport: Viewport) -> [AnatomyPart] {
    let sections = placedSections(in: rect, viewport: viewport)
    let byIndex = Dictionary(uniqueKeysWithValues: sections.map { ($0.index, $0) })
    return sections.flatMap(\.anatomyParts)
      + placedGroups(in: rect, viewport: viewport).flatMap { group in
        byIndex[group.section].map(group.anatomyParts) ?? []
      }
  }

  /// The dimensions of an item, with the sums that they come from; nil if no group takes it.
  package func anatomyParts(
    ofItem place: PresentedIndexPath, viewport: Viewport
  ) -> [AnatomyPart]? {
    placement(ofItem: place.item, section: place.section, viewport: viewport)?.anatomyParts
  }
}

extension SolvedFlowLayout {
  /// The sections, lines, insets and spacing that a rectangle meets, as the solver placed them.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in layout coordinates.
  ///   - viewport: What is visible.
  /// - Returns: The parts: sections, then lines.
  package func anatomyParts(in rect: CGRect, viewport: Viewport) -> [AnatomyPart] {
    let sections = placedSections(in: rect)
    let byIndex = Dictionary(uniqueKeysWithValues: sections.map { ($0.index, $0) })
    return sections.flatMap(\.anatomyParts)
      + placedLines(in: rect, viewport: viewport).flatMap { line in
        byIndex[line.section].map(line.anatomyParts) ?? []
      }
  }

  /// The dimensions of an item; nil outside of the data.
  package func anatomyParts(ofItem place: PresentedIndexPath) -> [AnatomyPart]? {
    placement(ofItem: place.item, section: place.section)?.anatomyParts
  }
}
