// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit rule MU-7.
@Suite("AppKit: compositional layout")
@MainActor
struct CompositionalLayoutTests {
  private func section(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
        subitems: [item]))
  }

  @Test func `The container is the clip view, also while the document is larger`() {
    var asked: [NSSize] = []
    let layout = NSCollectionViewCompositionalLayout { [self] _, environment in
      asked.append(environment.container.effectiveContentSize)
      return section(.fractionalWidth(0.5), .fractionalHeight(0.5))
    }
    let fixture = Fixture(clip: NSSize(width: 200, height: 100), counts: [5], layout: layout)
    expectEqual(fixture.frame(4), NSRect(x: 0, y: 200, width: 100, height: 50))
    expectEqual(fixture.view.frame.size, NSSize(width: 200, height: 250))
    fixture.view.reloadData()
    fixture.window.layoutIfNeeded()
    expectEqual(Set(asked.map(\.height)), [100])
    // Contents are not inset.
    fixture.scrollView.contentInsets = NSEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.frame(0)?.width, 100)
  }

  @Test func `A section scrolls sideways by itself`() throws {
    let orthogonal = section(.absolute(80), .absolute(50))
    orthogonal.orthogonalScrollingBehavior = .continuous
    let fixture = Fixture(
      clip: NSSize(width: 200, height: 100), counts: [10],
      layout: NSCollectionViewCompositionalLayout(section: orthogonal))
    expectEqual(fixture.view.indexPathsForVisibleItems().max(), path(0, 2))
    expect(fixture.view.setOrthogonalOffset(400, forSection: 0))
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.view.indexPathsForVisibleItems(), [path(0, 5), path(0, 6), path(0, 7)])
    let item = try #require(fixture.view.item(at: path(0, 6)))
    expectSame(item.view.superview, fixture.view)
    expectContains(fixture.view.subviews, where: { $0 === item.view })
    // A click goes to where the item is seen.
    fixture.view.isSelectable = true
    fixture.window.click(at: fixture.point(100, 25))
    expectEqual(fixture.view.selectionIndexPaths, [path(0, 6)])
    fixture.view.scrollToItems(at: [path(0, 0)], scrollPosition: .left)
    expectEqual(fixture.view.orthogonalOffset(forSection: 0), 0)
  }

  @Test func `Handlers get what is visible, and change it`() {
    let plain = section(.fractionalWidth(1), .absolute(40))
    var seen: [(items: Int, y: CGFloat)] = []
    plain.visibleItemsInvalidationHandler = { items, offset, _ in
      seen.append((items.count, offset.y))
      for item in items {
        expectEqual(item.representedElementCategory, .item)
        item.alpha = 0.5
      }
    }
    let fixture = Fixture(
      clip: NSSize(width: 200, height: 100), counts: [20],
      layout: NSCollectionViewCompositionalLayout(section: plain))
    expectEqual(seen.last?.items, 3)
    expectEqual(fixture.view.item(at: path(0, 0))?.view.alphaValue, 0.5)
    fixture.scrollView.contentView.scroll(to: NSPoint(x: 0, y: 60))
    fixture.window.layoutIfNeeded()
    expectEqual(seen.last?.y, 60)
  }

  @Test func `Estimated views are measured by their constraints`() {
    final class Title: NSView, NSCollectionViewElement {
      override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        heightAnchor.constraint(equalToConstant: 31).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let titled = section(.fractionalWidth(1), .absolute(40))
    let kind = NSCollectionView.elementKindSectionHeader
    titled.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: kind, alignment: .top)
    ]
    let view = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 200, height: 300))
    let source = CountingSource([3])
    view.register(PlainItem.self, forItemWithIdentifier: CountingSource.identifier)
    view.register(
      Title.self, forSupplementaryViewOfKind: kind, withIdentifier: CountingSource.header)
    view.collectionViewLayout = NSCollectionViewCompositionalLayout(section: titled)
    view.dataSource = source
    view.layoutSubtreeIfNeeded()
    expectEqual(view.layoutAttributesForItem(at: path(0, 0))?.frame.minY, 31)
    expectEqual(view.visibleSupplementaryViews(ofKind: kind).count, 1)
    expectEqual(view.supplementaryView(forElementKind: kind, at: path(0, 0))?.frame.height, 31)
  }
}
