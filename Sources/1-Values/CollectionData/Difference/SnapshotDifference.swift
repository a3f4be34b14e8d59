// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import OrderedCollections

/// The changes between two snapshots, as a batch of updates names them.
///
/// Deletes and the sources of moves are places in the old data, inserts and the destinations of
/// moves places in the new data. Items that come or go with their section are not named, but those
/// that move out of a deleted section or into an inserted one are. A moved section's items travel
/// with it. Within a section, and among the sections, there are as few moves as possible.
///
/// All lists ascend, the moves by destination.
public struct SnapshotDifference: Hashable, Sendable {
  /// A section whose position among the sections that stay changes.
  public struct SectionMove: Hashable, Sendable {
    /// The section in the old data.
    public var source: Int
    /// The section in the new data.
    public var destination: Int

    /// Creates a move from an old index to a new one.
    public init(from source: Int, to destination: Int) {
      self.source = source
      self.destination = destination
    }
  }

  /// An item whose position in its section, or whose section, changes.
  public struct ItemMove: Hashable, Sendable {
    /// The item in the old data.
    public var source: IndexPath
    /// The item in the new data.
    public var destination: IndexPath

    /// Creates a move from an old index path to a new one.
    public init(from source: IndexPath, to destination: IndexPath) {
      self.source = source
      self.destination = destination
    }
  }

  /// The sections that are deleted with their items; indexes in the old data.
  public var deletedSections: [Int] = []
  /// The sections that are inserted with their items; indexes in the new data.
  public var insertedSections: [Int] = []
  /// The sections that are moved.
  public var movedSections: [SectionMove] = []
  /// The items that are deleted from sections that stay; index paths in the old data.
  public var deletedItems: [IndexPath] = []
  /// The items that are inserted into sections that stay; index paths in the new data.
  public var insertedItems: [IndexPath] = []
  /// The items that are moved.
  public var movedItems: [ItemMove] = []
  /// The items to reload or reconfigure in a second batch.
  public var refresh = SnapshotRefresh()

  /// Creates a difference without changes.
  public init() {}

  /// A Boolean value that says whether the data are the same. ``refresh`` may still name items.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }
}

/// The reloads and reconfigurations of a snapshot, as index paths in its data.
public struct SnapshotRefresh: Hashable, Sendable {
  /// The sections that are to be reloaded.
  public var reloadedSections: [Int] = []
  /// The items that are to be reloaded, except those of reloaded sections.
  public var reloadedItems: [IndexPath] = []
  /// The items whose cells are to be reconfigured, except those of reloaded sections.
  public var reconfiguredItems: [IndexPath] = []

  /// Creates an empty refresh.
  public init() {}

  /// A Boolean value that says whether there is nothing to reload or reconfigure.
  public var isEmpty: Bool {
    reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Returns the changes from another snapshot to this one, and the reloads that this one asks for.
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
