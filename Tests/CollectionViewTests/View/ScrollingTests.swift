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

/// Behaviour sections 11.6 to 11.8.
@Suite("Scrolling and hit-testing")
@MainActor
struct ScrollingTests {
  /// Content of 1000 points in a view of 480: items of 44 with one at 600, after rows of 100.
  private func make(inset: CGFloat = 0, rows: Int = 10) -> (UICollectionView, TestDataSource) {
    let source = TestDataSource([rows])
    let view = makeView(
      UICollectionViewCompositionalLayout(section: listSection(.absolute(100))), source)
    view.contentInset.top = inset
    view.layoutIfNeeded()
    return (view, source)
  }

  private func offset(
    _ view: UICollectionView, item: Int, _ position: UICollectionView.ScrollPosition
  ) -> CGFloat {
    view.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
    return view.contentOffset.y
  }

  @Test func `An item scrolls to the top, the middle and the bottom`() {
    let (view, source) = make()
    expectEqual(view.contentSize.height, 1000)
    expectEqual(offset(view, item: 4, .top), 400)
    expectEqual(offset(view, item: 6, .top), 520)
    expectEqual(offset(view, item: 6, .centeredVertically), 410)
    expectEqual(offset(view, item: 6, .bottom), 220)
    _ = source
  }

  @Test func `Insets count, and the result is clamped to them`() {
    let (view, source) = make(inset: 50)
    expectEqual(offset(view, item: 0, .top), -50)
    expectEqual(offset(view, item: 1, .top), 50)
    // 150 - (480 - 50) / 2 - 50 is before the start.
    expectEqual(offset(view, item: 1, .centeredVertically), -50)
    _ = source
  }

  @Test func `No choice for an axis leaves it alone`() {
    let (view, source) = make()
    _ = offset(view, item: 3, .top)
    expectEqual(offset(view, item: 8, []), 300)
    expectEqual(offset(view, item: 8, .left), 300)
    _ = source
  }

  @Test func `Scrolling to an item measures on the way`() {
    let source = TestDataSource([100])
    source.height = { _ in 100 }
    let view = makeView(
      UICollectionViewCompositionalLayout(section: listSection(.estimated(50))), source)
    let path = IndexPath(item: 50, section: 0)
    view.scrollToItem(at: path, at: .top, animated: false)
    view.layoutIfNeeded()
    expectEqual(view.cellForItem(at: path)?.frame.minY, view.contentOffset.y)
  }

  @Test(.waitsForProcesses) func `Two choices for one axis stop the program`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (view, source) = ScrollingTests().make()
        view.scrollToItem(
          at: IndexPath(item: 0, section: 0), at: [.top, .bottom], animated: false)
        _ = source
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectContains(message, "2 vertical choices")
  }

  @Test(.waitsForProcesses) func `An item that does not exist stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, source) = ScrollingTests().make()
        view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: false)
        _ = source
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "there is no item at [0, 10]; section 0 has 10 items", "\(message)")
  }

  @Test func `The near edges of a cell belong to it, the far ones do not`() {
    let (view, source) = make()
    expectEqual(view.indexPathForItem(at: .zero)?.item, 0)
    expectEqual(view.indexPathForItem(at: CGPoint(x: 319.5, y: 99.5))?.item, 0)
    expectEqual(view.indexPathForItem(at: CGPoint(x: 10, y: 100))?.item, 1)
    expectNil(view.indexPathForItem(at: CGPoint(x: 320, y: 10)))
    expectNil(view.indexPathForItem(at: CGPoint(x: 10, y: -1)))
    expectEqual(view.indexPathForItem(at: CGPoint(x: 10, y: 950))?.item, 9)
    expectNil(view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)))
    _ = source
  }

  @Test func `The frontmost cell is hit, transformed ones exactly`() {
    let layout = SpyLayout()
    layout.answer = { attributes in
      attributes[0].zIndex = 1
      attributes[0].frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      attributes[1].frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      attributes[2].frame = CGRect(x: 200, y: 200, width: 100, height: 100)
      attributes[2].transform = CGAffineTransform(rotationAngle: .pi / 4)
      return attributes
    }
    let source = TestDataSource([3])
    let view = makeView(layout, source)
    expectEqual(view.indexPathForItem(at: CGPoint(x: 50, y: 50))?.item, 0)
    // In the box of the turned square but outside of the square itself.
    expectNil(view.indexPathForItem(at: CGPoint(x: 190, y: 190)))
    expectEqual(view.indexPathForItem(at: CGPoint(x: 250, y: 185))?.item, 2)
  }

  /// Behaviour rule RE-11.
  @Test func `A cell that is turned about y is hit where it is drawn`() {
    let turn = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let layout = SpyLayout()
    layout.answer = { attributes in
      attributes[0].frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      attributes[0].transform3D = turn
      return attributes
    }
    let source = TestDataSource([1])
    let view = makeView(layout, source)
    // Half as wide, about its middle.
    expectEqual(view.indexPathForItem(at: CGPoint(x: 30, y: 50))?.item, 0)
    expectNil(view.indexPathForItem(at: CGPoint(x: 20, y: 50)))
    expectEqual(view.cellForItem(at: IndexPath(item: 0, section: 0))?.transform3D, turn)
  }
}
