// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What changes between two snapshots, in the words of a batch of updates.
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
  /// What is then to be shown again, in a second batch.
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
