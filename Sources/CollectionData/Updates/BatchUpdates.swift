// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The changes of one `performBatchUpdates`, in the order of the calls.
///
/// Deletes, reloads and the sources of moves are read in the data **before** the batch, inserts and
/// the destinations of moves in the data **after** it, whatever the order of the calls (behaviour
/// rule BU-1).
public struct BatchUpdates: Hashable, Sendable {
  /// One change.
  public enum Change: Hashable, Sendable {
    /// A new item, at its place after the batch.
    case insertItem(IndexPath)
    /// An item that goes, at its place before the batch.
    case deleteItem(IndexPath)
    /// An item whose cell is recreated, at its place before the batch.
    case reloadItem(IndexPath)
    /// An item that gets another place: from one before the batch to one after it.
    case moveItem(IndexPath, to: IndexPath)
    /// A new section with all its items, at its place after the batch.
    case insertSection(Int)
    /// A section that goes with all its items, at its place before the batch.
    case deleteSection(Int)
    /// A section all of whose views are recreated, and whose number of items may change.
    case reloadSection(Int)
    /// A section that gets another place with all its items.
    case moveSection(Int, to: Int)
  }

  /// The changes in the order of the calls.
  public var changes: [Change]

  /// Creates a batch.
  ///
  /// - Parameter changes: The changes in the order of the calls.
  public init(_ changes: [Change] = []) { self.changes = changes }

  /// A Boolean value that says whether nothing changes.
  public var isEmpty: Bool { changes.isEmpty }

  /// Checks the batch against the data and says where everything goes.
  ///
  /// - Parameters:
  ///   - before: The number of items of each section before the batch.
  ///   - after: The number of items of each section after it.
  /// - Returns: Where each item and section goes.
  /// - Throws: ``BatchUpdateError`` for the first fault in the order of behaviour section 8.4.
  /// - Complexity: O(changes log changes + sections).
  public func mapping(
    from before: [Int], to after: [Int]
  ) throws(BatchUpdateError) -> BatchMapping {
    try BatchValidation(changes, before: before, after: after).check()
    let mapping = BatchMapping(changes, before: before, after: after)
    try mapping.checkCounts()
    return mapping
  }
}
