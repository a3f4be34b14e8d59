// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What an item of a bar takes of its length.
package enum BarSlot: Hashable, Sendable {
  /// Something that is shown, with what belongs to it on both sides for touches.
  case content(width: CGFloat, padding: CGFloat)
  /// Space.
  case space(CGFloat)
  /// Space that grows.
  case flexible

  /// A padded width.
  var width: CGFloat {
    switch self {
    case .content(let width, let padding): width + 2 * padding
    case .space(let width): max(width, 0)
    case .flexible: 0
    }
  }

  private var padding: CGFloat {
    if case .content(_, let padding) = self { padding } else { 0 }
  }

  /// Places slots one after the other, so that the first content begins at a point.
  ///
  /// - Parameters:
  ///   - slots: The slots; space that grows has no length.
  ///   - start: Where the first content begins, less its padding.
  /// - Returns: The range of each with its padding, in points.
  package static func row(_ slots: [BarSlot], from start: CGFloat) -> [ClosedRange<CGFloat>] {
    var position = start - (slots.first?.padding ?? 0)
    return slots.map { slot in
      let range = position...(position + slot.width)
      position = range.upperBound
      return range
    }
  }

  /// Places slots between two points: flexible ones share what is left, alike.
  ///
  /// - Parameters:
  ///   - slots: The slots.
  ///   - bounds: Where the first content begins and the last one ends. Contents that are wider begin
  ///     there and go on beyond the end.
  /// - Returns: The range of each with its padding, in points.
  package static func row(
    _ slots: [BarSlot], filling bounds: ClosedRange<CGFloat>
  ) -> [ClosedRange<CGFloat>] {
    let padding = (slots.first?.padding ?? 0) + (slots.last?.padding ?? 0)
    let free =
      bounds.upperBound - bounds.lowerBound + padding - slots.reduce(0) { $0 + $1.width }
    let count = slots.count { $0 == .flexible }
    let share = count > 0 ? max(free, 0) / CGFloat(count) : 0
    return row(slots.map { $0 == .flexible ? .space(share) : $0 }, from: bounds.lowerBound)
  }
}
