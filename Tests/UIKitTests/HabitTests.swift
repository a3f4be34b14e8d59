// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// The first header grows while the contents are pulled down.
private class StretchyHeaderLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let layoutAttributes = super.layoutAttributesForElements(in: rect)
    layoutAttributes?.forEach { attributes in
      if attributes.representedElementKind == UICollectionView.elementKindSectionHeader
        && attributes.indexPath.section == 0
      {
        guard let collectionView = collectionView else { return }
        let contentOffsetY = collectionView.contentOffset.y
        if contentOffsetY > 0 { return }
        let width = collectionView.frame.width
        let height = attributes.frame.height - contentOffsetY
        attributes.frame = CGRect(x: 0, y: contentOffsetY, width: width, height: height)
      }
    }
    return layoutAttributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }
}

/// A row whose start is on the right where people read from there.
private class MirroringFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@Suite("Habits of a client")
@MainActor
struct HabitTests {
  private final class Rows: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var count = 30
    var expanded: IndexPath?
    var log: [String] = []
    var proposed: [CGPoint] = []

    func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 100, height: indexPath == expanded ? 90 : 40)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("end") }

    func collectionView(_: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath)")
    }
    func collectionView(_: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      log.append("deselect \(indexPath)")
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      proposed.append(proposedContentOffset)
      return CGPoint(x: 0, y: 50)
    }
  }

  private func shown(
    _ rows: Rows, _ layout: UICollectionViewFlowLayout, isRightToLeft: Bool = false
  ) -> (UIWindow, UICollectionView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    if isRightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = rows
    view.delegate = rows
    window.addSubview(view)
    window.layoutIfNeeded()
    return (window, view)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `An empty batch asks for sizes again, and rows make space`() throws {
    let rows = Rows()
    let (window, view) = shown(rows, UICollectionViewFlowLayout())
    let below = try #require(view.cellForItem(at: path(2)))
    expectEqual(below.frame.minY, 100)
    rows.expanded = path(1)
    var isFinished = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.performBatchUpdates(nil) { _ in isFinished = true }
    }
    expectSame(view.cellForItem(at: path(2)), below)
    expectEqual(below.frame.minY, 150)
    window.advance(to: 0.5)
    expectEqual(below.layer.presentation()?.frame.minY, 125)
    expect(!isFinished)
    window.advance(to: 1)
    expect(isFinished)
    // 29 · 40 + 90 + 29 · 10
    expectEqual(view.contentSize.height, 1540)
  }

  @Test func `A header grows while it is pulled down`() {
    let layout = StretchyHeaderLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 60)
    let rows = Rows()
    let (window, view) = shown(rows, layout)
    func header() -> CGRect? {
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))?.frame
    }
    expectEqual(header(), CGRect(x: 0, y: 0, width: 100, height: 60))
    view.contentOffset.y = -30
    window.layoutIfNeeded()
    expectEqual(header(), CGRect(x: 0, y: -30, width: 100, height: 90))
    expectEqual(view.cellForItem(at: path(0))?.frame.minY, 60)
    view.contentOffset.y = 20
    window.layoutIfNeeded()
    expectEqual(header(), CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func `An animated scroll tells its end once, one without animation never`() {
    let rows = Rows()
    let (window, view) = shown(rows, UICollectionViewFlowLayout())
    view.scrollToItem(at: path(10), at: .top, animated: true)
    expectEqual(view.contentOffset.y, 0)
    window.advance(to: 0.1)
    expectGreater(view.contentOffset.y, 0)
    expectLess(view.contentOffset.y, 500)
    window.advance(to: 2)
    expectEqual(view.contentOffset.y, 500)
    expectEqual(rows.log.last, "end")
    expectEqual(rows.log.filter { $0 == "end" }.count, 1)
    rows.log = []
    view.scrollToItem(at: path(0), at: .top, animated: false)
    window.advance(to: 4)
    expectEqual(rows.log, ["scroll"])
  }

  @Test func `A mirrored row starts at its right end`() {
    let layout = MirroringFlowLayout()
    layout.scrollDirection = .horizontal
    let rows = Rows()
    rows.count = 9
    let (_, view) = shown(rows, layout, isRightToLeft: true)
    // Four to a column of 200: three columns of 100, 10 between.
    expectEqual(view.contentSize, CGSize(width: 320, height: 200))
    expectEqual(view.contentOffset, CGPoint(x: 220, y: 0))
    expectEqual(view.cellForItem(at: path(0))?.frame.minX, 220)
    expectEqual(view.indexPathForItem(at: CGPoint(x: 310, y: 10)), path(0))
    expectEqual(view.indexPathForItem(at: CGPoint(x: 10, y: 10)), path(8))
  }

  @Test func `Programs select without a word, and editing ends a selection`() {
    let rows = Rows()
    let (window, view) = shown(rows, UICollectionViewFlowLayout())
    rows.log = []
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.isEditing = true
    expectEqual(view.indexPathsForSelectedItems, [])
    window.tap(at: CGPoint(x: 50, y: 10))
    expectEmpty(rows.log)
    view.allowsSelectionDuringEditing = true
    window.tap(at: CGPoint(x: 50, y: 10))
    window.tap(at: CGPoint(x: 50, y: 60))
    expectEqual(rows.log, ["select [0, 0]", "deselect [0, 0]", "select [0, 1]"])
    expectEqual(view.cellForItem(at: path(1))?.configurationState.isEditing, true)
  }

  @Test func `The delegate says where a change of layouts comes to rest`() {
    let rows = Rows()
    let (window, view) = shown(rows, UICollectionViewFlowLayout())
    view.contentOffset.y = 1000
    window.layoutIfNeeded()
    let other = UICollectionViewFlowLayout()
    other.minimumLineSpacing = 0
    view.setCollectionViewLayout(other, animated: true)
    window.advance(to: 2)
    // Of 40 points each, the item in the middle is the 23rd: rule T-i.
    expectEqual(rows.proposed, [CGPoint(x: 0, y: 22 * 40 + 20 - 100)])
    expectEqual(view.contentOffset, CGPoint(x: 0, y: 50))
  }

  @Test func `What a program says about the content size is overwritten`() {
    let rows = Rows()
    let (window, view) = shown(rows, UICollectionViewFlowLayout())
    view.contentSize = CGSize(width: 5, height: 5)
    view.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    expectEqual(view.contentSize, CGSize(width: 100, height: 1490))
  }

  @Test func `Items that come before the first layout are no error`() {
    let rows = Rows()
    rows.count = 0
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    var isFinished = false
    view.performBatchUpdates {
      rows.count = 2
      view.insertItems(at: [path(0), path(1)])
    } completion: {
      isFinished = $0
    }
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.count, 2)
    expect(isFinished)
  }

  @Test func `A class's description is an identifier`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout())
    let rows = Rows()
    view.dataSource = rows
    view.register(CaptionCell.self, forCellWithReuseIdentifier: CaptionCell.description())
    let cell = view.dequeueReusableCell(
      withReuseIdentifier: CaptionCell.description(), for: path(0))
    expect(cell, is: CaptionCell.self)
    expectEqual(cell.reuseIdentifier, "UIKitTests.CaptionCell")
  }

  @Test func `A priority is a number that is added to`() {
    expectEqual(UILayoutPriority.defaultLow + 2, UILayoutPriority(252))
    expectEqual(UILayoutPriority.required - 1, UILayoutPriority(999))
    expectEqual(UILayoutPriority.required - UILayoutPriority.defaultHigh, 250)
    var priority = UILayoutPriority.fittingSizeLevel
    priority += 10
    priority -= 1
    expectEqual(priority.rawValue, 59)
    expectLess(priority, .defaultLow)
    expectGreater(.required, priority)
    let label = UILabel()
    label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    expectEqual(label.contentHuggingPriority(for: .horizontal).rawValue, 251)
  }
}

class CaptionCell: UICollectionViewCell {}
