// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// Why a specification has no layout. UIKit raises an exception in these places.
package enum LayoutError: Error, Hashable, Sendable {
  /// `sections` and `itemCounts` differ in length.
  case sectionCountMismatch(sections: Int, itemCounts: Int)
  case negativeItemCount(Int, section: Int)
  /// No description for a section that has items.
  case missingSection(section: Int, itemCount: Int)
  case groupWithoutSubitems(section: Int)
  /// A group of a fixed count asks for less than one.
  case countBelowOne(Int, section: Int)
  /// Two supplementary items of one item, group or boundary list have the same kind. A nil section
  /// means the layout's own boundary items.
  case duplicateElementKind(String, section: Int?)
  /// A group would hold more elements than ``LayoutLimits/elementsPerGroup``.
  case tooManyElementsInGroup(section: Int)
  /// Groups are nested deeper than ``LayoutLimits/nestingDepth``.
  case nestedTooDeeply(section: Int)
  /// More than ``LayoutLimits/denseGroups`` groups that hardly advance; the pitch in points.
  case groupsDoNotAdvance(pitch: CGFloat, groups: Int, section: Int)
  /// A length that is not finite, or content too long to tell its pixels apart. A nil section means
  /// the content as a whole.
  case contentTooLarge(CGFloat, section: Int?)
}

extension LayoutError: CustomStringConvertible {
  /// The message for a layout error: the fault, with the numbers, and its remedy.
  package var description: String {
    switch self {
    case .sectionCountMismatch(let sections, let itemCounts):
      """
      The layout describes \(sections) section\(sections == 1 ? "" : "s") but was given item counts for \(itemCounts); \
      give one count per section.
      """
    case .negativeItemCount(let count, let section):
      "Section \(section) cannot hold \(count) items; return zero or more."
    case .missingSection(let section, let itemCount):
      """
      The section provider returned nil for section \(section), which has \(itemCount) \
      item\(itemCount == 1 ? "" : "s"); \
      return an NSCollectionLayoutSection for every section that is not empty.
      """
    case .groupWithoutSubitems(let section):
      """
      A group in section \(section) has no subitems; give it at least one item, or use \
      NSCollectionLayoutGroup.custom(layoutSize:itemProvider:).
      """
    case .countBelowOne(let count, let section):
      "A group in section \(section) asks for \(count) subitems; the count must be 1 or more."
    case .duplicateElementKind(let kind, let section):
      """
      Two supplementary items \(section.map { "in section \($0)" } ?? "of the layout") have the \
      element kind "\(kind)"; give each item, group and boundary list different kinds.
      """
    case .tooManyElementsInGroup(let section):
      """
      A group in section \(section) would hold more than \(LayoutLimits.elementsPerGroup) \
      elements; make its items larger or the group smaller.
      """
    case .nestedTooDeeply(let section):
      """
      Groups in section \(section) are nested more than \(LayoutLimits.nestingDepth) deep; \
      flatten them.
      """
    case .groupsDoNotAdvance(let pitch, let groups, let section):
      """
      The \(groups) groups of section \(section) overlap (each is only \
      \(pitch.compactDescription) pt after the previous one); make the group longer or \
      interGroupSpacing larger.
      """
    case .contentTooLarge(let length, let section):
      """
      \(section.map { "Section \($0)" } ?? "The content") would be \(length.compactDescription) pt \
      long, too long to tell its pixels apart; use fewer items or smaller lengths.
      """
    }
  }
}
