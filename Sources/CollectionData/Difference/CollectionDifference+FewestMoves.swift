// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension CollectionDifference where ChangeElement: Hashable {
  /// The difference between two lists of different elements, with as few moves as possible. A move
  /// is a removal and an insertion that are associated with each other.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  /// - Complexity: O(elements), and O(moves × log elements).
  package init(from old: [ChangeElement], to new: [ChangeElement]) {
    // Only what does not follow as before is looked up, so the table is often never made.
    var indices: [ChangeElement: Int]?
    let pairing = Pairing(of: new, with: old, inSection: 0) { element in
      if indices == nil {
        indices = Dictionary(
          old.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      }
      return indices?[element].map { (0, $0) }
    }
    let stays = longestIncreasingSubsequence(of: pairing.places)
    var destinations = [Int?](repeating: nil, count: old.count)
    var isRemoved = [Bool](repeating: true, count: old.count)
    var changes: [Change] = []
    for (index, place) in pairing.places.enumerated() {
      let source = place >= 0 ? Int(place) : nil
      if let source {
        isRemoved[source] = !stays[index]
        guard !stays[index] else { continue }
        destinations[source] = index
      }
      changes.append(.insert(offset: index, element: new[index], associatedWith: source))
    }
    for index in old.indices where isRemoved[index] {
      changes.append(
        .remove(offset: index, element: old[index], associatedWith: destinations[index]))
    }
    // Nil only if an element occurs twice in a list, which identifiers do not.
    self = CollectionDifference(changes) ?? new.difference(from: old).inferringMoves()
  }
}
