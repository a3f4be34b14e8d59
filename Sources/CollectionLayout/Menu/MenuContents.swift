// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A menu's elements from top to bottom, groups taken apart.
struct MenuContents {
  enum Item {
    case header(Int)
    case opener(MenuSpecification.Row)
    case row(MenuSpecification.Row)
    case palette(MenuSpecification.Palette)
  }

  /// The items, each with what separates it from the one above.
  private(set) var items: [(item: Item, separator: SolvedMenu.Separator)] = []
  /// Whether the next item begins or follows a group.
  private var isApart = false

  init(_ specification: MenuSpecification) {
    if let opener = specification.opener { append(.opener(opener)) }
    if let header = specification.header { append(.header(header)) }
    append(specification.elements)
  }

  private mutating func append(_ elements: [MenuSpecification.Element]) {
    for element in elements {
      switch element {
      case .row(let row): append(.row(row))
      case .palette(let palette): if !palette.ids.isEmpty { append(.palette(palette)) }
      case .group(let inner, let header):
        guard Self.holdsAnything(inner) else { continue }
        // A group that comes first follows nothing that it could be set apart from.
        if case .header? = items.last?.item {} else { isApart = true }
        if let header { append(.header(header)) }
        append(inner)
        isApart = true
      }
    }
  }

  private mutating func append(_ item: Item) {
    let separator: SolvedMenu.Separator =
      items.isEmpty ? .none : isApart ? .band : .hairline
    items.append((item, separator))
    isApart = false
  }

  private static func holdsAnything(_ elements: [MenuSpecification.Element]) -> Bool {
    elements.contains { element in
      switch element {
      case .row: true
      case .palette(let palette): !palette.ids.isEmpty
      case .group(let inner, _): holdsAnything(inner)
      }
    }
  }
}
