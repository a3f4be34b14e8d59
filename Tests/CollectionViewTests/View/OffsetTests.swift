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

/// Behaviour rule Y-14: what moves the offset, and what brings it back to the start.
@Suite("Offset")
@MainActor
struct OffsetTests {
  /// Rows that are measured, whose contexts ask for an offset.
  private final class RowLayout: UICollectionViewLayout {
    var heights: [CGFloat]
    /// The offset that a context asks for, of the offset as it is; nil for none.
    var wanted: (_ item: Int, _ growth: CGFloat, _ offset: CGFloat) -> CGFloat? = { _, _, _ in nil }
    var questions = 0
    var rects: [CGRect] = []
    /// What a batch of updates is to end at.
    var target: CGPoint?

    init(count: Int) {
      heights = Array(repeating: 30, count: count)
      super.init()
    }
    required init?(coder: NSCoder) { nil }

    private func frame(_ item: Int) -> CGRect {
      CGRect(
        x: 0, y: heights.prefix(item).reduce(0, +), width: 320, height: heights[item])
    }
    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: heights.reduce(0, +))
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      rects.append(rect)
      return heights.indices.map {
        let row = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
        row.frame = frame($0)
        return row
      }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      questions += 1
      return false
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool { preferred.size.height != heights[original.indexPath.item] }
    override func invalidationContext(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      let (item, offset) = (original.indexPath.item, collectionView?.contentOffset.y ?? 0)
      let growth = preferred.size.height - heights[item]
      heights[item] = preferred.size.height
      if let wanted = wanted(item, growth, offset) {
        context.contentOffsetAdjustment.y = wanted - offset
      }
      return context
    }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }
  }

  private func make(_ count: Int, natural: CGFloat) -> (UICollectionView, RowLayout, TestDataSource)
  {
    let layout = RowLayout(count: count)
    let source = TestDataSource([count])
    source.height = { _ in natural }
    return (makeView(layout, source, size: CGSize(width: 320, height: 570)), layout, source)
  }

  @Test func `Contexts of one pass see the offset as the one before left it`() {
    let (view, layout, source) = make(40, natural: 30)
    view.contentOffset.y = 630
    view.layoutIfNeeded()
    source.height = { _ in 50 }
    var seen: [CGFloat] = []
    // As chat layouts do: as far from the end as before.
    layout.wanted = { [unowned layout] _, _, offset in
      seen.append(offset)
      return layout.heights.reduce(0, +) - 570
    }
    view.reloadData()
    view.layoutIfNeeded()
    // All rows that become visible grow by 20: each context adds just its own growth.
    expectAtLeast(seen.count, 19)
    expectEqual(seen, seen.indices.map { 630 + 20 * CGFloat($0) })
    expectEqual(view.contentOffset.y, layout.collectionViewContentSize.height - 570)
  }

  @Test func `Each adjustment asks the layout as any change of bounds does`() {
    let (view, layout, source) = make(40, natural: 30)
    view.contentOffset.y = 630
    view.layoutIfNeeded()
    source.height = { $0.item == 25 || $0.item == 26 ? 50 : 30 }
    layout.wanted = { _, growth, offset in offset + growth }
    layout.questions = 0
    view.reloadData()
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 670)
    expectEqual(layout.questions, 2)
    _ = source
  }

  @Test func `What is visible is asked for again when a round moved the offset`() {
    let (view, layout, source) = make(40, natural: 30)
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    source.height = { $0.item == 12 ? 70 : 30 }
    layout.wanted = { _, growth, offset in offset + growth }
    view.reloadData()
    layout.rects = []
    view.layoutIfNeeded()
    expectEqual(layout.rects.map(\.minY), [300, 340])
    expectEqual(view.indexPathsForVisibleItems.first?.item, 11)
  }

  @Test func `What grows on the first screen shows, whatever the layout asks for`() {
    let (view, layout, source) = make(40, natural: 30)
    source.height = { _ in 50 }
    layout.wanted = { _, growth, offset in offset + growth }
    view.reloadData()
    view.layoutIfNeeded()
    expectEqual(view.contentOffset, .zero)
    _ = source
  }

  @Test func `An offset beyond the contents is brought back at the end of the round`() {
    let (view, layout, source) = make(20, natural: 30)
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    source.height = { $0.item == 3 ? 40 : 30 }
    layout.wanted = { _, _, offset in offset + 5000 }
    view.reloadData()
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 40)
    _ = source
  }

  @Test func `An offset that a batch was set to end at stays when the contents grow`() {
    let (view, layout, source) = make(40, natural: 30)
    layout.target = CGPoint(x: 0, y: 200)
    view.performBatchUpdates { view.reloadItems(at: [IndexPath(item: 0, section: 0)]) }
    expectEqual(view.contentOffset.y, 200)
    layout.heights[39] = 90
    layout.invalidateLayout()
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 200)
    _ = source
  }

  @Test func `An offset that an invalidation adjusted stays when the contents grow`() {
    let (view, layout, source) = make(40, natural: 30)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = 70
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    layout.heights[39] = 90
    layout.invalidateLayout()
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 70)
    view.contentInset.top = 10
    expectEqual(view.contentOffset.y, 70)
    _ = source
  }

  @Test func `An offset that the layout brought back to the start follows the insets again`() {
    let (view, layout, source) = make(40, natural: 30)
    for distance in [70, -70] as [CGFloat] {
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = distance
      layout.invalidateLayout(with: context)
      view.layoutIfNeeded()
    }
    view.contentInset.top = 10
    expectEqual(view.contentOffset.y, -10)
    _ = source
  }

  @Test func `Mirrored contents stay at their start when only the other axis moved`() {
    let layout = SpyLayout()
    layout.flips = true
    layout.isHorizontal = true
    let source = TestDataSource([20])
    let view = makeView(layout, source, size: CGSize(width: 320, height: 40))
    view.traitOverrides.layoutDirection = .rightToLeft
    view.layoutIfNeeded()
    expectEqual(view.contentOffset.x, 1680)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = 7
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    layout.preferred[19] = CGSize(width: 150, height: 50)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    expectEqual(view.contentOffset, CGPoint(x: 1730, y: 7))
    _ = source
  }

  @Test func `Scrolling to where it is already counts as scrolling`() {
    let (view, _, source) = make(40, natural: 30)
    view.setContentOffset(.zero, animated: false)
    view.contentInset.top = 10
    expectEqual(view.contentOffset.y, 0)
    _ = source
  }
}
