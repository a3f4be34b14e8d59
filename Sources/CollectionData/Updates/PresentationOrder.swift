// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What differs between the order of the data and the order that is presented (interaction rule
/// DP-8): nothing, a gap among the items, or one item that is presented elsewhere.
///
/// The two orders have index paths of two types, so that neither is taken for the other. Every
/// answer takes a constant time.
package struct PresentationOrder: Hashable, Sendable {
  private enum Displacement: Hashable, Sendable {
    case gap(PresentedIndexPath)
    case item(DataIndexPath, PresentedIndexPath)
  }

  private let displacement: Displacement?

  /// The data's own order.
  package static let identity = PresentationOrder(displacement: nil)

  /// The data's order with a gap, which no item stands in.
  ///
  /// - Parameter place: Where the gap is presented; the items from there on make space for it.
  /// - Returns: The order.
  package static func gap(at place: PresentedIndexPath) -> PresentationOrder {
    PresentationOrder(displacement: .gap(place))
  }

  /// The data's order with one item elsewhere.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - place: Where it is presented, counted without it where the data have it.
  /// - Returns: The order.
  package static func item(
    _ item: DataIndexPath, presentedAt place: PresentedIndexPath
  ) -> PresentationOrder {
    PresentationOrder(displacement: .item(item, place))
  }

  private init(displacement: Displacement?) { self.displacement = displacement }

  // MARK: Paths

  /// Where the data have what is presented at a path; nil for a gap, which they do not have.
  package func dataPath(of path: PresentedIndexPath) -> DataIndexPath? {
    var item = path.item
    switch displacement {
    case nil: break
    case .gap(let place):
      guard path != place else { return nil }
      if path.section == place.section, item > place.item { item -= 1 }
    case .item(let data, let place):
      guard path != place else { return data }
      // As if the item were taken out where it is presented, then put in where the data have it.
      if path.section == place.section, item > place.item { item -= 1 }
      if path.section == data.section, item >= data.item { item += 1 }
    }
    return DataIndexPath(item: item, section: path.section)
  }

  /// Where an item of the data is presented.
  package func presentedPath(of path: DataIndexPath) -> PresentedIndexPath {
    var item = path.item
    switch displacement {
    case nil: break
    case .gap(let place):
      if path.section == place.section, item >= place.item { item += 1 }
    case .item(let data, let place):
      guard path != data else { return place }
      if path.section == data.section, item > data.item { item -= 1 }
      if path.section == place.section, item >= place.item { item += 1 }
    }
    return PresentedIndexPath(item: item, section: path.section)
  }

  // MARK: Counts

  /// The number of items of each section as they are presented, a gap among them.
  package func presentedCounts(_ counts: [Int]) -> [Int] { counted(counts, 1) }

  /// The number of items of each section as the data have them, from those that are presented.
  package func dataCounts(_ presented: [Int]) -> [Int] { counted(presented, -1) }

  private func counted(_ counts: [Int], _ direction: Int) -> [Int] {
    var counts = counts
    switch displacement {
    case nil: break
    case .gap(let place): counts[place.section] += direction
    case .item(let data, let place):
      counts[data.section] -= direction
      counts[place.section] += direction
    }
    return counts
  }
}
