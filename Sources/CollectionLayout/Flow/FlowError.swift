// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// Why a flow layout cannot be laid out. UIKit raises an exception in these places, or stops
/// answering.
package enum FlowError: Error, Hashable, Sendable {
  /// A section with a negative number of items, or more than can be counted in points.
  case unusableItemCount(Int, section: Int)
  /// A length of a section that is not finite, or too long to tell its pixels apart.
  case unusableLength(CGFloat, name: String, section: Int)
  /// The same of the size of an item.
  case unusableItemSize(CGSize, item: Int, section: Int)
  /// The same of the collection view.
  case unusableContainer(CGSize)
  /// More than ``LayoutLimits/denseGroups`` items that lie on top of each other; how far each is
  /// from the one before, in points.
  case itemsDoNotAdvance(pitch: CGFloat, items: Int, section: Int)
  /// Content that is too long to tell its pixels apart; its length in points.
  case contentTooLarge(CGFloat)
}

extension FlowError: CustomStringConvertible {
  /// What is wrong, with the numbers, and what to do.
  package var description: String {
    switch self {
    case .unusableItemCount(let count, let section):
      "Section \(section) cannot hold \(count) items; return zero or more, and no more than 2^50."
    case .unusableLength(let length, let name, let section):
      """
      The \(name) of section \(section) of the flow layout is \(length.compactDescription); use a \
      finite number of points.
      """
    case .unusableItemSize(let size, let item, let section):
      """
      The size of item \(item) in section \(section) of the flow layout is \
      \(size.compactDescription); use finite numbers of points, or set estimatedItemSize to have \
      items measured.
      """
    case .unusableContainer(let size):
      """
      The flow layout has \(size.compactDescription) points of space; give the collection view \
      finite bounds and content insets.
      """
    case .itemsDoNotAdvance(let pitch, let items, let section):
      """
      The \(items) items of section \(section) of the flow layout overlap (each is \
      only \(pitch.compactDescription) pt after the previous one); use larger items or spacings.
      """
    case .contentTooLarge(let length):
      """
      The flow layout would be \(length.compactDescription) pt long, too long to tell its pixels \
      apart; use fewer or smaller items.
      """
    }
  }
}
