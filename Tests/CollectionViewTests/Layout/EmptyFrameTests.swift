// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Gives items the frames that it was made with, as wide as their cells ask for.
private final class FrameLayout: UICollectionViewLayout {
  private let frames: [CGRect]
  private var widths: [Int: CGFloat] = [:]

  init(_ frames: [CGRect]) {
    self.frames = frames
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    if let width = widths[indexPath.item] {
      attributes.frame = CGRect(
        x: frames[indexPath.item].minX + width * CGFloat(indexPath.item),
        y: frames[indexPath.item].minY, width: width, height: frames[indexPath.item].height)
    }
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size != originalAttributes.size }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    widths[preferredAttributes.indexPath.item] = preferredAttributes.size.width
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }
}

/// Behaviour rule Y-7.
@Suite("Empty frames") @MainActor
struct EmptyFrameTests {
  private final class Cell: UICollectionViewCell {
    var isWide = false
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if isWide { layoutAttributes.size.width = 50 }
      return layoutAttributes
    }
  }

  /// Shows frames in a view that is 100 points high.
  private func view(
    of frames: [CGRect], width: CGFloat = 100, isWide: Bool = false
  ) -> (UICollectionView, AnyObject) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 100),
      collectionViewLayout: FrameLayout(frames))
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, _ in
      cell.isWide = isWide
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(frames.indices))
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return (view, source)
  }

  @Test func `Items without a width are supplied, and measured`() {
    let frame = CGRect(x: 0, y: 0, width: 0, height: 50)
    let (view, source) = view(of: [frame, frame, frame], isWide: true)
    // The third begins where the view ends.
    expectEqual(
      view.visibleCells.map(\.frame),
      [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50),
      ])
    view.contentOffset.x = 50
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.frame.minX), [50, 100])
    withExtendedLifetime(source) {}
  }

  @Test func `An empty frame counts where it is in the visible rectangle, edges included`() {
    let frames = [
      CGRect(x: 0, y: 0, width: 0, height: 0), CGRect(x: 100, y: 20, width: 0, height: 50),
      CGRect(x: 20, y: 100, width: 50, height: 0), CGRect(x: 50, y: -20, width: 0, height: 50),
      // Beside it; these only touch it, or have an area and touch it.
      CGRect(x: 100.5, y: 20, width: 0, height: 50), CGRect(x: 50, y: 100, width: 0, height: 50),
      CGRect(x: 100, y: 20, width: 50, height: 50), CGRect(x: 20, y: -1, width: 50, height: 0),
    ]
    let (view, source) = view(of: frames)
    expectEqual(Set(view.indexPathsForVisibleItems.map(\.item)), [0, 1, 2, 3])
    withExtendedLifetime(source) {}
  }

  @Test func `Three frames of no width are three cells`() {
    let frame = CGRect(x: 0, y: 0, width: 0, height: 50)
    let (view, source) = view(of: [frame, frame, frame])
    expectEqual(view.visibleCells.count, 3)
    withExtendedLifetime(source) {}
  }

  @Test func `Three frames of no width whose cells answer 50 are three cells`() {
    let frame = CGRect(x: 0, y: 0, width: 0, height: 50)
    let (view, source) = view(of: [frame, frame, frame], width: 160, isWide: true)
    expectEqual(
      view.visibleCells.map(\.frame),
      [0, 50, 100].map {
        CGRect(x: $0, y: 0, width: 50, height: 50)
      })
    withExtendedLifetime(source) {}
  }
}
