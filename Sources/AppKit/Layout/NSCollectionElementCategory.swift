// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout

/// What kind of view an element of a collection view has.
public enum NSCollectionElementCategory: Int, Hashable, Sendable {
  /// An item's view.
  case item = 0
  /// A header, a footer or a badge: a view with data of its own.
  case supplementaryView = 1
  /// A background: a view without data.
  case decorationView = 2
  /// The space in front of an item, where something may be dropped.
  case interItemGap = 3

  init(_ category: CollectionLayoutElementCategory) {
    switch category {
    case .cell: self = .item
    case .supplementaryView: self = .supplementaryView
    case .decorationView: self = .decorationView
    }
  }

  /// The same for the engine, which shows no gaps.
  var shown: CollectionLayoutElementCategory? {
    switch self {
    case .item: .cell
    case .supplementaryView: .supplementaryView
    case .decorationView: .decorationView
    case .interItemGap: nil
    }
  }
}

extension CollectionLayoutElementCategory {
  /// An item's view, as AppKit calls a cell.
  public static var item: CollectionLayoutElementCategory { .cell }
}
