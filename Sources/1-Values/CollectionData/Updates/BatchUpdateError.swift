// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// An error in a batch of updates.
///
/// Its description says which change it is, in which data its place was read, the numbers, and what
/// would be right.
public enum BatchUpdateError: Error, Hashable, Sendable {
  /// The effect of a change on an element.
  public enum Verb: String, Hashable, Sendable {
    /// The item is deleted.
    case delete
    /// The views of the element are recreated.
    case reload
    /// The element leaves its index path.
    case moveFrom = "move from"
    /// The item is inserted.
    case insert
    /// The element arrives at an index path.
    case moveTo = "move to"

    /// A Boolean value that says whether index paths refer to the data before the batch.
    var readsBefore: Bool {
      switch self {
      case .delete, .reload, .moveFrom: true
      case .insert, .moveTo: false
      }
    }
  }

  /// An item that does not exist: before the batch, or after it, as the verb says. `items` is the
  /// number of items of its section, nil if that does not exist either.
  case noItem(Verb, IndexPath, items: Int?, sections: Int)
  /// A section that does not exist.
  case noSection(Verb, Int, sections: Int)
  /// Two changes of one item at its index path before the batch.
  case conflictingItem(IndexPath, Verb, Verb)
  /// Two items that arrive at one index path.
  case occupiedItem(IndexPath, Verb, Verb)
  /// Two changes of one section at its index before the batch.
  case conflictingSection(Int, Verb, Verb)
  /// Two sections that arrive at one index.
  case occupiedSection(Int, Verb, Verb)
  /// A number of sections that does not follow from the changes.
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// A number of items of a section that does not follow from the changes.
  case itemCount(ItemCount)
  /// An index path that is invalid for every data.
  case badIndex(Verb, IndexPath)
  /// A section index that is invalid for every data.
  case badSection(Verb, Int)

  /// A change of the number of items of a section.
  public struct ItemCount: Hashable, Sendable {
    /// The index of the section before the batch.
    public var section: Int
    /// The index of the section after the batch.
    public var sectionAfter: Int
    /// The number of items before the batch.
    public var before: Int
    /// The number of items after the batch.
    public var after: Int
    /// The number of items inserted into the section.
    public var inserted: Int
    /// The number of items deleted from the section.
    public var deleted: Int
    /// The number of items moved into the section from other sections.
    public var movedIn: Int
    /// The number of items moved from the section to other sections.
    public var movedOut: Int
    /// The later sections whose numbers do not follow from the changes either, in order.
    public var others: [ItemCount] = []

    var expected: Int { before + inserted - deleted + movedIn - movedOut }
  }
}

extension BatchUpdateError: CustomStringConvertible {
  /// The fault in one paragraph.
  public var description: String { description(naming: "item") }

  /// The fault in one paragraph, in the words of a view.
  ///
  /// - Parameter item: What the view calls an item, such as "row".
  /// - Returns: The paragraph.
  package func description(naming item: String) -> String {
    "Invalid batch updates: " + fault(item) + " " + Self.reading
  }

  private static let reading = """
    (Deletes, reloads and sources of moves are read before the batch; inserts and destinations of \
    moves after it.)
    """

  private func fault(_ item: String) -> String {
    switch self {
    case .noItem(let verb, let path, let items, let sections):
      let when = verb.readsBefore ? "before" : "after"
      let known =
        items.map { "section \(path.section) has \(Self.count($0, item)) \(when) the batch" }
        ?? "there are \(Self.count(sections, "section")) \(when) the batch"
      return "cannot \(verb.rawValue) \(item) \(path): \(known)."
    case .noSection(let verb, let section, let sections):
      let when = verb.readsBefore ? "before" : "after"
      return """
        cannot \(verb.rawValue) section \(section): there are \
        \(Self.count(sections, "section")) \(when) the batch.
        """
    case .conflictingItem(let path, let first, let second):
      return first == second
        ? "\(item) \(path) is listed twice to \(first.rawValue); list it once."
        : """
        \(item) \(path) is both to \(first.rawValue) and to \(second.rawValue); do one of the two.
        """
    case .occupiedItem(let path, let first, let second):
      return """
        two \(item)s end up at \(path), by \(first.rawValue) and by \(second.rawValue); give each \
        an index path of its own.
        """
    case .conflictingSection(let section, let first, let second):
      return first == second
        ? "section \(section) is listed twice to \(first.rawValue); list it once."
        : """
        section \(section) is both to \(first.rawValue) and to \(second.rawValue); do one of the \
        two.
        """
    case .occupiedSection(let section, let first, let second):
      return """
        two sections end up at \(section), by \(first.rawValue) and by \(second.rawValue); give \
        each a number of its own.
        """
    case .sectionCount(let before, let after, let inserted, let deleted):
      return """
        the data source has \(Self.count(after, "section")) after the batch, but \(before) before \
        it + \(inserted) inserted - \(deleted) deleted = \(before + inserted - deleted). \
        \(correction(item)) \(Self.advice)
        """
    case .itemCount(let count):
      return """
        \(count.name) has \(Self.count(count.after, item)) after the batch, but \(count.before) \
        before it + \(count.inserted) inserted - \(count.deleted) deleted + \(count.movedIn) moved \
        in - \(count.movedOut) moved out = \(count.expected). \(correction(item)) \(Self.advice)
        """
    case .badIndex(let verb, let path):
      return """
        cannot \(verb.rawValue) \(item) \(path): an item's index path has a section and an item, \
        zero or more.
        """
    case .badSection(let verb, let section):
      return "cannot \(verb.rawValue) section \(section): sections are counted from zero."
    }
  }

  private static let advice = """
    Change the data inside the updates closure, and list every change there.
    """

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

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
  /// The number of items that the changes fail to insert; negative for those not deleted.
  var missing: Int { after - expected }

  var name: String {
    section == sectionAfter ? "section \(section)" : "section \(section) (now \(sectionAfter))"
  }
}
