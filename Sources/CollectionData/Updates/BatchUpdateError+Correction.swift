// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension BatchUpdateError {
  /// The smallest set of insertions and deletions with which the counts would match, as a sentence;
  /// empty for other faults.
  func correction(_ item: String) -> String {
    switch self {
    case .sectionCount(let before, let after, let inserted, let deleted):
      let missing = after - (before + inserted - deleted)
      return Self.sentence([
        Self.change(by: missing, "section", inserted: inserted, deleted: deleted)
      ])
    case .itemCount(let count):
      let sections = [count] + count.others
      var changes = sections.prefix(Self.namedSections).map { count in
        Self.change(
          by: count.missing, item, inserted: count.inserted, deleted: count.deleted)
          + " in \(count.name)"
      }
      if sections.count > Self.namedSections {
        changes.append("and so on in \(sections.count - Self.namedSections) more")
      }
      return Self.sentence(changes)
    default: return ""
    }
  }

  /// How many sections a message names.
  private static let namedSections = 5

  private static func sentence(_ changes: [String]) -> String {
    "The smallest set that would match: \(changes.joined(separator: "; "))."
  }

  /// Every insertion and deletion changes a number by one, so that the smallest set has as many as
  /// are missing or too many. What was named wrongly may be left out instead.
  private static func change(
    by missing: Int, _ noun: String, inserted: Int, deleted: Int
  ) -> String {
    let number = abs(missing)
    let (more, fewer, named) =
      missing > 0 ? ("inserted", "deleted", deleted) : ("deleted", "inserted", inserted)
    let first = "\(count(number, "more \(noun)")) \(more)"
    return named >= number ? "\(first) or \(number) fewer \(fewer)" : first
  }
}

extension BatchUpdateError.ItemCount {
  /// How many items the changes fail to insert; negative for those that they fail to delete.
  var missing: Int { after - expected }

  /// What the section is called in messages.
  var name: String {
    section == sectionAfter ? "section \(section)" : "section \(section) (now \(sectionAfter))"
  }
}
