// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension SectionForest {
  /// All items, depth first.
  var items: [Item] { items(at: order()) }

  /// The items without a parent.
  var rootItems: [Item] {
    var result: [Item] = []
    var slot = firstRoot
    while slot != Self.none {
      if let item = itemOfSlot[Int(slot)] { result.append(item) }
      slot = nodes[Int(slot)].next
    }
    return result
  }

  /// The items all of whose ancestors are expanded, depth first.
  var visibleItems: [Item] { items(at: order(visibleOnly: true)) }

  /// Returns whether there is such an item.
  func contains(_ item: Item) -> Bool { slot(of: item) != nil }

  /// Returns whether an item is marked as expanded.
  package func isExpanded(_ item: Item) throws(SectionSnapshotError) -> Bool {
    nodes[Int(try slot(of: item, "isExpanded(_:)"))].isExpanded
  }

  /// Returns whether all ancestors of an item are expanded.
  package func isVisible(_ item: Item) throws(SectionSnapshotError) -> Bool {
    ancestors(of: try slot(of: item, "isVisible(_:)")).allSatisfy { nodes[Int($0)].isExpanded }
  }

  /// The number of an item's ancestors.
  package func level(of item: Item) throws(SectionSnapshotError) -> Int {
    ancestors(of: try slot(of: item, "level(of:)")).count
  }

  /// The parent of an item; nil for a root.
  package func parent(of item: Item) throws(SectionSnapshotError) -> Item? {
    let parent = nodes[Int(try slot(of: item, "parent(of:)"))].parent
    return parent == Self.none ? nil : itemOfSlot[Int(parent)]
  }

  /// The trees below an item, or the tree that it is the root of.
  package func subforest(
    of parent: Item, includingParent: Bool
  ) throws(SectionSnapshotError) -> Self {
    let root = try slot(of: parent, "snapshot(of:includingParent:)")
    var result = Self()
    let sources = Array(order(from: root).dropFirst(includingParent ? 0 : 1))
    try result.graft(sources, of: self, "snapshot(of:includingParent:)")
    return result
  }

  /// From the parent up to the root.
  private func ancestors(of slot: Int32) -> [Int32] {
    var result: [Int32] = []
    var parent = nodes[Int(slot)].parent
    while parent != Self.none {
      result.append(parent)
      parent = nodes[Int(parent)].parent
    }
    return result
  }
}
