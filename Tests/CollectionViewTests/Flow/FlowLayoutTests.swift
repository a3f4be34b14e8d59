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

/// Behaviour sections 7.1, 7.3, 7.4 and what else stands around the lines.
@Suite("Flow layout")
@MainActor
struct FlowLayoutTests {
  @Test func `A new layout has UIKit's defaults`() {
    let layout = UICollectionViewFlowLayout()
    expectEqual(layout.itemSize, CGSize(width: 50, height: 50))
    expectEqual(layout.minimumLineSpacing, 10)
    expectEqual(layout.minimumInteritemSpacing, 10)
    expectEqual(layout.sectionInset, .zero)
    expectEqual(layout.headerReferenceSize, .zero)
    expectEqual(layout.footerReferenceSize, .zero)
    expectEqual(layout.scrollDirection, .vertical)
    expectEqual(layout.estimatedItemSize, .zero)
    expectEqual(layout.sectionInsetReference, .fromContentInset)
    expect(!layout.sectionHeadersPinToVisibleBounds)
    expect(!layout.sectionFootersPinToVisibleBounds)
    expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    let automatic = UICollectionViewFlowLayout.automaticSize
    expectGreater(automatic.width, 1.797e308)
    expectGreater(automatic.height, 1.797e308)
    let references = UICollectionViewFlowLayout.SectionInsetReference.allCases
    expectEqual(references.map(\.rawValue), [0, 1, 2])
  }

  @Test func `The solver's element kinds are UIKit's`() {
    expectEqual(FlowSpecification.headerKind, UICollectionView.elementKindSectionHeader)
    expectEqual(FlowSpecification.footerKind, UICollectionView.elementKindSectionFooter)
  }

