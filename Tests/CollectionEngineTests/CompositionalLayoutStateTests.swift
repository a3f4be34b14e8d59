// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@testable import CollectionEngine

@Suite("Compositional layout state")
@MainActor
struct CompositionalLayoutStateTests {
  /// A list of rows that are estimated to be 44 points high.
  private func list(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = behavior
    section.visibleItemsInvalidationHandler = { _, _, _ in }
    return section
  }

  private func state(_ section: NSCollectionLayoutSection, items: Int) -> CompositionalLayoutState {
    let state = CompositionalLayoutState(section: section)
    solve(state, items: items)
    return state
  }

  private func solve(_ state: CompositionalLayoutState, items: Int) {
    let isSolved = state.solveIfNeeded(while: { true }) {
      LayoutContext(
        environment: LayoutEnvironment(
          container: LayoutContainer(contentSize: CGSize(width: 320, height: 480)),
          traitCollection: .standard),
        configuration: UICollectionViewCompositionalLayoutConfiguration(), itemCounts: [items])
    }
    expect(isSolved)
  }

  private func heights(_ state: CompositionalLayoutState) -> [CGFloat] {
    let viewport = Viewport(visibleRect: .zero)
    return state.elements(in: CGRect(x: 0, y: 0, width: 320, height: 480), viewport)?
      .map(\.frame.height) ?? []
  }

  @Test func `A measured size makes the content larger`() {
    let state = state(list(), items: 3)
    let growth = state.measure(CGSize(width: 320, height: 50), of: .cell(item: 1, section: 0))
    expectEqual(growth, CGSize(width: 0, height: 6))
    expectEqual(heights(state), [44, 50, 44])
  }

  @Test func `A change of data takes measured sizes along`() throws {
    let state = state(list(), items: 2)
    _ = state.measure(CGSize(width: 320, height: 50), of: .cell(item: 0, section: 0))
    state.invalidate(.counts)
    let insertion = BatchUpdates([.insertItem(IndexPath(item: 0, section: 0))])
    state.dataWillChange(
      through: ElementRenumbering(try insertion.mapping(from: [2], to: [3])))
    expect(state.needsSolve)
    expectEqual(state.previous?.layout.specification.itemCounts, [2])
    solve(state, items: 3)
    expectEqual(heights(state), [44, 50, 44])
    state.dataDidChange()
    expectNil(state.previous?.layout.specification.itemCounts)
  }

  @Test func `A handler is called again where a section scrolls vertically`() {
    let state = state(list(), items: 3)
    for _ in 0..<2 {
      let call = state.handlerCall(
        ofSection: 0, elements: [], contentOffset: CGPoint(x: 0, y: 7), orthogonalOffset: nil)
      expectEqual(call?.offset, CGPoint(x: 0, y: 7))
    }
  }

  @Test func `The handler of an orthogonal section gets each offset once`() {
    let state = state(list(.continuous), items: 3)
    func offset(_ orthogonal: CGFloat) -> CGPoint? {
      state.handlerCall(
        ofSection: 0, elements: [], contentOffset: .zero, orthogonalOffset: orthogonal)?.offset
    }
    expectEqual(offset(20), CGPoint(x: 20, y: 0))
    expectNil(offset(20))
    expectEqual(offset(30), CGPoint(x: 30, y: 0))
  }
}
