// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

/// Behaviour section 3.9.
@Suite("Visible-items handler")
@MainActor
struct VisibleItemsTests {
  private final class Calls {
    var sections: [Int] = []
    var offsets: [CGPoint] = []
    var containers: [CGSize] = []
    var items: [[any NSCollectionLayoutVisibleItem]] = []

    func clear() { (sections, offsets, containers, items) = ([], [], [], []) }
  }

  private let calls = Calls()

  private func make(
    counts: [Int], orthogonal: Bool = true, height: NSCollectionLayoutDimension = .absolute(60),
    change: @escaping (any NSCollectionLayoutVisibleItem, CGPoint) -> Void = { _, _ in }
  ) -> (UICollectionView, TestDataSource) {
    let layout = UICollectionViewCompositionalLayout { [calls] index, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: orthogonal ? .absolute(100) : .fractionalWidth(1), heightDimension: height)
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      if orthogonal { section.orthogonalScrollingBehavior = .continuous }
      section.boundarySupplementaryItems = [boundaryItem(.absolute(20))]
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        calls.sections.append(index)
        calls.offsets.append(offset)
        calls.containers.append(environment.container.contentSize)
        calls.items.append(items)
        for item in items where item.representedElementCategory == .cell { change(item, offset) }
      }
      return section
    }
    let source = TestDataSource(counts)
    let view = makeView(layout, source, kinds: [UICollectionView.elementKindSectionHeader])
    return (view, source)
  }

  @Test func `It is called after a solve for the last section first`() {
    let (view, source) = make(counts: [8, 8])
    expectEqual(calls.sections, [1, 0])
    expectEqual(calls.offsets, [CGPoint(x: 0, y: 80), CGPoint(x: 0, y: 0)])
    expectEqual(calls.containers, [CGSize(width: 320, height: 60), CGSize(width: 320, height: 60)])
    _ = (view, source)
  }

  @Test func `It is called when its section scrolls, and for no other section`() {
    let (view, source) = make(counts: [8, 8])
    calls.clear()
    view.setOrthogonalOffset(30, forSection: 1)
    view.layoutIfNeeded()
    expectEqual(calls.sections, [1])
    expectEqual(calls.offsets, [CGPoint(x: 30, y: 80)])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expectEqual(calls.sections, [1])
    _ = source
  }

  @Test func `It is given cells first, then supplementary views`() {
    let (view, source) = make(counts: [8])
    let items = calls.items[0]
    expectEqual(items.map(\.indexPath.item), [0, 1, 2, 3, 0])
    expectEqual(items.last?.representedElementKind, UICollectionView.elementKindSectionHeader)
    expectEqual(items[1].frame, CGRect(x: 100, y: 20, width: 100, height: 60))
    expectEqual(items[1].bounds, CGRect(x: 0, y: 0, width: 100, height: 60))
    _ = (view, source)
  }

  @Test func `What it sets is shown, follows the section and stays`() {
    let (view, source) = make(counts: [8]) { item, offset in
      let distance = abs(item.frame.midX - offset.x - 160)
      item.alpha = distance < 60 ? 1 : 0.5
      let scale: CGFloat = distance < 60 ? 1 : 0.5
      item.transform = CGAffineTransform(scaleX: scale, y: scale)
      item.zIndex = distance < 60 ? 5 : 0
    }
    expectEqual(view.visibleCells.map(\.alpha), [0.5, 1, 0.5, 0.5])
    expectEqual(view.visibleCells[0].transform, CGAffineTransform(scaleX: 0.5, y: 0.5))
    expectEqual(view.layoutTree.elements.filter { $0.zIndex == 5 }.map(\.indexPath), [[0, 1]])
    view.setOrthogonalOffset(100, forSection: 0)
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.alpha), [0.5, 1, 0.5, 0.5])
    expectEqual(view.indexPathsForVisibleItems.map(\.item), [1, 2, 3, 4])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.alpha), [0.5, 1, 0.5, 0.5])
    _ = source
  }

  @Test func `The same objects come again with what was set`() {
    let (view, source) = make(counts: [8]) { item, _ in
      if item.indexPath.item == 0, item.alpha == 1 { item.alpha = 0.3 }
    }
    let first = calls.items[0][0]
    view.setOrthogonalOffset(20, forSection: 0)
    view.layoutIfNeeded()
    expectSame(calls.items[1][0], first)
    expectEqual(first.alpha, 0.3)
    expectEqual(view.visibleCells[0].alpha, 0.3)
    // A new solve starts from scratch.
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    expectNotSame(calls.items[2][0], first)
    _ = source
  }

  @Test func `Objects of elements that have gone are released, and what was set is not`() {
    struct Reference { weak var item: (any NSCollectionLayoutVisibleItem)? }
    var references: [ObjectIdentifier: Reference] = [:]
    var alphas: [Int: CGFloat] = [:]
    let (view, source) = make(counts: [2_000]) { item, _ in
      references[ObjectIdentifier(item)] = Reference(item: item)
      alphas[item.indexPath.item] = item.alpha
      if item.alpha == 1, item.indexPath.item % 2 == 0 { item.alpha = 0.3 }
    }
    // The client holds one of them.
    let held = calls.items[0][1]
    for offset in stride(from: 300, through: 199_000, by: 300) {
      view.setOrthogonalOffset(CGFloat(offset), forSection: 0)
      view.layoutIfNeeded()
      calls.clear()
    }
    expectAtMost(references.values.count { $0.item != nil }, 200)
    alphas = [:]
    view.setOrthogonalOffset(0, forSection: 0)
    view.layoutIfNeeded()
    expectEqual(alphas, [0: 0.3, 1: 1, 2: 0.3, 3: 1])
    expectSame(calls.items.last?[1], held)
    expectEqual(view.visibleCells.map(\.alpha), [0.3, 1, 0.3, 1])
    _ = source
  }

  @Test func `A hidden item can be shown again`() {
    let (view, source) = make(counts: [8]) { item, offset in
      item.isHidden = item.indexPath.item == 1 && offset.x == 0
    }
    let path = IndexPath(item: 1, section: 0)
    expectEqual(view.cellForItem(at: path)?.isHidden, true)
    view.setOrthogonalOffset(20, forSection: 0)
    view.layoutIfNeeded()
    expectEqual(view.cellForItem(at: path)?.isHidden, false)
    _ = source
  }

  @Test func `The handler of an ordinary section is called in every pass, with the main offset`() {
    let (view, source) = make(counts: [20], orthogonal: false)
    expectEqual(calls.sections, [0])
    view.contentOffset.y = 15
    view.layoutIfNeeded()
    expectEqual(calls.sections, [0, 0])
    expectEqual(calls.offsets.last, CGPoint(x: 0, y: 15))
    expectEqual(calls.containers.last, CGSize(width: 320, height: 480))
    _ = source
  }

  @Test(.waitsForProcesses) func `Items of estimated sizes refuse changes`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (view, source) = VisibleItemsTests().make(counts: [3], height: .estimated(44)) {
          item, _ in item.alpha = 0.5
        }
        guard view.visibleCells.map(\.alpha) == [1, 1, 1] else { fatalError("changed") }
        _ = source
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectContains(message, "the changes are ignored")
  }
}
