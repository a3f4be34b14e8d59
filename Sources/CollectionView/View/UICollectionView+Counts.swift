// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension UICollectionView {
  /// The number of items of each section, read from the data source when it has to be.
  var currentCounts: [Int] {
    if let itemCounts { return itemCounts }
    let counts = readCounts()
    itemCounts = counts
    return counts
  }

  private func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    guard sections >= 0 else {
      programmerError(
        """
        The data source \(type(of: dataSource)) says that there are \(sections) sections; \
        return zero or more.
        """)
    }
    return (0..<sections).map { section in
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      guard items >= 0 else {
        programmerError(
          """
          The data source \(type(of: dataSource)) says that section \(section) has \(items) items; \
          return zero or more.
          """)
      }
      return items
    }
  }

  func itemCount(inSection section: Int) -> Int {
    let counts = currentCounts
    guard counts.indices.contains(section) else {
      programmerError(
        """
        There is no section \(section): the collection view has \(counts.count) \
        section\(counts.count == 1 ? "" : "s").
        """)
    }
    return counts[section]
  }

  /// Whether the data have an item at an index path.
  func hasItem(at indexPath: IndexPath) -> Bool {
    let counts = currentCounts
    return indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && indexPath.item >= 0 && indexPath.item < counts[indexPath.section]
  }

  /// Stops the program for an index path outside the data.
  func requireItem(at indexPath: IndexPath, for purpose: String) {
    guard !hasItem(at: indexPath) else { return }
    let counts = currentCounts
    let known =
      indexPath.count == 2 && counts.indices.contains(indexPath.section)
      ? "section \(indexPath.section) has \(counts[indexPath.section]) items"
      : "there are \(counts.count) sections"
    programmerError("\(purpose): there is no item at \(indexPath); \(known).")
  }
}
