// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The items of a section as trees.
///
/// The nodes of the trees are in one array, each at the *slot* of its item, and name their
/// neighbours by slot. So adding and removing cost nothing for what stays, and a copy is a copy of
/// arrays, shared until one is changed. Nothing recurses: a tree may be as deep as memory allows.
///
/// What is wrong in a call is thrown, and then nothing has changed.
package struct SectionForest<Item: Hashable> {
  struct Node {
    var parent: Int32
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var previous: Int32 = -1
    var next: Int32 = -1
    var isExpanded = false
  }

  /// The slot that stands for no item: the parent of a root, the sibling of an only child.
  static var none: Int32 { -1 }

  /// By slot; nil where a slot is free.
  private(set) var itemOfSlot: [Item?] = []
  var nodes: [Node] = []
  private var slotOfItem: [Item: Int32] = [:]
  private var freeSlots: [Int32] = []
  var firstRoot: Int32 = -1
  var lastRoot: Int32 = -1

  package init() {}

  // MARK: Slots

  var count: Int { slotOfItem.count }

  func slot(of item: Item) -> Int32? { slotOfItem[item] }

  func slot(
    of item: Item, _ operation: String
  ) throws(SectionSnapshotError) -> Int32 {
    guard let slot = slotOfItem[item] else { throw .unknown("\(item)", operation: operation) }
    return slot
  }

  /// Gives slots to new items, each hashed once.
  ///
  /// Until they are linked, their parents are negative and tell their positions in the argument.
  mutating func reserve(
    _ items: some Sequence<Item>, _ operation: String
  ) throws(SectionSnapshotError) -> [Int32] {
    var slots: [Int32] = []
    for (position, item) in items.enumerated() {
      let next = freeSlots.last ?? Int32(nodes.count)
      let slot = Self.value(of: &slotOfItem[item, default: next])
      let node = Node(parent: Self.none - 1 - Int32(position))
      if slot != next {
        let first = Int(Self.none - 1 - nodes[Int(slot)].parent)
        let isRepeated = first >= 0
        for reserved in slots { release(reserved) }
        if isRepeated {
          throw .repeated(
            "\(item)", .init(first: first, second: position), operation: operation)
        }
        throw .alreadyPresent(
          "\(item)", .init(first: index(of: slot), second: position), operation: operation)
      }
      if freeSlots.popLast() == nil {
        nodes.append(node)
        itemOfSlot.append(item)
      } else {
        nodes[Int(slot)] = node
        itemOfSlot[Int(slot)] = item
      }
      slots.append(slot)
    }
    return slots
  }

  /// The value that an entry has, after the default was put in: a single look into the table.
  private static func value(of entry: inout Int32) -> Int32 { entry }

  /// Forgets an item that is linked nowhere.
  mutating func release(_ slot: Int32) {
    guard let item = itemOfSlot[Int(slot)] else { return }
    slotOfItem[item] = nil
    itemOfSlot[Int(slot)] = nil
    freeSlots.append(slot)
  }

  func items(at slots: [Int32]) -> [Item] { slots.compactMap { itemOfSlot[Int($0)] } }

  // MARK: Order

  /// The slots of a subtree, or of the whole forest, depth first.
  ///
  /// - Parameters:
  ///   - root: The root of the subtree, which comes first; ``none`` for the forest.
  ///   - visibleOnly: Whether the children of collapsed items are left out.
  /// - Returns: The slots, each before those of its children.
  func order(from root: Int32 = SectionForest.none, visibleOnly: Bool = false) -> [Int32] {
    var result: [Int32] = []
    if root == Self.none && !visibleOnly { result.reserveCapacity(count) }
    var slot = root == Self.none ? firstRoot : root
    while slot != Self.none {
      result.append(slot)
      let node = nodes[Int(slot)]
      if node.firstChild != Self.none && (node.isExpanded || !visibleOnly) {
        slot = node.firstChild
      } else {
        slot = follower(of: slot, within: root)
      }
    }
    return result
  }

  /// Returns what follows a subtree, depth first.
  private func follower(of slot: Int32, within root: Int32) -> Int32 {
    var slot = slot
    while slot != root && slot != Self.none {
      let node = nodes[Int(slot)]
      if node.next != Self.none { return node.next }
      slot = node.parent
    }
    return Self.none
  }

  private func index(of slot: Int32) -> Int { order().firstIndex(of: slot) ?? 0 }

  /// The place of an item among all, depth first; nil if it is not here.
  ///
  /// - Complexity: O(items).
  func index(of item: Item) -> Int? { slotOfItem[item].map { index(of: $0) } }
}

extension SectionForest: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    guard left.count == right.count else { return false }
    if left.nodes.sharesStorage(with: right.nodes) && left.firstRoot == right.firstRoot
      && left.itemOfSlot.sharesStorage(with: right.itemOfSlot)
    {
      return true
    }
    return left.outline.elementsEqual(right.outline) {
      left.itemOfSlot[Int($0.slot)] == right.itemOfSlot[Int($1.slot)] && $0.level == $1.level
        && left.nodes[Int($0.slot)].isExpanded == right.nodes[Int($1.slot)].isExpanded
    }
  }

  package func hash(into hasher: inout Hasher) {
    for (slot, level) in outline {
      hasher.combine(itemOfSlot[Int(slot)])
      hasher.combine(level)
      hasher.combine(nodes[Int(slot)].isExpanded)
    }
  }

  /// All slots with their levels, depth first: that is all there is to know of the trees.
  var outline: [(slot: Int32, level: Int)] {
    var levels = [Int32](repeating: 0, count: nodes.count)
    return order().map { slot in
      let parent = nodes[Int(slot)].parent
      if parent != Self.none { levels[Int(slot)] = levels[Int(parent)] + 1 }
      return (slot, Int(levels[Int(slot)]))
    }
  }
}

extension SectionForest: Sendable where Item: Sendable {}
extension SectionForest.Node: Sendable {}

extension SectionForest {
  var items: [Item] { items(at: order()) }

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

  func contains(_ item: Item) -> Bool { slot(of: item) != nil }

  package func isExpanded(_ item: Item) throws(SectionSnapshotError) -> Bool {
    nodes[Int(try slot(of: item, "isExpanded(_:)"))].isExpanded
  }

  /// Returns whether all ancestors of an item are expanded.
  package func isVisible(_ item: Item) throws(SectionSnapshotError) -> Bool {
    ancestors(of: try slot(of: item, "isVisible(_:)")).allSatisfy { nodes[Int($0)].isExpanded }
  }

  package func level(of item: Item) throws(SectionSnapshotError) -> Int {
    ancestors(of: try slot(of: item, "level(of:)")).count
  }

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
