// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry
import OrderedCollections

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section.
  ///
  /// Items that are in the snapshot already are moved there, with a warning on the console.
  ///
  /// - Parameters:
  ///   - identifiers: The items; naming one twice stops the program.
  ///   - sectionIdentifier: A section of the snapshot; nil for the last one. An unknown one, or nil
  ///     without any section, stops the program.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    SnapshotError.stop { () throws(SnapshotError) in
      try append(identifiers, toSection: sectionIdentifier)
    }
  }

  /// Adds items before an item.
  ///
  /// Items that are in the snapshot already are moved there, with a warning on the console.
  ///
  /// - Parameters:
  ///   - identifiers: The items; naming one twice stops the program.
  ///   - beforeIdentifier: An item of the snapshot that is not one of them; else the program stops.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    SnapshotError.stop { () throws(SnapshotError) in
      try insert(identifiers, nextTo: beforeIdentifier, side: .before)
    }
  }

  /// Adds items after an item.
  ///
  /// Items that are in the snapshot already are moved there, with a warning on the console.
  ///
  /// - Parameters:
  ///   - identifiers: The items; naming one twice stops the program.
  ///   - afterIdentifier: An item of the snapshot that is not one of them; else the program stops.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    SnapshotError.stop { () throws(SnapshotError) in
      try insert(identifiers, nextTo: afterIdentifier, side: .after)
    }
  }

  /// Takes items out; those that are not in the snapshot are ignored. Their sections stay.
  ///
  /// - Parameter identifiers: The items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { marks.forget(item) }
    contents.remove(identifiers)
  }

  /// Takes out all items, and all sections with them.
  public mutating func deleteAllItems() { self = Self() }

  /// Gives an item the place before another, in that one's section.
  ///
  /// - Parameters:
  ///   - identifier: An item of the snapshot; an unknown one stops the program.
  ///   - toIdentifier: Another item of the snapshot; else the program stops.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    SnapshotError.stop { () throws(SnapshotError) in
      try move(identifier, nextTo: toIdentifier, side: .before)
    }
  }

  /// Gives an item the place after another, in that one's section.
  ///
  /// - Parameters:
  ///   - identifier: An item of the snapshot; an unknown one stops the program.
  ///   - toIdentifier: Another item of the snapshot; else the program stops.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    SnapshotError.stop { () throws(SnapshotError) in
      try move(identifier, nextTo: toIdentifier, side: .after)
    }
  }

  /// Asks for new cells for items.
  ///
  /// - Parameter identifiers: Items of the snapshot; an unknown one stops the program.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    SnapshotError.stop { () throws(SnapshotError) in try markReloaded(identifiers) }
  }

  /// Asks for the cells of items to be configured anew. Reloading the same item wins.
  ///
  /// - Parameter identifiers: Items of the snapshot; an unknown one stops the program.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    SnapshotError.stop { () throws(SnapshotError) in try markReconfigured(identifiers) }
  }
}

/// A side of a destination.
package enum SnapshotSide {
  case before
  case after

  /// How far from the destination's index the place is.
  var offset: Int { self == .before ? 0 : 1 }
  /// How the destination's label begins.
  var label: String { self == .before ? "before" : "after" }
}

extension NSDiffableDataSourceSnapshot {
  /// The checked form of ``appendItems(_:toSection:)``.
  package mutating func append(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) throws(SnapshotError) {
    let operation = "appendItems(_:toSection:)"
    try Self.checkUnique(identifiers, .item, operation)
    guard let destination = section ?? contents.sections.last else { throw .noSection }
    let index = try index(ofSection: destination, operation)
    takeOut(identifiers, operation)
    contents.insert(identifiers, at: contents.items[index].count, inSection: index)
  }

  /// The checked form of ``insertItems(_:beforeItem:)`` and of its counterpart.
  package mutating func insert(
    _ identifiers: [ItemIdentifierType], nextTo destination: ItemIdentifierType, side: SnapshotSide
  ) throws(SnapshotError) {
    let operation = "insertItems(_:\(side.label)Item:)"
    try Self.checkUnique(identifiers, .item, operation)
    guard contents.contains(destination) else {
      throw .unknown(.item, "\(destination)", operation: operation)
    }
    guard !identifiers.contains(destination) else {
      throw .destinationIsPlaced(.item, "\(destination)", operation: operation)
    }
    takeOut(identifiers, operation)
    place(identifiers, nextTo: destination, side: side)
  }

  /// The checked form of ``moveItem(_:beforeItem:)`` and of its counterpart.
  package mutating func move(
    _ item: ItemIdentifierType, nextTo destination: ItemIdentifierType, side: SnapshotSide
  ) throws(SnapshotError) {
    let operation = "moveItem(_:\(side.label)Item:)"
    for needed in [item, destination] where !contents.contains(needed) {
      throw .unknown(.item, "\(needed)", operation: operation)
    }
    guard item != destination else {
      throw .destinationIsPlaced(.item, "\(item)", operation: operation)
    }
    contents.remove(CollectionOfOne(item))
    place([item], nextTo: destination, side: side)
  }

  /// The checked form of ``reloadItems(_:)``.
  package mutating func markReloaded(
    _ identifiers: [ItemIdentifierType]
  ) throws(SnapshotError) {
    try checkKnown(identifiers, "reloadItems(_:)")
    for item in identifiers { marks.reconfiguredItems.remove(item) }
    marks.reloadedItems.append(contentsOf: identifiers)
  }

  /// The checked form of ``reconfigureItems(_:)``.
  package mutating func markReconfigured(
    _ identifiers: [ItemIdentifierType]
  ) throws(SnapshotError) {
    try checkKnown(identifiers, "reconfigureItems(_:)")
    marks.reconfiguredItems.append(
      contentsOf: identifiers.filter { !marks.reloadedItems.contains($0) })
  }

  /// Takes out what is to be placed anew, and says so.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType], _ operation: String) {
    let present = identifiers.filter { contents.contains($0) }
    guard !present.isEmpty else { return }
    consoleMessage(
      """
      \(operation): \(present.count) item\(present.count == 1 ? " is" : "s are") in the snapshot \
      already and will be moved, the first is \(present[0]). Use moveItem to say that this is meant.
      """)
    contents.remove(present)
  }

  /// The destination is looked up after what moves was taken out (behaviour rule DS-3).
  private mutating func place(
    _ identifiers: [ItemIdentifierType], nextTo destination: ItemIdentifierType, side: SnapshotSide
  ) {
    guard let place = contents.place(of: destination) else { return }
    contents.insert(identifiers, at: place.item + side.offset, inSection: place.section)
  }

  private func checkKnown(
    _ identifiers: [ItemIdentifierType], _ operation: String
  ) throws(SnapshotError) {
    for item in identifiers where !contents.contains(item) {
      throw .unknown(.item, "\(item)", operation: operation)
    }
  }

  static func checkUnique<Identifier: Hashable>(
    _ identifiers: [Identifier], _ kind: SnapshotError.Kind, _ operation: String
  ) throws(SnapshotError) {
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    for identifier in identifiers where !seen.insert(identifier).inserted {
      throw .repeated(kind, "\(identifier)", operation: operation)
    }
  }
}
