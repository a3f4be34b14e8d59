// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import CollectionData

/// The rows of behaviour section 8.4, but for the twelfth, which is a layout's fault.
@Suite("Batch updates: what is refused")
struct BatchUpdateErrorTests {
  private static func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  struct Row: Sendable {
    var changes: [BatchUpdates.Change]
    var before = [3]
    var after = [3]
    var error: BatchUpdateError
  }

  static let rows: [Row] = [
    // Row 1.
    Row(
      changes: [.deleteItem(path(0, 3))], error: .noItem(.delete, path(0, 3), items: 3, sections: 1)
    ),
    Row(
      changes: [.reloadItem(path(1, 0))],
      error: .noItem(.reload, path(1, 0), items: nil, sections: 1)),
    Row(
      changes: [.moveItem(path(0, 7), to: path(0, 0))],
      error: .noItem(.moveFrom, path(0, 7), items: 3, sections: 1)),
    // Row 2.
    Row(
      changes: [.insertItem(path(0, 4))], after: [4],
      error: .noItem(.insert, path(0, 4), items: 4, sections: 1)),
    Row(
      changes: [.moveItem(path(0, 0), to: path(2, 0))],
      error: .noItem(.moveTo, path(2, 0), items: nil, sections: 1)),
    // Row 3.
    Row(changes: [.deleteSection(1)], error: .noSection(.delete, 1, sections: 1)),
    Row(changes: [.reloadSection(1)], error: .noSection(.reload, 1, sections: 1)),
    Row(changes: [.moveSection(1, to: 0)], error: .noSection(.moveFrom, 1, sections: 1)),
    Row(changes: [.insertSection(1)], error: .noSection(.insert, 1, sections: 1)),
    Row(changes: [.moveSection(0, to: 1)], error: .noSection(.moveTo, 1, sections: 1)),
    // Row 4.
    Row(
      changes: [.deleteItem(path(0, 1)), .deleteItem(path(0, 1))], after: [2],
      error: .conflictingItem(path(0, 1), .delete, .delete)),
    // Row 5.
    Row(
      changes: [.insertItem(path(0, 1)), .insertItem(path(0, 1))], after: [4],
      error: .occupiedItem(path(0, 1), .insert, .insert)),
    // Row 6.
    Row(
      changes: [.moveItem(path(0, 1), to: path(0, 0)), .deleteItem(path(0, 1))], after: [2],
      error: .conflictingItem(path(0, 1), .delete, .moveFrom)),
    Row(
      changes: [.deleteItem(path(0, 1)), .reloadItem(path(0, 1))], after: [2],
      error: .conflictingItem(path(0, 1), .delete, .reload)),
    // Row 7.
    Row(
      changes: [.moveItem(path(0, 1), to: path(0, 0)), .moveItem(path(0, 1), to: path(0, 2))],
      error: .conflictingItem(path(0, 1), .moveFrom, .moveFrom)),
    Row(
      changes: [.moveItem(path(0, 1), to: path(0, 0)), .moveItem(path(0, 2), to: path(0, 0))],
      error: .occupiedItem(path(0, 0), .moveTo, .moveTo)),
    Row(
      changes: [.insertItem(path(0, 0)), .moveItem(path(0, 2), to: path(0, 0))], after: [4],
      error: .occupiedItem(path(0, 0), .insert, .moveTo)),
    // Row 8.
    Row(
      changes: [.reloadItem(path(0, 2)), .moveItem(path(0, 2), to: path(0, 0))],
      error: .conflictingItem(path(0, 2), .reload, .moveFrom)),
    // Row 9.
    Row(
      changes: [.deleteSection(0), .deleteSection(0)], before: [1, 1], after: [1],
      error: .conflictingSection(0, .delete, .delete)),
    Row(
      changes: [.insertSection(0), .insertSection(0)], before: [1], after: [1, 1],
      error: .occupiedSection(0, .insert, .insert)),
    Row(
      changes: [.deleteSection(0), .moveSection(0, to: 0)], before: [1, 1], after: [1],
      error: .conflictingSection(0, .delete, .moveFrom)),
    Row(
      changes: [.deleteSection(0), .reloadSection(0)], before: [1, 1], after: [1],
      error: .conflictingSection(0, .delete, .reload)),
    Row(
      changes: [.moveSection(0, to: 0), .moveSection(1, to: 0)], before: [1, 1], after: [1, 1],
      error: .occupiedSection(0, .moveTo, .moveTo)),
    Row(
      changes: [.moveSection(0, to: 0), .moveSection(0, to: 1)], before: [1, 1], after: [1, 1],
      error: .conflictingSection(0, .moveFrom, .moveFrom)),
    Row(
      changes: [.insertSection(0), .moveSection(1, to: 0)], before: [1, 1], after: [1, 1, 1],
      error: .occupiedSection(0, .insert, .moveTo)),
    Row(
      changes: [.reloadSection(0), .moveSection(0, to: 1)], before: [1, 1], after: [1, 1],
      error: .conflictingSection(0, .reload, .moveFrom)),
    // Row 10.
    Row(
      changes: [.insertSection(0)], before: [1], after: [1],
      error: .sectionCount(before: 1, after: 1, inserted: 1, deleted: 0)),
    Row(
      changes: [.moveItem(path(0, 0), to: path(1, 0)), .deleteItem(path(1, 1))], before: [3, 3],
      after: [3, 3],
      error: .itemCount(
        .init(
          section: 0, sectionAfter: 0, before: 3, after: 3, inserted: 0, deleted: 0, movedIn: 0,
          movedOut: 1))),
    // All sections that do not match are named.
    Row(
      changes: [.insertItem(path(0, 0))], before: [3, 2, 2], after: [3, 2, 1],
      error: .itemCount(
        .init(
          section: 0, sectionAfter: 0, before: 3, after: 3, inserted: 1, deleted: 0, movedIn: 0,
          movedOut: 0,
          others: [
            .init(
              section: 2, sectionAfter: 2, before: 2, after: 1, inserted: 0, deleted: 0, movedIn: 0,
              movedOut: 0)
          ]))),
    Row(
      changes: [.deleteSection(0), .insertItem(path(0, 0))], before: [1, 2], after: [2],
      error: .itemCount(
        .init(
          section: 1, sectionAfter: 0, before: 2, after: 2, inserted: 1, deleted: 0, movedIn: 0,
          movedOut: 0))),
    Row(
      changes: [], before: [1], after: [2],
      error: .itemCount(
        .init(
          section: 0, sectionAfter: 0, before: 1, after: 2, inserted: 0, deleted: 0, movedIn: 0,
          movedOut: 0))),
    // Row 11; NSNotFound is beyond any count, so that row 1 finds it first.
    Row(changes: [.deleteItem(path(0, -1))], after: [2], error: .badIndex(.delete, path(0, -1))),
    Row(changes: [.insertItem(path(-1, 0))], after: [4], error: .badIndex(.insert, path(-1, 0))),
    Row(
      changes: [.deleteItem(IndexPath(index: 0))], error: .badIndex(.delete, IndexPath(index: 0))),
    Row(changes: [.deleteSection(-1)], after: [], error: .badSection(.delete, -1)),
    Row(
      changes: [.deleteItem(path(0, NSNotFound))], after: [2],
      error: .noItem(.delete, path(0, NSNotFound), items: 3, sections: 1)),
    // The first row that is hit is reported, whatever the order of the calls.
    Row(
      changes: [.deleteSection(9), .deleteItem(path(0, 1)), .deleteItem(path(0, 8))],
      error: .noItem(.delete, path(0, 8), items: 3, sections: 1)),
  ]

