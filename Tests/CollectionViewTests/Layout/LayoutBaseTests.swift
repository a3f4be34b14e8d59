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

/// Behaviour section 6.1.
@Suite("Layout base class")
@MainActor
struct LayoutBaseTests {
  private let layout = UICollectionViewLayout()
  private let path = IndexPath(item: 0, section: 0)

  private final class Context: UICollectionViewLayoutInvalidationContext {}

  private final class ContextLayout: UICollectionViewLayout {
    override class var invalidationContextClass: AnyClass { Context.self }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      return attributes
    }
  }

  @Test func `It has no elements`() {
    layout.prepare()
    expectEqual(layout.collectionViewContentSize, .zero)
    expectNil(layout.layoutAttributesForElements(in: .infinite))
    expectNil(layout.layoutAttributesForItem(at: path))
    expectNil(layout.layoutAttributesForSupplementaryView(ofKind: "h", at: path))
    expectNil(layout.layoutAttributesForDecorationView(ofKind: "b", at: path))
  }

  @Test func `Its classes are the base classes`() {
    let attributes: AnyClass = UICollectionViewLayout.layoutAttributesClass
    let context: AnyClass = UICollectionViewLayout.invalidationContextClass
    expectEqual(
      ObjectIdentifier(attributes), ObjectIdentifier(UICollectionViewLayoutAttributes.self))
    expectEqual(
      ObjectIdentifier(context), ObjectIdentifier(UICollectionViewLayoutInvalidationContext.self))
  }

  @Test func `It is content with any bounds and any preferred size`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    expect(!layout.shouldInvalidateLayout(forBoundsChange: .infinite))
    expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
  }

  @Test func `Proposed offsets are taken`() {
    let offset = CGPoint(x: 1, y: 2)
    expectEqual(layout.targetContentOffset(forProposedContentOffset: offset), offset)
    expectEqual(
      layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: offset),
      offset)
  }

  @Test func `It adds and takes away nothing in an update`() {
    expectEmpty(layout.indexPathsToInsertForSupplementaryView(ofKind: "h"))
    expectEmpty(layout.indexPathsToDeleteForSupplementaryView(ofKind: "h"))
    expectEmpty(layout.indexPathsToInsertForDecorationView(ofKind: "b"))
    expectEmpty(layout.indexPathsToDeleteForDecorationView(ofKind: "b"))
  }

  @Test func `An item moved interactively stays where it is`() {
    expectEqual(layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero), path)
  }

  @Test func `A cell moved interactively follows the point`() {
    let attributes = ContextLayout().layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: CGPoint(x: 100, y: 200))
    expectEqual(attributes.frame, CGRect(x: 80, y: 190, width: 40, height: 20))
  }

  @Test func `It does not flip and is made from left to right`() {
    expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    expectEqual(layout.developmentLayoutDirection, .leftToRight)
  }

  @Test func `Contexts are of the layout's class and say what moves`() {
    let layout = ContextLayout()
    expect(layout.invalidationContext(forBoundsChange: .zero), is: Context.self)
    let other = IndexPath(item: 4, section: 0)
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [other], withTargetPosition: CGPoint(x: 3, y: 4),
      previousIndexPaths: [path], previousPosition: .zero)
    expect(context, is: Context.self)
    expectEqual(context.targetIndexPathsForInteractivelyMovingItems, [other])
    expectEqual(context.previousIndexPathsForInteractivelyMovingItems, [path])
    expectEqual(context.interactiveMovementTarget, CGPoint(x: 3, y: 4))
    expectNil(context.invalidatedItemIndexPaths)
    let end = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [other], previousIndexPaths: [path], movementCancelled: false)
    expectEqual(end.targetIndexPathsForInteractivelyMovingItems, [other])
    expectEqual(end.interactiveMovementTarget, .zero)
  }

  // Behaviour rule T-b.
  @Test func `A layout that is set on a second collection view leaves the first`() {
    let source = TestDataSource([3])
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 30, height: 30)
    let first = makeView(flow, source)
    expectEqual(first.visibleCells.count, 3)
    // Another one is created with it.
    let second = makeView(flow, source)
    expectSame(flow.collectionView, second)
    expectNotSame(first.collectionViewLayout, flow)
    for view in [first, second] { view.layoutIfNeeded() }
    expectEmpty(first.visibleCells)
    expectEqual(first.contentSize, .zero)
    expectEqual(second.visibleCells.count, 3)
    // It is set on one, at once and over time.
    first.collectionViewLayout = flow
    for view in [first, second] { view.layoutIfNeeded() }
    expectEqual(first.visibleCells.count, 3)
    expectEmpty(second.visibleCells)
    expectSame(flow.collectionView, first)
    second.setCollectionViewLayout(flow, animated: true)
    for view in [first, second] { view.layoutIfNeeded() }
    expectEmpty(first.visibleCells)
    expectEqual(second.visibleCells.count, 3)
    let other = UICollectionViewFlowLayout()
    first.collectionViewLayout = other
    first.layoutIfNeeded()
    expectEqual(first.visibleCells.count, 3)
    expectSame(other.collectionView, first)
    expectSame(flow.collectionView, second)
  }

  @Test(.waitsForProcesses)
  func `A layout of another collection view's interactive transition stays there`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewLayout()
        let one = UICollectionView(frame: .zero, collectionViewLayout: layout)
        one.startInteractiveTransition(to: UICollectionViewLayout())
        _ = UICollectionView(frame: .zero, collectionViewLayout: layout)
        withExtendedLifetime(one) {}
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(
      message, "cannot move to another collection view during an interactive transition",
      "\(message)")
  }

  @Test func `A layout that is replaced belongs to no view`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    expectSame(layout.collectionView, view)
    view.collectionViewLayout = UICollectionViewLayout()
    expectNil(layout.collectionView)
  }

  private static func faded(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    attributes.map { attributes in
      let copy = attributes.copy() as! UICollectionViewLayoutAttributes
      copy.alpha = 0.5
      return copy
    }
  }

  private final class FadingFlowLayout: UICollectionViewFlowLayout {
    override func adjustedAttributes(
      forVisibleElements attributes: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] { LayoutBaseTests.faded(attributes) }
  }

  private final class FadingCompositionalLayout: UICollectionViewCompositionalLayout {
    override func adjustedAttributes(
      forVisibleElements attributes: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] { LayoutBaseTests.faded(attributes) }
  }

  @Test func `What a subclass adjusts is shown, also without a handler`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    for layout in [FadingFlowLayout(), FadingCompositionalLayout(section: section)] {
      let source = TestDataSource([3])
      let view = makeView(layout, source)
      expectEqual(view.visibleCells.map(\.alpha), [0.5, 0.5, 0.5])
    }
  }
}
