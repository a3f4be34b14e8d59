// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDocuments

/// The changes of a step to elements that stay: a snapshot with equal items and sections leaves their
/// views as they are, so that the code has to say which ones show something else.
struct StepChanges {
  private let old: LayoutDocument.State
  private let new: LayoutDocument.State
  private let types: DataTypes
  private let kinds: Set<String>

  init(_ export: SwiftExport, step index: Int) {
    old = export.document.states[index]
    new = export.document.states[index + 1]
    types = export.types
    kinds = Set(export.elementKinds.map(\.documentKind))
  }

  // MARK: Headers

  /// The indices of sections that stay with other texts or sizes of headers, footers or badges.
  var reloadedSections: [Int] {
    var known: [String: LayoutDocument.DataSection] = [:]
    for (index, section) in old.data.sections.enumerated() {
      known[section.id ?? "\(index)"] = section
    }
    return new.data.sections.indices.filter { index in
      let section = new.data.sections[index]
      guard let before = known[section.id ?? "\(index)"] else { return false }
      return kinds.contains { section.differs(from: before, inKind: $0) }
    }
  }

  /// Whether boundary items of the layout itself have another text or size. They show those of the
  /// first section, but belong to none, so that no snapshot reloads them.
  var changesLayoutHeaders: Bool {
    guard case .compositional(let layout) = new.layout, let before = old.data.sections.first,
      let after = new.data.sections.first
    else { return false }
    return layout.configuration.boundaryItems.contains {
      after.differs(from: before, inKind: $0.kind.documentKind)
    }
  }

  // MARK: Cells

  /// The parts of a cell that do not come from its item.
  private struct Surroundings: Hashable {
    var size: CGSize?
    var path: LayoutDocument.ItemPath?
    var background: Int?
  }

  private struct Element {
    var item: LayoutDocument.DataItem
    var style: String
    var surroundings: Surroundings
  }

  /// The work of the items that stay, so that their cells show what is new.
  enum Refresh {
    /// Cells have another size, another position that they show, or another color of a cycle.
    case reconfigure
    /// A size is no longer given: a cell without a size of its own would keep the one that it has.
    case reload
  }

  /// The work of the items that stay; nil if their cells stay as they are.
  ///
  /// - Complexity: O(items).
  var refresh: Refresh? {
    var known: [String: Element] = [:]
    forEachElement(of: old) { known[$0] = $1 }
    var result: Refresh?
    forEachElement(of: new) { id, element in
      guard result != .reload, let before = known[id], before.style == element.style,
        before.item == element.item, before.surroundings != element.surroundings
      else { return }
      let losesSize = before.surroundings.size != nil && element.surroundings.size == nil
      result = losesSize ? .reload : .reconfigure
    }
    return result
  }

  private func forEachElement(
    of state: LayoutDocument.State, _ body: (_ id: String, Element) -> Void
  ) {
    for (index, (section, ids)) in zip(state.data.sections, state.data.identities).enumerated() {
      for (position, id) in ids.enumerated() {
        guard var item = section.item(at: position) else { continue }
        let style = types.style(item.look, section: index, of: state)
        var surroundings = Surroundings(size: item.size)
        let text = style.look.text
        if text == .item || text == .path {
          surroundings.path = LayoutDocument.ItemPath(section: index, item: position)
        }
        if let count = style.resolved.background?.values.count, count > 1 {
          surroundings.background = position % count
        }
        item.size = nil
        body(id, Element(item: item, style: style.name, surroundings: surroundings))
      }
    }
  }

  /// Whether another layout may give rows that stay the looks of another list.
  var changesLists: Bool { old.layout != new.layout && new.layout.mayHaveLists }
}

extension LayoutDocument.DataSection {
  /// Returns whether the elements of a kind have another text or size.
  fileprivate func differs(from other: Self, inKind kind: String) -> Bool {
    texts[kind] != other.texts[kind] || sizes[kind] != other.sizes[kind]
  }
}
