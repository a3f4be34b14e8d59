// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The differences between the order of the data and the order that is presented (interaction rule
/// DP-8): a gap among the items, or one item that is presented elsewhere; and placeholders, which
/// the data do not have yet.
///
/// The two orders have index paths of two types, so that neither is taken for the other. Every
/// answer about a path takes O(log placeholders).
package struct PresentationOrder: Hashable, Sendable {
  /// The order that is presented where a drag would insert something.
  package enum Displacement: Hashable, Sendable {
    /// Space that no item is in, at a presented path.
    case gap(PresentedIndexPath)
    /// An item of the data, presented elsewhere.
    case item(DataIndexPath, PresentedIndexPath)
  }

  /// Something that is presented among the items of the data without being one of them.
  package struct Placeholder: Hashable, Sendable {
    package var number: Int
    /// The item that it is presented in front of; behind the last, the number of items.
    package var path: DataIndexPath

    package init(number: Int, path: DataIndexPath) {
      self.number = number
      self.path = path
    }
  }

  package let displacement: Displacement?
  package let placeholders: [Placeholder]
  let placeholderNumbers: [PresentedIndexPath: Int]
  /// By section: the item of the data that is presented elsewhere, and the places that no other
  /// item of the section is in.
  private let sections: [Int: IndexMapping]

  package static let identity = PresentationOrder()

  /// Creates an order.
  ///
  /// - Parameters:
  ///   - displacement: What a drag displaces; nil for nothing.
  ///   - placeholders: Placeholders, each number once; those of one path are in this order.
  /// - Complexity: O(placeholders log placeholders).
  package init(_ displacement: Displacement? = nil, placeholders: [Placeholder] = []) {
    self.displacement = displacement
    self.placeholders = placeholders.enumerated()
      .sorted { ($0.element.path, $0.offset) < ($1.element.path, $1.offset) }.map(\.element)
    var taken: [Int: [Int]] = [:]
    var removed: [Int: [Int]] = [:]
    var indices: [PresentedIndexPath: Int] = [:]
    for placeholder in self.placeholders {
      let section = placeholder.path.section
      var item = placeholder.path.item + (taken[section]?.count ?? 0)
      if case .item(let data, _) = displacement, data.section == section,
        data.item < placeholder.path.item
      {
        item -= 1
      }
      taken[section, default: []].append(item)
    }
    if let path = displacement?.presentedPath {
      taken[path.section] = (taken[path.section] ?? []).map { $0 >= path.item ? $0 + 1 : $0 }
    }
    var counts: [Int: Int] = [:]
    for placeholder in self.placeholders {
      let section = placeholder.path.section
      let item = taken[section]?[counts[section, default: 0]] ?? 0
      counts[section, default: 0] += 1
      indices[PresentedIndexPath(item: item, section: section)] = placeholder.number
    }
    if let path = displacement?.presentedPath { taken[path.section, default: []].append(path.item) }
    if case .item(let data, _) = displacement { removed[data.section] = [data.item] }
    placeholderNumbers = indices
    sections = Dictionary(
      uniqueKeysWithValues: Set(taken.keys).union(removed.keys).map {
        ($0, IndexMapping(removed: removed[$0] ?? [], taken: taken[$0] ?? []))
      })
  }

  /// The order with another displacement, or none, and the same placeholders.
  package func displacing(_ displacement: Displacement?) -> PresentationOrder {
    PresentationOrder(displacement, placeholders: placeholders)
  }

  /// The order with other placeholders; what is displaced stays behind the same items, and behind
  /// new placeholders there.
  package func holding(_ placeholders: [Placeholder]) -> PresentationOrder {
    guard let displacement else { return PresentationOrder(placeholders: placeholders) }
    let path = displacement.presentedPath
    let items = insertionPath(for: path).item
    let order = PresentationOrder(placeholders: placeholders).placeholders
      .filter { $0.path.section == path.section }
    let kept = order.map { self.presentedPath(ofPlaceholder: $0.number) }
    let itemsBefore = order.map { placeholder -> Int in
      guard case .item(let data, _) = displacement, data.section == path.section,
        data.item < placeholder.path.item
      else { return placeholder.path.item }
      return placeholder.path.item - 1
    }
    // Beside a placeholder that stays behind it a new one comes behind it, too.
    let isFollowed = zip(kept, itemsBefore).contains { old, before in
      old.map { $0 > path } ?? false && before == items
    }
    let before = max(
      (kept.lastIndex { $0.map { $0 < path } ?? false } ?? -1) + 1,
      itemsBefore.count { $0 < items || ($0 == items && !isFollowed) })
    let next = PresentedIndexPath(item: items + before, section: path.section)
    switch displacement {
    case .gap: return PresentationOrder(.gap(next), placeholders: placeholders)
    case .item(let data, _): return PresentationOrder(.item(data, next), placeholders: placeholders)
    }
  }

  /// The order when the data have the item that is presented elsewhere there, too: everything stays
  /// where it is presented.
  ///
  /// - Complexity: O(placeholders²).
  package func settled() -> PresentationOrder {
    var counts: [Int: Int] = [:]
    return PresentationOrder(
      placeholders: placeholders.map { placeholder in
        let section = placeholder.path.section
        let presentedPath = self.presentedPath(ofPlaceholder: placeholder.number)
        let rank = counts[section, default: 0]
        counts[section] = rank + 1
        return Placeholder(
          number: placeholder.number,
          path: DataIndexPath(
            item: (presentedPath?.item ?? placeholder.path.item) - rank, section: section))
      })
  }

  /// Whether the data are presented as they are.
  package var isIdentity: Bool { sections.isEmpty }

  package var gap: PresentedIndexPath? {
    guard case .gap(let path) = displacement else { return nil }
    return path
  }

  // MARK: Paths

  /// Returns the path in the data of the item that is presented at a path; nil for a gap and a
  /// placeholder, which they do not have.
  package func dataPath(of path: PresentedIndexPath) -> DataIndexPath? {
    if case .item(let data, let presentedPath) = displacement, path == presentedPath { return data }
    guard let map = sections[path.section] else {
      return DataIndexPath(item: path.item, section: path.section)
    }
    return map.index(before: path.item).map { DataIndexPath(item: $0, section: path.section) }
  }

  package func presentedPath(of path: DataIndexPath) -> PresentedIndexPath {
    if case .item(let data, let presentedIndexPath) = displacement, path == data {
      return presentedIndexPath
    }
    let item = sections[path.section]?.index(after: path.item) ?? path.item
    return PresentedIndexPath(item: item, section: path.section)
  }

  /// The number of the placeholder at a path; nil for anything else.
  package func placeholder(at path: PresentedIndexPath) -> Int? { placeholderNumbers[path] }

  /// Returns the position at which a placeholder is presented; nil for one that is not.
  ///
  /// - Complexity: O(placeholders).
  package func presentedPath(ofPlaceholder number: Int) -> PresentedIndexPath? {
    placeholderNumbers.first { $0.value == number }?.key
  }

  /// Returns the path at which the data must insert an item for a presented path: the number of
  /// their items in front of it, less the one that is presented elsewhere (interaction rule IR-1).
  package func insertionPath(for path: PresentedIndexPath) -> DataIndexPath {
    let before = sections[path.section]?.taken.count { $0 < path.item } ?? 0
    return DataIndexPath(item: path.item - before, section: path.section)
  }

  /// An item of the data whose size a presented path has: the item there; of a gap or a
  /// placeholder the one that it is before or, at the end, the last (interaction rule DP-10).
  ///
  /// - Returns: The item; nil in a section without any.
  package func sizingPath(
    for path: PresentedIndexPath, counts: [Int]
  ) -> DataIndexPath? {
    if let data = dataPath(of: path) { return data }
    guard counts.indices.contains(path.section), counts[path.section] > 0 else { return nil }
    var insertion = insertionPath(for: path)
    if case .item(let data, _) = displacement, data.section == path.section,
      data.item <= insertion.item
    {
      insertion.item += 1
    }
    return DataIndexPath(
      item: min(insertion.item, counts[path.section] - 1), section: path.section)
  }

  // MARK: Counts

  /// The number of items of each section as they are presented, with gap and placeholders.
  package func presentedCounts(_ counts: [Int]) -> [Int] { counted(counts, 1) }

  /// The number of items of each section as the data have them, from those that are presented.
  package func dataCounts(_ presented: [Int]) -> [Int] { counted(presented, -1) }

  private func counted(_ counts: [Int], _ direction: Int) -> [Int] {
    var counts = counts
    for (section, map) in sections where counts.indices.contains(section) {
      counts[section] += direction * (map.taken.count - map.removed.count)
    }
    return counts
  }

  /// Returns whether everything that differs has its place in data of some counts.
  package func isPossible(in counts: [Int]) -> Bool {
    let presented = presentedCounts(counts)
    return sections.allSatisfy { section, map in
      counts.indices.contains(section) && (map.removed.last ?? -1) < counts[section]
        && (map.taken.last ?? -1) < presented[section]
    }
  }
}

extension PresentationOrder.Displacement {
  /// The position at which the gap, or the item, is presented.
  package var presentedPath: PresentedIndexPath {
    switch self {
    case .gap(let path), .item(_, let path): path
    }
  }
}
