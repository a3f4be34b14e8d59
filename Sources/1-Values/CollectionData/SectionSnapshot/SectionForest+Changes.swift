// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension SectionForest {
  // MARK: Adding

  /// Adds items behind the children of an item, or behind the roots.
  package mutating func append(
    _ items: [Item], to parent: Item?
  ) throws(SectionSnapshotError) {
    let operation = "append(_:to:)"
    var parentSlot = Self.none
    if let parent { parentSlot = try slot(of: parent, operation) }
    for slot in try reserve(items, operation) { link(slot, below: parentSlot) }
  }

  /// Adds items as siblings of an item; behind it means behind its whole subtree.
  package mutating func insert(
    _ items: [Item], nextTo destination: Item, side: SnapshotSide
  ) throws(SectionSnapshotError) {
    let operation = side.name("insert(_:before:)", "insert(_:after:)")
    let (parent, next) = try gap(nextTo: destination, side: side, operation)
    for slot in try reserve(items, operation) { link(slot, below: parent, before: next) }
  }

  package mutating func insert(
    _ forest: Self, nextTo destination: Item, side: SnapshotSide
  ) throws(SectionSnapshotError) {
    let operation = side.name("insert(_:before:)", "insert(_:after:)")
    let (parent, next) = try gap(nextTo: destination, side: side, operation)
    try graft(forest.order(), of: forest, below: parent, before: next, operation)
  }

  /// Returns the position of siblings of an item: below its parent, before it or before the one
  /// that follows it.
  private func gap(
    nextTo destination: Item, side: SnapshotSide, _ operation: String
  ) throws(SectionSnapshotError) -> (parent: Int32, next: Int32) {
    let slot = try slot(of: destination, operation)
    let node = nodes[Int(slot)]
    return (node.parent, side == .before ? slot : node.next)
  }

  /// Drops the children of an item and puts all trees of another forest in their place.
  package mutating func replaceChildren(
    of parent: Item, with forest: Self
  ) throws(SectionSnapshotError) {
    let operation = "replace(childrenOf:using:)"
    let parent = try slot(of: parent, operation)
    let dropped = order(from: parent).dropFirst()
    var isDropped = [Bool](repeating: false, count: nodes.count)
    for slot in dropped { isDropped[Int(slot)] = true }
    for (position, item) in forest.items.enumerated() {
      guard let slot = slot(of: item), !isDropped[Int(slot)] else { continue }
      throw .alreadyPresent(
        "\(item)", .init(first: index(of: item) ?? 0, second: position), operation: operation)
    }
    for slot in dropped { release(slot) }
    nodes[Int(parent)].firstChild = Self.none
    nodes[Int(parent)].lastChild = Self.none
    try graft(forest.order(), of: forest, below: parent, operation)
  }

  /// Adds nodes of another forest, parents before their children. Those whose parent is not among
  /// them come below a parent here.
  mutating func graft(
    _ sources: [Int32], of forest: Self, below parent: Int32 = SectionForest.none,
    before next: Int32 = SectionForest.none, _ operation: String
  ) throws(SectionSnapshotError) {
    let slots = try reserve(forest.items(at: sources), operation)
    var slotOfSource = [Int32](repeating: Self.none, count: forest.nodes.count)
    for (source, slot) in zip(sources, slots) {
      slotOfSource[Int(source)] = slot
      let node = forest.nodes[Int(source)]
      let copied = node.parent == Self.none ? Self.none : slotOfSource[Int(node.parent)]
      if copied == Self.none {
        link(slot, below: parent, before: next)
      } else {
        link(slot, below: copied)
      }
      nodes[Int(slot)].isExpanded = node.isExpanded
    }
  }

  /// Makes an item the last child of a parent, or the one before a sibling.
  mutating func link(
    _ slot: Int32, below parent: Int32, before next: Int32 = SectionForest.none
  ) {
    let previous: Int32
    if next != Self.none {
      previous = nodes[Int(next)].previous
      nodes[Int(next)].previous = slot
    } else {
      previous = parent == Self.none ? lastRoot : nodes[Int(parent)].lastChild
      if parent == Self.none { lastRoot = slot } else { nodes[Int(parent)].lastChild = slot }
    }
    if previous != Self.none {
      nodes[Int(previous)].next = slot
    } else if parent == Self.none {
      firstRoot = slot
    } else {
      nodes[Int(parent)].firstChild = slot
    }
    nodes[Int(slot)].parent = parent
    nodes[Int(slot)].previous = previous
    nodes[Int(slot)].next = next
  }

  // MARK: Deleting

  package mutating func delete(_ items: [Item]) throws(SectionSnapshotError) {
    var slots: [Int32] = []
    for item in items { slots.append(try slot(of: item, "delete(_:)")) }
    // One may be in the subtree of another, or be named twice.
    for slot in slots where itemOfSlot[Int(slot)] != nil { remove(slot) }
  }

  /// The forest without some of its items, and without their subtrees.
  func removing(_ items: [Item]) -> Self {
    var result = self
    for item in items {
      if let slot = result.slot(of: item) { result.remove(slot) }
    }
    return result
  }

  private mutating func remove(_ slot: Int32) {
    let subtree = order(from: slot)
    unlink(slot)
    for slot in subtree { release(slot) }
  }

  private mutating func unlink(_ slot: Int32) {
    let node = nodes[Int(slot)]
    if node.previous != Self.none {
      nodes[Int(node.previous)].next = node.next
    } else if node.parent == Self.none {
      firstRoot = node.next
    } else {
      nodes[Int(node.parent)].firstChild = node.next
    }
    if node.next != Self.none {
      nodes[Int(node.next)].previous = node.previous
    } else if node.parent == Self.none {
      lastRoot = node.previous
    } else {
      nodes[Int(node.parent)].lastChild = node.previous
    }
  }

  // MARK: Expanding

  /// Marks items as expanded or collapsed; those that are not here are ignored.
  mutating func setExpanded(_ isExpanded: Bool, _ items: [Item]) {
    for item in items {
      // Not written if it is so already: a write would copy what is shared.
      guard let slot = slot(of: item), nodes[Int(slot)].isExpanded != isExpanded else { continue }
      nodes[Int(slot)].isExpanded = isExpanded
    }
  }
}
