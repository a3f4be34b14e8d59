// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import CollectionView
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
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .infinite) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "h", at: path) == nil)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "b", at: path) == nil)
  }

  @Test func `Its classes are the base classes`() {
    let attributes: AnyClass = UICollectionViewLayout.layoutAttributesClass
    let context: AnyClass = UICollectionViewLayout.invalidationContextClass
    #expect(ObjectIdentifier(attributes) == ObjectIdentifier(UICollectionViewLayoutAttributes.self))
    #expect(
      ObjectIdentifier(context)
        == ObjectIdentifier(UICollectionViewLayoutInvalidationContext.self))
  }

  @Test func `It is content with any bounds and any preferred size`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .infinite))
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
  }

  @Test func `Proposed offsets are taken`() {
    let offset = CGPoint(x: 1, y: 2)
    #expect(layout.targetContentOffset(forProposedContentOffset: offset) == offset)
    #expect(
      layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: offset)
        == offset)
  }

  @Test func `It adds and takes away nothing in an update`() {
    #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: "h").isEmpty)
    #expect(layout.indexPathsToDeleteForSupplementaryView(ofKind: "h").isEmpty)
    #expect(layout.indexPathsToInsertForDecorationView(ofKind: "b").isEmpty)
    #expect(layout.indexPathsToDeleteForDecorationView(ofKind: "b").isEmpty)
  }

  @Test func `An item moved interactively stays where it is`() {
    #expect(
      layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero) == path)
  }

  @Test func `A cell moved interactively follows the point`() {
    let attributes = ContextLayout().layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: CGPoint(x: 100, y: 200))
    #expect(attributes.frame == CGRect(x: 80, y: 190, width: 40, height: 20))
  }

  @Test func `It does not flip and is made from left to right`() {
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(layout.developmentLayoutDirection == .leftToRight)
  }

  @Test func `Contexts are of the layout's class and say what moves`() {
    let layout = ContextLayout()
    #expect(layout.invalidationContext(forBoundsChange: .zero) is Context)
    let other = IndexPath(item: 4, section: 0)
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [other], withTargetPosition: CGPoint(x: 3, y: 4),
      previousIndexPaths: [path], previousPosition: .zero)
    #expect(context is Context)
    #expect(context.targetIndexPathsForInteractivelyMovingItems == [other])
    #expect(context.previousIndexPathsForInteractivelyMovingItems == [path])
    #expect(context.interactiveMovementTarget == CGPoint(x: 3, y: 4))
    #expect(context.invalidatedItemIndexPaths == nil)
    let end = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [other], previousIndexPaths: [path], movementCancelled: false)
    #expect(end.targetIndexPathsForInteractivelyMovingItems == [other])
    #expect(end.interactiveMovementTarget == .zero)
  }

  // Behaviour rule T-b.
  @Test func `A layout that is set on a second collection view leaves the first`() {
    let source = TestDataSource([3])
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 30, height: 30)
    let first = makeView(flow, source)
    #expect(first.visibleCells.count == 3)
    // Another one is created with it.
    let second = makeView(flow, source)
    #expect(flow.collectionView === second)
    #expect(first.collectionViewLayout !== flow)
    for view in [first, second] { view.layoutIfNeeded() }
    #expect(first.visibleCells.isEmpty && first.contentSize == .zero)
    #expect(second.visibleCells.count == 3)
    // It is set on one, at once and over time.
    first.collectionViewLayout = flow
    for view in [first, second] { view.layoutIfNeeded() }
    #expect(first.visibleCells.count == 3 && second.visibleCells.isEmpty)
    #expect(flow.collectionView === first)
    second.setCollectionViewLayout(flow, animated: true)
    for view in [first, second] { view.layoutIfNeeded() }
    #expect(first.visibleCells.isEmpty && second.visibleCells.count == 3)
    let other = UICollectionViewFlowLayout()
    first.collectionViewLayout = other
    first.layoutIfNeeded()
    #expect(first.visibleCells.count == 3 && other.collectionView === first)
    #expect(flow.collectionView === second)
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
    #expect(
      message.contains("cannot move to another collection view during an interactive transition"),
      "\(message)")
  }

  @Test func `A layout that is replaced belongs to no view`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === view)
    view.collectionViewLayout = UICollectionViewLayout()
    #expect(layout.collectionView == nil)
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
      #expect(view.visibleCells.map(\.alpha) == [0.5, 0.5, 0.5])
    }
  }
}
