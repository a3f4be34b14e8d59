// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments
import UIKit

extension LayoutCapture {
  /// Captures the counts, and the texts that are visible.
  mutating func captureData() {
    var number = 0
    for section in 0..<view.numberOfSections {
      let count = view.numberOfItems(inSection: section)
      let items = (0..<count).map { index in
        var item = LayoutDocument.DataItem()
        let cell = view.cellForItem(at: IndexPath(item: index, section: section))
        if let text = cell?.textInside { item.title = shown(text) }
        return item
      }
      // Running numbers are what items show that are only counted.
      let isNumbered = items.enumerated().allSatisfy { offset, item in
        item.title == nil || item.title == "\(number + offset)"
      }
      data.sections.append(
        LayoutDocument.DataSection(isNumbered ? .numbered(count) : .listed(items)))
      number += count
    }
    if data.sections.isEmpty { data.sections = [LayoutDocument.DataSection(.numbered(0))] }
  }

  /// Captures the texts of the visible views of a kind.
  mutating func captureTexts(ofKind kind: String, name: String, isBadge: Bool) {
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted() {
      guard data.sections.indices.contains(path.section),
        let element = view.supplementaryView(forElementKind: kind, at: path), !element.isHidden
      else { continue }
      let text = element.textInside
      if isBadge {
        // A badge is shown by its text: one without is a dot.
        let badge = shown(text ?? "•")
        changeItem(at: path) { $0.badge = badge }
      } else if let text {
        data.sections[path.section].texts[name] = shown(text)
      }
    }
  }

  /// Changes an item, which is listed then; one that is not in the data counts for nothing.
  mutating func changeItem(
    at path: IndexPath, _ change: (inout LayoutDocument.DataItem) -> Void
  ) {
    guard path.count == 2, data.sections.indices.contains(path.section) else { return }
    var items: [LayoutDocument.DataItem]
    switch data.sections[path.section].items {
    case .listed(let listed): items = listed
    case .numbered(let count):
      items = Array(repeating: LayoutDocument.DataItem(), count: count)
    }
    guard items.indices.contains(path.item) else { return }
    // Out of its storage, so that it is changed in place.
    data.sections[path.section].items = .numbered(0)
    change(&items[path.item])
    data.sections[path.section].items = .listed(items)
  }

  /// Gives items numbers as identifiers where titles do not tell them apart.
  mutating func giveIdentifiers() {
    let identities = data.identities.flatMap(\.self)
    guard Set(identities).count < identities.count else { return }
    var number = 0
    for section in data.sections.indices {
      if case .listed(var items) = data.sections[section].items {
        for index in items.indices { items[index].id = "\(number + index)" }
        data.sections[section].items = .listed(items)
      }
      number += data.sections[section].items.count
    }
  }

  private func shown(_ text: String) -> String {
    let shown = text.prefix(ReadingLimits.characters)
    return texts ? String(shown) : String(repeating: "•", count: shown.count)
  }
}
