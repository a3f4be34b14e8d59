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

/// The measured examples of behaviour section 7.6, in a collection view.
@Suite("Flow layout: measured examples")
@MainActor
struct FlowLayoutExampleTests {
  private func varied(_ path: IndexPath) -> CGSize {
    CGSize(width: 60 + 10 * CGFloat(path.item % 3), height: 40 + 6 * CGFloat(path.item % 4))
  }

  @Test func `Six items of fifty points with the defaults`() {
    let source = TestDataSource([6])
    let view = makeFlowView(UICollectionViewFlowLayout(), source)
    expectEqual(view.cellFrames.map(\.minX), [0, 67.5, 135, 202.5, 270, 0])
    expectEqual(view.cellRows, [0, 0, 0, 0, 0, 60])
    expectEqual(view.contentSize, CGSize(width: 320, height: 110))
  }

  @Test func `Two sections with headers and insets`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 30)
    layout.sectionInset = UIEdgeInsets(5, 12, 5, 12)
    layout.minimumInteritemSpacing = 6
    layout.headerReferenceSize = CGSize(width: 7, height: 30)
    let source = TestDataSource([7, 2])
    let view = makeFlowView(layout, source)
    expectEqual(view.columns(), [12, 115, 218, 12, 115, 218, 12])
    expectEqual(view.rows(), [35, 35, 35, 75, 75, 75, 115])
    expectEqual(view.columns(1), [12, 115])
    expectEqual(view.rows(1), [185, 185])
    expectEqual(view.header(1)?.frame, CGRect(x: 0, y: 150, width: 320, height: 30))
    expectEqual(view.contentSize.height, 220)
  }

  @Test func `Items of a line are centred on the tallest`() {
    let source = FlowSource([7, 2])
    source.size = { path in
      let isTall = path.section == 0 && path.item < 3
      return CGSize(width: 90, height: isTall ? [29, 233, 80][path.item] : 30)
    }
    source.inset = { _ in UIEdgeInsets(5, 12, 5, 12) }
    source.interitemSpacing = 6
    source.header = 30
    let view = source.makeView()
    expectEqual(view.rows().prefix(3), [137, 35, 111.5])
    expectEqual(view.columns().prefix(3), [12, 115, 218])
  }

  @Test func `A section of one item keeps to the grid`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 50)
    layout.sectionInset = UIEdgeInsets(10, 12, 14, 16)
    layout.minimumInteritemSpacing = 7
    layout.minimumLineSpacing = 9
    let source = TestDataSource([7, 5, 1])
    let view = makeFlowView(layout, source)
    expectEqual(view.columns(), [12, 123, 234, 12, 123, 234, 12])
    expectEqual(view.rows(), [10, 10, 10, 69, 69, 69, 128])
    expectEqual(view.frames(2), [CGRect(x: 12, y: 335, width: 70, height: 50)])
    expectEqual(view.contentSize.height, 399)
  }

  @Test func `Mixed sizes in three sections with insets of their own`() {
    let source = FlowSource([7, 5, 1])
    source.size = varied
    source.inset = {
      let s = CGFloat($0)
      return UIEdgeInsets(4 + 3 * s, 6 + 5 * s, 8 + s, 10 + 4 * s)
    }
    source.header = 24
    source.interitemSpacing = 7
    source.lineSpacing = 9
    let view = source.makeView()
    expectEqual(
      view.frames(0),
      [
        CGRect(x: 6, y: 37, width: 60, height: 40), CGRect(x: 77.5, y: 34, width: 70, height: 46),
        CGRect(x: 158.5, y: 31, width: 80, height: 52),
        CGRect(x: 250, y: 28, width: 60, height: 58),
        CGRect(x: 6, y: 101, width: 70, height: 40), CGRect(x: 83, y: 98, width: 80, height: 46),
        CGRect(x: 170, y: 95, width: 60, height: 52),
      ])
    expectEqual(view.columns(1), [11, 79.5, 157.5, 246, 11])
    expectEqual(view.rows(1), [195, 192, 189, 186, 253])
    expectEqual(view.frames(2), [CGRect(x: 16, y: 336, width: 60, height: 40)])
    expectEqual(view.contentSize.height, 386)
  }

  @Test func `The only line is the last line`() {
    let source = FlowSource([7, 5, 1])
    source.size = varied
    source.inset = { _ in UIEdgeInsets(10, 12, 14, 16) }
    source.interitemSpacing = 7
    source.lineSpacing = 9
    let view = source.makeView(width: 768)
    expectEqual(view.columns(), [12, 79, 156, 243, 310, 387, 474])
    expectEqual(view.rows(), [19, 16, 13, 10, 19, 16, 13])
    expectEqual(view.contentSize.height, 228)
  }

  @Test func `Lines of mixed widths are justified, the last is not`() {
    let widths: [CGFloat] = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5]
    let source = FlowSource([8])
    source.size = { CGSize(width: widths[$0.item], height: 29) }
    let view = source.makeView()
    expectEqual(view.columns(), [0, 219.5, 0, 118.5, 219.5, 0, 60, 220.5])
    expectEqual(view.cellFrames.map(\.minX), view.columns())
  }

  @Test func `One wide item on each line is in the middle`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize.width = 200
    let source = TestDataSource([4])
    expectEqual(makeFlowView(layout, source).columns(), [60, 60, 60, 60])
  }

  private func makeInsetLayout(
    _ reference: UICollectionViewFlowLayout.SectionInsetReference
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 50)
    layout.sectionInset = UIEdgeInsets(10, 12, 14, 16)
    layout.minimumInteritemSpacing = 7
    layout.minimumLineSpacing = 9
    layout.sectionInsetReference = reference
    return layout
  }

  @Test func `Insets are counted from the safe area`() {
    let source = TestDataSource([6])
    let view = makeFlowView(makeInsetLayout(.fromSafeArea), source) {
      $0.contentInset = UIEdgeInsets(0, 20, 0, 30)
    }
    expectEqual(view.columns(), [0, 100, 200, 0, 100, 200])
    expectEqual(view.contentSize.width, 270)
  }

  @Test func `Insets are counted from the layout margins`() {
    let source = TestDataSource([3])
    let view = makeFlowView(makeInsetLayout(.fromLayoutMargins), source) {
      $0.layoutMargins = UIEdgeInsets(0, 30, 0, 5)
    }
    expectEqual(view.columns(), [42, 135.5, 229])
  }

  @Test func `Three items that fit exactly share a line`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize.width = 90
    layout.minimumInteritemSpacing = 13
    let source = TestDataSource([4])
    expectEqual(makeFlowView(layout, source, width: 296).columns(), [0, 103, 206, 0])
  }

  // Behaviour section 5.5.
  @Test func `Unmeasured rows count as the average of the measured`() {
    let heights: [CGFloat] = [31, 50, 31, 69, 31, 47, 53, 42, 43]
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    let source = TestDataSource([20])
    source.height = { heights[$0.item] }
    // As high as nine rows and their spacings, so that the tenth is not visible.
    let view = makeFlowView(layout, source, height: 397 + 80)
    expectEqual(view.visibleCells.count, 9)
    expectEqual(view.cellFrames.map(\.height), heights)
    expectNear(view.frames()[15].height, 44.11, within: 0.01)
    expectNear(view.contentSize.height, 1072.2, within: 0.05)
  }
}
