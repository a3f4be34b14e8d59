// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation

/// How the rows and sections of a batch of updates come and go (rule TV-53).
struct RowAnimations {
  typealias Animation = UITableView.RowAnimation

  /// Those that come, by their places after the batch.
  private var inserted: [IndexPath: Animation] = [:]
  private var insertedSections: [Int: Animation] = [:]
  /// Those that go, by their places before the batch.
  private var deleted: [IndexPath: Animation] = [:]
  private var deletedSections: [Int: Animation] = [:]

  /// Remembers how what is named comes and goes. A reloaded row or section does both.
  mutating func record(_ change: BatchUpdates.Change, _ animation: Animation) {
    switch change {
    case .insertItem(let new): inserted[new] = animation
    case .deleteItem(let old), .reloadItem(let old): deleted[old] = animation
    case .insertSection(let new): insertedSections[new] = animation
    case .deleteSection(let old), .reloadSection(let old): deletedSections[old] = animation
    case .moveItem, .moveSection: break
    }
  }

  /// Finds out where what is reloaded comes.
  mutating func resolve(_ mapping: BatchMapping) {
    for change in mapping.changes {
      switch change {
      case .reloadItem(let old):
        if let new = mapping.item(after: old) { inserted[new] = deleted[old] }
      case .reloadSection(let old):
        if let new = mapping.section(after: old) { insertedSections[new] = deletedSections[old] }
      default: break
      }
    }
  }

  mutating func removeAll() { self = RowAnimations() }

  /// Where an element starts that comes to be.
  ///
  /// - Parameters:
  ///   - key: The element, after the batch.
  ///   - final: Where it ends.
  ///   - width: The width of the table.
  /// - Returns: Where it starts; nil where no update names it.
  @MainActor
  func start(
    of key: ElementIdentity, endingAt final: any ElementAttributes, width: CGFloat
  ) -> (any ElementAttributes)? {
    let row = key.category == .cell ? inserted[key.indexPath] : nil
    guard let animation = row ?? insertedSections[key.section] else { return nil }
    return Self.outside(animation, final, width: width)
  }

  /// Where an element ends that ceases to be.
  ///
  /// - Parameters:
  ///   - key: The element, before the batch.
  ///   - initial: Where it was.
  ///   - width: The width of the table.
  /// - Returns: Where it ends; nil where no update names it.
  @MainActor
  func end(
    of key: ElementIdentity, startingAt initial: any ElementAttributes, width: CGFloat
  ) -> (any ElementAttributes)? {
    let row = key.category == .cell ? deleted[key.indexPath] : nil
    guard let animation = row ?? deletedSections[key.section] else { return nil }
    return Self.outside(animation, initial, width: width)
  }

  /// The end of an animation at which there is no row: behind the others, or beside the table.
  @MainActor
  private static func outside(
    _ animation: Animation, _ attributes: any ElementAttributes, width: CGFloat
  ) -> any ElementAttributes {
    let result = attributes.duplicated()
    var state = result.state
    state.alpha = 1
    switch animation {
    // A row that opens from its middle would have to be clipped.
    case .fade, .middle: state.alpha = 0
    case .left: state.center.x -= width
    case .right: state.center.x += width
    case .top:
      state.center.y -= state.size.height
      state.zIndex -= 1
    case .bottom:
      state.center.y += state.size.height
      state.zIndex -= 1
    case .automatic: state.zIndex -= 1
    case .none: break
    }
    result.state = state
    return result
  }
}