  @Test func `A layout without a collection view is empty`() {
    let layout = UICollectionViewFlowLayout()
    layout.prepare()
    expectEqual(layout.collectionViewContentSize, .zero)
    expectNil(layout.layoutAttributesForElements(in: .infinite))
    expectNil(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    expect(!layout.shouldInvalidateLayout(forBoundsChange: .infinite))
  }

  @Test func `Headers and footers are views of UIKit's kinds in front of cells`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 30
    layout.footerReferenceSize.height = 20
    let source = TestDataSource([3])
    let view = makeFlowView(layout, source)
    let all = try #require(layout.layoutAttributesForElements(in: view.bounds))
    expectEqual(
      all.map(\.representedElementKind),
      [
        UICollectionView.elementKindSectionHeader, nil, nil, nil,
        UICollectionView.elementKindSectionFooter,
      ])
    expectEqual(all.map(\.zIndex), [10, 0, 0, 0, 10])
    expectEqual(view.header(0)?.frame, CGRect(x: 0, y: 0, width: 320, height: 30))
    expectEqual(view.contentSize.height, 100)
    let path = IndexPath(item: 1, section: 0)
    expectNil(
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: path))
    expectNil(layout.layoutAttributesForDecorationView(ofKind: "none", at: path))
  }

  @Test func `A horizontal layout scrolls from side to side`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 200)
    layout.headerReferenceSize = CGSize(width: 40, height: 7)
    let source = TestDataSource([5])
    let view = makeFlowView(layout, source)
    expectEqual(view.columns(), [40, 40, 150, 150, 260])
    expectEqual(view.rows(), [0, 280, 0, 280, 0])
    expectEqual(view.header(0)?.frame, CGRect(x: 0, y: 0, width: 40, height: 480))
    expectEqual(view.contentSize, CGSize(width: 360, height: 480))
  }

  // MARK: The delegate

  /// Implements nothing of a flow layout's delegate.
  private final class SilentDelegate: NSObject, UICollectionViewDelegateFlowLayout {}

  /// Gives items sizes, and nothing else.
  private final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 20) }
  }

  /// Gives the first items sizes, and asks another object for all else.
  private final class ForwardingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    let next = SilentDelegate()

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      guard indexPath.item > 0 else {
        return next.collectionView(
          collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
      }
      return CGSize(width: 70, height: 70)
    }
  }

  private func makeView(_ delegate: any UICollectionViewDelegate) -> (UICollectionView, Any) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 30)
    layout.sectionInset = UIEdgeInsets(1, 2, 3, 4)
    layout.minimumLineSpacing = 5
    layout.minimumInteritemSpacing = 6
    layout.headerReferenceSize.height = 7
    layout.footerReferenceSize.height = 8
    let source = TestDataSource([6])
    let view = makeFlowView(layout, source) { _ in }
    view.delegate = delegate
    layout.invalidateLayout()
    view.layoutIfNeeded()
    return (view, source)
  }

  @Test func `What a delegate does not implement is the layout's property`() {
    let silent = SilentDelegate()
    let (view, source) = makeView(silent)
    // 314 points: three of 80 with gaps of 37.
    expectEqual(view.columns(), [2, 119, 236, 2, 119, 236])
    expectEqual(view.rows(), [8, 8, 8, 43, 43, 43])
    expectEqual(view.contentSize.height, 84)
    let sizing = SizingDelegate()
    view.delegate = sizing
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    expectEqual(view.columns(), [2, 109, 216, 2, 109, 216])
    expectEqual(view.rows(), [8, 8, 8, 33, 33, 33])
    withExtendedLifetime(source) {}
  }

  @Test func `A delegate may ask another object for what it does not know`() {
    let forwarding = ForwardingDelegate()
    let (view, source) = makeView(forwarding)
    expectEqual(view.frames().map(\.width), [80, 70, 70, 70, 70, 70])
    withExtendedLifetime(source) {}
  }

  @Test func `A delegate that is asked for a size it does not know answers the property`() {
    let silent = SilentDelegate()
    let (view, source) = makeView(silent)
    let path = IndexPath(item: 0, section: 0)
    let size = silent.collectionView(view, layout: view.collectionViewLayout, sizeForItemAt: path)
    expectEqual(size, CGSize(width: 80, height: 30))
    let other = silent.collectionView(view, layout: UICollectionViewLayout(), sizeForItemAt: path)
    expectEqual(other, .zero)
    withExtendedLifetime(source) {}
  }

  @Test func `Each item is asked for its size once`() {
    let source = FlowSource([100, 50])
    let view = source.makeView()
    source.sizeCalls = 0
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    expectEqual(source.sizeCalls, 150)
  }

  // MARK: Pinning

  private func makePinned() -> (UICollectionView, TestDataSource) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.headerReferenceSize.height = 30
    layout.footerReferenceSize.height = 20
    layout.sectionInset = UIEdgeInsets(4, 0, 6, 0)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let source = TestDataSource([10, 10])
    return (makeFlowView(layout, source), source)
  }

  @Test func `Pinned headers follow the offset and are pushed out`() {
    let (view, source) = makePinned()
    for (offset, header, zIndex) in [(0, 0, 10), (130, 130, 1024), (620, 600, 1024)] {
      view.contentOffset = CGPoint(x: 0, y: offset)
      view.layoutIfNeeded()
      expectEqual(view.header(0)?.frame.minY, CGFloat(header))
      expectEqual(view.headerAttributes(0)?.zIndex, zIndex)
    }
    expectEqual(view.header(1)?.frame.minY, 650)
    withExtendedLifetime(source) {}
  }

  @Test func `Pinned footers stay at the bottom`() {
    let (view, source) = makePinned()
    view.contentOffset = CGPoint(x: 0, y: 100)
    view.layoutIfNeeded()
    let footer = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
    expectEqual(footer?.frame, CGRect(x: 0, y: 560, width: 320, height: 20))
    withExtendedLifetime(source) {}
  }

  @Test func `Pinned headers keep below the content inset`() {
    let (view, source) = makePinned()
    view.contentInset.top = 44
    view.contentOffset = CGPoint(x: 0, y: 100)
    view.layoutIfNeeded()
    expectEqual(view.header(0)?.frame.minY, 144)
    withExtendedLifetime(source) {}
  }

  // MARK: Interactive movement

  // Behaviour rule M-f.
  @Test func `A moved item has no size and lies in front of all`() {
    let layout = UICollectionViewFlowLayout()
    let source = TestDataSource([6])
    let view = makeFlowView(layout, source)
    let path = IndexPath(item: 2, section: 0)
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: CGPoint(x: 33, y: 44))
    expectEqual(attributes.frame, CGRect(x: 33, y: 44, width: 0, height: 0))
    expectEqual(attributes.zIndex, .max)
    expectEqual(attributes.indexPath, path)
    expectEqual(attributes.representedElementCategory, .cell)
    withExtendedLifetime(view) {}
  }

  // Behaviour rule M-c.
  @Test func `A moved item goes where the point is in a cell`() {
    let layout = UICollectionViewFlowLayout()
    let source = TestDataSource([6])
    let view = makeFlowView(layout, source)
    let path = IndexPath(item: 2, section: 0)
    func target(_ x: CGFloat, _ y: CGFloat) -> Int {
      layout.targetIndexPath(
        forInteractivelyMovingItem: path, withPosition: CGPoint(x: x, y: y)
      ).item
    }
    expectEqual(target(10, 10), 0)
    expectEqual(target(10, 70), 5)
    expectEqual(target(60, 10), 2)
    expectEqual(target(CGFloat.nan, 10), 2)
    withExtendedLifetime(view) {}
  }

  // MARK: Updates

  // Behaviour rule U-o.
  @Test func `Inserted items fade in at their place`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 20)
    layout.headerReferenceSize.height = 30
    let source = TestDataSource([3])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = makeFlowView(layout, source)
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    source.counts = [4, 1]
    view.performBatchUpdates {
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
      view.insertSections([1])
    }
    window.layoutIfNeeded()
    expectEqual(view.rows(), [30, 60, 90, 120])
    expectEqual(view.header(1)?.frame.minY, 140)
    expectEqual(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha, 1)
    expect(window.isAnimating)
    window.advance(to: 1)
    expect(!window.isAnimating)
    expectEqual(view.cellRows, [30, 60, 90, 120, 170])
  }

  // MARK: Right to left

  private final class MirroredLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  // Behaviour rules RTL-3, RTL-4.
  @Test func `Only a subclass that opts in is mirrored`() {
    for (layout, x) in [(UICollectionViewFlowLayout(), 12), (MirroredLayout(), 218)] {
      layout.itemSize = CGSize(width: 90, height: 30)
      layout.sectionInset.left = 12
      let source = TestDataSource([2])
      let view = makeFlowView(layout, source) { $0.traitOverrides.layoutDirection = .rightToLeft }
      expectEqual(view.visibleCells.first?.frame, CGRect(x: x, y: 0, width: 90, height: 30))
      expectEqual(view.columns()[0], 12)
      withExtendedLifetime(source) {}
    }
  }

  @Test func `Pinned headers of a mirrored layout keep to the right`() {
    let layout = MirroredLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 480)
    layout.headerReferenceSize.width = 30
    layout.sectionHeadersPinToVisibleBounds = true
    let source = TestDataSource([10])
    let view = makeFlowView(layout, source) { $0.traitOverrides.layoutDirection = .rightToLeft }
    // 1120 points; at the start the last 320 are seen.
    expectEqual(view.contentOffset.x, 800)
    view.contentOffset.x = 600
    view.layoutIfNeeded()
    expectEqual(view.header(0)?.frame, CGRect(x: 890, y: 0, width: 30, height: 480))
  }
}
