// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import OrderedCollections

extension NSDiffableDataSourceSnapshot {
  /// Adds sections without items at the end.
  ///
  /// - Parameter identifiers: The sections; one that is there already, or twice in the argument,
  ///   stops the program.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotError.stop { () throws(SnapshotError) in try append(sections: identifiers) }
  }

  /// Adds sections without items before a section.
  ///
  /// - Parameters:
  ///   - identifiers: The sections; one already there, or twice in the argument, stops the program.
  ///   - toIdentifier: A section of the snapshot; an unknown one stops the program.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    SnapshotError.stop { () throws(SnapshotError) in
      try insert(sections: identifiers, nextTo: toIdentifier, side: .before)
    }
  }

  /// Adds sections without items after a section.
  ///
  /// - Parameters:
  ///   - identifiers: The sections; one already there, or twice in the argument, stops the program.
  ///   - toIdentifier: A section of the snapshot; an unknown one stops the program.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    SnapshotError.stop { () throws(SnapshotError) in
      try insert(sections: identifiers, nextTo: toIdentifier, side: .after)
    }
  }

  /// Deletes sections with their items; those that are not in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      marks.reloadedSections.remove(section)
      marks.forget(contents.removeSection(section))
    }
  }

  /// Moves a section to the position before another.
  ///
  /// - Parameters:
  ///   - identifier: A section of the snapshot; an unknown one stops the program.
  ///   - toIdentifier: Another section of the snapshot; else the program stops.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    SnapshotError.stop { () throws(SnapshotError) in
      try move(section: identifier, nextTo: toIdentifier, side: .before)
    }
  }

  /// Moves a section to the position after another.
  ///
  /// - Parameters:
  ///   - identifier: A section of the snapshot; an unknown one stops the program.
  ///   - toIdentifier: Another section of the snapshot; else the program stops.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    SnapshotError.stop { () throws(SnapshotError) in
      try move(section: identifier, nextTo: toIdentifier, side: .after)
    }
  }

  /// Asks for new cells and supplementary views for sections.
  ///
  /// - Parameter identifiers: Sections of the snapshot; an unknown one stops the program.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    SnapshotError.stop { () throws(SnapshotError) in try markReloaded(sections: identifiers) }
  }

  /// The checked form of ``appendSections(_:)``.
  package mutating func append(
    sections identifiers: [SectionIdentifierType]
  ) throws(SnapshotError) {
    try checkNew(identifiers, "appendSections(_:)")
    contents.insertSections(identifiers, at: contents.sections.count)
  }

  /// The checked form of ``insertSections(_:beforeSection:)`` and of its counterpart.
  package mutating func insert(
    sections identifiers: [SectionIdentifierType], nextTo destination: SectionIdentifierType,
    side: SnapshotSide
  ) throws(SnapshotError) {
    let operation = side.name(
      "insertSections(_:beforeSection:)", "insertSections(_:afterSection:)")
    let index = try index(ofSection: destination, operation)
    try checkNew(identifiers, operation)
    contents.insertSections(identifiers, at: index + side.offset)
  }

  /// The checked form of ``moveSection(_:beforeSection:)`` and of its counterpart.
  package mutating func move(
    section: SectionIdentifierType, nextTo destination: SectionIdentifierType, side: SnapshotSide
  ) throws(SnapshotError) {
    let operation = side.name("moveSection(_:beforeSection:)", "moveSection(_:afterSection:)")
    for needed in [section, destination] { _ = try index(ofSection: needed, operation) }
    guard section != destination else {
      throw .destinationIsInserted(.section, "\(section)", operation: operation)
    }
    contents.moveSection(section, nextTo: destination, offset: side.offset)
  }

  /// The checked form of ``reloadSections(_:)``.
  package mutating func markReloaded(
    sections identifiers: [SectionIdentifierType]
  ) throws(SnapshotError) {
    for section in identifiers { _ = try index(ofSection: section, "reloadSections(_:)") }
    marks.reloadedSections.append(contentsOf: identifiers)
  }

  private func checkNew(
    _ identifiers: [SectionIdentifierType], _ operation: String
  ) throws(SnapshotError) {
    var seen = SlotTable()
    seen.reserve(identifiers.count)
    for position in identifiers.indices {
      let section = identifiers[position]
      if let index = contents.sections.firstIndex(of: section) {
        throw .alreadyPresent(
          "\(section)", .init(first: index, second: position), operation: operation)
      }
      let tag = SlotTable.Tag(section)
      switch seen.find(tag, where: { identifiers[Int($0)] == section }) {
      case .slot(let first):
        throw .repeated(
          .section, "\(section)", .init(first: Int(first), second: position), operation: operation)
      case .free(let bucket):
        seen.fill(bucket, tag, slot: Int32(position))
      }
    }
  }
}
