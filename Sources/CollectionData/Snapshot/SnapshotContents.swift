// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import OrderedCollections

/// Sections in order, each with an ordered set of items, and for every item its section.
///
/// Nothing here is checked: the operations of the snapshot are, before they get here.
package struct SnapshotContents<Section: Hashable, Item: Hashable> {
  /// The sections in order.
  package private(set) var sections = OrderedSet<Section>()
  /// The items of each section, in the order of ``sections``.
  package private(set) var items: [OrderedSet<Item>] = []
  /// The section of each item; by identifier, so that moving sections does not touch it.
  private var sectionOfItem: [Item: Section] = [:]

  /// The number of all items.
  package var itemCount: Int { sectionOfItem.count }

  /// The section of an item; nil if there is no such item.
  package func section(of item: Item) -> Section? { sectionOfItem[item] }

  /// Whether there is such an item.
  package func contains(_ item: Item) -> Bool { sectionOfItem[item] != nil }

  /// The index of an item's section, and its index there.
  package func place(of item: Item) -> (section: Int, item: Int)? {
    guard let section = sectionOfItem[item], let index = sections.firstIndex(of: section),
      let place = items[index].firstIndex(of: item)
    else { return nil }
    return (index, place)
  }

  // MARK: Changing items

  /// Puts new items into a section.
  mutating func insert(_ new: [Item], at index: Int, inSection sectionIndex: Int) {
    let section = sections[sectionIndex]
    sectionOfItem.reserveCapacity(sectionOfItem.count + new.count)
    for item in new { sectionOfItem[item] = section }
    if index == items[sectionIndex].count {
      items[sectionIndex].append(contentsOf: new)
    } else {
      // One rebuild instead of a shift for each new item.
      let old = items[sectionIndex]
      items[sectionIndex] = OrderedSet(old[..<index] + new + old[index...])
    }
  }

  /// Takes items out; those that are not there are ignored. O(items of the sections concerned).
  mutating func remove(_ removed: some Sequence<Item>) {
    var bySection: [Section: Set<Item>] = [:]
    for item in removed {
      guard let section = sectionOfItem.removeValue(forKey: item) else { continue }
      bySection[section, default: []].insert(item)
    }
    for (section, gone) in bySection {
      guard let index = sections.firstIndex(of: section) else { continue }
      if gone.count == 1, let item = gone.first {
        items[index].remove(item)
      } else {
        items[index].removeAll(where: gone.contains)
      }
    }
  }

  // MARK: Changing sections

  /// Adds new sections without items.
  mutating func insertSections(_ new: [Section], at index: Int) {
    for (offset, section) in new.enumerated() {
      sections.insert(section, at: index + offset)
      items.insert([], at: index + offset)
    }
  }

  /// Takes a section out together with its items, which are returned.
  mutating func removeSection(_ section: Section) -> OrderedSet<Item> {
    guard let index = sections.firstIndex(of: section) else { return [] }
    sections.remove(at: index)
    let removed = items.remove(at: index)
    for item in removed { sectionOfItem[item] = nil }
    return removed
  }

  /// Gives a section another place next to a destination, which is looked up after it is taken out.
  mutating func moveSection(_ section: Section, nextTo destination: Section, offset: Int) {
    guard let index = sections.firstIndex(of: section) else { return }
    let moved = items.remove(at: index)
    sections.remove(at: index)
    let place = (sections.firstIndex(of: destination) ?? sections.count) + offset
    sections.insert(section, at: place)
    items.insert(moved, at: place)
  }
}

extension SnapshotContents: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.sections == right.sections && left.items == right.items
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(sections)
    hasher.combine(items)
  }
}

extension SnapshotContents: Sendable where Section: Sendable, Item: Sendable {}