  @Test func `Each row of the table is reported as it says`() {
    for row in Self.rows {
      #expect(throws: row.error, "\(row.changes)") {
        try BatchUpdates(row.changes).mapping(from: row.before, to: row.after)
      }
    }
  }

  @Test func `A message gives the numbers and what would be right`() {
    let count = BatchUpdateError.itemCount(
      .init(
        section: 2, sectionAfter: 1, before: 5, after: 6, inserted: 2, deleted: 1, movedIn: 1,
        movedOut: 3))
    expectEqual(
      count.description,
      """
      Invalid batch updates: section 2 (now 1) has 6 items after the batch, but 5 before it + 2 \
      inserted - 1 deleted + 1 moved in - 3 moved out = 4. The smallest set that would match: 2 \
      more items inserted in section 2 (now 1). Change the data inside the updates closure, and \
      list every change there. (Deletes, reloads and sources of moves are read before the batch; \
      inserts and destinations of moves after it.)
      """)
    expectContains(
      BatchUpdateError.occupiedItem(Self.path(0, 1), .insert, .moveTo)
        .description(naming: "row"),
      "two rows end up at [0, 1], by insert and by move to; give each an index path of its own.")
    expectContains(
      BatchUpdateError.occupiedSection(1, .insert, .insert).description,
      "two sections end up at 1, by insert and by insert; give each a number of its own.")
    expectContains(
      BatchUpdateError.noItem(.insert, Self.path(0, 4), items: 4, sections: 1).description,
      "cannot insert item [0, 4]: section 0 has 4 items after the batch.")
    expectContains(
      BatchUpdateError.noItem(.moveFrom, Self.path(3, 0), items: nil, sections: 1).description,
      "cannot move from item [3, 0]: there are 1 section before the batch.")
  }
}
