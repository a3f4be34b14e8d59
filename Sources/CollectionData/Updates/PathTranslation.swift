// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// Between the paths that are presented and those of the data source, while an item is presented
/// elsewhere than the data source has it.
package struct PathTranslation: Hashable, Sendable {
  /// Where the data source has the item.
  package let data: IndexPath
  /// Where it is presented.
  package var presented: IndexPath

  /// - Parameter path: The item, which is presented where the data source has it.
  package init(identityAt path: IndexPath) {
    data = path
    presented = path
  }

  /// Where the data source has the item that is presented at a path.
  ///
  /// It takes a constant time.
  package func dataPath(of path: IndexPath) -> IndexPath {
    guard path != presented else { return data }
    var item = path.item
    // As if the item were taken out where it is presented, then put in where the data source has
    // it.
    if path.section == presented.section, item > presented.item { item -= 1 }
    if path.section == data.section, item >= data.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  /// The number of items of each section as they are presented, from those of the data source.
  package func presentedCounts(_ counts: [Int]) -> [Int] {
    var result = counts
    result[data.section] -= 1
    result[presented.section] += 1
    return result
  }
}
