// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Foundation
import Views

extension SolvedContents {
  /// The sections, groups or lines, insets and spacing that a rectangle meets.
  ///
  /// Parts are in layout coordinates like those of elements: from left to right, and orthogonal
  /// sections not scrolled. Frames of elements are no parts of it: the engine knows where they are
  /// shown.
  func anatomyParts(in rect: CGRect) -> [AnatomyPart] {
    switch self {
    case .compositional(let layout, _, let viewport):
      layout.anatomyParts(in: rect, viewport: viewport)
    case .flow(let layout, let viewport): layout.anatomyParts(in: rect, viewport: viewport)
    case .table, .grid, .custom: []
    }
  }

  /// The dimensions of an item, with the sums that they come from; nil if it is not there.
  func anatomyParts(ofItem place: PresentedIndexPath) -> [AnatomyPart]? {
    switch self {
    case .compositional(let layout, _, let viewport):
      layout.anatomyParts(ofItem: place, viewport: viewport)
    case .flow(let layout, _): layout.anatomyParts(ofItem: place)
    case .table, .grid, .custom: nil
    }
  }
}

extension SolvedLayout {
  /// The sections, groups, insets and spacing that a rectangle meets, as the solver placed them.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in layout coordinates.
  ///   - viewport: What is visible.
  /// - Returns: The parts: sections, then groups, each before what is inside of it.
  func anatomyParts(in rect: CGRect, viewport: Viewport) -> [AnatomyPart] {
    let sections = placedSections(in: rect, viewport: viewport)
    let byIndex = Dictionary(uniqueKeysWithValues: sections.map { ($0.index, $0) })
    return sections.flatMap(\.anatomyParts)
      + placedGroups(in: rect, viewport: viewport).flatMap { group in
        byIndex[group.section].map(group.anatomyParts) ?? []
      }
  }

  /// The dimensions of an item, with the sums that they come from; nil if no group takes it.
  func anatomyParts(
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
  func anatomyParts(in rect: CGRect, viewport: Viewport) -> [AnatomyPart] {
    let sections = placedSections(in: rect)
    let byIndex = Dictionary(uniqueKeysWithValues: sections.map { ($0.index, $0) })
    return sections.flatMap(\.anatomyParts)
      + placedLines(in: rect, viewport: viewport).flatMap { line in
        byIndex[line.section].map(line.anatomyParts) ?? []
      }
  }

  /// The dimensions of an item; nil outside of the data.
  func anatomyParts(ofItem place: PresentedIndexPath) -> [AnatomyPart]? {
    placement(ofItem: place.item, section: place.section)?.anatomyParts
  }
}
