// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// An instance of a group, as the solver placed it.
///
/// Rectangles are in layout coordinates like those of ``SolvedElement``: from left to right, and
/// orthogonal sections not scrolled. Slots are not rounded; frames of elements are.
package struct GroupRecord: Hashable, Sendable {
  /// The number of groups around it, and 1: the outermost is at depth 1.
  package var depth: Int
  package var section: Int
  /// The index in the section of the outermost group that it is, or is part of.
  package var index: Int
  /// The items in it and in the groups in it.
  package var items: Range<Int>
  /// Whether items ran out, so that it ends where they do (behaviour rules T-2 to T-6).
  package var isCut: Bool
  /// The axis that its subitems line up along.
  package var axis: LayoutAxis
  /// Whether a provider gave the frames of its items.
  package var isCustom: Bool
  /// The slot: before its content insets.
  package var slot: CGRect
  /// The area that its subitems are laid in: after its content insets.
  package var inner: CGRect
  /// The content insets that were applied: none along estimated axes (E-2).
  package var contentInsets: NSDirectionalEdgeInsets
  /// The content insets that were not applied: those along estimated axes.
  package var ignoredInsets: NSDirectionalEdgeInsets
  package var edgeSpacing: EdgeSpacingRecord
  package var interItemSpacing: SpacingRecord
  /// The width of the full group's slot.
  package var width: LengthRecord
  /// The height of the full group's slot.
  package var height: LengthRecord
  package var badges: [BadgeRecord] = []
  package var subitems: [SubitemRecord] = []
}

/// The contents of a slot of a group.
package enum SubitemRecord: Hashable, Sendable {
  case item(ItemRecord)
  case group(GroupRecord)

  package var slot: CGRect {
    switch self {
    case .item(let item): item.slot
    case .group(let group): group.slot
    }
  }

  package var edgeSpacing: EdgeSpacingRecord {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  package var items: Range<Int> {
    switch self {
    case .item(let item): item.item..<item.item + 1
    case .group(let group): group.items
    }
  }
}

/// A cell, as the solver placed it.
package struct ItemRecord: Hashable, Sendable {
  var section: Int
  package var item: Int
  /// The slot: before its content insets, not rounded.
  package var slot: CGRect
  /// The frame: after its content insets, with its origin on a pixel; that of the element.
  package var frame: CGRect
  var zIndex: Int
  /// The content insets that were applied: none along estimated axes (behaviour rule E-2).
  package var contentInsets: NSDirectionalEdgeInsets
  /// The content insets that were not applied: those along estimated axes.
  package var ignoredInsets: NSDirectionalEdgeInsets
  package var edgeSpacing: EdgeSpacingRecord
  package var width: LengthRecord
  package var height: LengthRecord
  package var badges: [BadgeRecord] = []

  package func length(along axis: LayoutAxis) -> LengthRecord {
    axis == .horizontal ? width : height
  }
}

/// A badge of an item or a group, as the solver placed it.
package struct BadgeRecord: Hashable, Sendable {
  package var kind: String
  /// The number among its kind in the section (behaviour rule A-8).
  package var number: Int
  package var frame: CGRect
  /// The rectangle that it is attached to: an item's frame or a group's inner area.
  package var container: CGRect
  package var containerAnchor: AnchorSpecification
  /// The point of its own that is attached; nil for the same edges as the container's.
  package var itemAnchor: AnchorSpecification?
  /// The content insets that were applied: none along estimated axes (E-2).
  package var contentInsets: NSDirectionalEdgeInsets
  /// The content insets that were not applied: those along estimated axes.
  package var ignoredInsets: NSDirectionalEdgeInsets
  package var width: LengthRecord
  package var height: LengthRecord
}

extension GroupRecord {
  /// The groups from this one inwards that hold an item, outermost first, each with its subitems.
  func groups(around item: Int) -> [GroupRecord] {
    for case .group(let group) in subitems where group.items.contains(item) {
      return [self] + group.groups(around: item)
    }
    return [self]
  }

  func item(_ item: Int) -> ItemRecord? {
    guard let innermost = groups(around: item).last else { return nil }
    for case .item(let record) in innermost.subitems where record.item == item { return record }
    return nil
  }
}
