// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
package import Foundation
import Geometry

extension CollectionEngine {
  /// The number of items of each section as they are presented, asked for when it has to be.
  package var counts: [Int] {
    if let itemCounts { return itemCounts }
    let counts = host.countItems()
    // A data source that has less than it said leaves nothing to be displaced.
    if !presentation.isPossible(in: counts) { presentation = .identity }
    let presented = presentation.presentedCounts(counts)
    itemCounts = presented
    return presented
  }

  /// The number of items of each section as the data have them.
  package var dataCounts: [Int] { presentation.dataCounts(counts) }

  /// The number of items of a section as clients count them; one that does not exist stops the
  /// program.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - counts: The numbers of items that the client sees.
  /// - Returns: The number.
  package func count(ofSection section: Int, in counts: [Int]) -> Int {
    guard counts.indices.contains(section) else {
      programmerError(
        """
        There is no section \(section): the \(host.words.view) has \(counts.count) \
        section\(counts.count == 1 ? "" : "s").
        """)
    }
    return counts[section]
  }

  /// Returns whether the data have an item at an index path.
  package func hasItem(at indexPath: IndexPath) -> Bool {
    Self.isItem(indexPath, in: counts)
  }

  static func isItem(_ indexPath: IndexPath, in counts: [Int]) -> Bool {
    indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  /// Stops the program for an index path outside the data.
  package func requireItem(at indexPath: IndexPath, for purpose: String) {
    guard !hasItem(at: indexPath) else { return }
    let known =
      indexPath.count == 2 && counts.indices.contains(indexPath.section)
      ? "section \(indexPath.section) has \(counts[indexPath.section]) \(host.words.item)s"
      : "there are \(counts.count) sections"
    programmerError("\(purpose): there is no \(host.words.item) at \(indexPath); \(known).")
  }
}
