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

/// Behaviour section 7.5.
@Suite("Flow layout: self-sizing")
@MainActor
struct FlowSelfSizingTests {
  /// A cell of a natural size.
  private final class NaturalCell: UICollectionViewCell {
    var natural = CGSize.zero
    override func sizeThatFits(_ size: CGSize) -> CGSize { natural }
  }

  /// Supplies natural cells, without sizes for the layout.
  private class NaturalSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count: Int
    var natural: (Int) -> CGSize
    var supplied: [Int] = []

    init(_ count: Int, _ natural: @escaping (Int) -> CGSize) {
      self.count = count
      self.natural = natural
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as! NaturalCell).natural = natural(indexPath.item)
      supplied.append(indexPath.item)
      return cell
    }
  }

  /// The same, with sizes, which are then estimates.
  private final class SizedSource: NaturalSource, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 320, height: 100) }
  }

  private func makeView(
    _ layout: UICollectionViewFlowLayout, _ source: NaturalSource
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.traitOverrides.displayScale = 2
    view.register(NaturalCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return view
  }

  private func makeLayout(
    _ estimate: CGSize = UICollectionViewFlowLayout.automaticSize
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    return layout
  }

  @Test func `Cells of the same height take their own widths`() {
    let widths: [CGFloat] = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5]
    let source = NaturalSource(8) { CGSize(width: widths[$0], height: 29) }
    let view = makeView(makeLayout(), source)
    expectEqual(view.columns(), [0, 219.5, 0, 118.5, 219.5, 0, 60, 220.5])
    expectEqual(view.cellFrames.map(\.width), widths)
    expectEqual(view.contentSize.height, 107)
  }

  @Test func `Cells of equal widths form a grid`() {
    let source = NaturalSource(7) { _ in CGSize(width: 90, height: 30) }
    let view = makeView(makeLayout(CGSize(width: 60, height: 60)), source)
    expectEqual(view.columns(), [0, 115, 230, 0, 115, 230, 0])
  }

  // Behaviour rule F-23.
  @Test func `A cell wider than its line is not cut`() {
    let source = NaturalSource(2) { CGSize(width: $0 == 0 ? 500 : 40, height: 30) }
    let view = makeView(makeLayout(), source)
    expectEqual(view.frames()[0], CGRect(x: 0, y: 0, width: 500, height: 30))
    expectEqual(view.contentSize.width, 320)
  }

  @Test func `Without an estimate cells are not measured`() {
    let source = NaturalSource(3) { _ in CGSize(width: 90, height: 30) }
    let view = makeView(UICollectionViewFlowLayout(), source)
    expectAll(view.cellFrames, where: { $0.size == CGSize(width: 50, height: 50) })
  }

  // Behaviour rule F-20.
  @Test func `Sizes that the delegate gives are estimates of their items alone`() {
    let source = SizedSource(20) { _ in CGSize(width: 320, height: 60) }
    let view = makeView(makeLayout(), source)
    let heights = view.frames().map(\.height)
    let shown = view.visibleCells.count
    expectAll(heights.prefix(shown), where: { $0 == 60 })
    expectAll(heights.dropFirst(shown), where: { $0 == 100 })
    expectEqual(shown, 7)
  }

  @Test func `Each cell is made once and measured once`() {
    let source = NaturalSource(500) { CGSize(width: 320, height: 30 + CGFloat($0 % 5)) }
    let view = makeView(makeLayout(CGSize(width: 320, height: 44)), source)
    expectEqual(source.supplied, Array(0..<source.supplied.count))
    source.supplied = []
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    expectAtMost(source.supplied.count, 2)
  }

  @Test func `Measured sizes stay when lines are broken again`() {
    let source = NaturalSource(5) { _ in CGSize(width: 320, height: 60) }
    let layout = makeLayout()
    let view = makeView(layout, source)
    layout.minimumLineSpacing = 4
    view.layoutIfNeeded()
    expectEqual(view.rows(), [0, 64, 128, 192, 256])
  }

  // Behaviour rule Z-4.
  @Test func `Measured sizes are forgotten with the data`() {
    let source = NaturalSource(5) { _ in CGSize(width: 320, height: 60) }
    let view = makeView(makeLayout(), source)
    source.natural = { _ in CGSize(width: 320, height: 20) }
    view.reloadData()
    view.layoutIfNeeded()
    expectEqual(view.rows(), [0, 30, 60, 90, 120])
  }

  // Behaviour rule Z-4.
  @Test func `Measured sizes go where their items go`() {
    let source = NaturalSource(4) { CGSize(width: 320, height: 40 + 10 * CGFloat($0)) }
    let layout = makeLayout(CGSize(width: 320, height: 100))
    let view = makeView(layout, source)
    // Whoever asked the cells again would get other heights.
    source.natural = { _ in CGSize(width: 320, height: 90) }
    source.count = 3
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.moveItem(at: IndexPath(item: 3, section: 0), to: IndexPath(item: 0, section: 0))
    }
    view.layoutIfNeeded()
    expectEqual(view.frames().map(\.height), [70, 50, 60])
    view.performBatchUpdates { view.reloadItems(at: [IndexPath(item: 1, section: 0)]) }
    view.layoutIfNeeded()
    expectEqual(view.frames().map(\.height), [70, 90, 60])
  }

  // Behaviour rule Z-4.
  @Test func `Measured sizes are forgotten with the width`() {
    let source = NaturalSource(500) { _ in CGSize(width: 100, height: 60) }
    let view = makeView(makeLayout(CGSize(width: 100, height: 44)), source)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    let attributes = view.collectionViewLayout.layoutAttributesForItem(
      at: IndexPath(item: 499, section: 0))
    expectAll(view.cellFrames, where: { $0.height == 60 })
    expectEqual(attributes?.size.height, 60)
  }

  @Test func `A context for a measured size names the item and asks for nothing else`() throws {
    let source = NaturalSource(3) { _ in CGSize(width: 320, height: 60) }
    let layout = makeLayout()
    let view = makeView(layout, source)
    let path = IndexPath(item: 1, section: 0)
    let original = try #require(layout.layoutAttributesForItem(at: path))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    preferred.size.height = 75
    expect(
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    let context = try #require(
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        as? UICollectionViewFlowLayoutInvalidationContext)
    expectEqual(context.invalidatedItemIndexPaths, [path])
    expect(!context.invalidateFlowLayoutDelegateMetrics)
    expect(!context.invalidateFlowLayoutAttributes)
    expectEqual(context.contentSizeAdjustment, CGSize(width: 0, height: 15))
    expectEqual(context.contentOffsetAdjustment, .zero)
    withExtendedLifetime(view) {}
  }

  // Behaviour rule Z-14.
  @Test func `What grows before the visible part does not push it away`() throws {
    let source = NaturalSource(50) { _ in CGSize(width: 320, height: 60) }
    let layout = makeLayout()
    let view = makeView(layout, source)
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    let original = try #require(
      layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    preferred.size.height = 80
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    // Items that were never seen follow the average, which grows too.
    expectAtLeast(context.contentOffsetAdjustment.y, 20)
    withExtendedLifetime(view) {}
  }

  @Test func `A cell whose contents change is measured again`() throws {
    let source = NaturalSource(3) { _ in CGSize(width: 320, height: 60) }
    let view = makeView(makeLayout(), source)
    let cell = try #require(view.visibleCells[0] as? NaturalCell)
    cell.natural.height = 90
    cell.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    expectEqual(view.rows(), [0, 100, 170])
  }

  @Test func `Headers keep their reference size`() {
    let layout = makeLayout()
    layout.headerReferenceSize.height = 33
    let source = TestDataSource([2])
    source.height = { _ in 60 }
    source.supplementaryHeight = { _, _ in 90 }
    let view = makeFlowView(layout, source)
    expectEqual(view.header(0)?.frame.height, 33)
  }

  @Test func `A horizontal layout measures cells too`() {
    let layout = makeLayout()
    layout.scrollDirection = .horizontal
    let source = NaturalSource(4) { CGSize(width: 60 + 10 * CGFloat($0), height: 200) }
    let view = makeView(layout, source)
    // Two in each column, in its middle; 480 − 400 = 80 between them, and the least spacing in the last
    // column, since not all items are of one size (behaviour rule F-5).
    expectEqual(view.columns(), [5, 0, 85, 80])
    expectEqual(view.rows(), [0, 280, 0, 210])
    expectEqual(view.contentSize, CGSize(width: 170, height: 480))
  }
}
