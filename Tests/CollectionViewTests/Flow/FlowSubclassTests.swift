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

/// Subclasses of the flow layout, as they are written for iOS.
@Suite("Flow layout: subclasses")
@MainActor
struct FlowSubclassTests {
  /// Two columns, whatever the width: sets its item size while it prepares.
  private final class ColumnsLayout: UICollectionViewFlowLayout {
    let preparesFirst: Bool

    init(preparesFirst: Bool) {
      self.preparesFirst = preparesFirst
      super.init()
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override func prepare() {
      if preparesFirst { super.prepare() }
      let width = collectionView?.bounds.width ?? 0
      minimumInteritemSpacing = 20
      itemSize = CGSize(width: (width - 20) / 2, height: 40)
      if !preparesFirst { super.prepare() }
    }
  }

  @Test(arguments: [false, true])
  func `A subclass may set its item size while it prepares`(preparesFirst: Bool) {
    let source = TestDataSource([3])
    let layout = ColumnsLayout(preparesFirst: preparesFirst)
    let view = makeFlowView(layout, source)
    expectEqual(view.columns(), [0, 170, 0])
    expectEqual(view.contentSize.height, 90)
    view.frame.size.width = 420
    view.layoutIfNeeded()
    expectEqual(view.cellFrames.map(\.width), [200, 200, 200])
  }

  /// Items grow towards the middle of the screen, and come to rest there.
  private final class CarouselLayout: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      guard let view = collectionView else { return nil }
      let middle = view.contentOffset.x + view.bounds.width / 2
      return super.layoutAttributesForElements(in: rect)?.map { attributes in
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        let distance = min(1, abs(copy.center.x - middle) / 420)
        copy.transform = CGAffineTransform(scaleX: 1 - distance / 2, y: 1 - distance / 2)
        copy.zIndex = 1
        return copy
      }
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      guard let view = collectionView else { return proposedContentOffset }
      let rect = CGRect(origin: proposedContentOffset, size: view.bounds.size)
      let middles = super.layoutAttributesForElements(in: rect)?.map(\.center.x) ?? []
      let nearest = middles.min { abs($0 - rect.midX) < abs($1 - rect.midX) }
      return CGPoint(x: (nearest ?? rect.midX) - rect.width / 2, y: 0)
    }
  }

  @Test func `A carousel changes copies and comes to rest on an item`() {
    let layout = CarouselLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 200, height: 480)
    layout.sectionInset = UIEdgeInsets(0, 60, 0, 60)
    let source = TestDataSource([5])
    let view = makeFlowView(layout, source)
    expectEqual(view.visibleCells[0].frame, CGRect(x: 60, y: 0, width: 200, height: 480))
    expectEqual(view.visibleCells[1].frame.width, 150)
    view.contentOffset.x = 210
    view.layoutIfNeeded()
    expectEqual(view.visibleCells[1].transform, .identity)
    expectEqual(
      layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.transform, .identity)
    let rest = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 250, y: 0), withScrollingVelocity: .zero)
    expectEqual(rest, CGPoint(x: 210, y: 0))
  }

  /// All items at the left, as chips are.
  private final class LeftAlignedLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let attributes = super.layoutAttributesForElements(in: rect)?.map {
        $0.copy() as! UICollectionViewLayoutAttributes
      }
      var left = sectionInset.left
      var line: CGFloat = -1
      for element in attributes ?? [] where element.representedElementCategory == .cell {
        if element.frame.minY >= line { left = sectionInset.left }
        element.frame.origin.x = left
        left += element.frame.width + minimumInteritemSpacing
        line = max(element.frame.maxY, line)
      }
      return attributes
    }
  }

  @Test func `Chips are pushed to the left`() {
    let widths: [CGFloat] = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5]
    let source = FlowSource([8])
    source.size = { CGSize(width: widths[$0.item], height: 29) }
    let view = source.makeView(LeftAlignedLayout())
    expectEqual(view.cellFrames.map(\.minX), [0, 127, 0, 93.5, 170, 0, 60, 220.5])
  }

  /// Takes the sizes that cells ask for without an estimate.
  private final class GrowingLayout: UICollectionViewFlowLayout {
    var asked: [IndexPath] = []

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      asked.append(originalAttributes.indexPath)
      return false
    }
  }

  // Behaviour rule Z-1.
  @Test func `A subclass is asked about sizes that cells would like`() {
    let layout = GrowingLayout()
    let source = TestDataSource([3])
    let view = makeFlowView(layout, source)
    expectEqual(layout.asked.map(\.item), [0, 1, 2])
    withExtendedLifetime(view) {}
  }

  /// Attributes with a value of their own.
  private final class ColoredAttributes: UICollectionViewLayoutAttributes {
    var tint = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? ColoredAttributes)?.tint = tint
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ColoredAttributes else { return false }
      return super.isEqual(object) && MainActor.assumeIsolated { other.tint == tint }
    }
  }

  private final class ColoredLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { ColoredAttributes.self }
  }

  @Test func `Attributes are of the class that a subclass names`() {
    let layout = ColoredLayout()
    let source = TestDataSource([3])
    let view = makeFlowView(layout, source)
    let all = layout.layoutAttributesForElements(in: view.bounds) ?? []
    expectEqual(all.count, 3)
    expectAll(all, where: { $0 is ColoredAttributes })
    let moved = layout.layoutAttributesForInteractivelyMovingItem(
      at: IndexPath(item: 0, section: 0), withTargetPosition: .zero)
    expect(moved, is: ColoredAttributes.self)
  }

  /// Keeps its lines whatever happens to the bounds.
  private final class StubbornLayout: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  }

  @Test func `A subclass that does not care for the width keeps its lines`() {
    let layout = StubbornLayout()
    let source = TestDataSource([6])
    let view = makeFlowView(layout, source)
    view.frame.size.width = 400
    view.layoutIfNeeded()
    expectEqual(view.columns(), [0, 67.5, 135, 202.5, 270, 0])
  }
}
