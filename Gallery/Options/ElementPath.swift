// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// A section and an item as `0,5`.
struct ElementPath: SpelledOption {
  static let spelling = "a section and an item, such as 0,5"

  let section: Int
  let item: Int

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = Int(parts[0]), let item = Int(parts[1]), section >= 0,
      item >= 0
    else { return nil }
    self.section = section
    self.item = item
  }
}
