// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Compositional layout state")
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

  private func solve(
    _ state: inout CompositionalLayoutState, _ section: NSCollectionLayoutSection, items: Int
  ) throws {
    let environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: CGSize(width: 320, height: 480)),
      traitCollection: .standard)
    let context = LayoutContext(
      environment: environment, configuration: UICollectionViewCompositionalLayoutConfiguration(),
      itemCounts: [items])
    state.willSolve()
    try state.solve(context.freeze(repeating: section), environment: environment)
  }

  private func heights(_ state: borrowing CompositionalLayoutState) -> [CGFloat] {
    let layout = state.solved
    return layout?.cellFrames.map(\.height) ?? []
  }

  @Test func `A measured size makes the content larger`() throws {
    var state = CompositionalLayoutState()
    try solve(&state, list(), items: 3)
    let growth = state.measure(CGSize(width: 320, height: 50), of: .cell(item: 1, section: 0))
    expectEqual(growth, CGSize(width: 0, height: 6))
    let heights = heights(state)
    expectEqual(heights, [44, 50, 44])
  }

  @Test func `A change of data takes measured sizes along`() throws {
    var state = CompositionalLayoutState()
    try solve(&state, list(), items: 2)
    _ = state.measure(CGSize(width: 320, height: 50), of: .cell(item: 0, section: 0))
    state.invalidate(.counts)
    state.dataWillChange(from: [2], to: [3]) {
      .cell(item: $0.index + 1, section: $0.section)
    }
    expectEqual(state.needsSolve, true)
    expectEqual(state.previous?.layout.cellFrames.count, 2)
    try solve(&state, list(), items: 3)
    let heights = heights(state)
    expectEqual(heights, [44, 50, 44])
    state.dataDidChange()
    expectNil(state.previous?.layout.cellFrames)
  }

  @Test func `A handler is called again where a section scrolls vertically`() throws {
    var state = CompositionalLayoutState()
    try solve(&state, list(), items: 3)
    for _ in 0..<2 {
      let call = state.handlerCall(
        ofSection: 0, elements: [], contentOffset: CGPoint(x: 0, y: 7), orthogonalOffset: nil)
      expectEqual(call?.offset, CGPoint(x: 0, y: 7))
    }
  }

  @Test func `The handler of an orthogonal section gets each offset once`() throws {
    var state = CompositionalLayoutState()
    try solve(&state, list(.continuous), items: 3)
    func offset(_ orthogonal: CGFloat) -> CGPoint? {
      state.handlerCall(
        ofSection: 0, elements: [], contentOffset: .zero, orthogonalOffset: orthogonal)?.offset
    }
    expectEqual(offset(20), CGPoint(x: 20, y: 0))
    expectNil(offset(20))
    expectEqual(offset(30), CGPoint(x: 30, y: 0))
  }
}
