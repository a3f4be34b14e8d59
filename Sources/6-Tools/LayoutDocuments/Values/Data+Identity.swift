// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout

extension LayoutDocument.Data {
  package var itemCount: Int {
    sections.reduce(0) { $0 + $1.items.count }
  }

  /// The identifiers of the items by section: the id, else the title, else the running number over
  /// all sections from 0. Items that are numbered have their numbers.
  ///
  /// - Complexity: O(items), in time and memory.
  package var identities: [[String]] { itemIdentities.map(\.texts) }

  /// The identifiers of the items by section.
  ///
  /// - Complexity: O(sections + listed items), however many items are numbered.
  var itemIdentities: [LayoutDocument.ItemIdentities] {
    var number = 0
    return sections.map { section in
      defer { number += section.items.count }
      switch section.items {
      case .numbered(let count): return .numbers(number..<number + max(0, count))
      case .listed(let items):
        return .texts(items.enumerated().map { $1.id ?? $1.title ?? "\(number + $0)" })
      }
    }
  }
}

extension LayoutDocument {
  enum ItemIdentities {
    /// Running numbers, of items that are numbered.
    case numbers(Range<Int>)
    case texts([String])

    var texts: [String] {
      switch self {
      case .numbers(let numbers): numbers.map { "\($0)" }
      case .texts(let texts): texts
      }
    }
  }

  /// The paths of the pictures that the document names, in its own data and those of its film.
  ///
  /// - Complexity: O(listed items).
  package var imageNames: Set<String> {
    var names: Set<String> = []
    for data in [data] + (film?.steps ?? []).compactMap(\.data) {
      for section in data.sections {
        names.formUnion(section.each.image?.values ?? [])
        guard case .listed(let items) = section.items else { continue }
        for item in items { if let name = item.image { names.insert(name) } }
      }
    }
    return names
  }
}

extension LayoutDocument.Layout {
  /// The kinds of supplementary views that the layout may have, as data and looks name them.
  package var supplementaryKinds: Set<String> { Set(elementKinds.map(\.documentKind)) }

  /// The kinds of supplementary views that the layout may have, as its elements have them.
  package var elementKinds: Set<String> {
    switch self {
    case .compositional(let layout):
      var kinds = Set(layout.configuration.boundaryItems.map(\.kind))
      for section in layout.allSectionKeys { kinds.formUnion(section.elementKinds) }
      return kinds
    case .list(let list): return list.elementKinds
    case .flow: return [FlowSpecification.headerKind, FlowSpecification.footerKind]
    case .frames(let frames):
      return Set(
        frames.elements.compactMap {
          if case .supplementary(let kind, _) = $0.source { kind } else { nil }
        })
    }
  }

  /// The kinds of supplementary views and backgrounds that the layout may have.
  package var kinds: Set<String> {
    guard case .compositional(let layout) = self else { return supplementaryKinds }
    let decorations = layout.allSectionKeys.flatMap { $0.decorations ?? [] }.map(\.kind)
    return supplementaryKinds.union(decorations)
  }
}

extension LayoutDocument.Compositional {
  fileprivate var allSectionKeys: [LayoutDocument.SectionKeys] {
    let all: [LayoutDocument.Section] =
      switch sections {
      case .all(let section): [section]
      case .each(let sections): sections
      }
    return all.flatMap { [$0.keys] + $0.variants.map(\.keys) }
  }
}

extension LayoutDocument.List {
  fileprivate var elementKinds: Set<String> {
    var kinds: Set<String> = []
    if headerMode == .supplementary { kinds.insert(FlowSpecification.headerKind) }
    if footerMode == .supplementary { kinds.insert(FlowSpecification.footerKind) }
    return kinds
  }
}

extension LayoutDocument.SectionKeys {
  package var elementKinds: Set<String> {
    var kinds = Set((boundaryItems ?? []).map(\.kind))
    if let list { kinds.formUnion(list.elementKinds) }
    if let group { kinds.formUnion(group.supplementaryKinds) }
    return kinds
  }
}

extension LayoutDocument.Group {
  fileprivate var supplementaryKinds: Set<String> {
    var kinds = item.supplementaryKinds
    for subitem in items {
      switch subitem {
      case .item(let item): kinds.formUnion(item.supplementaryKinds)
      case .group(let group): kinds.formUnion(group.supplementaryKinds)
      }
    }
    return kinds
  }
}

extension LayoutDocument.Item {
  fileprivate var supplementaryKinds: Set<String> {
    Set(supplementaryItems.map(\.kind))
  }
}

extension String {
  /// The name that data and looks have for an element kind: `header` and `footer` for UIKit's own,
  /// which lists and flow layouts have.
  package var documentKind: String {
    switch self {
    case FlowSpecification.headerKind: "header"
    case FlowSpecification.footerKind: "footer"
    default: self
    }
  }
}
