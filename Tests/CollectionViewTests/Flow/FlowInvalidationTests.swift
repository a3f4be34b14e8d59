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

/// Behaviour section 7.4 and rules Y-10 to Y-13.
@Suite("Flow layout: invalidation")
@MainActor
struct FlowInvalidationTests {
  /// Records its calls.
  private final class NotingLayout: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewFlowLayoutInvalidationContext] = []
    var preparations = 0

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
        contexts.append(context)
      }
      super.invalidateLayout(with: context)
    }

    override func prepare() {
      preparations += 1
      super.prepare()
    }
  }

  private func makeView(
    _ count: Int = 30
  ) -> (view: UICollectionView, layout: NotingLayout, source: FlowSource) {
    let source = FlowSource([count])
    let layout = NotingLayout()
    let view = source.makeView(layout)
    layout.contexts = []
    layout.preparations = 0
    source.sizeCalls = 0
    return (view, layout, source)
  }

  @Test func `A new context invalidates metrics and lines`() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    expect(context.invalidateFlowLayoutDelegateMetrics)
    expect(context.invalidateFlowLayoutAttributes)
    let named: AnyClass = UICollectionViewFlowLayout.invalidationContextClass
    expectEqual(ObjectIdentifier(named), ObjectIdentifier(type(of: context)))
  }

  @Test func `Contexts are of the class that a subclass names`() {
    final class OwnContext: UICollectionViewFlowLayoutInvalidationContext { var note = "own" }
    final class OwnLayout: UICollectionViewFlowLayout {
      override class var invalidationContextClass: AnyClass { OwnContext.self }
    }
    let source = TestDataSource([3])
    let layout = OwnLayout()
    let view = makeFlowView(layout, source)
    let context = layout.invalidationContext(forBoundsChange: view.bounds)
    expectEqual((context as? OwnContext)?.note, "own")
  }

  // Behaviour rule F-18.
  @Test func `Each property invalidates when it changes, and only then`() {
    let changes: [(String, (UICollectionViewFlowLayout) -> Void)] = [
      ("itemSize", { $0.itemSize = CGSize(width: 70, height: 50) }),
      ("minimumLineSpacing", { $0.minimumLineSpacing = 7 }),
      ("minimumInteritemSpacing", { $0.minimumInteritemSpacing = 7 }),
      ("sectionInset", { $0.sectionInset.left = 7 }),
      ("headerReferenceSize", { $0.headerReferenceSize.height = 7 }),
      ("footerReferenceSize", { $0.footerReferenceSize.height = 7 }),
      ("scrollDirection", { $0.scrollDirection = .horizontal }),
      ("estimatedItemSize", { $0.estimatedItemSize = CGSize(width: 7, height: 7) }),
      ("sectionHeadersPinToVisibleBounds", { $0.sectionHeadersPinToVisibleBounds = true }),
      ("sectionFootersPinToVisibleBounds", { $0.sectionFootersPinToVisibleBounds = true }),
    ]
    for (name, change) in changes {
      let layout = NotingLayout()
      change(layout)
      expectEqual(layout.contexts.count, 1, "\(name)")
      change(layout)
      expectEqual(layout.contexts.count, 1, "\(name)")
    }
  }

  // Behaviour rule F-13.
  @Test func `The reference of section insets does not invalidate`() {
    let layout = NotingLayout()
    layout.sectionInsetReference = .fromLayoutMargins
    expectEmpty(layout.contexts)
  }

  @Test func `A property that changes is seen after the next pass`() {
    let source = TestDataSource([6])
    let layout = UICollectionViewFlowLayout()
    let view = makeFlowView(layout, source)
    layout.itemSize = CGSize(width: 200, height: 20)
    view.layoutIfNeeded()
    expectEqual(view.cellFrames[1], CGRect(x: 60, y: 30, width: 200, height: 20))
    expectEqual(view.contentSize.height, 170)
  }

  // Behaviour rule F-16.
  @Test func `Another width invalidates all, another height nothing`() {
    let (view, layout, source) = makeView()
    view.frame.size.height = 300
    view.layoutIfNeeded()
    expectEmpty(layout.contexts)
    view.frame.size.width = 400
    expectEqual(layout.contexts.map(\.invalidateFlowLayoutDelegateMetrics), [true])
    expectEqual(layout.contexts.map(\.invalidateFlowLayoutAttributes), [true])
    view.layoutIfNeeded()
    expectEqual(source.sizeCalls, 30)
    expectEqual(view.columns()[5], 350)
  }

  @Test func `A horizontal layout depends on the height`() {
    let source = TestDataSource([6])
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let view = makeFlowView(layout, source)
    var bounds = view.bounds
    bounds.size.width += 10
    expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds))
    bounds.size.height += 10
    expect(layout.shouldInvalidateLayout(forBoundsChange: bounds))
  }

  @Test func `Scrolling invalidates nothing`() {
    let (view, layout, source) = makeView(500)
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    expectEmpty(layout.contexts)
    expectEqual(layout.preparations, 0)
    expectEqual(source.sizeCalls, 0)
  }

  // Behaviour rule F-15.
  @Test func `Scrolling past pinned headers asks and breaks nothing`() {
    let (view, layout, source) = makeView(500)
    source.header = 30
    layout.sectionHeadersPinToVisibleBounds = true
    view.layoutIfNeeded()
    (layout.contexts, layout.preparations, source.sizeCalls) = ([], 0, 0)
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    expectEqual(layout.contexts.map(\.invalidateFlowLayoutDelegateMetrics), [false])
    expectEqual(layout.contexts.map(\.invalidateFlowLayoutAttributes), [false])
    expectEqual(layout.preparations, 1)
    expectEqual(source.sizeCalls, 0)
    expectEqual(view.header(0)?.frame.minY, 200)
  }

  // Behaviour rule F-17.
  @Test func `Without its metrics flag a context breaks lines of known sizes`() {
    let (view, layout, source) = makeView()
    source.size = { _ in CGSize(width: 200, height: 20) }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    view.layoutIfNeeded()
    expectEqual(source.sizeCalls, 0)
    expectEqual(view.frames()[0].size, CGSize(width: 50, height: 50))
    layout.invalidateLayout()
    view.layoutIfNeeded()
    expectEqual(source.sizeCalls, 30)
    expectEqual(view.frames()[0].size, CGSize(width: 200, height: 20))
  }

  @Test func `Reloaded data are asked about again`() {
    let (view, _, source) = makeView()
    source.cells.counts = [3, 2]
    view.reloadData()
    view.layoutIfNeeded()
    expectEqual(source.sizeCalls, 5)
    expectEqual(view.contentSize.height, 100)
    expectEqual(view.visibleCells.count, 5)
  }

  @Test func `Content insets reduce the space of lines`() {
    let (view, layout, source) = makeView()
    view.contentInset = UIEdgeInsets(0, 20, 0, 30)
    view.layoutIfNeeded()
    // 270 points: four of 50 with gaps of 23 and a third.
    expectEqual(view.columns().prefix(5), [0, 73.5, 146.5, 220, 0])
    expectEqual(view.contentSize.width, 270)
    view.contentInset = .zero
    view.layoutIfNeeded()
    expectEqual(view.contentSize.width, 320)
    withExtendedLifetime((layout, source)) {}
  }

  @Test func `Margins that change move lines that are counted from them`() {
    let source = TestDataSource([3])
    let layout = UICollectionViewFlowLayout()
    layout.sectionInsetReference = .fromLayoutMargins
    let view = makeFlowView(layout, source) { $0.layoutMargins = .zero }
    expectEqual(view.columns()[0], 0)
    view.layoutMargins.left = 25
    view.layoutIfNeeded()
    expectEqual(view.columns()[0], 25)
  }
}
