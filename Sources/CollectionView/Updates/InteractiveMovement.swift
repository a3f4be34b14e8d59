// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation
import Geometry

/// An item that a finger moves.
///
/// Until the end the data source knows nothing of it: elements are counted as they are seen, with the
/// item where the finger has brought it.
struct InteractiveMovement {
  /// Where the data source has the item.
  let original: IndexPath
  /// The number of items of each section, as the data source has them.
  let counts: [Int]
  /// Where the item is seen.
  var current: IndexPath
  /// The point that the item's middle follows, in content coordinates.
  var position: CGPoint

  /// The number of items of each section as they are seen.
  var seenCounts: [Int] { Self.counts(counts, moving: original, to: current) }

  /// Where the data source has the item that is seen at a place.
  func dataPath(of seen: IndexPath) -> IndexPath {
    guard original != current else { return seen }
    let move = BatchUpdates([.moveItem(original, to: current)])
    return (try? move.mapping(from: counts, to: seenCounts))?.item(before: seen) ?? seen
  }

  static func counts(_ counts: [Int], moving source: IndexPath, to destination: IndexPath) -> [Int]
  {
    var result = counts
    result[source.section] -= 1
    result[destination.section] += 1
    return result
  }
}
