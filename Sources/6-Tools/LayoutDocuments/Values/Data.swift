// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension LayoutDocument {
  package struct Data: Hashable, Sendable {
    /// The sections, 1 to 1,000.
    package var sections: [DataSection]

    package init(sections: [DataSection]) { self.sections = sections }
  }

  package struct DataSection: Hashable, Sendable {
    package enum Items: Hashable, Sendable {
      /// So many items, whose titles are their running numbers.
      case numbered(Int)
      case listed([DataItem])

      package var count: Int {
        switch self {
        case .numbered(let count): count
        case .listed(let items): items.count
        }
      }
    }

    /// The identifier; nil for the section's index.
    package var id: String?
    package var items: Items
    package var each = ItemCycles()
    /// The texts of headers and footers, by kind.
    package var texts: [String: String] = [:]
    /// The measured sizes of headers and footers by kind, in points.
    package var sizes: [String: CGSize] = [:]
    /// The look of the items; nil for `cell`.
    package var look: String?

    package init(_ items: Items) { self.items = items }
  }

  /// An item of the data; nil is a key that is not given.
  package struct DataItem: Hashable, Sendable {
    /// The identifier; nil for the title, or else the running number.
    package var id: String?
    package var title: String?
    /// The text below the title.
    package var subtitle: String?
    /// The path of a picture beside the document.
    package var image: String?
    package var symbol: String?
    /// The background, in place of the look's.
    package var color: Color?
    /// The text of the item's badges.
    package var badge: String?
    package var accessories: [Accessory]?
    package var indentation: Int?
    /// The size in a flow; elsewhere what the view answers along estimated axes.
    package var size: CGSize?
    /// The name of the look; nil for the section's.
    package var look: String?

    package init() {}
  }

  /// The keys of an item as cycles: what the items of a section have that do not say otherwise.
  package struct ItemCycles: Hashable, Sendable {
    package var title: Cycle<String>?
    /// The texts below the titles.
    package var subtitle: Cycle<String>?
    /// The paths of pictures beside the document.
    package var image: Cycle<String>?
    package var symbol: Cycle<String>?
    package var color: Cycle<Color>?
    package var badge: Cycle<String>?
    package var accessories: Cycle<[Accessory]>?
    package var indentation: Cycle<Int>?
    package var size: Cycle<CGSize>?
    package var look: Cycle<String>?

    package init() {}
  }

  package struct Cycle<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The values, at least one.
    package let values: [Value]

    package init(_ value: Value) { values = [value] }

    /// Creates a cycle; nil without values.
    package init?(_ values: [Value]) {
      guard !values.isEmpty else { return nil }
      self.values = values
    }

    /// Returns the value of an index from 0, which is the one at the remainder of the length.
    package subscript(index: Int) -> Value { values[index % values.count] }
  }
}

extension LayoutDocument.DataSection {
  /// Returns an item with what its section says for all; nil outside of the section.
  ///
  /// Identifiers are as written: an item without one has its title's, or its running number.
  package func item(at index: Int) -> LayoutDocument.DataItem? {
    guard index >= 0, index < items.count else { return nil }
    var item = LayoutDocument.DataItem()
    if case .listed(let listed) = items { item = listed[index] }
    item.title = item.title ?? each.title?[index]
    item.subtitle = item.subtitle ?? each.subtitle?[index]
    // A symbol takes the place of a picture, and the other way round.
    if item.image == nil, item.symbol == nil {
      item.image = each.image?[index]
      item.symbol = each.symbol?[index]
    }
    item.color = item.color ?? each.color?[index]
    item.badge = item.badge ?? each.badge?[index]
    item.accessories = item.accessories ?? each.accessories?[index]
    item.indentation = item.indentation ?? each.indentation?[index]
    item.size = item.size ?? each.size?[index]
    item.look = item.look ?? each.look?[index] ?? look
    return item
  }
}
