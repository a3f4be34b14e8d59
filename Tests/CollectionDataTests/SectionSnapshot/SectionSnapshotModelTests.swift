// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Expectations
import Foundation
import SeededRandom
import Testing

/// Appendix A, invariants 11 and 12, for section snapshots.
@Suite("Section snapshot against trees")
struct SectionSnapshotModelTests {
  /// The plainest thing that keeps the rules: trees that hold trees.
  private struct Tree: Equatable {
    var item: Int
    var isExpanded = false
    var children: [Tree] = []

    var items: [Int] { [item] + children.flatMap(\.items) }
    var visible: [Int] { [item] + (isExpanded ? children.flatMap(\.visible) : []) }

    static func rows(_ trees: [Tree], level: Int = 0, parent: Int? = nil) -> [Row] {
      trees.flatMap { tree in
        [Row(item: tree.item, level: level, parent: parent, isExpanded: tree.isExpanded)]
          + rows(tree.children, level: level + 1, parent: tree.item)
      }
    }

    static func find(_ item: Int, in trees: [Tree]) -> Tree? {
      for tree in trees {
        if tree.item == item { return tree }
        if let found = find(item, in: tree.children) { return found }
      }
      return nil
    }

    /// Replaces a tree by others; the tree itself says how.
    static func change(_ item: Int, in trees: [Tree], _ body: (Tree) -> [Tree]) -> [Tree] {
      trees.flatMap { tree -> [Tree] in
        if tree.item == item { return body(tree) }
        var tree = tree
        tree.children = change(item, in: tree.children, body)
        return [tree]
      }
    }
  }

  private struct Row: Equatable {
    var item: Int
    var level: Int
    var parent: Int?
    var isExpanded: Bool
  }

  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  private func rows(_ snapshot: Snapshot) -> [Row] {
    snapshot.items.map {
      Row(
        item: $0, level: snapshot.level(of: $0), parent: snapshot.parent(of: $0),
        isExpanded: snapshot.isExpanded($0))
    }
  }

  /// One random operation on both. What is refused is refused by both, and changes nothing.
  private func step(_ snapshot: inout Snapshot, _ trees: inout [Tree], _ random: inout SplitMix64) {
    func number() -> Int { Int.random(in: 0..<16, using: &random) }
    let items = trees.flatMap(\.items)
    let new = [number(), number()]
    let target = number()
    let isLegal = Set(new).count == 2 && !new.contains(where: items.contains)
    let isKnown = items.contains(target)
    let before = snapshot
    do {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        try snapshot.forest.append(new, to: nil)
        expect(isLegal)
        trees += new.map { Tree(item: $0) }
      case 1, 2:
        try snapshot.forest.append(new, to: target)
        expect(isLegal)
        expect(isKnown)
        trees = Tree.change(target, in: trees) {
          var tree = $0
          tree.children += new.map { Tree(item: $0) }
          return [tree]
        }
      case 3:
        let side: SnapshotSide = Bool.random(using: &random) ? .before : .after
        try snapshot.forest.insert(new, nextTo: target, side: side)
        expect(isLegal)
        expect(isKnown)
        let added = new.map { Tree(item: $0) }
        trees = Tree.change(target, in: trees) { side == .before ? added + [$0] : [$0] + added }
      case 4:
        try snapshot.forest.delete([target])
        expect(isKnown)
        trees = Tree.change(target, in: trees) { _ in [] }
      case 5:
        let isExpanded = !random.once(in: 3)
        if isExpanded { snapshot.expand(new) } else { snapshot.collapse(new) }
        for item in new {
          trees = Tree.change(item, in: trees) {
            var tree = $0
            tree.isExpanded = isExpanded
            return [tree]
          }
        }
      case 6:
        // A part of itself moves below another item.
        guard let part = items.randomElement(using: &random) else { return }
        var other = Snapshot(forest: try snapshot.forest.subforest(of: part, includingParent: true))
        guard let moved = Tree.find(part, in: trees), !moved.items.contains(target) else { return }
        expectEqual(rows(other), Tree.rows([moved]))
        if random.once(in: 2) { other.expand([part]) }
        guard isKnown else { return }
        var changed = snapshot
        try changed.forest.delete([part])
        try changed.forest.insert(other.forest, nextTo: target, side: .after)
        snapshot = changed
        trees = Tree.change(part, in: trees) { _ in [] }
        trees = Tree.change(target, in: trees) {
          var tree = moved
          tree.isExpanded = other.isExpanded(part)
          return [$0, tree]
        }
      default:
        var other = Snapshot()
        try other.forest.append(new, to: nil)
        try snapshot.forest.replaceChildren(of: target, with: other.forest)
        trees = Tree.change(target, in: trees) {
          var tree = $0
          tree.children = new.map { Tree(item: $0) }
          return [tree]
        }
      }
    } catch {
      expectEqual(snapshot, before, "\(error)")
    }
  }

  @Test func `Thousands of operations agree with trees`() {
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var snapshot = Snapshot()
      var trees: [Tree] = []
      for count in 0..<30 {
        step(&snapshot, &trees, &random)
        let visible = trees.flatMap(\.visible)
        guard rows(snapshot) == Tree.rows(trees), snapshot.visibleItems == visible,
          snapshot.rootItems == trees.map(\.item),
          snapshot.items.filter(snapshot.isVisible(_:)) == visible,
          snapshot.items.compactMap(snapshot.index(of:)) == Array(snapshot.items.indices)
        else {
          Issue.record("seed \(seed), step \(count): \(trees)\n\(snapshot.visualDescription())")
          return
        }
      }
      var expanded = snapshot
      expanded.expand(expanded.items)
      expectEqual(expanded.visibleItems, snapshot.items)
    }
  }

  // MARK: Following a list

  private func random(_ random: inout SplitMix64) -> Snapshot {
    var snapshot = Snapshot()
    for item in 0..<12 where !random.once(in: 4) {
      let parent = random.once(in: 3) ? nil : snapshot.items.randomElement(using: &random)
      snapshot.append([item], to: parent)
      if random.once(in: 2) { snapshot.expand([item]) }
    }
    return snapshot
  }

  @Test func `A forest that follows a list shows it, and keeps the trees of what stays`() {
    for seed in 0..<4000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let old = self.random(&random)
      var shown = old.visibleItems
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: 0...shown.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where place < shown.count: shown.remove(at: place)
        case 1 where shown.count > 1:
          let moved = shown.remove(at: Int.random(in: shown.indices, using: &random))
          shown.insert(moved, at: min(place, shown.count))
        default:
          let new = Int.random(in: 0..<20, using: &random)
          if !shown.contains(new) { shown.insert(new, at: place) }
        }
      }
      let new = Snapshot(forest: old.forest.following(shown))
      let comment: Comment =
        "seed \(seed): \(shown)\n\(old.visualDescription())\n\(new.visualDescription())"
      guard new.visibleItems == shown else {
        Issue.record(comment)
        return
      }
      expectEqual(Set(new.items).count, new.items.count, comment)
      // Without moves, everything that stays below its parent stays there.
      let isOrdered =
        shown.filter(old.visibleItems.contains) == old.visibleItems.filter(shown.contains)
      for item in old.visibleItems where isOrdered && shown.contains(item) {
        var parent = old.parent(of: item)
        while let ancestor = parent, !shown.contains(ancestor) {
          parent = old.parent(of: ancestor)
        }
        expectEqual(new.parent(of: item), parent, comment)
        expectEqual(new.isExpanded(item), old.isExpanded(item), comment)
      }
    }
  }
}
