// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import OrderedCollections

extension SnapshotContents {
  /// Adds new sections without items.
  mutating func insertSections(_ new: [Section], at index: Int) {
    places.insertSections(new.count, at: index)
    items.insert(contentsOf: [[Item]](repeating: [], count: new.count), at: index)
    if index == sections.count {
      sections.append(contentsOf: new)
    } else if new.count == 1 {
      sections.insert(new[0], at: index)
    } else {
      // One rebuild instead of a shift for each new section.
      sections = OrderedSet(sections[..<index] + new + sections[index...])
    }
  }

  /// Takes a section out together with its items, which are returned.
  mutating func removeSection(_ section: Section) -> [Item] {
    guard let index = sections.firstIndex(of: section) else { return [] }
    sections.remove(at: index)
    let removed = items.remove(at: index)
    places.removeSection(at: index) { SlotTable.Tag(removed[$0]) }
    return removed
  }

  /// Gives a section another place next to a destination, which is looked up after it is taken out.
  mutating func moveSection(_ section: Section, nextTo destination: Section, offset: Int) {
    guard let index = sections.firstIndex(of: section) else { return }
    sections.remove(at: index)
    let place = (sections.firstIndex(of: destination) ?? sections.count) + offset
    sections.insert(section, at: place)
    items.insert(items.remove(at: index), at: place)
    places.moveSection(from: index, to: place)
  }
}
