// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import UIKit

/// What a list looks like, by UIKit's names.
enum ListAppearanceOption: String, WordOption {
  case plain, grouped, insetGrouped, sidebar, sidebarPlain

  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}

/// Which parts of an outline are open.
enum ExpandedOption: SpelledOption, Equatable {
  static let spelling = "all, none, or numbers such as 0,2"

  case all
  case parts(Set<Int>)

  init?(argument: String) {
    switch argument {
    case "all": self = .all
    case "none": self = .parts([])
    default:
      let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.allSatisfy({ ($0 ?? -1) >= 0 }) else { return nil }
      self = .parts(Set(parts.compactMap(\.self)))
    }
  }

  /// Returns whether a part is open.
  func contains(_ part: Int) -> Bool {
    switch self {
    case .all: true
    case .parts(let parts): parts.contains(part)
    }
  }
}

/// An item as `0,3`.
struct ItemOption: SpelledOption, Equatable {
  static let spelling = "a section and an item, such as 0,3"

  var section: Int
  var item: Int

  init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = Int(parts[0]), let item = Int(parts[1]), section >= 0,
      item >= 0
    else { return nil }
    self.init(section: section, item: item)
  }

  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}

/// An item and an offset as `0,3=-120`.
struct SwipedOption: SpelledOption, Equatable {
  static let spelling = "a section, an item and an offset in points, such as 0,3=-120"

  var item: ItemOption
  var offset: CGFloat

  init(item: ItemOption, offset: CGFloat) {
    self.item = item
    self.offset = offset
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let item = ItemOption(argument: String(parts[0])),
      let offset = Double(parts[1]), offset.isFinite
    else { return nil }
    self.init(item: item, offset: offset)
  }
}

/// On or off.
enum SwitchOption: String, WordOption {
  case on, off
}

/// How soon items make space for what is dragged over them.
enum CadenceOption: String, WordOption {
  case immediate, fast, slow

  var cadence: UICollectionView.ReorderingCadence {
    switch self {
    case .immediate: .immediate
    case .fast: .fast
    case .slow: .slow
    }
  }
}

/// Where something is dropped.
enum IntentOption: String, WordOption {
  case insert, into
}
