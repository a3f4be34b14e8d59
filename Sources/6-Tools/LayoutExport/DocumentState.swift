// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

extension LayoutDocument {
  /// The layout and the data at a time.
  struct State {
    let layout: Layout
    let data: Data
  }

  /// The states of a document: its own, and one after each step of its film.
  var states: [State] {
    var result = [State(layout: layout, data: data)]
    for step in film?.steps ?? [] {
      guard let last = result.last else { break }
      result.append(State(layout: step.layout ?? last.layout, data: step.data ?? last.data))
    }
    return result
  }

  var layouts: [Layout] { [layout] + (film?.steps ?? []).compactMap(\.layout) }
}

extension LayoutDocument.Layout {
  /// Returns whether a section is a list where no variant holds.
  func isList(section index: Int) -> Bool {
    switch self {
    case .list: true
    case .flow, .frames: false
    case .compositional(let layout): layout.sections[index]?.keys.list != nil
    }
  }

  /// Returns whether variants decide if a section is a list.
  func changesList(section index: Int) -> Bool {
    guard case .compositional(let layout) = self, let section = layout.sections[index] else {
      return false
    }
    let isList = section.keys.list != nil
    return section.variants.contains {
      (section.keys.replacing(with: $0.keys).list != nil) != isList
    }
  }

  var decorationKinds: Set<String> { kinds.subtracting(supplementaryKinds) }
}
