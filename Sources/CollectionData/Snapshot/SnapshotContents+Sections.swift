// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import OrderedCollections

extension SnapshotContents {
  /// Adds new sections without items.
  mutating func insertSections(_ new: [Section], at index: Int) {
    let added = new.map { _ in Row(token: makeToken()) }
    rows.insert(contentsOf: added, at: index)
    if index == sections.count {
      sections.append(contentsOf: new)
    } else if new.count == 1 {
      sections.insert(new[0], at: index)
    } else {
      // One rebuild instead of a shift for each new section.
      sections = OrderedSet(sections[..<index] + new + sections[index...])
    }
    renumberSections(from: index)
  }

  /// Takes a section out together with its items, which are returned.
  mutating func removeSection(_ section: Section) -> [Item] {
    guard let index = sections.firstIndex(of: section) else { return [] }
    sections.remove(at: index)
    let row = rows.remove(at: index)
    for item in row.items { slotOfItem[item] = nil }
    freeSlots.append(contentsOf: row.slots)
    freeTokens.append(row.token)
    renumberSections(from: index)
    return row.items
  }

  /// Gives a section another place next to a destination, which is looked up after it is taken out.
  mutating func moveSection(_ section: Section, nextTo destination: Section, offset: Int) {
    guard let index = sections.firstIndex(of: section) else { return }
    let moved = rows.remove(at: index)
    sections.remove(at: index)
    let place = (sections.firstIndex(of: destination) ?? sections.count) + offset
    sections.insert(section, at: place)
    rows.insert(moved, at: place)
    renumberSections(from: min(index, place))
  }

  private mutating func makeToken() -> Int32 {
    if let token = freeTokens.popLast() { return token }
    rowOfToken.append(-1)
    return Int32(rowOfToken.count - 1)
  }

  private mutating func renumberSections(from start: Int) {
    for index in start..<rows.count { rowOfToken[Int(rows[index].token)] = Int32(index) }
  }
}
