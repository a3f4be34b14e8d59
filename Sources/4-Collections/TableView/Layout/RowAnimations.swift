// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation

/// The animations of the rows and sections of a batch of updates (behaviour rule TV-53).
struct RowAnimations {
  typealias Animation = UITableView.RowAnimation

  /// Those that come, by their places after the batch.
  private var inserted: [DataIndexPath: Animation] = [:]
  private var insertedSections: [Int: Animation] = [:]
  /// Those that go, by their places before the batch.
  private var deleted: [DataIndexPath: Animation] = [:]
  private var deletedSections: [Int: Animation] = [:]
  /// Rows that are moved, by their places after the batch: they are in front of the others (behaviour
  /// behaviour rule TV-54).
  private(set) var moved: Set<DataIndexPath> = []

  /// Remembers how what is named comes and goes. A reloaded row or section does both.
  mutating func record(_ change: BatchUpdates.Change, _ animation: Animation) {
    switch change {
    case .insertItem(let new): inserted[DataIndexPath(new)] = animation
    case .deleteItem(let old), .reloadItem(let old): deleted[DataIndexPath(old)] = animation
    case .insertSection(let new): insertedSections[new] = animation
    case .deleteSection(let old), .reloadSection(let old): deletedSections[old] = animation
    case .moveItem(_, let new): moved.insert(DataIndexPath(new))
    case .moveSection: break
    }
  }

  /// Finds out where what is reloaded comes.
  ///
  /// - Parameters:
  ///   - mapping: Where everything goes, as it is presented.
  ///   - before: Returns the row that was presented at a path before the batch.
  ///   - after: Returns the row that is presented at a path after it.
  mutating func resolve(
    _ mapping: BatchMapping, before: (PresentedIndexPath) -> DataIndexPath?,
    after: (PresentedIndexPath) -> DataIndexPath?
  ) {
    for change in mapping.changes {
      switch change {
      case .reloadItem(let old):
        let old = PresentedIndexPath(old)
        guard let row = before(old), let new = mapping.item(after: old).flatMap(after) else {
          continue
        }
        inserted[new] = deleted[row]
      case .reloadSection(let old):
        if let new = mapping.section(after: old) { insertedSections[new] = deletedSections[old] }
      default: break
      }
    }
  }

  mutating func removeAll() { self = RowAnimations() }

  /// Returns the start of an element's animation, or the row that it shows after the batch; nil
  /// where no update names it.
  func start(of key: ElementIdentity, showing row: DataIndexPath?) -> HiddenEnd? {
    hiddenEnd(key, row, inserted, insertedSections)
  }

  /// Returns the end of an element's animation, or the row that it showed before the batch; nil
  /// where no update names it.
  func end(of key: ElementIdentity, showing row: DataIndexPath?) -> HiddenEnd? {
    hiddenEnd(key, row, deleted, deletedSections)
  }

  private func hiddenEnd(
    _ key: ElementIdentity, _ row: DataIndexPath?, _ rows: [DataIndexPath: Animation],
    _ sections: [Int: Animation]
  ) -> HiddenEnd? {
    if key.category == .cell, let animation = row.flatMap({ rows[$0] }) {
      return HiddenEnd(animation: animation, isBlock: false)
    }
    return sections[key.section].map { HiddenEnd(animation: $0, isBlock: true) }
  }
}

extension RowAnimations {
  struct HiddenEnd {
    var animation: Animation
    /// Whether the whole section comes or goes, as one block.
    var isBlock: Bool

    /// The conditions on which a row's animation at its end depends.
    struct Space {
      var width: CGFloat
      /// The top of the space for the row while it is shut.
      var top: CGFloat
      /// The height of the block, or as much of it as can be seen.
      var blockHeight: CGFloat
    }

    /// Whether ``Space/top`` matters.
    var opensSpace: Bool {
      !isBlock && (animation == .top || animation == .bottom || animation == .middle)
    }

    /// The attributes of an element that is not there yet or any more: transparent, beside the
    /// table, or under its neighbours.
    ///
    /// A row that slides out from under another keeps its frame, in which its contents move: so
    /// they are clipped to the space that opens, whose rest the rows below still cover.
    @MainActor
    func attributes(
      _ attributes: any ElementAttributes, in space: Space, leaves: Bool
    ) -> any ElementAttributes {
      let result = attributes.duplicated()
      var state = result.state
      let height = state.size.height
      var reveal: CGFloat = 0
      state.alpha = 1
      switch animation {
      case .fade: state.alpha = 0
      case .left: state.center.x -= space.width
      case .right: state.center.x += space.width
      // Nothing of it is seen from now on.
      case .none: state.isHidden = leaves
      case .automatic: state.zIndex -= 1
      case .top: reveal = height
      case .bottom: reveal = -height
      case .middle: reveal = height / 2
      }
      if isBlock, reveal != 0 {
        state.center.y -= reveal / height * space.blockHeight
        state.zIndex -= 1
        reveal = 0
      } else if opensSpace {
        state.center.y = space.top + height / 2
        state.zIndex -= 1
      }
      result.state = state
      (result as? TableAttributes)?.reveal = reveal
      return result
    }
  }
}
