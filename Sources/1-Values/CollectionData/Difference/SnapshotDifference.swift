// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import OrderedCollections

/// The changes between two snapshots, in the words of a batch of updates.
///
/// Deletes and the sources of moves are places in the old data, inserts and the destinations of
/// moves places in the new data. Items that come or go with their section are not named, but those
/// that move out of a deleted section or into an inserted one are. A moved section's items travel
/// with it. Within a section, and among the sections, there are as few moves as possible.
///
/// All lists ascend, the moves by destination.
public struct SnapshotDifference: Hashable, Sendable {
  /// A section that gets another place among those that stay.
  public struct SectionMove: Hashable, Sendable {
    /// The section in the old data.
    public var source: Int
    /// The section in the new data.
    public var destination: Int

    /// Names a move.
    public init(from source: Int, to destination: Int) {
      self.source = source
      self.destination = destination
    }
  }

  /// An item that gets another place in its section, or another section.
  public struct ItemMove: Hashable, Sendable {
    /// The item in the old data.
    public var source: IndexPath
    /// The item in the new data.
    public var destination: IndexPath

    /// Names a move.
    public init(from source: IndexPath, to destination: IndexPath) {
      self.source = source
      self.destination = destination
    }
  }

  /// Sections that go, with their items; in the old data.
  public var deletedSections: [Int] = []
  /// Sections that come, with their items; in the new data.
  public var insertedSections: [Int] = []
  /// Sections that change places.
  public var movedSections: [SectionMove] = []
  /// Items that go from sections that stay; in the old data.
  public var deletedItems: [IndexPath] = []
  /// Items that come into sections that were there; in the new data.
  public var insertedItems: [IndexPath] = []
  /// Items that change places.
  public var movedItems: [ItemMove] = []
  /// The items to show again in a second batch.
  public var refresh = SnapshotRefresh()

  /// Names no change.
  public init() {}

  /// A Boolean value that says whether the data are the same; there may be something to show again.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }
}

/// The marks of a snapshot as places in its data.
public struct SnapshotRefresh: Hashable, Sendable {
  /// Sections that are to be reloaded.
  public var reloadedSections: [Int] = []
  /// Items that are to be reloaded, but for those of reloaded sections.
  public var reloadedItems: [IndexPath] = []
  /// Items whose cells are to be reconfigured, but for those of reloaded sections.
  public var reconfiguredItems: [IndexPath] = []

  /// Names nothing.
  public init() {}

  /// A Boolean value that says whether nothing is to be shown again.
  public var isEmpty: Bool {
    reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Returns what changes from another snapshot to this one, and what this one's marks ask for
  /// then.
  ///
  /// This is what a data source shows when it applies this snapshot after the other. UIKit has no
  /// such method; it is public so that tools can ask without a view.
  ///
  /// - Parameter old: The data before.
  /// - Returns: The changes, with as few moves as possible.
  /// - Complexity: O(1) if one is an unchanged copy of the other. Else O(sections), and for
  ///   sections that are not shared O(items); each identifier is hashed once at most, and only
  ///   where the items do not follow each other as before. Finding the fewest moves takes O(moves ×
  ///   log items) on top.
  public func difference(from old: Self) -> SnapshotDifference {
    var search = DifferenceSearch(from: old.contents, to: contents)
    var difference = search.run()
    difference.refresh = refresh
    return difference
  }

  /// The refresh that this snapshot's marks ask for, at places in its own data, in the order asked.
  var refresh: SnapshotRefresh {
    var refresh = SnapshotRefresh()
    refresh.reloadedSections = marks.reloadedSections.compactMap {
      contents.sections.firstIndex(of: $0)
    }
    let whole = Set(refresh.reloadedSections)
    // What is in a reloaded section is shown again with it: naming it too would be an error.
    func paths(of items: OrderedSet<ItemIdentifierType>) -> [IndexPath] {
      items.compactMap { item in
        guard let index = contents.position(of: item), !whole.contains(index.section) else {
          return nil
        }
        return IndexPath(item: index.item, section: index.section)
      }
    }
    refresh.reloadedItems = paths(of: marks.reloadedItems)
    refresh.reconfiguredItems = paths(of: marks.reconfiguredItems)
    return refresh
  }
}

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
    let pairing = Pairing(of: new, with: old, inSection: 0) { unknown in
      guard !unknown.isEmpty else { return [] }
      let known =
        indices
        ?? Dictionary(old.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      indices = known
      return unknown.map { known[new[$0]].map { (0, $0) } }
    }
    let stays = longestIncreasingSubsequence(of: pairing.indices)
    var destinations = [Int?](repeating: nil, count: old.count)
    var isRemoved = [Bool](repeating: true, count: old.count)
    var changes: [Change] = []
    for (index, newIndex) in pairing.indices.enumerated() {
      let source = newIndex >= 0 ? Int(newIndex) : nil
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
