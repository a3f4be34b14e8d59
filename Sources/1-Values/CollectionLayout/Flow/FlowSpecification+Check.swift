// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

extension FlowSpecification {
  /// Checks that all numbers can be used.
  ///
  /// - Returns: What is unusual, but has a layout.
  /// - Throws: ``FlowError`` for the first number that has none.
  func check() throws(FlowError) -> FlowWarnings {
    let limit = LayoutLimits.contentPixels / pixelGrid.scale
    guard containerSize.isUsable(upTo: limit) else { throw .unusableContainer(containerSize) }
    var warnings: FlowWarnings = []
    for (index, section) in sections.enumerated() {
      try section.check(index: index, upTo: limit)
      let cross = scrollDirection.cross
      let space =
        containerSize[cross] - section.insets.start(cross) - section.insets.end(cross)
      warnings.formUnion(
        try section.items.check(
          section: index, space: space + PixelGrid.tolerance, crossAxis: cross, upTo: limit))
    }
    return warnings
  }
}

extension FlowSectionSpecification {
  /// Products of more items than this would overflow; content of that length is refused anyway.
  private static let greatestItemCount = 1 << 50

  fileprivate func check(index: Int, upTo limit: CGFloat) throws(FlowError) {
    let lengths = [
      ("section inset", insets.top), ("section inset", insets.left),
      ("section inset", insets.bottom), ("section inset", insets.right),
      ("line spacing", lineSpacing), ("interitem spacing", interitemSpacing),
      ("header length", headerLength), ("footer length", footerLength),
    ]
    for (name, length) in lengths where !length.isUsable(upTo: limit) {
      throw .unusableLength(length, name: name, section: index)
    }
    guard (0...Self.greatestItemCount).contains(items.count) else {
      throw .unusableItemCount(items.count, section: index)
    }
  }
}

extension FlowItemSizes {
  fileprivate func check(
    section: Int, space: CGFloat, crossAxis: LayoutAxis, upTo limit: CGFloat
  ) throws(FlowError) -> FlowWarnings {
    var warnings: FlowWarnings = []
    func check(_ size: CGSize, _ item: Int) throws(FlowError) {
      guard size.isUsable(upTo: limit) else {
        throw .unusableItemSize(size, item: item, section: section)
      }
      if size.width < 0 || size.height < 0 { warnings.insert(.negativeSize) }
      if size[crossAxis] > space { warnings.insert(.itemExceedsLine) }
    }
    guard count > 0 else { return [] }
    switch storage {
    case .equal(let size): try check(size, 0)
    case .each(let sizes):
      for (item, size) in sizes.enumerated() { try check(size, item) }
    }
    return warnings
  }
}

extension SolvedFlowSection {
  /// Refuses more items on top of each other than can be shown.
  func checkAdvance(index: Int) throws(FlowError) {
    guard sizes.count > LayoutLimits.denseGroups, !sizes.areEmpty else { return }
    let least = environment.grid.pixel / 100
    if let pitch = row?.usualPitch, pitch < least {
      throw .itemsDoNotAdvance(pitch: abs(pitch), items: sizes.count, section: index)
    }
    guard let grid else { return }
    let linesPitch = abs(sizes[0][environment.axis] + lineSpacing)
    if abs(grid.pitch) < least, grid.columns > LayoutLimits.denseGroups {
      throw .itemsDoNotAdvance(pitch: abs(grid.pitch), items: sizes.count, section: index)
    }
    if linesPitch < least, sizes.count / grid.columns > LayoutLimits.denseGroups {
      throw .itemsDoNotAdvance(pitch: linesPitch, items: sizes.count, section: index)
    }
  }
}

extension CGFloat {
  /// Returns whether it is a number whose pixels can be distinguished.
  fileprivate func isUsable(upTo limit: CGFloat) -> Bool { magnitude <= limit }
}

extension CGSize {
  fileprivate func isUsable(upTo limit: CGFloat) -> Bool {
    width.isUsable(upTo: limit) && height.isUsable(upTo: limit)
  }
}

/// Why a flow layout cannot be laid out. UIKit raises an exception there, or hangs.
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
  /// The message for a flow error: the fault, with the numbers, and its remedy.
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

/// Faults of a flow layout that cause a warning and not a refusal.
package struct FlowWarnings: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An item is longer across the scroll direction than its line (behaviour rule F-7).
  package static let itemExceedsLine = FlowWarnings(rawValue: 1)
  /// An item's size is negative; the length counts as zero.
  package static let negativeSize = FlowWarnings(rawValue: 2)
}
