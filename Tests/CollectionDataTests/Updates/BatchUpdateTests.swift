// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import CollectionData

/// The rows of behaviour section 8.6.
@Suite("Batch updates: where everything goes")
struct BatchUpdateTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Applies a batch to letters; what is inserted is `X`.
  private func apply(
    _ changes: [BatchUpdates.Change], to old: [String], counts: [Int]
  ) throws -> [String] {
    let mapping = try BatchUpdates(changes).mapping(from: old.map(\.count), to: counts)
    return counts.enumerated().map { section, count in
      String(
        (0..<count).map { item in
          guard let source = mapping.item(before: path(section, item)) else { return "X" }
          return Array(old[source.section])[source.item]
        })
    }
  }

  @Test func `What is left fills the free places in order`() throws {
    try expectEqual(
      apply(
        [.deleteItem(path(0, 0)), .deleteItem(path(0, 2)), .insertItem(path(0, 1))],
        to: ["ABCD"], counts: [3]), ["BXD"])
    try expectEqual(
      apply(
        [.insertItem(path(0, 0)), .deleteItem(path(0, 0))], to: ["ABC"], counts: [3]), ["XBC"])
  }

  @Test func `A move reads its destination in the data after the batch`() throws {
    try expectEqual(
      apply([.moveItem(path(0, 0), to: path(0, 3))], to: ["ABCD"], counts: [4]), ["BCDA"])
    try expectEqual(
      apply(
        [.moveItem(path(0, 0), to: path(0, 2)), .deleteItem(path(0, 1))], to: ["ABCD"],
        counts: [3]), ["CDA"])
    #expect(
      throws: BatchUpdateError.noItem(.moveTo, path(0, 3), items: 3, sections: 1)
    ) {
      try apply(
        [.moveItem(path(0, 0), to: path(0, 3)), .deleteItem(path(0, 1))], to: ["ABCD"],
        counts: [3])
    }
  }

  @Test func `An item moves from section to section`() throws {
    try expectEqual(
      apply([.moveItem(path(0, 1), to: path(1, 0))], to: ["AB", "C"], counts: [1, 2]), ["A", "BC"])
  }

  @Test func `Items are read in the sections before and after`() throws {
    #expect(
      throws: BatchUpdateError.noItem(.insert, path(1, 1), items: 1, sections: 2)
    ) {
      try apply(
        [.deleteSection(0), .insertItem(path(1, 1)), .deleteItem(path(2, 0))],
        to: ["A", "B", "C"], counts: [1, 1])
    }
    try expectEqual(
      apply(
        [.deleteSection(0), .insertItem(path(1, 0)), .deleteItem(path(2, 0))],
        to: ["A", "B", "C"], counts: [1, 1]), ["B", "X"])
  }

  @Test func `The data after the batch must follow from the changes`() {
    #expect(
      throws: BatchUpdateError.itemCount(
        .init(
          section: 0, sectionAfter: 0, before: 3, after: 3, inserted: 1, deleted: 0, movedIn: 0,
          movedOut: 0))
    ) { try apply([.insertItem(path(0, 1))], to: ["ABC"], counts: [3]) }
  }

  @Test func `Sections move and go`() throws {
    #expect(throws: BatchUpdateError.noSection(.moveTo, 2, sections: 2)) {
      try apply([.moveSection(0, to: 2), .deleteSection(1)], to: ["A", "B", "C"], counts: [1, 1])
    }
    try expectEqual(
      apply(
        [.moveSection(0, to: 1), .deleteSection(1)], to: ["A", "B", "C"], counts: [1, 1]),
      ["C", "A"])
  }

  @Test func `Items leave a deleted section and enter an inserted one`() throws {
    try expectEqual(
      apply(
        [.deleteSection(0), .insertSection(0), .moveItem(path(0, 1), to: path(0, 1))],
        to: ["AB", "C"], counts: [2, 1]), ["XB", "C"])
  }

  @Test func `Changes of items inside deleted and inserted sections are superfluous`() throws {
    try expectEqual(
      apply(
        [
          .deleteSection(0), .deleteItem(path(0, 0)), .insertSection(1), .insertItem(path(1, 0)),
        ], to: ["A", "B"], counts: [1, 2]), ["B", "XX"])
  }

  @Test func `A reloaded item keeps its place, a reloaded section may change its count`() throws {
    let mapping = try BatchUpdates([
      .reloadItem(path(0, 1)), .insertItem(path(0, 0)), .reloadSection(1),
    ]).mapping(from: [2, 2], to: [3, 5])
    expect(mapping.isReloaded(item: path(0, 1)))
    expectEqual(mapping.item(after: path(0, 1)), path(0, 2))
    expect(mapping.isReloaded(section: 1))
    expectNil(mapping.item(after: path(1, 0)))
    expectEqual(mapping.section(after: 1), 1)
  }

  @Test func `Changes are named deletes first and from the last, then inserts, then moves`() throws
  {
    let mapping = try BatchUpdates([
      .moveItem(path(0, 2), to: path(0, 0)), .insertItem(path(0, 4)), .insertItem(path(0, 1)),
      .reloadItem(path(0, 3)), .deleteItem(path(0, 0)), .deleteItem(path(0, 1)),
    ]).mapping(from: [5], to: [5])
    expectEqual(
      mapping.changes,
      [
        .deleteItem(path(0, 1)), .deleteItem(path(0, 0)), .reloadItem(path(0, 3)),
        .insertItem(path(0, 1)), .insertItem(path(0, 4)),
        .moveItem(path(0, 2), to: path(0, 0)),
      ])
  }
}
