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
  @inlinable
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

  /// Deletes items; those that are not in the snapshot are ignored. Their sections stay.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    marks.forget(identifiers)
    contents.remove(identifiers)
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item to the position before another, in the section of that one.
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

  /// Moves an item to the position after another, in the section of that one.
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

  /// Asks for the cells of items to be reconfigured. One that is also reloaded is only that.
  ///
  /// - Parameter identifiers: Items of the snapshot; an unknown one stops the program.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    SnapshotError.stop { () throws(SnapshotError) in try markReconfigured(identifiers) }
  }
}

package enum SnapshotSide {
  case before
  case after

  /// The distance of the insertion index from the destination's index.
  var offset: Int { self == .before ? 0 : 1 }

  /// The one of two names of operations that is meant.
  func name(_ before: String, _ after: String) -> String { self == .before ? before : after }
}

extension NSDiffableDataSourceSnapshot {
  /// The checked form of ``appendItems(_:toSection:)``.
  @inlinable
  package mutating func append(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) throws(SnapshotError) {
    let operation = "appendItems(_:toSection:)"
    var destination = contents.indices.rows.count - 1
    guard destination >= 0 else { throw .noSection }
    if let section { destination = try index(ofSection: section, operation) }
    let reservation = try contents.reserve(identifiers, operation)
    if !reservation.moved.isEmpty { takeOut(reservation, of: identifiers, operation) }
    contents.insert(
      identifiers, reservation, at: contents.indices.rows[destination].slots.count,
      inSection: destination)
  }

  /// The checked form of ``insertItems(_:beforeItem:)`` and of its counterpart.
  package mutating func insert(
    _ identifiers: [ItemIdentifierType], nextTo destination: ItemIdentifierType, side: SnapshotSide
  ) throws(SnapshotError) {
    let operation = side.name("insertItems(_:beforeItem:)", "insertItems(_:afterItem:)")
    guard let slot = contents.slot(of: destination) else {
      throw .unknown(.item, "\(destination)", operation: operation)
    }
    let reservation = try contents.reserve(identifiers, operation)
    guard contents.indices[slot].position == nil else {
      contents.giveUp(reservation, of: identifiers)
      throw .destinationIsInserted(.item, "\(destination)", operation: operation)
    }
    if !reservation.moved.isEmpty { takeOut(reservation, of: identifiers, operation) }
    // The destination is looked up after what moves was taken out (behaviour rule DS-3).
    let position = contents.indices[slot]
    contents.insert(
      identifiers, reservation, at: Int(position.index) + side.offset,
      inSection: contents.indices.section(of: position))
  }

  /// The checked form of ``moveItem(_:beforeItem:)`` and of its counterpart.
  package mutating func move(
    _ item: ItemIdentifierType, nextTo destination: ItemIdentifierType, side: SnapshotSide
  ) throws(SnapshotError) {
    let operation = side.name("moveItem(_:beforeItem:)", "moveItem(_:afterItem:)")
    try checkKnown([item, destination], operation)
    guard item != destination else {
      throw .destinationIsInserted(.item, "\(item)", operation: operation)
    }
    contents.move(item, nextTo: destination, offset: side.offset)
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

  /// Takes out what is to be placed again, and says so.
  @usableFromInline
  mutating func takeOut(
    _ reservation: ItemIndices.Reservation, of identifiers: [ItemIdentifierType],
    _ operation: String
  ) {
    guard let moved = contents.firstMoved(by: reservation, of: identifiers) else { return }
    let count = reservation.moved.count
    consoleMessage(
      """
      \(operation): \(count) item\(count == 1 ? " is" : "s are") already in the snapshot and will \
      be moved; the first is \(moved.item), item \(moved.index) of section \(moved.section). Use \
      moveItem if that is intended.
      """)
    contents.takeOut(reservation.moved.map(\.position))
  }

  private func checkKnown(
    _ identifiers: [ItemIdentifierType], _ operation: String
  ) throws(SnapshotError) {
    for item in identifiers where contents.slot(of: item) == nil {
      throw .unknown(.item, "\(item)", operation: operation)
    }
  }
}
