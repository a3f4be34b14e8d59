// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What changes between two snapshots, in the words of a batch of updates.
///
/// Deletes and the sources of moves are places in the old data, inserts and the destinations of moves
/// places in the new data. Items that come or go with their section are not named, but those that
/// move out of a deleted section or into an inserted one are. A moved section's items travel with it.
/// Within a section, and among the sections, there are as few moves as possible.
///
/// All lists ascend, the moves by destination.
package struct SnapshotDifference: Hashable, Sendable {
  /// A section that gets another place among those that stay.
  package struct SectionMove: Hashable, Sendable {
    package var source: Int
    package var destination: Int

    package init(from source: Int, to destination: Int) {
      self.source = source
      self.destination = destination
    }
  }

  /// An item that gets another place in its section, or another section.
  package struct ItemMove: Hashable, Sendable {
    package var source: IndexPath
    package var destination: IndexPath

    package init(from source: IndexPath, to destination: IndexPath) {
      self.source = source
      self.destination = destination
    }
  }

  /// Sections that go, with their items; in the old data.
  package var deletedSections: [Int] = []
  /// Sections that come, with their items; in the new data.
  package var insertedSections: [Int] = []
  /// Sections that change places.
  package var movedSections: [SectionMove] = []
  /// Items that go from sections that stay; in the old data.
  package var deletedItems: [IndexPath] = []
  /// Items that come into sections that were there; in the new data.
  package var insertedItems: [IndexPath] = []
  /// Items that change places.
  package var movedItems: [ItemMove] = []
  /// What is then to be shown anew, in a second batch.
  package var refresh = SnapshotRefresh()

  package init() {}

  /// Whether the data are the same; there may be something to show anew.
  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }
}

/// The marks of a snapshot as places in its data.
package struct SnapshotRefresh: Hashable, Sendable {
  /// Sections that are to be reloaded.
  package var reloadedSections: [Int] = []
  /// Items that are to be reloaded, but for those of reloaded sections.
  package var reloadedItems: [IndexPath] = []
  /// Items whose cells are to be configured anew, but for those of reloaded sections.
  package var reconfiguredItems: [IndexPath] = []

  package init() {}

  /// Whether nothing is to be shown anew.
  package var isEmpty: Bool {
    reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }
}
