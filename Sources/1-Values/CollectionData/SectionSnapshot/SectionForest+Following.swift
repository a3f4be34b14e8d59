// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension SectionForest {
  /// The forest that shows other items: what stays keeps its place in its tree.
  ///
  /// A data source follows so a snapshot that changes a section whose items it holds as trees
  /// (behaviour rule DD-17):
  ///
  /// * What is no longer shown is dropped with what is hidden below it; what is still shown below
  /// it goes one level up. * What is new comes behind the shown item that precedes it, at that
  /// one's level, or below it where its children follow. * What moved is treated as if it were new,
  /// but stays below its parent where that is possible; what is hidden below it travels along.
  ///
  /// - Parameter shown: What is to be shown; all different.
  /// - Returns: The forest whose ``visibleItems`` these are.
  /// - Complexity: O(items + shown), and O(moved × log shown).
  package func following(_ shown: [Item]) -> Self {
    let visible = order(visibleOnly: true)
    if items(at: visible) == shown { return self }
    var search = FollowingSearch(self, visible: visible, shown: shown)
    return search.run()
  }
}

/// Builds the forest that follows a list of shown items, from the first to the last.
private struct FollowingSearch<Item: Hashable> {
  typealias Forest = SectionForest<Item>

  private let old: Forest
  private let shown: [Item]
  /// By shown item: its old slot.
  private var slots: [Int32]
  /// By shown item: whether it was shown and keeps its place among those that do.
  private var stays: [Bool]
  /// By old slot: whether it was shown; is shown; keeps its place.
  private var wasShown: [Bool]
  private var isShown: [Bool]
  private var isKept: [Bool]

  private var result = Forest()
  /// The new slots from a root down to the item that was placed last.
  private var path: [Int32] = []
  /// By old slot: how deep it is on the path, negative if it is not on it.
  private var depths: [Int32]
  /// In parallel with the path: the old slots.
  private var oldPath: [Int32] = []

  init(_ old: Forest, visible: [Int32], shown: [Item]) {
    self.old = old
    self.shown = shown
    let none = [Bool](repeating: false, count: old.nodes.count)
    (wasShown, isShown, isKept) = (none, none, none)
    depths = [Int32](repeating: -1, count: old.nodes.count)
    slots = shown.map { old.slot(of: $0) ?? Forest.none }
    var ranks = [Int32](repeating: -1, count: old.nodes.count)
    for (rank, slot) in visible.enumerated() {
      ranks[Int(slot)] = Int32(rank)
      wasShown[Int(slot)] = true
    }
    stays = longestIncreasingSubsequence(
      of: slots.map { $0 == Forest.none ? -1 : ranks[Int($0)] })
    for (slot, stays) in zip(slots, stays) where slot != Forest.none {
      isShown[Int(slot)] = true
      isKept[Int(slot)] = stays
    }
  }

  mutating func run() -> Forest {
    // The parent of the next item that stays must not be left before that item comes.
    var needed = [Int32](repeating: Forest.none, count: shown.count + 1)
    for index in shown.indices.reversed() {
      needed[index] = stays[index] ? keptParent(of: slots[index]) : needed[index + 1]
    }
    for index in shown.indices { insert(index, needed: needed[index]) }
    return result
  }

  private mutating func insert(_ index: Int, needed: Int32) {
    let slot = slots[index]
    // Beside the item before, if nothing else is known.
    var depth = max(path.count - 1, 0)
    if slot != Forest.none && wasShown[Int(slot)] && !stays[index] {
      let parent = old.nodes[Int(slot)].parent
      if parent == Forest.none {
        depth = 0
      } else if depths[Int(parent)] >= 0 {
        depth = Int(depths[Int(parent)]) + 1
      }
    }
    let least = needed == Forest.none ? 0 : Int(depths[Int(needed)]) + 1
    depth = stays[index] ? least : max(depth, least)
    while path.count > depth {
      path.removeLast()
      if let left = oldPath.popLast(), left != Forest.none { depths[Int(left)] = -1 }
    }

    let added = result.add(shown[index], below: path.last ?? Forest.none)
    if slot != Forest.none {
      depths[Int(slot)] = Int32(path.count)
      result.nodes[Int(added)].isExpanded = wasShown[Int(slot)] && old.nodes[Int(slot)].isExpanded
      addHidden(below: slot, to: added)
    }
    path.append(added)
    oldPath.append(slot)
  }

  /// The nearest ancestor that stays.
  private func keptParent(of slot: Int32) -> Int32 {
    var parent = old.nodes[Int(slot)].parent
    while parent != Forest.none && !isKept[Int(parent)] { parent = old.nodes[Int(parent)].parent }
    return parent
  }

  /// Keeps what was hidden below a shown item there, but for what is shown elsewhere now.
  private mutating func addHidden(below slot: Int32, to added: Int32) {
    // The children of an expanded item were shown; those that are not any more are dropped.
    guard !(wasShown[Int(slot)] && old.nodes[Int(slot)].isExpanded) else { return }
    var newSlots: [Int32: Int32] = [slot: added]
    for hidden in old.order(from: slot).dropFirst() where !isShown[Int(hidden)] {
      let node = old.nodes[Int(hidden)]
      guard let parent = newSlots[node.parent], let item = old.itemOfSlot[Int(hidden)] else {
        continue
      }
      let new = result.add(item, below: parent)
      result.nodes[Int(new)].isExpanded = node.isExpanded
      newSlots[hidden] = new
    }
  }
}

extension SectionForest {
  /// Adds an item that is known to be new as the last child of a parent.
  fileprivate mutating func add(_ item: Item, below parent: Int32) -> Int32 {
    guard let slot = try? reserve(CollectionOfOne(item), "").first else { return Self.none }
    link(slot, below: parent)
    return slot
  }
}
